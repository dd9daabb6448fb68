"""The log: every name can be pointed at, numbers of rules are short, and the last line stays in sight."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from app.panels.log import Log
from app.theme import Look
from engine.views import LogLine

CODES = {"Pell": "9-1", "Pell the Elder": "9-2", "Noor": "9-3"}


def log(qtbot: QtBot) -> Log:
    found = Log(Look(), CODES, lambda line: (line.text, line.words))
    qtbot.addWidget(found)
    found.resize(300, 200)
    found.show()
    return found


def line(text: str, *words: str) -> LogLine:
    return LogLine(text, "FFTCG 11.2.1", text, words)


def test_every_name_is_a_link_though_one_is_part_of_another(qtbot: QtBot) -> None:
    shown = log(qtbot)
    shown.add([line("Ann discards Pell, Pell the Elder and Pell.", "Ann", "Pell", "Pell the Elder")])
    links = shown.toHtml()
    assert links.count('href="card:9-1"') == 2 and links.count('href="card:9-2"') == 1


def test_names_in_a_list_are_links_too(qtbot: QtBot) -> None:
    shown = log(qtbot)
    shown.add([line("Ann dulls Pell, Noor.", "Ann", "Pell, Noor")])
    assert 'href="card:9-1"' in shown.toHtml() and 'href="card:9-3"' in shown.toHtml()


def test_a_rule_is_named_without_its_game_and_opened_with_it(qtbot: QtBot) -> None:
    shown = log(qtbot)
    shown.add([line("Ann passes.")])
    assert "FFTCG" not in shown.words() and "11.2.1" in shown.words()
    assert 'href="rule:FFTCG 11.2.1"' in shown.toHtml()


def test_the_last_line_stays_in_sight_when_the_log_becomes_smaller(qtbot: QtBot) -> None:
    shown = log(qtbot)
    shown.add([line(f"Line {number}.") for number in range(40)])
    bar = shown.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    shown.resize(300, 90)
    assert bar.value() == bar.maximum()
    bar.setValue(0)
    shown.resize(300, 120)
    assert bar.value() == 0


def test_who_reads_farther_up_is_not_disturbed_by_what_is_new(qtbot: QtBot) -> None:
    shown = log(qtbot)
    shown.reset([line(f"Ann does something for the {place}. time.") for place in range(60)])
    bar = shown.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    bar.setValue(0)
    shown.add([line("Ann does it again.")])
    assert bar.value() == 0
    bar.setValue(bar.maximum())
    shown.add([line("And again.")])
    assert bar.value() == bar.maximum()


def test_only_what_is_new_is_written(qtbot: QtBot) -> None:
    shown = log(qtbot)
    lines = [line(f"Line {place}.") for place in range(4)]
    shown.reset(lines[:2])
    shown.reset(lines)
    assert shown.words().splitlines() == [f"Line {place}. 11.2.1" for place in range(4)]
    shown.reset(lines[1:3])
    assert shown.words().splitlines() == ["Line 1. 11.2.1", "Line 2. 11.2.1"]


def test_no_line_is_cut_off_at_the_top(qtbot: QtBot) -> None:
    shown = log(qtbot)
    shown.add([line(f"Line {number} that is long enough to go on in a second row.") for number in range(40)])
    for height in range(150, 190, 3):
        shown.resize(300, height)
        first = shown.cursorForPosition(QPoint(8, 2))
        assert shown.cursorRect(first).top() >= 0, height


def test_a_turn_stands_off_from_what_was_before_it_however_it_came_into_the_log(qtbot: QtBot) -> None:
    turn = LogLine("Turn 7: Ann.", "FFTCG 9", "Turn {0}: {1}.", ("7", "Ann"))
    shown = log(qtbot)
    shown.reset([line("Ann passes."), turn])
    shown.add([turn, line("Ann draws a card.")])
    block, margins = shown.document().firstBlock(), []
    while block.isValid():
        margins.append(block.blockFormat().topMargin())
        block = block.next()
    assert margins == [0, 8, 8, 0]


def test_a_phase_is_a_quieter_line(qtbot: QtBot) -> None:
    shown, faint = log(qtbot), Look().palette.text_faint
    styles = [shown._style(line(text))[0] for text in ("Main Phase 1.", "Bond Phase.", "Ann skips the Draw Phase.")]
    assert [ink == faint for ink in styles] == [True, True, False]


def test_a_log_that_was_filled_before_it_had_its_room_shows_its_last_line(qtbot: QtBot) -> None:
    """As when a match that was left goes on: the page is made with all lines, and shown after that."""
    found = Log(Look(), CODES, lambda line: (line.text, line.words))
    qtbot.addWidget(found)
    found.reset([line(f"Line {number}, which is so long that it becomes several of them.") for number in range(40)])
    found.resize(180, 120)
    found.show()
    bar = found.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    found.resize(120, 200)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())


def test_all_of_a_line_grows_with_the_size_of_type(qtbot: QtBot) -> None:
    def sizes(zoom: float) -> list[int]:
        found = Log(Look(zoom=zoom), CODES, lambda line: (line.text, line.words))
        qtbot.addWidget(found)
        found.add([line("Ann passes.")])
        cursor, read = QTextCursor(found.document()), []
        while cursor.movePosition(QTextCursor.MoveOperation.NextWord):
            read.append(cursor.charFormat().font().pixelSize())
        return read

    assert len(set(sizes(1.0))) == 2
    assert all(large >= 1.9 * small > 0 for small, large in zip(sizes(1.0), sizes(2.0), strict=True))

"""What the window says of saving: a sentence as long as it fails, and nothing lost meanwhile."""

from __future__ import annotations

import errno
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from app.home import Home
from app.lobby.matches import saved_matches
from app.lobby.plan import MatchPlan
from app.settings.places import Places
from app.window import MainWindow
from engine import files, record
from engine.answers import Confirm
from tests.app.table.acts import match_of


class Disk(io.FileIO):
    """A file on a disk that may be full."""

    full = False

    def write(self, data: object) -> int:
        if Disk.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(data)  # type: ignore[arg-type]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Disk]]:
    def opened(path: Path) -> Disk:
        path.touch()
        return Disk(path, "r+")

    monkeypatch.setattr(files, "open_raw", opened)
    yield Disk
    Disk.full = False


def opened(qtbot: QtBot, qapp: QApplication, folder: Path) -> MainWindow:
    window = MainWindow(Home(qapp, Places.below(folder)))
    qtbot.addWidget(window)
    window.show()
    return window


def play(window: MainWindow) -> None:
    game = window.home.games()[0]
    decks = [game.read_deck(path) for path in game.starters()]
    window.play(MatchPlan(game, (decks[0], decks[1]), ("Ann", "Bo"), ("human", "human"), "enforced", True, 5))


def answer(window: MainWindow) -> None:
    assert window.page is not None
    assert window.page.session.answer(Confirm(False)) is None


def press(text: str, patience: int = 200) -> None:
    """Press a button of the message that will stand there; one without such a button is closed, and the test fails."""

    def look() -> None:
        box = QApplication.activeModalWidget()
        if box is None and patience:
            press(text, patience - 1)
            return
        assert isinstance(box, QMessageBox), box
        found = [one for one in box.buttons() if one.text().replace("&", "") == text]
        if not found:
            told = [one.text() for one in box.buttons()]
            box.reject()
            raise AssertionError(f"{box.text()!r} has the buttons {told}")
        found[0].click()

    QTimer.singleShot(0 if patience == 200 else 10, look)


def test_a_full_disk_is_told_until_it_is_cured(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, disk: type[Disk]
) -> None:
    window = opened(qtbot, qapp, tmp_path)
    play(window)
    bar = window.statusBar()
    assert not bar.isVisible()
    disk.full = True
    answer(window)
    window.saving.look()
    assert bar.isVisible() and "not being saved (No space left on device)" in window.saving.words.text()
    answer(window)
    assert bar.isVisible()
    disk.full = False
    window.saving.look()
    assert not bar.isVisible()
    assert window.page is not None
    entries = match_of(window.page.session).entries
    window.leave_match()
    kept = saved_matches(tmp_path / "matches")
    assert [one.entries for one in kept] == [len(entries)] and len(entries) >= 2
    window.close()


def test_a_folder_that_cannot_be_made_stops_nothing(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("a file where the folder should be")
    window = opened(qtbot, qapp, tmp_path)
    play(window)
    answer(window)
    assert window.statusBar().isVisible() and "not being saved" in window.saving.words.text()
    press("Leave it unsaved")
    window.leave_match()
    assert not window.statusBar().isVisible()
    window.close()


def test_a_match_that_is_not_saved_is_not_left_without_a_word(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, disk: type[Disk]
) -> None:
    window = opened(qtbot, qapp, tmp_path)
    play(window)
    disk.full = True
    answer(window)
    press("Leave it unsaved")
    window.leave_match()
    kept = saved_matches(tmp_path / "matches")
    assert len(kept) == 1 and kept[0].entries == 0 and not kept[0].damaged
    window.close()


def test_the_second_window_of_a_match_watches_it(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    first, second = (opened(qtbot, qapp, tmp_path) for _ in (0, 1))
    play(first)
    answer(first)
    second.lobby.refresh()
    saved = saved_matches(tmp_path / "matches")[0]
    assert saved.in_use
    before = saved.path.read_bytes()
    press("Yes")
    second.resume(saved)
    assert second.page is None and second._replay is not None
    assert saved.path.read_bytes() == before
    answer(first)
    first.leave_match()
    loaded = record.load(saved.path, first.home.game)
    assert not loaded.notes and len(loaded.match.entries) >= 2
    for window in (first, second):
        window.close()

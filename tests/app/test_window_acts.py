"""What the menus and the keys of the window do, with a match open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QPushButton, QTextBrowser

from app.lobby.newmatch import NewMatchDialog
from app.lobby.plan import MatchPlan
from app.matchpage import MatchPage
from app.mode import Mode
from app.screens import HelpDialog
from app.settings.dialog import SettingsDialog
from app.window import MainWindow
from engine.answers import Confirm
from tests.app.table.acts import match_of, suggestion
from tests.app.table.hands import LEFT, Mouse

CONTROL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier,
)  # fmt: skip


@pytest.fixture
def page(window: MainWindow) -> MatchPage:
    """A match between two people with open hands, in the first main phase."""
    game = window.home.games()[0]
    decks = [game.read_deck(path) for path in game.starters()]
    plan = MatchPlan(game, (decks[0], decks[1]), ("Ann", "Bo"), ("human", "human"), "enforced", True, 5)
    found = window.play(plan)
    for _ in range(2):
        found.session.answer(Confirm(False))
    QTest.qWait(5)
    return found


def key(window: MainWindow, code: Qt.Key, *held: Qt.KeyboardModifier) -> None:
    """Press a key of the window."""
    modifiers = Qt.KeyboardModifier.NoModifier
    for one in held:
        modifiers |= one
    QTest.keyClick(QApplication.focusWidget() or window, code, modifiers)
    QApplication.processEvents()


def within(kind: type[QDialog], window: MainWindow, *press: object) -> QDialog:
    """Press a key that opens a dialog, and close what it opened."""
    found: list[QDialog] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        found.append(dialog)
        dialog.reject()

    QTimer.singleShot(0, look)
    key(window, *press)  # type: ignore[arg-type]
    assert found and isinstance(found[0], kind)
    return found[0]


def begin_to_cast(page: MatchPage) -> None:
    """Cast a card from the hand, which the other player sees; its price is asked."""
    assert page.session.my_question is not None
    page.session.answer(page.session.my_question.plays[0].answer)
    assert kind_asked(page) == "pay"


def kind_asked(page: MatchPage) -> str:
    """What kind of question the seat that looks is asked."""
    question = page.session.my_question
    return "" if question is None else question.kind


def test_undo_and_redo_by_their_keys_with_the_consent_of_the_other(window: MainWindow, page: MatchPage) -> None:
    begin_to_cast(page)
    digest = match_of(page.session).state.digest()
    key(window, Qt.Key.Key_Z, CONTROL)
    consent = page.session.consent
    assert consent is not None and consent.what == "undo" and kind_asked(page) == ""
    QTest.mouseClick(page.prompt.buttons[0], LEFT)
    assert kind_asked(page) == "play"
    window.activateWindow()
    page.view.setFocus()
    key(window, Qt.Key.Key_Z, CONTROL, SHIFT)
    assert kind_asked(page) == "pay" and match_of(page.session).state.digest() == digest


def test_undo_to_the_start_of_the_turn_takes_back_all_that_was_done_in_it(window: MainWindow, page: MatchPage) -> None:
    count = len(match_of(page.session).entries)
    begin_to_cast(page)
    page.session.answer(suggestion(page.session))
    assert len(match_of(page.session).entries) == count + 2
    key(window, Qt.Key.Key_Z, CONTROL, ALT)
    QTest.mouseClick(page.prompt.buttons[0], LEFT)
    assert len(match_of(page.session).entries) == count and kind_asked(page) == "play"


@pytest.mark.parametrize("mode", (Mode.ASK, Mode.FREE))
def test_the_mode_is_changed_in_the_menu_and_the_other_seat_agrees(
    window: MainWindow, page: MatchPage, mode: Mode
) -> None:
    window.mode_acts[mode].trigger()
    assert page.session.mode is Mode.ENFORCED and page.session.consent is not None
    QTest.mouseClick(page.prompt.buttons[0], LEFT)
    assert page.session.mode is mode and window.mode_acts[mode].isChecked()


def test_a_mode_that_is_refused_is_not_shown_as_chosen(window: MainWindow, page: MatchPage) -> None:
    window.mode_acts[Mode.FREE].trigger()
    QTest.mouseClick(page.prompt.buttons[1], LEFT)
    assert page.session.mode is Mode.ENFORCED and window.mode_acts[Mode.ENFORCED].isChecked()


def test_the_rulebook_opens_by_its_key_and_at_the_rule_of_a_refusal(window: MainWindow, page: MatchPage) -> None:
    key(window, Qt.Key.Key_F, CONTROL)
    books = window._rulebooks
    assert books is not None and books.isVisible()
    books.close()
    mouse = Mouse(page, 1)
    card = page.session.my_question.candidates[0]  # type: ignore[union-attr]
    mouse.drag(mouse.point_of(card), mouse.ground_of(("damage zone", page.session.viewer)))
    page.controller.desk.balloon.words.linkActivated.emit("FFTCG 11.1.1")
    shown = [one.toPlainText() for one in books.findChildren(QTextBrowser) if one.isVisible()]
    assert books.isVisible() and any("11.1.1" in text for text in shown)
    books.close()


@pytest.mark.parametrize(
    ("kind", "press"),
    [(HelpDialog, (Qt.Key.Key_F1,)), (SettingsDialog, (Qt.Key.Key_Comma, CONTROL)),
     (NewMatchDialog, (Qt.Key.Key_N, CONTROL))],
)  # fmt: skip
def test_dialogs_open_by_their_keys(
    window: MainWindow, page: MatchPage, kind: type[QDialog], press: tuple[object, ...]
) -> None:
    within(kind, window, *press)


def test_whoever_concedes_is_asked_first(window: MainWindow, page: MatchPage) -> None:
    def agree() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        yes = box.button(QMessageBox.StandardButton.Yes)
        assert isinstance(yes, QPushButton)
        QTest.mouseClick(yes, LEFT)

    QTimer.singleShot(0, agree)
    window.concede_act.trigger()
    assert page.end.isVisible() and match_of(page.session).outcome is not None


def test_a_language_changes_everything_at_once_without_ending_the_match(window: MainWindow, page: MatchPage) -> None:
    window.home.store.change(language="zh_CN")
    QApplication.processEvents()
    name = page.scene.cards[page.session.my_question.candidates[0]].face.name  # type: ignore[union-attr]
    assert not name.isascii() and "Main Phase" not in page.log.words()
    window.home.store.change(language="en")
    assert page.session.my_question is not None


def test_the_log_shows_ten_lines_and_more_on_a_small_screen(window: MainWindow, page: MatchPage) -> None:
    window.resize(1280, 720)
    QApplication.processEvents()
    assert page.log.viewport().height() // page.log.fontMetrics().lineSpacing() >= 10
    assert page.preview.picture.height() >= 240


@pytest.mark.parametrize(("language", "says"), [("en", 0), ("zh_CN", 1)])
def test_only_who_reads_chinese_is_told_that_no_font_can_write_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, language: str, says: int
) -> None:
    told: list[str] = []
    monkeypatch.setattr("app.window.has_chinese", lambda: False)
    monkeypatch.setattr(window, "_complain", told.append)
    window.home.store.change(language=language)
    for _ in range(2):
        window.tell_of_fonts()
    assert len(told) == says and all(words.isascii() for words in told)

"""The keyboard in the window: it is where something is asked, and presses nothing that gives something up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton

from app.lobby.plan import MatchPlan
from app.matchpage import MatchPage
from app.window import MainWindow
from engine.answers import Confirm
from engine.net.messages import Proposal
from engine.questions import Question
from tests.app.table.acts import match_of, suggestion

CONTROL = Qt.KeyboardModifier.ControlModifier


def opened(window: MainWindow, place: int, *, hands: bool = True) -> MatchPage:
    """A match between two people."""
    game = window.home.games()[place]
    decks = [game.read_deck(path) for path in game.starters()]
    plan = MatchPlan(game, (decks[0], decks[-1]), ("Ann", "Bo"), ("human", "human"), "enforced", hands, 5)
    return window.play(plan)


def press(window: MainWindow, code: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(QApplication.focusWidget() or window, code, held)
    QApplication.processEvents()


def test_without_a_curtain_only_the_hand_of_who_is_asked_lies_open(window: MainWindow) -> None:
    page = opened(window, 0)
    for _ in range(2):
        seat = page.session.asked
        press(window, Qt.Key.Key_N)
        assert page.session.asked == page.session.viewer == 1 - seat and not page.curtain.isVisible()
        hands = [page.session.view().zone("hand", one).cards for one in (0, 1)]
        assert [all(card.code for card in hand) for hand in hands] == [seat == 1, seat == 0]


@pytest.mark.parametrize("kind", ("options", "number"))
def test_after_the_hand_over_the_keyboard_is_on_what_is_asked(window: MainWindow, kind: str) -> None:
    page = opened(window, 0, hands=False)
    asked = Question(kind, 1, "Choose.", "", options=("this", "that"), least=1, most=1)
    page.session._question = asked
    page.controller._changed()
    page.session.waiting_for = None
    page.view.setFocus()
    page._handed_over()
    assert QApplication.focusWidget() is (page.prompt.lines if kind == "options" else page.prompt.number)


def test_the_curtain_has_the_keyboard_and_gives_it_to_the_table(window: MainWindow) -> None:
    page = opened(window, 0, hands=False)
    press(window, Qt.Key.Key_N)
    assert page.curtain.isVisible() and QApplication.focusWidget() is page.curtain.go
    press(window, Qt.Key.Key_Return)
    assert not page.curtain.isVisible() and page.view.hasFocus()


def test_the_hand_is_kept_by_a_key_that_stands_on_its_button(window: MainWindow) -> None:
    """FFTCG 8.2.1.4"""
    page = opened(window, 0)
    assert [button.text() for button in page.prompt.buttons] == ["Exchange the hand  ·  Y", "Keep the hand  ·  N"]
    before = page.session.asked
    press(window, Qt.Key.Key_N)
    assert page.session.asked == 1 - before
    assert match_of(page.session).entries[-1].answer == Confirm(False)  # type: ignore[union-attr]


def test_neither_yes_nor_exchange_nor_none_is_the_button_that_stands_out(window: MainWindow) -> None:
    page = opened(window, 0)
    assert [button.property("role") for button in page.prompt.buttons] == ["", ""]
    page = opened(window, 1)
    for _ in range(200):
        ask, match = page.controller.desk.ask, match_of(page.session)
        if [button.text for button in ask.buttons()][:1] == ["Choose none"]:
            break
        match.answer(match.request.seat, suggestion(page.session))  # type: ignore[union-attr]
        QApplication.processEvents()
    button = page.prompt.buttons[0]
    assert button.text().startswith("Choose none") and button.property("role") == ""
    page.controller.desk.ask.clicked(page.controller.desk.ask.question.candidates[0])
    assert page.prompt.buttons[0].property("role") == "primary"


def test_agreeing_is_not_the_button_that_stands_out(window: MainWindow) -> None:
    page = opened(window, 0)
    page.prompt.show_consent(Proposal(0, 0, "undo"), ("Ann", "Bob"), lambda yes: None)
    found = [(button.text(), button.property("role")) for button in page.prompt.buttons]
    assert found == [("Agree", ""), ("Refuse", "")]


def test_who_sits_down_for_what_is_asked_is_asked_though_nothing_can_be_done(window: MainWindow) -> None:
    page = opened(window, 0, hands=False)
    session, match = page.session, match_of(page.session)
    for _ in range(200):
        seat = session.waiting_for
        question = None if seat is None else match.question(seat)
        if question is not None and question.kind == "play" and question.idle:
            break
        if seat is not None:
            page.curtain.go.click()
        match.answer(session.asked, suggestion(session))
        QApplication.processEvents()
    asked, said = session.waiting_for, len(match.entries)
    assert question is not None and question.idle
    page.curtain.go.click()
    QTest.qWait(30)
    assert (session.viewer, session.asked, len(match.entries)) == (asked, asked, said)
    page.prompt.buttons[0].click()
    QTest.qWait(30)
    assert len(match.entries) > said


def test_yes_is_not_the_default_of_conceding(window: MainWindow) -> None:
    page = opened(window, 0)

    def enter() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        assert box.defaultButton() is box.button(QMessageBox.StandardButton.No)
        QTest.keyClick(box, Qt.Key.Key_Return)

    QTimer.singleShot(0, enter)
    window.concede_act.trigger()
    assert match_of(page.session).outcome is None


def test_ctrl_f_puts_the_cursor_into_the_search(window: MainWindow) -> None:
    page = opened(window, 0)
    press(window, Qt.Key.Key_F, CONTROL)
    books = window._rulebooks
    assert books is not None and books.isVisible() and books.focusWidget() is books.panel.search
    books.panel.page.setFocus()
    QTest.keyClick(books, Qt.Key.Key_F, CONTROL)
    assert books.focusWidget() is books.panel.search
    books.close()
    window.activateWindow()
    QTest.qWait(20)
    page.browse(("deck", page.session.viewer))
    press(window, Qt.Key.Key_F, CONTROL)
    assert page.browser.search.hasFocus() and not books.isVisible()


def test_enter_presses_the_button_that_the_keyboard_is_on(window: MainWindow) -> None:
    page = opened(window, 0)
    before = page.session.asked
    page.prompt.buttons[1].setFocus()
    press(window, Qt.Key.Key_Return)
    assert page.session.asked == 1 - before
    chip = page.phases.chips[-1]
    chip.setFocus()
    press(window, Qt.Key.Key_Enter)
    assert page.session.passing[page.session.viewer].stops.stands(chip.phase.name, True)


def test_enter_on_the_first_page_presses_its_button(window: MainWindow) -> None:
    button = next(one for one in window.lobby.findChildren(QPushButton) if one.isVisible() and one.isEnabled())
    heard: list[bool] = []
    button.clicked.disconnect()
    button.clicked.connect(lambda: heard.append(True))
    button.setFocus()
    press(window, Qt.Key.Key_Return)
    assert len(heard) == 1


def test_a_menu_that_was_closed_gives_the_keyboard_back_to_the_table(window: MainWindow) -> None:
    page = opened(window, 0)
    window.menuBar().setFocus()
    window.menus[0].popup(window.menuBar().mapToGlobal(window.menuBar().rect().bottomLeft()))
    QTest.keyClick(window.menus[0], Qt.Key.Key_Escape)
    QTest.qWait(1)
    assert not window.menus[0].isVisible() and window.focusWidget() is page.view

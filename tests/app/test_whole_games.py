"""From the first page to the end screen: the dialog and the whole game, by mouse alone and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from app.lobby import NewMatchDialog
from app.window import MainWindow
from tests.app.table.acts import match_of
from tests.app.table.hands import LEFT, Hands, Keyboard, Mouse

NONE = Qt.KeyboardModifier.NoModifier


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, NONE, widget.rect().center())


def pick(box: QComboBox, row: int) -> None:
    """Choose a line of a box with the mouse."""
    press(box)
    view = box.view()
    at = view.visualRect(box.model().index(row, 0)).center()
    # A list that has just opened takes a click only after the time in which it could be a double click.
    QTest.qWait(QApplication.doubleClickInterval() + 20)
    QTest.mouseMove(view.viewport(), at)
    QTest.mouseClick(view.viewport(), LEFT, NONE, at)


def by_mouse(dialog: NewMatchDialog, *, open_hands: bool = True, game: str = "fftcg") -> None:
    """A game for two persons, the second and the first starter deck, both hands open or hidden between turns."""
    pick(dialog.game, dialog.game.findData(game))
    for number, box in enumerate(dialog.boxes):
        pick(box.who, 0)
        pick(box.deck, 1 - number)
    pick(dialog.mode, 0)
    if dialog.open_hands.isChecked() != open_hands:
        QTest.mouseClick(dialog.open_hands, LEFT, NONE, QPoint(10, dialog.open_hands.height() // 2))
    press(dialog.begin)


def tab_to(dialog: NewMatchDialog, widget: QWidget) -> None:
    """Go to a widget with the Tab key."""
    for _ in range(40):
        if dialog.focusWidget() is widget:
            return
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
    raise AssertionError("the keyboard does not get there")


def by_keyboard(dialog: NewMatchDialog, *, game: str = "fftcg") -> None:
    """The same with keys: Tab from field to field, arrows in the lists, Space and Enter."""
    tab_to(dialog, dialog.game)
    QTest.keyClick(dialog.game, Qt.Key.Key_Home)
    for _ in range(dialog.game.findData(game)):
        QTest.keyClick(dialog.game, Qt.Key.Key_Down)
    # The boxes of the players of another game are seen only now.
    QTest.qWait(1)
    for number, box in enumerate(dialog.boxes):
        tab_to(dialog, box.name)
        QTest.keyClicks(box.name, ("Ann", "Bob")[number])
        tab_to(dialog, box.who)
        QTest.keyClick(box.who, Qt.Key.Key_Home)
        tab_to(dialog, box.deck)
        QTest.keyClick(box.deck, Qt.Key.Key_Home)
        for _ in range(1 - number):
            QTest.keyClick(box.deck, Qt.Key.Key_Down)
    tab_to(dialog, dialog.mode)
    QTest.keyClick(dialog.mode, Qt.Key.Key_Home)
    tab_to(dialog, dialog.open_hands)
    if not dialog.open_hands.isChecked():
        QTest.keyClick(dialog.open_hands, Qt.Key.Key_Space)
    QTest.keyClick(dialog.open_hands, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("choose", "hands", "hidden"),
    [
        pytest.param(by_mouse, Mouse, False, marks=pytest.mark.long),
        pytest.param(by_keyboard, Keyboard, False, marks=pytest.mark.long),
        (partial(by_mouse, open_hands=False), Mouse, True),
        pytest.param(partial(by_mouse, open_hands=False, game="cipher"), Mouse, True, marks=pytest.mark.long),
        pytest.param(partial(by_keyboard, game="cipher"), Keyboard, False, marks=pytest.mark.long),
        pytest.param(partial(by_mouse, open_hands=False, game="vanguard"), Mouse, True, marks=pytest.mark.long),
        pytest.param(partial(by_keyboard, game="vanguard"), Keyboard, False, marks=pytest.mark.long),
    ],
    ids=[
        "mouse", "keyboard", "mouse with hidden hands", "Cipher by mouse with hidden hands", "Cipher by keyboard",
        "Vanguard by mouse with hidden hands", "Vanguard by keyboard",
    ],
)
def test_a_game_from_the_dialog_to_the_end_screen(
    window: MainWindow, choose: Callable[[NewMatchDialog], None], hands: type[Hands], hidden: bool
) -> None:
    problems: list[BaseException] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewMatchDialog)
        try:
            choose(dialog)
        except BaseException as problem:
            problems.append(problem)
        if dialog.isVisible():
            dialog.reject()

    QTimer.singleShot(0, answer)
    if hands is Mouse:
        press(window.lobby.new)
    else:
        window.lobby.new.setFocus()
        QTest.keyClick(window.lobby.new, Qt.Key.Key_Space)
    assert not problems, problems
    # Where there is no window manager, nobody else gives the keyboard back after a dialog.
    window.activateWindow()
    QTest.qWait(5)
    page = window.page
    assert page is not None and page.session.humans == (0, 1) and page.session.open_hands != hidden
    starters = page.game.starters()
    assert window._start is not None
    assert [deck.name for deck in window._start.decks] == [page.game.read_deck(starters[1 - n]).name for n in (0, 1)]
    player = hands(page, 3)
    player.play()
    assert page.end.isVisible()
    assert (player.handed_over > 20) == hidden
    match = page.game.new_match(window._start)
    for entry in match_of(page.session).entries:
        assert match.replay(entry) is None
    assert match.state.digest() == match_of(page.session).state.digest()

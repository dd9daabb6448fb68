"""The menu of a deck opens on the deck itself, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu

from app.matchpage import MatchPage
from app.mode import Mode
from engine.game import Game
from engine.games import GAMES, load_game
from engine.overrides import Look
from tests.app.table.acts import by_hand
from tests.app.table.conftest import Open
from tests.app.table.hands import RIGHT, Mouse

NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each of the games."""
    return load_game(request.param)


def words(menu: QMenu | None) -> list[str]:
    """The lines of a menu that is open."""
    assert menu is not None and menu.isVisible()
    found = [action.text() for action in menu.actions() if not action.isSeparator()]
    menu.close()
    return found


def on_deck(page: MatchPage, seat: int) -> QPoint:
    """A point in the middle of the cards of a deck."""
    area = page.scene.areas["deck", seat]
    pile = next(item for item in page.scene.cards.values() if item.spot == ("deck", seat))
    assert area.box.contains(pile.pos())
    return page.view.mapFromScene(pile.pos())


def test_a_right_click_on_the_own_deck_draws_looks_and_shuffles(open_page: Open) -> None:
    page = open_page(5)
    QTest.mouseClick(page.view.viewport(), RIGHT, NONE, on_deck(page, page.session.viewer))
    assert {"Draw a card", "Look at the top cards…", "Shuffle"} <= set(words(page.controller.menus.open))


def test_a_right_click_on_the_other_deck_does_not_draw_for_its_player(open_page: Open) -> None:
    page = open_page(5)
    QTest.mouseClick(page.view.viewport(), RIGHT, NONE, on_deck(page, 1 - page.session.viewer))
    found = words(page.controller.menus.open)
    assert "Shuffle" in found and "Draw a card" not in found


def test_the_menu_key_on_a_deck_opens_its_menu(open_page: Open) -> None:
    page = open_page(5)
    key = next(item.key for item in page.scene.cards.values() if item.spot == ("deck", page.session.viewer))
    page.keys.cursor.to(page.scene.cards[key])
    QTest.keyClick(page.view, Qt.Key.Key_Menu)
    assert "Shuffle" in words(page.controller.menus.open)


def test_a_deck_whose_top_card_is_known_keeps_its_menu(open_page: Open) -> None:
    page = open_page(5, mode=Mode.FREE)
    by_hand(page.session, Look("deck", page.session.viewer, 1))
    QTest.mouseClick(page.view.viewport(), RIGHT, NONE, on_deck(page, page.session.viewer))
    found = words(page.controller.menus.open)
    assert "Shuffle" in found and "Move to" in found


def test_a_draw_from_the_menu_of_the_deck_draws(open_page: Open) -> None:
    page = open_page(5, mode=Mode.FREE)
    mouse, me = Mouse(page, 1), page.session.viewer
    before = page.session.view().zone("hand", me).count
    QTest.mouseClick(page.view.viewport(), RIGHT, NONE, on_deck(page, me))
    menu = page.controller.menus.open
    assert menu is not None
    lines = [action.text() for action in menu.actions()]
    mouse.choose_line(lines.index("Draw a card"))
    assert page.session.view().zone("hand", me).count == before + 1


def test_the_title_of_what_a_line_of_the_menu_asks_is_read_whole(open_page: Open) -> None:
    page = open_page(5, mode=Mode.FREE)
    mouse, me = Mouse(page, 1), page.session.viewer
    wide: list[tuple[str, int, int]] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QInputDialog)
        title = dialog.windowTitle()
        wide.append((title, dialog.width(), dialog.fontMetrics().horizontalAdvance(title)))
        dialog.setTextValue("2")
        dialog.accept()

    QTest.mouseClick(page.view.viewport(), RIGHT, NONE, on_deck(page, me))
    menu = page.controller.menus.open
    assert menu is not None
    lines = [action.text() for action in menu.actions()]
    QTimer.singleShot(0, answer)
    mouse.choose_line(lines.index("Look at the top cards…"))
    title, width, needed = wide[0]
    assert title == "Look at the top cards…" and width >= needed + 120
    assert sum(bool(card.code) for card in page.session.view().zone("deck", me).cards) == 2

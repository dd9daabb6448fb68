"""A card whose text was not read is marked, and asks for hands when its text may matter."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.controller.asks.lines import AskByHand
from app.matchpage import MatchPage
from app.mode import Mode
from app.table.items import Glow
from engine.overrides import Turn
from engine.procedures import Overrode
from tests.app.table.acts import agree_on, match_of
from tests.app.table.conftest import Open
from tests.app.table.hands import Mouse

HUM = "It hums a tune nobody can name."


def asked_by_hand(open_page: Open) -> tuple[MatchPage, Mouse, AskByHand]:
    """Play until a card that nobody could read asks to be carried out."""
    page = open_page(3)
    state = match_of(page.session).state
    for card in state.cards:
        card.face = replace(card.face, text=HUM)  # type: ignore[type-var]
    state.derived.clear()
    mouse = Mouse(page, 3)
    while True:
        ask = page.controller.desk.ask
        if isinstance(ask, AskByHand) and page.session.view().card(ask.card) in page.session.view().zone("field").cards:
            return page, mouse, ask
        mouse.step()
        QTest.qWait(2)


def test_the_card_is_marked_lit_and_its_text_stands_in_the_prompt(open_page: Open) -> None:
    """FFTCG 2.1"""
    page, _, ask = asked_by_hand(open_page)
    item = page.scene.cards[ask.card]
    assert item.face.unread and item.glow is Glow.CHOSEN
    assert HUM in page.prompt.sentence.text()
    page.controller.desk.show_preview(ask.card)
    assert "by hand" in page.preview.values.text() and "by hand" in page.preview.accessibleName()


@pytest.mark.parametrize("mode", Mode)
def test_its_manual_verbs_are_one_click_away_and_the_game_goes_on_after_them(open_page: Open, mode: Mode) -> None:
    """FFTCG 2.1"""
    page, mouse, _ = asked_by_hand(open_page)
    agree_on(page.session, mode)
    mouse.click_button(1)
    menu = page.controller.menus.open
    assert menu is not None and menu.isVisible()
    dull = next(one for one in menu.actions() if one.text() in ("Dull", "Activate"))
    QTest.mouseClick(
        menu, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, menu.actionGeometry(dull).center()
    )
    assert page.session.consent is None
    assert isinstance(match_of(page.session).entries[-1], Overrode)
    assert isinstance(page.controller.desk.ask, AskByHand)
    count = len(match_of(page.session).entries)
    mouse.click_button(0)
    assert len(match_of(page.session).entries) == count + 1


@pytest.mark.parametrize("mode", Mode)
def test_cards_can_be_dragged_anywhere_while_it_is_carried_out(open_page: Open, mode: Mode) -> None:
    """FFTCG 2.1"""
    page, mouse, ask = asked_by_hand(open_page)
    agree_on(page.session, mode)
    owner = page.session.view().card(ask.card).owner  # type: ignore[union-attr]
    mouse.drag(mouse.point_of(ask.card), mouse.ground_of(("removed", owner)))
    assert isinstance(match_of(page.session).entries[-1], Overrode) and page.session.consent is None
    assert page.session.view().zone("removed", owner).count == 1
    assert not page.controller.desk.balloon.isVisible()


def test_once_the_game_goes_on_the_other_seat_is_asked_again(open_page: Open) -> None:
    page, mouse, ask = asked_by_hand(open_page)
    while isinstance(page.controller.desk.ask, AskByHand):
        mouse.click_button(0)
    page.controller.desk.by_hand((Turn(ask.card, True),), "Dull")
    assert page.session.consent is not None and not isinstance(match_of(page.session).entries[-1], Overrode)

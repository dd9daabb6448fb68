"""Gestures that everybody tries in the second game: a skill on its target, a card beside its place."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest

from engine.overrides import Token
from engine.questions import Question
from engine.views import View
from tests.app.table.acts import match_of
from tests.app.table.cipher.test_gestures import offered, offers, zone_of
from tests.app.table.conftest import Until
from tests.app.table.hands import Mouse

#: A unit whose skill taps it and moves an ally, and another unit.
CARRIER, OTHER = "T01-011N", "T01-063N"


def acting(view: View, question: Question) -> bool:
    """Whether somebody acts in the Action Phase."""
    return question.kind == "play" and view.phase == "Action Phase"


def test_a_unit_dropped_on_the_target_of_its_skill_uses_it_there(page_at: Until) -> None:
    """Cipher 19.1.2: the skill moves the ally on which the unit was dropped."""
    page = page_at(acting)
    me = page.session.viewer
    for code in (CARRIER, OTHER):
        match_of(page.session).override(me, Token(code, me, "front line"))
    QTest.qWait(5)
    lying = {card.code: card.handle for card in page.session.view().zone("front line", me).cards}
    mouse = Mouse(page, 1)
    mouse.drag(mouse.point_of(lying[CARRIER]), mouse.point_of(lying[OTHER]))
    QTest.qWait(20)
    assert zone_of(page, lying[OTHER]) == "back line"


def test_a_target_in_the_other_line_is_chosen_or_joined_as_the_player_says(page_at: Until) -> None:
    """Cipher 17.1.2, 19.1.2: a drag there moves the unit, and its skill could choose who stands there."""
    page = page_at(acting)
    me = page.session.viewer
    match_of(page.session).override(me, Token(CARRIER, me, "front line"))
    match_of(page.session).override(me, Token(OTHER, me, "back line"))
    QTest.qWait(5)
    lying = {card.code: card.handle for zone in page.session.view().zones for card in zone.cards if card.code}
    mouse = Mouse(page, 1)
    mouse.drag(mouse.point_of(lying[CARRIER]), mouse.point_of(lying[OTHER]))
    menu = page.controller.menus.open
    assert menu is not None and [line.text().partition(" ")[0] for line in menu.actions()] == ["Use", "Move"]


def test_a_card_let_go_between_the_lines_is_deployed_to_the_nearest(page_at: Until) -> None:
    """Cipher 14.1.2: in which line is asked nobody who has shown it."""
    page = page_at(offers("deploy", 0))
    card, me = offered(page, "deploy", 0).answer.card, page.session.viewer
    front = page.scene.areas["front line", me].box
    point = QPointF(front.left() + 4, front.bottom() + 1)
    assert page.scene.spot_at(point) is None and page.scene.landing(point) == ("front line", me)
    before = page.session.view().zone("front line", me).count
    mouse = Mouse(page, 1)
    mouse.drag(mouse.point_of(card), page.view.mapFromScene(point))
    assert page.session.view().zone("front line", me).count == before + 1


def test_a_unit_deployed_in_the_bond_phase_is_told_when_it_can_be(page_at: Until) -> None:
    """Cipher 13.4.1.2: the rule of deploying, not the one that asks for a bond."""
    page = page_at(lambda view, question: question.rule == "Cipher 13.3.1.2")
    me, mouse = page.session.viewer, Mouse(page, 1)
    card = page.session.view().zone("hand", me).cards[0].handle
    mouse.drag(mouse.point_of(card), mouse.on_area(("front line", me)))
    assert "Cipher 13.4.1.2" in page.controller.desk.balloon.accessibleName()

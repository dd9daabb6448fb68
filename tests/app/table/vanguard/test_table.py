"""The mat of Cardfight!! Vanguard: units on their circles, columns that face each other, what dragging means."""

from __future__ import annotations

from app.matchpage import MatchPage
from engine.questions import PlayOffer, Question
from engine.views import View
from tests.app.table.conftest import Until
from tests.app.table.hands import Mouse

CIRCLES = "rear-guard circles"


def offered(question: Question, how: str) -> list[PlayOffer]:
    return [one for one in question.plays if one.answer.how == how]


def drag(page: MatchPage, handle: int, area: str, seat: int) -> None:
    hands = Mouse(page, 1)
    end = hands.ground_of((area, seat))
    assert end is not None
    hands.drag(hands.point_of(handle), end)


def both_have_units(view: View, question: Question) -> bool:
    return min(view.zone(CIRCLES, seat).count for seat in (0, 1)) >= 3


def test_units_lie_on_their_circles_and_columns_face_each_other(page_at: Until) -> None:
    """VG 4.1: the left column of one player is the right column of the other."""
    page = page_at(both_have_units)
    view, layout = page.session.view(), page.scene.layout
    assert layout is not None
    for seat in (0, 1):
        for card in view.zone(CIRCLES, seat).cards:
            assert layout.cards[card.handle].spot == (card.values["circle"], seat)
        middle = layout.areas["vanguard", seat].centre[0]
        assert (layout.areas["left front", seat].centre[0] < middle) == (seat == view.seat)


def test_a_card_that_is_dragged_to_a_circle_is_called_there(page_at: Until) -> None:
    """VG 10.3: the circle is chosen for each card."""
    page = page_at(lambda view, question: len({one.answer.index for one in offered(question, "call")}) > 2)
    view, question = page.session.view(), page.session.my_question
    assert question is not None
    handle = offered(question, "call")[0].answer.card
    drag(page, handle, "right back", view.seat)
    there = page.session.view().zone(CIRCLES, view.seat).cards
    assert "right back" in [card.values["circle"] for card in there if card.code == view.card(handle).code]


def test_a_unit_that_is_dragged_onto_the_enemy_vanguard_attacks_it(page_at: Until) -> None:
    """VG 11.2.5: a unit on the vanguard circle, or in the front row, is attacked."""

    def wanted(view: View, question: Question) -> bool:
        target = view.zone("vanguard circle", 1 - view.seat).cards
        return any(target[0].handle in one.aims for one in offered(question, "attack")) if target else False

    page = page_at(wanted)
    view, question, hands = page.session.view(), page.session.my_question, Mouse(page, 1)
    assert question is not None
    target = view.zone("vanguard circle", 1 - view.seat).cards[0]
    attacker = next(one.answer.card for one in offered(question, "attack") if target.handle in one.aims)
    hands.drag(hands.point_of(attacker), hands.point_of(target.handle))
    assert any("attacks" in line.text for line in page.session.view().log[-8:])

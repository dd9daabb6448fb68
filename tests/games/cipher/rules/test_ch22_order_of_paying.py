"""The acts of a cost are done in any order, and one may bring what the next one takes (Cipher 22.1.1.2.1, 22.3)."""

from __future__ import annotations

import pytest

from tests.games.cipher.story import Story, rule, use
from tests.games.cipher.table import BLUE, RED, Position

ORB, CARD = "Destroy 1 of your Orbs", "Send 1 card from your hand to the Retreat Area"
BLUE_CARD = "Send 1 <Blue> card from your hand to the Retreat Area"
GROWS = 'Stack 1 "Vell" from your Retreat Area under this unit to Growth her'


def lamp(*acts: str) -> tuple[Position, int]:
    """A unit whose skill costs these acts, and gives a card."""
    table = Position()
    return table, table.unit("Vell", f"Lamp |ACT| [{', '.join(acts)}] Draw 1 card.", main=True)


@pytest.mark.parametrize("acts", [(ORB, CARD), (CARD, ORB)])
@rule("22.1.1.2.1", "22.3")
def test_an_orb_pays_for_the_card_that_is_sent_where_the_hand_is_empty(acts: tuple[str, str]) -> None:
    table, vell = lamp(*acts)
    orbs = table.some(3, "orb")
    Story(table).use(vell).choose(orbs[1])
    assert (table.where(orbs[1]), len(table.names("orb")), len(table.names("hand"))) == ("retreat", 2, 1)


@pytest.mark.parametrize("orb_first", [True, False])
@rule("22.1.1.2.1")
def test_the_orb_may_be_the_card_that_is_sent_where_it_is_taken_first(orb_first: bool) -> None:
    table, vell = lamp(CARD, ORB)
    orbs, held = table.some(3, "orb"), table.card("Odo")
    story = Story(table).use(vell)
    first = next(n for n, one in enumerate(story.asked.options) if ("Orb" in one) is orb_first)  # type: ignore[attr-defined]
    story.pick(first)
    if orb_first:
        story.choose(orbs[0])
        assert set(story.asked.cards()) == {held, orbs[0]}
        story.choose(orbs[0])
    else:
        story.choose(orbs[0])
    assert table.where(held) == ("hand" if orb_first else "retreat")


@rule("22.1.1.2.1", "22.3")
def test_without_orbs_and_without_a_hand_nothing_is_paid() -> None:
    table, vell = lamp(ORB, CARD)
    table.card("Odo")
    assert Story(table, orbs=0).refuses(use(vell)) == "Cipher 22.3"


@pytest.mark.parametrize(("color", "held"), [(BLUE, False), (RED, False), (BLUE, True)])
@rule("22.3", "6.4.4", "22.1.1.2.1a")
def test_an_orb_that_nobody_sees_is_no_blue_card_yet(color: object, held: bool) -> None:
    table, vell = lamp(ORB, BLUE_CARD)
    for _ in range(3):
        table.card("Odo", zone="orb", symbols=(color,))  # type: ignore[arg-type]
    if held:
        table.card("Mere", symbols=(BLUE,))
    story = Story(table)
    assert (use(vell) in story.plays()) is held


@pytest.mark.parametrize(("name", "payable"), [("Vell", True), ("Odo", False)])
@rule("22.1.1.2.1", "22.3")
def test_a_card_that_is_sent_is_stacked_if_it_is_such_as_the_cost_asks_for(name: str, payable: bool) -> None:
    table, vell = lamp(CARD, GROWS)
    card = table.card(name)
    story = Story(table)
    assert (use(vell) in story.plays()) is payable
    if payable:
        story.use(vell)
        assert table.where(card) == "stacked"

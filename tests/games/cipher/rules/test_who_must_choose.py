"""Who has to choose, among whose cards, and what is told of it (Cipher 2.4, 2.4a, 2.6, 10.2.2.1, 18.1.13.1.1)."""

from __future__ import annotations

import pytest

from engine.answers import Number
from tests.games.cipher.rules.test_orders_that_matter import attacked
from tests.games.cipher.story import Story, rule, use
from tests.games.cipher.table import BLUE, Position

SENT = "and sends it to the Retreat Area."


@rule("2.4a")
def test_an_opponent_who_chooses_from_your_hand_has_to_choose() -> None:
    table = Position()
    words = "When this unit attacks, your opponent chooses 1 <Blue> card from your hand"
    vell = table.unit("Vell", f"Lamp |AUTO| {words}, {SENT}")
    for _ in range(3):
        table.card("Odo", symbols=(BLUE,))
    asked = Story(table).attack(vell).asked
    assert (asked.seat, asked.bounds()) == (1, (1, 1))  # type: ignore[attr-defined]


@rule("2.4", "2.4a", "2.9")
def test_where_each_player_chooses_only_the_one_whose_skill_it_is_may_choose_none() -> None:
    table = Position()
    words = "When this unit attacks, each player chooses 1 <Blue> card from their hand"
    vell = table.unit("Vell", f"Lamp |AUTO| {words}, {SENT}")
    hands = [[table.card("Odo", symbols=(BLUE,), seat=seat) for _ in range(2)] for seat in (0, 1)]
    story = Story(table).attack(vell)
    assert (story.asked.seat, story.asked.bounds()) == (0, (0, 1))  # type: ignore[attr-defined]
    story.choose(hands[0][0])
    assert (story.asked.seat, story.asked.bounds()) == (1, (1, 1))  # type: ignore[attr-defined]
    assert story.refuses_cards() == "Cipher 21.1.1.2"
    story.choose(hands[1][0])
    assert [table.where(hand[0]) for hand in hands] == ["retreat", "retreat"]


@rule("2.6")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_how_many_are_drawn_is_0_or_more_and_no_more_than_is_said(drawn: int) -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |ACT| [Tap this unit] Draw up to 2 cards.", main=True)
    story = Story(table).use(vell)
    assert [story.refuses(Number(value)) for value in (-1, 3)] == ["Cipher 2.6", "Cipher 2.6"]
    story.number(drawn)
    assert len(table.names("hand")) == drawn


@rule("10.2.2.1")
def test_a_skill_of_a_unit_that_lies_open_reveals_nothing() -> None:
    story = attacked("Lamp |AUTO| When this unit attacks, draw 1 card.", 0)
    assert "{0} is revealed." not in story.log()


@rule("18.1.13.1.1")
def test_who_evades_is_told() -> None:
    table = Position()
    table.unit("Rook", seat=1, main=True)
    vell, rook = table.unit("Vell", main=True, attack=90), table.card("Rook", seat=1)
    story = Story(table).attack(vell)
    while story.asked.seat == 0:
        story.choose()
    story.choose(rook)
    assert "{0} evades." in story.log()


SEND = "Send 1 card from your Bond Area to the Retreat Area"
TAKE = "Send 1 card from your Retreat Area to your Bond Area"


@rule("22.1.1.2.1", "22.3")
@pytest.mark.parametrize(("bonds", "retreat", "payable"), [(0, 0, False), (1, 0, True), (0, 1, True), (1, 1, True)])
def test_of_two_acts_that_feed_each_other_one_must_find_its_card(bonds: int, retreat: int, payable: bool) -> None:
    table = Position()
    vell = table.unit("Vell", f"Lamp |ACT| [{SEND}, {TAKE}] Draw 1 card.", main=True)
    table.some(bonds, "bond")
    table.some(retreat, "retreat")
    assert (use(vell) in Story(table).plays()) is payable

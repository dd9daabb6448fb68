"""What texts say of gauges, protects, copies in a deck and shared melodies, played."""

from __future__ import annotations

import pytest

from engine.answers import Options
from engine.games.vanguard import game as games
from engine.games.vanguard.rules import gifts
from tests.games.vanguard.story import Story, rule, use
from tests.games.vanguard.table import LEFT_BACK, PROTECT, RIGHT_FRONT, Position, printed, run

# Gauges


@rule("24.4", "15.8")
def test_gauges_that_move_to_another_unit_stay_when_the_first_one_leaves() -> None:
    table = Position()
    first = table.rear("First")
    heir = table.rear("Heir", "[AUTO](RC):When it attacks a vanguard, you may move all of the gauges equipped to one of"
                              " your units to this unit.", at=RIGHT_FRONT)  # fmt: skip
    lord = table.vanguard("[ACT](VC)[1/turn]:Choose one of your rear-guards, and put the top card of your deck face"
                          " down as an equip gauge for that unit.")  # fmt: skip
    story = Story(table).use(lord).choose(first)
    (gauge,) = table.there("gauge")
    story.attack(heir).yes().targets(first).unguarded()
    table.happen(table.move(first, "drop"))
    assert (table.where(gauge), table.state.cards[gauge].marks["gauge of"]) == ("gauge", heir)


# Protects

REVEALS = "[ACT](VC)[1/turn]:[COST][Reveal a Protect from your hand], and draw a card."


@pytest.mark.parametrize("protects", [0, 1])
@rule("24.2", "17.6")
def test_a_protect_is_revealed_and_stays_in_the_hand(protects: int) -> None:
    table = Position()
    lord = table.vanguard(REVEALS)
    table.card()
    for _ in range(protects):
        run(gifts.acquire(table.state, 0, PROTECT), [Options((0,))])
    story = Story(table)
    if not protects:
        assert story.refuses(use(lord)) == "VG 16.7"
    else:
        story.use(lord).choose(table.there("hand")[-1])
        assert (table.size("hand"), "Protect" in table.names("hand")) == (3, True)


# Copies in a deck


@pytest.mark.parametrize("text, most", [
    ("", 4), ("[CONT]:You may include up to sixteen of this card in your deck.", 16),
    ("[CONT]:You may include any number of this card in your deck.", 50),
])  # fmt: skip
@rule("2.2", "2.6")
def test_a_card_says_how_many_of_it_a_deck_may_have(text: str, most: int) -> None:
    card = printed("Crowd", text, code="T-1")
    assert min(games._copies(card), 50) == most


# Melodies

SINGS = "[Melody] (Shares all of your [Melody])\n[Melody]-[AUTO](VC/RC):When its attack hits a vanguard, draw a card." \
    " This is shared by all of your units with [Melody]."


@rule("22.8", "16.4")
def test_an_ability_that_triggers_is_shared_by_all_units_with_a_melody() -> None:
    table = Position()
    table.rear("Singer", SINGS)
    mute = table.rear("Mute", "[Melody]", at=RIGHT_FRONT, power=12000)
    plain = table.rear("Plain", at=LEFT_BACK)
    Story(table).fight(mute)
    assert (table.size("hand"), table.power(plain)) == (1, 8000)


@rule("22.8")
def test_who_has_no_melody_shares_none() -> None:
    table = Position()
    table.rear("Singer", SINGS)
    plain = table.rear("Plain", at=RIGHT_FRONT, power=12000)
    Story(table).fight(plain)
    assert table.size("hand") == 0


@rule("22.8", "16.4")
def test_two_melodies_that_trigger_come_for_each_of_both_singers() -> None:
    table = Position()
    one = table.rear("One", SINGS, power=12000)
    table.rear("Two", SINGS, at=RIGHT_FRONT)
    story = Story(table).fight(one)
    while not story.acting:
        story.pick(0)
    assert table.size("hand") == 2

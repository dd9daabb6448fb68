"""What an ability asks of what it has done itself, and of what has happened this turn."""

from __future__ import annotations

import pytest

from engine.games.vanguard.cards import Trigger
from tests.games.vanguard.story import Story, ride, rule
from tests.games.vanguard.table import BOOST, LEFT_BACK, LEFT_FRONT, RIGHT_BACK, RIGHT_FRONT, Position


@pytest.mark.parametrize(("top", "power"), [(Trigger.DRAW, 18000), ("Plain", 13000)])
@rule("17.10", "16.8")
def test_the_card_that_was_soul_charged_is_asked_about(top: Trigger | str, power: int) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, [Soul-Charge 1], and this unit gets [Power] +5000 until end of turn. If the" \
        " [Soul-Charge] card is a trigger unit, [Power] +10000 instead of +5000."
    vell = table.card("Vell", text)
    table.on_top(top)
    Story(table).call(vell)
    assert table.power(vell) == power


@pytest.mark.parametrize("called", [True, False])
@rule("10.1", "16.8")
def test_who_was_placed_by_a_call_has_not_called_by_its_effect(called: bool) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, you may call a card from your hand to (RC). If you called, draw a card."
    vell, other = table.card("Vell", text), table.card("Other")
    story = Story(table).call(vell)
    if called:
        story.yes().choose(other).at(RIGHT_FRONT)
    else:
        story.no()
    assert (table.where(other) == "RC", table.size("hand")) == (called, 1)


@rule("10.1", "16.8")
def test_if_you_called_asks_of_the_call_and_not_of_the_shuffling_behind_it() -> None:
    table = Position(cards=3)
    text = "[AUTO](RC):When placed, search your deck for up to one grade 3, call it to (RC), and shuffle your deck." \
        " If you called, draw a card."
    Story(table).call(table.card("Vell", text))
    assert table.size("hand") == 0


@pytest.mark.parametrize(("stood", "drawn"), [(1, 0), (2, 1)])
@rule("17.9", "16.8")
def test_so_many_units_were_stood(stood: int, drawn: int) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, [Stand] all of your units. If you [Stand] two or more units, draw a card."
    vell = table.card("Vell", text)
    for at in (RIGHT_FRONT, RIGHT_BACK)[:stood]:
        table.rear(at=at, resting=True)
    Story(table).call(vell)
    assert table.size("hand") == drawn


@pytest.mark.parametrize(("there", "discarded"), [(0, 0), (1, 1)])
@rule("17.2", "16.8")
def test_so_many_were_returned_of_which_nobody_says_what_they_are(there: int, discarded: int) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, return all of your opponent's rear-guards to hand, and if one or more were" \
        " returned, your opponent chooses a card from their hand, and discards it."
    vell = table.card("Vell", text)
    for at in (LEFT_FRONT, RIGHT_FRONT)[:there]:
        table.rear(seat=1, at=at)
    Story(table).call(vell)
    assert table.size("drop", 1) == discarded


@pytest.mark.parametrize("discards", [True, False])
@rule("17.6", "16.3")
def test_cards_were_discarded_from_the_hand_this_turn(discards: bool) -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):During your turn, if you discarded cards from your hand this turn, this unit"
                      " gets [Power] +5000.")
    vane = table.rear("Vane", "[ACT](RC):[COST][discard a card from your hand], [Soul-Charge 1].", at=RIGHT_FRONT)
    table.some(1, "hand")
    story = Story(table)
    if discards:
        story.use(vane)
    assert table.power(vell) == (13000 if discards else 8000)


@rule("8.2", "1.6")
def test_who_cannot_ride_this_turn_does_not_ride() -> None:
    table = Position(phase="draw")
    text = "[AUTO](VC):At the beginning of your ride phase, draw a card, and you cannot ride this turn."
    table.vanguard(text, grade=2)
    heir = table.card("Heir", grade=3)
    story = Story(table, at="draw").no()
    assert story.phase == "ride" and story.refuses(ride(heir)) == "VG 1.6"


@pytest.mark.parametrize(("text", "ridden"), [
    ("[CONT]:This card cannot be ridden.", False), ("[CONT](Hand):You cannot normal ride this card.", True),
])
@rule("8.2", "8.1", "1.6")
def test_a_card_that_is_not_ridden_from_the_hand_may_be_by_an_effect(text: str, ridden: bool) -> None:
    table = Position(phase="ride")
    table.vanguard("[ACT](VC):Ride a grade 3 card from your hand.", grade=3)
    heir = table.card("Heir", text, grade=3)
    assert Story(table, at="ride").refuses(ride(heir)) == "VG 1.6"
    table.let(phase="main", step="main")
    story = Story(table).use(table.vanguards[0])
    if ridden:
        story.choose(heir)
    assert (table.where(heir) == "VC") is ridden


@rule("16.6", "11.2.7")
def test_the_next_time_it_boosts_it_stands() -> None:
    table = Position()
    vell = table.rear("Vell", "[ACT](RC):Until end of turn, the next time this unit boosts, [Stand] this unit.",
                      at=LEFT_BACK, skills=BOOST)
    front = table.rear("Front")
    Story(table).use(vell).attack(front, boost=vell)
    assert not table.resting(vell)


@pytest.mark.parametrize(("word", "soul", "hand"), [("return", 1, 1), ("Soul-Charge 2", 2, 0)])
@rule("16.8")
def test_one_of_two_texts_in_quotation_marks_is_done(word: str, soul: int, hand: int) -> None:
    table = Position()
    text = '[ACT](RC):"[Soul-Charge 1], and return this unit to your hand" or "[Soul-Charge 2]".'
    vell = table.rear("Vell", text)
    Story(table).use(vell).option(word)
    assert (table.size("soul"), table.size("hand")) == (soul, hand)

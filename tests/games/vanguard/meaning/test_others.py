"""Costs that may be paid otherwise, how many are called, what was chosen or changed before, and who else is meant."""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, guard, rule
from tests.games.vanguard.table import BOOST, INTERCEPT, LEFT_BACK, LEFT_FRONT, RIGHT_BACK, RIGHT_FRONT, Position

OTHERWISE = '[AUTO](RC):If you have a "Rose", this cost may be paid with "Soul-Blast 1". When placed,' \
    ' [COST][Counter-Blast 1], draw a card.'


def placed(text: str, table: Position, at: int = LEFT_FRONT, **values: object) -> tuple[Story, int]:
    """Call a card with the text from the hand."""
    vell = table.card("Vell", f"[AUTO](RC):When placed, {text}", **values)
    return Story(table).call(vell, at), vell


@pytest.mark.parametrize(("beside", "drawn"), [("Rose", 1), ("Cole", 0)])
@rule("16.7")
def test_a_cost_that_may_be_paid_otherwise(beside: str, drawn: int) -> None:
    table = Position()
    table.rear(beside, at=RIGHT_FRONT)
    table.some(1, "soul")
    story = Story(table).call(table.card("Vell", OTHERWISE))
    if drawn:
        story.yes()
    assert (table.size("hand"), table.size("soul")) == (drawn, 1 - drawn)


@rule("16.7")
def test_either_cost_may_be_chosen_where_both_can_be_paid() -> None:
    table = Position()
    table.rear("Rose", at=RIGHT_FRONT)
    table.some(1, "soul")
    table.some(1, "damage")
    story = Story(table).call(table.card("Vell", OTHERWISE)).no()
    story.yes()
    assert (table.size("hand"), table.size("soul")) == (1, 0) and not table.face_down(table.there("damage")[0])


@rule("16.7")
def test_what_is_said_of_a_cost_behind_what_is_done() -> None:
    table = Position()
    table.rear("Magus One", at=RIGHT_FRONT)
    table.some(1, "hand")
    story, _ = placed("[COST][discard two cards from your hand], draw a card. The number of cards discarded from your"
                      ' hand for this cost is reduced by one for each rear-guard with "Magus" in its card name.', table)
    story.yes()
    if story.asked.kind == "cards":
        story.choose(table.there("hand")[0])
    assert (table.size("drop"), table.size("hand")) == (1, 1)


@rule("11.3.2", "1.6")
def test_up_to_so_many_guardians_are_called() -> None:
    table = Position()
    vell = table.rear("Vell", "[AUTO](RC):When it attacks, until end of that battle, your opponent cannot intercept,"
                      " and can only call up to two guardians.")
    shields = table.some(3, "hand", seat=1)
    story = Story(table).attack(vell).guard(*shields[:2])
    assert story.refuses(guard(shields[2])) == "VG 1.6"


@pytest.mark.parametrize(("others", "drawn"), [(2, 1), (1, 0)])
@rule("16.8")
def test_how_many_have_got_something(others: int, drawn: int) -> None:
    table = Position()
    for at in (RIGHT_FRONT, LEFT_BACK)[:others]:
        table.rear("Cole", at=at)
    story, _ = placed("two of your other rear-guards get [Power] +5000 until end of turn. If two units got [Power]"
                      " +5000, draw a card.", table)
    if story.asked.kind == "cards":
        story.choose(*table.there("RC")[:others])
    assert table.size("hand") == drawn


@rule("16.8", "10.3")
def test_one_of_each_of_two_names_is_called() -> None:
    table = Position()
    rose, thorn = table.card("Rose", zone="soul"), table.card("Thorn", zone="soul")
    table.card("Cole", zone="soul")
    story, _ = placed('call a "Rose" and "Thorn" each from your soul to (RC).', table)
    story.at(RIGHT_FRONT, LEFT_BACK)
    assert (table.circle(rose), table.circle(thorn), table.size("soul")) == (RIGHT_FRONT, LEFT_BACK, 1)


@rule("16.6", "11.6.1")
def test_the_end_of_the_first_battle_of_the_turn() -> None:
    table = Position()
    cole = table.rear("Cole", at=RIGHT_FRONT)
    story, vell = placed("at the end of the first battle of this turn, [Stand] this unit.", table)
    story.fight(vell)
    assert not table.resting(vell)
    story.fight(vell)
    assert table.resting(vell) and not table.resting(cole)


@pytest.mark.parametrize(("rears", "drawn"), [(3, 1), (2, 0)])
@rule("16.3")
def test_so_many_more_than_cards_in_hand(rears: int, drawn: int) -> None:
    table = Position()
    for at in (RIGHT_FRONT, LEFT_BACK)[: rears - 1]:
        table.rear("Cole", at=at)
    card = table.card("Vell", "[AUTO](RC):When placed, if you have two or more rear-guards more than cards in your"
                      " hand, draw a card.")
    table.some(1, "hand")
    Story(table).call(card)
    assert table.size("hand") == 1 + drawn


@rule("17.10", "16.8")
def test_a_charge_for_each_card_returned() -> None:
    table = Position()
    table.some(3, "soul")
    placed("return all of your soul to your deck and shuffle it, and [Soul-Charge 1] for each card returned to your"
           " deck.", table)
    assert table.size("soul") == 3


@pytest.mark.parametrize(("there", "found"), [(("Rose", "Thorn"), True), (("Rose",), False)])
@rule("25.1", "16.8")
def test_an_order_of_which_one_part_is_resolved(there: tuple[str, ...], found: bool) -> None:
    table = Position()
    for at, name in zip((LEFT_FRONT, RIGHT_FRONT), there, strict=False):
        table.rear(name, at=at)
    heir = table.card("Heir", zone="deck")
    edict = table.order("Edict", 'Resolve one of the effects below, and shuffle your deck.\n・If "Rose" is on your (VC)'
                        ' or (RC), draw a card.\n・If "Rose" and "Thorn" are on your (VC) or (RC), search your deck for'
                        ' up to one "Heir", reveal it and put it into your hand.')
    story = Story(table).use(edict).pick(1)
    if found:
        story.choose(heir)
    assert (table.where(heir) == "hand") is found


@rule("16.8")
def test_all_of_the_following_is_done() -> None:
    table = Position()
    high = table.card("High", zone="drop", grade=3)
    story, vell = placed("choose up to two cards from your drop zone, put them on the bottom of your deck in any order,"
                         " and perform all of the following.\n・If you chose a grade 3 or greater card, draw a"
                         " card.\n・If you chose one card, this unit gets [Power] +5000 until end of turn.", table)
    story.choose(high)
    assert (table.size("hand"), table.power(vell)) == (1, 13000)


@pytest.mark.parametrize("called", [False, True])
@rule("11.3.2", "16.3")
def test_who_is_retired_in_the_battle_in_which_it_intercepted(called: bool) -> None:
    table = Position()
    text = "[AUTO]:When retired from (GC) during the battle it intercepted, you may put this card into your soul."
    rival = table.rear("Rival", seat=0, at=RIGHT_FRONT)
    shield = table.card("Shield", text, seat=1) if called else table.rear("Shield", text, seat=1, skills=INTERCEPT)
    story = Story(table).attack(rival)
    (story.guard(shield) if called else story.intercept(shield)).unguarded()
    if not called:
        story.yes()
    assert table.where(shield) == ("drop" if called else "soul")


@rule("11.6.1")
def test_the_unit_that_attacked_returns() -> None:
    table = Position()
    table.vanguard("[AUTO](VC):At the end of the battle that your rear-guard attacked a vanguard, return the unit that"
                   " attacked to your hand.")
    cole = table.rear("Cole")
    Story(table).fight(cole)
    assert table.where(cole) == "hand"


@pytest.mark.parametrize(("power", "drawn"), [(12000, 1), (5000, 0)])
@rule("11.5.6", "11.6.1")
def test_the_end_of_a_battle_whose_attack_hit_a_vanguard(power: int, drawn: int) -> None:
    table = Position()
    cole = table.rear("Cole", power=power)
    table.vanguard("[AUTO](VC):At the end of the battle that your rear-guard's attack hit a grade 3 or greater"
                   " vanguard, draw a card.")
    Story(table).fight(cole)
    assert table.size("hand") == drawn


@rule("11.2.7")
def test_the_boosted_rear_guard_is_paid_with() -> None:
    table = Position()
    cole = table.rear("Cole", grade=3)
    table.rear("Vell", "[AUTO](RC):At the end of the battle it boosted a grade 3 rear-guard, [COST][put the boosted"
               " rear-guard boosted into your soul], and draw a card.", at=LEFT_BACK, skills=BOOST)
    story = Story(table).attack(cole, boost=table.there("RC")[1]).unguarded()
    story.yes()
    assert (table.where(cole), table.size("hand")) == ("soul", 1)


@rule("VC19.1", "10.3")
def test_cards_are_called_hollowed_to_circles_of_their_own() -> None:
    table = Position()
    ghost = table.card("Ghost", zone="drop")
    story, _ = placed("choose up to one card from your drop zone, call it to separate (RC) as hollowed.", table)
    story.choose(ghost).at(RIGHT_BACK)
    assert table.in_state(ghost, "hollowed") and table.circle(ghost) == RIGHT_BACK


@rule("2.2", "21.2")
def test_a_name_that_is_printed_on_the_card() -> None:
    table = Position()
    table.rear("Vell", '[AUTO](RC):When your G unit with "Titan" in its original card name [Stride], draw a card.')
    titan = table.g_unit("Titan")
    cards = table.some(1, "hand", grade=3)
    Story(table, at="ride").passes().stride(titan, *cards)
    assert table.size("hand") == 1


@rule("16.12")
def test_a_step_that_one_may_take_or_leave() -> None:
    table = Position()
    vell = table.rear("Vell", "[AUTO](RC):When it attacks, perform all of the effects below according to the number of"
                      " cards in your hand.\n・One or more-This unit gets [Power] +5000 until end of that"
                      " battle.\n・Two or more-Then, you may have it get [Power] +10000. If you do, at the end of that"
                      " battle, put this unit into your soul.")
    table.some(2, "hand")
    story = Story(table).attack(vell).yes()
    assert table.power(vell) == 23000
    story.unguarded()
    assert table.where(vell) == "soul"


@rule("22")
def test_a_unit_gets_triple_drive() -> None:
    table = Position()
    placed('choose one of your vanguards, and it gets "Triple Drive" until end of turn.', table)
    assert table.drive(table.vanguards[0]) == 3

"""Rear-guard circles that a text makes vanguard circles (VC1.2), and units that get all abilities of cards (VC16.2)."""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, call, intercept, rule
from tests.games.vanguard.table import (
    INTERCEPT,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_BACK,
    RIGHT_FRONT,
    Position,
)

RAISES = "[CONT](VC):All of your rear-guards with \"Gale\" in their card names become vanguards."
DELETES = "[ACT](VC)[1/turn]:Delete all of your opponent's vanguards."


@rule("VC1.2.2", "10.7")
def test_who_is_placed_on_such_a_circle_is_placed_on_a_vanguard_circle() -> None:
    table = Position()
    table.vanguard(RAISES)
    gale = table.card("Gale", "[AUTO]:When this unit is placed on (VC), draw a card.\n"
                              "[AUTO]:When this unit is placed on (RC), [Soul-Charge 1].")  # fmt: skip
    other = table.card("Other", "[AUTO]:When this unit is placed on (VC), [Soul-Charge 1].")
    Story(table).call(gale).call(other, RIGHT_FRONT)
    assert (table.size("hand"), table.size("soul"), table.where(gale)) == (1, 0, "RC")


@rule("VC1.2.2", "16.1")
def test_abilities_of_vanguards_work_there_and_those_of_rear_guards_do_not() -> None:
    table = Position()
    table.vanguard(RAISES)
    gale = table.rear("Gale", "[CONT](VC):This unit gets [Power] +5000.\n[CONT](RC):This unit gets [Power] +2000.")
    table.rear("Herald", "[CONT](RC):All of your vanguards get [Power] +1000.", at=RIGHT_FRONT)
    Story(table).call(table.card("Next"), RIGHT_BACK)
    assert (table.power(gale), table.power(table.vanguards[0])) == (14000, 11000)


@rule("VC1.2.2", "11.4.2")
def test_such_a_vanguard_makes_drive_checks() -> None:
    table = Position()
    table.vanguard(RAISES)
    gale = table.rear("Gale")
    Story(table).call(table.card("Next"), RIGHT_FRONT).fight(gale)
    assert table.size("hand") == 1


@rule("VC1.2.2", "11.5.4", "11.5.7")
def test_such_a_vanguard_that_is_hit_is_dealt_damage_and_stays() -> None:
    table = Position(turn_player=1)
    table.vanguard(RAISES)
    gale = table.rear("Gale", power=8000)
    rival = table.vanguards[1]
    table.rear(seat=1, at=RIGHT_FRONT)
    Story(table).call(table.card("Next", seat=1), LEFT_BACK).fight(rival, gale)
    assert (table.where(gale), table.damage()) == ("RC", 1)


@rule("VC1.2.2", "18.1")
def test_nobody_is_called_to_the_circle_of_such_a_vanguard() -> None:
    table = Position()
    table.vanguard(RAISES)
    table.rear("Gale")
    third = table.card("Third")
    assert Story(table).call(table.card("Next"), RIGHT_FRONT).refuses(call(third, LEFT_FRONT)) == "VG 18.1"


@rule("VC1.2.2", "18.5")
def test_only_rear_guards_are_locked_and_such_a_vanguard_is_none() -> None:
    table = Position()
    table.vanguard(RAISES, seat=1)
    gale, cole = table.rear("Gale", seat=1), table.rear("Cole", seat=1, at=RIGHT_FRONT)
    lord = table.vanguard("[ACT](VC):Lock all of your opponent's units.")
    Story(table).call(table.card("Next")).use(lord)
    assert [table.locked(one) for one in (gale, cole, table.vanguards[1])] == [False, True, False]


@rule("VC1.2.2", "11.3.2")
def test_such_a_vanguard_does_not_intercept() -> None:
    table = Position()
    table.vanguard(RAISES, seat=1)
    gale = table.rear("Gale", skills=INTERCEPT, seat=1)
    story = Story(table).call(table.card("Next")).attack(table.vanguards[0])
    assert story.refuses(intercept(gale)) == "VG 11.3.2"


@rule("VC1.2.3", "21.2")
def test_nobody_strides_but_on_the_circle_in_the_centre() -> None:
    table = Position()
    lord = table.vanguard(RAISES)
    gale, titan = table.rear("Gale", "[CONT](VC):This unit gets [Power] +5000."), table.g_unit()
    paid = table.card("Paid", grade=3)
    Story(table, at="ride").passes().stride(titan, paid)
    assert (table.where(titan), table.where(lord), table.where(gale)) == ("VC", "hearts", "RC")
    # With the text of a heart the circle is a rear-guard circle again (VG 21.3).
    assert table.power(gale) == 8000


@rule("VC1.2.3", "21.1")
def test_the_grade_of_such_a_vanguard_lets_nobody_stride() -> None:
    table = Position()
    table.vanguard(RAISES, grade=2)
    table.rear("Gale", grade=3)
    titan = table.g_unit()
    table.card("Paid", grade=3)
    story = Story(table, at="ride").passes()
    assert (table.where(titan), story.step) == ("G zone", "main")


@rule("VC1.2.4", "19.2", "19.1")
def test_deleted_with_its_vanguard_it_is_a_rear_guard_again_and_no_locked_card() -> None:
    table = Position(turn_player=1)
    table.vanguard(DELETES, seat=1)
    lord = table.vanguard(RAISES)
    gale = table.rear("Gale", "[CONT](VC/RC):This unit gets [Power] +5000.", power=8000)
    herald = table.rear("Herald", "[CONT](RC):All of your rear-guards get [Power] +1000.", at=RIGHT_FRONT)
    Story(table).call(table.card("Next", seat=1), LEFT_BACK).use(table.vanguards[1])
    assert (table.face_down(gale), table.face_down(lord), table.locked(gale)) == (True, True, False)
    assert (table.power(gale), table.power(herald)) == (1000, 9000)


@rule("VC1.2.4", "19.2", "13.1")
def test_a_deleted_one_is_a_vanguard_again_once_all_are_turned_up() -> None:
    table = Position(turn_player=1)
    table.vanguard(DELETES, seat=1)
    table.vanguard(RAISES)
    gale = table.rear("Gale", "[CONT](VC):This unit gets [Power] +5000.", power=8000)
    Story(table).call(table.card("Next", seat=1), LEFT_BACK).use(table.vanguards[1]).ends().ends()
    assert (table.face_down(gale), table.power(gale)) == (False, 13000)


# All abilities of cards

HYMNS = "[CONT](RC):This unit gets all of the abilities of all of the cards in your soul with \"Hymn\" in their card" \
    " names."


@rule("VC16.2.2", "VC16.2.1")
def test_who_gets_abilities_as_it_is_placed_has_those_of_being_placed_in_time() -> None:
    table = Position()
    table.card("Hymn", "[AUTO]:When this unit is placed on (RC), draw a card.", zone="soul")
    table.card("Other", "[AUTO]:When this unit is placed on (RC), [Soul-Charge 1].", zone="soul")
    Story(table).call(table.card("Bishop", HYMNS))
    assert (table.size("hand"), table.size("soul")) == (1, 2)


@rule("VC16.2.2", "16.1")
def test_they_are_got_as_long_as_the_card_is_there() -> None:
    table = Position()
    hymn = table.card("Hymn", "[CONT](RC):This unit gets [Power] +5000.", zone="soul")
    bishop = table.rear("Bishop", HYMNS)
    assert table.power(bishop) == 13000
    table.happen(table.move(hymn, "drop"))
    assert table.power(bishop) == 8000


@pytest.mark.parametrize("name, power", [("Hymn", 18000), ("Other", 10000)])
@rule("VC16.2.1", "16.10")
def test_abilities_got_by_an_effect_are_those_of_the_cards_that_it_moved(name: str, power: int) -> None:
    table = Position()
    text = "[ACT](VC)[1/turn]:Search your deck for up to one card, put it into your soul, and shuffle your deck. This" \
        " unit gets all of the abilities of the cards put into your soul by this effect until end of turn."
    lord = table.vanguard(text)
    gives = "[CONT](VC):This unit gets [Power] +8000."
    there = {"Hymn": table.card("Hymn", gives, zone="deck"), "Other": table.card("Other", zone="deck")}
    table.card("Third", gives, zone="soul")
    Story(table).use(lord).choose(there[name])
    assert (table.where(there[name]), table.power(lord)) == ("soul", power)

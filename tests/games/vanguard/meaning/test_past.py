"""What has happened before: in this fight, in this turn by deeds that have a word of their own, by the text itself."""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import DRAW, LEFT_FRONT, RIGHT_FRONT, Position

UNRIDDEN = "[AUTO](GC):When placed, if you did not ride a grade 3 or greater unit this fight, draw a card."


@pytest.mark.parametrize(("grade", "drawn"), [(None, 1), (2, 1), (3, 0)])
@rule("8.1", "16.3")
def test_what_was_ridden_in_this_fight_is_known_in_later_turns(grade: int | None, drawn: int) -> None:
    table = Position(turn=3)
    table.vanguard(grade=2)
    shield = table.card("Shield", UNRIDDEN)
    table.some(1, "hand")
    story = Story(table, at="ride")
    if grade is not None:
        story.ride(table.card("Heir", grade=grade))
    story.ends()
    hand = table.size("hand")
    story.attack(table.vanguards[1], table.there("VC")[0]).guard(shield)
    assert table.size("hand") == hand - 1 + drawn


@rule("8.1")
def test_it_was_ridden_whatever_it_is_now() -> None:
    table = Position(turn=3)
    table.vanguard(grade=2)
    shield, heir = table.card("Shield", UNRIDDEN), table.card("Heir", grade=3)
    table.some(1, "hand")
    story = Story(table, at="ride").ride(heir)
    story.ends()
    table.vanguard(grade=2)
    hand = table.size("hand")
    story.attack(table.vanguards[1], table.there("VC")[0]).guard(shield)
    assert table.size("hand") == hand - 1


@pytest.mark.parametrize(("charges", "up"), [(False, 1), (True, 1)])
@rule("17.10", "16.3")
def test_who_has_charged_this_turn_does_not_charge_again(charges: bool, up: int) -> None:
    table = Position()
    first = table.card("First", "[AUTO](RC):When placed, [Counter-Charge 1]." if charges else "")
    again = table.card("Again", "[AUTO](RC):When placed, if you did not [Counter-Charge] this turn,"
                       " [Counter-Charge 1].")
    table.some(3, "damage", face_down=True)
    story = Story(table).call(first)
    if charges:
        story.choose(table.there("damage")[0])
    story.call(again, RIGHT_FRONT)
    if not charges:
        story.choose(table.there("damage")[0])
    assert [table.face_down(one) for one in table.there("damage")].count(False) == up


@pytest.mark.parametrize(("damage", "soul", "drawn"), [(1, 5, 1), (0, 5, 0)])
@rule("17.10", "16.8")
def test_both_charges_have_to_have_been_made(damage: int, soul: int, drawn: int) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, [Counter-Charge 1] and [Soul-Charge 1]. If you [Counter-Charge] and" \
        " [Soul-Charge], draw a card."
    table.some(damage, "damage", face_down=True)
    Story(table).call(table.card("Vell", text))
    assert (table.size("soul"), table.size("hand")) == (1, drawn)


@pytest.mark.parametrize(("text", "power"), [("[AUTO](RC):When placed, draw a card.", 13000), ("", 8000)])
@rule("17.1", "5.6")
def test_cards_drawn_this_turn_by_abilities(text: str, power: int) -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):If you drew a card during this turn by your card's ability, this unit gets"
                      " [Power] +5000.")
    Story(table).call(table.card("Cole", text), RIGHT_FRONT)
    assert table.power(vell) == power


@rule("12.3")
def test_what_a_draw_trigger_draws_counts_too() -> None:
    table = Position()
    table.on_top(DRAW)
    vell = table.rear("Vell", "[CONT](RC):If you drew a card during this turn by your card's ability, this unit gets"
                      " [Power] +5000.")
    lord = table.vanguards[0]
    Story(table).fight(lord).give(lord)
    assert table.power(vell) == 13000


@rule("19.1", "16.5")
def test_an_ability_waits_for_a_vanguard_that_is_deleted() -> None:
    table = Position()
    deletor = table.card("Deletor", "[AUTO](RC):When placed, delete your opponent's vanguard.")
    table.rear("Vell", "[AUTO](RC):When your opponent's vanguard is deleted, draw a card.", at=RIGHT_FRONT)
    Story(table).call(deletor)
    assert table.size("hand") == 1


@pytest.mark.parametrize(("equips", "power"), [(True, 13000), (False, 8000)])
@rule("24.4")
def test_a_gauge_that_was_put_this_turn(equips: bool, power: int) -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):If a new equip gauge was put for your unit this turn, this unit gets [Power]"
                      " +5000.")
    text = "put the top card of your deck face down as an equip gauge for this unit" if equips else "[Soul-Charge 1]"
    Story(table).call(table.card("Cole", f"[AUTO](RC):When placed, {text}."), RIGHT_FRONT)
    assert table.power(vell) == power


@rule("1", "16.10")
def test_what_is_so_until_the_end_of_the_fight_outlasts_the_turn() -> None:
    table = Position()
    vell = table.rear("Vell", "[ACT](RC):[COST][Soul-Blast 1], and until end of this fight, this unit gets [Power]"
                      " +5000.")
    table.some(1, "soul")
    Story(table).use(vell).ends()
    assert table.power(vell) == 13000 and table.circle(vell) == LEFT_FRONT

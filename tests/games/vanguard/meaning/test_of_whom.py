"""Of whom a text speaks, by rows, names and conditions, and what it makes of numbers, names and circles."""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, attack, rule
from tests.games.vanguard.table import CENTRE_BACK, LEFT_BACK, LEFT_FRONT, RIGHT_BACK, RIGHT_FRONT, Position


def placed(text: str, table: Position, at: int = LEFT_FRONT, **values: object) -> tuple[Story, int]:
    """Call a card with the text from the hand."""
    vell = table.card("Vell", f"[AUTO](RC):When placed, {text}", **values)
    return Story(table).call(vell, at), vell


@rule("4.1")
def test_units_in_the_same_row() -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):All of your other rear-guards in the same row as this unit get [Power]"
                      " +4000.")
    beside, behind = table.rear("Beside", at=RIGHT_FRONT), table.rear("Behind", at=LEFT_BACK)
    across = table.rear("Across", seat=1, at=LEFT_FRONT)
    assert [table.power(one) for one in (vell, beside, behind, across)] == [8000, 12000, 8000, 8000]


@rule("4.1")
def test_units_in_the_same_column_or_on_the_guardian_circle() -> None:
    table = Position()
    table.rear("Vell", "[CONT](RC)(GC):Your rear-guards in the same column as this unit or on (GC) get [Power] +5000.")
    behind, beside = table.rear("Behind", at=LEFT_BACK), table.rear("Beside", at=RIGHT_BACK)
    assert (table.power(behind), table.power(beside)) == (13000, 8000)


@pytest.mark.parametrize(("other", "power"), [("Blade Two", 13000), ("Blade One", 8000)])
@rule("16.3")
def test_they_are_those_of_whom_the_condition_speaks(other: str, power: int) -> None:
    table = Position()
    table.rear("Vell", '[CONT](RC):If you have two or more units with "Blade" in their different card names, they get'
               " [Power] +5000.", at=CENTRE_BACK)
    one, two, third = table.rear("Blade One"), table.rear(other, at=RIGHT_FRONT), table.rear("Cole", at=LEFT_BACK)
    assert [table.power(unit) for unit in (one, two, third)] == [power, power, 8000]


@rule("16.8")
def test_all_of_them_get_it_and_not_who_was_called() -> None:
    table = Position()
    one = table.rear("Blade", at=RIGHT_FRONT)
    two, cole = table.rear("Blade", at=LEFT_BACK), table.card("Cole", zone="soul")
    story, _ = placed('call a card from your soul to (RC). If you have two or more "Blade" on your (RC), they all get'
                      " [Power] +5000 until end of turn.", table)
    story.at(RIGHT_BACK)
    assert [table.power(unit) for unit in (one, two, cole)] == [13000, 13000, 8000]


@pytest.mark.parametrize(("name", "power"), [("Blade One", 13000), ("Cole", 13000), ("Colette", 8000)])
@rule("2.2")
def test_part_of_a_name_or_another_name(name: str, power: int) -> None:
    table = Position()
    unit = table.rear(name, at=RIGHT_FRONT)
    placed('all of your front row units with "Blade" in its card name or "Cole" get [Power] +5000 until end of turn.',
           table)
    assert table.power(unit) == power


@rule("11.2.2", "11.2.5")
def test_who_attacks_only_the_vanguard_from_the_back_row() -> None:
    table = Position()
    rear = table.rear("Rear", seat=1)
    story, vell = placed("until end of turn, this unit can attack the vanguard from the back row, and gets [Power]"
                         " +5000.", table, LEFT_BACK)
    story.to_battle()
    assert story.refuses(attack(vell, rear)) == "VG 11.2.2"
    story.fight(vell)
    assert table.damage(1) == 1


@rule("11.2.5")
def test_who_attacks_the_back_row() -> None:
    table = Position()
    rear = table.rear("Rear", seat=1, at=LEFT_BACK, power=5000)
    story, vell = placed("choose one of your units, and until end of turn, that unit can attack the back row.", table)
    story.choose(table.there("RC")[0])
    story.fight(vell, rear)
    assert table.where(rear) == "drop"


@rule("11.2.5")
def test_in_the_front_row_it_attacks_as_all_do() -> None:
    table = Position()
    rear = table.rear("Rear", seat=1, power=5000)
    story, vell = placed("until end of turn, this unit can attack the vanguard from the back row.", table)
    story.fight(vell, rear)
    assert table.where(rear) == "drop"


@pytest.mark.parametrize(("words", "power"), [("the [Shield]", 13000), ("two times of the [Shield]", 18000)])
@rule("16.10")
def test_the_shield_of_another_card_becomes_power(words: str, power: int) -> None:
    table = Position()
    table.card("Coin", shield=5000)
    _, vell = placed(f"put a card from your hand into your soul, and increase this unit's [Power] by {words} of the"
                     " card put into your soul until end of turn.", table)
    assert table.power(vell) == power


@rule("16.10")
def test_the_shield_of_what_the_opponent_discards() -> None:
    table = Position()
    table.card("Coin", shield=15000, seat=1)
    _, vell = placed("your opponent chooses a card from his or her hand, discards it, and increase this unit's [Power]"
                     " by the [Shield] of that card until end of turn.", table)
    assert table.power(vell) == 23000


@rule("16.10")
def test_a_drive_is_brought_to_a_number_and_goes_on_from_there() -> None:
    table = Position()
    lord = table.vanguards[0]
    story, _ = placed("choose one of your vanguards, and until end of turn, it gets [Power] +5000, and its drive"
                      " increases or decreases to become 2.", table)
    assert (table.power(lord), table.drive(lord)) == (15000, 2)
    more = table.card("More", "[AUTO](RC):When placed, your vanguard gets drive +1 until end of turn.")
    story.call(more, RIGHT_FRONT)
    assert table.drive(lord) == 3


@rule("16.9")
def test_a_unit_takes_the_name_of_another_as_long_as_its_power_lasts() -> None:
    table = Position()
    rose = table.rear("Rose", at=RIGHT_FRONT)
    vell = table.rear("Vell", "[ACT](RC):[COST][Soul-Blast 1], and until end of turn, this unit gets [Power] +5000, and"
                      " changes its card name to one of your other units'.")
    table.some(1, "soul")
    story = Story(table).use(vell).choose(rose)
    assert table.now(vell).names == ("Rose",)
    story.ends()
    assert table.now(vell).names == ("Vell",)


@pytest.mark.parametrize("first", [True, False])
@rule("16.8")
def test_one_clause_or_the_other(first: bool) -> None:
    table = Position()
    story, vell = placed("draw a card, or this unit gets [Power] +5000 until end of turn.", table)
    story.pick(0 if first else 1)
    assert (table.size("hand"), table.power(vell)) == ((1, 8000) if first else (0, 13000))


@rule("16.7", "16.8")
def test_what_is_paid_for_may_be_one_of_two() -> None:
    table = Position()
    table.some(1, "soul")
    story, vell = placed('[COST][Soul-Blast 1], and "Draw a card." or "[Soul-Charge 1], and this unit gets [Power]+3000'
                         ' until end of turn.".', table)
    story.yes().pick(1)
    assert (table.size("hand"), table.size("soul"), table.power(vell)) == (0, 1, 11000)


@rule("VC1.2")
def test_the_circle_of_the_called_unit_is_a_vanguard_circle() -> None:
    table = Position()
    heir = table.card("Heir", zone="soul")
    story, _ = placed("call a card from your soul to (RC). The circle that called unit is on becomes a (VC) until end"
                      " of turn.", table)
    story.at(RIGHT_FRONT)
    more = table.card("More", "[AUTO](RC):When placed, all of your vanguards get [Power] +1000 until end of turn.")
    story.call(more, LEFT_BACK)
    assert table.power(heir) == 9000


@rule("16.8")
def test_the_others_are_those_that_were_not_chosen() -> None:
    table = Position()
    blade, cole = table.rear("Blade One", at=RIGHT_FRONT), table.rear("Cole", at=RIGHT_BACK)
    _, vell = placed('choose all of your front row units with "Blade" in its card name, retire all of your other'
                     " rear-guards.", table, LEFT_BACK)
    assert [table.where(one) for one in (blade, cole, vell)] == ["RC", "drop", "drop"]


@rule("16.7", "2.2")
def test_a_name_with_a_comma_in_a_cost_keeps_its_letters() -> None:
    table = Position()
    table.card("Blade, Mordin Cole", zone="soul")
    story, _ = placed('[COST][Soul-Blast 1 "Blade, Mordin Cole"], draw a card.', table)
    story.yes()
    assert table.size("hand") == 1


@rule("17.10", "10.3")
def test_the_whole_soul_is_blasted_by_an_effect() -> None:
    table = Position()
    table.some(3, "soul")
    placed("[Soul-Blast] all of the cards from your soul, draw a card.", table)
    assert (table.size("soul"), table.size("hand")) == (0, 1)


@rule("10.3")
def test_called_to_a_circle_with_a_unit() -> None:
    table = Position()
    heir, cole = table.card("Heir", zone="soul"), table.rear("Cole", at=RIGHT_FRONT)
    story, _ = placed("choose up to one card from your soul, and call it to a (RC) with a unit.", table)
    story.choose(heir).at(RIGHT_FRONT)
    assert (table.where(cole), table.circle(heir)) == ("drop", RIGHT_FRONT)


@rule("1.9", "3.2")
def test_one_of_those_with_the_highest_grade() -> None:
    table = Position()
    low, high = table.rear("Low", seat=1, grade=1), table.rear("High", seat=1, at=RIGHT_FRONT, grade=3)
    placed("choose one of your opponent's rear-guards with the highest grade, and retire it.", table)
    assert (table.where(low), table.where(high)) == ("RC", "drop")

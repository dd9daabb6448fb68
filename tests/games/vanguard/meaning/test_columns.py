"""Columns that are chosen, rows that are switched, battles with several, where units go, and what a call does
not set off.
"""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import CENTRE_BACK, LEFT_BACK, LEFT_FRONT, RIGHT_BACK, RIGHT_FRONT, Position


@rule("4.1", "16.8")
def test_of_a_chosen_column_only_the_units_in_it_are_meant() -> None:
    text = "[AUTO](RC):When placed, choose a column, and retire all of your opponent's rear-guards in that column."
    table = Position()
    facing = [table.rear(seat=1, at=at) for at in (RIGHT_FRONT, RIGHT_BACK)]
    other = table.rear(seat=1, at=LEFT_FRONT)
    # The left column of one is the right column of the other.
    Story(table).call(table.card("Vell", text), RIGHT_FRONT).option("left column")
    assert [table.where(one) for one in (*facing, other)] == ["drop", "drop", "RC"]


@pytest.mark.parametrize("words", ["to that column's (RC)", "to (RC) in that column"])
@rule("4.1", "10.3")
def test_to_a_chosen_column_cards_are_called(words: str) -> None:
    text = f"[AUTO](RC):When placed, choose a column, and call up to two cards from your soul {words}."
    table = Position()
    table.some(3, "soul")
    story = Story(table).call(table.card("Vell", text), LEFT_FRONT).option("right column")
    one, other = table.there("soul")[:2]
    story.choose(one, other).at(RIGHT_BACK)
    assert sorted(map(table.circle, (one, other))) == [RIGHT_FRONT, RIGHT_BACK]


@rule("17.14", "18.1")
def test_rows_are_not_switched_where_a_locked_card_lies() -> None:
    text = "[ACT](VC)[1/turn]:Switch all of your rear-guards between the front and back rows."
    table = Position()
    lord, front = table.vanguard(text), table.rear()
    moved = table.rear(at=RIGHT_FRONT)
    table.rear(at=LEFT_BACK, face_down=True)
    Story(table).use(lord)
    assert [table.circle(one) for one in (front, moved)] == [LEFT_FRONT, RIGHT_FRONT]


@rule("11.2.6")
def test_your_vanguard_may_battle_all_that_another_names() -> None:
    text = "[CONT](RC):When your grade 3 vanguard would attack, it battles all of your opponent's units."
    for grade, hurt in ((3, ["drop", "drop"]), (2, ["RC", "RC"])):
        table = Position()
        lord = table.vanguard(grade=grade, power=20000)
        table.rear("Bell", text)
        coles = [table.rear(seat=1, at=at) for at in (LEFT_FRONT, CENTRE_BACK)]
        Story(table).fight(lord)
        assert [table.where(cole) for cole in coles] == hurt


@pytest.mark.parametrize(("words", "drawn"), [
    ("", 1), (" Your opponent's cards' [AUTO] abilities do not activate from this call.", 0),
    (" [AUTO] abilities do not activate from this call.", 0),
    (" Your cards' [AUTO] abilities do not activate from this call.", 1),
])
@rule("16.4")
def test_a_call_sets_off_nothing_of_those_who_are_named(words: str, drawn: int) -> None:
    table = Position()
    guest = table.card("Guest", "[AUTO]:When placed on (RC), draw a card.", seat=1)
    text = f"[AUTO](RC):When placed, your opponent chooses a card from their hand, and calls it to (RC).{words}"
    Story(table).call(table.card("Vell", text)).at(LEFT_FRONT)
    assert (table.where(guest), table.size("hand", 1)) == ("RC", drawn)


@rule("16.4")
def test_what_another_of_the_called_cards_sets_off_goes_on() -> None:
    text = "[AUTO](RC):When placed, call a card from your soul to (RC), and their [AUTO] abilities do not activate" \
        " from this call."
    table = Position()
    table.card("Guest", "[AUTO]:When placed on (RC), draw a card.", zone="soul")
    table.rear("Host", "[AUTO](RC):When your other rear-guard is placed from your soul, draw two cards.", at=RIGHT_BACK)
    Story(table).call(table.card("Vell", text)).at(RIGHT_FRONT)
    assert table.size("hand") == 2


@rule("10.6", "4.1")
def test_who_stood_behind_in_the_column_comes_to_its_front_row() -> None:
    table = Position()
    vell = table.rear("Vell", "[ACT](RC):Choose a column, bind one of your opponent's rear-guards in that front row,"
                              " and move one of your opponent's rear-guards in that back row to that front row.")
    front, back = table.rear(seat=1, at=RIGHT_FRONT), table.rear(seat=1, at=RIGHT_BACK)
    table.rear(seat=1, at=LEFT_BACK)
    Story(table).use(vell).option("left column")
    assert (table.where(front), table.circle(back)) == ("bind", RIGHT_FRONT)


@rule("10.6")
def test_a_unit_of_the_opponent_moves_to_an_open_circle_of_theirs() -> None:
    table = Position()
    vell = table.rear("Vell", "[ACT](RC):Choose one of your opponent's rear-guards, and move it to an open (RC) in the"
                              " same column.", at=LEFT_BACK)
    foe = table.rear(seat=1, at=RIGHT_FRONT)
    Story(table).use(vell)
    assert table.circle(foe) == RIGHT_BACK


@rule("10.6")
def test_nobody_moves_to_an_open_circle_where_none_is() -> None:
    table = Position()
    vell = table.rear("Vell", "[ACT](RC):Move this unit to an open back row (RC).", at=LEFT_FRONT)
    for at in (LEFT_BACK, CENTRE_BACK, RIGHT_BACK):
        table.rear(at=at)
    Story(table).use(vell)
    assert (table.circle(vell), table.size("RC")) == (LEFT_FRONT, 4)


@rule("4.1")
def test_of_the_same_column_only_the_row_that_is_named() -> None:
    table = Position()
    table.rear("Vell", "[CONT](RC):All of your opponent's rear-guards in the back row of the same column as this unit"
                       " get [Power] -3000.")
    front, back, beside = [table.rear(seat=1, at=at, power=8000) for at in (RIGHT_FRONT, RIGHT_BACK, LEFT_BACK)]
    assert [table.power(one) for one in (front, back, beside)] == [8000, 5000, 8000]

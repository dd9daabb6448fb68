"""Costs that ask for something besides, searches of two zones, and so many of one and of another."""

from __future__ import annotations

import pytest

from engine.answers import Cards
from engine.events import Shuffle
from tests.games.vanguard.story import Story, rule, use
from tests.games.vanguard.table import CENTRE, LEFT_BACK, LEFT_FRONT, RIGHT_BACK, RIGHT_FRONT, Position

WHOLE = "[ACT](RC):[COST][Your soul has one or more cards, and Soul-Blast all of your soul], and draw a card."


@rule("16.7", "17.10")
def test_the_whole_soul_is_paid() -> None:
    table = Position()
    vell = table.rear("Vell", WHOLE)
    table.some(3, "soul")
    Story(table).use(vell)
    assert (table.size("soul"), table.size("drop"), table.size("hand")) == (0, 3, 1)


@rule("16.7")
def test_what_a_cost_asks_for_besides_has_to_hold() -> None:
    table = Position()
    vell = table.rear("Vell", WHOLE)
    assert Story(table).refuses(use(vell)) == "VG 16.7"


@pytest.mark.parametrize("words", [
    'your deck or drop for up to one "Rose"', 'for up to one "Rose" from your deck or drop',
])
@pytest.mark.parametrize("zone", ["deck", "drop"])
@rule("17.7", "17.8")
def test_two_zones_are_searched_at_once(zone: str, words: str) -> None:
    table = Position()
    text = f"[AUTO](RC):When placed, search {words}, put it into your hand, and if you searched your deck, shuffle" \
        " your deck."
    vell, rose = table.card("Vell", text), table.card("Rose", zone=zone)
    Story(table).call(vell).choose(rose)
    assert table.where(rose) == "hand" and any(isinstance(one, Shuffle) for one in table.state.log)


@rule("17.7", "16.8")
def test_one_is_found_for_each_of_the_names() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, choose two of your units, search your deck or drop for up to one card with the" \
        " same card name as each of those units, and put them into your hand."
    vell = table.card("Vell", text)
    rose, thorn = table.rear("Rose", at=LEFT_BACK), table.rear("Thorn", at=RIGHT_BACK)
    found = [table.card("Rose", zone="drop"), table.card("Thorn", zone="deck")]
    twin = table.card("Rose", zone="deck")
    story = Story(table).call(vell).choose(rose, thorn)
    assert story.refuses(Cards((found[0], twin))) == "VG 16.14"
    story.choose(*found)
    assert sorted(table.there("hand")) == sorted(found)


@rule("16.8")
def test_so_many_are_called_from_each_zone() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, call up to one grade 2 each from your deck and drop to (RC), and shuffle your deck."
    vell = table.card("Vell", text)
    one, other = table.card("One", zone="deck", grade=2), table.card("Two", zone="drop", grade=2)
    table.card("Three", zone="drop", grade=1)
    Story(table).call(vell).choose(one).choose(other).at(LEFT_BACK, RIGHT_BACK)
    assert (table.where(one), table.where(other), table.size("RC")) == ("RC", "RC", 3)


@rule("16.8")
def test_one_of_yours_and_one_of_theirs_is_chosen() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, choose one of your and your opponent's rear-guards each, and put them into the" \
        " soul."
    vell = table.card("Vell", text)
    mine, foe = table.rear("Mine", at=RIGHT_FRONT), table.rear("Foe", seat=1)
    table.rear("Other foe", seat=1, at=RIGHT_FRONT)
    Story(table).call(vell).choose(mine).choose(foe)
    assert (table.there("soul"), table.there("soul", 1)) == ([mine], [foe])


@rule("17.7", "16.8")
def test_its_grade_is_one_more_than_that_of_the_card_paid_with() -> None:
    table = Position()
    text = "[ACT](RC)[1/turn]:[COST][Bind a card from your hand], choose a card from your drop with grade equal to" \
        " the card bound for this cost's grade +1, and put it into your hand."
    vell = table.rear("Vell", text)
    table.card("Bound", grade=1)
    right = [table.card(f"Grade {grade}", zone="drop", grade=grade) for grade in (1, 2, 3)][1]
    Story(table).use(vell)
    assert table.there("hand") == [right]


@rule("9.5", "4.1")
def test_a_marker_is_asked_for_in_the_column_and_on_the_vanguard_circle() -> None:
    table = Position()
    text = "[CONT](RC):If you have a protect marker in the same column as this unit, this unit gets [Power] +15000."
    vell, other = table.rear("Vell", text, at=LEFT_BACK), table.rear("Other", text, at=RIGHT_BACK)
    counts = table.vanguard("[CONT](VC):This unit gets [Power] +1000 for each Force marker on your (VC).")
    table.marker("Protect II", LEFT_FRONT)
    table.marker("Force I", RIGHT_FRONT)
    before = table.power(counts)
    table.marker("Force II", CENTRE)
    assert (table.power(vell), table.power(other), table.power(counts) - before) == (23000, 8000, 1000)


@rule("9.2", "9.5")
def test_two_gifts_are_got_and_all_markers_go_to_a_circle() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC)[1/turn]:Get two Imaginary Gift: Force. Then, move all of your force markers to"
                          " your (VC).")
    story = Story(table).use(lord)
    story.gift("Force I", LEFT_FRONT).gift("Force I", RIGHT_FRONT)
    assert table.markers() == [("Force I", CENTRE), ("Force I", CENTRE)]

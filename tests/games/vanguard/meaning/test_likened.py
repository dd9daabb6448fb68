"""Names and numbers that become those of others, or so much."""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import LEFT_BACK, LEFT_FRONT, RIGHT_FRONT, Position


@rule("3.3", "16.10")
def test_a_unit_takes_the_name_of_another_until_the_turn_ends() -> None:
    table = Position()
    table.rear("Lark", "[CONT](RC):All of your other \"Lark\" get [Power] +5000.", at=RIGHT_FRONT)
    text = "[AUTO](RC):When placed, change this unit's card name to one of your other unit's card name until end" \
        " of turn."
    vell, other = table.card("Vell", text), table.rear("Tern", at=LEFT_BACK)
    lark = table.named("Lark")[0]
    Story(table).call(vell).choose(lark)
    assert (table.power(vell), table.power(other)) == (13000, 8000)


@rule("3.3", "16.10")
def test_the_name_of_a_card_that_lies_elsewhere_is_taken_as_it_is_then() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, choose a unit card in your drop zone, and change this unit's card name to that" \
        " card's card name until end of turn."
    vell = table.card("Vell", text)
    table.card("Lark", zone="drop")
    Story(table).call(vell)
    assert table.now(vell).names == ("Lark",)


@pytest.mark.parametrize(("leader", "name"), [("Lark, the Elder", "Lark, the Elder"), ("Tern", "Vell")])
@rule("3.3", "16.9")
def test_a_unit_has_the_name_of_such_a_vanguard(leader: str, name: str) -> None:
    table = Position()
    table.vanguard(name=leader)
    vell = table.rear("Vell", "[CONT](RC):This unit has the same card name as your vanguard with \"Lark\" in its card"
                      " name.")
    assert table.now(vell).names == (name,)


@rule("16.10")
def test_a_number_is_brought_down_once_and_goes_on_from_there() -> None:
    table = Position()
    text = "[ACT](RC):Choose one of your opponent's rear-guards, and increase or decrease its [Power] to 0 until end" \
        " of turn."
    vell, foe = table.rear("Vell", text), table.rear("Foe", seat=1)
    vane = table.rear("Vane", "[ACT](RC):All of your opponent's rear-guards get [Power] +1000 until end of turn.",
                      at=RIGHT_FRONT)
    Story(table).use(vell).use(vane)
    assert table.power(foe) == 1000


@rule("16.10")
def test_two_units_match_a_third() -> None:
    table = Position()
    text = "[ACT](RC):Choose one of your other rear-guards. Increase or decrease that unit's and this unit's [Power]" \
        " to match your vanguard's [Power] until end of turn."
    vell, other = table.rear("Vell", text), table.rear("Other", power=12000, at=RIGHT_FRONT)
    Story(table).use(vell)
    assert (table.power(vell), table.power(other)) == (10000, 10000)


@pytest.mark.parametrize(("called", "power", "bars"), [(1, 8000, False), (2, 13000, True)])
@rule("16.8", "16.3")
def test_what_is_so_by_an_amount_is_so_in_its_range(called: int, power: int, bars: bool) -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):It gets all of the effects below according to the number of cards in your"
                      " soul.\n\u30fb1 or more - This unit gets [Critical] +1.\n\u30fb2 or more - This unit gets"
                      " [Power] +5000.", at=LEFT_FRONT)
    table.some(called, "soul")
    assert (table.power(vell), table.critical(vell), bars) == (power, 2, called > 1)

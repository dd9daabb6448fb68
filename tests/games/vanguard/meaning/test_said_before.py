"""What is said of whom was spoken of before, and what is retired."""

from __future__ import annotations

from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import LEFT_BACK, RIGHT_FRONT, Position


@rule("16.8")
def test_it_is_who_was_spoken_of_in_the_sentence_before() -> None:
    table = Position()
    table.vanguard(seat=1, grade=3, power=13000)
    text = "[AUTO](RC):When placed, this unit gets [Power] +5000 until end of turn. If your opponent's vanguard is" \
        " grade 3 or greater, it gets [Power] +10000 instead of +5000."
    vell = table.card("Vell", text)
    Story(table).call(vell)
    assert (table.power(vell), table.power(table.vanguards[1])) == (18000, 13000)


@rule("16.8")
def test_what_is_said_of_a_unit_and_of_another_that_is_chosen_is_so_of_both() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, this unit and one of your vanguards get [Power] +5000 until end of turn."
    vell = table.card("Vell", text)
    Story(table).call(vell)
    assert (table.power(vell), table.power(table.vanguards[0])) == (13000, 15000)


@rule("16.8", "16.14")
def test_who_gets_so_much_for_each_of_something_is_chosen_first() -> None:
    table = Position()
    text = "[ACT](RC):Discard a card from your hand, and for each card discarded, one of your vanguards gets [Power]" \
        " +10000 until end of turn."
    vell = table.rear("Vell", text)
    table.card()
    Story(table).use(vell)
    assert table.power(table.vanguards[0]) == 20000


@rule("17.4", "16.5")
def test_who_is_bound_is_not_retired() -> None:
    table = Position()
    table.rear("Vell", "[AUTO]:When this unit is retired from (RC), draw a card.")
    waste = table.rear("Waste", "[ACT](RC):[COST][Bind one of your other rear-guards], and [Soul-Charge 1].",
                       at=LEFT_BACK)
    Story(table).use(waste)
    assert (table.size("bind"), table.size("hand")) == (1, 0)


@rule("VC24.1.2")
def test_a_name_is_compared_with_that_of_the_unit_itself() -> None:
    table = Position()
    table.rear("Rose", "Bloom-[AUTO](RC):When your other unit with the same card name as this unit is placed on (RC),"
               " draw a card.")
    thorn = table.card("Thorn")
    Story(table).call(thorn, RIGHT_FRONT)
    assert table.size("hand") == 0

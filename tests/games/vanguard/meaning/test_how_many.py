"""How many are chosen, drawn and called, for each of what; which differ; to which circles they go."""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import (
    CENTRE_BACK,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_BACK,
    RIGHT_FRONT,
    Position,
)


@pytest.mark.parametrize("soul", [0, 2])
@rule("16.8")
def test_a_card_is_drawn_for_each_behind_a_cost(soul: int) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, [COST][discard a card from your hand], draw a card for each card in your soul."
    vell = table.card("Vell", text)
    table.some(1, "hand")
    table.some(soul, "soul")
    Story(table).call(vell).yes()
    assert table.size("hand") == soul


@rule("16.8")
def test_one_is_chosen_for_each_of_something() -> None:
    table = Position()
    table.some(2, "soul")
    foes = [table.rear(seat=1, at=at) for at in (LEFT_FRONT, RIGHT_FRONT, LEFT_BACK)]
    text = "[AUTO](RC):When placed, choose up to one of your opponent's rear-guards for each card in your soul, and" \
        " retire them."
    story = Story(table).call(table.card("Vell", text))
    assert story.may_not_choose(*foes)
    story.choose(*foes[:2])
    assert [table.where(one) for one in foes] == ["drop", "drop", "RC"]


@rule("16.8")
def test_up_to_as_many_are_called_as_there_are_and_more() -> None:
    table = Position()
    table.some(1, "soul")
    there = table.some(4, "drop")
    text = "[AUTO](RC):When placed, call up to the number of cards in your soul +2 of cards from your drop zone to" \
        " (RC)."
    story = Story(table).call(table.card("Vell", text))
    assert story.may_not_choose(*there)


@pytest.mark.parametrize(("names", "power"), [(("One", "Two", "Tree"), 13000), (("One", "Two", "One"), 8000)])
@rule("16.3")
def test_all_that_were_revealed_have_different_names(names: tuple[str, ...], power: int) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, reveal three cards from the top of your deck, and if all of the normal units" \
        " revealed have different card names, this unit gets [Power] +5000 until end of turn."
    vell = table.card("Vell", text)
    table.on_top(*names)
    Story(table).call(vell)
    assert table.power(vell) == power


@pytest.mark.parametrize(("grades", "power"), [((1, 2, 2), 8000), ((1, 2, 3), 13000)])
@rule("16.3")
def test_so_many_different_grades_are_in_a_zone(grades: tuple[int, ...], power: int) -> None:
    table = Position()
    for grade in grades:
        table.card(zone="soul", grade=grade)
    vell = table.rear("Vell", "[CONT](RC):If there are cards of three or more different grades in your soul, this unit"
                      " gets [Power] +5000.")
    assert table.power(vell) == power


@pytest.mark.parametrize(("there", "power"), [(0, 13000), (1, 8000)])
@rule("16.3")
def test_both_of_what_a_player_has_are_asked(there: int, power: int) -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):If your opponent has two or less cards in their damage zone and no"
                      " rear-guards, this unit gets [Power] +5000.")
    for at in (LEFT_FRONT,)[:there]:
        table.rear(seat=1, at=at)
    assert table.power(vell) == power
    table.some(3, "damage", seat=1)
    assert table.power(vell) == 8000


@pytest.mark.parametrize(("choice", "zone"), [("soul", "soul"), ("bottom", "deck")])
@rule("16.8")
def test_a_card_goes_under_the_deck_or_into_the_soul(choice: str, zone: str) -> None:
    table = Position()
    text = "[AUTO](RC):When placed, put a card from your drop zone on the bottom of your deck or into your soul. If" \
        " you put it on the bottom of your deck, draw a card."
    vell, (gone,) = table.card("Vell", text), table.some(1, "drop")
    Story(table).call(vell).option(choice)
    assert (table.where(gone), table.size("hand")) == (zone, int(zone == "deck"))


@rule("10.3")
def test_a_card_is_called_only_onto_units() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, call a card from your drop zone to (RC) with units."
    vell, (called,) = table.card("Vell", text), table.some(1, "drop")
    Story(table).call(vell, RIGHT_FRONT)
    assert (table.where(vell), table.circle(called)) == ("drop", RIGHT_FRONT)


@rule("10.3")
def test_a_card_is_called_to_another_circle_than_that_of_the_unit() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, call a card from your drop zone to one of your other (RC)."
    vell = table.card("Vell", text)
    table.some(1, "drop")
    story = Story(table).call(vell, RIGHT_FRONT)
    assert len(story.asked.options) == len((LEFT_FRONT, LEFT_BACK, CENTRE_BACK, RIGHT_BACK))


@rule("24.4")
def test_its_gauge_is_that_of_who_was_chosen() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, choose one of your rear-guards, and put the top card of your deck face down as" \
        " its equip gauge. Then, that unit gets [Power] +5000 until end of turn for each of that unit's equip gauge."
    vell, other = table.card("Vell", text), table.rear("Other", at=RIGHT_BACK)
    Story(table).call(vell).choose(other)
    assert (table.size("gauge"), table.power(other), table.power(vell)) == (1, 13000, 8000)


@rule("17.16")
def test_who_was_stood_attacks_again_after_the_effect() -> None:
    table = Position()
    lord = table.vanguard("[AUTO](VC)[1/turn]:At the end of the battle that your rear-guard attacked, [Stand] that"
                          " unit. That unit attacks your opponent's vanguard.")
    vell = table.rear("Vell", power=5000)
    Story(table).fight(vell).first(lord).unguarded()
    assert table.resting(vell) and table.state.vars["battle"] == 2


@pytest.mark.parametrize(("names", "power"), [(("Lark One", "Lark Two"), 13000), (("Lark One", "Lark One"), 8000)])
@rule("16.3")
def test_so_many_of_a_name_in_part_have_different_names(names: tuple[str, ...], power: int) -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):If you have two or more units with \"Lark\" in their different card names,"
                      " this unit gets [Power] +5000.")
    for at, name in zip((RIGHT_FRONT, RIGHT_BACK), names, strict=True):
        table.rear(name, at=at)
    assert table.power(vell) == power


@rule("16.9")
def test_each_of_different_names_counts_once() -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):This unit gets [Power] +1000 for each of your units with \"Lark\" in their"
                      " different card names.")
    for at, name in ((RIGHT_FRONT, "Lark One"), (RIGHT_BACK, "Lark Two"), (LEFT_BACK, "Lark One")):
        table.rear(name, at=at)
    assert table.power(vell) == 10000


@pytest.mark.parametrize(("turn_player", "soul", "power"), [(0, 2, 18000), (0, 1, 13000), (0, 0, 8000), (1, 2, 8000)])
@rule("16.9", "16.12")
def test_what_is_in_place_of_more_power_is_so_only_while_that_is(turn_player: int, soul: int, power: int) -> None:
    table = Position(turn_player=turn_player)
    vell = table.rear("Vell", "[CONT](RC):During your turn, if your soul has one or more cards, this unit gets [Power]"
                      " +5000. If your soul has two or more cards, it gets [Power] +10000 instead of +5000.")
    table.some(soul, "soul")
    assert table.power(vell) == power

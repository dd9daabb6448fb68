"""Hands that are filled or emptied to a number, and cards that may lie in one of two zones."""

from __future__ import annotations

import pytest

from engine.games.fftcg.rules.table import HAND
from tests.games.fftcg.effects.doing import YES, cards, do
from tests.games.fftcg.story import rule
from tests.games.fftcg.table import FIRE, ICE, Position


@pytest.mark.parametrize(("held", "left"), [(5, 3), (2, 2)])
@rule("15.1.1.4", "4.4")
def test_discarding_until_so_many_are_left(held: int, left: int) -> None:
    table = Position()
    osk, hand = table.backup("Osk"), table.some(held, "hand", seat=1)
    answers = [cards(*hand[: held - left])] if held > left else []
    do(table, osk, "Your opponent discards cards until they have 3 cards in their hand.", *answers)
    assert len(table.state.zones[HAND[1]]) == left


@rule("4.4")
def test_drawing_until_there_are_so_many() -> None:
    table = Position()
    osk, _, _ = table.backup("Osk"), table.some(1, "hand"), table.some(5, "deck")
    do(table, osk, "Draw until you have 3 cards in your hand.")
    assert len(table.state.zones[HAND[0]]) == 3


@pytest.mark.parametrize("zone", ["hand", "break zone"])
@rule("11.11.5.1")
def test_one_that_lies_in_either_of_two_zones(zone: str) -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", zone=zone, cost=2)
    table.forward("Cole", zone="break zone", cost=2, seat=1)
    text = "You may play 1 Forward of cost 3 or less from your hand or Break Zone onto the field."
    do(table, osk, text, YES)
    assert table.where(ann) == "field"


@pytest.mark.parametrize(("ice", "power"), [(1, 5000), (2, 7000)])
@rule("11.12.4.4")
def test_so_many_of_one_kind_and_so_many_of_another_in_one_zone(ice: int, power: int) -> None:
    table = Position()
    text = "If you have 1 or more Fire cards and 2 or more Ice cards in your Break Zone, Ox gains +2000 power."
    ox = table.forward("Ox", 5000, text)
    for number in range(ice):
        table.forward(f"Bo {number}", zone="break zone", element=ICE)
    table.forward("Bud", zone="break zone", element=FIRE)
    assert table.power(ox) == power

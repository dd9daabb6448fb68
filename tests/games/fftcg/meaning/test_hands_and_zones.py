"""Hands that are filled or emptied to a number, and cards that may lie in one of two zones."""

from __future__ import annotations

import pytest

from engine.games.fftcg.rules.table import HAND
from tests.games.fftcg.effects.doing import YES, do
from tests.games.fftcg.story import rule
from tests.games.fftcg.table import Position


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


"""Cards outside the field: what speaks of them, and what keeps them from being chosen."""

from __future__ import annotations

import pytest

from tests.games.fftcg.effects.doing import Doing
from tests.games.fftcg.story import rule
from tests.games.fftcg.table import Position

KEEPS = "All cards in your Break Zone cannot be chosen by your opponent's Summons or abilities."


@pytest.mark.parametrize(("seat", "kept"), [(1, True), (0, False)])
@rule("11.11.5.1.1", "11.9.1")
def test_cards_in_a_break_zone_cannot_be_chosen_by_the_opponent_alone(seat: int, kept: bool) -> None:
    table = Position()
    table.backup("Kal", KEEPS)
    table.forward("Ox", zone="break zone")
    pyre = table.summon(seat=seat)
    whose = "your" if seat == 0 else "your opponent's"
    doing = Doing(table, pyre, f"Choose 1 card in {whose} Break Zone. Remove it from the game.", kind="summon")
    assert (doing.refusal is not None) is kept


@rule("11.9.1")
def test_they_can_be_chosen_again_once_the_card_that_says_so_has_left() -> None:
    table = Position()
    kal = table.backup("Kal", KEEPS)
    table.forward("Ox", zone="break zone")
    pyre = table.summon(seat=1)
    table.happen(table.move(kal, "hand"))
    doing = Doing(table, pyre, "Choose 1 card in your opponent's Break Zone. Remove it from the game.", kind="summon")
    assert doing.refusal is None

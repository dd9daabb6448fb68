"""Attacking alone, again, with so many, and how many attacks there may be."""

from __future__ import annotations

import pytest

from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position


@pytest.mark.parametrize(("attackers", "gained"), [(1, 0), (2, 1), (3, 1)])
@rule("15.1.1.9.1", "11.8.6")
def test_attacking_with_so_many_is_one_event(attackers: int, gained: int) -> None:
    table = Position()
    table.backup("Osk", "When you attack with 2 or more Forwards, gain [Crystal].")
    found = [table.forward(f"Ann {number}") for number in range(attackers)]
    Story(table, at="attack").attack(*found).resolve()
    assert table.state.vars.get("crystals 0", 0) == gained


@rule("2.2", "10.1.2.1")
def test_an_opponent_who_may_declare_only_one_attack() -> None:
    table = Position()
    table.backup("Osk", "Your opponent can only declare attack once per turn.", seat=1)
    ann, bea, cid = (table.forward(name) for name in ("Ann", "Bea", "Cid"))
    story = Story(table, at="attack").attack(ann, bea).on()
    assert story.step != "declare" and not table.state.cards[cid].dull


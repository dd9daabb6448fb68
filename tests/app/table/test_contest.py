"""What an attack comes to at every moment, in words."""

from __future__ import annotations

import pytest

from app.table.contest import Weighed
from engine.views import View

VIEW = View(0, ("Ann", "Bob"), 3, 1, "Battle Phase", -1, 0, None, (), (), ({}, {}), ())


def one(attack: int, guard: int, *, seat: int = 0, safe: bool = False) -> Weighed:
    return Weighed(1, 2, seat, attack, guard, 1000, safe)


@pytest.mark.parametrize(
    ("attack", "guard", "said"),
    [(23000, 20000, "4,000 short"), (23000, 23000, "1,000 short"), (23000, 24000, "holds by 1,000")],
)
def test_as_strong_is_not_enough_to_hold(attack: int, guard: int, said: str) -> None:
    """VG 11.5.2"""
    assert one(attack, guard).verdict() == said


def test_whom_nothing_hits_holds_at_any_strength() -> None:
    """VG 22: sentinels."""
    assert one(50000, 10000, safe=True).verdict() == "cannot be hit"


def test_each_player_hears_who_guards() -> None:
    assert one(23000, 20000).sentence(VIEW, "Bell") == "Bell: attack 23,000, you guard 20,000: 4,000 short."
    assert one(23000, 20000, seat=1).sentence(VIEW, "Bell") == "Bell: attack 23,000, Bob guards 20,000: 4,000 short."

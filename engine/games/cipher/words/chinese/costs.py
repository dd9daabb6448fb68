"""Costs: the actions between brackets (Cipher 22.1.1)."""

from __future__ import annotations

from engine.abilities.costs import Cost
from engine.text.phrasebook import Teller


def costs(t: Teller, cost: tuple[Cost, ...]) -> str:
    """The actions, with commas between them."""
    return t.all(cost, "，")

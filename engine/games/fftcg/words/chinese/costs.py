"""Costs: icons stay as they are printed, actions are told."""

from __future__ import annotations

from engine.abilities.amounts import Number
from engine.games.fftcg.vocabulary import CP, CrystalCost, DiscardSameName, DullSource
from engine.text.phrasebook import Teller, say, tell


def _cp(t: Teller, cost: CP) -> str:
    if cost.element is None:
        return f"[{t(cost.amount)}]"
    return f"[{cost.element.value}]" * (cost.amount.number if isinstance(cost.amount, Number) else 1)


def _crystals(t: Teller, cost: CrystalCost) -> str:
    return crystals(t, cost.count)


def crystals(t: Teller, count: object) -> str:
    """So many Crystals, as icons where that is short."""
    if isinstance(count, Number) and count.number <= 3:
        return "[水晶]" * count.number
    return f"{t(count)}个[水晶]"


SAYINGS = [
    tell(CP, _cp),
    say(DullSource, "[Dull]"),
    say(DiscardSameName, "[S]"),
    tell(CrystalCost, _crystals),
]

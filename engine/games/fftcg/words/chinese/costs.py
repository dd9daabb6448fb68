"""Costs: icons stay as they are printed, actions are told."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.phrasebook import Teller, say, tell


def _cp(t: Teller, cost: own.CP) -> str:
    if cost.element is None:
        return f"[{t(cost.amount)}]"
    return f"[{cost.element.value}]" * (cost.amount.number if isinstance(cost.amount, ab.Number) else 1)


def crystals(t: Teller, count: object) -> str:
    """So many Crystals, as icons where that is short."""
    if isinstance(count, ab.Number) and count.number <= 3:
        return "[水晶]" * count.number
    return f"{t(count)}个[水晶]"


SAYINGS = [
    tell(own.CP, _cp),
    say(own.DullSource, "[Dull]"),
    say(own.DiscardSameName, "[S]"),
    tell(own.CrystalCost, lambda t, cost: crystals(t, cost.count)),
]

"""Costs: icons stay as they are printed, actions are told."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.phrasebook import Teller, say


def costs(t: Teller, cost: tuple[ab.Cost, ...]) -> str:
    """The parts of a cost: icons together, actions set off by commas."""
    told = ""
    for index, part in enumerate(cost):
        if index and (isinstance(part, ab.Do) or isinstance(cost[index - 1], ab.Do)):
            told += "，"
        told += t(part)
    return told


def paying(t: Teller, cost: tuple[ab.Cost, ...]) -> str:
    """The cost as something done: "支付[2]", "丢弃1张手牌"."""
    return costs(t, cost) if isinstance(cost[0], ab.Do) else f"支付{costs(t, cost)}"


SAYINGS = [say(ab.Do, "{action:acting}")]

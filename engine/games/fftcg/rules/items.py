"""Summons and abilities on the stack (FFTCG 7.12), and the context in which their words are understood."""

from __future__ import annotations

from engine.games.fftcg.effects.resolution import Resolution
from engine.state import State
from engine.timing.items import Item

#: What the events that an item causes are caused by, where that is not simply its kind.
_CAUSES = {"Summon": "summon", "Warp": "warp"}
#: Among what was paid for a Summon: it goes out of the game once it has resolved.
REMOVED_AFTER_USE = "removed after use"
#: Among what was paid for an ability: it is used as an EX Burst (FFTCG 11.10).
USED_AS_BURST = "as an EX Burst"


def context_of(state: State, item: Item) -> Resolution:
    """Return the context in which an item's words are understood."""
    res = Resolution(state, item.seat, item.source, _CAUSES.get(item.kind, item.kind))
    item.known_to(res)
    res.burst = USED_AS_BURST in item.paid
    return res

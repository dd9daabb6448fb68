"""What makes a position the same as an earlier one, as far as every game says the same (FFTCG 13, Cipher 25.1)."""

from __future__ import annotations

import re

from engine.state import State
from engine.triggers import delayed
from engine.triggers.pending import pending

#: An object in words: which of a card's lives it is makes no difference.
_OBJECT = re.compile(r"Ref\(number=(\d+), entered=\d+\)")


def plain(*values: object) -> str:
    """Return values in words, whichever of their cards' lives they speak of."""
    return _OBJECT.sub(r"\1", repr(values))


def what_waits(state: State) -> tuple[object, ...]:
    """Return what has triggered and waits, and what will trigger later."""
    triggered = tuple(
        (source.number, one.watcher.index, one.seat, one.amount, one.x, tuple(ref.number for ref in one.cards))
        for one in pending(state)
        for source in (one.watcher.source,)
    )
    later = tuple(plain(one.source, one.seat, one.ability, one.cards) for one in delayed.waiting(state))
    return triggered, later

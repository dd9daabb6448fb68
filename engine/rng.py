"""Randomness that lives in the state: pure functions over one 64-bit number.

The generator is SplitMix64. The number is part of the position, so that the same decks, seed and answers give the
same game on every machine, and so that undo takes a shuffle back exactly. It never leaves the host.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


def step(state: int) -> tuple[int, int]:
    """Return the next generator state and a random 64-bit number.

    >>> step(0)[1] == step(0)[1]
    True
    """
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, z ^ (z >> 31)


def below(state: int, bound: int) -> tuple[int, int]:
    """Return the next state and a number in ``range(bound)``, every one equally likely."""
    if bound < 1:
        raise ValueError(f"bound must be at least 1, not {bound}")
    limit = _MASK - (_MASK + 1) % bound
    while True:
        state, value = step(state)
        if value <= limit:
            return state, value % bound


def shuffled(state: int, items: Sequence[T]) -> tuple[int, list[T]]:
    """Return the next state and the items in a random order (Fisher-Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        state, pick = below(state, last + 1)
        order[last], order[pick] = order[pick], order[last]
    return state, order

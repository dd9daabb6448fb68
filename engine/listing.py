"""Listing what can be chosen: some of several things, or how a total is shared out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations


def some_of(things: Sequence[int], least: int, most: int, ordered: bool) -> Iterator[tuple[int, ...]]:
    """Yield every choice of ``least`` to ``most`` things, few before many; where their order counts, in every order."""
    choose = permutations if ordered else combinations
    for size in range(least, most + 1):
        yield from choose(things, size)


def shares(among: int, steps: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to share out so many steps among so many, most to the first before less.

    >>> list(shares(2, 2))
    [(2, 0), (1, 1), (0, 2)]
    """
    if among <= 1:
        yield (steps,) * among
        return
    for first in range(steps, -1, -1):
        for rest in shares(among - 1, steps - first):
            yield (first, *rest)

"""What amounts come to, how numbers stand to each other, and how many of something may be taken."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable

from engine import abilities as ab

COMPARISONS: dict[ab.Comparison, Callable[[int, int], bool]] = {
    ab.Comparison.EXACTLY: operator.eq,
    ab.Comparison.AT_LEAST: operator.ge,
    ab.Comparison.AT_MOST: operator.le,
    ab.Comparison.MORE: operator.gt,
    ab.Comparison.LESS: operator.lt,
}

Value = Callable[[ab.Amount], int]


def compares(number: int, comparison: ab.Comparison, other: int) -> bool:
    """Whether a number stands so to another."""
    return COMPARISONS[comparison](number, other)


def bounds(count: ab.Count, available: int, value: Value) -> tuple[int, int]:
    """Return the fewest and the most that a count asks for where there are so many, be there enough or not."""
    return COUNTS[type(count)](count, available, value)


def span(count: ab.Count, available: int, value: Value) -> tuple[int, int]:
    """Return the fewest and the most that may be taken of so many, never more than there are."""
    least, most = bounds(count, available, value)
    return min(max(least, 0), available), min(max(most, 0), available)


def wanted(count: ab.Count, value: Value) -> int:
    """Return how many a count asks for at most, however many there are; -1 for any number."""
    if isinstance(count, ab.AnyNumber | ab.AtLeast):
        return -1
    return bounds(count, 0, value)[1]


def all_different(groups: Iterable[Iterable[object]]) -> bool:
    """Whether no two of the groups share anything."""
    seen: set[object] = set()
    for group in groups:
        mine = set(group)
        if not seen.isdisjoint(mine):
            return False
        seen.update(mine)
    return True


def _exactly(count: ab.Count, available: int, value: Value) -> tuple[int, int]:
    assert isinstance(count, ab.Exactly)
    number = value(count.amount)
    return number, number


def _up_to(count: ab.Count, available: int, value: Value) -> tuple[int, int]:
    assert isinstance(count, ab.UpTo)
    return 0, value(count.amount)


def _at_least(count: ab.Count, available: int, value: Value) -> tuple[int, int]:
    assert isinstance(count, ab.AtLeast)
    return value(count.amount), available


COUNTS: dict[type[ab.Count], Callable[[ab.Count, int, Value], tuple[int, int]]] = {
    ab.Exactly: _exactly,
    ab.UpTo: _up_to,
    ab.AnyNumber: lambda count, available, value: (0, available),
    ab.AtLeast: _at_least,
}

"""What amounts come to, how numbers stand to each other, and how many of something may be taken."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable

from engine.abilities.amounts import Amount, AnyNumber, AtLeast, Comparison, Count, Exactly, UpTo

COMPARISONS: dict[Comparison, Callable[[int, int], bool]] = {
    Comparison.EXACTLY: operator.eq,
    Comparison.AT_LEAST: operator.ge,
    Comparison.AT_MOST: operator.le,
    Comparison.MORE: operator.gt,
    Comparison.LESS: operator.lt,
}

Value = Callable[[Amount], int]


def compares(number: int, comparison: Comparison, other: int) -> bool:
    """Whether a number stands so to another."""
    return COMPARISONS[comparison](number, other)


def bounds(count: Count, available: int, value: Value) -> tuple[int, int]:
    """Return the fewest and the most that a count asks for where there are so many, be there enough or not."""
    return COUNTS[type(count)](count, available, value)


def span(count: Count, available: int, value: Value) -> tuple[int, int]:
    """Return the fewest and the most that may be taken of so many, never more than there are."""
    least, most = bounds(count, available, value)
    return min(max(least, 0), available), min(max(most, 0), available)


def wanted(count: Count, value: Value) -> int:
    """Return how many a count asks for at most, however many there are; -1 for any number."""
    if isinstance(count, AnyNumber | AtLeast):
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


def _exactly(count: Count, available: int, value: Value) -> tuple[int, int]:
    assert isinstance(count, Exactly)
    number = value(count.amount)
    return number, number


def _up_to(count: Count, available: int, value: Value) -> tuple[int, int]:
    assert isinstance(count, UpTo)
    return 0, value(count.amount)


def _at_least(count: Count, available: int, value: Value) -> tuple[int, int]:
    assert isinstance(count, AtLeast)
    return value(count.amount), available


COUNTS: dict[type[Count], Callable[[Count, int, Value], tuple[int, int]]] = {
    Exactly: _exactly,
    UpTo: _up_to,
    AnyNumber: lambda count, available, value: (0, available),
    AtLeast: _at_least,
}

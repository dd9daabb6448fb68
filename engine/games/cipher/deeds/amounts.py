"""Numbers that skills speak of. An attack may be negative (Cipher 4.11.2); no player counts below 0 (2.6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.abilities import amounts as words
from engine.abilities.amounts import Amount, Count, Quantity
from engine.asking import numbers
from engine.asking.numbers import COMPARISONS
from engine.games.cipher.deeds import nouns, references
from engine.games.cipher.deeds.context import Deed


def value(amount: Amount, deed: Deed) -> int:
    """Return what an amount comes to now."""
    if type(amount) is words.Number:
        return amount.number
    return AMOUNTS[type(amount)](amount, deed)


def meets(quantity: Quantity, number: int, deed: Deed) -> bool:
    """Whether a number lies in the range of a quantity."""
    return COMPARISONS[quantity.comparison](number, value(quantity.amount, deed))


def bounds(count: Count, available: int, deed: Deed) -> tuple[int, int]:
    """Return the fewest and the most that a count asks for where there are so many, be there enough or not."""
    return numbers.bounds(count, available, partial(value, deed=deed))


def span(count: Count, available: int, deed: Deed) -> tuple[int, int]:
    """Return the fewest and the most that may be taken of so many, never more than there are (Cipher 2.5)."""
    return numbers.span(count, available, partial(value, deed=deed))


def wanted(count: Count, deed: Deed) -> int:
    """Return how many a count asks for at most, however many there are; -1 for any number."""
    return numbers.wanted(count, partial(value, deed=deed))


def _attack(amount: words.PowerOf, deed: Deed) -> int:
    found = [nouns.now_of(one, deed) for one in references.refs(amount.whose, deed)]
    return sum(now.attack for now in found if now is not None)


def _cost(amount: words.CostOf, deed: Deed) -> int:
    found = [nouns.now_of(one, deed) for one in references.refs(amount.whose, deed)]
    return sum(now.cost for now in found if now is not None)


AMOUNTS: dict[type[Amount], Callable[[Any, Deed], int]] = {
    words.Number: lambda amount, deed: amount.number,
    words.X: lambda amount, deed: deed.x,
    words.CountOf: lambda amount, deed: len(nouns.find(amount.noun, deed)),
    words.CountThem: lambda amount, deed: len(references.refs(amount.them, deed)),
    words.PowerOf: _attack,
    words.CostOf: _cost,
    words.Times: lambda amount, deed: value(amount.each, deed) * value(amount.count, deed),
}

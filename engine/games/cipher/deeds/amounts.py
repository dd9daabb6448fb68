"""Numbers that skills speak of. An attack may be negative (Cipher 4.11.2); no player counts below 0 (2.6).

Nobody takes more than there are (2.5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities import amounts as words
from engine.abilities.amounts import Amount, Count, Quantity
from engine.asking.numbers import Numbers
from engine.games.cipher import vocabulary
from engine.games.cipher.deeds import nouns, places, references
from engine.games.cipher.deeds.context import Deed


def _attack(amount: words.PowerOf, deed: Deed) -> int:
    found = [nouns.now_of(one, deed) for one in references.refs(amount.whose, deed)]
    return sum(now.attack for now in found if now is not None)


def _cost(amount: words.CostOf, deed: Deed) -> int:
    found = [nouns.now_of(one, deed) for one in references.refs(amount.whose, deed)]
    return sum(now.cost for now in found if now is not None)


def _support(amount: vocabulary.SupportValueOf, deed: Deed) -> int:
    found = [nouns.now_of(one, deed) for one in references.refs(amount.whose, deed)]
    return sum(now.support for now in found if now is not None)


def _count(amount: words.CountOf, deed: Deed) -> int:
    found = nouns.find(amount.noun, deed)
    if places.is_ones_own(amount.noun):
        return sum(deed.state.cards[number].zone & 1 == deed.seat for number in found)
    return len(found)


AMOUNTS: dict[type[Amount], Callable[[Any, Deed], int]] = {
    words.Number: lambda amount, deed: amount.number,
    words.X: lambda amount, deed: deed.x,
    words.CountOf: _count,
    words.PowerOf: _attack,
    words.CostOf: _cost,
    vocabulary.SupportValueOf: _support,
    words.Groups: lambda amount, deed: value(amount.of, deed) // amount.size,
    words.Times: lambda amount, deed: value(amount.each, deed) * value(amount.count, deed),
}

NUMBERS = Numbers[Deed](AMOUNTS)
value: Callable[[Amount, Deed], int] = NUMBERS.value
meets: Callable[[Quantity, int, Deed], bool] = NUMBERS.meets
bounds: Callable[[Count, int, Deed], tuple[int, int]] = NUMBERS.bounds
span: Callable[[Count, int, Deed], tuple[int, int]] = NUMBERS.span
wanted: Callable[[Count, Deed], int] = NUMBERS.wanted

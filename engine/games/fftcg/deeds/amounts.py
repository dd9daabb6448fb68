"""Numbers that abilities speak of. What cannot be worked out is 0 (FFTCG 4.4), and no player counts below it (4.3).

A negative power stays negative while it is changed (4.3); nobody takes more than there are (2.3).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities import amounts as words
from engine.abilities.amounts import Amount, Count, Quantity, Rounding
from engine.abilities.nouns import Trait
from engine.abilities.references import Reference, Source, This
from engine.asking.numbers import Numbers
from engine.games.fftcg import castwords, counterwords, vocabulary
from engine.games.fftcg.cards import ELEMENTS
from engine.games.fftcg.deeds import history, nouns, players, references
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.law.table import CARDS_DISCARDED, COSTS_DISCARDED, crystals, damage_points


def _x(amount: words.X, deed: Deed) -> int:
    return deed.x


def _count(amount: words.CountOf, deed: Deed) -> int:
    return len(nouns.find(amount.noun, deed))


def _power(amount: words.PowerOf, deed: Deed) -> int:
    found = [nouns.now_of(one, deed) for one in references.refs(amount.whose, deed)]
    return sum(max(0, now.power) for now in found if now is not None)


def _cost(amount: words.CostOf, deed: Deed) -> int:
    found = [nouns.now_of(one, deed) for one in references.refs(amount.whose, deed)]
    return sum(now.cost for now in found if now is not None)


def _damage_on(amount: words.DamageOn, deed: Deed) -> int:
    things = [nouns.thing_of(one, deed) for one in references.refs(amount.whose, deed)]
    return sum(thing.damage for thing in things if thing is not None)


def _counters(amount: words.CountersOn, deed: Deed) -> int:
    things = [nouns.thing_of(one, deed) for one in references.refs(amount.where, deed)]
    return sum(nouns.counters_on(thing, amount.counter) for thing in things if thing is not None)


def _counters_in_play(amount: words.CountersInPlay, deed: Deed) -> int:
    cards = deed.state.cards
    return sum(nouns.counters_on(cards[n], amount.counter) for n in nouns.find(amount.noun, deed))


def _counters_removed(amount: counterwords.CountersRemoved, deed: Deed) -> int:
    from engine.games.fftcg.deeds import counters

    return counters.removed(amount, deed)


def _half(amount: words.Half, deed: Deed) -> int:
    """Halve, rounding up where the text does not say otherwise (FFTCG 4.2)."""
    whole = value(amount.whole, deed)
    unit = amount.unit
    if amount.rounding is Rounding.DOWN:
        return whole // (2 * unit) * unit
    return -(-whole // (2 * unit)) * unit


def _highest(amount: words.Highest, deed: Deed) -> int:
    found = [nouns.now_of(nouns.ref_of(deed, n), deed) for n in nouns.find(amount.noun, deed)]
    best = min if amount.lowest else max
    of_cost = amount.trait is Trait.COST
    return best((now.cost if of_cost else max(0, now.power) for now in found if now is not None), default=0)


def _named(amount: words.NamedNumber, deed: Deed) -> int:
    number = deed.named.get("number", 0)
    return number if isinstance(number, int) else 0


def _groups(amount: words.Groups, deed: Deed) -> int:
    return value(amount.of, deed) // amount.size if amount.size else 0


def _traits_among(amount: vocabulary.TraitsAmong, deed: Deed) -> int:
    return len(nouns.traits_among(amount.noun, amount.trait, deed))


def paid(what: Reference, name: str, deed: Deed) -> int:
    """Return what is noted of how a card was paid for: on the Character it became, or with the Summon."""
    if isinstance(what, Source | This) and name in deed.paid:
        return 1
    things = [nouns.thing_of(one, deed) for one in references.refs(what, deed)]
    return max((thing.marks.get(name, 0) for thing in things if thing is not None), default=0)


def _discards_paid(amount: castwords.DiscardsPaid, deed: Deed) -> int:
    name = COSTS_DISCARDED if amount.costs else CARDS_DISCARDED
    if isinstance(amount.what, Source | This) and name in deed.paid:
        return deed.paid.count(name)
    return paid(amount.what, name, deed)


def payments(what: Reference, deed: Deed) -> list[str]:
    """Return everything that is noted of how a card was paid for."""
    things = [nouns.thing_of(one, deed) for one in references.refs(what, deed)]
    noted = [name for thing in things if thing is not None for name in thing.marks]
    return [*noted, *deed.paid] if isinstance(what, Source | This) else noted


def elements_paid(what: Reference, deed: Deed) -> int:
    """Return how many different Elements the CP had that paid for a card."""
    return sum(paid(what, f"paid {element.value}", deed) > 0 for element in ELEMENTS)


AMOUNTS: dict[type[Amount], Callable[[Any, Deed], int]] = {
    words.Number: lambda amount, deed: amount.number,
    words.X: _x,
    words.CountOf: _count,
    words.CountThem: lambda amount, deed: len(references.refs(amount.them, deed)),
    words.PowerOf: _power,
    words.CostOf: _cost,
    words.DamagePoints: lambda amount, deed: sum(
        damage_points(deed.state, seat) for seat in players.seats(amount.player, deed)
    ),
    words.DamageOn: _damage_on,
    words.CountersOn: _counters,
    vocabulary.CrystalsOf: lambda amount, deed: sum(
        crystals(deed.state, seat) for seat in players.seats(amount.player, deed)
    ),
    words.CountersInPlay: _counters_in_play,
    counterwords.CountersRemoved: _counters_removed,
    words.Times: lambda amount, deed: value(amount.each, deed) * value(amount.count, deed),
    words.Sum: lambda amount, deed: value(amount.first, deed) + value(amount.second, deed),
    words.Difference: lambda amount, deed: max(0, value(amount.first, deed) - value(amount.second, deed)),
    words.Half: _half,
    words.Highest: _highest,
    words.DamageDealt: lambda amount, deed: deed.amount,
    words.NamedNumber: _named,
    words.EventCount: lambda amount, deed: history.times(amount.event, deed),
    words.Groups: _groups,
    castwords.DiscardsPaid: _discards_paid,
    castwords.ElementsPaid: lambda amount, deed: elements_paid(amount.what, deed),
    vocabulary.TraitsAmong: _traits_among,
}

NUMBERS = Numbers[Deed](AMOUNTS)
value: Callable[[Amount, Deed], int] = NUMBERS.value
meets: Callable[[Quantity, int, Deed], bool] = NUMBERS.meets
bounds: Callable[[Count, int, Deed], tuple[int, int]] = NUMBERS.bounds
span: Callable[[Count, int, Deed], tuple[int, int]] = NUMBERS.span
wanted: Callable[[Count, Deed], int] = NUMBERS.wanted

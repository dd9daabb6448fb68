"""Numbers that abilities speak of. What cannot be worked out is 0 (FFTCG 4.4), and no player counts below it (4.3).

A negative power stays negative while it is changed (4.3); nobody takes more than there are (2.3).
"""

from __future__ import annotations

from engine.abilities import amounts as words
from engine.abilities.references import Reference, Source, This
from engine.effects import amounts, evaluate
from engine.games.fftcg import castwords, counterwords, vocabulary
from engine.games.fftcg.cards import ELEMENTS
from engine.games.fftcg.deeds.context import MEANING, Deed
from engine.games.fftcg.deeds.qualities import counters_on
from engine.games.fftcg.law.table import CARDS_DISCARDED, COSTS_DISCARDED, crystals, damage_points


def _power(amount: words.PowerOf, deed: Deed) -> int:
    return sum(max(0, now.power) for now in evaluate.values_of(amount.whose, deed))


def _damage_on(amount: words.DamageOn, deed: Deed) -> int:
    return sum(thing.damage for thing in evaluate.things_of(amount.whose, deed))


def _counters(amount: words.CountersOn, deed: Deed) -> int:
    return sum(counters_on(thing, amount.counter) for thing in evaluate.things_of(amount.where, deed))


def _counters_in_play(amount: words.CountersInPlay, deed: Deed) -> int:
    cards = deed.state.cards
    return sum(counters_on(cards[n], amount.counter) for n in evaluate.find(amount.noun, deed))


def _counters_removed(amount: counterwords.CountersRemoved, deed: Deed) -> int:
    """Return how many counters this ability has removed."""
    if amount.counter:
        return len(deed.done.get(f"{amount.counter} Counters", ()))
    return sum(len(there) for word, there in deed.done.items() if word.endswith(" Counters"))


def _traits_among(amount: vocabulary.TraitsAmong, deed: Deed) -> int:
    return len(evaluate.traits_among(amount.noun, amount.trait, deed))


def paid(what: Reference, name: str, deed: Deed) -> int:
    """Return what is noted of how a card was paid for: on the Character it became, or with the Summon."""
    if isinstance(what, Source | This) and name in deed.paid:
        return 1
    things = [evaluate.thing_of(one, deed) for one in evaluate.refs(what, deed)]
    return max((thing.marks.get(name, 0) for thing in things if thing is not None), default=0)


def _discards_paid(amount: castwords.DiscardsPaid, deed: Deed) -> int:
    name = COSTS_DISCARDED if amount.costs else CARDS_DISCARDED
    if isinstance(amount.what, Source | This) and name in deed.paid:
        return deed.paid.count(name)
    return paid(amount.what, name, deed)


def payments(what: Reference, deed: Deed) -> list[str]:
    """Return everything that is noted of how a card was paid for."""
    things = [evaluate.thing_of(one, deed) for one in evaluate.refs(what, deed)]
    noted = [name for thing in things if thing is not None for name in thing.marks]
    return [*noted, *deed.paid] if isinstance(what, Source | This) else noted


def elements_paid(what: Reference, deed: Deed) -> int:
    """Return how many different Elements the CP had that paid for a card."""
    return sum(paid(what, f"paid {element.value}", deed) > 0 for element in ELEMENTS)


MEANING.amounts |= {
    **amounts.AMOUNTS,
    words.PowerOf: _power,
    words.DamagePoints: lambda amount, deed: sum(
        damage_points(deed.state, seat) for seat in evaluate.seats(amount.player, deed)
    ),
    words.DamageOn: _damage_on,
    words.CountersOn: _counters,
    vocabulary.CrystalsOf: lambda amount, deed: sum(
        crystals(deed.state, seat) for seat in evaluate.seats(amount.player, deed)
    ),
    words.CountersInPlay: _counters_in_play,
    counterwords.CountersRemoved: _counters_removed,
    castwords.DiscardsPaid: _discards_paid,
    castwords.ElementsPaid: lambda amount, deed: elements_paid(amount.what, deed),
    vocabulary.TraitsAmong: _traits_among,
}

"""Numbers that abilities speak of. What cannot be worked out is 0 (FFTCG 4.4), and no player counts below it (4.3).

A negative power stays negative while it is changed (4.3); nobody takes more than there are (2.3).
"""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import ELEMENTS
from engine.games.fftcg.effects.qualities import counters_on
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import CARDS_DISCARDED, COSTS_DISCARDED, crystals, damage_points


def _counters_in_play(amount: ab.CountersInPlay, res: Resolution) -> int:
    cards = res.state.cards
    return sum(counters_on(cards[n], amount.counter) for n in evaluate.find(amount.noun, res))


def _counters_removed(amount: ab.CountersRemoved, res: Resolution) -> int:
    """Return how many counters this ability has removed."""
    if amount.counter:
        return len(res.done.get(f"{amount.counter} Counters", ()))
    return sum(len(there) for word, there in res.done.items() if word.endswith(" Counters"))


def paid(what: ab.Reference, name: str, res: Resolution) -> int:
    """Return what is noted of how a card was paid for: on the Character it became, or with the Summon."""
    if isinstance(what, ab.Source | ab.This) and name in res.paid:
        return 1
    things = [evaluate.thing_of(one, res) for one in evaluate.refs(what, res)]
    return max((thing.marks.get(name, 0) for thing in things if thing is not None), default=0)


def _discards_paid(amount: own.DiscardsPaid, res: Resolution) -> int:
    name = COSTS_DISCARDED if amount.costs else CARDS_DISCARDED
    if isinstance(amount.what, ab.Source | ab.This) and name in res.paid:
        return res.paid.count(name)
    return paid(amount.what, name, res)


def payments(what: ab.Reference, res: Resolution) -> list[str]:
    """Return everything that is noted of how a card was paid for."""
    things = [evaluate.thing_of(one, res) for one in evaluate.refs(what, res)]
    noted = [name for thing in things if thing is not None for name in thing.marks]
    return [*noted, *res.paid] if isinstance(what, ab.Source | ab.This) else noted


MEANING.amounts |= {
    ab.TraitOf: lambda amount, res: sum(max(0, one) for one in evaluate.worths(amount, res)),
    ab.DamagePoints: lambda amount, res: sum(
        damage_points(res.state, seat) for seat in evaluate.seats(amount.player, res)
    ),
    ab.DamageOn: lambda amount, res: sum(thing.damage for thing in evaluate.things_of(amount.whose, res)),
    ab.CountersOn: lambda amount, res: (
        sum(counters_on(thing, amount.counter) for thing in evaluate.things_of(amount.where, res))
    ),
    own.CrystalsOf: lambda amount, res: sum(
        crystals(res.state, seat) for seat in evaluate.seats(amount.player, res)
    ),
    ab.CountersInPlay: _counters_in_play,
    ab.CountersRemoved: _counters_removed,
    own.DiscardsPaid: _discards_paid,
    own.ElementsPaid: lambda amount, res: sum(
        paid(amount.what, f"paid {element.value}", res) > 0 for element in ELEMENTS
    ),
    own.TraitsAmong: lambda amount, res: len(evaluate.traits_among(amount.noun, amount.trait, res)),
}

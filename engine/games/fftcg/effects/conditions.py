"""Numbers and conditions: questions about the state of the game, answered now.

A number that cannot be worked out is 0 (FFTCG 4.4), and no player counts below it (4.3). A negative power stays
negative while it is changed (4.3); nobody takes more than there are (2.3).
"""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.effects import evaluate
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import ELEMENTS
from engine.games.fftcg.effects.qualities import counters_on
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.table import CARDS_DISCARDED, COSTS_DISCARDED, crystals, damage_points
from engine.state import State

# Numbers


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


# Conditions

#: The phases of the turn, by the words of :data:`~engine.games.fftcg.rules.table.PHASES`.
PHASES: dict[enum.Enum, tuple[str, ...]] = {
    own.Phase.ACTIVE: ("active",),
    own.Phase.DRAW: ("draw",),
    own.Phase.MAIN_1: ("main 1",),
    own.Phase.MAIN_2: ("main 2",),
    own.Phase.MAIN: ("main 1", "main 2"),
    own.Phase.ATTACK: ("attack",),
    own.Phase.END: ("end",),
}


def _is_phase(phase: enum.Enum, state: State) -> bool:
    return table.phase(state) in PHASES[phase]


def _paid_only(condition: own.PaidOnlyBy, res: Resolution) -> bool:
    """Whether the CP came only from what fits, all of which is Backups."""
    if paid(condition.what, "paid by Backups", res) <= 0:
        return False
    marks = [name for name in payments(condition.what, res) if name.startswith(table.PAID_FROM)]
    return all(evaluate.fits(condition.source, int(name.removeprefix(table.PAID_FROM)), res) for name in marks)


def _paid_with(condition: own.PaidIncluding, res: Resolution) -> bool:
    found = [element for element in ELEMENTS if paid(condition.what, f"paid {element.value}", res) > 0]
    return found == [condition.element] if condition.only else condition.element in found


MEANING.is_phase = _is_phase
MEANING.on_field = table.on_field
MEANING.conditions |= {
    own.PaidExtraCost: lambda condition, res: (
        "extra" in res.paid or paid(ab.Source(), "paid extra", res) > 0
    ),
    own.PaidIncluding: _paid_with,
    own.PaidOnlyBy: _paid_only,
    own.BeforePaying: lambda condition, res: evaluate.holds(condition.condition, res),
    own.WasCast: lambda condition, res: paid(condition.what, "cast", res) > 0,
    own.FromBurst: lambda condition, res: res.burst,
}

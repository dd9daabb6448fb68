"""Conditions: questions about the state of the game, answered now."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.numbers import all_different
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import ELEMENTS
from engine.games.fftcg.effects import amounts, qualities
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import table
from engine.state import State

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


def _received(condition: ab.ReceivedDamage, res: Resolution) -> bool:
    return any(
        evaluate.meets(condition.quantity, table.damage_points(res.state, seat), res)
        for seat in evaluate.seats(condition.player, res)
    )


def _has_counters(condition: ab.HasCounters, res: Resolution) -> bool:
    things = [evaluate.thing_of(one, res) for one in evaluate.refs(condition.where, res)]
    there = sum(qualities.counters_on(thing, condition.counter) for thing in things if thing is not None)
    return evaluate.meets(condition.quantity, there, res)


def _paid_only(condition: own.PaidOnlyBy, res: Resolution) -> bool:
    """Whether the CP came only from what fits, all of which is Backups."""
    if amounts.paid(condition.what, "paid by Backups", res) <= 0:
        return False
    marks = [name for name in amounts.payments(condition.what, res) if name.startswith(table.PAID_FROM)]
    return all(evaluate.fits(condition.source, int(name.removeprefix(table.PAID_FROM)), res) for name in marks)


def _paid_only_with(condition: own.PaidOnlyWith, res: Resolution) -> bool:
    paid = [element for element in ELEMENTS if amounts.paid(condition.what, f"paid {element.value}", res) > 0]
    return paid == [condition.element]


def _all_different(condition: own.AllTraitsDiffer, res: Resolution) -> bool:
    has = qualities.TRAITS[condition.trait]
    return all_different(has(MEANING.now(res.state, number)) for number in evaluate.find(condition.noun, res))


def _different(condition: own.DifferentTraits, res: Resolution) -> bool:
    res.named["counted"] = condition
    found = evaluate.traits_among(condition.noun, condition.trait, res)
    return evaluate.meets(condition.quantity, len(found), res)


def _in_party(condition: own.FormsPartyNow, res: Resolution) -> bool:
    """Whether it is in a party; what has left was in its party until then (FFTCG 11.11.4)."""
    return any(
        one in (qualities.party(res) if table.alive(res.state, one) else qualities.party(res, one))
        for one in evaluate.refs(condition.what, res)
    )


MEANING.is_phase = _is_phase
MEANING.on_field = table.on_field
MEANING.conditions |= {
    ab.ReceivedDamage: _received,
    ab.HasCounters: _has_counters,
    own.PaidExtraCost: lambda condition, res: (
        "extra" in res.paid or amounts.paid(ab.Source(), "paid extra", res) > 0
    ),
    own.PaidWithElements: lambda condition, res: (
        evaluate.meets(condition.quantity, amounts.elements_paid(condition.what, res), res)
    ),
    own.PaidIncluding: lambda condition, res: (
        amounts.paid(condition.what, f"paid {condition.element.value}", res) > 0
    ),
    own.PaidOnlyBy: _paid_only,
    own.PaidOnlyWith: _paid_only_with,
    own.BeforePaying: lambda condition, res: evaluate.holds(condition.condition, res),
    own.HasCrystals: lambda condition, res: any(
        evaluate.meets(condition.quantity, table.crystals(res.state, seat), res)
        for seat in evaluate.seats(condition.player, res)
    ),
    own.AllTraitsDiffer: _all_different,
    own.DifferentTraits: _different,
    own.WasCast: lambda condition, res: amounts.paid(condition.what, "cast", res) > 0,
    own.FromBurst: lambda condition, res: res.burst,
    own.FormsPartyNow: _in_party,
}

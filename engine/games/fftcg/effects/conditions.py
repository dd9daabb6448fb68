"""Conditions: questions about the state of the game, answered now."""

from __future__ import annotations

import enum

from engine.abilities import counters, damage
from engine.abilities.references import Source
from engine.effects import evaluate
from engine.effects.numbers import all_different
from engine.games.fftcg import vocabulary
from engine.games.fftcg.cards import ELEMENTS
from engine.games.fftcg.effects import amounts, qualities
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import table
from engine.games.fftcg.vocabulary import Phase
from engine.games.fftcg.vocabulary import casting as casting_words
from engine.state import State

#: The phases of the turn, by the words of :data:`~engine.games.fftcg.rules.table.PHASE_NAMES`.
PHASES: dict[enum.Enum, tuple[str, ...]] = {
    Phase.ACTIVE: ("active",),
    Phase.DRAW: ("draw",),
    Phase.MAIN_1: ("main 1",),
    Phase.MAIN_2: ("main 2",),
    Phase.MAIN: ("main 1", "main 2"),
    Phase.ATTACK: ("attack",),
    Phase.END: ("end",),
}


def _is_phase(phase: enum.Enum, state: State) -> bool:
    return table.phase(state) in PHASES[phase]


def _received(condition: damage.ReceivedDamage, res: Resolution) -> bool:
    return any(
        evaluate.meets(condition.quantity, table.damage_points(res.state, seat), res)
        for seat in evaluate.seats(condition.player, res)
    )


def _has_counters(condition: counters.HasCounters, res: Resolution) -> bool:
    things = [evaluate.thing_of(one, res) for one in evaluate.refs(condition.where, res)]
    there = sum(qualities.counters_on(thing, condition.counter) for thing in things if thing is not None)
    return evaluate.meets(condition.quantity, there, res)


def _paid_only(condition: vocabulary.PaidOnlyBy, res: Resolution) -> bool:
    """Whether the CP came only from what fits, all of which is Backups."""
    if amounts.paid(condition.what, "paid by Backups", res) <= 0:
        return False
    marks = [name for name in amounts.payments(condition.what, res) if name.startswith(table.PAID_FROM)]
    return all(evaluate.fits(condition.source, int(name.removeprefix(table.PAID_FROM)), res) for name in marks)


def _paid_only_with(condition: casting_words.PaidOnlyWith, res: Resolution) -> bool:
    paid = [element for element in ELEMENTS if amounts.paid(condition.what, f"paid {element.value}", res) > 0]
    return paid == [condition.element]


def _all_different(condition: vocabulary.AllTraitsDiffer, res: Resolution) -> bool:
    has = qualities.TRAITS[condition.trait]
    return all_different(has(MEANING.now(res.state, number)) for number in evaluate.find(condition.noun, res))


def _different(condition: vocabulary.DifferentTraits, res: Resolution) -> bool:
    res.named["counted"] = condition
    found = evaluate.traits_among(condition.noun, condition.trait, res)
    return evaluate.meets(condition.quantity, len(found), res)


def _in_party(condition: vocabulary.FormsPartyNow, res: Resolution) -> bool:
    """Whether it is in a party; what has left was in its party until then (FFTCG 11.11.4)."""
    return any(
        one in (qualities.party(res) if table.alive(res.state, one) else qualities.party(res, one))
        for one in evaluate.refs(condition.what, res)
    )


MEANING.is_phase = _is_phase
MEANING.on_field = table.on_field
MEANING.conditions |= {
    damage.ReceivedDamage: _received,
    counters.HasCounters: _has_counters,
    vocabulary.PaidExtraCost: lambda condition, res: (
        "extra" in res.paid or amounts.paid(Source(), "paid extra", res) > 0
    ),
    vocabulary.PaidWithElements: lambda condition, res: (
        evaluate.meets(condition.quantity, amounts.elements_paid(condition.what, res), res)
    ),
    casting_words.PaidIncluding: lambda condition, res: (
        amounts.paid(condition.what, f"paid {condition.element.value}", res) > 0
    ),
    vocabulary.PaidOnlyBy: _paid_only,
    casting_words.PaidOnlyWith: _paid_only_with,
    casting_words.BeforePaying: lambda condition, res: evaluate.holds(condition.condition, res),
    vocabulary.HasCrystals: lambda condition, res: any(
        evaluate.meets(condition.quantity, table.crystals(res.state, seat), res)
        for seat in evaluate.seats(condition.player, res)
    ),
    vocabulary.AllTraitsDiffer: _all_different,
    vocabulary.DifferentTraits: _different,
    casting_words.WasCast: lambda condition, res: amounts.paid(condition.what, "cast", res) > 0,
    vocabulary.FromBurst: lambda condition, res: res.burst,
    vocabulary.FormsPartyNow: _in_party,
}

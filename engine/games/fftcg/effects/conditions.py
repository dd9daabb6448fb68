"""Conditions: questions about the state of the game, answered now."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import replace

from engine.abilities import conditions as words
from engine.abilities import counters, damage
from engine.abilities.nouns import InZone, Noun, Same, Trait
from engine.abilities.players import Player
from engine.abilities.references import Any as AnyOne
from engine.abilities.references import Source
from engine.effects import conditions, evaluate
from engine.effects.numbers import all_different
from engine.games.fftcg import vocabulary
from engine.games.fftcg.cards import ELEMENTS
from engine.games.fftcg.effects import amounts, qualities
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.table import Ref, turn_player
from engine.games.fftcg.vocabulary import Phase
from engine.games.fftcg.vocabulary import casting as casting_words

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


def is_phase(phase: enum.Enum, player: Player | None, res: Resolution) -> bool:
    """Whether it is a phase, of the turn of the player when one is given."""
    assert isinstance(phase, Phase)
    if table.phase(res.state) not in PHASES[phase]:
        return False
    return player is None or turn_player(res.state) in evaluate.seats(player, res)


def _so_many(condition: words.SoMany, res: Resolution) -> bool:
    """Count again what the condition before counted, against another number."""
    before = res.named.get("counted")
    return isinstance(before, words.Controls | words.Has | vocabulary.DifferentTraits) and evaluate.holds(
        replace(before, quantity=condition.quantity), res
    )


def _controls(condition: words.Controls, res: Resolution) -> bool:
    res.named["counted"] = condition
    return any(
        evaluate.meets(
            condition.quantity,
            evaluate.most_together(condition.noun, _controlled(condition.noun, seat, res), res),
            res,
        )
        for seat in evaluate.seats(condition.player, res)
    )


def _controlled(noun: Noun, seat: int, res: Resolution) -> list[int]:
    """Return what a player controls on the field that fits."""
    cards = res.state.cards
    return [n for n in table.on_field(res.state, seat) if cards[n].controller == seat and evaluate.fits(noun, n, res)]


def _controls_all(condition: words.ControlsAllOf, res: Resolution) -> bool:
    return any(
        all(_controlled(noun, seat, res) for noun in condition.nouns)
        for seat in evaluate.seats(condition.player, res)
    )


def _has(condition: words.Has, res: Resolution) -> bool:
    res.named["counted"] = condition
    found = evaluate.find(condition.noun, res)
    cards = res.state.cards
    return any(
        evaluate.meets(
            condition.quantity,
            evaluate.most_together(condition.noun, [n for n in found if cards[n].owner == seat], res),
            res,
        )
        for seat in evaluate.seats(condition.player, res)
    )


def _all_share(condition: words.AllShare, res: Resolution) -> bool:
    """ "Both cards" are two: one alone shares nothing."""
    found = res.it or res.event
    return len(found) > 1 and _share(found, condition.trait, res)


def _share(found: Iterable[Ref], trait: Trait, res: Resolution) -> bool:
    """Whether all of them have the same."""
    known = [evaluate.now_of(one, res) for one in found]
    shared = [set(qualities.TRAITS[trait](now)) for now in known if now is not None]
    return bool(shared) and bool(set.intersection(*shared))


def _received(condition: damage.ReceivedDamage, res: Resolution) -> bool:
    return any(
        evaluate.meets(condition.quantity, table.damage_points(res.state, seat), res)
        for seat in evaluate.seats(condition.player, res)
    )


def _is(condition: words.Is, res: Resolution) -> bool:
    if isinstance(condition.what, AnyOne):
        # "A Forward you control is dull": one of them is enough.
        return bool(evaluate.find(Noun((*condition.what.noun.qualities, *condition.noun.qualities)), res))
    found = evaluate.refs(condition.what, res)
    if any(isinstance(one, InZone) for one in condition.noun.qualities):
        # What is asked is where it is, not where it last was.
        found = tuple(one for one in found if one.number < 0 or table.alive(res.state, one))
    match condition.noun.qualities:
        case (Same(trait, None),):
            # "They are of the same Element": all of them, as each is like itself.
            return _share(found, trait, res)
    return bool(found) and all(evaluate.suits(condition.noun, one, res) for one in found)


def _is_not(condition: words.Not, res: Resolution) -> bool:
    inner = condition.condition
    if isinstance(inner, words.Is) and isinstance(inner.what, AnyOne):
        # "A Forward you control is not dull": one of them is enough here too.
        return any(not evaluate.fits(inner.noun, number, res) for number in evaluate.find(inner.what.noun, res))
    return conditions.is_not(condition, res)


def _has_counters(condition: counters.HasCounters, res: Resolution) -> bool:
    things = [evaluate.thing_of(one, res) for one in evaluate.refs(condition.where, res)]
    there = sum(qualities.counters_on(thing, condition.counter) for thing in things if thing is not None)
    return evaluate.meets(condition.quantity, there, res)


def _paid_elements(condition: vocabulary.PaidWithElements, res: Resolution) -> bool:
    return evaluate.meets(condition.quantity, amounts.elements_paid(condition.what, res), res)


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


def _was_cast(condition: casting_words.WasCast, res: Resolution) -> bool:
    return amounts.paid(condition.what, "cast", res) > 0


def _in_party(condition: vocabulary.FormsPartyNow, res: Resolution) -> bool:
    """Whether it is in a party; what has left was in its party until then (FFTCG 11.11.4)."""
    return any(
        one in (qualities.party(res) if table.alive(res.state, one) else qualities.party(res, one))
        for one in evaluate.refs(condition.what, res)
    )


MEANING.conditions |= {
    words.Not: _is_not,
    words.Controls: _controls,
    words.ControlsAllOf: _controls_all,
    words.Has: _has,
    damage.ReceivedDamage: _received,
    words.SoMany: _so_many,
    words.Is: _is,
    counters.HasCounters: _has_counters,
    words.AllShare: _all_share,
    words.IsPhase: lambda condition, res: is_phase(condition.phase, condition.player, res),
    vocabulary.PaidExtraCost: lambda condition, res: (
        "extra" in res.paid or amounts.paid(Source(), "paid extra", res) > 0
    ),
    vocabulary.PaidWithElements: _paid_elements,
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
    casting_words.WasCast: _was_cast,
    vocabulary.FromBurst: lambda condition, res: res.burst,
    vocabulary.FormsPartyNow: _in_party,
}

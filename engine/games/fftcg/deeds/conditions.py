"""Conditions: questions about the state of the game, answered now."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import replace

from engine.abilities import conditions as words
from engine.abilities.nouns import InZone, Noun, Same, Trait
from engine.abilities.players import Player
from engine.abilities.references import Any as AnyOne
from engine.abilities.references import Source
from engine.effects import conditions, evaluate
from engine.effects.numbers import all_different
from engine.games.fftcg import castwords, vocabulary
from engine.games.fftcg.cards import ELEMENTS
from engine.games.fftcg.deeds import amounts, qualities
from engine.games.fftcg.deeds.context import MEANING, Deed
from engine.games.fftcg.law import table
from engine.games.fftcg.law.table import Ref, turn_player
from engine.games.fftcg.vocabulary import Phase

#: The phases of the turn, by the words of :data:`~engine.games.fftcg.law.table.PHASE_NAMES`.
PHASES: dict[Phase, tuple[str, ...]] = {
    Phase.ACTIVE: ("active",),
    Phase.DRAW: ("draw",),
    Phase.MAIN_1: ("main 1",),
    Phase.MAIN_2: ("main 2",),
    Phase.MAIN: ("main 1", "main 2"),
    Phase.ATTACK: ("attack",),
    Phase.END: ("end",),
}


def is_phase(phase: enum.Enum, player: Player | None, deed: Deed) -> bool:
    """Whether it is a phase, of the turn of the player when one is given."""
    assert isinstance(phase, Phase)
    if table.phase(deed.state) not in PHASES[phase]:
        return False
    return player is None or turn_player(deed.state) in evaluate.seats(player, deed)


def _so_many(condition: words.SoMany, deed: Deed) -> bool:
    """Count again what the condition before counted, against another number."""
    before = deed.named.get("counted")
    return isinstance(before, words.Controls | words.Has | vocabulary.DifferentTraits) and evaluate.holds(
        replace(before, quantity=condition.quantity), deed
    )


def _controls(condition: words.Controls, deed: Deed) -> bool:
    deed.named["counted"] = condition
    return any(
        evaluate.meets(
            condition.quantity,
            evaluate.most_together(condition.noun, _controlled(condition.noun, seat, deed), deed),
            deed,
        )
        for seat in evaluate.seats(condition.player, deed)
    )


def _controlled(noun: Noun, seat: int, deed: Deed) -> list[int]:
    """Return what a player controls on the field that fits."""
    cards = deed.state.cards
    return [n for n in table.on_field(deed.state, seat) if cards[n].controller == seat and evaluate.fits(noun, n, deed)]


def _controls_all(condition: words.ControlsAllOf, deed: Deed) -> bool:
    return any(
        all(_controlled(noun, seat, deed) for noun in condition.nouns)
        for seat in evaluate.seats(condition.player, deed)
    )


def _has(condition: words.Has, deed: Deed) -> bool:
    deed.named["counted"] = condition
    found = evaluate.find(condition.noun, deed)
    cards = deed.state.cards
    return any(
        evaluate.meets(
            condition.quantity,
            evaluate.most_together(condition.noun, [n for n in found if cards[n].owner == seat], deed),
            deed,
        )
        for seat in evaluate.seats(condition.player, deed)
    )


def _all_share(condition: words.AllShare, deed: Deed) -> bool:
    """ "Both cards" are two: one alone shares nothing."""
    found = deed.it or deed.event
    return len(found) > 1 and _share(found, condition.trait, deed)


def _share(found: Iterable[Ref], trait: Trait, deed: Deed) -> bool:
    """Whether all of them have the same."""
    known = [evaluate.now_of(one, deed) for one in found]
    shared = [set(qualities.TRAITS[trait](now)) for now in known if now is not None]
    return bool(shared) and bool(set.intersection(*shared))


def _received(condition: words.ReceivedDamage, deed: Deed) -> bool:
    return any(
        evaluate.meets(condition.quantity, table.damage_points(deed.state, seat), deed)
        for seat in evaluate.seats(condition.player, deed)
    )


def _is(condition: words.Is, deed: Deed) -> bool:
    if isinstance(condition.what, AnyOne):
        # "A Forward you control is dull": one of them is enough.
        return bool(evaluate.find(Noun((*condition.what.noun.qualities, *condition.noun.qualities)), deed))
    found = evaluate.refs(condition.what, deed)
    if any(isinstance(one, InZone) for one in condition.noun.qualities):
        # What is asked is where it is, not where it last was.
        found = tuple(one for one in found if one.number < 0 or table.alive(deed.state, one))
    match condition.noun.qualities:
        case (Same(trait, None),):
            # "They are of the same Element": all of them, as each is like itself.
            return _share(found, trait, deed)
    return bool(found) and all(evaluate.suits(condition.noun, one, deed) for one in found)


def _is_not(condition: words.Not, deed: Deed) -> bool:
    inner = condition.condition
    if isinstance(inner, words.Is) and isinstance(inner.what, AnyOne):
        # "A Forward you control is not dull": one of them is enough here too.
        return any(not evaluate.fits(inner.noun, number, deed) for number in evaluate.find(inner.what.noun, deed))
    return conditions.is_not(condition, deed)


def _has_counters(condition: words.HasCounters, deed: Deed) -> bool:
    things = [evaluate.thing_of(one, deed) for one in evaluate.refs(condition.where, deed)]
    there = sum(qualities.counters_on(thing, condition.counter) for thing in things if thing is not None)
    return evaluate.meets(condition.quantity, there, deed)


def _paid_elements(condition: vocabulary.PaidWithElements, deed: Deed) -> bool:
    return evaluate.meets(condition.quantity, amounts.elements_paid(condition.what, deed), deed)


def _paid_only(condition: vocabulary.PaidOnlyBy, deed: Deed) -> bool:
    """Whether the CP came only from what fits, all of which is Backups."""
    if amounts.paid(condition.what, "paid by Backups", deed) <= 0:
        return False
    marks = [name for name in amounts.payments(condition.what, deed) if name.startswith(table.PAID_FROM)]
    return all(evaluate.fits(condition.source, int(name.removeprefix(table.PAID_FROM)), deed) for name in marks)


def _paid_only_with(condition: castwords.PaidOnlyWith, deed: Deed) -> bool:
    paid = [element for element in ELEMENTS if amounts.paid(condition.what, f"paid {element.value}", deed) > 0]
    return paid == [condition.element]


def _all_different(condition: vocabulary.AllTraitsDiffer, deed: Deed) -> bool:
    has = qualities.TRAITS[condition.trait]
    return all_different(has(MEANING.now(deed.state, number)) for number in evaluate.find(condition.noun, deed))


def _different(condition: vocabulary.DifferentTraits, deed: Deed) -> bool:
    deed.named["counted"] = condition
    found = evaluate.traits_among(condition.noun, condition.trait, deed)
    return evaluate.meets(condition.quantity, len(found), deed)


def _was_cast(condition: castwords.WasCast, deed: Deed) -> bool:
    return amounts.paid(condition.what, "cast", deed) > 0


def _in_party(condition: vocabulary.FormsPartyNow, deed: Deed) -> bool:
    """Whether it is in a party; what has left was in its party until then (FFTCG 11.11.4)."""
    return any(
        one in (qualities.party(deed) if table.alive(deed.state, one) else qualities.party(deed, one))
        for one in evaluate.refs(condition.what, deed)
    )


MEANING.conditions |= {
    **conditions.CONDITIONS,
    words.Not: _is_not,
    words.Controls: _controls,
    words.ControlsAllOf: _controls_all,
    words.Has: _has,
    words.ReceivedDamage: _received,
    words.SoMany: _so_many,
    words.Is: _is,
    words.HasCounters: _has_counters,
    words.AllShare: _all_share,
    words.IsPhase: lambda condition, deed: is_phase(condition.phase, condition.player, deed),
    vocabulary.PaidExtraCost: lambda condition, deed: (
        "extra" in deed.paid or amounts.paid(Source(), "paid extra", deed) > 0
    ),
    vocabulary.PaidWithElements: _paid_elements,
    castwords.PaidIncluding: lambda condition, deed: (
        amounts.paid(condition.what, f"paid {condition.element.value}", deed) > 0
    ),
    vocabulary.PaidOnlyBy: _paid_only,
    castwords.PaidOnlyWith: _paid_only_with,
    castwords.BeforePaying: lambda condition, deed: evaluate.holds(condition.condition, deed),
    vocabulary.HasCrystals: lambda condition, deed: any(
        evaluate.meets(condition.quantity, table.crystals(deed.state, seat), deed)
        for seat in evaluate.seats(condition.player, deed)
    ),
    vocabulary.AllTraitsDiffer: _all_different,
    vocabulary.DifferentTraits: _different,
    castwords.WasCast: _was_cast,
    vocabulary.FromBurst: lambda condition, deed: deed.burst,
    vocabulary.FormsPartyNow: _in_party,
}

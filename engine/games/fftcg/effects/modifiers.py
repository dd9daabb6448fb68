"""Continuous effects in pieces: what a field ability or a lasting effect changes, one layer at a time.

Continuous effects apply in the order of FFTCG 11.12.4.6. A piece is one change within one of its layers, with
whom it concerns, the conditions around it and how often it counts; it is worked out once for each printed ability.
Pieces of text in other words (bans, costs, replacements) go by as they are, to be asked about where they matter.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.abilities import counters, nouns, references, statics, turning
from engine.abilities.amounts import Amount
from engine.abilities.conditions import Condition, Controls, HappenedThisTurn, Is, Not
from engine.abilities.events import Happens
from engine.abilities.nouns import Noun
from engine.abilities.references import Reference
from engine.abilities.statics import Change, Gain, Static
from engine.games.fftcg import vocabulary
from engine.games.fftcg.effects.dependence import READS, about_word, aspects, reads
from engine.games.fftcg.vocabulary import (
    attacking as attacking_words,
)
from engine.games.fftcg.vocabulary import (
    copying as copying_words,
)
from engine.games.fftcg.vocabulary import (
    types as types_words,
)


class Layer(enum.IntEnum):
    """The order in which continuous effects apply (FFTCG 11.12.4.6).

    The first, control, is settled by events. Abilities are taken away as text (2); what is gained is general (4), so
    that "Forwards you control gain Haste" counts those that only became Forwards. A power that is set counts before
    what is added to it (11.5.6, 11.3.10).
    """

    TEXT = 2
    KIND = 3
    GENERAL = 4
    BASE = 5
    POWER = 6


@dataclass(frozen=True, slots=True, eq=False)
class Modifier:
    """One change in one layer; ``aspects`` are what it depends on besides the field."""

    layer: Layer
    who: Reference
    change: Change | Gain | AsKind
    conditions: tuple[Condition, ...]
    counts: tuple[Amount, ...]
    reads: frozenset[str]
    writes: frozenset[str]
    aspects: frozenset[str]

    @property
    def own(self) -> bool:
        """Whether it changes just the card that has it (FFTCG 11.12.4.7)."""
        return isinstance(self.who, references.Source | references.This)


@dataclass(frozen=True, slots=True)
class AsKind:
    """The part of "also becomes" that says what it becomes."""

    noun: Noun


@dataclass(frozen=True, slots=True, eq=False)
class Rest:
    """A static that changes no card on the field: it is asked about where it matters."""

    static: Static
    conditions: tuple[Condition, ...]
    aspects: frozenset[str]


def sentences(said: tuple[Static, ...]) -> tuple[Static, ...]:
    """Return the sentences of a field ability.

    One with "instead" takes the place of the one before while its condition holds (FFTCG 11.12.5.6), and speaks of the
    same cards: "Forwards you control gain Brave. If you control a Monster, they gain Haste instead."
    """
    found: list[Static] = []
    for one in said:
        if isinstance(one, statics.While) and one.instead and found:
            one = _taken_up(one, found[-1])
            found[-1] = statics.While(Not(one.condition), (found[-1],))
        found.append(one)
    return tuple(found)


def _taken_up(one: statics.While, before: Static) -> statics.While:
    """Return a sentence in which "it" or "they" are whom the sentence before it speaks of."""
    while isinstance(before, statics.While | statics.ForEach):
        before = before.statics[-1]
    if not isinstance(before, statics.Changes):
        return one
    word = references.Them if isinstance(before.who, references.Every) else references.It
    meant = [
        statics.Changes(before.who, static.changes)
        if isinstance(static, statics.Changes) and isinstance(static.who, word) else static
        for static in one.statics
    ]
    return statics.While(one.condition, tuple(meant), one.instead)


def split(static: Static) -> Iterator[Modifier | Rest]:
    """Take a static apart, in printed order."""
    yield from _split(static, (), ())


def _split(static: Static, conditions: tuple[Condition, ...], counts: tuple[Amount, ...]) -> Iterator[Modifier | Rest]:
    match static:
        case statics.While(condition, inner, _):
            for one in inner:
                yield from _split(_meant(one, condition), (*conditions, condition), counts)
        case statics.ForEach(count, inner):
            for one in inner:
                yield from _split(one, conditions, (*counts, count))
        case statics.Changes(who, changes):
            for change in changes:
                for layer, part, writes in _parts(change):
                    yield _piece(layer, part, writes, who, conditions, counts)
        case _:
            yield Rest(static, conditions, aspects(conditions))


def _meant(static: Static, condition: Condition) -> Static:
    """Return a static in which "it" or "they" are what the condition around it speaks of: "if Ox is dull, it gains"."""
    if not isinstance(static, statics.Changes) or not isinstance(static.who, references.It | references.Them):
        return static
    match condition:
        case Is(what, _):
            return statics.Changes(what, static.changes)
        case HappenedThisTurn(Happens((references.Source() | references.This() as who,), _)):
            return statics.Changes(who, static.changes)
        case Controls(player, _, noun):
            theirs = Noun((*noun.qualities, nouns.ControlledBy(player)))
            return statics.Changes(references.Every(theirs), static.changes)
    return static


#: Parts outside the layers of power that look at the values of others.
_READERS = (copying_words.AbilitiesOf, types_words.TraitsOf, types_words.BecomesLike)


def _piece(
    layer: Layer, part: Change | Gain | AsKind, writes: str, who: Reference, conditions: tuple[Condition, ...],
    counts: tuple[Amount, ...],
) -> Modifier:
    asks: tuple[object, ...] = (who, conditions, counts)
    whole = layer in (Layer.BASE, Layer.POWER) or isinstance(part, _READERS)
    read = reads((*asks, part) if whole else asks)
    inner = part.noun if isinstance(part, AsKind) else part
    return Modifier(
        layer, who, part, conditions, counts, read, frozenset(writes.split()), aspects((*asks, inner))
    )


Part = tuple[Layer, Any, str]


def _parts(change: Change) -> list[Part]:
    """Return a change's parts: the layer of each, what it is and which values it writes."""
    return PARTS[type(change)](change)


def _gain(gain: Gain) -> list[Part]:
    return GAINS[type(gain)](gain)


def _gains(change: statics.Gains) -> list[Part]:
    return [part for gain in change.gains for part in _gain(gain)]


def _also_becomes(change: statics.AlsoBecomes) -> list[Part]:
    """Take "also becomes" apart; its power may stand in the noun: "a Forward with 5000 power"."""
    found: list[Part] = [(Layer.KIND, AsKind(change.noun), "types jobs")]
    powers = [one.amount for one in change.noun.qualities if isinstance(one, nouns.PowerIs)]
    if change.power is not None:
        powers.append(change.power)
    found += [(Layer.BASE, statics.PowerBecomes(power), "power") for power in powers]
    return found + [part for gain in change.gains for part in _gain(gain)]


def _of_quality(change: statics.BecomesQuality | statics.Trace) -> list[Part]:
    layer, writes = _home(change.quality)
    return [(layer, change, writes)]


_WRITES = {nouns.Trait.JOB: "jobs", nouns.Trait.ELEMENT: "elements", nouns.Trait.CATEGORY: "categories"}


def _of_trait(change: Any, trait: nouns.Trait) -> Part:
    """Return a part about a trait with the layer in which it is given, and what it writes."""
    return (Layer.KIND if trait is nouns.Trait.JOB else Layer.GENERAL, change, _WRITES[trait])


def _traits_of(gain: types_words.TraitsOf) -> list[Part]:
    return [_of_trait(types_words.TraitsOf((trait,), gain.whose, gain.but), trait) for trait in gain.traits]


def _also_has(change: statics.AlsoHas) -> list[Part]:
    return [part for quality in change.qualities for part in _of_quality(statics.Trace(quality))]


def _home(quality: nouns.Quality) -> tuple[Layer, str]:
    """Return the layer in which a quality is given, and the values it writes."""
    if isinstance(quality, types_words.EveryOne):
        layer, _, writes = _of_trait(quality, quality.trait)
        return layer, writes
    if isinstance(quality, nouns.OfType):
        return Layer.KIND, "types"
    if isinstance(quality, vocabulary.WithJob):
        return Layer.KIND, "jobs"
    return Layer.GENERAL, READS.get(type(quality), "")


def _general(writes: str) -> Callable[[Any], list[Part]]:
    return lambda change: [(Layer.GENERAL, change, writes)]


#: What every class of change consists of.
PARTS: dict[type[Change], Callable[[Any], list[Part]]] = {
    statics.Gains: _gains,
    statics.LosesPower: lambda change: [(Layer.POWER, change, "power")],
    statics.LosesAbilities: lambda change: [(Layer.TEXT, change, "abilities keywords")],
    statics.LosesKeywords: lambda change: [(Layer.TEXT, change, "keywords")],
    statics.PowerBecomes: lambda change: [(Layer.BASE, change, "power")],
    statics.AlsoBecomes: _also_becomes,
    statics.BecomesQuality: _of_quality,
    statics.AlsoHas: _also_has,
    types_words.BecomesLike: lambda change: [_of_trait(change, change.trait)],
    statics.Cannot: _general(""),
    statics.Must: _general(""),
    statics.CostsTo: _general(""),
    statics.CannotGain: lambda change: [(Layer.TEXT, change, "keywords")],
    statics.PowerCannotChange: lambda change: [(Layer.BASE, change, "power")],
    copying_words.LosesTraits: lambda change: [
        (Layer.KIND, change, "jobs") if change.trait is nouns.Trait.JOB else (Layer.GENERAL, change, "categories")
    ],
    statics.AttacksAgain: _general(""),
    statics.AttacksOnceMore: _general(""),
    turning.DoesNotUntap: _general(""),
    vocabulary.ProducesCP: _general(""),
    turning.EntersTapped: _general(""),
    counters.EntersWithCounters: _general(""),
    vocabulary.JoinsAnyParty: _general(""),
    attacking_words.AttacksUndulled: _general(""),
}

GAINS: dict[type[Gain], Callable[[Any], list[Part]]] = {
    statics.Power: lambda gain: [(Layer.POWER, gain, "power")],
    statics.Keyword: lambda gain: [(Layer.GENERAL, gain, about_word(gain.keyword))],
    statics.Granted: lambda gain: [(Layer.GENERAL, gain, "abilities")],
    statics.Trace: _of_quality,
    types_words.TraitsOf: _traits_of,
    copying_words.AbilitiesOf: lambda gain: [(Layer.GENERAL, gain, "abilities keywords")],
}

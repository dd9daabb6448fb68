"""The layers of FFTCG's continuous effects (FFTCG 11.12.4.6), and in which of them each class of change applies."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from engine.abilities import nouns, references, statics
from engine.abilities.conditions import Condition, Controls, HappenedThisTurn, Is
from engine.abilities.events import Happens
from engine.abilities.node import treeclass
from engine.abilities.nouns import Noun
from engine.abilities.references import Reference
from engine.abilities.statics import Change, Gain
from engine.continuous.dependence import about_word
from engine.continuous.modifiers import Modifier, Part, Splitter
from engine.effects.locking import LockedIn
from engine.games.fftcg import vocabulary
from engine.games.fftcg.effects.dependence import DEPENDENCE, RULINGS
from engine.games.fftcg.vocabulary import copying as copying_words
from engine.games.fftcg.vocabulary import types as types_words
from engine.objects import Ref


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


@treeclass
class AsKind(Change):
    """The part of "also becomes" that says what it becomes."""

    noun: Noun


def last(modifier: Modifier, source: Ref) -> int:
    """Return 0 for what changes just the card whose effect it is: that applies first (FFTCG 11.12.4.7)."""
    who = modifier.who
    return not (modifier.own or (isinstance(who, LockedIn) and who.objects == (source,)))


def _meant(who: Reference, conditions: tuple[Condition, ...]) -> Reference:
    """Return "it" or "they" as what the condition around a static speaks of: "if Ox is dull, it gains"."""
    if not conditions or not isinstance(who, references.It | references.Them):
        return who
    match conditions[-1]:
        case Is(what, _):
            return what
        case HappenedThisTurn(Happens((references.Source() | references.This() as source,), _)):
            return source
        case Controls(player, _, noun):
            return references.Every(Noun((*noun.qualities, nouns.ControlledBy(player))))
    return who


def _also_becomes(change: statics.AlsoBecomes) -> list[Part]:
    """Take "also becomes" apart; its power may stand in the noun: "a Forward with 5000 power"."""
    found: list[Part] = [(Layer.KIND, AsKind(change.noun), "types jobs")]
    powers = [one.amount for one in change.noun.qualities if isinstance(one, nouns.PowerIs)]
    if change.power is not None:
        powers.append(change.power)
    found += [(Layer.BASE, statics.PowerBecomes(power), "power") for power in powers]
    return found + SPLITTER.gained(change.gains)


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


def _home(quality: nouns.Quality) -> tuple[int, str]:
    """Return the layer in which a quality is given, and the values it writes."""
    if isinstance(quality, types_words.EveryOne):
        layer, _, writes = _of_trait(quality, quality.trait)
        return layer, writes
    if isinstance(quality, nouns.OfType):
        return Layer.KIND, "types"
    if isinstance(quality, vocabulary.WithJob):
        return Layer.KIND, "jobs"
    return Layer.GENERAL, DEPENDENCE.value_of(type(quality))


def _general(writes: str) -> Callable[[Any], list[Part]]:
    return lambda change: [(Layer.GENERAL, change, writes)]


#: What every class of change consists of.
PARTS: dict[type[Change], Callable[[Any], list[Part]]] = {
    statics.LosesPower: lambda change: [(Layer.POWER, change, "power")],
    statics.LosesAbilities: lambda change: [(Layer.TEXT, change, "abilities keywords")],
    statics.LosesKeywords: lambda change: [(Layer.TEXT, change, "keywords")],
    statics.PowerBecomes: lambda change: [(Layer.BASE, change, "power")],
    statics.AlsoBecomes: _also_becomes,
    statics.BecomesQuality: _of_quality,
    statics.AlsoHas: _also_has,
    types_words.BecomesLike: lambda change: [_of_trait(change, change.trait)],
    **dict.fromkeys(RULINGS, _general("")),
    statics.CannotGain: lambda change: [(Layer.TEXT, change, "keywords")],
    statics.PowerCannotChange: lambda change: [(Layer.BASE, change, "power")],
    copying_words.LosesTraits: lambda change: [
        (Layer.KIND, change, "jobs") if change.trait is nouns.Trait.JOB else (Layer.GENERAL, change, "categories")
    ],
}

GAINS: dict[type[Gain], Callable[[Any], list[Part]]] = {
    statics.Power: lambda gain: [(Layer.POWER, gain, "power")],
    statics.Keyword: lambda gain: [(Layer.GENERAL, gain, about_word(gain.keyword))],
    statics.Granted: lambda gain: [(Layer.GENERAL, gain, "abilities")],
    statics.Trace: _of_quality,
    types_words.TraitsOf: _traits_of,
    copying_words.AbilitiesOf: lambda gain: [(Layer.GENERAL, gain, "abilities keywords")],
}


SPLITTER = Splitter(PARTS, GAINS, DEPENDENCE, _meant)

"""The layers of FFTCG's continuous effects (FFTCG 11.12.4.6), and in which of them each class of change applies."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.continuous.dependence import about_word
from engine.continuous.modifiers import Modifier, Part, Splitter
from engine.effects.locking import LockedIn
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects.dependence import DEPENDENCE, RULINGS
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


class AsKind(ab.Change):
    """The part of "also becomes" that says what it becomes."""

    noun: ab.Noun


def last(modifier: Modifier, source: Ref) -> int:
    """Return 0 for what changes just the card whose effect it is: that applies first (FFTCG 11.12.4.7)."""
    who = modifier.who
    return not (modifier.own or (isinstance(who, LockedIn) and who.objects == (source,)))


def _meant(who: ab.Reference, conditions: tuple[ab.Condition, ...]) -> ab.Reference:
    """Return "it" or "they" as what the condition around a static speaks of: "if Ox is dull, it gains"."""
    if not conditions or not isinstance(who, ab.It | ab.Them):
        return who
    match conditions[-1]:
        case ab.Is(what, _):
            return what
        case ab.HappenedThisTurn(ab.Happens((ab.Source() | ab.This() as source,), _)):
            return source
        case ab.Controls(player, _, noun):
            return ab.Every(ab.Noun((*noun.qualities, ab.ControlledBy(player))))
    return who


def _also_becomes(change: ab.AlsoBecomes) -> list[Part]:
    """Take "also becomes" apart; its power may stand in the noun: "a Forward with 5000 power"."""
    found: list[Part] = [(Layer.KIND, AsKind(change.noun), "types jobs")]
    powers = [one.amount for one in change.noun.qualities if isinstance(one, ab.PowerIs)]
    if change.power is not None:
        powers.append(change.power)
    found += [(Layer.BASE, ab.PowerBecomes(power), "power") for power in powers]
    return found + SPLITTER.gained(change.gains)


def _of_quality(change: ab.BecomesQuality | ab.Trace) -> list[Part]:
    layer, writes = _home(change.quality)
    return [(layer, change, writes)]


_WRITES = {ab.Trait.JOB: "jobs", ab.Trait.ELEMENT: "elements", ab.Trait.CATEGORY: "categories"}


def _of_trait(change: Any, trait: ab.Trait) -> Part:
    """Return a part about a trait with the layer in which it is given, and what it writes."""
    return (Layer.KIND if trait is ab.Trait.JOB else Layer.GENERAL, change, _WRITES[trait])


def _traits_of(gain: own.TraitsOf) -> list[Part]:
    return [_of_trait(own.TraitsOf((trait,), gain.whose, gain.but), trait) for trait in gain.traits]


def _also_has(change: ab.AlsoHas) -> list[Part]:
    return [part for quality in change.qualities for part in _of_quality(ab.Trace(quality))]


def _home(quality: ab.Quality) -> tuple[int, str]:
    """Return the layer in which a quality is given, and the values it writes."""
    if isinstance(quality, own.EveryOne):
        layer, _, writes = _of_trait(quality, quality.trait)
        return layer, writes
    if isinstance(quality, ab.OfType):
        return Layer.KIND, "types"
    if isinstance(quality, own.WithJob):
        return Layer.KIND, "jobs"
    return Layer.GENERAL, DEPENDENCE.value_of(type(quality))


def _general(writes: str) -> Callable[[Any], list[Part]]:
    return lambda change: [(Layer.GENERAL, change, writes)]


#: What every class of change consists of.
PARTS: dict[type[ab.Change], Callable[[Any], list[Part]]] = {
    ab.LosesPower: lambda change: [(Layer.POWER, change, "power")],
    ab.LosesAbilities: lambda change: [(Layer.TEXT, change, "abilities keywords")],
    ab.LosesKeywords: lambda change: [(Layer.TEXT, change, "keywords")],
    ab.PowerBecomes: lambda change: [(Layer.BASE, change, "power")],
    ab.AlsoBecomes: _also_becomes,
    ab.BecomesQuality: _of_quality,
    ab.AlsoHas: _also_has,
    own.BecomesLike: lambda change: [_of_trait(change, change.trait)],
    **dict.fromkeys(RULINGS, _general("")),
    ab.CannotGain: lambda change: [(Layer.TEXT, change, "keywords")],
    ab.PowerCannotChange: lambda change: [(Layer.BASE, change, "power")],
    ab.LosesQuality: lambda change: [_of_trait(change, change.quality.trait)],
}

GAINS: dict[type[ab.Gain], Callable[[Any], list[Part]]] = {
    ab.Power: lambda gain: [(Layer.POWER, gain, "power")],
    ab.Keyword: lambda gain: [(Layer.GENERAL, gain, about_word(gain.keyword))],
    ab.Granted: lambda gain: [(Layer.GENERAL, gain, "abilities")],
    ab.Trace: _of_quality,
    own.TraitsOf: _traits_of,
    own.AbilitiesOf: lambda gain: [(Layer.GENERAL, gain, "abilities keywords")],
}


SPLITTER = Splitter(PARTS, GAINS, DEPENDENCE, _meant)

"""The layers of Cipher's continuous effects, and in which of them each class of change applies.

The rules say of continuous effects only that they are carried out all the time (Cipher 21.2.3.1.1.2). They apply in an
order in which none can depend on a later one: what a card is a copy of, which skills it has, what it is, how strong it
is, and last what it may and may not do.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from engine.abilities import nouns, references, statics
from engine.abilities.conditions import Condition, Is
from engine.abilities.node import walk
from engine.abilities.nouns import Named, Quality
from engine.abilities.references import Reference
from engine.abilities.statics import Change, Gain
from engine.continuous.in_force import InForce
from engine.continuous.modifiers import Modifier, Part, Splitter
from engine.games.cipher import vocabulary
from engine.games.cipher.effects.dependence import DEPENDENCE, RULINGS, Meant
from engine.games.cipher.rules import now
from engine.games.cipher.vocabulary import skills as skills_words
from engine.games.cipher.vocabulary import verbs
from engine.objects import Ref


class Layer(enum.IntEnum):
    """The order in which continuous effects apply. What gives or takes skills by what cards are, where that is changed
    too, is LATE.
    """

    COPY = 1
    SKILLS = 2
    KIND = 3
    LATE = 4
    STRENGTH = now.STRENGTH
    RULINGS = now.RULINGS


def arrange(layers: dict[int, list[InForce]]) -> None:
    """Let what gives skills, or takes them, look at cards as they are then (Cipher 21.2.3.1.1.2)."""
    written = frozenset[str]().union(*[one.modifier.writes for one in layers[Layer.KIND]])
    if written:
        layers[Layer.LATE] = [one for one in layers[Layer.SKILLS] if one.modifier.reads & written]
        layers[Layer.SKILLS] = [one for one in layers[Layer.SKILLS] if not one.modifier.reads & written]


def last(modifier: Modifier, source: Ref) -> int:
    """Return 1 for what takes skills that cannot be had again."""
    return int(getattr(modifier.change, "final", False))


def far(modifier: Modifier) -> bool:
    """Whether it changes cards that lie where no board works anything out: in a hand, among bonds."""
    in_place = isinstance(modifier.who, references.InPlace)
    return modifier.layer == Layer.KIND and not in_place and reaches_far(modifier.who)


def reaches_far(who: Reference) -> bool:
    """Whether cards of a kind are meant that are neither units nor supports."""
    return any(isinstance(one, nouns.InZone) and one.zone not in _ON_BOARD for one in walk(who))


_ON_BOARD = (vocabulary.Zone.FRONT_LINE, vocabulary.Zone.BACK_LINE, vocabulary.Zone.SUPPORT)
#: References to what a condition before them speaks of, and conditions that speak of something.
SPOKEN = (references.It, references.Them, references.That, references.Those)
SPEAKING = (Is, vocabulary.IsAttackingOne, vocabulary.IsInCombatWith)


def _meant(who: Reference, conditions: tuple[Condition, ...]) -> Reference:
    """Return "that ally" as what the conditions around a static speak of."""
    spoken = tuple(one for one in conditions if isinstance(one, SPEAKING)) if isinstance(who, SPOKEN) else ()
    return Meant(who, spoken) if spoken else who


def _gives(change: Gain | Change) -> list[Part]:
    return [(Layer.SKILLS, change, "abilities")]


def _kind(writes: str) -> Callable[[Any], list[Part]]:
    return lambda change: [(Layer.KIND, change, writes)]


def _strength(writes: str) -> Callable[[Any], list[Part]]:
    return lambda change: [(Layer.STRENGTH, change, writes)]


def _ruling(change: Change) -> list[Part]:
    return [(Layer.RULINGS, change, "")]


def _of_quality(quality: Quality) -> str:
    return "names" if isinstance(quality, Named) else "marks"


#: In which layer a number changes, and what depends on it.
_VARIED = {
    verbs.Value.DEPLOYMENT_COST: (Layer.KIND, "cost"),
    verbs.Value.CLASS_CHANGE_COST: (Layer.KIND, "cost"),
    verbs.Value.SUPPORT: (Layer.STRENGTH, "support"),
    verbs.Value.ORBS: (Layer.RULINGS, ""),
}


def _varied(change: verbs.Varies) -> list[Part]:
    layer, writes = _VARIED[change.value]
    return [(layer, change, writes)]


#: What every class of change consists of.
PARTS: dict[type[Change], Callable[[Any], list[Part]]] = {
    statics.AlsoHas: lambda change: [(Layer.KIND, change, " ".join(map(_of_quality, change.qualities)))],
    statics.LosesPower: _strength("power"),
    verbs.CopyOf: lambda change: [(Layer.COPY, change, "abilities marks cost ranges support")],
    skills_words.LosesSkills: _gives,
    skills_words.SkillsOfOthers: _gives,
    verbs.LosesMark: _kind("marks"),
    verbs.LosesRange: _kind("ranges"),
    verbs.Loses: lambda change: [part for one in change.losses for part in PARTS[type(one)](one)],
    statics.PowerBecomes: _strength("power"),
    statics.LosesAbilities: _gives,
    verbs.AttackMultiplied: _strength("power"),
    verbs.Varies: _varied,
    **dict.fromkeys(RULINGS, _ruling),
}

#: The parts of every class of gain.
GAINS: dict[type[Gain], Callable[[Any], list[Part]]] = {
    statics.Power: _strength("power"),
    statics.Granted: _gives,
    statics.Trace: lambda gain: [(Layer.KIND, gain, _of_quality(gain.quality))],
    verbs.NamedSkill: _gives,
    verbs.Ranged: _kind("ranges"),
    verbs.Support: _strength("support"),
}

SPLITTER = Splitter(PARTS, GAINS, DEPENDENCE, _meant)

"""The layers of Cipher's continuous effects, and in which of them each class of change applies.

The rules say of continuous effects only that they are carried out all the time (Cipher 21.2.3.1.1.2). They apply in an
order in which none can depend on a later one: what a card is a copy of, which skills it has, what it is, how strong it
is, and last what it may and may not do.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.in_force import InForce
from engine.continuous.modifiers import Modifier, Part, Splitter
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects.dependence import DEPENDENCE, RULINGS, Meant
from engine.games.cipher.rules import now
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
    in_place = isinstance(modifier.who, ab.InPlace)
    return modifier.layer == Layer.KIND and not in_place and reaches_far(modifier.who)


def reaches_far(who: ab.Reference) -> bool:
    """Whether cards of a kind are meant that are neither units nor supports."""
    return any(isinstance(one, ab.InZone) and one.zone not in _ON_BOARD for one in walk(who))


_ON_BOARD = (own.Zone.FRONT_LINE, own.Zone.BACK_LINE, own.Zone.SUPPORT)
#: References to what a condition before them speaks of, and conditions that speak of something.
SPOKEN = (ab.It, ab.Them, ab.That, ab.Those)
SPEAKING = (ab.Is, own.IsAttackingOne)


def _meant(who: ab.Reference, conditions: tuple[ab.Condition, ...]) -> ab.Reference:
    """Return "that ally" as what the conditions around a static speak of."""
    spoken = tuple(one for one in conditions if isinstance(one, SPEAKING)) if isinstance(who, SPOKEN) else ()
    return Meant(who, spoken) if spoken else who


def _gives(change: ab.Gain | ab.Change) -> list[Part]:
    return [(Layer.SKILLS, change, "abilities")]


def _strength(writes: str) -> Callable[[Any], list[Part]]:
    return lambda change: [(Layer.STRENGTH, change, writes)]


def _ruling(change: ab.Change) -> list[Part]:
    return [(Layer.RULINGS, change, "")]


def _of_quality(quality: ab.Quality) -> str:
    return {ab.Named: "names", own.Reaches: "ranges"}.get(type(quality), "marks")


#: In which layer a number changes, and what depends on it.
_VARIED = {
    own.Value.DEPLOYMENT_COST: (Layer.KIND, "cost"),
    own.Value.CLASS_CHANGE_COST: (Layer.KIND, "cost"),
    own.Value.SUPPORT: (Layer.STRENGTH, "support"),
    own.Value.ORBS: (Layer.RULINGS, ""),
}


def _varied(change: own.Varies) -> list[Part]:
    layer, writes = _VARIED[change.value]
    return [(layer, change, writes)]


#: What every class of change consists of.
PARTS: dict[type[ab.Change], Callable[[Any], list[Part]]] = {
    ab.AlsoHas: lambda change: [(Layer.KIND, change, " ".join(map(_of_quality, change.qualities)))],
    ab.LosesPower: _strength("power"),
    own.CopyOf: lambda change: [(Layer.COPY, change, "abilities marks cost ranges support")],
    own.LosesSkills: _gives,
    own.SkillsOfOthers: _gives,
    ab.LosesQuality: lambda change: [(Layer.KIND, change, _of_quality(change.quality))],
    own.Loses: lambda change: [part for one in change.losses for part in PARTS[type(one)](one)],
    ab.PowerBecomes: _strength("power"),
    ab.LosesAbilities: _gives,
    own.AttackMultiplied: _strength("power"),
    own.Varies: _varied,
    **dict.fromkeys(RULINGS, _ruling),
}

#: The parts of every class of gain.
GAINS: dict[type[ab.Gain], Callable[[Any], list[Part]]] = {
    ab.Power: _strength("power"),
    ab.Granted: _gives,
    ab.Trace: lambda gain: [(Layer.KIND, gain, _of_quality(gain.quality))],
    own.NamedSkill: _gives,
    own.Support: _strength("support"),
}

SPLITTER = Splitter(PARTS, GAINS, DEPENDENCE, _meant)

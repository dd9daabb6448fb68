"""Continuous effects in pieces: what a CONT or SPEC skill or a lasting effect changes, one layer at a time.

The rules say of continuous effects only that they are carried out all the time (Cipher 21.2.3.1.1.2). They apply in an
order in which none can depend on a later one: what a card is a copy of, which skills it has, what it is, how strong it
is, and last what it may and may not do. A piece is one change within one layer, with whom it concerns, the conditions
around it and how often it counts. Statics in other words go by as they are, to be asked about where they matter.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.abilities import nouns, references, statics
from engine.abilities.amounts import Amount
from engine.abilities.conditions import Condition, Is
from engine.abilities.node import treeclass, walk
from engine.abilities.references import Reference
from engine.abilities.statics import Change, Gain, Static
from engine.effects.locking import LockedIn
from engine.games.cipher import vocabulary
from engine.games.cipher.vocabulary import skills as skills_words
from engine.games.cipher.vocabulary import verbs
from engine.objects import Ref


class Layer(enum.IntEnum):
    """The order in which continuous effects apply."""

    COPY = 1
    SKILLS = 2
    KIND = 3
    STRENGTH = 4
    RULINGS = 5


@treeclass
class StackOf(Condition):
    """The skill's unit is Leveled Up and its stack has so many cards, itself among them (Cipher 21.2.2.3)."""

    number: int


@dataclass(frozen=True, slots=True, eq=False)
class Modifier:
    """One change in one layer.

    ``early`` tells that nothing of its layer decides whom it concerns or how much; ``spoken`` are the conditions that
    speak of "that ally" whom it concerns.
    """

    layer: Layer
    who: Reference
    change: Change | Gain
    conditions: tuple[Condition, ...]
    counts: tuple[Amount, ...]
    early: bool
    spoken: tuple[Condition, ...]
    #: Whether it changes just the card that has it.
    own: bool
    #: Whether it changes cards that lie where no board works anything out: in a hand, among bonds.
    far: bool


    def on(self, card: Ref) -> Modifier:
        """Return it as a change of one card."""
        return replace(self, who=LockedIn((card,)), far=False)


@dataclass(frozen=True, slots=True, eq=False)
class Rest:
    """A static that changes no card: it is asked about where it matters."""

    static: Static
    conditions: tuple[Condition, ...]


def is_own(who: Reference) -> bool:
    """Whether a reference means the card whose skill speaks, wherever it says that this is."""
    if isinstance(who, references.InPlace):
        who = who.what
    return isinstance(who, references.Source | references.This)


def split(static: Static, conditions: tuple[Condition, ...] = ()) -> Iterator[Modifier | Rest]:
    """Take a static apart, in printed order, under further conditions."""
    yield from _split(static, conditions, ())


def _split(static: Static, conditions: tuple[Condition, ...], counts: tuple[Amount, ...]) -> Iterator[Modifier | Rest]:
    match static:
        case statics.While(condition, inner):
            for one in inner:
                yield from _split(one, (*conditions, condition), counts)
        case statics.ForEach(count, inner):
            for one in inner:
                yield from _split(one, conditions, (*counts, count))
        case verbs.Together(inner):
            for one in inner:
                yield from _split(one, conditions, counts)
        case statics.Changes(who, changes):
            for change in changes:
                for layer, part in PARTS[type(change)](change):
                    yield _piece(layer, part, who, conditions, counts)
        case _:
            yield Rest(static, conditions)


def _piece(
    layer: Layer, part: Change | Gain, who: Reference, conditions: tuple[Condition, ...], counts: tuple[Amount, ...]
) -> Modifier:
    inner = (getattr(part, "amount", None), getattr(part, "whose", None))
    asks: tuple[object, ...] = (who, conditions, counts, inner)
    late = READS.get(layer, ())
    early = not any(isinstance(one, late) for one in walk(asks)) and not getattr(part, "final", False)
    spoken = tuple(one for one in conditions if isinstance(one, SPEAKING)) if isinstance(who, SPOKEN) else ()
    far = layer is Layer.KIND and not isinstance(who, references.InPlace) and reaches_far(who)
    return Modifier(layer, who, part, conditions, counts, early, spoken, is_own(who), far)


def reaches_far(who: Reference) -> bool:
    """Whether cards of a kind are meant that are neither units nor supports."""
    return any(isinstance(one, nouns.InZone) and one.zone not in _ON_BOARD for one in walk(who))


_ON_BOARD = (vocabulary.Zone.FRONT_LINE, vocabulary.Zone.BACK_LINE, vocabulary.Zone.SUPPORT)


#: References to what a condition before them speaks of, and conditions that speak of something.
SPOKEN = (references.It, references.Them, references.That, references.Those)
SPEAKING = (Is, vocabulary.IsAttackingOne, vocabulary.IsInCombatWith)

#: What a piece asks about that other pieces of its layer may change.
READS: dict[Layer, tuple[type, ...]] = {
    Layer.SKILLS: (vocabulary.Possesses, skills_words.PossessesNamed, skills_words.SkillsOfOthers),
    Layer.KIND: (
        vocabulary.Bears, vocabulary.BearsNot, vocabulary.BearsAll, vocabulary.WithoutSymbol, vocabulary.WithSymbol,
        nouns.Named, vocabulary.NotNamed, nouns.Same, nouns.CostIs, vocabulary.ClassChanged, vocabulary.EachAlly,
        vocabulary.Reaches, vocabulary.WithClassChangeCost,
    ),
    Layer.STRENGTH: (nouns.PowerIs, nouns.Same, vocabulary.SupportIs, vocabulary.SupportValueOf),
}

Part = tuple[Layer, Any]


def _gains(change: statics.Gains) -> list[Part]:
    return [(GAINS[type(gain)], gain) for gain in change.gains]


def _in(layer: Layer) -> Callable[[Any], list[Part]]:
    return lambda change: [(layer, change)]


#: What every class of change consists of.
PARTS: dict[type[Change], Callable[[Any], list[Part]]] = {
    statics.Gains: _gains,
    statics.AlsoHas: _in(Layer.KIND),
    statics.LosesPower: _in(Layer.STRENGTH),
    statics.Cannot: _in(Layer.RULINGS),
    verbs.CopyOf: _in(Layer.COPY),
    skills_words.LosesSkills: _in(Layer.SKILLS),
    skills_words.SkillsOfOthers: _in(Layer.SKILLS),
    verbs.LosesMark: _in(Layer.KIND),
    verbs.LosesRange: _in(Layer.KIND),
    verbs.Loses: lambda change: [part for one in change.losses for part in PARTS[type(one)](one)],
    skills_words.LosesLimit: _in(Layer.RULINGS),
    verbs.DeploymentCostBecomes: _in(Layer.KIND),
    verbs.DeploymentCostReduced: _in(Layer.KIND),
    verbs.DeploymentCostRaised: _in(Layer.KIND),
    verbs.ClassChangeCostReduced: _in(Layer.KIND),
    verbs.SupportBecomes: _in(Layer.STRENGTH),
    statics.PowerBecomes: _in(Layer.STRENGTH),
    verbs.OnlyAttacks: _in(Layer.RULINGS),
    statics.LosesAbilities: _in(Layer.SKILLS),
    verbs.ClassChangeCostBecomes: _in(Layer.KIND),
    verbs.AttackMultiplied: _in(Layer.STRENGTH),
    verbs.OrbsDestroyed: _in(Layer.RULINGS),
    verbs.MoreOrbsDestroyed: _in(Layer.RULINGS),
    verbs.MayAttack: _in(Layer.RULINGS),
}

#: The layer of every class of gain.
GAINS: dict[type[Gain], Layer] = {
    statics.Power: Layer.STRENGTH,
    statics.Granted: Layer.SKILLS,
    statics.Trace: Layer.KIND,
    verbs.NamedSkill: Layer.SKILLS,
    verbs.Ranged: Layer.KIND,
    verbs.Support: Layer.STRENGTH,
}

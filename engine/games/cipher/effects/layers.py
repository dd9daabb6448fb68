"""The layers of Cipher's continuous effects, how each class of change applies, and what an effect depends on, so that a
board is worked out anew only when that has changed.

The rules say of continuous effects only that they are carried out all the time (Cipher 21.2.3.1.1.2). They apply in an
order in which none can depend on a later one: what a card is a copy of, which skills it has, what it is, how strong it
is, and last what it may and may not do.

Every board depends on the units with their stacks and marks, the Support cards, the units in combat, whose turn it is
and which effects last. What more an effect looks at are aspects of the position, of which changes tell what differs.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.in_force import InForce
from engine.continuous.modifiers import (
    ABILITIES,
    ANYTHING,
    NAMED,
    OBJECTS,
    VALUES,
    Dependence,
    Modifier,
    Splitter,
    Touches,
    Way,
    way,
)
from engine.continuous.rulings import rule
from engine.effects import evaluate
from engine.games.cipher import cards
from engine.games.cipher import vocabulary as own
from engine.games.cipher.cards import Affinity, Board, Gender, Now, Symbol, Weapon
from engine.games.cipher.effects.resolution import MEANING, called
from engine.games.cipher.rules.table import AREAS, BACK, FRONT, STACKED, SUPPORT
from engine.state import Ref


class StackOf(ab.Condition):
    """The skill's unit is Leveled Up and its stack has so many cards, itself among them (Cipher 21.2.2.3)."""

    number: int


class Meant(ab.Reference):
    """Whom a word means where these conditions have spoken of somebody."""

    who: ab.Reference
    conditions: tuple[ab.Is, ...]


#: Which values parts look at.
READS: dict[type, str] = {
    own.Possesses: "abilities",
    own.SkillsOfOthers: "abilities",
    own.Bears: "marks",
    own.BearsAll: "marks",
    own.WithSymbol: "marks",
    own.EachAlly: "names",
    own.Reaches: "ranges",
    own.WithClassChangeCost: "cost",
    StackOf: "usable",
    own.ClassChanged: "cost",
}
#: And those that compare one.
READS_OF = {
    ab.Trait.NAME: "names", ab.Trait.COST: "cost", ab.Trait.POWER: "power", ab.Trait.SUPPORT: "support",
    ab.Trait.ELEMENT: "marks",
}

#: What else depends on nothing but what every board depends on.
STEADY: frozenset[type] = frozenset({
    ab.Attacking, own.IsUnit, own.IsMainCharacter, ab.Defending, ab.InCombat, own.LeveledUp,
    own.InSameArea, own.SupportOf, own.ThisAs,
    own.IconMark, Meant, own.FromTurn, own.IsSupportedBy,
    own.HoldsAgainst, own.HoldsParity, own.OnlyUnitsAre, own.InStackOf,
})

#: What depends on more, and on which aspect of the position.
DEPENDS: dict[type, str] = {
    ab.Tapped: "taps",
    ab.Untapped: "taps",
    # The skills of whatever card it is, which may be gone.
    own.CopyOf: ANYTHING,
}
#: Areas whose cards are part of every board.
ALWAYS = frozenset({own.Zone.FRONT_LINE, own.Zone.BACK_LINE, own.Zone.SUPPORT})

#: Changes that are asked about only where they matter.
RULINGS: tuple[type[ab.Change], ...] = (ab.Cannot, own.LosesLimit, own.MayAttack)


def _of_skill(skill: ab.Ability) -> object:
    """Return what of a skill that is given is in force from then on; others are asked about in their time."""
    if not isinstance(skill, own.Skill) or not isinstance(skill.ability, ab.FieldAbility):
        return ()
    return skill.ability.statics, tuple(one.condition for one in skill.limits if isinstance(one, ab.OnlyIf))


#: Named values that are aspects, or on which every board depends.
_VALUES: dict[str, tuple[str, ...]] = {
    **NAMED, "turn": (VALUES,), "attacker": (VALUES,), "defender": (VALUES,),
}
#: The aspects of each area.
_AREAS: dict[int, tuple[str, ...]] = {
    **{number: (zone.value,) for zone, pair in AREAS.items() for number in pair},
    **{zone: (VALUES,) for zone in STACKED},
    **{zone: (VALUES, OBJECTS) for zone in (*FRONT, *BACK, *SUPPORT)},
}

touched = Touches(_VALUES, _AREAS, {"known": (), "dull": ("taps",)})

DEPENDENCE = Dependence(
    READS, READS_OF, STEADY, DEPENDS, (*RULINGS, ab.LosesAbilities, own.LosesOtherSkills),
    {
        ab.Granted: lambda gain: _of_skill(gain.ability),
        own.NamedSkill: lambda gain: _of_skill(gain.ability),
    },
    lambda zone: None if zone in ALWAYS else zone.value,
)


# The layers


class Layer(enum.IntEnum):
    """The order in which continuous effects apply. LATE is what gives or takes skills by what changes in KIND."""

    COPY = 1
    SKILLS = 2
    KIND = 3
    LATE = 4
    STRENGTH = cards.STRENGTH
    RULINGS = cards.RULINGS


def arrange(layers: dict[int, list[InForce]]) -> None:
    """Let what gives skills, or takes them, look at cards as they are then (Cipher 21.2.3.1.1.2)."""
    those = layers[Layer.KIND]
    written = those and frozenset().union(*[one.modifier.writes for one in those])
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
#: References to what a condition before them speaks of.
SPOKEN = (ab.It, ab.Them, ab.That)


def _meant(who: ab.Reference, conditions: tuple[ab.Condition, ...]) -> ab.Reference:
    """Return "that ally" as what the conditions around a static speak of."""
    spoken = tuple(one for one in conditions if isinstance(one, ab.Is)) if isinstance(who, SPOKEN) else ()
    return Meant(who, spoken) if spoken else who


# Skills


def _copy(board: Board, one: InForce, change: own.CopyOf, number: int) -> None:
    """Give a unit what is printed on another, all but unit name and attack (Cipher 24.1.8.1, 24.1.8.1.1)."""
    found = evaluate.refs(change.whom, one.res)
    if not found:
        return
    what: Now = MEANING.printed(board.state, found[0].number)
    board.replace(number, board.mine(number).with_print_of(what))
    for skill in what.abilities:
        board.start(one, skill, number)


def _lose_skills(board: Board, one: InForce, change: ab.LosesAbilities, number: int) -> None:
    lost = change.names
    board.lose(number, tuple([one for one in board.mine(number).abilities if lost and called(one) not in lost]))


def _lose_other_skills(board: Board, one: InForce, change: own.LosesOtherSkills, number: int) -> None:
    board.lose(number, tuple([
        one for one in board.mine(number).abilities if isinstance(one, own.Skill) and one.kind is change.but
    ]))


def _use(board: Board, one: InForce, change: own.Usable, number: int) -> None:
    now = board.mine(number)
    now.usable = (*now.usable, *(icon.number for icon in change.icons))


def _grant(board: Board, one: InForce, gain: ab.Granted | own.NamedSkill, number: int) -> None:
    if gain.ability is not None:
        board.grant(one, gain.ability, number)


def _skills_of_others(board: Board, one: InForce, change: own.SkillsOfOthers, number: int) -> None:
    known = {getattr(skill, "name", "") for skill in board.now[number].abilities}
    for skill in _skills_to_take(board, one):
        if not change.one_each or skill.name not in known:
            known.add(skill.name)
            board.grant(one, skill, number)


def _skills_to_take(board: Board, one: InForce) -> list[own.Skill]:
    change = one.modifier.change
    return [
        skill
        for other, _ in evaluate.refs(change.whose, one.res) if other in board.skeleton.now
        for skill in board.now[other].abilities
        if isinstance(skill, own.Skill) and skill.icon is not None and skill.icon.icon is change.icon.icon
    ]


# What a card is

_HOME: dict[type[enum.Enum], str] = {
    Symbol: "symbols", Gender: "genders", Weapon: "weapons", Affinity: "affinities",
}


def bears(now: Now, mark: enum.Enum) -> bool:
    """Whether a card has a Symbol, gender, weapon or affinity (Cipher 4.4 to 4.7)."""
    return mark in getattr(now, _HOME[type(mark)])


def also(now: Now, quality: ab.Quality) -> None:
    """Give a card a quality besides its own."""
    match quality:
        case ab.Named(name):
            now.names = now.names if name in now.names else (*now.names, name)
        case own.Bears(mark):
            if not bears(now, mark):
                name = _HOME[type(mark)]
                setattr(now, name, (*getattr(now, name), mark))
        case own.Reaches(distances):
            now.ranges = tuple(sorted({*now.ranges, *distances}))
        case _:
            raise ValueError(f"nothing gains {type(quality).__name__}")


def _lose_quality(board: Board, one: InForce, change: ab.LosesQuality, number: int) -> None:
    now = board.mine(number)
    match change.quality:
        case own.Bears(mark):
            name = _HOME[type(mark)]
            setattr(now, name, tuple(one for one in getattr(now, name) if one is not mark))
        case own.WithSymbol():
            now.symbols = ()
        case own.Reaches(distances):
            now.ranges = tuple(one for one in now.ranges if one not in distances)


def _vary(board: Board, one: InForce, change: own.Varies, number: int) -> None:
    """Change a number that the card has; what it becomes it has then in any case."""
    now = board.mine(number)
    was, by = getattr(now, change.value.value), board.amount(one, change.amount)
    match change.how:
        case own.How.BECOMES:
            was = by
        case _ if was is None:
            return
        case own.How.RAISED:
            was += by
        case own.How.REDUCED:
            was = max(min(_least(one, change.never), was), was - by)
        case own.How.MULTIPLIED:
            was *= by
    setattr(now, change.value.value, was)


def _least(one: InForce, never: ab.Quantity | None) -> int:
    """Return what is left of a number at the least: it is never less than 1, or never 0."""
    if never is None:
        return 0
    return evaluate.value(never.amount, one.res) + (never.comparison is not ab.Comparison.LESS)


# How strong it is


def _adding(value: str, sign: int = 1) -> Callable[[Board, InForce, Any, int], None]:
    """Return how an amount is added to a value of a card, or taken from it."""

    def add(board: Board, one: InForce, change: Any, number: int) -> None:
        now = board.mine(number)
        setattr(now, value, getattr(now, value) + sign * board.amount(one, change.amount))

    return add


def _of_quality(change: ab.Trace | ab.LosesQuality) -> tuple[int, str]:
    return Layer.KIND, {ab.Named: "names", own.Reaches: "ranges"}.get(type(change.quality), "marks")


#: In which layer a number changes, and what depends on it.
_VARIED = {
    own.Value.DEPLOYMENT_COST: (Layer.KIND, "cost"),
    own.Value.CLASS_CHANGE_COST: (Layer.KIND, "cost"),
    own.Value.ATTACK: (Layer.STRENGTH, "power"),
    own.Value.SUPPORT: (Layer.STRENGTH, "support"),
    own.Value.ORBS: (Layer.RULINGS, ""),
}

#: How each class of change applies to one card.
WAYS: dict[type, Way] = {
    own.CopyOf: way(Layer.COPY, "abilities marks cost ranges support", _copy),
    ab.LosesAbilities: way(Layer.SKILLS, ABILITIES, _lose_skills),
    own.LosesOtherSkills: way(Layer.SKILLS, ABILITIES, _lose_other_skills),
    own.Usable: way(Layer.COPY, "usable", _use),
    own.SkillsOfOthers: way(Layer.SKILLS, ABILITIES, _skills_of_others, _skills_to_take),
    **dict.fromkeys((ab.Granted, own.NamedSkill), way(Layer.SKILLS, ABILITIES, _grant)),
    ab.Trace: Way(_of_quality, lambda board, one, gain, number: also(board.mine(number), gain.quality)),
    ab.LosesQuality: Way(_of_quality, _lose_quality),
    own.Varies: Way(lambda change: _VARIED[change.value], _vary),
    ab.Power: way(Layer.STRENGTH, "power", _adding("attack")),
    ab.LosesPower: way(Layer.STRENGTH, "power", _adding("attack", -1)),
    own.Support: way(Layer.STRENGTH, "support", _adding("support")),
    **dict.fromkeys(RULINGS, way(Layer.RULINGS, "", rule)),
}

SPLITTER = Splitter(
    WAYS, {}, DEPENDENCE, _meant,
)
MEANING.writes = SPLITTER.writes

"""What a continuous effect depends on in Cipher, so that a board is worked out anew only when that has changed.

Every board depends on the units with their stacks and marks, the Support cards, the units in combat, whose turn it is
and which effects last. What more an effect looks at are aspects of the position. What changes tell which of all that
may be different.
"""

from __future__ import annotations

from collections.abc import Container

from engine.abilities import conditions as asked
from engine.abilities import nouns, statics, turning
from engine.abilities.conditions import Condition
from engine.abilities.kinds import Ability, FieldAbility, OnlyIf
from engine.abilities.node import treeclass
from engine.abilities.references import Reference
from engine.continuous.dependence import ANYTHING, LASTING, OBJECTS, OUTSIDE, PAST, VALUES, Dependence
from engine.events import Arrange, Move, SetCardField, SetVariable, Shuffle
from engine.games.cipher import vocabulary
from engine.games.cipher.rules.table import AREAS, BACK, FRONT, STACKED, SUPPORT
from engine.games.cipher.vocabulary import Zone, verbs
from engine.games.cipher.vocabulary import skills as skills_words
from engine.state import Change, State


@treeclass
class StackOf(Condition):
    """The skill's unit is Leveled Up and its stack has so many cards, itself among them (Cipher 21.2.2.3)."""

    number: int


@treeclass
class Meant(Reference):
    """Whom a word means where these conditions have spoken of somebody."""

    who: Reference
    conditions: tuple[Condition, ...]


#: Which values parts look at.
READS: dict[type, str] = {
    vocabulary.Possesses: "abilities",
    skills_words.PossessesNamed: "abilities",
    skills_words.SkillsOfOthers: "abilities",
    vocabulary.WithSupportSkill: "abilities",
    vocabulary.Bears: "marks",
    vocabulary.BearsNot: "marks",
    vocabulary.BearsAll: "marks",
    vocabulary.WithSymbol: "marks",
    vocabulary.WithoutSymbol: "marks",
    vocabulary.NotNamed: "names",
    vocabulary.EachAlly: "names",
    vocabulary.Reaches: "ranges",
    vocabulary.WithClassChangeCost: "cost",
    vocabulary.SupportIs: "support",
    vocabulary.SupportValueOf: "support",
}
#: And those that compare one.
READS_OF = {nouns.Trait.NAME: "names", nouns.Trait.COST: "cost", nouns.Trait.POWER: "power"}

#: What depends on nothing but what every board depends on.
STEADY: frozenset[type] = frozenset({
    nouns.Attacking, vocabulary.IsUnit, vocabulary.Bears, vocabulary.BearsNot,
    vocabulary.BearsAll, vocabulary.WithoutSymbol, vocabulary.WithSymbol, vocabulary.NotNamed,
    vocabulary.IsMainCharacter, vocabulary.NotMainCharacter, vocabulary.Defending, vocabulary.InCombat,
    vocabulary.LeveledUp, vocabulary.ClassChanged, vocabulary.InSameArea, vocabulary.InOtherArea,
    vocabulary.StackedUnder, vocabulary.Possesses, vocabulary.WithSupportSkill,
    vocabulary.Reaches, vocabulary.WithClassChangeCost, skills_words.PossessesNamed,
    vocabulary.SupportOf, vocabulary.EachAlly, vocabulary.Another, vocabulary.ThisAs, vocabulary.IconMark, Meant,
    asked.Has, vocabulary.FromTurn, vocabulary.IsAttackingOne, vocabulary.IsInCombatWith, vocabulary.IsSupportedBy,
    vocabulary.HoldsAgainst, vocabulary.AlliesAgainstEnemies, vocabulary.HoldsParity,
    vocabulary.OnlyUnitsAre, vocabulary.SupportIs, vocabulary.SupportValueOf, vocabulary.InStackOf, StackOf,
})

#: What depends on more, and on which aspect of the position.
DEPENDS: dict[type, str] = {
    turning.Tapped: "taps",
    turning.Untapped: "taps",
    vocabulary.HasUsedSkill: "used",
    skills_words.HasUsedIcon: "used",
    # The skills of whatever card it is, which may be gone.
    verbs.CopyOf: ANYTHING,
}
#: Areas whose cards are part of every board.
ALWAYS = frozenset({Zone.FRONT_LINE, Zone.BACK_LINE, Zone.SUPPORT})

#: Changes that are asked about only where they matter.
RULINGS: tuple[type[statics.Change], ...] = (
    statics.Cannot, skills_words.LosesLimit, verbs.OnlyAttacks, verbs.MayAttack,
)


def _of_skill(skill: Ability) -> object:
    """Return what of a skill that is given is in force from then on; others are asked about in their time."""
    if not isinstance(skill, vocabulary.Skill) or not isinstance(skill.ability, FieldAbility):
        return ()
    return skill.ability.statics, tuple(one.condition for one in skill.limits if isinstance(one, OnlyIf))


#: Named values that are aspects, or on which every board depends.
_VALUES: dict[str, tuple[str, ...]] = {
    "this turn": (PAST,), "used": ("used",), "phase": ("phase",), "turn": (VALUES,),
    "turn player": (VALUES,), "attacker": (VALUES,), "defender": (VALUES,), "lasting": (VALUES, LASTING),
}
#: The aspects of each area.
_AREAS: dict[int, tuple[str, ...]] = {
    **{number: (zone.value,) for zone, pair in AREAS.items() for number in pair},
    **{zone: (VALUES,) for zone in STACKED},
    **{zone: (VALUES, OBJECTS) for zone in (*FRONT, *BACK, *SUPPORT)},
}


def touched(state: State, change: Change, outside: Container[int]) -> tuple[str, ...] | None:
    """Return the aspects that a change may have touched; None where that cannot be said.

    ``outside`` are the cards with skills that work elsewhere than on the battlefield.
    """
    kind = type(change)
    if kind is SetVariable:
        return _VALUES.get(change.name, ())  # type: ignore[attr-defined]
    if isinstance(change, Move):
        found = _AREAS[change.origin] + _AREAS[change.to]
        return (*found, VALUES, OUTSIDE) if change.card in outside else found
    if isinstance(change, SetCardField):
        if change.field == "known":
            return ()
        if change.field == "dull":
            return ("taps",)
        found = _AREAS[state.cards[change.card].zone]
        if change.field == "face_down":
            return (*found, VALUES, OUTSIDE) if change.card in outside else found
        return (*found, VALUES)
    return _AREAS[change.zone] if isinstance(change, Shuffle | Arrange) else None


DEPENDENCE = Dependence(
    READS, READS_OF, STEADY, DEPENDS, (*RULINGS, skills_words.LosesSkills),
    {
        statics.Granted: lambda gain: _of_skill(gain.ability),
        verbs.NamedSkill: lambda gain: _of_skill(gain.skill),
    },
    lambda zone: None if zone in ALWAYS else zone.value,
)

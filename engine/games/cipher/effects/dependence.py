"""What a continuous effect depends on in Cipher, so that a board is worked out anew only when that has changed.

Every board depends on the units with their stacks and marks, the Support cards, the units in combat, whose turn it is
and which effects last. What more an effect looks at are aspects of the position. What changes tell which of all that
may be different.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.continuous.dependence import ANYTHING, LASTING, OBJECTS, PAST, VALUES, Dependence, Touches
from engine.games.cipher import vocabulary as own
from engine.games.cipher.rules.table import AREAS, BACK, FRONT, STACKED, SUPPORT


class StackOf(ab.Condition):
    """The skill's unit is Leveled Up and its stack has so many cards, itself among them (Cipher 21.2.2.3)."""

    number: int


class Meant(ab.Reference):
    """Whom a word means where these conditions have spoken of somebody."""

    who: ab.Reference
    conditions: tuple[ab.Condition, ...]


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
}
#: And those that compare one.
READS_OF = {
    ab.Trait.NAME: "names", ab.Trait.COST: "cost", ab.Trait.POWER: "power", ab.Trait.SUPPORT: "support",
}

#: What else depends on nothing but what every board depends on.
STEADY: frozenset[type] = frozenset({
    ab.Attacking, own.IsUnit, own.IsMainCharacter, own.Defending, own.InCombat, own.LeveledUp,
    own.ClassChanged, own.InSameArea, own.SupportOf, own.ThisAs,
    own.IconMark, Meant, own.FromTurn, own.IsAttackingOne, own.IsSupportedBy,
    own.HoldsAgainst, own.HoldsParity, own.OnlyUnitsAre, own.InStackOf, StackOf,
})

#: What depends on more, and on which aspect of the position.
DEPENDS: dict[type, str] = {
    ab.Tapped: "taps",
    ab.Untapped: "taps",
    own.HasUsedSkill: "used",
    # The skills of whatever card it is, which may be gone.
    own.CopyOf: ANYTHING,
}
#: Areas whose cards are part of every board.
ALWAYS = frozenset({own.Zone.FRONT_LINE, own.Zone.BACK_LINE, own.Zone.SUPPORT})

#: Changes that are asked about only where they matter.
RULINGS: tuple[type[ab.Change], ...] = (
    ab.Cannot, own.LosesLimit, own.OnlyAttacks, own.MayAttack,
)


def _of_skill(skill: ab.Ability) -> object:
    """Return what of a skill that is given is in force from then on; others are asked about in their time."""
    if not isinstance(skill, own.Skill) or not isinstance(skill.ability, ab.FieldAbility):
        return ()
    return skill.ability.statics, tuple(one.condition for one in skill.limits if isinstance(one, ab.OnlyIf))


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


touched = Touches(_VALUES, _AREAS, {"known": (), "dull": ("taps",)})

DEPENDENCE = Dependence(
    READS, READS_OF, STEADY, DEPENDS, (*RULINGS, ab.LosesAbilities),
    {
        ab.Granted: lambda gain: _of_skill(gain.ability),
        own.NamedSkill: lambda gain: _of_skill(gain.skill),
    },
    lambda zone: None if zone in ALWAYS else zone.value,
)

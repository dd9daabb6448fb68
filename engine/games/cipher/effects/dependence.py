"""What a continuous effect depends on, so that a board is worked out anew only when that has changed.

Every board depends on the units with their stacks and marks, the Support cards, the units in combat, whose turn it is
and which effects last. What more an effect looks at are aspects of the position. What changes tell which of all that
may be different.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import fields

from engine.abilities import amounts as numbers
from engine.abilities import conditions as asked
from engine.abilities import nouns, references, statics, turning
from engine.abilities.kinds import Ability, FieldAbility, OnlyIf
from engine.abilities.node import Node, walk
from engine.abilities.nouns import Noun
from engine.effects.locking import LockedIn
from engine.events import Arrange, Move, SetCardField, SetVariable, Shuffle
from engine.games.cipher import vocabulary
from engine.games.cipher.effects.modifiers import Modifier, StackOf
from engine.games.cipher.rules.table import AREAS, BACK, FRONT, STACKED, SUPPORT
from engine.games.cipher.vocabulary import Zone, verbs
from engine.games.cipher.vocabulary import skills as skills_words
from engine.state import Change, State

#: What depends on nothing but what every board depends on.
STEADY: frozenset[type] = frozenset({
    Noun, nouns.AnyOf, nouns.IsCard, nouns.Named, nouns.CostIs, nouns.PowerIs, nouns.ControlledBy, nouns.OwnedBy,
    nouns.CostOfParity, nouns.OtherThan, nouns.Attacking, nouns.Same, vocabulary.IsUnit, vocabulary.Bears,
    vocabulary.BearsNot,
    vocabulary.BearsAll, vocabulary.WithoutSymbol, vocabulary.WithSymbol, vocabulary.NotNamed,
    vocabulary.IsMainCharacter, vocabulary.NotMainCharacter, vocabulary.Defending, vocabulary.InCombat,
    vocabulary.LeveledUp, vocabulary.ClassChanged, vocabulary.InSameArea, vocabulary.InOtherArea,
    vocabulary.StackedUnder, vocabulary.Possesses, vocabulary.WithSupportSkill,
    vocabulary.Reaches, vocabulary.WithClassChangeCost,
    skills_words.PossessesNamed,
    references.Source, references.This, references.Every, references.The, references.Any, references.Both, LockedIn,
    references.InPlace, references.It, references.Them, references.That, references.Those,
    vocabulary.SupportOf, vocabulary.EachAlly, vocabulary.Another, vocabulary.ThisAs,
    numbers.Number, numbers.CountOf, numbers.PowerOf, numbers.CostOf, numbers.Times, numbers.Groups,
    numbers.Quantity, vocabulary.IconMark,
    asked.And, asked.Or, asked.Not, asked.Has, asked.ControlsAllOf, asked.Exists, asked.Is, asked.Compares,
    asked.IsTurnOf, vocabulary.FromTurn, vocabulary.IsAttackingOne, vocabulary.IsInCombatWith, vocabulary.IsSupportedBy,
    vocabulary.HoldsAgainst, vocabulary.AlliesAgainstEnemies, vocabulary.HoldsParity,
    vocabulary.OnlyUnitsAre, vocabulary.SupportIs, vocabulary.SupportValueOf, vocabulary.InStackOf, StackOf,
})

#: What depends on more, and on which aspect of the position.
DEPENDS: dict[type, str] = {
    turning.Tapped: "taps",
    turning.Untapped: "taps",
    nouns.DidThisTurn: "past",
    asked.HappenedThisTurn: "past",
    vocabulary.HasUsedSkill: "used",
    skills_words.HasUsedIcon: "used",
    asked.IsPhase: "phase",
}
#: Areas whose cards are part of every board.
ALWAYS = frozenset({Zone.FRONT_LINE, Zone.BACK_LINE, Zone.SUPPORT})
#: The aspect of what is in neither list: such a board is worked out anew whenever anything has changed.
ANYTHING = "anything"

#: Parts that are asked about only where they matter, and so are no matter for the board.
ASKED_LATER = (
    statics.Cannot, verbs.MayAttack, verbs.OnlyAttacks, skills_words.LosesSkills,
)


#: Parts that ask how strong a card is.
_OF_STRENGTH = frozenset({
    nouns.PowerIs, nouns.Same, vocabulary.SupportIs, vocabulary.SupportValueOf, numbers.PowerOf,
})


#: Parts that ask what a card is: its names, symbols, kinds and ranges.
_OF_KIND = frozenset({
    nouns.Named, nouns.CostIs, vocabulary.Bears, vocabulary.BearsNot, vocabulary.BearsAll, vocabulary.WithSymbol,
    vocabulary.WithoutSymbol, vocabulary.NotNamed, vocabulary.Reaches,
})


def asks_kind(piece: Modifier) -> bool:
    """Whether whom a piece concerns, or whether it holds, hangs on what cards are."""
    return any(type(one) in _OF_KIND for one in walk((piece.who, piece.conditions)))


def reads_strength(piece: Modifier) -> bool:
    """Whether a piece may ask how strong a card is: what is not known to ask for something else does."""
    for one in walk((piece.who, piece.conditions, piece.counts, piece.change)):
        kind = type(one)
        if kind in _OF_STRENGTH:
            return True
        known = kind in STEADY or kind in DEPENDS or isinstance(one, nouns.InZone | references.InPlace)
        if not known and not isinstance(one, statics.Static | statics.Change | statics.Gain):
            return True
    return False


def aspects_of(piece: Modifier) -> frozenset[str]:
    """Return the aspects of the position that a piece depends on."""
    return aspects((piece.who, piece.conditions, piece.counts, piece.change))


def aspects(node: object) -> frozenset[str]:
    """Return the aspects of the position that a part of a continuous effect depends on."""
    found: set[str] = set()
    _aspects(node, found)
    return frozenset(found)


def _aspects(node: object, found: set[str]) -> None:
    if isinstance(node, tuple):
        for one in node:
            _aspects(one, found)
        return
    if isinstance(node, ASKED_LATER) or not isinstance(node, Node):
        return
    if isinstance(node, statics.Granted | verbs.NamedSkill):
        _of_skill(node.ability if isinstance(node, statics.Granted) else node.skill, found)
        return
    if isinstance(node, verbs.CopyOf):
        # The skills of whatever card it is, which may be gone.
        found.add(ANYTHING)
        return
    kind = type(node)
    if isinstance(node, nouns.InZone | references.InPlace):
        if node.zone not in ALWAYS:
            found.add(node.zone.value)
    elif kind in DEPENDS:
        found.add(DEPENDS[kind])
        return
    elif kind not in STEADY and not isinstance(node, statics.Static | statics.Change | statics.Gain):
        found.add(ANYTHING)
    for field in fields(node):
        _aspects(getattr(node, field.name), found)


def _of_skill(skill: Ability, found: set[str]) -> None:
    """Find what a skill that is given depends on, where it is always in force; others are asked about in their time."""
    if isinstance(skill, vocabulary.Skill) and isinstance(skill.ability, FieldAbility):
        _aspects(skill.ability.statics, found)
        _aspects(tuple(one.condition for one in skill.limits if isinstance(one, OnlyIf)), found)


#: The aspect of what every board depends on, of the effects that last, and of cards whose skills work elsewhere.
VALUES, LASTING, OUTSIDE = "values", "lasting", "outside"
#: The areas whose cards are part of every board, in the order of a board, each with its aspect.
LINED: dict[int, str] = {zone: f"line {zone}" for zone in (*FRONT, *BACK, *SUPPORT)}
#: Named values that are aspects, or on which every board depends.
_VALUES: dict[str, tuple[str, ...]] = {
    "this turn": ("past",), "used": ("used",), "phase": ("phase",), "turn": (VALUES,),
    "turn player": (VALUES,), "attacker": (VALUES,), "defender": (VALUES,), "lasting": (VALUES, LASTING),
}
#: The aspects of each area.
_AREAS: dict[int, tuple[str, ...]] = {
    **{number: (zone.value,) for zone, pair in AREAS.items() for number in pair},
    **{zone: (VALUES,) for zone in STACKED},
    **{zone: (VALUES, line) for zone, line in LINED.items()},
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

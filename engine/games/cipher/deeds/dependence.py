"""What a continuous effect depends on, so that a board is worked out anew only when that has changed.

Every board depends on the units with their stacks and marks, the Support cards, the units in combat, whose turn it is
and which effects last. What more an effect looks at are aspects of the position.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

from engine.abilities import amounts as numbers
from engine.abilities import conditions as asked
from engine.abilities import nouns, references, statics
from engine.abilities.node import Node
from engine.abilities.nouns import Noun
from engine.asking.fixed import Fixed
from engine.games.cipher import verbs, vocabulary
from engine.games.cipher.deeds.pieces import Piece, StackOf
from engine.games.cipher.law.table import AREAS, BACK, FRONT
from engine.games.cipher.vocabulary import Zone
from engine.state import State

#: What depends on nothing but what every board depends on.
STEADY: frozenset[type] = frozenset({
    Noun, nouns.AnyOf, nouns.IsCard, nouns.Named, nouns.CostIs, nouns.PowerIs, nouns.ControlledBy, nouns.OwnedBy,
    nouns.OtherThan, nouns.Attacking, nouns.Same, vocabulary.IsUnit, vocabulary.Bears, vocabulary.BearsNot,
    vocabulary.BearsAll, vocabulary.WithoutSymbol, vocabulary.WithSymbol, vocabulary.NotNamed,
    vocabulary.IsMainCharacter, vocabulary.NotMainCharacter, vocabulary.Defending, vocabulary.InCombat,
    vocabulary.LeveledUp, vocabulary.ClassChanged, vocabulary.InSameArea, vocabulary.InOtherArea,
    vocabulary.StackedUnder, vocabulary.AttackingOne, vocabulary.Possesses, vocabulary.WithSupportSkill,
    references.Source, references.This, references.Every, references.The, references.Any, references.Both, Fixed,
    references.InPlace, references.It, references.Them, references.That, references.Those,
    vocabulary.SupportOf, vocabulary.EachAlly, vocabulary.Another,
    numbers.Number, numbers.CountOf, numbers.CountThem, numbers.PowerOf, numbers.CostOf, numbers.Times,
    numbers.Quantity, vocabulary.IconMark,
    asked.And, asked.Or, asked.Not, asked.Has, asked.ControlsAllOf, asked.Exists, asked.Is, asked.Compares,
    asked.IsTurnOf, vocabulary.IsAttackingOne, vocabulary.IsInCombatWith, vocabulary.IsSupportedBy,
    vocabulary.HoldsAgainst, vocabulary.MoreAlliesThanEnemies, StackOf,
})

#: What depends on more, and on which aspect of the position.
DEPENDS: dict[type, str] = {
    vocabulary.Tapped: "taps",
    vocabulary.Untapped: "taps",
    nouns.DidThisTurn: "past",
    asked.HappenedThisTurn: "past",
    vocabulary.HasUsedSkill: "used",
}
#: Areas whose cards are part of every board.
ALWAYS = frozenset({Zone.FRONT_LINE, Zone.BACK_LINE, Zone.SUPPORT})
#: The aspect of what is in neither list: such a board is worked out anew whenever anything has changed.
ANYTHING = "anything"

#: Parts that are asked about only where they matter, and so are no matter for the board.
ASKED_LATER = (statics.Cannot, statics.Granted, verbs.NamedSkill, verbs.MayAttack, verbs.LosesSkills)


def aspects_of(piece: Piece) -> frozenset[str]:
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


def _area(zone: Zone) -> Callable[[State], object]:
    first, second = AREAS[zone]
    return lambda state: (
        [(number, state.cards[number].face_down) for number in state.zones[first]],
        [(number, state.cards[number].face_down) for number in state.zones[second]],
    )


def _taps(state: State) -> object:
    return [state.cards[number].dull for zone in (*FRONT, *BACK) for number in state.zones[zone]]


def _value(name: str) -> Callable[[State], object]:
    return lambda state: state.vars.get(name)


#: What is looked at to see whether an aspect has changed.
ASPECTS: dict[str, Callable[[State], object]] = {
    **{zone.value: _area(zone) for zone in Zone if zone not in ALWAYS},
    "taps": _taps,
    "past": _value("this turn"),
    "used": _value("used"),
    ANYTHING: lambda state: state.version,
}

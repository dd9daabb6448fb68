"""What a part of the tree depends on, so that it is worked out anew only when that has changed.

Values of cards that parts read decide which effects wait for which (FFTCG 11.12.4.12, Force of Will 909.3a). Aspects
of the position decide whether a board still stands, besides those on which every board depends.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from enum import Enum
from typing import Any

from engine import abilities as ab
from engine.effects.locking import LockedIn
from engine.events import Arrange, Count, Move, SetCardField, SetVariable, Shuffle
from engine.state import Change, State

#: The aspects that every board depends on: what stands there with what it comes with; other things that any effect may
#: look at, as whose turn it is; the effects that last; cards elsewhere whose abilities work there.
OBJECTS, VALUES, LASTING, OUTSIDE = "objects", "values", "lasting", "outside"
#: The aspect of what has happened this turn.
PAST = "past"
#: The aspect of which cards lie face down.
FACES = "faces"
#: The aspect of what is not known to depend on anything less: such a board is worked out anew after any change.
ANYTHING = "anything"

#: Which values the parts of nouns, amounts and conditions look at in every game.
READS: dict[type, str] = {
    ab.OfType: "types",
    ab.Named: "names",
    ab.CostOneOf: "cost",
    ab.CostOfParity: "cost",
    ab.HasAbility: "keywords",
}

#: What else depends in every game on nothing but what every board depends on.
STEADY: frozenset[type] = frozenset({
    ab.Noun, ab.AnyOf, ab.IsCard, ab.ControlledBy, ab.OwnedBy, ab.OtherThan, ab.Other, ab.Same, ab.TraitIs,
    ab.Source, ab.This, ab.Every, ab.The, ab.Any, ab.Both, LockedIn,
    ab.It, ab.Them, ab.That, ab.InPlace,
    ab.Number, ab.CountOf, ab.CountThem, ab.TraitOf, ab.DamagePoints,
    ab.Times, ab.Sum, ab.Difference, ab.Half, ab.Highest, ab.Groups, ab.Quantity,
    ab.And, ab.Or, ab.Not, ab.Has, ab.ControlsAllOf, ab.Exists,
    ab.Is, ab.Compares, ab.IsTurnOf,
})

#: What depends in every game on more, and on which aspect of the position.
DEPENDS: dict[type, str] = {
    ab.HappenedThisTurn: PAST,
    ab.EventCount: PAST,
    ab.DidThisTurn: PAST,
    ab.IsPhase: "phase",
}


#: Changes of a named value, and of the order of a zone.
_NAMED, _ORDERED = (SetVariable, Count), (Shuffle, Arrange)


class Touches:
    """Which aspects of a position changes touch: those of named ``values``, of the ``zones`` in which a card lies or
    between which it moves, and of some ``fields`` of cards wherever these lie.
    """

    def __init__(
        self, values: dict[str, tuple[str, ...]], zones: dict[int, tuple[str, ...]],
        fields: dict[str, tuple[str, ...]],
    ) -> None:
        self._values = values
        self._zones = zones
        self._fields = fields

    def __call__(self, state: State, change: Change, outside: Container[int]) -> tuple[str, ...] | None:
        """Return the aspects that a change may have touched; None where that cannot be said.

        ``outside`` are the cards with abilities that work elsewhere than on the field.
        """
        if isinstance(change, _NAMED):
            return self._values.get(change.name, ())
        if isinstance(change, Move):
            found = self._zones[change.origin] + self._zones[change.to]
        elif isinstance(change, SetCardField):
            if change.field in self._fields:
                return self._fields[change.field]
            found = self._zones[state.cards[change.card].zone]
            found += (FACES,) if change.field == "face_down" else (VALUES,)
        else:
            return self._zones[change.zone] if isinstance(change, _ORDERED) else None
        return (*found, VALUES, OUTSIDE) if change.card in outside else found


class Dependence:
    """What the words of one game depend on.

    ``reads`` are the values that its own parts look at, ``traits`` those of what cards are compared by; ``steady``
    further parts of it that depend on nothing more, ``depends`` those that do, and on which aspect. ``later`` are parts
    that are only asked about where they matter, and so are no matter for a board. ``gives`` says of what gives an
    ability which parts of that are in force from then on; ``place`` is the aspect of a place, None for one of those of
    every board.
    """

    def __init__(
        self,
        reads: dict[type, str],
        traits: dict[ab.Trait, str],
        steady: frozenset[type],
        depends: dict[type, str],
        later: tuple[type, ...],
        gives: dict[type, Callable[[Any], object]],
        place: Callable[[Any], str | None],
    ) -> None:
        self._reads = READS | reads
        self._traits = traits
        self._steady = STEADY | steady | self._reads.keys()
        self._depends = DEPENDS | depends
        self._later = later
        self._gives = gives
        self._place = place

    def reads(self, node: object) -> frozenset[str]:
        """Return the values of cards that a part of the tree looks at."""
        return frozenset(self._read(node))

    def value_of(self, kind: type) -> str:
        """Return the value that parts of a class look at, nothing where there is none."""
        return self._reads.get(kind, "")

    def _read(self, node: object) -> Iterator[str]:
        for one in _walk(node):
            trait = getattr(one, "trait", None)
            if isinstance(trait, ab.Trait):
                yield self._traits.get(trait, "")
            elif type(one) in self._reads:
                yield self._reads[type(one)]
                if isinstance(one, ab.HasAbility):
                    yield about_word(one.keyword)

    def aspects(self, node: object) -> frozenset[str]:
        """Return the aspects of the position that a part of a continuous effect depends on."""
        found: set[str] = set()
        self._aspects(node, found)
        return frozenset(found)

    def _aspects(self, node: object, found: set[str]) -> None:
        if isinstance(node, tuple):
            for one in node:
                self._aspects(one, found)
            return
        if isinstance(node, self._later) or not isinstance(node, ab.Node):
            return
        kind = type(node)
        if kind in self._gives:
            self._aspects(self._gives[kind](node), found)
            return
        if isinstance(node, ab.Static):
            if not isinstance(node, ab.Changes) and getattr(node, "statics", None) is None:
                # It changes no card: it is asked about later.
                return
        elif kind in self._depends:
            found.add(self._depends[kind])
            if self._depends[kind] == PAST:
                return
        elif isinstance(node, ab.InZone | ab.InPlace):
            place = self._place(node.zone)
            if place is not None:
                found.add(place)
        elif kind not in self._steady and not isinstance(node, ab.Change | ab.Gain):
            found.add(ANYTHING)
        for name in node.field_names:
            self._aspects(getattr(node, name), found)


def _walk(node: object) -> Iterator[ab.Node]:
    """Return a node and everything below it, quoted abilities left out."""
    if isinstance(node, tuple):
        for one in node:
            yield from _walk(one)
    elif isinstance(node, ab.Node):
        yield node
        if not isinstance(node, ab.Granted):
            for name in node.field_names:
                yield from _walk(getattr(node, name))


def about_word(keyword: Enum) -> str:
    """Return how it is told that just this keyword is looked at or given."""
    return f"keyword:{keyword.name}"

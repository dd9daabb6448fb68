"""Continuous effects taken apart: what a static ability, or an effect that lasts, changes one layer at a time, and
what each part of it depends on.

Values of cards that parts read decide which effects wait for which (FFTCG 11.12.4.12, Force of Will 909.3a). Aspects
of the position decide whether a board still stands, besides those on which every board depends.

A modifier is one change within one of the layers of a game, with whom it concerns, the conditions around it and how
often it counts; it is worked out once for each printed ability. Statics in other words (bans on players, costs,
replacements) go by as they are, to be asked about where they matter.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, NamedTuple

from engine import abilities as ab
from engine.continuous.lasting import ContinuousEffect
from engine.effects.layout import LockedIn
from engine.events import Arrange, Count, Move, SetCardField, SetVariable, Shuffle, StepVariable
from engine.state import State

# What a part of the tree depends on, so that it is worked out anew only when that has changed

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
    ab.FaceUp: FACES,
    ab.FaceDown: FACES,
}

#: Named values that are aspects in every game, or on which every board depends.
NAMED: dict[str, tuple[str, ...]] = {
    "turn player": (VALUES,), "lasting": (VALUES, LASTING), "this turn": (PAST,), "phase": ("phase",),
}

#: Changes of a named value, and changes of the order of a zone.
_NAMED, _ORDERED = (SetVariable, StepVariable, Count), (Shuffle, Arrange)


@dataclass(frozen=True, slots=True)
class Touches:
    """Which aspects of a position changes touch: those of named ``values``, of the ``zones`` in which a card lies or
    between which it moves, and of some ``fields`` of cards wherever these lie.
    """

    values: dict[str, tuple[str, ...]]
    zones: dict[int, tuple[str, ...]]
    fields: dict[str, tuple[str, ...]]

    def __call__(self, state: State, change: Any, outside: Container[int]) -> tuple[str, ...] | None:
        """Return the aspects that a change may have touched; None where that cannot be said.

        ``outside`` are the cards with abilities that work elsewhere than on the field.
        """
        kind = type(change)
        if kind in _NAMED:
            return self.values.get(change.name, ())
        if isinstance(change, Move):
            found = self.zones[change.origin] + self.zones[change.to]
        elif kind is SetCardField:
            if change.field in self.fields:
                return self.fields[change.field]
            found = self.zones[state.cards[change.card].zone]
            found += (FACES,) if change.field == "face_down" else (VALUES,)
        else:
            return self.zones[change.zone] if kind in _ORDERED else None
        return (*found, VALUES, OUTSIDE) if change.card in outside else found


class Dependence:
    """What the words of one game depend on.

    ``reads`` are the values that its own parts look at, ``traits`` those of what cards are compared by; ``steady``
    further parts of it that depend on nothing more, ``depends`` those that do, and on which aspect. ``later`` are parts
    that are only asked about where they matter, and so are no matter for a board. ``gives`` says of what gives an
    ability which parts of that are in force from then on; ``place`` is a place's aspect, None for one of every board.
    """

    def __init__(
        self,
        reads: dict[type, str],
        traits: dict[Any, str],
        steady: frozenset[type],
        depends: dict[type, str],
        later: tuple[type, ...],
        gives: dict[type, Callable[[Any], object]],
        place: Callable[[Any], str | None],
    ) -> None:
        self._reads = READS | reads
        self._traits = traits
        self._steady = STEADY | steady | frozenset(self._reads)
        self._depends = DEPENDS | depends
        self._later = later
        self._gives = gives
        self._place = place

    def reads(self, node: object) -> frozenset[str]:
        """Return the values of cards that a part of the tree looks at."""
        return frozenset(self._read(node))

    def looks_at(self, node: object) -> frozenset[str] | None:
        """Return the values that words look at of the thing that they are held against; None where it is not known."""
        return None if ANYTHING in self.aspects(node) else self.reads(node)

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


# Modifiers

#: A part of a change: its layer, what it is and which values it writes, by their names.
Part = tuple[int, Any, str]
#: Whom "it" or "they" are where the conditions around a static speak of somebody.
Meant = Callable[[ab.Reference, tuple[ab.Condition, ...]], ab.Reference]


@dataclass(frozen=True, slots=True, eq=False)
class Modifier:
    """One change in one layer; ``aspects`` are what it depends on besides what every board depends on."""

    layer: int
    who: ab.Reference
    change: Any
    conditions: tuple[ab.Condition, ...]
    counts: tuple[ab.Amount, ...]
    #: The values of cards that it looks at, and those that it changes.
    reads: frozenset[str]
    writes: frozenset[str]
    aspects: frozenset[str]
    #: Whether it changes just the card that has it.
    own: bool

    def on(self, who: ab.Reference) -> Modifier:
        """Return it as a change of others."""
        return replace(self, who=who, own=False)


@dataclass(frozen=True, slots=True, eq=False)
class Rest:
    """A static that changes no card's values: it is asked about where it matters."""

    static: ab.Static
    conditions: tuple[ab.Condition, ...]
    aspects: frozenset[str]


class Influence:
    """All that a text changes, each part with the ability that says it, None for an effect that lasts."""

    __slots__ = ("aspects", "changes", "gives", "kinds", "modifiers", "rests")

    def __init__(self, parts: Iterable[tuple[ab.Ability | None, Modifier | Rest]] = ()) -> None:
        parts = tuple(parts)
        self.modifiers = tuple([(ability, one) for ability, one in parts if isinstance(one, Modifier)])
        self.rests = tuple([(ability, one) for ability, one in parts if isinstance(one, Rest)])
        #: Whether it changes anything.
        self.changes = bool(parts)
        #: What it depends on besides what every board depends on.
        self.aspects = frozenset().union(*[one.aspects for _, one in parts])
        #: The classes of its statics that change no card.
        self.kinds = frozenset([type(one.static) for _, one in self.rests])
        #: Whether it changes which abilities cards have.
        self.gives = any([ABILITIES in one.writes for _, one in self.modifiers])


#: What is written by whatever changes which abilities cards have.
ABILITIES = "abilities"


def is_own(who: ab.Reference) -> bool:
    """Whether a reference means the card whose ability speaks, wherever it says that this is."""
    if isinstance(who, ab.InPlace):
        who = who.what
    return isinstance(who, ab.Source | ab.This)


class Way(NamedTuple):
    """How the changes of a class apply: in which layer each does and which values it writes, what it does to one card,
    and what besides the objects and the amount of one may depend on others.
    """

    where: Callable[[Any], tuple[int, str]]
    apply: Callable[[Any, Any, Any, int], None]
    extent: Callable[[Any, Any], object] | None = None


class AsKind(ab.Change):
    """The part of "also becomes" that says what it becomes."""

    noun: ab.Noun


def way(
    layer: int, writes: str, apply: Callable[[Any, Any, Any, int], None],
    extent: Callable[[Any, Any], object] | None = None,
) -> Way:
    """Return the way of changes that all apply in one layer and write the same values."""
    return Way(lambda change: (layer, writes), apply, extent)


class Splitter:
    """Takes statics apart as a game does: ``ways`` says how each class of change applies, ``made_of`` of which others
    one consists, None for one that is no more than itself.
    """

    def __init__(
        self,
        ways: dict[type, Way],
        made_of: dict[type, Callable[[Any], Iterable[ab.Change | ab.Gain] | None]],
        dependence: Dependence,
        meant: Meant = lambda who, conditions: who,
    ) -> None:
        self.ways = ways
        self.made_of = made_of | {
            ab.Gains: lambda change: change.gains, ab.AlsoHas: lambda change: tuple(map(ab.Trace, change.qualities)),
        }
        self.dependence = dependence
        self._meant = meant
        #: All that an effect that lasts changes, while the condition of its duration holds.
        self.of_effect: ab.Memo[ContinuousEffect, Influence] = ab.Memo(self._of_effect, ab.PASSING)

    def parts(self, change: ab.Change | ab.Gain) -> Iterator[Part]:
        """Return what a change consists of, each with its layer and the values that it writes."""
        kind = type(change)
        several = self.made_of[kind](change) if kind in self.made_of else None
        if several is None:
            layer, writes = self.ways[kind].where(change)
            yield layer, change, writes
        for one in several or ():
            yield from self.parts(one)

    def writes(self, change: ab.Change | ab.Gain) -> list[str]:
        """Return the values of cards that a change writes."""
        known = type(change) in self.ways or type(change) in self.made_of
        return [value for _, _, writes in self.parts(change) for value in writes.split()] if known else []

    def split(
        self, static: ab.Static, conditions: tuple[ab.Condition, ...] = (), counts: tuple[ab.Amount, ...] = ()
    ) -> Iterator[Modifier | Rest]:
        """Take a static apart, in printed order, under these conditions and counted so often."""
        match static:
            case ab.While(condition, inner):
                for one in inner:
                    yield from self.split(one, (*conditions, condition), counts)
            case ab.ForEach(count, inner):
                for one in inner:
                    yield from self.split(one, conditions, (*counts, count))
            case ab.Changes(who, changes):
                for change in changes:
                    for layer, part, writes in self.parts(change):
                        whom = self._meant(who, conditions)
                        yield self._modifier(layer, part, writes, whom, conditions, counts)
            case _:
                several: tuple[ab.Static, ...] | None = getattr(static, "statics", None)
                if several is None:
                    yield Rest(static, conditions, self.dependence.aspects(conditions))
                for one in several or ():
                    yield from self.split(one, conditions, counts)

    def _of_effect(self, effect: ContinuousEffect) -> Influence:
        conditions = () if effect.condition is None else (effect.condition,)
        return Influence([(None, one) for one in self.split(effect.static, conditions)])

    def _modifier(
        self, layer: int, part: Any, writes: str, who: ab.Reference, conditions: tuple[ab.Condition, ...],
        counts: tuple[ab.Amount, ...],
    ) -> Modifier:
        asks = (who, conditions, counts)
        looks = any([isinstance(getattr(part, name), ab.Amount | ab.Reference) for name in part.field_names])
        read = self.dependence.reads((*asks, part) if looks else asks)
        aspects = self.dependence.aspects((*asks, part))
        return Modifier(layer, who, part, conditions, counts, read, frozenset(writes.split()), aspects, is_own(who))


def sentences(said: tuple[ab.Static, ...]) -> Iterator[ab.Static]:
    """Return the sentences of a static ability.

    One with "instead" takes the place of those before while its condition holds (FFTCG 11.12.5.6, Cipher 23.1), and
    speaks of the same cards: "Forwards you control gain Brave. If you control a Monster, they gain Haste instead."
    """
    for place, static in enumerate(said):
        if isinstance(static, ab.While) and static.instead and place:
            static = _taken_up(static, said[place - 1])
        for later in said[place + 1 :]:
            if not isinstance(later, ab.While) or not later.instead:
                break
            static = ab.While(ab.Not(later.condition), (static,))
        yield static


def _taken_up(one: ab.While, before: ab.Static) -> ab.While:
    """Return a sentence in which "it" or "they" are whom the sentence before it speaks of."""
    while isinstance(before, ab.While | ab.ForEach):
        before = before.statics[-1]
    if not isinstance(before, ab.Changes):
        return one
    word = ab.Them if isinstance(before.who, ab.Every) else ab.It
    meant = [
        ab.Changes(before.who, static.changes)
        if isinstance(static, ab.Changes) and isinstance(static.who, word) else static
        for static in one.statics
    ]
    return ab.While(one.condition, tuple(meant), one.instead)

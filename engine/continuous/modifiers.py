"""Continuous effects taken apart: what a static ability, or an effect that lasts, changes one layer at a time.

A modifier is one change within one of the layers of a game, with whom it concerns, the conditions around it and how
often it counts; it is worked out once for each printed ability. Statics in other words (bans on players, costs,
replacements) go by as they are, to be asked about where they matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from engine import abilities as ab
from engine.continuous.dependence import Dependence
from engine.continuous.lasting import ContinuousEffect

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
        self.aspects = frozenset[str]().union(*[one.aspects for _, one in parts])
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
        self.made_of = made_of | {ab.Gains: lambda change: change.gains}
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
        read = self.dependence.reads((*asks, part) if hasattr(part, "amount") or hasattr(part, "whose") else asks)
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

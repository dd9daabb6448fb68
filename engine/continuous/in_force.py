"""What is known of a card now, as far as every game has it, and what is in force: the modifiers of everything that
stands somewhere and of what lasts, sorted into their layers.

Current values are computed, never stored (FFTCG 11.12.4, Cipher 21.2.3.1.1.2). What is in force is kept apart from who
stands where: cards that move or are marked leave it as it is, as long as it comes from the same cards and effects.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from engine import abilities as ab
from engine.continuous.modifiers import Influence, Modifier, Rest
from engine.effects.layout import LockedIn
from engine.state import Ref, written
from engine.triggers.trigger_event import TriggerSource

# Values


@dataclass(frozen=True, slots=True)
class RuleEffect:
    """One change in force that is asked about where it matters (a ban, a cost, a permission).

    ``what`` is the change as the card says it, ``source`` the object whose ability it is, ``seat`` who controls it.
    """

    what: object
    source: Ref
    seat: int


class Unfinished(Protocol):
    """A board of which something is left to be worked out."""

    def finish(self, layer: int, number: int) -> None:
        """Work out a layer for a card, if that has not been done."""


class _Gone:
    """Stands for a board that is no longer right."""

    def finish(self, layer: int, number: int) -> None:
        raise RuntimeError("values were kept and not settled when the position changed")


GONE = _Gone()


class Values:
    """The current values of one card. ``waits`` is the board that has not yet worked out all of its lazy layers.

    ``lazy`` are the values that such layers change, by layer: they are worked out when somebody asks. As they are so
    far they stand under their names with a stroke before.
    """

    __slots__ = ("abilities", "number", "waits")
    lazy: ClassVar[Mapping[str, int]] = MappingProxyType({})

    def __init__(self, number: int, abilities: tuple[ab.Ability, ...]) -> None:
        self.number = number
        self.abilities = abilities
        self.waits: Unfinished | None = None

    def __init_subclass__(cls) -> None:
        """Give a game's values what is the same for every one of them, as fast as if it were written out."""
        for name, layer in cls.lazy.items():
            member = cls.__dict__[name]
            finish = f"if self.waits is not None: self.waits.finish({layer}, self.number)"
            setattr(cls, f"_{name}", member)
            setattr(cls, name, property(written("self", finish, f"return self._{name}"), member.__set__))
        kept = [name for kind in cls.__mro__ for name in getattr(kind, "__slots__", ()) if name != "number"]
        raw = [f"_{name}" if name in cls.lazy else name for name in kept]
        copied = (f"other.{name} = self.{name}" for name in raw)
        cls.copy = written(  # type: ignore[method-assign]
            "self, number", "other = new(type(self))", "other.number = number", *copied, "return other"
        )
        told = ", ".join(f"self.{name}" for name in raw if name != "waits")
        cls.row = written("self", f"return ({told})")  # type: ignore[method-assign]
        cls.restart = written(  # type: ignore[method-assign]
            "self, base", *(f"self._{name} = base._{name}" for name in cls.lazy)
        )

    def copy(self, number: int) -> Self:
        """Return the same values for the card of this number, to be changed freely."""
        raise NotImplementedError

    def row(self) -> tuple[Any, ...]:
        """Return all that these values are, once they are settled."""
        raise NotImplementedError

    def restart(self, base: Values) -> None:
        """Take over from these what the lazy layers change."""
        raise NotImplementedError

    def settle(self) -> Self:
        """Return it with nothing left to be worked out, to be kept when the position changes."""
        if self.waits is not None:
            for layer in self.lazy.values():
                self.waits.finish(layer, self.number)
            self.waits = None
        return self


# What is in force

#: Triggered abilities with their places among those of their card, by the kind of event that they watch for.
Watching = dict[str, tuple[tuple[int, ab.Ability], ...]]


class InForce:
    """A modifier with its circumstances: whose it is, since when, and the ability that it is part of, None for none."""

    __slots__ = ("ability", "concerns", "effect", "modifier", "order", "res", "stamp")

    def __init__(
        self, modifier: Modifier, res: Any, stamp: int, ability: ab.Ability | None, last: int, effect: Any = None
    ) -> None:
        self.modifier = modifier
        self.res = res
        self.stamp = stamp
        self.ability = ability
        #: The lasting effect that it is part of.
        self.effect = effect
        #: Where it comes in its layer, as far as it depends on nothing there.
        self.order = (last, stamp)
        #: The cards that it may concern; None where it may be any card.
        self.concerns: Sequence[int] | None = None
        if modifier.own:
            self.concerns = (res.source.number,)
        elif isinstance(modifier.who, LockedIn):
            self.concerns = [number for number, _ in modifier.who.objects]


by_order = attrgetter("order")


def may_depend(one: InForce, other: InForce) -> bool:
    """Whether one looks at a value that the other writes."""
    return not one.modifier.reads.isdisjoint(other.modifier.writes)


def are_entangled(those: list[InForce]) -> bool:
    """Whether one of some modifiers may depend on another."""
    written = frozenset().union(*[one.modifier.writes for one in those])
    readers = [one for one in those if not written.isdisjoint(one.modifier.reads)]
    return any([one is not other and may_depend(one, other) for one in readers for other in those])


def are_apart(those: list[InForce]) -> bool:
    """Whether no modifier looks at what one of them writes: each can be worked out for a card without the others."""
    if not those:
        return True
    written = frozenset().union(*[one.modifier.writes for one in those])
    return all([written.isdisjoint(one.modifier.reads) for one in those])


def concerned(those: Iterable[InForce]) -> set[int] | None:
    """Return the cards that some modifiers may concern; None where that may be any."""
    found: set[int] = set()
    for one in those:
        if one.concerns is None:
            return None
        found.update(one.concerns)
    return found


class RestInForce(NamedTuple):
    """A static that changes no card, with its circumstances; ``effect`` is the lasting effect that it is part of."""

    rest: Rest
    res: Any
    ability: ab.Ability | None
    effect: Any


class Standing:
    """An object with what its card comes with, before anything changes it.

    ``key`` tells it apart from what the card would be otherwise; ``influence`` is what it changes while it is there,
    ``watching`` what it watches for. ``now`` are its values, None for one that has none on the board.
    """

    __slots__ = (
        "_sources", "added", "in_force", "influence", "key", "listens", "now", "number", "rests", "seat", "source",
        "watching",
    )

    def __init__(
        self, source: Ref, seat: int, key: tuple[Any, ...], now: Values | None, influence: Influence,
        watching: Watching, listens: bool = True,
    ) -> None:
        self.number = source.number
        self.source = source
        self.seat = seat
        self.key = key
        self.now = now
        self.influence = influence
        self.watching = watching
        #: Whether its abilities may be on the lookout at all.
        self.listens = listens
        #: What its values have been changed by that is no continuous effect.
        self.added = 0
        #: What it has on the lookout for each kind of event, as far as somebody has asked.
        self._sources: dict[str, tuple[TriggerSource, ...]] = {}
        #: What it changes, taken apart when somebody asks.
        self.in_force: tuple[InForce, ...] | None = None
        self.rests: tuple[RestInForce, ...] = ()

    def sources(self, key: str) -> tuple[TriggerSource, ...]:
        """Return what of it is on the lookout for a kind of event."""
        found = self._sources.get(key)
        if found is None:
            found = self._sources[key] = sources(self.source, self.seat, self.watching, key)
        return found


def sources(source: Ref, seat: int, watching: Watching, key: str) -> tuple[TriggerSource, ...]:
    """Return what is on the lookout for a kind of event."""
    return tuple([TriggerSource(source, seat, index, ability) for index, ability in watching.get(key, ())])


#: Stands for the cards that only modifiers concern which may concern any.
_ANY = -1


class EffectsInForce:
    """Everything in force: of the objects that change anything (``active``), and of the effects that last.

    ``layers`` are the modifiers layer by layer in the order in which they apply where none depends on another,
    ``rests`` what changes no card; both are put together when somebody asks for values. ``entangled`` are the layers in
    which one modifier looks at what another one writes, ``apart`` the lazy ones that can be worked out for one card
    without the others, ``linked`` the cards of which lazy layers may change something, None for any.
    """

    __slots__ = (
        "_by_card", "active", "apart", "aspects", "entangled", "gives", "kinds", "lasting", "layers", "linked", "quiet",
        "rests",
    )

    def __init__(self, active: list[Standing], lasting: tuple[Any, ...], influences: list[Influence]) -> None:
        self.active = active
        self.lasting = lasting
        #: Whether nothing changes anything.
        self.quiet = not active and not lasting
        all_of_them = [*[one.influence for one in active], *influences]
        #: What the board depends on besides.
        self.aspects = frozenset().union(*[one.aspects for one in all_of_them])
        #: The classes of what may be in force that changes no card, apart from abilities that are gained.
        self.kinds = frozenset().union(*[one.kinds for one in all_of_them])
        #: Whether anything may change which abilities cards have.
        self.gives = any([one.gives for one in all_of_them])
        self.layers: dict[int, list[InForce]] | None = None
        self.rests: list[RestInForce] = []
        self.entangled: frozenset[int] = frozenset()
        self.apart: frozenset[int] = frozenset()
        self.linked: set[int] | None = set()
        self._by_card: dict[int, dict[int, list[InForce]]] = {}

    def concerning(self, layer: int, number: int) -> list[InForce]:
        """Return the modifiers of a layer that may concern a card, in their order."""
        if layer not in self._by_card:
            those = self.layers[layer] if self.layers is not None else []
            cards = {_ANY, *(n for one in those for n in one.concerns or ())}
            known: dict[int, list[InForce]] = {n: [] for n in cards}
            for one in those:
                for card in known if one.concerns is None else {*one.concerns}:
                    known[card].append(one)
            self._by_card[layer] = known
        found = self._by_card[layer]
        return found.get(number, found[_ANY])

"""State: everything that a position of a game is, as plain data: zones, cards and which objects they are, values.

A game declares its zones as a tuple of :class:`ZoneSpec`; a position then has one list of card numbers for each spec
and, for zones that players own, for each seat. Cards are numbered; a card's number never changes, and never leaves the
host (seats see handles, see :mod:`engine.views`). Values held in ``vars`` and on cards are immutable, so that a copy
shares them. Only events (:mod:`engine.events`) change a State.
"""

from __future__ import annotations

import enum
import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from engine import rng
from engine.cards import Printed

SEATS = (0, 1)
NO_MARKS: dict[str, int] = {}


# Where cards are


class Sight(enum.Enum):
    """Who sees the faces of the cards of a zone."""

    ALL = "all"
    OWNER = "owner"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class ZoneSpec:
    """One kind of zone.

    ``shared`` zones exist once (a stack, a field); the others once for each seat. ``own`` marks zones in which a card
    always belongs to its owner, wherever an effect tries to put it (FFTCG 7.3). ``keeps`` marks zones where cards keep
    the marks of play (counters, damage, dull). A card that lies hidden may be any of those that lie hidden in zones
    with the same ``apart``: a second deck, whose cards cannot be among those of the first, has a word of its own. In a
    zone with ``open_backs`` whoever sees the faces of cards that lie face up may look at those that lie face down too,
    and so may the owner of a zone that only the owner sees. The cards of a ``spread`` zone lie beside each other: also
    those that nobody sees can be pointed at. ``said`` is what the log calls the zone where its name is no noun.
    """

    name: str
    sight: Sight
    shared: bool = False
    own: bool = True
    keeps: bool = False
    apart: str = ""
    open_backs: bool = False
    spread: bool = False
    said: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """One zone of a position: its number, spec, and the seat whose it is (-1 for a shared one)."""

    index: int
    spec: ZoneSpec
    seat: int
    #: Which seats see the faces of the cards that lie face up here, and of those that lie face down.
    up: tuple[bool, bool] = (False, False)
    down: tuple[bool, bool] = (False, False)

    def seen_by(self, seat: int) -> bool:
        """Whether this seat sees the faces of the cards that lie face up here."""
        return self.up[seat]


def _sees(seat: int, spec: ZoneSpec, owner: int) -> bool:
    return spec.sight is Sight.ALL or (spec.sight is Sight.OWNER and seat == owner)


def lay_out(specs: tuple[ZoneSpec, ...]) -> tuple[Place, ...]:
    """Number the zones of a game for two seats, in the order of their specs."""
    places: list[Place] = []
    for spec in specs:
        for seat in (-1,) if spec.shared else (0, 1):
            up = (_sees(0, spec, seat), _sees(1, spec, seat))
            down = up if spec.open_backs or spec.sight is Sight.OWNER else (False, False)
            places.append(Place(len(places), spec, seat, up, down))
    return tuple(places)


# A position


class Change(Protocol):
    """What a State can take: something that applies itself and can be taken back.

    ``changes`` tells whether values computed from the position may be others afterwards.
    """

    @property
    def changes(self) -> bool: ...

    def apply(self, state: State) -> None: ...
    def revert(self, state: State) -> None: ...


def written(names: str, *lines: str) -> Callable[..., Any]:
    """Return a function of these names and lines: what is so for every value of a class, as fast as written out."""
    made: dict[str, Any] = {"new": object.__new__}
    exec("\n    ".join((f"def written({names}):", "pass", *lines)), made)
    found: Callable[..., Any] = made["written"]
    return found


@dataclass(slots=True, eq=False)
class CardState:
    """One card in a position: the piece of cardboard and its marks of play.

    ``entered`` is the number of the object that the card now is (a card that changes zone is a new object) and at
    the same time its time stamp. ``since`` is the turn since which its controller has controlled it. ``known`` has a
    bit for every seat that may look at the card though it lies hidden. ``over`` are the cards
    stacked on it: the last of them is the face that the object shows. ``under`` are the cards stacked under it, which
    are one object with it; the lowest comes first.
    """

    number: int
    face: Printed
    owner: int
    controller: int = field(init=False)
    zone: int
    entered: int = field(default=0, init=False)
    since: int = field(default=0, init=False)
    dull: bool = field(default=False, init=False)
    face_down: bool = field(default=False, init=False)
    known: int = field(default=0, init=False)
    damage: int = field(default=0, init=False)
    counters: dict[str, int] = field(init=False)
    marks: dict[str, int] = field(init=False)
    over: tuple[int, ...] = field(default=(), init=False)
    under: tuple[int, ...] = field(default=(), init=False)
    handles: tuple[int, int] = field(default=(0, 0), init=False)

    def __post_init__(self) -> None:
        self.controller = self.owner
        self.counters = self.marks = NO_MARKS

    def copy(self) -> CardState:
        """Return an independent card (its values are immutable and shared)."""
        raise NotImplementedError

    def row(self) -> tuple[Any, ...]:
        """Return the values that make this card what it is in the position, for digests."""
        return (
            self.number, self.face.code, self.owner, self.controller, self.zone, self.entered, self.since, self.dull,
            self.face_down, self.known, self.damage, sorted(self.counters.items()), sorted(self.marks.items()),
            self.over, self.under, self.handles,
        )  # fmt: skip


CardState.copy = written(  # type: ignore[method-assign]
    "self", "other = new(type(self))", *(f"other.{name} = self.{name}" for name in CardState.__slots__), "return other"
)


class State:
    """A position: cards, zones, named values, the clock of objects, how far chance has come (``random`` for shuffles,
    ``naming`` for handles).

    ``version`` grows with every change and every change taken back; whoever computes something from a position may keep
    it in ``derived`` as long as the version stays. ``contains`` tells whether an error in a card's text stops that text
    alone (:mod:`engine.unread`). ``log`` receives every change applied, in order, and ``witnesses`` are told of it.
    """

    __slots__ = (
        "by_handle", "cards", "clock", "contains", "derived", "log", "naming", "places", "random", "vars", "version",
        "witnesses", "zones",
    )

    def __init__(self, specs: tuple[ZoneSpec, ...], seed: rng.Seed | int) -> None:
        self.places: tuple[Place, ...] = lay_out(specs)
        self.zones: list[list[int]] = [[] for _ in self.places]
        self.cards: list[CardState] = []
        self.vars: dict[str, Any] = {}
        self.clock = 1
        shuffles, handles = rng.seeded(seed)
        self.random = rng.Stream(shuffles)
        self.naming = rng.Stream(handles)
        self.version = 0
        self.contains = False
        self.log: list[Change] = []
        self.by_handle: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self.derived: dict[str, Any] = {}
        self.witnesses: list[Callable[[Change], None]] = []

    def emit(self, change: Change) -> None:
        """Apply a change and log it: the only way a position changes."""
        change.apply(self)
        if change.changes:
            self.version += 1
        self.log.append(change)
        for witness in self.witnesses:
            witness(change)

    def take_back(self, length: int) -> None:
        """Revert the log's changes until it has this length."""
        log = self.log
        while len(log) > length:
            log.pop().revert(self)
        self.version += 1

    def copy(self) -> State:
        """Return an independent position with an empty log."""
        other = State.__new__(State)
        other.places = self.places
        other.zones = [zone.copy() for zone in self.zones]
        other.cards = [card.copy() for card in self.cards]
        other.vars = self.vars.copy()
        other.clock = self.clock
        other.random = self.random
        other.naming = self.naming
        other.version = 0
        other.contains = self.contains
        other.log = []
        other.by_handle = (self.by_handle[0].copy(), self.by_handle[1].copy())
        other.derived = {}
        other.witnesses = []
        return other

    def digest(self) -> str:
        """Return 32 hexadecimal digits that are equal for equal positions, on every machine."""
        parts = (
            [card.row() for card in self.cards],
            self.zones,
            sorted(self.vars.items(), key=lambda pair: pair[0]),
            self.clock,
            self.random,
            self.naming,
        )
        return hashlib.blake2b(repr(parts).encode(), digest_size=16).hexdigest()

    def lay(self, face: Printed, owner: int, zone: int) -> CardState:
        """Lay a card of a player into a zone before the game begins."""
        card = CardState(len(self.cards), face, owner, zone)
        self.cards.append(card)
        self.zones[zone].append(card.number)
        card.handles = (self.new_handle(), self.new_handle())
        for numbers, handle in zip(self.by_handle, card.handles, strict=True):
            numbers[handle] = card.number
        return card

    def new_handle(self) -> int:
        """Draw a number that says nothing about the card that will carry it."""
        self.naming, value = rng.step(self.naming)
        return value & 0xFFFFFFFFFF

    def sees(self, seat: int, card: CardState) -> bool:
        """Whether a seat may see this card's face."""
        if card.known >> seat & 1:
            return True
        place = self.places[card.zone]
        return (place.down if card.face_down else place.up)[seat]

    def sight(self, card: CardState) -> tuple[bool, bool]:
        """Whether each seat may see this card's face."""
        place, known = self.places[card.zone], card.known
        found = place.down if card.face_down else place.up
        return (found[0] or bool(known & 1), found[1] or bool(known & 2)) if known else found

    def owners(self, zone: int, owner: int) -> int:
        """Return a player's zone of the same kind (FFTCG 7.3); one that is shared is that of both."""
        seat = self.places[zone].seat
        return zone if seat < 0 else zone - seat + owner

    def zone_of(self, name: str, seat: int = -1) -> int:
        """Return the number of a zone by the name of its spec and its seat (-1 for a shared zone)."""
        for place in self.places:
            if place.spec.name == name and place.seat in (seat, -1):
                return place.index
        raise KeyError(f"no zone {name!r} for seat {seat}")


# Which of a card's lives is meant


class Ref(NamedTuple):
    """One object: a card's number and which of its lives is meant (FFTCG 7.4, Cipher 6.5)."""

    number: int
    entered: int


_new = tuple.__new__


def ref(state: State, number: int) -> Ref:
    """Return the object that a card is now."""
    return _new(Ref, (number, state.cards[number].entered))


def alive(state: State, what: Ref) -> bool:
    """Whether an object is still what and where it was."""
    return state.cards[what.number].entered == what.entered


#: What speaks of no card.
_PLAIN = frozenset((int, str, bool, float, bytes, type(None)))
_PRINTED, _SEVERAL = (type, Printed), (tuple, list)
#: The names of the parts of records, by class.
_PARTS: dict[type, tuple[str, ...]] = {}


def numbers_in(value: Any) -> Iterator[int]:
    """Yield the numbers of the cards whose objects a value of a position speaks of, those that are no more among them.
    """
    rest = [value]
    while rest:
        one = rest.pop()
        if type(one) is Ref:
            yield one.number
        elif isinstance(one, _SEVERAL):
            rest += [part for part in one if type(part) not in _PLAIN]
        elif isinstance(one, dict):
            rest += [part for part in one.values() if type(part) not in _PLAIN]
        elif not isinstance(one, _PRINTED):
            parts = [getattr(one, name, None) for name in fields_of(one)]
            rest += [part for part in parts if type(part) not in _PLAIN]


def fields_of(value: object) -> tuple[str, ...]:
    """Return the names of the parts of a value that is a record."""
    found = _PARTS.get(kind := type(value))
    if found is None:
        found = tuple(getattr(kind, "__struct_fields__", ()) or getattr(kind, "__dataclass_fields__", ()))
        _PARTS[kind] = found
    return found


def misplaced(state: State, owners: str) -> list[str]:
    """Return what is wrong with where the cards lie; ``owners`` is the rule about whose zones those are."""
    found: list[str] = []
    seen: set[int] = set()
    for place, zone in zip(state.places, state.zones, strict=True):
        for number in zone:
            card = state.cards[number]
            if number in seen:
                found.append(f"card {number} lies in two places")
            seen.add(number)
            if card.zone != place.index:
                found.append(f"card {number} lies in {place.spec.name} and says it lies in zone {card.zone}")
            if place.seat >= 0 and card.owner != place.seat:
                found.append(f"card {number} lies in a {place.spec.name} that is not its owner's ({owners})")
    if len(seen) != len(state.cards):
        found.append(f"{len(state.cards) - len(seen)} cards lie nowhere")
    return found

"""State: everything that a position of a game is, as plain data.

Cards are numbered; a card's number never changes, and never leaves the host (seats see handles, see
:mod:`engine.views`). Values held in ``vars`` and on cards are immutable, so that a copy shares them. Only events
(:mod:`engine.events`) change a State.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Protocol

from engine import rng
from engine.cards import Printed
from engine.zones import Place, ZoneSpec, lay_out

SEATS = (0, 1)
NO_MARKS: dict[str, int] = {}


class Change(Protocol):
    """What a State can take: something that applies itself and can be taken back.

    ``changes`` tells whether values computed from the position may be others afterwards.
    """

    @property
    def changes(self) -> bool: ...

    def apply(self, state: State) -> None: ...
    def revert(self, state: State) -> None: ...


class CardState:
    """One card in a position: the piece of cardboard and its marks of play.

    ``entered`` is the number of the object that the card now is (a card that changes zone is a new object) and at
    the same time its time stamp. ``since`` is the turn since which its controller has controlled it. ``known`` has a
    bit for every seat that may look at the card though it lies hidden. ``over`` are the cards
    stacked on it: the last of them is the face that the object shows. ``under`` are the cards stacked under it, which
    are one object with it; the lowest comes first.
    """

    __slots__ = (
        "controller", "counters", "damage", "dull", "entered", "face", "face_down", "handles", "known", "marks",
        "number", "over", "owner", "since", "under", "zone",
    )

    def __init__(self, number: int, face: Printed, owner: int, zone: int) -> None:
        self.number = number
        self.face = face
        self.owner = owner
        self.controller = owner
        self.zone = zone
        self.entered = 0
        self.since = 0
        self.dull = False
        self.face_down = False
        self.known = 0
        self.damage = 0
        self.counters: dict[str, int] = NO_MARKS
        self.marks: dict[str, int] = NO_MARKS
        self.over: tuple[int, ...] = ()
        self.under: tuple[int, ...] = ()
        self.handles: tuple[int, int] = (0, 0)

    def copy(self) -> CardState:
        """Return an independent card (its values are immutable and shared)."""
        other = CardState.__new__(CardState)
        other.number = self.number
        other.face = self.face
        other.owner = self.owner
        other.controller = self.controller
        other.zone = self.zone
        other.entered = self.entered
        other.since = self.since
        other.dull = self.dull
        other.face_down = self.face_down
        other.known = self.known
        other.damage = self.damage
        other.counters = self.counters
        other.marks = self.marks
        other.over = self.over
        other.under = self.under
        other.handles = self.handles
        return other

    def row(self) -> tuple[Any, ...]:
        """Return the values that make this card what it is in the position, for digests."""
        return (
            self.number,
            self.face.code,
            self.owner,
            self.controller,
            self.zone,
            self.entered,
            self.since,
            self.dull,
            self.face_down,
            self.known,
            self.damage,
            sorted(self.counters.items()),
            sorted(self.marks.items()),
            self.over,
            self.under,
            self.handles,
        )


class State:
    """A position: cards, zones, named values, the clock of objects, how far chance has come (``random`` for shuffles,
    ``naming`` for handles).

    ``version`` grows with every change and every change taken back; whoever computes something from a position may
    keep it in ``derived`` as long as the version stays. ``contains`` tells whether an error in a card's text stops that
    text alone (:mod:`engine.containing`). ``log`` receives every change applied, in order, and
    ``witnesses`` are told of it.
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

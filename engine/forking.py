"""Positions as a seat may imagine them: what it does not see is dealt anew from what it knows of the decks.

Hidden cards change faces among those of the same owner and kind of deck, so both deck lists count as known. Nothing of
how a position is imagined depends on what its seat may not know: the same source gives the same of both.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, TypeGuard

from engine import rng
from engine.answers import Answer, named
from engine.cards import Printed
from engine.derived import ChangeCursor
from engine.events import Arrange, Move, Note, SetCardField, Shuffle, saw_object
from engine.procedures import StackLine
from engine.requests import ChooseOptions, Request
from engine.state import CardState, Change, State, numbers_in

#: How many legal answers are drawn to find one like an answer that hidden cards, as imagined, do not allow.
_DRAWS = 20

_code = attrgetter("code")


class Look(NamedTuple):
    """A seat is shown cards that lie hidden, to choose among them, when the log of changes has this length."""

    log: int
    seat: int
    cards: tuple[int, ...]


class Chance(NamedTuple):
    """After how many entries of a fork chance has begun anew, and with which streams."""

    entries: int
    random: rng.Stream
    naming: rng.Stream


class Pool(NamedTuple):
    """Hidden cards any of which may have the face of any other: their numbers, and their faces in no telling order."""

    numbers: list[int]
    faces: list[Printed]


def unseen(state: State, seat: int) -> list[CardState]:
    """Return the cards whose faces a seat does not see, zone by zone."""
    cards, bit = state.cards, 1 << seat
    found: list[CardState] = []
    for place, zone in zip(state.places, state.zones, strict=True):
        up, down = place.up[seat], place.down[seat]
        if not (up and down):
            for number in zone:
                card = cards[number]
                if not (card.known & bit or (down if card.face_down else up)):
                    found.append(card)
    return found


def pools(state: State, hidden: Iterable[CardState]) -> list[Pool]:
    """Return hidden cards by owner and kind of deck."""
    found: dict[tuple[int, str], Pool] = {}
    places = state.places
    for card in hidden:
        key = (card.owner, places[card.zone].spec.apart)
        pool = found.get(key)
        if pool is None:
            pool = found[key] = Pool([], [])
        pool.numbers.append(card.number)
        pool.faces.append(card.face)
    for pool in found.values():
        pool.faces.sort(key=_code)
    return list(found.values())


def dealt(among: Iterable[Pool], source: random.Random) -> dict[int, Printed]:
    """Return new faces for hidden cards, by number, whichever of them has which face now."""
    draw = source.random
    found: dict[int, Printed] = {}
    for numbers, faces in among:
        order = sorted([(draw(), number) for number in numbers])
        found.update(zip([number for _, number in order], faces, strict=True))
    return found


def put(state: State, faces: dict[int, Printed]) -> None:
    """Give cards these faces, by number."""
    cards = state.cards
    for number, face in faces.items():
        cards[number].face = face


def chance(source: random.Random) -> tuple[rng.Stream, rng.Stream]:
    """Return streams for shuffles and for handles that begin anew."""
    return rng.Stream(source.randbytes(rng.SIZE)), rng.Stream(source.randbytes(rng.SIZE))


class ReadLog:
    """The log of changes of a match as a seat has read it, kept for its forks."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._cursor: ChangeCursor | None = None
        self._changes: list[Change] = []

    def until(self, state: State, length: int) -> list[Change]:
        """Return the log of a position up to a length; what only the other player could read is not in it."""
        new = self._cursor.since(state) if self._cursor is not None else None
        if new is None:
            self._cursor, self._changes, new = ChangeCursor(state), [], state.log
        self._changes += [self._read(change) if isinstance(change, Note) else change for change in new]
        return self._changes[:length]

    def _read(self, note: Note) -> Note:
        if not note.args:
            return note
        read = Note(note.text, note.args, note.rule)
        read.faces = (note.faces[self._seat], note.faces[self._seat])
        return read


class Knowledge:
    """What a seat knows of a position and of how it came there since an earlier one, when the log had this length.

    ``seen`` are the cards whose faces the seat has seen, where there was more than one moment to see them; the others
    are in ``hidden``, as they may be dealt.
    ``after`` are those that it has seen since each shuffle and each ordering by the other player, the first one first.
    """

    def __init__(self, state: State, seat: int, log: int, looks: Sequence[Look], words: Iterable[Any]) -> None:
        self.state = state
        self.seat = seat
        self.log = log
        self.after: list[frozenset[int]] = []
        self.seen: set[int] = set()
        start = state.copy()
        self._start: State | None = start
        remembered = _remembered(state, seat, words)
        if len(state.log) == log and not looks and not remembered:
            self.hidden = pools(start, unseen(start, seat))
            return
        seen = self.seen = {card.number for card in state.cards if state.sees(seat, card)}.union(remembered)
        rest = [look for look in looks if look.seat == seat]
        for place in range(len(state.log) - 1, log - 1, -1):
            while rest and rest[-1].log > place:
                seen.update(rest.pop().cards)
            change = state.log[place]
            if self._mixes(change):
                self.after.append(frozenset(seen))
            change.revert(start)
            if isinstance(change, Move | SetCardField):
                card = start.cards[change.card]
                if start.sees(seat, card):
                    seen.add(card.number)
        for look in rest:
            seen.update(look.cards)
        self.after.reverse()
        self.hidden = pools(start, [card for card in unseen(start, seat) if card.number not in seen])

    def deal(self, source: random.Random) -> dict[int, Printed]:
        """Return faces for the cards that the seat has not seen."""
        return dealt(self.hidden, source)

    def keep_more(self) -> None:
        """Let cards that the position speaks of, or that something has happened to, be what they are."""
        kept = set(numbers_in(tuple(self.state.vars.values())))
        kept.update(getattr(change, "card", -1) for change in self.state.log[self.log :])
        hidden = (self.state.cards[number] for pool in self.hidden for number in pool.numbers if number not in kept)
        self.hidden = pools(self.state, hidden)

    def position(self, faces: dict[int, Printed], source: random.Random) -> State:
        """Return the earlier position with these faces, to be gone on from; what is mixed there is known no more."""
        state, self._start = self._start, None
        if state is None:
            state = self.state.copy()
            for change in reversed(self.state.log[self.log :]):
                change.revert(state)
        put(state, faces)
        if self.after:
            state.witnesses.append(self._forgetting(state, source))
        return state

    def _forgetting(self, state: State, source: random.Random) -> Callable[[Change], None]:
        """Return a witness that forgets which card of those that are mixed is which, but for those seen later."""
        after = iter(self.after)

        def witness(change: Change) -> None:
            if self._mixes(change):
                later = next(after, frozenset())
                there = state.zones[change.zone]
                lost = [n for n in there if n not in later and (isinstance(change, Shuffle) or n in change.order)]
                put(state, dealt(pools(state, map(state.cards.__getitem__, lost)), source))
                state.derived.clear()

        return witness

    def _mixes(self, change: Change) -> TypeGuard[Shuffle | Arrange]:
        """Whether the seat does not learn from a change which of the cards of a zone lies where."""
        return isinstance(change, Shuffle) or (isinstance(change, Arrange) and change.seat != self.seat)

    def alike(self, state: State, request: Request | None, other: State, again: Request | None) -> bool:
        """Whether the same is asked in two positions, and the seat was told the same on the way to them."""
        if request is None or again is None:
            return request is again
        if _words(request) != _words(again):
            return False
        since, as_well = state.log[self.log :], other.log[self.log :]
        return len(since) == len(as_well) and all(map(self._same, since, as_well))

    def _same(self, one: Change, other: Change) -> bool:
        if type(one) is not type(other):
            return False
        if isinstance(one, Move) and isinstance(other, Move):
            hidden = one.card not in self.seen and other.card not in self.seen
            return (one.origin, one.to) == (other.origin, other.to) and (hidden or one.card == other.card)
        if isinstance(one, Note) and isinstance(other, Note):
            return (one.text, one.faces[self.seat]) == (other.text, other.faces[self.seat])
        return True


def _words(request: Request) -> tuple[object, ...]:
    options = request.options if isinstance(request, ChooseOptions) else ()
    return type(request), request.seat, request.text, request.args, options


def words(request: Request | None, stack: Iterable[StackLine]) -> list[Any]:
    """Return what is named in what is asked and in what waits on the stack."""
    found = [] if request is None else [*request.args]
    for line in stack:
        found += line.args
    return found


def _remembered(state: State, seat: int, words: Iterable[Any]) -> list[int]:
    """Return the hidden cards of which a seat reads the names, for it saw those objects go and knows where they are."""
    named = [arg for arg in words if isinstance(arg, tuple) and arg[0] == "card"]
    return [arg[1] for arg in named if not state.sees(seat, state.cards[arg[1]]) and saw_object(state, arg)[seat]]


def exchange(
    faces: dict[int, Printed], request: Request | None, answer: Answer, source: random.Random
) -> dict[int, Printed] | None:
    """Return faces with which an answer is rather legal that is not, as imagined: each hidden card that it names has
    that of one with which it would be; None where none is found.
    """
    hidden = [number for number in named(answer) if number in faces]
    if request is None or not hidden:
        return None
    for _ in range(_DRAWS):
        other = named(request.sample(source))
        if len(other) == len(named(answer)) and all(number in faces for number in other):
            found = dict(faces)
            for one, two in zip(named(answer), other, strict=True):
                if one in found:
                    found[one], found[two] = found[two], found[one]
            return found
    return None

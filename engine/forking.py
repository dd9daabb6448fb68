"""Positions as a seat may imagine them: what it does not see is dealt anew from what it knows of the decks.

Hidden cards change faces among those of the same owner and the same kind of deck, so both deck lists count as known.
Nothing of how a position is imagined depends on what its seat may not know: where only that differs, the same source
gives the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import NamedTuple

from engine import rng
from engine.answers import Answer, named
from engine.cards import Printed
from engine.change_cursor import ChangeCursor
from engine.events import Move, Note, SetCardField, Shuffle
from engine.requests import Request
from engine.state import CardState, Change, State

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


def sampled(state: State, seat: int, source: random.Random) -> State:
    """Return a position that the seat cannot tell from this one: whatever it does not see is dealt anew at random; the
    random state is another one.
    """
    other = state.copy()
    hidden = [card for card in other.cards if not other.sees(seat, card)]
    for number, face in dealt(other, hidden, source).items():
        other.cards[number].face = face
    other.random, other.naming = chance(source)
    return other


def dealt(state: State, hidden: Iterable[CardState], source: random.Random) -> dict[int, Printed]:
    """Return new faces for hidden cards, by number, whichever of them has which face now."""
    pools: dict[tuple[int, str], list[CardState]] = {}
    for card in hidden:
        pools.setdefault((card.owner, state.places[card.zone].spec.apart), []).append(card)
    draw = source.random
    found: dict[int, Printed] = {}
    for pool in pools.values():
        faces = [card.face for card in pool]
        faces.sort(key=_code)
        order = [(draw(), card.number) for card in pool]
        order.sort()
        for (_, number), face in zip(order, faces, strict=True):
            found[number] = face
    return found


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
    """What a seat knows of a position and of how it came there since an earlier one, ``log`` changes old.

    ``start`` is that earlier position; ``seen`` are the cards whose faces the seat has seen since, and ``after`` those
    that it has seen since each shuffle, the first one first.
    """

    def __init__(self, state: State, seat: int, log: int, looks: Sequence[Look]) -> None:
        self.start = state.copy()
        self.seat = seat
        self.log = log
        seen = {card.number for card in state.cards if state.sees(seat, card)}
        self.after: list[frozenset[int]] = []
        rest = [look for look in looks if look.seat == seat]
        for place in range(len(state.log) - 1, log - 1, -1):
            while rest and rest[-1].log > place:
                seen.update(rest.pop().cards)
            change = state.log[place]
            if isinstance(change, Shuffle):
                self.after.append(frozenset(seen))
            change.revert(self.start)
            if isinstance(change, Move | SetCardField):
                card = self.start.cards[change.card]
                if self.start.sees(seat, card):
                    seen.add(card.number)
        for look in rest:
            seen.update(look.cards)
        self.seen = seen
        self.after.reverse()

    def deal(self, source: random.Random) -> dict[int, Printed]:
        """Return faces for the cards that the seat has not seen."""
        seen = self.seen
        return dealt(self.start, [card for card in self.start.cards if card.number not in seen], source)

    def position(self, faces: dict[int, Printed], source: random.Random) -> State:
        """Return the earlier position with these faces. When a zone is shuffled there, nobody knows any more where
        which of its cards lies.
        """
        state = self.start.copy()
        cards = state.cards
        for number, face in faces.items():
            cards[number].face = face
        if self.after:
            after = iter(self.after)

            def witness(change: Change) -> None:
                if isinstance(change, Shuffle):
                    later = next(after, frozenset())
                    lost = [cards[number] for number in state.zones[change.zone] if number not in later]
                    for number, face in dealt(state, lost, source).items():
                        cards[number].face = face
                    state.derived.clear()

            state.witnesses.append(witness)
        return state

    def alike(self, state: State, request: Request | None, other: State, again: Request | None) -> bool:
        """Whether the same is asked in two positions, and the seat was told the same on the way to them."""
        if request is None or again is None:
            return request is again
        if (type(request), request.seat, request.text, request.args) != (
            type(again), again.seat, again.text, again.args,
        ):  # fmt: skip
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

"""Views: what each seat may know of a position, and of every change to it.

A view has one shape for both seats: what a seat may not know is replaced, not left out. Every card in sight has a
handle, a random number that the seat alone has; cards that cannot be told apart have negative numbers that say where
they lie and nothing else. Internal numbers, the random state and the order of hidden cards never leave the host.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.bounds import Amount, AnySeat, CardNumber, Seat, Told, Value
from engine.events import (
    Arrange,
    Create,
    Event,
    Move,
    Note,
    Notice,
    Roll,
    SetCardField,
    SetVariable,
    Shuffle,
    Timestamp,
    saw_object,
)
from engine.procedures import Because, Law
from engine.state import SEATS, CardState, Change, Ref, Sight, State, alive
from engine.unread import seen

#: How a negative handle is made of a zone and a place in it.
ROOM = 1 << 16
#: How many lines of the log a view carries.
LINES = 40
#: Names of the players where nobody gave any.
NAMES = ("Player 1", "Player 2")


class CardView(msgspec.Struct, frozen=True):
    """A card as a seat sees it; of a hidden one ``code`` and ``name`` are empty.

    ``place`` counts from the top in zones that lie face down in an order; it is -1 elsewhere. ``known`` tells
    that the card lies hidden and the seat may look at it. ``over`` and ``under`` are the cards stacked on it and under
    it, the lowest first. ``values`` are current ones (power, cost, keywords).
    """

    handle: CardNumber
    code: str = ""
    name: str = ""
    owner: AnySeat = -1
    controller: AnySeat = -1
    dull: bool = False
    face_down: bool = False
    known: bool = False
    damage: Amount = 0
    place: Told = -1
    counters: dict[str, Amount] = {}
    over: tuple[CardNumber, ...] = ()
    under: tuple[CardNumber, ...] = ()
    values: dict[str, Value] = {}


class ZoneView(msgspec.Struct, frozen=True):
    """A zone as a seat sees it. Of a zone whose cards nobody sees, ``cards`` has only those that the seat
    knows, or all of them where they lie spread out.
    """

    name: str
    seat: AnySeat
    count: Told
    cards: tuple[CardView, ...]


class StackView(msgspec.Struct, frozen=True):
    """One thing that waits on the stack, first put there first. ``says`` is what it will do, as its card prints
    it; nothing where the card has gone out of the seat's sight.
    """

    text: str
    controller: AnySeat
    source: CardNumber
    targets: tuple[CardNumber, ...]
    says: str = ""


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log: the sentence, the rule it follows apart from it, and what it was made of for translators."""

    text: str
    rule: str
    template: str
    words: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """All that a seat may know of a position. ``asked`` is the seat that is asked something (-1: the game is over)."""

    seat: Seat
    names: tuple[str, str]
    turn: Told
    player: AnySeat
    phase: str
    priority: AnySeat
    asked: AnySeat
    outcome: tuple[int | str | None, ...] | None
    zones: tuple[ZoneView, ...]
    stack: tuple[StackView, ...]
    values: tuple[dict[str, Amount], dict[str, Amount]]
    log: tuple[LogLine, ...]

    def zone(self, name: str, seat: int = -1) -> ZoneView:
        """Return a zone by its name and whose it is."""
        for zone in self.zones:
            if zone.name == name and zone.seat in (seat, -1):
                return zone
        raise KeyError(f"no zone {name!r} for seat {seat}")

    def card(self, handle: int) -> CardView:
        """Return a card in sight by its handle."""
        for zone in self.zones:
            for card in zone.cards:
                if card.handle == handle:
                    return card
        raise KeyError(f"no card {handle} in sight")


class PublicEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change as a seat may know it: enough for a table to move pieces, never more.

    ``card`` and ``new`` are the handles of a card before and after, 0 where it cannot be told from others
    there. ``source`` and ``target`` are zones by name and seat. ``value`` is what a value became.
    """

    kind: str
    why: str = ""
    seat: AnySeat = -1
    card: CardNumber = 0
    new: CardNumber = 0
    code: str = ""
    name: str = ""
    source: tuple[str, int] | None = None
    target: tuple[str, int] | None = None
    end: str = ""
    face_down: bool = False
    dull: bool = False
    field: str = ""
    value: Value = None
    others: tuple[CardNumber, ...] = ()
    line: LogLine | None = None


# Handles


def shown(state: State, seat: int, number: int) -> int:
    """Return the handle by which a seat may name a card: its own where the card can be told from others.

    Cards on the table can always be told apart, face down or not. In a deck, a hidden card is only a place;
    in the other player's hand not even that, for a hand has no order that means anything (FFTCG 7.11.2).
    """
    card = state.cards[number]
    place = state.places[card.zone]
    if place.spec.sight is Sight.ALL or state.sees(seat, card):
        return card.handles[seat]
    return -1 - (card.zone * ROOM + _hidden(state, seat, card.zone).index(number))


def number_of(state: State, seat: int, handle: int) -> int:
    """Return the card that a seat means by a handle, -1 where there is none."""
    if handle >= 0:
        return state.by_handle[seat].get(handle, -1)
    zone, place = divmod(-1 - handle, ROOM)
    if zone >= len(state.zones):
        return -1
    hidden = _hidden(state, seat, zone)
    return hidden[place] if place < len(hidden) else -1


def _hidden(state: State, seat: int, zone: int) -> Sequence[int]:
    """Return the cards of a zone in the order in which the places of those that a seat does not see are counted."""
    place = state.places[zone]
    cards = state.cards
    if place.spec.sight is Sight.NONE:
        return state.zones[zone][::-1]
    unseen = [number for number in state.zones[zone] if not state.sees(seat, cards[number])]
    # By handles that this seat never gets to know: nobody can follow a card through its places, but where all know how
    # they lie beside each other (Force of Will 310.2).
    return unseen if place.spec.spread else sorted(unseen, key=lambda number: cards[number].handles[1 - seat])


def handle_or_nothing(state: State, seat: int, number: int) -> int:
    """Return the handle of a card that the seat can tell from others, else 0."""
    if not 0 <= number < len(state.cards):
        return 0
    card = state.cards[number]
    if state.places[card.zone].spec.sight is Sight.ALL or state.sees(seat, card):
        return card.handles[seat]
    return 0


# Words


def fill(
    state: State,
    seat: int,
    text: str,
    args: Sequence[Any],
    names: tuple[str, str] = NAMES,
    faces: dict[int, str] | None = None,
) -> tuple[str, tuple[str, ...]]:
    """Return a sentence with the words for its places, and these words, as a seat may read them."""
    words = tuple(_word(state, seat, arg, names, faces) for arg in args)
    said = text.format(*words) if words else text
    return (said[0].upper() + said[1:] if text.startswith("{0}") and words[0] == "a card" else said), words


def _word(state: State, seat: int, arg: Any, names: tuple[str, str], faces: dict[int, str] | None) -> str:
    match arg:
        case ("card", int(number), *_):
            if faces is not None:
                return faces.get(number, "a card")
            return state.cards[number].face.name if saw_object(state, arg)[seat] else "a card"
        case ("seat", int(who)):
            return names[who]
        case ("zone", int(index)):
            place = state.places[index]
            said = place.spec.said or place.spec.name
            return f"the {said}" if place.seat < 0 else f"{names[place.seat]}'s {said}"
        case _:
            return str(arg)


def log_line(state: State, note: Note, seat: int, names: tuple[str, str] = NAMES) -> LogLine:
    """Return a line of the log as a seat could read it when it was written."""
    text, words = fill(state, seat, note.text, note.args, names, note.faces[seat])
    return LogLine(text, note.rule, note.text, words)


def log_lines(state: State, seat: int, names: tuple[str, str] = NAMES, last: int = 0) -> tuple[LogLine, ...]:
    """Return the last lines of the log, or all of them."""
    found: list[Note] = []
    for change in reversed(state.log):
        if isinstance(change, Note):
            found.append(change)
            if len(found) == last:
                break
    return tuple(log_line(state, note, seat, names) for note in reversed(found))


# Where values come from


def explain(law: Law, state: State, seat: int, number: int, names: tuple[str, str] = NAMES) -> tuple[LogLine, ...]:
    """Return where the current values of a card come from, as the seat may know it."""
    if number < 0 or not state.sees(seat, state.cards[number]):
        return ()
    found: list[LogLine] = []
    nothing: tuple[Because, ...] = ()
    for one in seen(state, lambda: tuple(law.explain(state, number)), nothing):
        text, words = fill(state, seat, one.text, one.args, names)
        found.append(LogLine(text, "", one.text, words))
    return tuple(found)


# Events


def redact(law: Law, state: State, change: Change, seat: int, names: tuple[str, str] = NAMES) -> PublicEvent | None:
    """Return what a seat may know of a change that was just applied; None for what it may not know at all."""
    match change:
        case Move():
            return _moved(state, change, seat)
        case Note():
            return PublicEvent("note", line=log_line(state, change, seat, names))
        case SetCardField():
            return _marked(state, change, seat)
        case SetVariable() | Timestamp():
            if isinstance(change, SetVariable) and change.name in law.open_values:
                return PublicEvent("value", change.why, field=change.name, value=_told(state, seat, change.value))
            return None
        case Shuffle(zone=zone) | Arrange(zone=zone):
            kind = "shuffle" if isinstance(change, Shuffle) else "order"
            return PublicEvent(kind, change.why, target=_zone(state, zone))
        case Create(number=number, zone=zone):
            card, handle = state.cards[number], handle_or_nothing(state, seat, number)
            face, target = _face(state, seat, card), _zone(state, zone)
            return PublicEvent("create", change.why, card.owner, 0, handle, *face, target=target)
        case Roll():
            if change.why in ("die", "coin"):
                return PublicEvent(change.why, value=change.value)
            return None
        case Notice():
            handle = handle_or_nothing(state, seat, change.card)
            others = tuple(handle_or_nothing(state, seat, number) for number in change.others)
            return PublicEvent("fact", change.why, change.seat, handle, value=change.amount, others=others)
        case Event():
            return _of_the_game(law, state, change, seat)
        case _:
            return None


def _of_the_game(law: Law, state: State, change: Event, seat: int) -> PublicEvent | None:
    """Tell of an event that only the game knows: what it is, the card it is about, its number if the card is seen."""
    name = getattr(change, "name", None)
    if name is not None:
        if name not in law.open_values:
            return None
        return PublicEvent("value", change.why, field=name, value=_told(state, seat, state.vars.get(name)))
    handle = handle_or_nothing(state, seat, getattr(change, "card", -1))
    return PublicEvent("fact", change.why, card=handle, value=getattr(change, "amount", None) if handle else None)


def _told(state: State, seat: int, value: Any) -> Any:
    """Return a value of the position as a seat may know it: an object by the seat's handle of its card."""
    if isinstance(value, Ref):
        return handle_or_nothing(state, seat, value.number) if alive(state, value) else 0
    return tuple(_told(state, seat, one) for one in value) if isinstance(value, tuple) else value


def _moved(state: State, move: Move, seat: int) -> PublicEvent:
    card = state.cards[move.card]
    _, _, _, _, face_down, known, _, _, _, handles = move.before
    source = state.places[move.origin]
    told_before = source.spec.sight is Sight.ALL or known >> seat & 1 or (not face_down and source.seen_by(seat))
    zone = state.zones[move.to]
    end = ""
    if state.places[move.to].spec.sight is not Sight.OWNER:
        end = "top" if zone[-1] == move.card else "bottom" if zone[0] == move.card else ""
    before, after = handles[seat] if told_before else 0, handle_or_nothing(state, seat, move.card)
    return PublicEvent(
        "move", move.why, card.controller, before, after, *_face(state, seat, card), _zone(state, move.origin),
        _zone(state, move.to), end, card.face_down, card.dull,
    )


def _marked(state: State, mark: SetCardField, seat: int) -> PublicEvent | None:
    """Tell of one value of a card. Stamps and what the game keeps on cards for itself stay inside."""
    card = state.cards[mark.card]
    if mark.field in ("entered", "since", "marks", "zone", "number", "handles"):
        return None
    value = mark.value
    handle = handle_or_nothing(state, seat, mark.card)
    if mark.field == "known":
        gained = value & ~mark.before
        if not gained:
            return None
        # Who looks is seen by everybody; at what, by whoever can tell the card from others.
        value = tuple(one for one in SEATS if gained >> one & 1)
    elif mark.field in ("over", "under"):
        value = tuple(handle_or_nothing(state, seat, number) for number in value)
    elif not handle or mark.field == "face":  # which is told by its code and name
        value = None
    return PublicEvent(
        "mark", mark.why, card.controller, handle, handle, *_face(state, seat, card),
        target=_zone(state, card.zone), field=mark.field, value=value,
    )


def _zone(state: State, index: int) -> tuple[str, int]:
    place = state.places[index]
    return place.spec.name, place.seat


def _face(state: State, seat: int, card: CardState) -> tuple[str, str]:
    return (card.face.code, card.face.name) if state.sees(seat, card) else ("", "")


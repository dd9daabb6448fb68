"""A seat's view of a position, worked out anew only where something has changed since the seat last looked."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial
from itertools import count
from typing import Any

from engine.bounds import Value
from engine.derived import ChangeCursor
from engine.events import Arrange, Create, Hurt, Move, Note, SetCardField, Shuffle, saw_object
from engine.procedures import Law, Situation
from engine.state import CardState, Change, Place, Sight, State
from engine.unread import failing, seen
from engine.views import (
    LINES,
    NAMES,
    ROOM,
    CardView,
    StackView,
    View,
    ZoneView,
    fill,
    handle_or_nothing,
    log_line,
    log_lines,
    shown,
)

_NO_VALUES: dict[str, Value] = {}
#: On what the values of the cards of a zone depend where none is seen.
_NOTHING: tuple[object, int] = ((), -1)
#: Changes of a card, and of the cards of a zone.
_OF_CARD, _OF_ZONE = (Move, SetCardField, Hurt), (Shuffle, Arrange, Create)


class _Look:
    """What a seat saw when it last looked: the zones, on what the values of their cards depended, the end of the log.

    ``linked`` says of each zone in which zones cards lie that are one object with cards of it; ``cards`` are those seen
    in open zones and the seat's own. Where ``of`` is the same as then, nothing has changed on which any value depends.
    """

    __slots__ = ("cards", "cursor", "depends", "lines", "linked", "names", "of", "zones")

    def __init__(self, state: State, seat: int, names: tuple[str, str]) -> None:
        self.cursor = ChangeCursor(state)
        self.names = names
        self.zones: list[ZoneView | None] = [None] * len(state.places)
        self.depends: list[tuple[object, int]] = [_NOTHING] * len(state.places)
        self.cards: dict[int, CardView] = {}
        self.of = (-1, 0)
        self.linked: dict[int, set[int]] = {}
        self.lines = log_lines(state, seat, names, LINES)

    def go_on(self, state: State, seat: int, changes: Iterable[Change]) -> None:
        """Forget the zones and cards that something has happened to, and read on in the log."""
        new: list[Note] = []
        for change in changes:
            if not change.changes:
                if isinstance(change, Note):
                    new.append(change)
            elif isinstance(change, _OF_CARD):
                card = state.cards[change.card]
                for number in (change.card, *card.over, *card.under):
                    self.cards.pop(number, None)
                if isinstance(change, Move):
                    self._touch(state, change.origin)
                    self._touch(state, change.to)
                else:
                    self._touch(state, card.zone)
            elif isinstance(change, _OF_ZONE):
                self.forget(state, change.zone)
                self._touch(state, change.zone)
        if new:
            told = (log_line(state, note, seat, self.names) for note in new[-LINES:])
            self.lines = (*self.lines, *told)[-LINES:]

    def _touch(self, state: State, zone: int) -> None:
        """Forget a zone whose cards, or their order, a change concerns."""
        self.zones[zone] = None
        for other in self.linked.get(zone, ()):
            self.forget(state, other)

    def forget(self, state: State, zone: int, but: Collection[int] = ()) -> None:
        """Forget a zone with its cards, all but some."""
        self.zones[zone] = None
        for number in state.zones[zone]:
            if number not in but:
                self.cards.pop(number, None)


def view(law: Law, state: State, seat: int, asked: int = -1, names: tuple[str, str] = NAMES) -> View:
    """Return everything that a seat may know of a position."""
    situation = law.situation(state)
    key = f"look {seat}"
    look: _Look | None = state.derived.get(key)
    changes = look.cursor.since(state) if look is not None and look.names == names else None
    if look is None or changes is None:
        look = state.derived[key] = _Look(state, seat, names)
    else:
        look.go_on(state, seat, changes)
    of = (state.version, failing(state))
    same = look.of == of
    for place, known, before in zip(state.places, look.zones, look.depends, strict=True):
        if known is None or (known.count and before is not _NOTHING and (not same or before[0] is None)):
            _look_again(law, state, seat, place, look)
    look.of = of
    zones = tuple([zone for zone in look.zones if zone is not None])
    return View(
        seat, names, situation.turn, situation.player, situation.phase, situation.priority, asked,
        state.vars.get("outcome"), zones, _stack_view(state, seat, situation, names), situation.values, look.lines,
    )


def _look_again(law: Law, state: State, seat: int, place: Place, look: _Look) -> None:
    """See a zone anew where something has changed on which it depends."""
    index, before = place.index, look.depends[place.index]
    shows = before is not _NOTHING or any([state.sees(seat, state.cards[number]) for number in state.zones[index]])
    on = seen(state, partial(law.depends, state, index), None) if shows else None
    depends = on, failing(state) if state.contains else 0
    if depends[0] is None or depends != before:
        known: Any = before[0] if before[1] == depends[1] else None
        each = on if isinstance(on, dict) and isinstance(known, dict) else {}
        look.forget(state, index, [n for n, its in each.items() if n in known and known[n] == its])
    if look.zones[index] is None:
        look.zones[index] = _zone_view(law, state, seat, place, look.cards)
        look.depends[index] = depends if shows else _NOTHING
        for number in state.zones[index]:
            card = state.cards[number]
            for other in (*card.over, *card.under):
                look.linked.setdefault(state.cards[other].zone, set()).add(index)


def _zone_view(law: Law, state: State, seat: int, place: Place, known: dict[int, CardView]) -> ZoneView:
    zone = state.zones[place.index]
    cards = state.cards
    views: list[CardView] = []
    if place.spec.sight is Sight.NONE:
        top = len(zone) - 1
        for index in range(top, -1, -1):
            card = cards[zone[index]]
            if state.sees(seat, card):
                views.append(_card_view(law, state, seat, card, top - index))
            elif place.spec.spread:
                hidden = -1 - (place.index * ROOM + top - index)
                views.append(CardView(hidden, owner=card.owner, controller=place.seat, place=top - index))
    elif place.spec.sight is Sight.ALL or place.seat == seat:
        views = [known.get(number) or _card_view(law, state, seat, cards[number]) for number in zone]
        known.update(zip(zone, views, strict=True))
    else:
        there, unseen = [cards[number] for number in zone], count(1 + place.index * ROOM)
        if not place.spec.spread:
            there.sort(key=lambda card: (not state.sees(seat, card), card.handles[seat]))
        views = [
            _card_view(law, state, seat, card) if state.sees(seat, card)
            else CardView(-next(unseen), owner=place.seat, controller=place.seat) for card in there
        ]
    return ZoneView(place.spec.name, place.seat, len(zone), tuple(views))


def _card_view(law: Law, state: State, seat: int, card: CardState, place: int = -1) -> CardView:
    number = card.number
    over = tuple([state.cards[one].handles[seat] for one in card.over]) if card.over else ()
    under = tuple([state.cards[one].handles[seat] for one in card.under]) if card.under else ()
    sees, face = state.sees(seat, card), card.face
    public = not card.face_down and state.places[card.zone].seen_by(seat)
    values = seen(state, partial(law.inspect, state, number, seat), _NO_VALUES) if sees else _NO_VALUES
    return CardView(
        card.handles[seat] if sees else shown(state, seat, number), face.code if sees else "",
        face.name if sees else "", card.owner, card.controller, card.dull, card.face_down, sees and not public,
        card.damage, place, card.counters, over, under, values or _NO_VALUES,
    )


def _stack_view(state: State, seat: int, situation: Situation, names: tuple[str, str]) -> tuple[StackView, ...]:
    return tuple(
        StackView(
            fill(state, seat, line.text, line.args, names)[0],
            line.controller,
            handle_or_nothing(state, seat, line.source),
            tuple(handle_or_nothing(state, seat, number) for number in line.targets),
            # For whoever sees the card that it comes from, or saw it when it left.
            line.says if any(
                saw_object(state, arg)[seat] for arg in line.args if arg[:2] == ("card", line.source)
            ) else "",
        )
        for line in situation.stack
    )

"""Happenings: what an event of the kernel is in the words of the cards, before or after it takes place.

Triggers, replacements and questions about the past all look at happenings. A happening is plain data and may be kept.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.events import Event, Move, Notice, SetCardField
from engine.games.cipher.rules.events import Cause
from engine.games.cipher.rules.now import LastKnown
from engine.objects import Ref
from engine.state import State

NOBODY = Ref(-1, -1)


class TriggerEvent(NamedTuple):
    """Something that happens.

    ``what`` is the object it happens to, or that does it, as it was before; ``after`` the object that the same card
    is afterwards. ``seat`` is the player it is about, ``others`` are further objects. ``was`` remembers ``what`` where
    it left the battlefield.
    """

    key: str
    what: Ref
    after: Ref
    seat: int
    amount: int = 0
    others: tuple[Ref, ...] = ()
    origin: int = -1
    to: int = -1
    why: str = ""
    cause: Cause | None = None
    was: LastKnown | None = None


def happened(state: State, event: Event, key: str) -> TriggerEvent:
    """Return what an event was that has just taken place."""
    if isinstance(event, Move):
        card = state.cards[event.card]
        after = Ref(event.card, card.entered if card.zone == event.to else -1)
        return TriggerEvent(
            key, Ref(event.card, event.before[1]), after, event.origin & 1, 0, (), event.origin, event.to, event.why,
            event.cause, event.was,
        )
    return _still(state, event, key)


def about_to(state: State, event: Event, key: str) -> TriggerEvent:
    """Return what an event would be that has not taken place."""
    if isinstance(event, Move):
        card = state.cards[event.card]
        what = Ref(event.card, card.entered)
        return TriggerEvent(key, what, what, card.zone & 1, 0, (), card.zone, event.to, event.why, event.cause)
    return _still(state, event, key)


def _still(state: State, event: Event, key: str) -> TriggerEvent:
    """Return what an event is that moves no card."""
    number = event.card if isinstance(event, Notice | SetCardField) else -1
    what = Ref(number, state.cards[number].entered) if number >= 0 else NOBODY
    seat = state.cards[number].zone & 1 if number >= 0 else -1
    if isinstance(event, Notice):
        others = tuple(Ref(one, state.cards[one].entered) for one in event.others)
        return TriggerEvent(
            key, what, what, event.seat if event.seat >= 0 else seat, event.amount, others, -1, -1, event.why,
            event.cause,
        )
    return TriggerEvent(key, what, what, seat, 0, (), -1, -1, event.why, event.cause)

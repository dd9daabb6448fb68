"""Trigger events: what an event of the kernel is in the words of the cards, before or after it takes place.

Triggers, replacements and questions about the past all look at trigger events, and hold the words for events against
them (:mod:`engine.effects.matching`). They are plain data and may be kept.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.effects.meaning import Meaning
from engine.events import Event, Hurt, Move, Notice, SetCardField
from engine.state import Ref, State, ref

NOBODY = Ref(-1, -1)


class TriggerEvent(NamedTuple):
    """Something that happens, of one kind (``key``).

    ``what`` is the object it happens to, or that does it, as it was before; ``after`` the object that the same card
    is afterwards. ``seat`` is the player it is about: who does it, or the controller of ``what``; ``others`` are
    further objects. ``was`` remembers ``what`` where it left a place whose objects are remembered. ``name`` is that of
    a counter.
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
    cause: Any = None
    was: Any = None
    name: str = ""


def happened(state: State, event: Event, key: str, meaning: Meaning) -> TriggerEvent:
    """Return what an event was that has just taken place."""
    if not isinstance(event, Move):
        return _still(state, event, key, meaning)
    card = state.cards[event.card]
    after = Ref(event.card, card.entered if card.zone == event.to else -1)
    seat = card.controller if event.was is None else event.was.controller
    return TriggerEvent(
        key, Ref(event.card, event.before[1]), after, seat, 0, (), event.origin, event.to, event.why, event.cause,
        event.was,
    )


def about_to(state: State, event: Event, key: str, meaning: Meaning) -> TriggerEvent:
    """Return what an event would be that has not taken place."""
    if not isinstance(event, Move):
        return _still(state, event, key, meaning)
    card = state.cards[event.card]
    there = event.controller is None or meaning.is_on_field(card.zone)
    what = ref(state, event.card)
    seat = card.controller if there else event.controller
    assert seat is not None
    return TriggerEvent(key, what, what, seat, 0, (), card.zone, event.to, event.why, event.cause)


def _still(state: State, event: Event, key: str, meaning: Meaning) -> TriggerEvent:
    """Return what an event is that leaves its card where it lies."""
    number: int = getattr(event, "card", -1)
    what, seat = (ref(state, number), state.cards[number].controller) if number >= 0 else (NOBODY, -1)
    if isinstance(event, Notice):
        others = tuple(ref(state, one) for one in event.others) or meaning.together(state, event.cause)
        return TriggerEvent(
            key, what, what, event.seat if event.seat >= 0 else seat, event.amount, others, event.origin, -1, event.why,
            event.cause, None, event.name,
        )
    if isinstance(event, Hurt):
        others = meaning.together(state, event.cause)
        return TriggerEvent(key, what, what, seat, event.amount, others, cause=event.cause)
    if isinstance(event, SetCardField):
        return TriggerEvent(key, what, what, seat, why=event.why, cause=event.cause)
    return TriggerEvent(key, NOBODY, NOBODY, -1)


def dealers(what: TriggerEvent) -> tuple[Ref, ...]:
    """Return who deals the damage that something is: a party all together (FFTCG 15.1.1.9.8)."""
    if what.cause is None or what.cause.source is None:
        return ()
    return what.others or (what.cause.source,)

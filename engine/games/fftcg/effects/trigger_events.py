"""Happenings: what an event of the kernel is in the words of the cards, before or after it takes place.

Triggers, replacements and questions about the past all look at happenings;
:mod:`~engine.games.fftcg.effects.event_verbs`
holds them against the words. A happening is plain data and may be kept.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.events import Event, Move, Notice, SetCardField
from engine.games.fftcg.rules.events import Cause, Hurt
from engine.games.fftcg.rules.now import LastKnown
from engine.games.fftcg.rules.table import FIELD, STACK, Ref
from engine.state import State

#: Why a card moves when it is discarded (FFTCG 15.1.1.4): also to pay, also to produce CP.
DISCARDS = frozenset({"discard", "cost discard", "cp"})
NOBODY = Ref(-1, -1)


class TriggerEvent(NamedTuple):
    """Something that happens.

    ``what`` is the object it happens to, or that does it, as it was before; ``after`` the object that the same card
    is afterwards. ``seat`` is the player it is about (who does it, or the controller of ``what``), ``others`` are
    further objects; of battle damage those that deal it together. ``was`` remembers ``what`` where it left the field
    or the stack. ``name`` is that of a counter.
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
    name: str = ""


def happened(state: State, event: Event, key: str) -> TriggerEvent:
    """Return what an event was that has just taken place."""
    if isinstance(event, Move):
        card = state.cards[event.card]
        after = Ref(event.card, card.entered if card.zone == event.to else -1)
        seat = event.was.controller if event.was is not None else card.controller
        return TriggerEvent(
            key, Ref(event.card, event.before[1]), after, seat, 0, (), event.origin, event.to, event.why,
            event.cause, event.was,
        )
    return _still(state, event, key)


def about_to(state: State, event: Event, key: str) -> TriggerEvent:
    """Return what an event would be that has not taken place."""
    if isinstance(event, Move):
        card = state.cards[event.card]
        seat = card.controller if card.zone in (FIELD, STACK) or event.controller is None else event.controller
        what = Ref(event.card, card.entered)
        return TriggerEvent(key, what, what, seat, 0, (), card.zone, event.to, event.why, event.cause)
    return _still(state, event, key)


def _still(state: State, event: Event, key: str) -> TriggerEvent:
    """Return what an event is that leaves its card where it lies."""
    if isinstance(event, Hurt):
        what = _object(state, event.card)
        seat = state.cards[event.card].controller
        return TriggerEvent(key, what, what, seat, event.amount, _together(state, event.cause), cause=event.cause)
    if isinstance(event, Notice):
        what = _object(state, event.card)
        cause = event.cause if isinstance(event.cause, Cause) else None
        name = event.cause[0] if isinstance(event.cause, tuple) and cause is None and event.cause else ""
        others = tuple(_object(state, number) for number in event.others) or _together(state, cause)
        # A card is cast from somewhere, and there is no number of it.
        amount, origin = (0, event.amount) if key == "cast" else (event.amount, -1)
        return TriggerEvent(
            key, what, what, event.seat, amount, others, origin, why=event.why, cause=cause, name=name
        )
    if isinstance(event, SetCardField):
        what = _object(state, event.card)
        cause = event.cause if isinstance(event.cause, Cause) else None
        return TriggerEvent(key, what, what, state.cards[event.card].controller, why=event.why, cause=cause)
    return TriggerEvent(key, NOBODY, NOBODY, -1)


def _together(state: State, cause: Cause | None) -> tuple[Ref, ...]:
    """Return the members of the party that deals battle damage, if one does (FFTCG 15.1.1.9.8)."""
    party: tuple[Ref, ...] = state.vars.get("attackers", ()) if state.vars.get("party") else ()
    return party if cause is not None and cause.kind == "battle" and cause.source in party else ()


def _object(state: State, number: int) -> Ref:
    return Ref(number, state.cards[number].entered) if number >= 0 else NOBODY


def dealers(what: TriggerEvent) -> tuple[Ref, ...]:
    """Return who deals the damage that a happening is: a party all together (FFTCG 15.1.1.9.8)."""
    if what.cause is None or what.cause.source is None:
        return ()
    return what.others or (what.cause.source,)

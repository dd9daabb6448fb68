"""Trigger events: what an event of the kernel is in the words of the cards, before or after it takes place; what is
remembered of objects that leave, and what has triggered and waits.

Triggers, replacements and questions about the past all look at trigger events, and hold the words for events against
them (:mod:`engine.effects.matching`). They are plain data and may be kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from engine import abilities as ab
from engine.effects.meaning import Meaning
from engine.events import Event, Hurt, Move, Notice, SetCardField, extend, keep
from engine.state import CardState, Ref, State, ref

NOBODY = Ref(-1, -1)


class TriggerEvent(msgspec.Struct, frozen=True):
    """Something that happens, of one kind (``key``).

    ``what`` is the object it happens to, or that does it, as it was before; ``after`` the object that the same card
    is afterwards. ``seat`` is the player it is about: who does it, or the controller of ``what``; ``others`` are
    further objects. ``was`` remembers ``what`` where it left a place whose objects are remembered. ``name`` is that of
    a counter, or of an ability that is used.
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


# Last known information (FFTCG 6.4.2, 11.5.5)


@dataclass(frozen=True, slots=True)
class LastKnown:
    """What an object was when it was last there: the card as it lay, and ``now`` its values then."""

    number: int
    entered: int
    controller: int
    owner: int
    zone: int
    now: Any
    dull: bool = False
    damage: int = 0
    counters: Mapping[str, int] = field(default_factory=dict)
    marks: Mapping[str, int] = field(default_factory=dict)
    under: tuple[int, ...] = ()

    def __repr__(self) -> str:
        stack = f", {self.under}" if self.under else ""
        return (
            f"Memory({self.number}, {self.entered}, {self.controller}, {self.dull}, {self.damage}, "
            f"{sorted(self.counters.items())}, {sorted(self.marks.items())}, {self.now!r}{stack})"
        )


def remember(card: CardState, now: Any) -> LastKnown:
    """Return what is to be remembered of a card with its values."""
    return LastKnown(
        card.number, card.entered, card.controller, card.owner, card.zone, now, card.dull, card.damage, card.counters,
        card.marks, card.under,
    )


# What is on the lookout, and what has triggered and waits

#: The named value of a position that holds what has triggered and waits.
PENDING = "pending"


@dataclass(frozen=True, slots=True)
class TriggerSource:
    """A triggered ability that is on the lookout: whose, and which of the card's abilities.

    ``name`` is that of the ability that has set it up, where another one has.
    """

    source: Ref
    seat: int
    index: int
    ability: ab.Ability
    name: str = ""


@dataclass(frozen=True, slots=True)
class PendingTrigger:
    """An ability that has triggered and waits: for the stack (FFTCG 11.8.7, FOW 603), or a check timing (Cipher 10.2).

    ``cards`` and ``amount`` are what the event brought along: the cards it was about, its number; ``seat`` the player
    it was about. ``memory`` remembers objects that are not there any more, ``happening`` is what happened, as words for
    events are held against it. ``x``, ``paid`` and ``done`` come from the ability that set this one up, where one did.
    """

    watcher: TriggerSource
    cards: tuple[Ref, ...] = ()
    amount: int = 0
    memory: tuple[Any, ...] = ()
    seat: int = -1
    x: int = 0
    paid: tuple[str, ...] = ()
    done: tuple[tuple[str, tuple[Ref, ...]], ...] = ()
    happening: TriggerEvent | None = None


def pending(state: State) -> tuple[Any, ...]:
    """Return what has triggered and waits, the oldest first."""
    found: tuple[Any, ...] = state.vars.get(PENDING, ())
    return found


def wait(state: State, found: Sequence[PendingTrigger]) -> None:
    """Let abilities that have just triggered wait."""
    if found:
        extend(state, PENDING, found, "trigger")


def named(state: State, one: PendingTrigger, name: str) -> str:
    """Return the name of what has triggered with the other cards of which it speaks, as far as its player sees them."""
    cards = (state.cards[about.number] for about in one.cards if about != one.watcher.source)
    seen = [card.face.name for card in cards if state.sees(one.watcher.seat, card)]
    return f"{name} ({', '.join(seen)})" if seen else name


def forget(state: State, gone: Sequence[PendingTrigger], why: str) -> None:
    """Let abilities that have triggered wait no longer."""
    keep(state, PENDING, lambda one: not any(one is other for other in gone), why)

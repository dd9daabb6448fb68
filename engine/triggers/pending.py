"""What watches for events, and what has triggered and waits, with everything that it must remember."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine import abilities as ab
from engine.events import SetVariable
from engine.state import Ref, State
from engine.triggers.trigger_event import TriggerEvent

#: The named value of a position that holds what has triggered and waits.
NAME = "pending"


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
    """An ability that has triggered and waits: for the stack (FFTCG 11.8.7, Force of Will 603), or to be chosen in a
    check timing (Cipher 10.2).

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
    found: tuple[Any, ...] = state.vars.get(NAME, ())
    return found


def wait(state: State, found: Sequence[PendingTrigger]) -> None:
    """Let abilities that have just triggered wait."""
    if found:
        state.emit(SetVariable(NAME, (*pending(state), *found), "trigger"))


def named(state: State, one: PendingTrigger, name: str) -> str:
    """Return the name of what has triggered with the other cards of which it speaks, as far as its player sees them."""
    cards = (state.cards[about.number] for about in one.cards if about != one.watcher.source)
    seen = [card.face.name for card in cards if state.sees(one.watcher.seat, card)]
    return f"{name} ({', '.join(seen)})" if seen else name


def forget(state: State, gone: Sequence[PendingTrigger], why: str) -> None:
    """Let abilities that have triggered wait no longer."""
    left = tuple(one for one in pending(state) if not any(one is other for other in gone))
    if len(left) != len(pending(state)):
        state.emit(SetVariable(NAME, left or None, why))

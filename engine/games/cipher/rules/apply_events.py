"""Making things happen in Fire Emblem Cipher: what looks back, and decks that run out (Cipher 10.2.1, 11.2, 23.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Event, Move, SetCardField, Shift, Shuffle
from engine.game_log import EventProcedure, Telling, tell
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import delayed, triggers
from engine.games.cipher.effects.replacing import find_replacements
from engine.games.cipher.effects.resolution import MEANING
from engine.games.cipher.rules import unread
from engine.games.cipher.rules.events import BY_RULE
from engine.games.cipher.rules.now import Board
from engine.games.cipher.rules.pending import PendingTrigger
from engine.games.cipher.rules.table import DECK, HAND, OFF_FIELD, RETREAT, STACKED
from engine.state import State
from engine.triggers.apply_events import EventRules, release
from engine.triggers.triggering import Told


def _looking_back(state: State, events: Sequence[Event]) -> Board | None:
    """Return the board as it is, where what is to happen must be seen from before it; None where nothing does."""
    for event in events:
        if isinstance(event, Move) and event.to >= OFF_FIELD:
            zone = state.cards[event.card].zone
            if zone < OFF_FIELD or zone in HAND:
                board = boards.board(state)
                board.know_abilities()
                return board
    return None


def _leaves(state: State, move: Move) -> bool:
    return state.cards[move.card].zone < OFF_FIELD <= move.to


def _fired(state: State, told: Sequence[Told], before: Board | None) -> list[PendingTrigger]:
    return triggers.RULES.fired(state, told, before) + triggers.unseen(state, told)


def _possible(state: State, event: Event) -> bool:
    """Whether an event can happen at all; what cannot is skipped (Cipher 2.3), as is what is so already (2.8)."""
    if isinstance(event, SetCardField):
        card = state.cards[event.card]
        if event.field in ("dull", "marks") and card.zone >= OFF_FIELD:
            return False
        return event.field == "marks" or getattr(card, event.field) != event.value
    return True


def _happen(state: State, events: Sequence[Event], telling: Telling | None) -> list[Event]:
    """Apply events that happen at the same time; a Retreat Area becomes the deck with all of them in it (11.3.1)."""
    happened: list[Event] = []
    filling = False
    for event in events:
        if isinstance(event, Move):
            _move(state, event, happened, telling)
            filling = filling or event.to in RETREAT
            continue
        state.emit(event)
        happened.append(event)
        if telling is not None:
            telling(event)
    if filling:
        refill(state)
    return happened


def _move(state: State, event: Move, happened: list[Event], telling: Telling | None) -> None:
    """Move a card with what follows from it at once: cards under a unit go with it; a deck that runs out of cards,
    which leave it one by one, is refilled (6.6, 11.2).
    """
    under = state.cards[event.card].under
    state.emit(event)
    happened.append(event)
    if telling is not None:
        telling(event)
    if under and not isinstance(event, Shift):
        state.emit(SetCardField(event.card, "under", (), "unstack"))
        if event.to not in STACKED:
            for number in under:
                lower = Move(
                    number, _owners(event.to, state.cards[number].owner), event.index, face_down=event.face_down,
                    why="unstack", cause=event.cause,
                )
                state.emit(lower)
                happened.append(lower)
    if event.origin in STACKED:
        release(state, event.card, "under")
    if event.origin in DECK:
        refill(state)


def refill(state: State) -> None:
    """Make a new deck of the Retreat Area of a player whose deck is empty (Cipher 11.3.1)."""
    for seat in (0, 1):
        retreat = state.zones[RETREAT[seat]]
        if not state.zones[DECK[seat]] and retreat:
            for number in tuple(retreat):
                state.emit(Move(number, DECK[seat], why="refill", cause=BY_RULE))
            state.emit(Shuffle(DECK[seat]))
            tell(state, "The deck of {0} is empty: the Retreat Area becomes the deck.", "Cipher 11.3.1", ("seat", seat))


def _owners(zone: int, owner: int) -> int:
    """Return the owner's area of the same kind."""
    return (zone & ~1) + owner


RULES = EventRules(
    MEANING,
    rule="Cipher 23.1",
    instead="Cipher 23.1",
    texts=unread.TEXTS,
    before=_looking_back,
    find=find_replacements,
    can_happen=_possible,
    remembers=_leaves,
    values=lambda state, number, before: before.now[number].settle(),
    fired=_fired,
    delayed=delayed.fired,
    happen=_happen,
)
apply_events = RULES.apply_events
at_once = RULES.at_once
moving = RULES.moving
fact = RULES.fact
collect_triggers = RULES.collect_triggers

__all__ = ["EventProcedure", "apply_events", "at_once", "collect_triggers", "fact", "moving", "tell"]

"""Making things happen: replacements first, then everything at once, then what triggers (Cipher 10.2.1, 23.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.events import Event, Move, Notice, SetCardField, SetVariable, Shift, Shuffle, StepVariable
from engine.game_log import EventProcedure, Telling, of_moves, tell
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import delayed, history
from engine.games.cipher.effects.deck_profile import deck_profile
from engine.games.cipher.effects.replacing import find_replacements
from engine.games.cipher.effects.triggers import RULES, unseen
from engine.games.cipher.rules import unread
from engine.games.cipher.rules.events import BY_RULE, keys
from engine.games.cipher.rules.now import Board
from engine.games.cipher.rules.table import DECK, HAND, OFF_FIELD, RETREAT, STACKED, Ref
from engine.replacements import settle
from engine.state import State
from engine.triggers.last_known import remember
from engine.unparsed import note


def apply_events(state: State, events: Sequence[Event], telling: Telling | None = None) -> EventProcedure:
    """Let events happen at the same time, as far as nothing replaces them; return what did happen.

    ``telling`` is told of each before a deck that runs out by it is refilled (Cipher 11.2).
    """
    if not events:
        return []
    before = _looking_back(state, events)
    wanted: list[Event] = []
    if before is not None and before.replacers:
        for event in events:
            wanted.extend((yield from settle(state, event, find_replacements, "Cipher 23.1")))
    else:
        wanted.extend(events)
    real = [event for event in wanted if _possible(state, event)]
    kept = {}
    for event in real:
        if before is not None and isinstance(event, Move) and _leaves(state, event):
            event.was = remember(state.cards[event.card], before.now[event.card].settle())
            kept[Ref(event.card, event.was.entered)] = event.was
    if kept:
        state.emit(StepVariable("memory", {**state.vars.get("memory", {}), **kept}, "memory"))
    happened = _apply(state, real, telling)
    collect_triggers(state, happened, before)
    return happened


def at_once(state: State, *events: Event, telling: Telling | None = None) -> None:
    """Let events happen at the same time that nothing can replace and that ask nobody."""
    before = _looking_back(state, events)
    collect_triggers(state, _apply(state, events, telling), before)


def moving(state: State, moves: Sequence[Move], text: str, rule: str) -> EventProcedure:
    """Let cards move, and tell of each."""
    return (yield from apply_events(state, moves, of_moves(state, moves, text, rule, "Cipher 23.1")))


def fact(state: State, why: str, **values: Any) -> None:
    """Let something be known to have happened that changes nothing: an attack, a critical hit."""
    event = Notice(why, **values)
    state.emit(event)
    known = deck_profile(state)
    if why in known.heard or why in known.printed.asked or known.printed.unread or "delayed" in state.vars:
        collect_triggers(state, (event,), None)


def _looking_back(state: State, events: Sequence[Event]) -> Board | None:
    """Return the board as it is, where what is to happen must be seen from before it; None where nothing does."""
    for event in events:
        if isinstance(event, Move) and event.to >= OFF_FIELD:
            zone = state.cards[event.card].zone
            if zone < OFF_FIELD or zone in HAND:
                board = boards.board(state)
                board.know_skills()
                return board
    return None


def _leaves(state: State, move: Move) -> bool:
    return state.cards[move.card].zone < OFF_FIELD <= move.to


def collect_triggers(state: State, events: Sequence[Event], before: Board | None) -> None:
    """Find the skills that these events trigger, and let them wait for a check timing (Cipher 10.2.1).

    ``before`` is the board from before them, for what looks back.
    """
    known = deck_profile(state)
    if known.printed.unread or state.contains:
        note(state, events, unread.TEXTS)
    told = [(event, key) for event in events for key in keys(event)]
    if not told:
        return
    if known.printed.asked:
        history.record(state, told, known.printed.asked)
    heard = [one for one in told if one[1] in known.heard]
    found: list[Any] = [*RULES.fired(state, heard, before), *unseen(state, heard)] if heard else []
    if "delayed" in state.vars:
        found += delayed.fired(state, events)
    if found:
        state.emit(SetVariable("pending", (*state.vars.get("pending", ()), *found), "trigger"))


def _possible(state: State, event: Event) -> bool:
    """Whether an event can happen at all; what cannot is skipped (Cipher 2.3), as is what is so already (2.8)."""
    if isinstance(event, SetCardField):
        card = state.cards[event.card]
        if event.field in ("dull", "marks") and card.zone >= OFF_FIELD:
            return False
        return event.field == "marks" or getattr(card, event.field) != event.value
    return True


def _apply(state: State, events: Sequence[Event], telling: Telling | None) -> list[Event]:
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
        _release(state, event)
    if event.origin in DECK:
        refill(state)


def _release(state: State, event: Move) -> None:
    """Let a unit forget a card that has left its stack."""
    for zone in range(OFF_FIELD):
        for unit in state.zones[zone]:
            under = state.cards[unit].under
            if event.card in under:
                state.emit(SetCardField(unit, "under", tuple(one for one in under if one != event.card), "unstack"))


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


__all__ = ["EventProcedure", "apply_events", "at_once", "collect_triggers", "fact", "moving", "tell"]

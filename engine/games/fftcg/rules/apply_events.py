"""Making things happen: replacements first, then everything at once, then what triggers (FFTCG 11.8, 11.12.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.answers import Options
from engine.events import Event, Hurt, Move, Notice, SetCardField, SetVariable
from engine.game_log import EventProcedure, Telling, of_moves, tell
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import delayed, history
from engine.games.fftcg.effects.replacing import find_replacements
from engine.games.fftcg.effects.triggers import fired, note_uses
from engine.games.fftcg.rules import unread
from engine.games.fftcg.rules.events import HURT, broken_by, keys
from engine.games.fftcg.rules.now import Board
from engine.games.fftcg.rules.table import BREAK, DECK, FIELD, LB_DECK, REMOVED, STACK, Ref, face
from engine.replacements import settle
from engine.requests import ChooseOptions
from engine.state import State
from engine.triggers.last_known import remember
from engine.triggers.pending import PendingTrigger
from engine.unparsed import note


def apply_events(state: State, events: Sequence[Event], telling: Telling | None = None) -> EventProcedure:
    """Let events happen at the same time, as far as nothing replaces them; return what did happen."""
    before = boards.board(state)
    real: list[Event] = []
    if before.replacers:
        for event in events:
            real.extend((yield from settle(state, event, find_replacements, "FFTCG 11.12.5.7")))
    else:
        real.extend(events)
    real = yield from _in_order_of_stamps(state, [event for event in real if _possible(state, event)])
    kept = {}
    for event in real:
        if isinstance(event, Move) and state.cards[event.card].zone in (FIELD, STACK):
            event.was = remember(state.cards[event.card], before.now.get(event.card) or boards.now(state, event.card))
            kept[Ref(event.card, event.was.entered)] = event.was
    if kept:
        state.emit(SetVariable("memory", {**state.vars.get("memory", {}), **kept}, "memory"))
    happened: list[Event] = []
    for event in real:
        _apply(state, event, happened, telling)
    _note_breakers(state, happened)
    collect_triggers(state, happened, before)
    return happened


def moving(state: State, moves: Sequence[Move], text: str, rule: str, *more: Any) -> EventProcedure:
    """Let cards move, and tell of each: "{0}" is the card, what follows are ``more`` words of the line."""
    return (yield from apply_events(state, moves, of_moves(state, moves, text, rule, "FFTCG 11.12.5.1", *more)))


def at_once(state: State, event: Event) -> None:
    """Let one event happen that nothing can replace and that asks nobody."""
    together(state, [event])


def together(state: State, events: Sequence[Event]) -> None:
    """Let events happen at the same time that nothing can replace and that ask nobody."""
    before = boards.board(state)
    for event in events:
        state.emit(event)
    collect_triggers(state, events, before)


def collect_triggers(state: State, events: Sequence[Event], before: Board) -> None:
    """Find the auto-abilities that these events trigger, and let them wait for the stack (FFTCG 11.8.6).

    Abilities of objects that leave look back at the position before; the others at the one after (FFTCG 11.8.16).
    """
    note(state, events, unread.TEXTS)
    wanted = {key for event in events for key in keys(event)}
    if not wanted:
        return
    history.record(state, events)
    told = [(event, key) for event in events for key in keys(event)]
    found = fired(state, told, before)
    if "delayed" in state.vars:
        for key in sorted(wanted):
            found.extend(delayed.fires(state, key, events))
    if found:
        state.emit(SetVariable("pending", (*state.vars.get("pending", ()), *found), "trigger"))
        note_uses(state, found)


def _in_order_of_stamps(state: State, events: list[Event]) -> EventProcedure:
    """Let the turn player say in which order cards that enter together get their time stamps (FFTCG 11.12.4.11).

    It is asked only where it can matter: when two or more of them change something while they are there.
    """
    entering = [event for event in events if isinstance(event, Move) and event.to == FIELD]
    if len(entering) < 2:
        return events
    changing = [one for one in entering if boards.characteristics(face(state, one.card)).stage(0).pieces]
    if len(changing) < 2:
        return events
    answer = yield ChooseOptions(
        state.vars["turn player"],
        "These enter at the same time. Whose effects are the older ones?",
        "FFTCG 11.12.4.11",
        tuple(face(state, one.card).name for one in changing),
        len(changing),
        len(changing),
        ordered=True,
    )
    assert isinstance(answer, Options)
    ordered: list[Event] = [changing[pick] for pick in answer.picks]
    return [event for event in events if event not in ordered] + ordered


def _possible(state: State, event: Event) -> bool:
    """Whether an event can happen at all; what cannot is skipped (FFTCG 2.3)."""
    if isinstance(event, SetCardField):
        return state.cards[event.card].zone == FIELD or event.field not in ("dull", "damage")
    # Damage that was reduced to nothing, or below, is none (FFTCG 4.3).
    return not isinstance(event, Hurt) or event.amount > 0


def _apply(state: State, event: Event, happened: list[Event], telling: Telling | None) -> None:
    """Apply an event, and what the rules tie to it without a chance to replace it."""
    if not isinstance(event, Move):
        state.emit(event)
        happened.append(event)
        if telling is not None:
            telling(event)
        return
    card = state.cards[event.card]
    over = card.over
    left = card.zone in (FIELD, STACK)
    if event.to not in (FIELD, STACK):
        event.to = _owners(event.to, card.owner)
    state.emit(event)
    happened.append(event)
    if telling is not None:
        telling(event)
    if not left or event.to in (FIELD, STACK):
        return
    if over:
        # A primed Character leaves with both cards; then the upper one is removed (FFTCG 15.2.9.4.2).
        state.emit(SetCardField(event.card, "over", (), "unstack"))
        for number in over:
            owner = state.cards[number].owner
            state.emit(Move(number, _owners(event.to, owner), event.index, why="unstack"))
            state.emit(Move(number, REMOVED[owner], why="primed"))
            tell(state, "{0} is removed from the game.", "FFTCG 15.2.9.4.2", ("card", number))
    if face(state, event.card).limit_break:
        # A Limit Break card goes on to its LB deck, face up (FFTCG 15.2.8.4.1).
        state.emit(Move(event.card, LB_DECK[card.owner], why="limit break"))
        rule = "FFTCG 15.2.8.4.3" if event.origin == STACK else "FFTCG 15.2.8.4.1"
        tell(state, "{0} goes face up to the LB deck.", rule, ("card", event.card))


def _note_breakers(state: State, happened: Sequence[Event]) -> None:
    """Let Forwards that were dealt as much damage as they have power remember by what (FFTCG 12.4.5).

    They forget it once there is less damage on them again.
    """
    for event in happened:
        if not isinstance(event, Hurt) and not (isinstance(event, SetCardField) and event.field == "damage"):
            continue
        card = state.cards[event.card]
        values = boards.board(state).now.get(event.card)
        if values is None:
            continue
        marks = {name: value for name, value in card.marks.items() if name not in HURT}
        if isinstance(event, Hurt) and card.damage >= values.power:
            marks.update(broken_by(event.cause))
        if marks != card.marks:
            state.emit(SetCardField(event.card, "marks", marks, "hurt by"))


def _owners(zone: int, owner: int) -> int:
    """Return the owner's zone of the same kind (FFTCG 7.3)."""
    return zone if zone in (FIELD, STACK) else (zone & ~1) + owner


def fact(state: State, why: str, **values: Any) -> None:
    """Let something be known to have happened that changes nothing: an attack, a choice, a cast."""
    at_once(state, Notice(why, **values))


def ref_of(state: State, number: int) -> Ref:
    """Return the object that a card is now."""
    return Ref(number, state.cards[number].entered)


__all__ = [
    "BREAK",
    "DECK",
    "EventProcedure",
    "PendingTrigger",
    "apply_events",
    "at_once",
    "collect_triggers",
    "fact",
    "ref_of",
    "tell",
    "together",
]

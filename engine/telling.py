"""Writing the log: what happens, in words, with cards that seats may or may not see."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from engine.answers import Answer
from engine.events import Event, Move, Note
from engine.requests import Request
from engine.state import SEATS, State

Doing = Generator[Request, Answer, list[Event]]


def tell(state: State, text: str, rule: str, *args: Any) -> None:
    """Write a line of the log."""
    state.emit(Note(text, args, rule))


def moving(
    state: State, moves: Sequence[Move], text: str, rule: str, happen: Callable[[State, Sequence[Event]], Doing]
) -> Doing:
    """Let cards move and tell of each: of one that lies hidden once it has come, when it can be seen who it is."""
    hidden = {one.card for one in moves if not all(state.sees(seat, state.cards[one.card]) for seat in SEATS)}
    for one in moves:
        if one.card not in hidden:
            tell(state, text, rule, ("card", one.card))
    events = yield from happen(state, moves)
    for event in events:
        if isinstance(event, Move) and event.card in hidden:
            tell(state, text, rule, ("card", event.card))
    return events

"""Writing the log: what happens, in words, with cards that seats may or may not see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.events import Event, Move, Note
from engine.requests import Asked
from engine.state import State

#: What is told of an event as soon as it has happened, before anything that follows from it.
Telling = Callable[[Event], None]
EventProcedure = Asked[list[Event]]


def tell(state: State, text: str, rule: str, *args: Any) -> None:
    """Write a line of the log."""
    state.emit(Note(text, args, rule))


def of_moves(state: State, moves: Sequence[Move], text: str, rule: str, instead: str, *more: Any) -> Telling:
    """Return what tells of each of these moves as it happens, with the name that the card has for whoever sees it go or
    come, and ``more`` words of the line. What takes it elsewhere is told by the rule ``instead``.
    """
    wanted = {one.card: one.to for one in moves}

    def telling(event: Event) -> None:
        if not isinstance(event, Move) or event.card not in wanted:
            return
        if event.to == wanted[event.card]:
            tell(state, text, rule, gone(event), *more)
        else:
            tell(state, "{0} goes to {1} instead.", instead, gone(event), ("zone", event.to))

    return telling


def gone(move: Move) -> tuple[str, int, int]:
    """Return what a line calls the card of a move: by the name of what it was, for whoever saw it go or sees it now."""
    return ("card", move.card, move.before[1])

"""What is worked out from a position and kept with it, until it may be otherwise."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from engine.state import CardState, State

T = TypeVar("T")
P = ParamSpec("P")
_UNKNOWN = object()


def of_cards(work_out: Callable[[State], T]) -> Callable[[State], T]:
    """Let a function of what is printed on a game's cards be worked out once, until a card comes into the game.

    Cards come into a game one after the other, and an undo takes the last ones out again: as long as the last card is
    the same, all are.
    """
    name = f"{work_out.__module__}.{work_out.__qualname__}"

    @wraps(work_out)
    def kept(state: State) -> T:
        last = state.cards[-1] if state.cards else None
        known: tuple[CardState | None, T] | None = state.derived.get(name)
        if known is None or known[0] is not last:
            known = state.derived[name] = (last, work_out(state))
        return known[1]

    return kept


def of_position(work_out: Callable[Concatenate[State, P], T]) -> Callable[Concatenate[State, P], T]:
    """Let a function of a position, and of further values, be worked out once for each until the position changes."""
    name = f"{work_out.__module__}.{work_out.__qualname__}"

    @wraps(work_out)
    def kept(state: State, *asked: P.args, **named: P.kwargs) -> T:
        known: tuple[int, dict[tuple[object, ...], Any]] | None = state.derived.get(name)
        if known is None or known[0] != state.version:
            known = state.derived[name] = (state.version, {})
        found = known[1].get(asked, _UNKNOWN)
        if found is _UNKNOWN:
            found = known[1][asked] = work_out(state, *asked, **named)
        return found  # type: ignore[no-any-return]

    return kept  # type: ignore[return-value]  # it is called by place, whatever its names

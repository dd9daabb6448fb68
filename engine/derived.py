"""What is worked out from a position and kept with it until it may be otherwise, and what has changed since."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from engine.state import Change, State

T = TypeVar("T")
P = ParamSpec("P")


def of_position(work_out: Callable[Concatenate[State, P], T]) -> Callable[Concatenate[State, P], T]:
    """Let a function of a position, and of further values, be worked out once for each until the position changes."""
    name = f"{work_out.__module__}.{work_out.__qualname__}"

    @wraps(work_out)
    def kept(state: State, *asked: object) -> T:
        known = state.derived.get(name)
        if known is None or known[0] != state.version:
            known = state.derived[name] = (state.version, {})
        found: dict[tuple[object, ...], T] = known[1]
        if asked not in found:
            found[asked] = work_out(state, *asked)  # type: ignore[call-arg, arg-type]
        return found[asked]

    return kept  # type: ignore[return-value]  # it is called by place, whatever its names


#: The aspects of a position that a change may have touched; None where it is what everything depends on. The cards
#: given are those whose text matters where other cards' texts do not.
Touch = Callable[[State, Change, Container[int]], Iterable[str] | None]


class ChangeCursor:
    """How far a position's log of changes has been looked at: for whatever is worked out from a position and kept."""

    __slots__ = ("_length", "_newest")

    def __init__(self, state: State) -> None:
        self._length = len(state.log)
        self._newest: Change | None = state.log[-1] if state.log else None

    def since(self, state: State) -> list[Change] | None:
        """Return what has changed since the last look; None where some of what was seen then has been taken back."""
        log, length = state.log, self._length
        if len(log) < length or (length and log[length - 1] is not self._newest):
            return None
        found = log[length:]
        if found:
            self._length += len(found)
            self._newest = found[-1]
        return found

    def touched(self, state: State, touch: Touch, cards: Container[int]) -> set[str] | None:
        """Return the aspects that have been touched since the last look; None where that cannot be said by aspects."""
        changes = self.since(state)
        if changes is None:
            return None
        found: set[str] = set()
        for change in changes:
            if change.changes:
                one = touch(state, change, cards)
                if one is None:
                    return None
                if one:
                    found.update(one)
        return found

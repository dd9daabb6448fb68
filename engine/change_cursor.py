"""Looking at what has changed in a position since one last looked."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

from engine.state import Change, State

#: The aspects of a position that a change may have touched; None where it is what everything depends on. The cards
#: given are those whose text matters where other cards' texts do not.
Touch = Callable[[State, Change, Container[int]], Iterable[str] | None]


class ChangeCursor:
    """How far a position's log of changes has been looked at: for whatever is worked out from a position and kept."""

    __slots__ = ("_length", "_newest")

    def __init__(self, state: State) -> None:
        self._length = 0
        self._newest: Change | None = None
        self._note(state)

    def since(self, state: State) -> list[Change] | None:
        """Return what has changed since the last look; None where some of what was seen then has been taken back."""
        log, length = state.log, self._length
        if len(log) < length or (length and log[length - 1] is not self._newest):
            return None
        found = log[length:]
        if found:
            self._note(state)
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
                found.update(one)
        return found

    def _note(self, state: State) -> None:
        self._length = len(state.log)
        self._newest = state.log[-1] if state.log else None

"""Looking at what has changed in a position since one last looked."""

from __future__ import annotations

from engine.state import Change, State


class Lookout:
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

    def _note(self, state: State) -> None:
        self._length = len(state.log)
        self._newest = state.log[-1] if state.log else None

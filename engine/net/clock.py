"""A chess clock for two seats: it runs for the one that is asked, and only says when time has run out."""

from __future__ import annotations


class Clock:
    """So many seconds for each player, or, where they are for each ``decision``, so many for everything that is asked.

    At zero nothing happens by itself: the other player may claim the game.
    """

    def __init__(self, seconds: float, *, decision: bool = False) -> None:
        self._seconds, self._decision = seconds, decision
        self._left = [seconds, seconds]
        self._last: float | None = None
        self._asked: tuple[int, int] | None = None

    @property
    def left(self) -> tuple[int, int]:
        """How many whole seconds each player has left."""
        first, second = (max(0, int(left)) for left in self._left)
        return first, second

    @property
    def exactly(self) -> tuple[float, float]:
        """How many seconds each player has left, to go on with."""
        return self._left[0], self._left[1]

    def set(self, left: tuple[float, float]) -> None:
        """Go on with so many seconds for each player."""
        self._left = [min(self._seconds, max(0.0, one)) for one in left]

    @property
    def run_out(self) -> int | None:
        """The seat that has no time left, if one has not."""
        return next((seat for seat, left in enumerate(self._left) if left <= 0), None)

    def ask(self, seat: int, number: int) -> None:
        """A seat is asked something since change ``number``: there is new time where it is for each decision."""
        if self._decision and self._asked != (seat, number):
            self._asked = (seat, number)
            self._left = [self._seconds, self._seconds]

    def tick(self, seat: int, now: float) -> None:
        """Let time pass for a seat; for none of them where that is -1."""
        if self._last is not None and seat >= 0:
            self._left[seat] -= now - self._last
        self._last = now

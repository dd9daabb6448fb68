"""Who sits at a table and hears there, and what waits to be said until the table has done what it is doing."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from engine.net import messages as say
from engine.net.messages import Told
from engine.state import SEATS
from engine.views import PublicEvent

#: How many changes a seat can have missed and be told of one by one; after more it is told how everything is.
KEPT = 64

Hear = Callable[[Told], None]


class Chair:
    """A seat's place at the table: who hears there, what was said there last, what it has missed."""

    def __init__(self, now: float) -> None:
        self.hear: Hear | None = None
        #: Who hears for this seat in the table's own program, and looks at the match without being told how it is.
        self.near: list[Hear] = []
        self.last = 0
        self.reply: Told | None = None
        self.heard: list[PublicEvent] = []
        self.missed: deque[say.Happened] = deque(maxlen=KEPT)
        self.away_since = now
        self.ready = False
        #: Whether those who watch may see this seat's hand.
        self.shows = False

    @property
    def empty(self) -> bool:
        """Whether nobody sits there."""
        return self.hear is None and not self.near

    def since(self, number: int, now: int) -> list[say.Happened] | None:
        """What was missed after a change, up to the change of ``now``; None where that is not known any more."""
        missed = [one for one in self.missed if one.number > number]
        known = number >= 0 and (number == now or (missed and missed[0].number == number + 1))
        return missed if known else None


class Chairs:
    """The chairs of a table, with its lock. What is said at work is heard when the work is done."""

    def __init__(self, now: float) -> None:
        self.lock = threading.RLock()
        self.seats = (Chair(now), Chair(now))
        self._unsaid: deque[tuple[Hear, Told]] = deque()
        self._depth = 0

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Do something, then say what is to be said of it."""
        with self.lock:
            self._depth += 1
            try:
                yield
            finally:
                self._depth -= 1
                while self._unsaid and not self._depth:
                    hear, message = self._unsaid.popleft()
                    hear(message)

    @property
    def away(self) -> tuple[bool, bool]:
        """Which seats nobody sits at."""
        first, second = (chair.empty for chair in self.seats)
        return first, second

    def say(self, hear: Hear, message: Told) -> None:
        """Let somebody hear something as soon as what is being done is done."""
        self._unsaid.append((hear, message))

    def tell(self, seat: int, message: Told) -> None:
        """Let all who sit at a seat hear something."""
        chair = self.seats[seat]
        for hear in chair.near:
            self.say(hear, message)
        if chair.hear is not None:
            self.say(chair.hear, message)

    def tell_both(self, message: Told) -> None:
        """Let all who sit here hear something."""
        for seat in SEATS:
            self.tell(seat, message)

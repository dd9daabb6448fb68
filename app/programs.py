"""Programs that play, on a thread of their own so that the window never waits for one."""

from __future__ import annotations

from threading import Lock
from typing import Protocol

from PySide6.QtCore import QObject, QThread, Signal, Slot

from engine.answers import Answer
from engine.door import Door
from engine.match import Match
from engine.rng import Seed, of_programs


class Player(Protocol):
    """A program that plays a seat."""

    def choose(self, door: Door) -> Answer:
        """Return an answer to what its seat is asked, in that seat's handles."""


class RandomPlayer:
    """Answers at random, though it rather does something than nothing."""

    def __init__(self, seed: Seed | int, seat: int = 0) -> None:
        self._source = of_programs(seed + seat if isinstance(seed, int) else seed)

    def choose(self, door: Door) -> Answer:
        return door.sample(self._source)


class _Thinker(QObject):
    thought = Signal(int, object)

    def __init__(self, lock: Lock) -> None:
        super().__init__()
        self._lock = lock

    @Slot(int, object, object, int)
    def think(self, task: int, player: Player, match: Match, seat: int) -> None:
        try:
            with self._lock:
                request = match.request
                asked = request is not None and request.seat == seat
                own = match.copy() if asked else None
            # However long the program thinks about its own copy, the window reads and changes the match meanwhile.
            found: object = player.choose(Door(own, seat)) if own is not None else None
        except Exception as problem:  # a program that fails must not take the table with it
            found = problem
        self.thought.emit(task, found)


class Programs(QObject):
    """Lets programs think off the window's thread, each about a copy of the match; ``lock`` is held by whoever reads or
    changes the match itself.
    """

    thought = Signal(object)
    _ask = Signal(int, object, object, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lock = Lock()
        self._task = 0
        self._thread: QThread | None = None
        self._thinker: _Thinker | None = None

    def ask(self, player: Player, match: Match, seat: int) -> None:
        """Begin to think; ``thought`` brings the answer unless it is dropped before."""
        if self._thread is None:
            self._thread = QThread(self)
            self._thinker = _Thinker(self.lock)
            self._thinker.moveToThread(self._thread)
            self._ask.connect(self._thinker.think)
            self._thinker.thought.connect(self._receive)
            self._thread.start()
        self._task += 1
        self._ask.emit(self._task, player, match, seat)

    def drop(self) -> None:
        """Forget what is being thought about: the position is another one."""
        self._task += 1

    def stop(self) -> None:
        """End the thread."""
        self.drop()
        if self._thread is not None:
            self._thread.quit()
            self._thread.wait()
            self._thread = self._thinker = None

    @Slot(int, object)
    def _receive(self, task: int, answer: object) -> None:
        if task == self._task:
            self.thought.emit(answer)

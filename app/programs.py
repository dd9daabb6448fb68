"""Programs that play, on a thread of their own so that the window never waits for one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from engine.answers import Answer
from engine.door import Door
from engine.net import messages as say
from engine.net.messages import Told
from engine.net.seat import LocalSeat
from engine.net.table import Table
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

    @Slot(int, object, object, int)
    def think(self, task: int, player: Player, table: Table, seat: int) -> None:
        try:
            with table.lock:
                own = table.match.copy() if table.asked == seat else None
            # However long the program thinks about its own copy, the window reads and changes the match meanwhile.
            found: object = player.choose(Door(own, seat)) if own is not None else None
        except Exception as problem:  # a program that fails must not take the table with it
            found = problem
        self.thought.emit(task, found)


class Programs(QObject):
    """The programs at a table of this window: each sits at a seat like anybody, and is heard of by its answers.

    They think off the window's thread, each about a copy of the match, ``pace`` milliseconds after they are asked.
    """

    failed = Signal(str)
    _ask = Signal(int, object, object, int)

    def __init__(
        self, table: Table, players: Mapping[int, Player], *, pace: int, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table, self._pace = table, pace
        self.players = dict(players)
        self._seats = {seat: LocalSeat(table, seat) for seat in self.players}
        self._task = 0
        self._begun = False
        self._thread: QThread | None = None
        self._thinker: _Thinker | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._think)
        for seat in self._seats.values():
            seat.listen(self._heard)
            seat.sit()

    def begin(self) -> None:
        """Play from now on."""
        self._begun = True
        self._consider()

    def stop(self) -> None:
        """Play no more."""
        self._begun = False
        self._drop()
        if self._thread is not None:
            self._thread.quit()
            self._thread.wait()
            self._thread = self._thinker = None

    def _drop(self) -> None:
        """Forget what is being thought about: the position is another one."""
        self._timer.stop()
        self._task += 1

    def _heard(self, message: Told) -> None:
        if isinstance(message, say.Snapshot | say.Happened | say.Proposal | say.Settled):
            self._consider()

    def _consider(self) -> None:
        """Begin to think where a program is asked, and nothing else is to be settled first."""
        self._drop()
        if self._begun and self._table.asked in self._seats and self._table.proposal is None:
            self._timer.start(self._pace)

    def _think(self) -> None:
        asked = self._table.asked
        if asked not in self._seats:
            return
        if self._thread is None:
            self._thread = QThread(self)
            self._thinker = _Thinker()
            self._thinker.moveToThread(self._thread)
            self._ask.connect(self._thinker.think)
            self._thinker.thought.connect(self._thought)
            self._thread.start()
        self._task += 1
        self._ask.emit(self._task, self.players[asked], self._table, asked)

    @Slot(int, object)
    def _thought(self, task: int, answer: object) -> None:
        asked = self._table.asked
        if task != self._task or asked not in self._seats:
            return
        name = self._table.match.names[asked]

        def judged(told: Told) -> None:
            if isinstance(told, say.Refused):
                self.failed.emit(f"{name}: {told.sentence} {told.rule}")

        if isinstance(answer, Answer):
            self._table.ask_near(asked, say.GiveAnswer(0, self._table.number, answer), judged)  # type: ignore[arg-type]
        else:
            self.failed.emit(f"{name}: {answer}")

"""A seat at a table of another machine: looked for, joined and come back to, on threads of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from app.net.kept import KeptSeat, KeptSeats
from app.net.worker import Worker
from app.session import Session
from engine.game import Deck, Game, GameError

if TYPE_CHECKING:
    from engine.net.discovery import Finder, Found
    from engine.net.guest import RemoteSeat

translate = QCoreApplication.translate
#: The game of a name, with the deck to play it with; none to watch, or to come back.
Bring = Callable[[str], tuple[Game, Deck | None]]


class Joining(QObject):
    """Joins one table: ``made`` comes when there is a session, ``sat`` when there is a seat for it, ``failed`` with a
    sentence where there is none.
    """

    made = Signal()
    sat = Signal()
    failed = Signal(str)
    connected = Signal(bool)
    #: Whether the shuffles were what was promised, and the sentence that says what that proves.
    checked = Signal(bool, str)
    _made = Signal(object)

    def __init__(
        self,
        bring: Bring,
        address: str,
        *,
        code: str = "",
        name: str = "",
        watch: bool = False,
        kept: KeptSeats | None = None,
        pace: int = 500,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session: Session | None = None
        self.seat: RemoteSeat | None = None
        self.there = False
        self.address = address
        self._bring, self._code, self._name, self._watch = bring, code, name, watch
        self._kept, self._pace = kept or KeptSeats(None), pace
        self._worker = Worker("tessera joining")
        self._made.connect(self._listen, Qt.ConnectionType.QueuedConnection)
        self.connected.connect(self._note, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Begin to connect."""
        self._worker.do(self._make)

    def stop(self) -> None:
        """Leave the table; the seat is held. Nothing waits for that."""
        if self.session is not None:
            self.session.end()
        over = self.session is not None and self.session.outcome is not None
        self._worker.end(lambda: self._close(over))

    def wait(self) -> None:
        """Wait until everything is closed."""
        self._worker.wait()

    def options(self) -> Mapping[str, str]:
        """What is agreed at the table: rules, clock, games, how long a seat is held; nothing before it is known."""
        welcome = self.seat.welcome if self.seat is not None else None
        return {} if welcome is None else welcome.options

    def check(self) -> None:
        """Check the shuffles of the game that is over; ``checked`` says what came of it."""
        if self.session is not None:
            self.session.ask_for_record(lambda record: self._worker.do(lambda: self._check(record)))

    # On the worker's thread

    def _close(self, over: bool) -> None:
        """Close the connection; to a game that is over nobody comes back."""
        if self.seat is not None:
            self.seat.close()
        if over:
            self._kept.put(self.address, None)

    def _check(self, record: bytes) -> None:
        from engine.net.shuffles import check

        seat = self.seat
        if seat is None or seat.promise is None or seat.welcome is None:
            return
        plays = seat.welcome.host_plays
        verdict = check(record, seat.promise, seat.last_view, lambda name: self._bring(name)[0], plays)
        self.checked.emit(verdict.kept, verdict.sentence)

    def _make(self) -> None:
        from engine.net.guest import RemoteSeat, address_of

        try:
            address = address_of(self.address)
        except ValueError as problem:
            self.failed.emit(str(problem))
            return
        self.address = f"{address[0]}:{address[1]}"
        kept = None if self._watch or self._code else self._kept.get(self.address)
        self.seat = RemoteSeat(
            self._bring, address, code=self._code.replace("-", "").strip().upper(), name=self._name, watch=self._watch,
            secret=kept.secret if kept is not None else b"", connection=self.connected.emit,
        )  # fmt: skip
        if kept is not None and kept.promise:
            self.seat.promised(kept.promise)
        self._made.emit(self.seat)

    def _join(self) -> None:
        from engine.net.handshake import NotLetIn

        seat = self.seat
        assert seat is not None
        try:
            seat.join()
        except (NotLetIn, GameError, ValueError) as problem:
            if isinstance(problem, NotLetIn) and problem.unknown and not self._code:
                # The table there is another one now: the seat that was kept is no more.
                self._kept.put(self.address, None)
            self.failed.emit(str(problem))
            return
        except OSError as problem:
            words = problem.strerror or str(problem) or "no answer"
            said = translate("Joining", "Nobody answers at {0} ({1}); check the address, and the host's firewall.")
            self.failed.emit(said.format(self.address, words))
            return
        self._keep()
        self.sat.emit()

    def _keep(self) -> None:
        """Keep what is needed to come back, and to check the shuffles of this game."""
        seat = self.seat
        welcome = seat.welcome if seat is not None else None
        if seat is not None and welcome is not None and not self._watch:
            promise = seat.promise_bytes()
            self._kept.put(self.address, KeptSeat(seat.secret, welcome.table, welcome.game, promise))

    # On the window's thread

    def _listen(self, seat: object) -> None:
        from engine.net.guest import RemoteSeat

        assert isinstance(seat, RemoteSeat)
        self.session = Session((seat,), pace=self._pace, parent=self)
        self.session.link = lambda: (self.there, seat.round_trip)
        self.made.emit()
        self._worker.do(self._join)
        self.session.seated.connect(lambda: self._worker.do(self._keep))

    def _note(self, there: bool) -> None:
        self.there = there
        if self.session is not None:
            self.session.presence_changed.emit()


class Looking(QObject):
    """Looks for tables nearby; ``found`` comes whenever there are others."""

    found = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._finder: Finder | None = None
        self._worker = Worker("tessera looking")
        self._worker.do(self._begin)

    def tables(self) -> tuple[Found, ...]:
        """The tables there are now."""
        return self._finder.tables() if self._finder is not None else ()

    def stop(self) -> None:
        """Look no more. Nothing waits for that."""
        self._worker.end(lambda: self._finder.close() if self._finder is not None else None)

    def wait(self) -> None:
        """Wait until everything is closed."""
        self._worker.wait()

    def _begin(self) -> None:
        from engine.net.discovery import Finder

        self._finder = Finder(self.found.emit)

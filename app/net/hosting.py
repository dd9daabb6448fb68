"""A table that this program hosts: set up and served on threads of its own, told of to the window by signals."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal

from app.net.worker import Worker
from app.session import Session
from engine.game import Game

if TYPE_CHECKING:
    from engine.net.discovery import Announcer
    from engine.net.host import Host
    from engine.net.room import Room

translate = QCoreApplication.translate
#: How often the page looks whether there is another code, in milliseconds.
_LOOK = 1000


class Hosting(QObject):
    """Serves one room, at whose first seat the player of this window sits.

    ``opened`` comes when others can reach it, ``reached`` when somebody has, ``failed`` with a sentence where it cannot
    be served, ``changed`` when there is something else to be shown. ``make`` gives the room, on another thread.
    """

    opened = Signal()
    reached = Signal()
    failed = Signal(str)
    changed = Signal()
    _up = Signal(object)

    def __init__(
        self,
        game: Game,
        make: Callable[[], Room],
        *,
        name: str,
        port: int | None = None,
        may_watch: bool = True,
        nearby: bool = True,
        pace: int = 500,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.game, self.name = game, name
        self.session: Session | None = None
        self.room: Room | None = None
        self.addresses: tuple[str, ...] = ()
        self.code = ""
        self.port = 0
        self.anybody = False
        self._make, self._wanted, self._may_watch, self._nearby = make, port, may_watch, nearby
        self._pace = pace
        self._host: Host | None = None
        self._announcer: Announcer | None = None
        self._worker = Worker("tessera hosting")
        self._looking = QTimer(self)
        self._looking.timeout.connect(self._look)
        self._up.connect(self._sit, Qt.ConnectionType.QueuedConnection)
        self.reached.connect(self._note, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Begin to serve."""
        self._worker.do(self._serve)

    def stop(self) -> None:
        """Close the table: its record stays, and who sits there hears of it. Nothing waits for that."""
        self._looking.stop()
        if self.session is not None:
            self.session.end()
        self._worker.end(self._close)

    def wait(self) -> None:
        """Wait until everything is closed."""
        self._worker.wait()

    @property
    def round_trip(self) -> float:
        """How many seconds a word takes to the other player and back; 0 where that is not known."""
        return 0.0 if self._host is None else self._host.round_trip(1)

    def drop(self) -> None:
        """Cut every connection, as a bad cable would."""
        if self._host is not None:
            self._host.drop()

    # On the worker's thread

    def _serve(self) -> None:
        from engine.net.discovery import Announcer, Nearby, addresses
        from engine.net.host import PORT, Host
        from engine.net.room import RoomSeat

        try:
            room = self._make()
        except Exception as problem:  # the sentence of whatever is in the way: a record, a file
            self.failed.emit(str(problem))
            return
        port = self._wanted if self._wanted is not None else room.port or PORT
        host = self._started(room, Host, (port, 0) if self._wanted is None else (port,))
        if host is None:
            return
        self._host, self.addresses, self.port = host, addresses(), host.port
        if self._nearby:
            known = secrets.token_hex(8)
            self._announcer = Announcer(
                lambda: Nearby(known, self.name, self.game.name, host.port, min(1, room.free), self._may_watch)
            )
        self.room = room
        self._up.emit(RoomSeat(room, 0, self._worker.do))

    def _started(self, room: Room, make: type[Host], ports: tuple[int, ...]) -> Host | None:
        """Return a host that serves at the first of these ports that is free."""
        problem = ""
        for port in ports:
            host = make([room], port=port, may_watch=self._may_watch, reached=self.reached.emit)
            try:
                host.start()
            except OSError as found:
                words = translate("Hosting", "Port {0} cannot be had ({1}).")
                problem = words.format(port, found.strerror or found)
                continue
            return host
        self.failed.emit(problem)
        return None

    def _close(self) -> None:
        if self._announcer is not None:
            self._announcer.close()
        if self._host is not None:
            self._host.stop()
        elif self.room is not None:
            self.room.close()

    # On the window's thread

    def _sit(self, seat: object) -> None:
        from engine.net.room import RoomSeat

        assert isinstance(seat, RoomSeat)
        self.session = Session((seat,), pace=self._pace, parent=self)
        self.session.link = lambda: (True, self.round_trip)
        seat.sit()
        self._look()
        self._looking.start(_LOOK)
        self.opened.emit()

    def _look(self) -> None:
        code = self._host.code if self._host is not None else ""
        if code != self.code:
            self.code = code
            self.changed.emit()

    def _note(self) -> None:
        self.anybody = True
        self.changed.emit()

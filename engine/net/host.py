"""A host: tables that others reach over the network. It runs on a thread of its own and touches no window.

What the rules work out is done on further threads, so that a long answer at one table holds up no connection. Whoever
connects proves who it is before anything else (:mod:`engine.net.handshake`), and stays within quotas after that
(:mod:`engine.net.gate`). What goes wrong with a connection is written into the log; its peer is told next to nothing.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from engine.net import gate, handshake
from engine.net import messages as say
from engine.net.messages import Asked, Told
from engine.net.room import Room

log = logging.getLogger("tessera.net")
#: The port that a host takes if it is free.
PORT = 47324
#: How often a connection is looked at, and after how long without a sign it is dead, in seconds.
PING, DEAD = 4.0, 8.0
#: So many seconds a guest has to hear the last words of a host that stops.
LINGER = 1.5

T = TypeVar("T")


class _Guest:
    """A connection that has been let in, and what waits to be sent over it."""

    def __init__(self, socket: ServerConnection, loop: asyncio.AbstractEventLoop) -> None:
        self.socket, self._loop = socket, loop
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self._lock = threading.Lock()
        self.gone = False

    def hear(self, message: Told) -> None:
        """Send what the table says; from any thread."""
        data = gate.packed(message)
        with self._lock:
            self._waiting += len(data)
            too_much = self._waiting > gate.BACKLOG
        if too_much or self.gone:
            self.stop()
            return
        self._put(data)

    def stop(self) -> None:
        """Close the connection when what waits has been sent, at once where too much waits."""
        if not self.gone:
            self.gone = True
            self._put(None)

    def _put(self, data: bytes | None) -> None:
        try:
            self._loop.call_soon_threadsafe(self._queue.put_nowait, data)
        except RuntimeError:  # the host has stopped
            self.gone = True

    async def says(self) -> AsyncIterator[Asked]:
        """Yield what the guest says, as far as its quota goes. Raises BadFrame."""
        quota = gate.Gate()
        async for data in self.socket:
            message = gate.asked(data)
            while (pause := quota.pause()) > 0:
                await asyncio.sleep(pause)
            if quota.passes(message):
                yield message

    async def send_all(self) -> None:
        """Send until there is no more to be sent."""
        while (data := await self._queue.get()) is not None:
            await self.socket.send(data)
            with self._lock:
                self._waiting -= len(data)
        await self.socket.close()


class Host:
    """Serves rooms to guests. ``reached`` is called when somebody has come in for the first time; ``fresh`` gives the
    room that stands instead of one whose game is over and whose players have gone.
    """

    def __init__(
        self,
        rooms: Sequence[Room],
        *,
        port: int = 0,
        address: str | None = None,
        may_watch: bool = True,
        reached: Callable[[], None] = lambda: None,
        fresh: Callable[[int], Room] | None = None,
    ) -> None:
        self.rooms = list(rooms)
        self.codes = handshake.Codes()
        self.port = port
        self._address, self._may_watch, self._reached = address, may_watch, reached
        self._fresh = fresh
        self._certificate = handshake.Certificate()
        self._pending: Counter[str] = Counter()
        self._seated: dict[tuple[int, int], _Guest] = {}
        self._watching = 0
        self._pool = ThreadPoolExecutor(max(4, len(self.rooms)), "tessera table")
        self._closing = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._up = threading.Event()
        self._problem: OSError | None = None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), name="tessera host", daemon=True)

    @property
    def code(self) -> str:
        """The code that lets in now."""
        return self.codes.code

    def start(self) -> None:
        """Begin to serve. Raises OSError where the port cannot be had."""
        self._thread.start()
        self._up.wait()
        if self._problem is not None:
            raise self._problem

    def stop(self) -> None:
        """Close every connection and every record."""
        self._closing = True
        if self._loop is not None and self._stop is not None and self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(15)
        self._pool.shutdown(wait=True)
        for room in self.rooms:
            room.close()

    def drop(self) -> None:
        """Cut every connection, as a bad cable would; for tests and measurements."""
        loop = self._loop
        if loop is not None:
            for guest in list(self._seated.values()):
                loop.call_soon_threadsafe(guest.socket.transport.abort)

    def round_trip(self, seat: int, room: int = 0) -> float:
        """Return how many seconds a word takes to whoever sits there and back; 0 where nobody does."""
        guest = self._seated.get((room, seat))
        return 0.0 if guest is None else guest.socket.latency

    # On the host's own thread

    async def _run(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        try:
            server = await serve(
                self._meet,
                self._address,
                self.port or _free_port(),
                ssl=self._certificate.context,
                max_size=handshake.LONGEST_JOIN,
                max_queue=16,
                open_timeout=gate.HANDSHAKE,
                close_timeout=1,
                ping_interval=PING,
                ping_timeout=DEAD,
                logger=_quiet(),
                server_header=None,
                # A view is much like the one before it: the window is as large as it can be, so that little crosses.
                extensions=[ServerPerMessageDeflateFactory(server_max_window_bits=15, client_max_window_bits=12)],
            )
        except OSError as problem:
            self._problem = problem
            self._up.set()
            return
        self.port = next(iter(server.sockets)).getsockname()[1]
        for room in self.rooms:
            room.port = self.port
        self._up.set()
        async with server:
            ticking = asyncio.create_task(self._tick())
            await self._stop.wait()
            ticking.cancel()
            for guest in list(self._seated.values()):
                guest.stop()
            # Whoever takes nothing of what is sent holds nothing up.
            for connection in server.connections:
                self._loop.call_later(LINGER, connection.transport.abort)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(1)
            with suppress(_Away):
                await self._tick_rooms()

    async def _tick_rooms(self) -> None:
        for number, room in enumerate(self.rooms):
            await self._worked_out(room.tick)
            if self._fresh is not None and room.over:
                await self._worked_out(room.close)
                again = self.rooms[number] = self._fresh(number)
                again.port = self.port

    async def _worked_out(self, work: Callable[[], T]) -> T:
        """Have it worked out beside the loop. Raises _Away once the table closes, when nobody is there to do it."""
        if self._closing:
            raise _Away("the table closes")
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def _meet(self, socket: ServerConnection) -> None:
        """Go through everything with one who connects."""
        peer = str((socket.remote_address or ("?",))[0])
        if self._pending.total() >= gate.PENDING or self._pending[peer] >= gate.PENDING_EACH:
            await socket.close()
            return
        self._pending[peer] += 1
        try:
            async with asyncio.timeout(gate.HANDSHAKE):
                side, watch = await self._let_in(socket)
        except (TimeoutError, ConnectionClosed, gate.BadFrame, _Away) as problem:
            log.info("%s was not let in: %s", peer, problem)
            return
        finally:
            self._pending[peer] -= 1
        self._reached()
        try:
            await self._serve(socket, side.secret, watch)
        except (ConnectionClosed, TimeoutError, gate.BadFrame, _Away, ValueError) as problem:
            log.info("%s goes: %s %s", peer, type(problem).__name__, problem)
        except Exception:  # whatever stumbles here must not be silent, and takes one connection with it at most
            log.exception("the table stumbled over what %s said", peer)

    async def _let_in(self, socket: ServerConnection) -> tuple[handshake.HostSide, bool]:
        """Let a guest prove who it is. Raises _Away for one that does not."""
        side = handshake.HostSide(self._certificate.der, self.codes, self._secret_of)
        hello = gate.decoded(handshake.HANDSHAKES, await socket.recv())
        if not isinstance(hello, handshake.Hello):
            raise _Away("no hello")
        greeting = await self._worked_out(lambda: side.greet(hello))
        await _send(socket, greeting)
        if isinstance(greeting, handshake.Denied):
            raise _Away(greeting.why)
        proof: handshake.AnyHandshake | None = None
        try:
            proof = gate.decoded(handshake.HANDSHAKES, await socket.recv())
        finally:
            answer = side.prove(proof if isinstance(proof, handshake.Proof) else None)
        await _send(socket, answer)
        if isinstance(answer, handshake.Denied):
            raise _Away(answer.why)
        return side, hello.watch

    def _secret_of(self, name: bytes) -> bytes | None:
        return next((found for room in self.rooms if (found := room.secret_of(name)) is not None), None)

    async def _serve(self, socket: ServerConnection, secret: bytes, watch: bool) -> None:
        number, room, welcome = await self._worked_out(lambda: self._room_for(secret, watch))
        why = "full" if welcome is None else ""
        if watch:
            full = "full" if self._watching >= gate.ONLOOKERS else ""
            why = "closed" if not self._may_watch else "early" if welcome is None else full
        if welcome is None or why:
            await _send(socket, handshake.Denied(why))
            raise _Away(why)
        await _send(socket, welcome)
        guest = _Guest(socket, asyncio.get_running_loop())
        if welcome.seat < 0:
            await self._let_watch(guest, room)
        else:
            try:
                since = await self._sit_down(socket, room, welcome, secret)
            finally:
                room.release(welcome.seat, secret)
            await self._play(guest, room, number, welcome.seat, since)

    def _room_for(self, secret: bytes, watch: bool) -> tuple[int, Room, handshake.Welcome | None]:
        """Return the room of one that comes back, or else the first with a free seat."""
        back = [room for room in self.rooms if room.has(secret)]
        for room in back or self.rooms:
            welcome = room.welcome(secret, watch=watch)
            if welcome is not None:
                return self.rooms.index(room), room, welcome
        return 0, self.rooms[0], None

    async def _sit_down(self, socket: ServerConnection, room: Room, welcome: handshake.Welcome, secret: bytes) -> int:
        """Take the guest's deck, or hear where it was."""
        async with asyncio.timeout(gate.SITTING):
            join = gate.decoded(handshake.JOININGS, await socket.recv())
        if not isinstance(join, handshake.Join):
            raise _Away("no join")
        try:
            await self._worked_out(lambda: room.join(welcome.seat, secret, join))
        except handshake.DeckRefused as problem:
            await _send(socket, handshake.Denied("deck", str(problem)[:500]))
            raise _Away("deck") from None
        await _send(socket, handshake.Joined())
        return join.since

    async def _play(self, guest: _Guest, room: Room, number: int, seat: int, since: int) -> None:
        before = self._seated.get((number, seat))
        if before is not None:
            before.socket.transport.abort()
        self._seated[number, seat] = guest
        hear = guest.hear
        sending = asyncio.create_task(guest.send_all())
        try:
            await self._worked_out(lambda: room.hear(seat, hear, since))
            async for message in guest.says():
                await self._worked_out(lambda message=message: room.ask(seat, message))  # type: ignore[misc]
        finally:
            guest.gone = True
            sending.cancel()
            if self._seated.get((number, seat)) is guest:
                del self._seated[number, seat]
            try:
                leaving = asyncio.get_running_loop().run_in_executor(self._pool, room.leave, seat, hear)
            except RuntimeError:  # the host has stopped meanwhile
                room.leave(seat, hear)
            else:
                await asyncio.shield(leaving)

    async def _let_watch(self, guest: _Guest, room: Room) -> None:
        self._watching += 1
        hear = guest.hear
        sending = asyncio.create_task(guest.send_all())
        try:
            await self._worked_out(lambda: room.watch(hear))
            async for message in guest.says():
                if not isinstance(message, say.Wish):
                    raise _Away("an onlooker speaks")
                await self._worked_out(lambda message=message: room.wish(hear, message))  # type: ignore[misc]
        finally:
            guest.gone = True
            sending.cancel()
            self._watching -= 1
            room.unwatch(hear)


def _free_port() -> int:
    """Return a port that is free: IPv4 and IPv6 are served at the same one."""
    with socket.create_server(("", 0)) as found:
        port: int = found.getsockname()[1]
    return port


class _Away(Exception):
    """Somebody is sent away; the message is for the log here."""


async def _send(socket: ServerConnection, message: msgspec.Struct) -> None:
    await socket.send(gate.packed(message))


def _quiet() -> logging.Logger:
    """Return a logger for the library, whose errors are what strangers do to a socket, and no news."""
    found = logging.getLogger("tessera.net.socket")
    found.setLevel(logging.CRITICAL)
    return found

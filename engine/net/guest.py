"""A guest: a seat at a table on another machine. The connection runs on a thread of its own and comes back by itself.

What was asked and not yet answered when a connection broke is asked again after it is back; the table does it once.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import threading
from collections.abc import Callable

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from engine.game import Deck, Game, GameError
from engine.net import gate, handshake
from engine.net import messages as say
from engine.net.gate import SITTING
from engine.net.host import DEAD, PING, PORT
from engine.net.messages import Asked, Told
from engine.net.seat import Seat
from engine.net.shuffles import Promise, deck_digest
from engine.views import View

#: How long is waited for a connection, and at most between two attempts to come back, in seconds.
CONNECT, SLOWEST = 8.0, 2.0


class RemoteSeat(Seat):
    """A seat at a table of a host. Create it, then :meth:`join`; what the table says is heard on another thread.

    ``bring`` gives the game of a name, and the deck to play it with (none to come back, or to watch). ``secret`` comes
    back to a seat without a code; it is there after joining, to be kept for that.
    """

    def __init__(
        self,
        bring: Callable[[str], tuple[Game, Deck | None]],
        address: tuple[str, int],
        *,
        code: str = "",
        name: str = "",
        watch: bool = False,
        secret: bytes = b"",
        connection: Callable[[bool], None] = lambda there: None,
    ) -> None:
        super().__init__(-1 if watch else 0)
        self.secret, self.address = secret, address
        self.promise: Promise | None = None
        self.welcome: handshake.Welcome | None = None
        self.last_view: View | None = None
        self._bring, self._code, self._name, self._watch = bring, code, name, watch
        self._connection = connection
        self._nonce = secrets.token_bytes(32)
        self._open: dict[int, Asked] = {}
        self._wish: say.Wish | None = None
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._socket: ClientConnection | None = None
        self._done: asyncio.Event | None = None
        self._joined = threading.Event()
        self._problem: Exception | None = None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), name="tessera guest", daemon=True)

    def join(self) -> None:
        """Connect and sit down. Raises NotLetIn with a sentence, and OSError where nobody answers."""
        self._thread.start()
        self._joined.wait()
        if self._problem is not None:
            raise self._problem

    @property
    def connected(self) -> bool:
        """Whether there is a connection now."""
        return self._socket is not None

    @property
    def round_trip(self) -> float:
        """How many seconds a word takes there and back."""
        return self._socket.latency if self._socket is not None else 0.0

    def promised(self, data: bytes) -> None:
        """Take over what was kept of an earlier program (:meth:`promise_bytes`); nothing where that is broken."""
        with contextlib.suppress(msgspec.MsgspecError):
            self.promise = msgspec.json.decode(data, type=Promise)

    def promise_bytes(self) -> bytes:
        """Return what the shuffles are checked with, to be kept for coming back with another program."""
        return b"" if self.promise is None else msgspec.json.encode(self.promise)

    def send(self, message: Asked) -> None:
        if self._watch:
            # Who watches may wish, and after coming back wishes the same.
            if not isinstance(message, say.Wish):
                return
            message = self._wish = msgspec.structs.replace(message, name=self._name[:40])
        else:
            with self._lock:
                self._open[message.id] = message
        self._wake(message)

    def contribute(self, first: int = -1) -> int:
        return self._say(lambda id: say.Contribute(id, self._nonce, first))

    def close(self) -> None:
        if self._loop is not None and self._done is not None and self._thread.is_alive():
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._done.set)
        if threading.current_thread() is not self._thread:
            self._thread.join(10)

    def drop(self) -> None:
        """Cut the connection, as a bad cable would; for tests and measurements."""
        socket, loop = self._socket, self._loop
        if socket is not None and loop is not None:
            loop.call_soon_threadsafe(socket.transport.abort)

    def hear(self, message: Told) -> None:
        if isinstance(message, say.Accepted | say.Refused | say.Informed):
            with self._lock:
                self._open.pop(message.id, None)
        if isinstance(message, say.Again):
            self._nonce = secrets.token_bytes(32)
            if self.promise is not None:
                self.promise = Promise(message.promise, self._nonce, self.seat, self.promise.deck)
        if isinstance(message, say.Snapshot | say.Happened):
            if message.view is None:
                raise gate.BadFrame("a position without a view")
            self.last_view = message.view
        super().hear(message)

    # On the connection's own thread

    def _wake(self, message: Asked) -> None:
        loop = self._loop
        if loop is not None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(lambda: loop.create_task(self._push(message)))

    async def _push(self, message: Asked) -> None:
        socket = self._socket
        if socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await socket.send(gate.packed(message))

    async def _run(self) -> None:
        self._loop, self._done = asyncio.get_running_loop(), asyncio.Event()
        attempts = 0
        while not self._done.is_set():
            try:
                await self._attend(self._done)
                attempts = 0
            except (OSError, TimeoutError, handshake.NotLetIn, WebSocketException, GameError, gate.BadFrame) as problem:
                attempts += 1
                if not self._joined.is_set() or (isinstance(problem, handshake.NotLetIn) and attempts > 40):
                    known = isinstance(problem, handshake.NotLetIn | OSError | GameError)
                    self._problem = problem if known else OSError(str(problem))
                    break
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._done.wait(), min(SLOWEST, 0.05 * 2 ** min(attempts, 8)))
        self._joined.set()

    async def _attend(self, done: asyncio.Event) -> None:
        """Connect, sit down, and hear the table until the connection breaks or the player goes."""
        host, port = self.address
        url = f"wss://{f'[{host}]' if ':' in host else host}:{port}"
        async with connect(
            url, ssl=handshake.guest_context(), server_hostname="tessera", open_timeout=CONNECT, close_timeout=1,
            ping_interval=PING, ping_timeout=DEAD, max_size=gate.LONGEST_TOLD, proxy=None, user_agent_header=None,
            extensions=[ClientPerMessageDeflateFactory(server_max_window_bits=15, client_max_window_bits=12)],
        ) as socket:  # fmt: skip
            async with asyncio.timeout(SITTING):
                await self._sit_down(socket)
            self._socket = socket
            self._connection(True)
            self._joined.set()
            for message in self._unanswered():
                await self._push(message)
            hearing = asyncio.create_task(self._hear_all(socket))
            leaving = asyncio.create_task(done.wait())
            try:
                await asyncio.wait((hearing, leaving), return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._socket = None
                leaving.cancel()
                hearing.cancel()
                self._connection(False)

    def _unanswered(self) -> list[Asked]:
        if self._wish is not None:
            return [self._wish]
        with self._lock:
            return [self._open[number] for number in sorted(self._open)]

    async def _hear_all(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in socket:
                if isinstance(data, bytes):
                    self.hear(gate.told(data))

    async def _sit_down(self, socket: ClientConnection) -> None:
        certificate = socket.transport.get_extra_info("ssl_object").getpeercert(binary_form=True)
        side = handshake.GuestSide(certificate, self._code, self.secret, watch=self._watch)
        await socket.send(gate.packed(side.hello()))
        await socket.send(gate.packed(side.prove(gate.decoded(handshake.HANDSHAKES, await socket.recv()))))
        secret = side.check(gate.decoded(handshake.HANDSHAKES, await socket.recv()))
        welcome = gate.decoded(handshake.JOININGS, await socket.recv())
        if not isinstance(welcome, handshake.Welcome):
            raise handshake.refusal(welcome if not isinstance(welcome, handshake.Join | handshake.Joined) else None)
        self.welcome, self.seat = welcome, welcome.seat
        if welcome.seat < 0:
            self.secret = secret
            return
        self._asked = max(self._asked, welcome.last)
        deck = None
        if not welcome.running:
            game, brought = await asyncio.to_thread(self._bring, welcome.game)
            if brought is not None:
                deck = handshake.offered(game, brought)
                self.promise = Promise(welcome.promise, self._nonce, welcome.seat, deck_digest(game, brought))
        await socket.send(gate.packed(handshake.Join(self._name[:40], deck, self._nonce, self.number)))
        joined = gate.decoded(handshake.JOININGS, await socket.recv())
        if not isinstance(joined, handshake.Joined):
            raise handshake.refusal(joined if not isinstance(joined, handshake.Join | handshake.Welcome) else None)
        self.secret = secret


def address_of(words: str) -> tuple[str, int]:
    """Return the host and the port that are meant. Raises ValueError with a sentence.

    >>> address_of("192.168.1.20"), address_of("192.168.1.20:5000"), address_of("[fe80::1]:5000")
    (('192.168.1.20', 47324), ('192.168.1.20', 5000), ('fe80::1', 5000))
    """
    words = words.strip()
    host, port = words, ""
    if words.startswith("["):
        host, _, port = words[1:].partition("]")
        port = port.removeprefix(":")
    elif words.count(":") == 1:
        host, _, port = words.partition(":")
    if not host or (port and not (port.isascii() and port.isdigit() and 0 < int(port[:6]) < 65536)):
        raise ValueError(f"'{words}' is no address; write one as in 192.168.1.20 or 192.168.1.20:{PORT}.")
    return host, int(port) if port else PORT

"""Tables nearby: a host makes itself known by mDNS and by a broadcast of its own; whoever looks hears both.

mDNS is what systems expect; networks that filter it often let a broadcast through. A table is known by an address and a
port, what it is called, the game and whether a seat is free. None of this is trusted: the handshake decides.
"""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable
from typing import Annotated

import ifaddr
import msgspec
from msgspec import Meta
from zeroconf import ServiceBrowser, ServiceInfo, ServiceStateChange, Zeroconf

from engine.bounds import Word, plain, plain_name

SERVICE = "_tessera._tcp.local."
#: The port of the broadcast; how often a table makes itself known and after how long it is forgotten, in seconds.
PORT, EVERY, FORGOTTEN = 47325, 1.0, 4.0
#: No more tables than this are listed, whatever a network says.
MOST = 64


class Nearby(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that makes itself known. ``id`` is drawn anew for each; ``bye`` says that it closes."""

    id: Word
    name: Word
    game: Word
    port: Annotated[int, Meta(ge=1, le=65535)]
    free: Annotated[int, Meta(ge=0, le=1000)] = 1
    watch: bool = True
    bye: bool = False


_decoder = msgspec.msgpack.Decoder(Nearby)


def addresses() -> tuple[str, ...]:
    """Return every address of this machine by which others may reach it, IPv4 first; none that works here alone."""
    found = [str(ip.ip if ip.is_IPv4 else ip.ip[0]) for adapter in ifaddr.get_adapters() for ip in adapter.ips]
    here = [one for one in found if not one.startswith(("127.", "169.254.", "::1", "fe80"))]
    return tuple(sorted(dict.fromkeys(here), key=lambda one: (":" in one, one)))


class _Running:
    """Something that runs on threads of its own until it is closed."""

    def __init__(self, *runs: Callable[[], None]) -> None:
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=run, daemon=True) for run in runs]
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """Stop."""
        self._stop.set()
        for thread in self._threads:
            thread.join(5)


class Announcer(_Running):
    """Makes a table known until it is closed, and says goodbye."""

    def __init__(self, table: Callable[[], Nearby]) -> None:
        self._table = table
        super().__init__(self._broadcast, self._register)

    def _broadcast(self) -> None:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
            sender.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            gone = False
            while not gone:
                gone = self._stop.is_set()
                data = msgspec.msgpack.encode(msgspec.structs.replace(self._table(), bye=gone))
                for target in ("255.255.255.255", "127.0.0.1"):
                    with contextlib.suppress(OSError):
                        sender.sendto(data, (target, PORT))
                self._stop.wait(0 if gone else EVERY)

    def _register(self) -> None:
        table = self._table()
        try:
            zeroconf = Zeroconf()
        except OSError:  # no network that could be asked
            return
        values = {"name": table.name, "game": table.game, "free": str(table.free), "watch": str(int(table.watch))}
        info = ServiceInfo(
            SERVICE, f"{table.id}.{SERVICE}", port=table.port, properties=values, parsed_addresses=list(addresses()),
            server=f"{table.id}.local.",
        )  # fmt: skip
        try:
            with contextlib.suppress(Exception):
                zeroconf.register_service(info)
            self._stop.wait()
            with contextlib.suppress(Exception):
                zeroconf.unregister_service(info)
        finally:
            zeroconf.close()


class Found(msgspec.Struct, frozen=True):
    """A table that was found, and where."""

    table: Nearby
    address: str


class Finder(_Running):
    """Lists the tables nearby until it is closed. ``changed`` is called on another thread."""

    def __init__(self, changed: Callable[[], None] = lambda: None) -> None:
        self._changed = changed
        self._lock = threading.Lock()
        self._heard: dict[str, tuple[Found, float]] = {}
        self._named: dict[str, Found] = {}
        super().__init__(self._listen, self._browse)

    def tables(self) -> tuple[Found, ...]:
        """Return the tables there are now, by name."""
        with self._lock:
            fresh = {one: found for one, (found, at) in self._heard.items() if time.monotonic() - at < FORGOTTEN}
            found = {**self._named, **fresh}
        return tuple(sorted(found.values(), key=lambda one: (one.table.name, one.table.id)))

    def _listen(self) -> None:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as receiver:
            receiver.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if hasattr(socket, "SO_REUSEPORT"):
                receiver.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            try:
                receiver.bind(("", PORT))
            except OSError:
                return
            receiver.settimeout(0.5)
            while not self._stop.is_set():
                with contextlib.suppress(TimeoutError, OSError):
                    data, sender = receiver.recvfrom(2048)
                    self.take(data, str(sender[0]))

    def take(self, data: bytes, address: str) -> None:
        """Take over what a broadcast says; what is no table is nothing."""
        try:
            table = _tidy(_decoder.decode(data))
        except (msgspec.MsgspecError, UnicodeDecodeError, ValueError, RecursionError):
            return
        with self._lock:
            if table.bye:
                self._heard.pop(table.id, None)
                self._named.pop(table.id, None)
            elif table.id in self._heard or len(self._heard) < MOST:
                known = self._heard.get(table.id)
                if known is not None and not known[0].address.startswith("127.") and address.startswith("127."):
                    address = known[0].address
                self._heard[table.id] = (Found(table, address), time.monotonic())
        self._changed()

    def _browse(self) -> None:
        try:
            zeroconf = Zeroconf()
        except OSError:
            return
        try:
            browser = ServiceBrowser(zeroconf, SERVICE, handlers=[self._on_service])
            self._stop.wait()
            browser.cancel()
        finally:
            zeroconf.close()

    def _on_service(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:  # the names of the arguments are the library's
        known = name.removesuffix(f".{SERVICE}")[:100]
        if state_change is ServiceStateChange.Removed:
            with self._lock:
                self._named.pop(known, None)
            self._changed()
            return
        threading.Thread(target=self._ask, args=(zeroconf, service_type, name, known), daemon=True).start()

    def _ask(self, zeroconf: Zeroconf, service_type: str, name: str, known: str) -> None:
        with contextlib.suppress(Exception):
            info = zeroconf.get_service_info(service_type, name, 3000)
            if info is None or not info.parsed_addresses() or len(self._named) >= MOST:
                return
            said = {key.decode(): (value or b"").decode() for key, value in info.properties.items()}
            free = int(said.get("free", "1"))
            table = Nearby(known, said.get("name", ""), said.get("game", ""), info.port or 1, free)
            with self._lock:
                self._named[known] = Found(_tidy(table), info.parsed_addresses()[0])
            self._changed()


def _tidy(table: Nearby) -> Nearby:
    return msgspec.structs.replace(
        table, id=plain(table.id), name=plain_name(table.name, "Tessera"), game=plain(table.game)[:40]
    )

"""`tessera bench net`: measures two machines' way to each other on one, with a whole game of two random players."""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import secrets
import socket
import statistics
import sys
import threading
import time

from app.cli import choosing
from app.cli.problems import Problem
from engine.game import Game
from engine.net import messages as say
from engine.net.discovery import Announcer, Finder, Nearby
from engine.net.guest import RemoteSeat
from engine.net.host import Host
from engine.net.room import Room

_WORDS = {
    "join_ms": "connecting, proving and sitting down, in ms",
    "answer_ms_p50": "an answer until all of it is told, with what the rules take, median, in ms",
    "answer_ms_p99": "the same, 99th of 100, in ms",
    "kb_per_game": "bytes over the wire for each seat and game, in kB",
    "reconnect_ms": "from a cut connection until the question is there again, in ms",
    "found_ms": "until a table nearby is found, in ms",
    "host_mb": "memory of host and guests together at the end, in MB",
}
_LONGEST = 900.0


class Relay:
    """Passes bytes on to a port and counts them."""

    def __init__(self, port: int) -> None:
        self.bytes = 0
        self._port = port
        self._open: list[socket.socket] = []
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._server.accept()
            except OSError:
                return
            try:
                there = socket.create_connection(("127.0.0.1", self._port))
            except OSError:
                here.close()
                continue
            self._open = [here, there]
            for one in (here, there):
                # The ends send at once; a relay that gathers would add the 40 ms of a delayed acknowledgement.
                one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for pair in ((here, there), (there, here)):
                threading.Thread(target=self._pass, args=pair, daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                self.bytes += len(data)
                target.sendall(data)
        except OSError:
            pass
        source.close()
        target.close()

    def cut(self) -> None:
        """Cut the connection, as a cable that is pulled would."""
        for one in self._open:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Take no more connections."""
        self._server.close()


class _Player:
    """Plays at random and notes how long answers take."""

    def __init__(self, seat: RemoteSeat) -> None:
        self.seat = seat
        self.over = threading.Event()
        self.began = threading.Event()
        self.times: list[float] = []
        self.cut = 0.0
        self.reconnected: list[float] = []
        self._asked = -1
        self._sent: tuple[int, float] = (0, 0.0)
        seat.listen(self._hear)

    def _hear(self, told: say.Told) -> None:
        seat, question = self.seat, self.seat.question
        match told:
            case say.Ended():
                self.over.set()
            case say.Informed(answer=answer) if answer is not None:
                now = time.perf_counter()
                self._sent = (seat.answer(answer), now)
            case say.Accepted(id=id) if id == self._sent[0]:
                self.times.append(time.perf_counter() - self._sent[1])
                return
            case say.Refused():
                self._asked = -1
        if self.cut and isinstance(told, say.Presence):
            self.reconnected.append(time.perf_counter() - self.cut)
            self.cut = 0.0
        if question is not None and question.kind != "wait" and seat.ended is None and self._asked != seat.number:
            self.began.set()
            self._asked = seat.number
            seat.inquire("suggest")


def run(arguments: argparse.Namespace) -> int:
    """Host a table, let two guests play over the loopback, and print how quick it is."""
    if arguments.soak:
        from app.cli import soak_net

        return soak_net.run(arguments)
    if arguments.frames:
        from app.cli import soak_frames

        return soak_frames.run(arguments)
    game = choosing.own(arguments.shown)
    print("Playing a game over the loopback ...", file=sys.stderr)
    measures = _measures(game)
    if arguments.json:
        print(json.dumps(measures))
    else:
        print("\n".join(f"{_WORDS[name]}: {value:g}" for name, value in measures.items()))
    return 0


def _measures(game: Game) -> dict[str, float]:
    found_ms = _found_ms(game)
    room = Room(game, name="Ann")
    host = Host([room], address="127.0.0.1")
    host.start()
    relay = Relay(host.port)
    players: list[_Player] = []
    joins: list[float] = []
    try:
        for number, name in enumerate(("Ann", "Bob")):
            deck = game.deck(game.random_deck(random.Random(number)))
            seat = RemoteSeat(lambda _, deck=deck: (game, deck), ("127.0.0.1", relay.port), code=host.code, name=name)  # type: ignore[misc]
            players.append(_Player(seat))
            before = time.perf_counter()
            seat.join()
            joins.append(time.perf_counter() - before)
            seat.ready()
        end = time.monotonic() + _LONGEST
        cuts = 0
        while not all(player.over.wait(0.2) for player in players):
            if time.monotonic() > end:
                raise Problem("The game over the loopback does not end.")
            if cuts < 3 and players[0].began.is_set() and not players[0].cut:
                cuts += 1
                players[0].cut = time.perf_counter()
                players[0].seat.drop()
        times = sorted(one * 1000 for player in players for one in player.times)
        back = [one * 1000 for player in players for one in player.reconnected]
        return {
            "join_ms": round(1000 * max(joins), 1),
            "answer_ms_p50": round(statistics.median(times), 1),
            "answer_ms_p99": round(times[int(len(times) * 0.99)], 1),
            "kb_per_game": round(relay.bytes / 2 / 1000, 1),
            "reconnect_ms": round(statistics.median(back), 1) if back else 0.0,
            "found_ms": round(found_ms, 1),
            "host_mb": round(_resident(), 1),
        }
    finally:
        relay.close()
        for player in players:
            player.seat.close()
        host.stop()


def _found_ms(game: Game) -> float:
    table = Nearby(secrets.token_hex(8), "Ann", game.name, 47324)
    came = threading.Event()
    finder = Finder(lambda: came.set() if any(one.table.id == table.id for one in finder.tables()) else None)
    before = time.perf_counter()
    announcer = Announcer(lambda: table)
    try:
        if not came.wait(10):
            raise Problem("No table is found on this machine: its network lets neither way through.")
        return 1000 * (time.perf_counter() - before)
    finally:
        announcer.close()
        finder.close()


def _resident() -> float:
    """Memory of this process at its most, in MB; 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1024 / (1024 if sys.platform == "darwin" else 1)

"""`tessera bench net --frames`: what a stranger might send, changed as line noise would, and more than anybody takes.

Each frame is no frame at all, or is judged by the table like any other; the match goes on, nothing takes long, and no
memory is kept. Then a guest floods a host, and takes nothing of what it is told.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import random
import sys
import time

import msgspec

from app.cli import choosing
from app.cli.problems import Problem
from app.stage.measure import resident_mb
from engine.answers import Cards, Pass, Play
from engine.game import Game, Start
from engine.net import gate
from engine.net import messages as say
from engine.net.guest import RemoteSeat
from engine.net.host import Host
from engine.net.room import Room
from engine.net.table import Table
from engine.overrides import Anyway, Draw, MoveCard, Rules

#: After so many frames the match goes on by one answer, and the frames are those of its new position.
EACH = 500
#: For so many seconds a guest floods the host.
FLOOD = 10.0


class Frames:
    """A table at which a guest that is not asked sends whatever it likes."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game, self._source = game, random.Random(seed)
        self.sent = self.understood = self.matches = 0
        self.longest = 0.0
        self._begin()

    def _begin(self) -> None:
        """Sit down to another match."""
        self.matches += 1
        decks = [self._game.deck(self._game.random_deck(self._source)) for _ in range(2)]
        start = Start(self._game.name, (decks[0], decks[1]), self._source.randrange(1 << 30))
        self.match = self._game.new_match(start)
        self.match.contain()
        self.table = Table(self.match, first=0)
        for seat in (0, 1):
            self.table.sit(seat, lambda told: None)
        self._go_on()

    def _go_on(self) -> None:
        """Whoever is asked answers, and the other seat is the one that sends from now on."""
        request = self.match.request
        refusal = None if request is None else self.match.answer(request.seat, self.match.sample(self._source))
        if refusal is not None:
            raise Problem(f"A legal answer is refused after what was sent: {refusal}")
        if self.match.request is None:
            self._begin()
            return
        self.seat = 1 - self.match.request.seat
        cards = [card.handle for zone in self.match.view(self.seat).zones for card in zone.cards]
        at = self.table.number
        self._frames = [gate.packed(one) for one in sayings(self._source, cards or [1], at)]
        self._digest = self.match.state.digest()

    def send(self, count: int) -> None:
        """Send so many frames. Raises Problem where one of them changes the match."""
        for _ in range(count):
            data = mutated(self._source.choice(self._frames), self._source)
            began = time.perf_counter()
            self._send(data)
            self.longest = max(self.longest, time.perf_counter() - began)
            self.sent += 1
            if self.sent % EACH == 0:
                if self.match.state.digest() != self._digest or self.match.rules != "enforced":
                    raise Problem(f"What was sent changed the match, at frame {self.sent}.")
                self._go_on()

    def _send(self, data: bytes) -> None:
        try:
            message = gate.asked(data)
        except gate.BadFrame:
            return
        self.understood += 1
        if not isinstance(message, say.Concede | say.Claim):
            self.table.ask(self.seat, msgspec.structs.replace(message, id=self.table.last(self.seat) + 1))


def mutated(data: bytes, source: random.Random) -> bytes:
    """Change a frame as line noise, or somebody who tries, would."""
    found = bytearray(data)
    for _ in range(source.choice((1, 1, 1, 2, 4))):
        place = source.randrange(len(found) + 1)
        kind = source.randrange(4)
        if kind == 0 and found:
            found[min(place, len(found) - 1)] = source.randrange(256)
        elif kind == 1:
            found[place:place] = source.randbytes(source.randint(1, 9))
        elif kind == 2:
            del found[place : place + source.randint(1, 5)]
        else:
            found[place:place] = found[: source.randrange(40)]
    return bytes(found)


def sayings(source: random.Random, handles: list[int], at: int) -> list[say.Asked]:
    """What a guest might say, right and wrong."""
    card = source.choice(handles)
    return [
        say.GiveAnswer(1, at, Pass()),
        say.GiveAnswer(1, at, Play("cast", card)),
        say.GiveAnswer(1, at, Cards((card,))),
        say.DoByHand(1, at, (MoveCard(card, "hand"), Draw(1), Rules("free"))),
        say.DoByHand(1, at, (Anyway(Cards((card,))),), "words", True),
        say.Propose(1, say.UNDO),
        say.Settle(1, 1, True),
        say.Chat(1, "well"),
        say.Point(1, card),
        say.Show(1),
        say.Inquire(1, "explain", card),
        say.Inquire(1, "record"),
    ]


def flooded(game: Game, seconds: float) -> float:
    """Let a guest send as much as it can and take nothing; return by how many MB this program has grown at most."""
    room = Room(game, name="Ann", deck=game.deck(game.random_deck(random.Random(0))))
    host = Host([room], address="127.0.0.1")
    host.start()
    deck = game.deck(game.random_deck(random.Random(1)))
    seat = RemoteSeat(lambda _: (game, deck), ("127.0.0.1", host.port), code=host.code, name="Bob")
    try:
        seat.join()
        seat.ready()
        room.set_ready(0)
        while room.table is None or seat.number < 0:
            time.sleep(0.01)
        gc.collect()
        before = most = resident_mb()
        socket, loop = seat._socket, seat._loop
        assert socket is not None and loop is not None
        socket.transport.pause_reading()
        words = [gate.packed(say.Inquire(number, "log")) for number in range(10, 60_000)]

        async def flood() -> None:
            wire = socket.transport.get_extra_info("socket")
            for data in words:
                with contextlib.suppress(OSError):
                    wire.getpeername()
                    await socket.send(data)
                    continue
                return  # the host has had enough

        sending = asyncio.run_coroutine_threadsafe(flood(), loop)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            time.sleep(0.05)
            most = max(most, resident_mb())
        sending.cancel()
        if room.table.match.request is None:
            raise Problem("The match has ended in a flood.")
        return most - before
    finally:
        seat.drop()
        seat.close()
        host.stop()


def run(arguments: argparse.Namespace) -> int:
    """Send so many changed frames and flood a host; say what became of it."""
    game = choosing.own(arguments.shown)
    sending = Frames(game, 1)
    first = min(arguments.frames, 20_000)
    sending.send(first)
    gc.collect()
    before = resident_mb()
    for _ in range((arguments.frames - first) // 10_000):
        sending.send(10_000)
        print(f"{sending.sent} of {arguments.frames} frames", file=sys.stderr, flush=True)
    gc.collect()
    found = {
        "frames": sending.sent, "understood": sending.understood, "matches": sending.matches,
        "longest_ms": round(sending.longest * 1000, 1), "grown_mb": round(resident_mb() - before, 1),
        "flood_mb": round(flooded(game, FLOOD), 1),
    }  # fmt: skip
    print(json.dumps(found) if arguments.json else "\n".join(f"{name}: {value}" for name, value in found.items()))
    return 0

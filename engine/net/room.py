"""A room of a host: the two seats before and while there is a table, who has come to them, and the record.

A room outlives connections and the host's own program: who came once comes back with a secret, which is kept beside the
record, and a record that was begun is gone on with.
"""

from __future__ import annotations

import logging
import secrets
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from engine.bounds import plain, plain_name
from engine.files import write_whole
from engine.game import Deck, Game, Start
from engine.net import messages as say
from engine.net.chairs import Clock, Hear
from engine.net.gate import BUDGET, ONLOOKERS
from engine.net.handshake import Join, Welcome, seat_name, taken
from engine.net.messages import Asked
from engine.net.seat import Seat
from engine.net.shuffles import HostShare, deck_digest
from engine.net.table import CLAIM_AFTER, Table
from engine.overrides import Rules
from engine.record import Recorder, resume, seats_beside
from engine.state import SEATS
from engine.views import NAMES

log = logging.getLogger("tessera.net")
#: Every so many seconds it is kept how much time the clocks have left.
CLOCK_KEPT = 5.0


class _Kept(msgspec.Struct):
    """What is kept beside a record, for its host alone: the secret of each seat, in hexadecimal digits, how many
    seconds were left on the clocks, and the secrets of those who watch.
    """

    secrets: tuple[str, str]
    port: int = 0
    clock: tuple[float, float] | None = None
    watchers: tuple[str, ...] = ()


class Place:
    """Somebody at a seat: the name, the deck, the part of the shuffles, and the secret to come back with."""

    def __init__(self, name: str, deck: Deck, nonce: bytes = bytes(32), secret: bytes = b"") -> None:
        self.name, self.deck, self.nonce, self.secret = name, deck, nonce, secret
        self.ready = False
        self.hear: Hear | None = None


class Room:
    """Two seats of a game. With a ``deck`` the host sits at the first one; else both are for guests.

    ``file`` is where the record goes, asked for when the match begins; ``options`` go into it.
    """

    def __init__(
        self,
        game: Game,
        *,
        name: str = "",
        deck: Deck | None = None,
        options: Mapping[str, str] | None = None,
        file: Callable[[], Path | None] = lambda: None,
        on_begin: Callable[[Table], None] = lambda table: None,
    ) -> None:
        self.game, self.name = game, plain_name(name, "Tessera")
        self.options = dict(options or {})
        self.places: list[Place | None] = [None if deck is None else Place(self.name, deck), None]
        self.share = HostShare(deck_digest(game, deck))
        self.host_plays = deck is not None
        self.table: Table | None = None
        self.recorder: Recorder | None = None
        self.port = 0
        self._file, self._on_begin = file, on_begin
        self._clock: Clock | None = None
        self._kept_at = 0.0
        self._secrets = ["", ""]
        #: The secrets of those who watch: the last of them, with which they come back.
        self._watchers: list[bytes] = []
        self._lock = threading.RLock()
        self._reserved: dict[int, bytes] = {}
        #: What each seat has added to the next game, while both have agreed to play again; None before that.
        self._next: dict[int, bytes] | None = None

    @classmethod
    def resumed(cls, game: Game, path: Path, *, host_plays: bool = True) -> Room:
        """Return the room of a record that goes on; guests come back to it with their secrets. Raises RecordError."""
        room = cls(game)
        loaded, recorder = resume(path, lambda name: game)
        room.options, room.recorder, room.host_plays = dict(loaded.start.options), recorder, host_plays
        kept = _kept(path)
        room._secrets, room.port = list(kept.secrets), kept.port
        room._watchers = [bytes.fromhex(one) for one in kept.watchers]
        for seat in SEATS:
            secret = bytes.fromhex(kept.secrets[seat])
            room.places[seat] = Place(loaded.match.names[seat], loaded.start.decks[seat], secret=secret)
        loaded.match.contain()
        room.table = room._table_of(loaded.match)
        if room._clock is not None and kept.clock is not None:
            room._clock.set(kept.clock)
        return room

    @property
    def free(self) -> int:
        """How many seats are free."""
        return sum(place is None for place in self.places)

    # Coming in

    def secret_of(self, name: bytes) -> bytes | None:
        """Return the secret of the seat of this name, if it is one of this room's."""
        return next((secret for secret in self._known() if seat_name(secret) == name), None)

    def has(self, secret: bytes) -> bool:
        """Whether a seat of this room is held for whoever has this secret."""
        return secret in self._known()

    def _known(self) -> list[bytes]:
        return [place.secret for place in self.places if place is not None and place.secret] + self._watchers

    def welcome(self, secret: bytes, *, watch: bool = False) -> Welcome | None:
        """Return what a guest is told that has come in, and hold a seat for it; None where there is none."""
        if watch:
            return self._welcome_watcher(secret)
        with self._lock:
            return self._seat_for(secret)

    def _welcome_watcher(self, secret: bytes) -> Welcome | None:
        if self.table is None:
            return None
        with self._lock:
            if secret not in self._known():
                self._watchers = [*self._watchers[1 - ONLOOKERS :], secret]
                self._keep_again()
        return self._welcome(-1)

    def _seat_for(self, secret: bytes) -> Welcome | None:
        for seat, place in enumerate(self.places):
            if place is not None and place.secret and place.secret == secret:
                return self._welcome(seat)
        free = [seat for seat in SEATS if self.places[seat] is None and seat not in self._reserved]
        if not free or self.table is not None:
            return None
        self._reserved[free[0]] = secret
        return self._welcome(free[0])

    def _welcome(self, seat: int) -> Welcome:
        running = self.table is not None
        last = self.table.last(seat) if self.table is not None and seat >= 0 else 0
        public = {name: value for name, value in self.options.items() if not name.startswith("nonce")}
        return Welcome(self.game.name, self.name, seat, self.share.promise, self.host_plays, running, last, public)

    @property
    def over(self) -> bool:
        """Whether the game is over and everybody has gone."""
        table = self.table
        return table is not None and table.match.outcome is not None and all(table.away)

    def release(self, seat: int, secret: bytes) -> None:
        """Let a seat be free again that was held for a guest who has not sat down."""
        if self._reserved.get(seat) == secret:
            del self._reserved[seat]

    def join(self, seat: int, secret: bytes, join: Join) -> None:
        """Let a guest sit down. Raises DeckRefused for a deck that may not be played here, ValueError for none."""
        if self.table is not None or self.places[seat] is not None:
            return
        if join.deck is None:
            raise ValueError("a guest without a deck")
        deck = taken(self.game, join.deck)
        self.places[seat] = Place(plain_name(join.name, NAMES[seat]), deck, join.nonce, secret)
        self._reserved.pop(seat, None)

    def hear(self, seat: int, hear: Hear, since: int = -1) -> None:
        """Let a seat hear from now on."""
        with self._lock:
            place = self.places[seat]
            if place is None:
                return
            place.hear = hear
            if self.table is not None:
                self.table.sit(seat, hear, since)
                if self._next is not None and seat not in self._next:
                    hear(self._again())
            else:
                self._tell_presence()

    def leave(self, seat: int, hear: Hear) -> None:
        """Let a seat hear no more. Before the game begins it is free again; afterwards it is held."""
        with self._lock:
            place = self.places[seat]
            if place is None or place.hear != hear:
                return
            place.hear = None
            if self.table is not None:
                self.table.stand(seat, hear)
            else:
                self.places[seat] = None
                self._tell_presence()

    def watch(self, hear: Hear) -> None:
        """Let somebody watch."""
        if self.table is not None:
            self.table.watch(hear)

    def unwatch(self, hear: Hear) -> None:
        """Let nobody watch there any more."""
        if self.table is not None:
            self.table.unwatch(hear)

    def wish(self, hear: Hear, message: say.Wish) -> None:
        """Take what somebody who watches wishes to see."""
        if self.table is not None:
            self.table.wish(hear, message)

    # Playing

    def ask(self, seat: int, message: Asked) -> None:
        """Take what a seat says, before there is a table as well."""
        # While the game begins, what a seat says waits: it may have been told the first position already.
        with self._lock:
            table = self.table
            if table is None:
                self._ask_before(seat, message)
        if table is not None:
            if isinstance(message, say.Contribute):
                self._contribute(seat, message)
            table.ask(seat, message)
            if table.again:
                self._play_again(table)

    def _ask_before(self, seat: int, message: Asked) -> None:
        place = self.places[seat]
        if place is None or place.hear is None:
            return
        place.hear(say.Accepted(message.id))
        match message:
            case say.Ready(yes=yes):
                self.set_ready(seat, yes)
            case say.Chat(words=words) if plain(words):
                self._all(say.Spoke(seat, plain(words)))
            case _:
                pass

    def set_ready(self, seat: int, yes: bool = True) -> None:
        """A seat is ready, or not; when both are, the game begins."""
        with self._lock:
            place = self.places[seat]
            if place is None or self.table is not None:
                return
            place.ready = yes
            self._tell_presence()
            if all(one is not None and one.ready for one in self.places):
                self.begin()

    # Playing again

    @property
    def best_of(self) -> int:
        """How many games decide, at most."""
        return 3 if self.options.get("games") == "3" else 1

    def _play_again(self, table: Table) -> None:
        """Both want another game: the host promises its part of the shuffles anew, and asks for those of the seats."""
        with self._lock:
            if table is not self.table or self._next is not None:
                return
            table.again, self._next = False, {}
            first = self.places[0]
            self.share = HostShare(deck_digest(self.game, first.deck if self.host_plays and first else None))
            self._all(self._again())

    def _again(self) -> say.Again:
        outcome = self.table.match.outcome if self.table is not None else None
        lost = -1 if outcome is None or outcome.winner is None else 1 - outcome.winner
        return say.Again(self.share.promise, lost)

    def _contribute(self, seat: int, message: say.Contribute) -> None:
        """A seat adds its part to the next game; when both have, it begins."""
        with self._lock:
            place, chooser = self.places[seat], self._again().chooser
            if self._next is None or seat in self._next or place is None or self.table is None:
                return
            self._next[seat] = place.nonce = message.nonce
            if seat == chooser:
                self.options.pop("first", None)
                if message.first >= 0:
                    self.options["first"] = str(message.first)
            if len(self._next) < len(SEATS):
                return
            self._next = None
            if chooser < 0:
                self.options.pop("first", None)
            wins = self.table.wins
            over = max(wins) * 2 > self.best_of
            self.options["wins"] = "0,0" if over else f"{wins[0]},{wins[1]}"
            self.close()
            self.begin()

    def begin(self) -> None:
        """Begin the match."""
        first, second = self.places
        assert first is not None and second is not None
        nonces = (first.nonce, second.nonce)
        options = {**self.options, **self.share.options(nonces)}
        names = (first.name, second.name if second.name != first.name else f"{second.name} 2"[-40:])
        start = Start(self.game.name, (first.deck, second.deck), self.share.seed(nonces), names, options)
        match = self.game.new_match(start)
        match.contain()
        path = self._file()
        self.recorder = Recorder(self.game, start, match, path)
        if self.options.get("mode", "") in ("ask", "free"):
            match.override(0, Rules(self.options["mode"]))
        self._secrets = [first.secret.hex(), second.secret.hex()]
        before, table = self.table, self._table_of(match)
        self._keep(path)
        if before is not None:
            table.follow(before)
        for seat, place in enumerate((first, second)):
            if place.hear is not None:
                table.sit(seat, place.hear)
        self.table = table
        self._on_begin(table)

    def _table_of(self, match: object) -> Table:
        from engine.match import Match

        assert isinstance(match, Match) and self.recorder is not None
        recorder = self.recorder
        match.budget = BUDGET
        self._clock = clock_of(self.options.get("clock", ""))
        first, _, second = self.options.get("wins", "").partition(",")
        wins = (int(first), int(second)) if (first + second).isascii() and (first + second).isdigit() else (0, 0)
        return Table(
            match, record=lambda: recorder.text().encode(), clock=self._clock, first=secrets.randbelow(1 << 40),
            wins=wins, best_of=self.best_of, claim_after=held_for(self.options.get("held", "")),
            stumbled=lambda problem: log.error("the rules failed at a table", exc_info=problem),
        )  # fmt: skip

    def _keep(self, path: Path | None) -> None:
        """Keep the secrets of the seats and the clocks beside the record, for nobody else to read."""
        if path is None:
            return
        left = None if self._clock is None else self._clock.exactly
        watchers = tuple(one.hex() for one in self._watchers)
        kept = _Kept((self._secrets[0], self._secrets[1]), self.port, left, watchers)
        # Whole or not at all: without the secrets nobody could come back.
        write_whole(seats_beside(path), msgspec.json.encode(kept), private=True)

    def tick(self) -> None:
        """Let time pass; of the clocks a crash of the program forgets at most so many seconds (:data:`CLOCK_KEPT`)."""
        if self.table is None:
            return
        self.table.tick()
        if self._clock is not None and time.monotonic() - self._kept_at >= CLOCK_KEPT:
            self._kept_at = time.monotonic()
            self._keep_again()

    def _keep_again(self) -> None:
        path = self.recorder.path if self.recorder is not None else None
        if path is not None and seats_beside(path).is_file():
            # On a full disk the clocks would go on from earlier; the game itself tells of the disk.
            with suppress(OSError):
                self._keep(path)

    def close(self) -> None:
        """Write what is left of the record; of a game that is over, nobody comes back."""
        if self.recorder is None:
            return
        self._keep_again()
        if not self.recorder.close():
            self.recorder.abandon()
        if self.recorder.path is not None and self.recorder.match.outcome is not None:
            seats_beside(self.recorder.path).unlink(missing_ok=True)

    def _tell_presence(self) -> None:
        first, second = (place is None for place in self.places)
        one, two = (place is not None and place.ready for place in self.places)
        names = ["" if place is None else place.name for place in self.places]
        self._all(say.Presence((first, second), (one, two), names=(names[0], names[1])))

    def _all(self, message: say.Told) -> None:
        for place in self.places:
            if place is not None and place.hear is not None:
                place.hear(message)


def clock_of(words: str) -> Clock | None:
    """Return the clock of a table: "15,0" is 15 minutes for each player, "0,60" is 60 seconds for each decision."""
    minutes, _, seconds = words.partition(",")
    if minutes.isascii() and minutes.isdigit() and 0 < int(minutes) <= 600:
        return Clock(int(minutes) * 60)
    if seconds.isascii() and seconds.isdigit() and 0 < int(seconds) <= 3600:
        return Clock(int(seconds), decision=True)
    return None


def held_for(words: str) -> float:
    """Return how many seconds a seat is held for who is away, before the other may claim the game: "10" is minutes."""
    minutes = int(words) if words.isascii() and words.isdigit() else 0
    return minutes * 60.0 if 0 < minutes <= 600 else CLAIM_AFTER


class RoomSeat(Seat):
    """The seat of whoever hosts, in the room itself; ``run`` does each thing on a thread that may wait."""

    def __init__(self, room: Room, seat: int, run: Callable[[Callable[[], None]], object]) -> None:
        super().__init__(seat)
        self._room, self._run = room, run

    def sit(self) -> None:
        """Hear the room from now on, and the table as soon as there is one."""
        self._run(lambda: self._room.hear(self.seat, self.hear))

    def send(self, message: Asked) -> None:
        self._run(lambda: self._room.ask(self.seat, message))

    def close(self) -> None:
        self._run(lambda: self._room.leave(self.seat, self.hear))


def _kept(path: Path) -> _Kept:
    try:
        return msgspec.json.decode(seats_beside(path).read_bytes(), type=_Kept)
    except (OSError, msgspec.MsgspecError):
        return _Kept(("", ""))

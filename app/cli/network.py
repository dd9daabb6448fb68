"""The commands of the network: host tables, join one, watch one."""

from __future__ import annotations

import argparse
import random
import secrets
import sys
import threading
import time
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from app import collection
from app.cli import choosing
from app.cli.problems import Problem
from app.cli.seated import Terminal
from app.net.kept import KeptSeat, KeptSeats
from engine.game import Deck, Game
from engine.net import shuffles
from engine.net.discovery import Announcer, Nearby, addresses
from engine.net.guest import RemoteSeat, address_of
from engine.net.handshake import NotLetIn
from engine.net.host import PORT, Host
from engine.net.room import Room, RoomSeat
from engine.net.table import Table

_RANDOM = random.Random()


def host(arguments: argparse.Namespace) -> int:
    """Serve a table that others reach over the network: with a deck you play yourself, else you only serve."""
    game = choosing.told_game(arguments.game, arguments.cards)
    folder = Path(arguments.records) if arguments.records else collection.data_folder() / "matches"
    options = {"mode": arguments.mode, "games": str(arguments.best_of), "clock": _clock(arguments.clock)}
    options["held"] = _held(arguments.held)

    def begin(number: int, table: Table) -> None:
        print(f"Table {number + 1}: the game begins.", flush=True)

    def room(number: int, deck: Deck | None = None) -> Room:
        return _room(game, arguments.name, deck, folder, number, begin, options)

    if arguments.resume:
        rooms = [Room.resumed(game, Path(arguments.resume), host_plays=bool(arguments.play))]
    else:
        deck = _deck(game, arguments.deck) if arguments.deck else None
        if deck is not None and arguments.tables > 1:
            raise Problem("Whoever plays at a table serves one: give --deck or --tables.")
        rooms = [room(number, deck) for number in range(arguments.tables)]
    plays = rooms[0].host_plays
    port = arguments.port if arguments.port is not None else rooms[0].port or PORT
    serving = Host(
        rooms, port=port, reached=lambda: print("Somebody has come to the table.", flush=True),
        fresh=None if plays else room,
    )  # fmt: skip
    try:
        serving.start()
    except OSError as problem:
        raise Problem(f"Port {port} cannot be had ({problem.strerror}); choose another with --port.") from None
    known = secrets.token_hex(8)

    def nearby() -> Nearby:
        free = sum(one.free for one in serving.rooms)
        return Nearby(known, arguments.name, game.name, serving.port, min(1000, free))

    announcer = Announcer(nearby)
    try:
        _tell(serving)
        if not plays:
            return _serve(serving)
        seat = RoomSeat(rooms[0], 0, lambda act: act())
        terminal = Terminal(seat, game, (sys.stdin, sys.stdout), random=arguments.random)
        seat.sit()
        seat.ready()
        threading.Thread(target=_serve, args=(serving,), daemon=True).start()
        if terminal.run() and arguments.random:
            _wait_for_guest(rooms[0])
        return 0
    except KeyboardInterrupt:
        print("\nThe table closes.")
        return 0
    finally:
        announcer.close()
        serving.stop()
        for one in serving.rooms:
            if one.recorder is not None and one.recorder.match.outcome is None:
                print(f"To go on: tessera host {game.name} --resume '{one.recorder.path}'")


def join(arguments: argparse.Namespace) -> int:
    """Play at a table of another machine."""
    return _join(arguments, watch=False)


def watch(arguments: argparse.Namespace) -> int:
    """Watch a table of another machine."""
    return _join(arguments, watch=True)


def _held(minutes: int) -> str:
    """How long a seat is held, as a room is told of it."""
    if not 0 < minutes <= 600:
        raise Problem("--held wants minutes, from 1 to 600.")
    return str(minutes)


def _clock(words: str) -> str:
    """A clock as a room is told of it: "15" is minutes for each player, "60s" seconds for each decision."""
    number = words.removesuffix("s")
    if not (number.isascii() and number.isdigit()):
        raise Problem("--clock wants minutes, as in 15, or seconds for each decision, as in 60s.")
    return f"0,{int(number)}" if words.endswith("s") else f"{int(number)},0"


def _room(
    game: Game, name: str, deck: Deck | None, folder: Path, number: int, begin: Callable[[int, Table], None],
    options: Mapping[str, str],
) -> Room:  # fmt: skip
    def file() -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        moment = datetime.now().strftime("%Y-%m-%d %H.%M.%S")
        return folder / f"{moment} {game.name} table {number + 1}.tessera"

    return Room(game, name=name, deck=deck, options=options, file=file, on_begin=lambda table: begin(number, table))


def _tell(serving: Host) -> None:
    print(f"Code: {serving.code[:4]}-{serving.code[4:]}")
    for address in addresses() or ("127.0.0.1",):
        print(f"Address: {f'[{address}]' if ':' in address else address}:{serving.port}")
    print("Nobody has reached this table yet. Where nobody can, let Tessera through the firewall of this machine.")
    sys.stdout.flush()


def _wait_for_guest(room: Room) -> None:
    """Let a guest of a game that is over check the shuffles, before the table closes by itself."""
    end = time.monotonic() + 10
    while room.table is not None and not room.table.away[1] and time.monotonic() < end:
        time.sleep(0.1)


def _serve(serving: Host) -> int:
    """Serve until Ctrl+C; say the code whenever it is another one."""
    told = serving.code
    while True:
        threading.Event().wait(1)
        if serving.code != told:
            told = serving.code
            print(f"Code: {told[:4]}-{told[4:]}", flush=True)


def _join(arguments: argparse.Namespace, *, watch: bool) -> int:
    try:
        address = address_of(arguments.address)
    except ValueError as problem:
        raise Problem(str(problem)) from None
    kept = KeptSeats(collection.data_folder() / "tables.json")
    place = f"{address[0]}:{address[1]}"
    back = None if watch or arguments.code else kept.get(place)
    code = arguments.code or ("" if back is not None else input("Code: "))
    games: list[Game] = []

    def bring(name: str) -> tuple[Game, Deck | None]:
        games.append(choosing.game(name, arguments.cards))
        return games[0], None if watch else _deck(games[0], arguments.deck)

    seat = RemoteSeat(
        bring, address, code=code, name=arguments.name, watch=watch,
        secret=b"" if back is None else back.secret,
    )  # fmt: skip
    if back is not None:
        seat.promised(back.promise)
    try:
        seat.join()
    except (NotLetIn, Problem) as problem:
        raise Problem(str(problem)) from None
    except OSError as problem:
        raise Problem(f"Nobody answers at {place} ({problem.strerror or problem}); check the address.") from None
    assert seat.welcome is not None
    try:
        if not watch:
            kept.put(place, KeptSeat(seat.secret, seat.welcome.table, seat.welcome.game, seat.promise_bytes()))
        game = games[0] if games else choosing.game(seat.welcome.game, arguments.cards)
        terminal = Terminal(seat, game, (sys.stdin, sys.stdout), random=getattr(arguments, "random", False))
        print(f"You are at the table of {seat.welcome.table}.", flush=True)
        if seat.view is not None:
            terminal.again()
        seat.ready()
        over = terminal.run()
        if over and not watch:
            kept.put(place, None)
            print(_checked(seat))
        return 0
    except KeyboardInterrupt:
        print("\nYou leave; the seat is held. To come back: tessera join", place)
        return 0
    finally:
        seat.close()


def _checked(seat: RemoteSeat) -> str:
    """Ask for the record of a game that is over, and say what it proves."""
    promise, came = seat.promise, threading.Event()
    record: list[bytes] = []

    def hear(told: object) -> None:
        if getattr(told, "record", b""):
            record.append(told.record)  # type: ignore[attr-defined]
            came.set()

    seat.listen(hear)
    seat.inquire("record")
    if promise is None or not came.wait(10):
        return "The shuffles were not checked."
    plays = seat.welcome is not None and seat.welcome.host_plays
    return shuffles.check(record[0], promise, seat.last_view, choosing.game, plays).sentence


def _deck(game: Game, word: str) -> Deck:
    return game.deck(choosing.legal_deck(game, word, _RANDOM))

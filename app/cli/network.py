"""The commands of the network: host tables, join one, watch one."""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
import threading
from datetime import datetime
from pathlib import Path

from app import collection
from app.cli import choosing
from app.cli.problems import Problem
from app.cli.seated import Terminal
from engine.game import Deck, Game
from engine.net import shuffles
from engine.net.discovery import Announcer, Nearby, addresses
from engine.net.guest import RemoteSeat, address_of
from engine.net.handshake import NotLetIn
from engine.net.host import PORT, Host
from engine.net.room import Room
from engine.net.seat import LocalSeat
from engine.net.table import Table

_RANDOM = random.Random()


def host(arguments: argparse.Namespace) -> int:
    """Serve a table that others reach over the network: with a deck you play yourself, else you only serve."""
    game = choosing.told_game(arguments.game, arguments.cards)
    folder = Path(arguments.records) if arguments.records else collection.data_folder() / "matches"
    begun: dict[int, Table] = {}
    there = threading.Event()

    def begin(number: int, table: Table) -> None:
        begun[number] = table
        there.set()
        print(f"Table {number + 1}: the game begins.", flush=True)

    if arguments.resume:
        rooms = [Room.resumed(game, Path(arguments.resume), host_plays=bool(arguments.play))]
    else:
        deck = _deck(game, arguments.deck) if arguments.deck else None
        if deck is not None and arguments.tables > 1:
            raise Problem("Whoever plays at a table serves one: give --deck or --tables.")
        rooms = [_room(game, arguments.name, deck, folder, number, begin) for number in range(arguments.tables)]
    plays = rooms[0].host_plays
    port = arguments.port if arguments.port is not None else rooms[0].port or PORT
    serving = Host(rooms, port=port, reached=lambda: print("Somebody has come to the table.", flush=True))
    try:
        serving.start()
    except OSError as problem:
        raise Problem(f"Port {port} cannot be had ({problem.strerror}); choose another with --port.") from None
    known = secrets.token_hex(8)
    announcer = Announcer(
        lambda: Nearby(known, arguments.name, game.name, serving.port, min(1000, sum(room.free for room in rooms)))
    )
    try:
        _tell(serving)
        if not plays:
            return _serve(serving)
        if rooms[0].table is None:
            rooms[0].set_ready(0)
            _wait(there, serving)
        table = rooms[0].table
        assert table is not None
        seat = LocalSeat(table, 0)
        terminal = Terminal(seat, game, (sys.stdin, sys.stdout), random=arguments.random)
        seat.sit()
        terminal.run()
        return 0
    except KeyboardInterrupt:
        print("\nThe table closes.")
        return 0
    finally:
        announcer.close()
        serving.stop()
        for room in rooms:
            if room.recorder is not None and room.recorder.match.outcome is None:
                print(f"To go on: tessera host {game.name} --resume '{room.recorder.path}'")


def join(arguments: argparse.Namespace) -> int:
    """Play at a table of another machine."""
    return _join(arguments, watch=False)


def watch(arguments: argparse.Namespace) -> int:
    """Watch a table of another machine."""
    return _join(arguments, watch=True)


def _room(game: Game, name: str, deck: Deck | None, folder: Path, number: int, begin: object) -> Room:
    def file() -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        moment = datetime.now().strftime("%Y-%m-%d %H.%M.%S")
        return folder / f"{moment} {game.name} table {number + 1}.jsonl"

    return Room(game, name=name, deck=deck, file=file, on_begin=lambda table: begin(number, table))  # type: ignore[operator]


def _tell(serving: Host) -> None:
    print(f"Code: {serving.code[:4]}-{serving.code[4:]}")
    for address in addresses() or ("127.0.0.1",):
        print(f"Address: {f'[{address}]' if ':' in address else address}:{serving.port}")
    print("Nobody has reached this table yet. Where nobody can, let Tessera through the firewall of this machine.")
    sys.stdout.flush()


def _serve(serving: Host) -> int:
    """Serve until Ctrl+C; say the code whenever it is another one."""
    told = serving.code
    while True:
        threading.Event().wait(1)
        if serving.code != told:
            told = serving.code
            print(f"Code: {told[:4]}-{told[4:]}", flush=True)


def _wait(there: threading.Event, serving: Host) -> None:
    told = serving.code
    while not there.wait(0.5):
        if serving.code != told:
            told = serving.code
            print(f"Code: {told[:4]}-{told[4:]}", flush=True)


def _join(arguments: argparse.Namespace, *, watch: bool) -> int:
    try:
        address = address_of(arguments.address)
    except ValueError as problem:
        raise Problem(str(problem)) from None
    kept = _Kept(collection.data_folder() / "tables.json")
    place = f"{address[0]}:{address[1]}"
    secret = b"" if watch or arguments.code else kept.get(place)
    code = arguments.code or ("" if secret else input("Code: "))
    games: list[Game] = []

    def bring(name: str) -> tuple[Game, Deck | None]:
        games.append(choosing.game(name, arguments.cards))
        return games[0], None if watch else _deck(games[0], arguments.deck)

    seat = RemoteSeat(bring, address, code=code, name=arguments.name, watch=watch, secret=secret)
    try:
        seat.join()
    except (NotLetIn, Problem) as problem:
        raise Problem(str(problem)) from None
    except OSError as problem:
        raise Problem(f"Nobody answers at {place} ({problem.strerror or problem}); check the address.") from None
    assert seat.welcome is not None
    try:
        if not watch:
            kept.put(place, seat.secret)
        game = games[0] if games else choosing.game(seat.welcome.game, arguments.cards)
        terminal = Terminal(seat, game, (sys.stdin, sys.stdout), random=getattr(arguments, "random", False))
        print(f"You are at the table of {seat.welcome.table}.", flush=True)
        if seat.view is not None:
            terminal.again()
        seat.ready()
        over = terminal.run()
        if over and not watch:
            kept.put(place, b"")
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


class _Kept:
    """The secrets of seats that this player may come back to, by address; for nobody else to read."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def get(self, place: str) -> bytes:
        try:
            return bytes.fromhex(json.loads(self._path.read_text()).get(place, ""))
        except (OSError, ValueError, AttributeError, TypeError):
            return b""

    def put(self, place: str, secret: bytes) -> None:
        try:
            found = json.loads(self._path.read_text())
        except (OSError, ValueError):
            found = {}
        found = {**(found if isinstance(found, dict) else {}), place: secret.hex()}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.touch(mode=0o600)
        self._path.write_text(json.dumps({one: kept for one, kept in found.items() if kept}))


def _deck(game: Game, word: str) -> Deck:
    return game.deck(choosing.legal_deck(game, word, _RANDOM))

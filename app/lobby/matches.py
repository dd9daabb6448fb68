"""Matches in the player's folder: what is still to be continued, and what can be watched again."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from engine.bounds import plain
from engine.files import holder
from engine.game import players
from engine.record import DeckLine, Header, RecordError, parse, read_bytes

#: What the files of records are called; the last is what they were called before they opened by double click.
SUFFIXES = (".tessera", ".jsonl")
#: What a line of a record begins with that tells of a position.
_STOOD = b'{"line":{"type":"digest"'


@dataclass(frozen=True, slots=True)
class Saved:
    """A match that was kept: its file, who played what, and how far it came.

    ``turn`` is that of the last position it tells of (0 where it tells of none), ``winner`` the seat that won one
    that is over (None for a draw), ``cards`` the most played card of each deck, by number.
    """

    path: Path
    game: str
    names: tuple[str, str]
    decks: tuple[str, str]
    entries: int
    when: datetime
    finished: bool
    seats: tuple[str, str] = ("human", "random")
    mode: str = "enforced"
    open_hands: bool = False
    turn: int = 0
    winner: int | None = None
    cards: tuple[str, str] = ("", "")
    #: What is wrong with the record: it is ``damaged`` from some line on, or cannot be read at all (and has no names).
    damaged: bool = False
    unreadable: bool = False
    #: Another window writes it.
    in_use: bool = False


def saved_matches(folder: Path, most: int = 50) -> tuple[Saved, ...]:
    """The matches of a folder, the last one first. Empty files are left out."""
    if not folder.is_dir():
        return ()
    named = (path for path in folder.iterdir() if path.suffix in SUFFIXES)
    files = sorted(((_changed(path), path) for path in named), reverse=True)
    found = (saved_match(path) for _, path in files[:most])
    return tuple(each for each in found if each is not None)


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # it has gone meanwhile
        return 0.0


def saved_match(path: Path) -> Saved | None:
    """The match of one file, with what is wrong with it; None where there is nothing in it."""
    when = datetime.fromtimestamp(_changed(path))
    try:
        data = read_bytes(path)
        if not data.strip():
            return None
        record = parse(data, path.name)
    except RecordError:
        return Saved(path, "", ("", ""), ("", ""), 0, when, False, unreadable=True)
    header = record.header
    first, second = header.decks
    stood = _last_position(data[: record.whole])
    seats = header.options.get("seats", "human,random").split(",")
    return Saved(
        path,
        header.game,
        players(header.names),
        (plain(first.name), plain(second.name)),
        len(record.entries),
        when,
        bool(stood.get("outcome")) and stood.get("n") == len(record.entries),
        (seats[0], seats[-1]),
        header.options.get("mode", "enforced"),
        header.options.get("hands") == "open",
        stood.get("turn", 0),
        stood.get("winner"),
        (_most_played(header, first), _most_played(header, second)),
        damaged=record.damaged,
        in_use=bool(holder(path)),
    )


def _last_position(data: bytes) -> dict[str, Any]:
    """What the record says of the last position it tells of; nothing where it tells of none."""
    begin = data.rfind(_STOOD)
    if begin < 0:
        return {}
    found: dict[str, Any] = json.loads(data[begin:].splitlines()[0])["line"]
    return found


def _most_played(header: Header, deck: DeckLine) -> str:
    """The number of the card of which a deck has most; nothing for an empty deck."""
    places = Counter(place for section in deck.sections.values() for place in section).most_common(1)
    return str(header.cards[places[0][0]].get("code", "")) if places and places[0][0] < len(header.cards) else ""

"""Matches in the player's folder: what is still to be continued, and what can be watched again."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from engine.record import RecordError, parse, read_bytes

#: The last line of the record of a match that is over: its outcome is not empty.
_ENDED = re.compile(rb'"outcome":"[^"]')


@dataclass(frozen=True, slots=True)
class Saved:
    """A match that was kept: its file, who played what, how far it came, and the outcome in words, if any."""

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


def saved_matches(folder: Path, most: int = 50) -> tuple[Saved, ...]:
    """The matches of a folder, the last one first. Files that are no records are left out."""
    if not folder.is_dir():
        return ()
    files = sorted(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    found = (saved_match(path) for path in files[:most])
    return tuple(each for each in found if each is not None)


def saved_match(path: Path) -> Saved | None:
    """The match of one file; None for a file that is no record."""
    try:
        data = read_bytes(path)
        record = parse(data, path.name)
        when = datetime.fromtimestamp(path.stat().st_mtime)
    except (RecordError, OSError):
        return None
    header = record.header
    first, second = header.decks
    lines = data.splitlines()
    seats = header.options.get("seats", "human,random").split(",")
    return Saved(
        path,
        header.game,
        header.names,
        (first.name, second.name),
        len(record.entries),
        when,
        bool(lines) and _ENDED.search(lines[-1]) is not None,
        (seats[0], seats[-1]),
        header.options.get("mode", "enforced"),
        header.options.get("hands") == "open",
    )

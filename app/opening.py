"""What a file is that somebody opens by double click: the record of a match, or a deck and whose."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from app.lobby.matches import saved_match
from engine.files import TextError
from engine.game import Game, GameError


class NoSuchFile(Exception):
    """The file is neither a record nor a deck; the words say what is wrong with it."""


def is_record(path: Path) -> bool:
    """Whether a file is the record of a match, whatever it is called."""
    saved = saved_match(path)
    return saved is not None and not saved.unreadable


def game_of_deck(path: Path, games: Iterable[str], load: Callable[[str], Game]) -> str:
    """The game whose deck a file lists: that which has most of its cards. Raises NoSuchFile."""
    problems: list[str] = []
    for name in games:
        try:
            deck = load(name).read_deck(path)
        except (TextError, GameError, OSError) as problem:
            problems.append(str(problem))
            continue
        cards = load(name).cards()
        if any(copies.code in cards for section in deck.sections for copies in section.cards):
            return name
    raise NoSuchFile("\n".join(problems) or path.name)

"""What a match is to be, and beginning it."""

from __future__ import annotations

import itertools
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from app.lobby.matches import SUFFIXES
from engine.decks import DeckList
from engine.game import Game, Start
from engine.match import Match
from engine.record import Recorder
from engine.rng import Seed, drawn
from engine.state import SEATS


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """What a match is to be. ``seats`` says "human" or "random" for each; ``mode`` is how much rules say.

    The seed decides every shuffle; it is drawn anew unless it is given.
    """

    game: Game
    decks: tuple[DeckList, DeckList]
    names: tuple[str, str]
    seats: tuple[str, str]
    mode: str = "enforced"
    open_hands: bool = False
    seed: Seed | int = field(default_factory=drawn)

    @property
    def start(self) -> Start:
        """What the engine starts the match from."""
        first, second = (self.game.deck(deck) for deck in self.decks)
        options = {"seats": ",".join(self.seats), "mode": self.mode, "hands": "open" if self.open_hands else "hidden"}
        return Start(self.game.name, (first, second), self.seed, self.names, options)


def programs_in(start: Start) -> tuple[int, ...]:
    """The seats of a match that programs play; a record may say anything."""
    seats = start.options.get("seats", "human,human").split(",")
    return tuple(seat for seat, who in zip(SEATS, seats, strict=False) if who != "human")


def begin(plan: MatchPlan, folder: Path | None, now: datetime | None = None) -> tuple[Match, Recorder]:
    """Begin a match; its record is written into the folder as it goes, so that nothing is lost by a crash."""
    start = plan.start
    match = plan.game.new_match(start)
    path = fresh_file(folder, plan.game, now) if folder is not None else None
    return match, Recorder(plan.game, start, match, path)


def fresh_file(folder: Path, game: Game, now: datetime | None = None) -> Path:
    """A file for the record of a new match, made at once so that nobody else takes its name.

    Where none can be made, the name that it would have: the recorder says what is in the way.
    """
    moment = (now or datetime.now()).strftime("%Y-%m-%d %H.%M.%S")
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    for count in itertools.count(1):
        path = folder / f"{moment} {game.name}{f' {count}' if count > 1 else ''}{SUFFIXES[0]}"
        try:
            path.open("xb").close()
        except FileExistsError:
            continue
        except OSError:
            pass
        return path
    raise AssertionError("numbers end")

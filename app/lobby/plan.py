"""What a match is to be, and beginning it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from engine.decks import DeckList
from engine.game import Game, Start
from engine.match import Match
from engine.record import Recorder


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
    seed: int = field(default_factory=lambda: secrets.randbits(48))

    @property
    def start(self) -> Start:
        """What the engine starts the match from."""
        first, second = (self.game.deck(deck) for deck in self.decks)
        options = {"seats": ",".join(self.seats), "mode": self.mode, "hands": "open" if self.open_hands else "hidden"}
        return Start(self.game.name, (first, second), self.seed, self.names, options)


def begin(plan: MatchPlan, folder: Path | None, now: datetime | None = None) -> tuple[Match, Recorder]:
    """Begin a match; its record is written into the folder as it goes, so that nothing is lost by a crash."""
    start = plan.start
    match = plan.game.new_match(start)
    path = None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        moment = (now or datetime.now()).strftime("%Y-%m-%d %H.%M.%S")
        path = folder / f"{moment} {plan.game.name}.jsonl"
        count = 1
        while path.exists():
            count += 1
            path = folder / f"{moment} {plan.game.name} {count}.jsonl"
    return match, Recorder(plan.game, start, match, path)

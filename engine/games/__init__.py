"""One package per game: its rules, its words, its effects."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType

from engine.game import Game, GameError

#: The games, each with the class that it is in the module `game` of its package.
GAMES: Mapping[str, str] = MappingProxyType(
    {"fftcg": "FinalFantasy", "cipher": "Cipher", "fow": "ForceOfWill", "vanguard": "Vanguard"}
)


def load_game(name: str, cards: Path | None = None) -> Game:
    """Return a game by its name, with the cards of a file besides its own. Raises GameError."""
    kind = GAMES.get(name)
    if kind is None:
        raise GameError(f"There is no game called '{name}'; there is {', '.join(GAMES)}.")
    game: Game = getattr(import_module(f"engine.games.{name}.game"), kind)(cards)
    return game

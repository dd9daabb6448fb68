"""One package per game: its rules, its words, its effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from engine.game import Game, GameError


def _fftcg(cards: Path | None) -> Game:
    from engine.games.fftcg.game import FinalFantasy

    return FinalFantasy(cards)


def _cipher(cards: Path | None) -> Game:
    from engine.games.cipher.game import Cipher

    return Cipher(cards)


def _fow(cards: Path | None) -> Game:
    from engine.games.fow.game import ForceOfWill

    return ForceOfWill(cards)


def _vanguard(cards: Path | None) -> Game:
    from engine.games.vanguard.game import Vanguard

    return Vanguard(cards)


#: How each game is loaded: by itself, or with the cards of a file besides its own.
GAMES: Mapping[str, Callable[[Path | None], Game]] = MappingProxyType({"fftcg": _fftcg, "cipher": _cipher, "fow": _fow})
#: Games of which cards are read and no match can be played to its end yet.
BEGUN: Mapping[str, Callable[[Path | None], Game]] = MappingProxyType({"vanguard": _vanguard})


def load_game(name: str, cards: Path | None = None) -> Game:
    """Return a game by its name, with the cards of a file besides its own. Raises GameError."""
    if name not in GAMES and name not in BEGUN:
        raise GameError(f"There is no game called '{name}'; there is {', '.join(GAMES)}.")
    return {**GAMES, **BEGUN}[name](cards)

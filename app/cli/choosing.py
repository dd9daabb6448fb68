"""From the words of the command line to games, decks and seeds."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from app import collection
from app.cli.problems import Problem
from engine import rng
from engine.decks import DeckList
from engine.game import Game, ReadsCards
from engine.games import load_game
from engine.rng import Seed
from engine.text.readings import Understanding

#: The word for a deck drawn at random.
RANDOM = "random"
#: How many cards that are left out are told of.
_TOLD = 5


def game(name: str, cards: str | None = None) -> Game:
    """The game of this name, with the cards of a file besides its own, or else with those the player imported."""
    return load_game(name, Path(cards) if cards else collection.imported(name))


def told_game(name: str, cards: str | None = None) -> Game:
    """The same, after a note of those of the file's cards that cannot be used."""
    found = game(name, cards)
    skipped = found.skipped()
    for sentence in skipped[:_TOLD]:
        print(f"tessera: {sentence}; the card is left out.", file=sys.stderr)
    if len(skipped) > _TOLD:
        print(f"tessera: {len(skipped) - _TOLD} more cards are left out.", file=sys.stderr)
    return found


def own(name: str) -> Game:
    """The game of this name with its own cards only."""
    return load_game(name, None)


def understanding(name: str) -> Understanding[Any]:
    """How the game of this name understands cards."""
    found = own(name)
    if not isinstance(found, ReadsCards):
        raise Problem(f"{found.title} reads no cards.")
    return found.readings().understanding


def deck(game: Game, word: str, source: random.Random) -> DeckList:
    """The deck of a file, the starter deck of this name, or one drawn at random."""
    if word == RANDOM:
        return game.random_deck(source)
    starters = {path.stem: path for path in game.starters()}
    if word in starters:
        return game.read_deck(starters[word])
    path = Path(word)
    if not path.exists() and path.suffix == "":
        names = ", ".join([*starters, RANDOM])
        raise Problem(f"There is no deck '{word}'; name a file, or one of {names}.")
    return game.read_deck(path)


def legal_deck(game: Game, word: str, source: random.Random) -> DeckList:
    """The same, if it may be played."""
    found = deck(game, word, source)
    refusals = game.check(found)
    if refusals:
        more = f" (and {len(refusals) - 1} more: see tessera check)" if len(refusals) > 1 else ""
        raise Problem(f"The deck {found.name} may not be played: {refusals[0]}{more}")
    return found


def seed(given: int | None) -> Seed | int:
    """The number that was given for a seed, or a seed that nobody knows."""
    if given is None:
        return rng.drawn()
    return number(given)


def number(given: int) -> int:
    """The number that was given for a seed."""
    if not 0 <= given < 1 << 63:
        raise Problem("A seed is a whole number from 0 to 9223372036854775807.")
    return given

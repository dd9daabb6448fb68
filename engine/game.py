"""A game as the program knows it: its name, its cards and decks, its rulebook, and a match of it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from engine.cards import Printed
from engine.decks import DeckList
from engine.match import Match
from engine.rulebook import Refusal, Rulebook
from engine.text.report import Understanding
from engine.views import NAMES


class GameError(ValueError):
    """There is no such game, or it has not what is asked of it; the message says so in one sentence."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck ready to be played: its name, and the cards of each of its sections in order."""

    name: str
    sections: Mapping[str, tuple[Printed, ...]]

    def section(self, name: str) -> tuple[Printed, ...]:
        """The cards of a section; none where the deck does not have it."""
        return self.sections.get(name, ())


@dataclass(frozen=True, slots=True)
class Start:
    """Everything that a match starts from: the same start and the same answers give the same match."""

    game: str
    decks: tuple[Deck, Deck]
    seed: int
    names: tuple[str, str] = NAMES
    options: Mapping[str, str] = field(default_factory=dict)


class Game(Protocol):
    """What a game gives the program."""

    @property
    def name(self) -> str:
        """The game as commands and records call it."""

    @property
    def title(self) -> str:
        """The game as people call it."""

    def cards(self) -> Mapping[str, Printed]:
        """All cards there are, by number."""

    def rulebook(self) -> Rulebook:
        """The rules."""

    def starters(self) -> tuple[Path, ...]:
        """The files of the starter decks."""

    def read_deck(self, path: Path) -> DeckList:
        """The deck that a file lists. Raises a TextError with one sentence for what cannot be used."""

    def check(self, deck: DeckList) -> tuple[Refusal, ...]:
        """Everything for which the deck may not be played."""

    def random_deck(self, source: random.Random) -> DeckList:
        """A legal deck, drawn at random."""

    def deck(self, deck: DeckList) -> Deck:
        """The cards of a deck list."""

    def new_match(self, start: Start) -> Match:
        """A match at its first question."""

    def to_record(self, card: Printed) -> dict[str, Any]:
        """Everything printed on a card, as plain values."""

    def from_record(self, values: dict[str, Any]) -> Printed:
        """The card of these values. Raises ValueError for values that are no card."""


@runtime_checkable
class ReadsCards(Protocol):
    """A game that reads cards, and can keep what it read."""

    def understanding(self) -> Understanding[Any]:
        """How it does so."""

    def keep_readings(self, folder: Path, ahead: Path | None = None) -> None:
        """Keep what is read of cards in a folder, and take from there what was read before; where that is nothing, what
        :meth:`read_ahead` has put into another.
        """

    def read_ahead(self, folder: Path) -> None:
        """Read all cards of the game, and keep the readings in a folder. Raises OSError."""

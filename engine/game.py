"""A game as the program knows it: its name, its cards and decks, its rulebook, and a match of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol, runtime_checkable

from engine.bounds import plain_name
from engine.cards import Printed
from engine.decks import DeckList
from engine.match import Match
from engine.rng import Seed
from engine.rulebook import Refusal, Rulebook
from engine.text.readings import Readings
from engine.views import NAMES

#: No further cards.
NONE: Mapping[str, Printed] = MappingProxyType({})


class GameError(ValueError):
    """There is no such game, or it has not what is asked of it; the message says so in one sentence."""


class TooFewCards(GameError):
    """There are not enough cards for a deck."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck ready to be played: its name, and the cards of each of its sections in order."""

    name: str
    sections: Mapping[str, tuple[Printed, ...]]

    def section(self, name: str) -> tuple[Printed, ...]:
        """The cards of a section; none where the deck does not have it."""
        return self.sections.get(name, ())


def placed(decks: Iterable[Deck]) -> tuple[list[Printed], list[dict[str, list[int]]]]:
    """The cards of decks, each once, and the sections of each deck as places among them."""
    places: dict[Printed, int] = {}
    sections = [
        {name: [places.setdefault(card, len(places)) for card in section] for name, section in deck.sections.items()}
        for deck in decks
    ]
    return list(places), sections


@dataclass(frozen=True, slots=True)
class Start:
    """Everything that a match starts from: the same start and the same answers give the same match.

    A number for a seed stands for one that whoever knows the number can foretell (:func:`engine.rng.seeded`).
    """

    game: str
    decks: tuple[Deck, Deck]
    seed: Seed | int
    names: tuple[str, str] = NAMES
    options: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", players(self.names))


def players(names: Sequence[str]) -> tuple[str, str]:
    """The names of the two players as they may be shown to each other."""
    first, second = (plain_name(name, usual) for name, usual in zip(names, NAMES, strict=True))
    return first, second


class Game(Protocol):
    """What a game gives the program."""

    @property
    def name(self) -> str:
        """The game as commands and records call it."""

    @property
    def title(self) -> str:
        """The game as people call it."""

    def cards(self) -> Mapping[str, Printed]:
        """All cards there are, by number. Raises a TextError for a file that cannot be read."""

    def skipped(self) -> tuple[str, ...]:
        """What of a file of further cards could not be used, and why; those cards alone are missing."""

    def rulebook(self) -> Rulebook:
        """The rules."""

    def starters(self) -> tuple[Path, ...]:
        """The files of the starter decks."""

    def read_deck(self, path: Path) -> DeckList:
        """The deck that a file lists. Raises a TextError with one sentence for what cannot be used."""

    def check(self, deck: DeckList, also: Mapping[str, Printed] = NONE) -> tuple[Refusal, ...]:
        """Everything for which the deck may not be played; ``also`` are cards that its player brings, by number."""

    def random_deck(self, source: random.Random) -> DeckList:
        """A legal deck, drawn at random."""

    def deck(self, deck: DeckList) -> Deck:
        """The cards of a deck list."""

    def new_match(self, start: Start) -> Match:
        """A match at its first question. Raises GameError for decks of another game."""

    def to_record(self, card: Printed) -> dict[str, Any]:
        """Everything printed on a card, as plain values. Raises GameError for a card of another game."""

    def from_record(self, values: dict[str, Any]) -> Printed:
        """The card of these values. Raises ValueError for values that are no card."""


@runtime_checkable
class HasFields(Protocol):
    """A game whose fields can be measured."""

    def full_field(self, source: random.Random, size: int) -> Callable[[], None]:
        """What works out anew the values of everything on a field with so many random cards a side."""


@runtime_checkable
class ReadsCards(Protocol):
    """A game that reads cards."""

    def readings(self) -> Readings[Any]:
        """What was read of them, and how."""

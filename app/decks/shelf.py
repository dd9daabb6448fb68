"""The decks that a player can choose from, and what the rules say of each."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from app.cards.games import dresser_of
from engine.decks import DeckList
from engine.files import TextError
from engine.game import Game, GameError
from engine.rulebook import Refusal

#: The word for a deck drawn at random.
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class DeckReport:
    """A deck as it was read: the list (None if it could not be read), what is wrong, and what it is made of.

    ``kinds`` counts the cards of each kind, ``codes`` are its cards by number, the most played ones first.
    """

    deck: DeckList | None
    problems: tuple[Refusal, ...] = ()
    kinds: tuple[tuple[str, int], ...] = ()
    elements: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether the deck may be played."""
        return self.deck is not None and not self.problems


class Shelf:
    """The decks of a game: starter decks, and the lists in the player's own folder.

    A deck is named by a word: "random", or the path of its file.
    """

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self.game = game
        self._folder = folder
        self._names: dict[Path, str] = {}

    def paths(self) -> tuple[Path, ...]:
        """The files of all decks, starter decks first."""
        own = []
        if self._folder and self._folder.is_dir():
            own = sorted(path for path in self._folder.iterdir() if path.suffix in (".txt", ".tdeck"))
        return (*self.game.starters(), *own)

    def title(self, path: Path) -> str:
        """What a deck calls itself; the name of its file where it cannot be read."""
        if path not in self._names:
            try:
                self._names[path] = self.game.read_deck(path).name
            except TextError:
                self._names[path] = path.stem
        return self._names[path]

    def report(self, word: str, seed: int = 0) -> DeckReport:
        """Read and check a deck. Never fails: what is wrong is in the report."""
        try:
            if word == RANDOM:
                deck = self.game.random_deck(random.Random(seed))
            else:
                deck = self.game.read_deck(Path(word))
        except (TextError, GameError) as problem:
            return DeckReport(None, (Refusal("", str(problem)),))
        return self._examined(deck)

    def _examined(self, deck: DeckList) -> DeckReport:
        cards, dresser = self.game.cards(), dresser_of(self.game.name)
        kinds: Counter[str] = Counter()
        elements: Counter[str] = Counter()
        shown: list[tuple[int, str]] = []
        for section in deck.sections:
            for copies in section.cards:
                if copies.code not in cards:
                    continue
                values = self.game.to_record(cards[copies.code])
                kinds[dresser.kind(values)] += copies.count
                for element in dresser.printed(copies.name, values, str).get("elements", ()):
                    elements[element] += copies.count
                shown.append((-copies.count, copies.code))
        return DeckReport(
            deck,
            self.game.check(deck),
            tuple(sorted(kinds.items(), key=lambda each: -each[1])),
            tuple(element for element, _ in elements.most_common()),
            tuple(code for _, code in sorted(shown, key=lambda each: each[0])),
        )

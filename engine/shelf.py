"""The cards and decks that a game keeps as files, and those of a file that a player brings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import msgspec

from engine.cardlists import Broken, CardLists
from engine.cards import Catalogue, Entry, Printed, Reader, Words, load_set, load_sets
from engine.decks import MAIN, DeckList, load_deck
from engine.game import Deck, GameError
from engine.text.readings import Readings

C = TypeVar("C", bound=Printed)

_ROOT = Path(__file__).parents[1]


class Shelf(Generic[C]):
    """The original sets and starter decks of a game, with the cards of a file besides: a set file or a card list.

    ``sections`` are those that a deck of the game can have, ``kind`` is the class of its cards.
    """

    def __init__(
        self,
        game: str,
        kind: type[C],
        read: Reader[C],
        lists: CardLists[C],
        extra: Path | None = None,
        sections: tuple[str, ...] = (MAIN,),
    ) -> None:
        self._sets = _ROOT / "assets" / "cards" / game
        self._decks = _ROOT / "decks" / game
        self.kind = kind
        self._read = read
        self._lists = lists
        self._extra = extra
        self._sections = sections
        self._broken: tuple[Broken, ...] = ()

    @cached_property
    def cards(self) -> Catalogue[C]:
        """All cards there are, by number. Raises a TextError for a file that cannot be read."""
        own = load_sets(self._sets, self._read)
        return own if self._extra is None else own.merged(self._from_file(self._extra, own))

    @cached_property
    def skipped(self) -> tuple[str, ...]:
        """What of the file of further cards could not be used, and why; the other cards are there all the same."""
        _ = self.cards
        name = self._extra.name if self._extra is not None else ""
        return tuple(f"{name}, line {one.line}: {one.sentence}" for one in self._broken)

    def besides(self, also: Mapping[str, Printed]) -> Mapping[str, C]:
        """All cards there are, and those that another player brings. Raises GameError for cards of another game."""
        if not all(isinstance(card, self.kind) for card in also.values()):
            raise GameError("These decks are of another game.")
        return {**cast(Mapping[str, C], also), **self.cards}

    def starters(self) -> tuple[Path, ...]:
        """The files of the starter decks."""
        return tuple(sorted(self._decks.glob("*.txt")))

    def read_deck(self, path: Path) -> DeckList:
        """The deck that a file lists. Raises DeckError."""
        return load_deck(path, self.cards)

    def deck(self, deck: DeckList) -> Deck:
        """The cards of a deck list."""
        sections = {
            name: tuple(self.cards[copies.code] for copies in deck.section(name).cards for _ in range(copies.count))
            for name in self._sections
        }
        return Deck(deck.name, sections)

    def pile(self, deck: Deck, section: str = MAIN) -> tuple[C, ...]:
        """The cards of a section of a deck. Raises GameError for a deck of another game."""
        found = tuple(card for card in deck.section(section) if isinstance(card, self.kind))
        if len(found) != len(deck.section(section)):
            raise GameError("These decks are of another game.")
        return found

    def _from_file(self, path: Path, own: Catalogue[C]) -> Catalogue[C]:
        """The cards of a file besides our own: a set file, or a list."""
        if path.suffix not in (".jsonl", ".json", ".csv"):
            return load_set(path, self._read)
        found = self._lists.load(path)
        self._broken = found.broken
        return Catalogue(
            Entry(card, {"en": Words(card.name, "")}, path.name, line)
            for line, card in found.cards
            if card.code not in own
        )


class ShelvedGame(Generic[C]):
    """What a game with its cards and decks on a shelf does like every other."""

    def __init__(self, shelf: Shelf[C], readings: Readings[C]) -> None:
        self._shelf = shelf
        self._readings = readings

    def cards(self) -> Catalogue[C]:
        """All cards there are, by number. Raises a TextError for a file that cannot be read."""
        return self._shelf.cards

    def skipped(self) -> tuple[str, ...]:
        """What of the file of further cards could not be used, and why."""
        return self._shelf.skipped

    def starters(self) -> tuple[Path, ...]:
        """The files of the starter decks."""
        return self._shelf.starters()

    def read_deck(self, path: Path) -> DeckList:
        """The deck that a file lists. Raises DeckError."""
        return self._shelf.read_deck(path)

    def deck(self, deck: DeckList) -> Deck:
        """The cards of a deck list."""
        return self._shelf.deck(deck)

    def readings(self) -> Readings[C]:
        """What was read of cards, and how."""
        return self._readings

    def to_record(self, card: Printed) -> dict[str, Any]:
        """Everything printed on a card, as plain values. Raises GameError for a card of another game."""
        if not isinstance(card, self._shelf.kind):
            raise GameError("This card is of another game.")
        values: dict[str, Any] = msgspec.to_builtins(card)
        return values

    def from_record(self, values: dict[str, Any]) -> Printed:
        """The card of these values. Raises ValueError for values that are no card."""
        return msgspec.convert(values, self._shelf.kind)

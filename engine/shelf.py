"""A game with its cards and decks as files, and with those of a file that a player brings."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import msgspec

from engine import course
from engine.cardlists import Broken, CardLists
from engine.cards import Catalogue, Entry, Printed, Reader, Words, load_set, load_sets
from engine.decks import MAIN, DeckList, load_deck
from engine.events import Create
from engine.game import Deck, Game, GameError, Start
from engine.match import Match
from engine.procedures import Law
from engine.state import SEATS, State
from engine.text.readings import Readings

C = TypeVar("C", bound=Printed)

_ROOT = Path(__file__).parents[1]


class ShelvedGame(Game, ABC, Generic[C]):
    """What a game with its original sets and starter decks on a shelf does like every other.

    ``kind`` is the class of its cards, ``lists`` makes them of card lists and ``read_card`` of blocks of set files;
    ``sections`` are those that a deck can have, ``own_readings`` what was read of cards.
    """

    name: str
    title: str
    kind: type[C]
    lists: CardLists[C]
    sections: tuple[str, ...] = (MAIN,)
    own_readings: Readings[C]
    read_card: Reader[C]

    def __init__(self, extra: Path | None = None) -> None:
        """Take a file of further cards: a set file or a card list."""
        self._extra = extra
        self._broken: tuple[Broken, ...] = ()

    @abstractmethod
    def begin(self, start: Start, piles: Sequence[tuple[tuple[C, ...], ...]]) -> tuple[Law, State]:
        """The law of a match and its first position, with these cards in the sections of each player's deck."""

    def cards(self) -> Catalogue[C]:
        return self._cards

    @cached_property
    def _cards(self) -> Catalogue[C]:
        own = load_sets(_ROOT / "assets" / "cards" / self.name, self.read_card)
        return own if self._extra is None else own.merged(self._from_file(self._extra, own))

    def skipped(self) -> tuple[str, ...]:
        _ = self._cards
        name = self._extra.name if self._extra is not None else ""
        return tuple(f"{name}, line {one.line}: {one.sentence}" for one in self._broken)

    def besides(self, also: Mapping[str, Printed]) -> Mapping[str, C]:
        """All cards there are, and those that another player brings. Raises GameError for cards of another game."""
        if not all(isinstance(card, self.kind) for card in also.values()):
            raise GameError("These decks are of another game.")
        return {**cast(Mapping[str, C], also), **self.cards()}

    def starters(self) -> tuple[Path, ...]:
        return tuple(sorted((_ROOT / "decks" / self.name).glob("*.txt")))

    def read_deck(self, path: Path) -> DeckList:
        return load_deck(path, self.cards())

    def deck(self, deck: DeckList) -> Deck:
        cards = self.cards()
        sections = {
            name: tuple(cards[copies.code] for copies in deck.section(name).cards for _ in range(copies.count))
            for name in self.sections
        }
        return Deck(deck.name, sections)

    def new_match(self, start: Start) -> Match:
        piles = [tuple(self._pile(deck, name) for name in self.sections) for deck in start.decks]
        law, state = self.begin(start, piles)
        course.agree_on_first(state, start.options)
        match = Match(law, state, names=start.names)
        self.own_readings.keep()
        return match

    def _pile(self, deck: Deck, section: str) -> tuple[C, ...]:
        """The cards of a section of a deck."""
        found = tuple(card for card in deck.section(section) if isinstance(card, self.kind))
        if len(found) != len(deck.section(section)):
            raise GameError("These decks are of another game.")
        return found

    def _from_file(self, path: Path, own: Catalogue[C]) -> Catalogue[C]:
        """The cards of a file besides our own: a set file, or a list."""
        if path.suffix not in (".jsonl", ".json", ".csv"):
            return load_set(path, self.read_card)
        found = self.lists.load(path)
        self._broken = found.broken
        return Catalogue(
            Entry(card, {"en": Words(card.name, "")}, path.name, line)
            for line, card in found.cards
            if card.code not in own
        )

    def readings(self) -> Readings[C]:
        """What was read of cards, and how."""
        return self.own_readings

    def to_record(self, card: Printed) -> dict[str, Any]:
        if not isinstance(card, self.kind):
            raise GameError("This card is of another game.")
        values: dict[str, Any] = msgspec.to_builtins(card)
        return values

    def from_record(self, values: dict[str, Any]) -> Printed:
        return msgspec.convert(values, self.kind)


def full_field(
    state: State, cards: Sequence[Printed], source: random.Random, size: int, zones: Sequence[tuple[int, int]],
    work_out: Callable[[State], object],
) -> Callable[[], None]:
    """Return what works out anew a field with so many of these cards a side, one by one in these zones."""
    for seat in SEATS:
        for place, card in enumerate(source.choices(cards, k=size)):
            state.emit(Create(card, seat, zones[place % len(zones)][seat]))

    def anew() -> None:
        state.derived.clear()
        work_out(state)

    return anew

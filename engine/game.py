"""A game as the program knows it: its name, its cards and decks, its rulebook, a match of it; and what every game with
its cards and decks as files does alike, with those of a file that a player brings.
"""

from __future__ import annotations

import enum
import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar, cast, runtime_checkable

import msgspec

from engine import course
from engine.bounds import plain_name
from engine.cardlists import Broken, CardLists
from engine.cards import Catalogue, Entry, Printed, Reader, Words, load_set, load_sets
from engine.decks import MAIN, Copies, DeckList, Section, load_deck
from engine.match import Match
from engine.procedures import Law
from engine.rng import Seed
from engine.rulebook import Refusal, Rulebook
from engine.state import State
from engine.text.hanzi import Script
from engine.text.readings import Readings
from engine.views import NAMES

C = TypeVar("C", bound=Printed)
E = TypeVar("E", bound=enum.Enum)

_ROOT = Path(__file__).parents[1]
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
class ReadsCards(Protocol):
    """A game that reads cards."""

    def readings(self) -> Readings[Any]:
        """What was read of them, and how."""


# A game with its cards and decks as files


class ShelvedGame(Game, ABC, Generic[C]):
    """What a game with its original sets and starter decks on a shelf does like every other.

    ``rules`` is the name of its rulebook, whose ledger stands beside the game in English and in the ``scripts`` of
    Chinese. ``kind`` is the class of its cards, ``lists`` makes them of card lists and ``read_card`` of blocks of set
    files; ``sections`` are those that a deck can have, ``own_readings`` what was read of cards; ``draw_deck`` draws a
    deck.
    """

    name: str
    title: str
    rules: str
    scripts: Mapping[str, Script]
    kind: type[C]
    lists: CardLists[C]
    sections: tuple[str, ...] = (MAIN,)
    own_readings: Readings[C]
    read_card: Reader[C]
    draw_deck: Callable[[Mapping[str, C], random.Random], DeckList]

    def __init__(self, extra: Path | None = None) -> None:
        """Take a file of further cards: a set file or a card list."""
        self._extra = extra
        self._broken: tuple[Broken, ...] = ()

    @abstractmethod
    def begin(self, start: Start, piles: Sequence[tuple[tuple[C, ...], ...]]) -> tuple[Law, State]:
        """The law of a match and its first position, with these cards in the sections of each player's deck."""

    @classmethod
    @cache
    def rulebook(cls) -> Rulebook:
        return Rulebook.load(cls.rules, Path(__file__).parent / "games" / cls.name / "ledger", cls.scripts)

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

    def random_deck(self, source: random.Random) -> DeckList:
        return self.draw_deck(self.cards(), source)

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


# Decks drawn at random: some copies of each card, then all that may be


def draw_mix(
    kind: type[E], cards: Iterable[C], of: Callable[[C], Collection[E]], sizes: Iterable[int],
    most: int, size: int, source: random.Random,
    but: Collection[E] = (), needs: Callable[[C], bool] = lambda card: True,
) -> frozenset[E]:
    """Draw so many Elements or symbols, none of ``but``, that ``most`` of each card that has no others make a deck.

    Raises TooFewCards where no choice of them has cards enough, and one that ``needs`` to be there.
    """
    known = list(cards)
    present = [one for one in kind if one not in but and any(one in of(card) for card in known)]
    mixes = [frozenset(some) for size in sizes for some in combinations(present, size)]
    able = []
    for mix in mixes:
        pool = of_mix(known, of, mix)
        if most * len(pool) >= size and any(map(needs, pool)):
            able.append(mix)
    if not able:
        raise TooFewCards(f"There are too few cards for a deck of {size}; add sets to the catalogue.")
    return source.choice(able)


def of_mix(cards: Iterable[C], of: Callable[[C], Collection[E]], mix: Collection[E]) -> list[C]:
    """Return the cards that have none but these Elements or symbols."""
    return [card for card in cards if all(one in mix for one in of(card))]


def called(kind: type[E], mix: Collection[E], *sections: Section) -> DeckList:
    """Return a random deck, which is called by its Elements or symbols."""
    return DeckList("Random " + "/".join(str(one.value) for one in kind if one in mix), sections)


class Pile:
    """A section of a deck that is being built; ``most`` copies may have one key, the number or the name of a card."""

    def __init__(self, key: Callable[[Printed], str], most: int, source: random.Random) -> None:
        self._key = key
        self._most = most
        self._source = source
        self.counts: Counter[str] = Counter()

    def add(self, cards: Sequence[Printed], number: int) -> None:
        """Add a number of cards, or as many as there are."""
        order = list(cards)
        self._source.shuffle(order)
        for choices in ((1, 2, 3, self._most), (self._most,)):
            for card in order:
                key = self._key(card)
                take = max(0, min(number, self._source.choice(choices) - self.counts[key]))
                self.counts[key] += take
                number -= take

    def fill(self, cards: Sequence[Printed], size: int) -> None:
        """Add cards until the section has this size."""
        self.add(cards, size - self.counts.total())

    def section(self, name: str, catalogue: Mapping[str, Printed] | Iterable[Printed]) -> Section:
        """Return the cards as a section of a deck list, in the order of the catalogue."""
        cards = catalogue.values() if isinstance(catalogue, Mapping) else catalogue
        listed = ((card, self.counts[self._key(card)]) for card in cards)
        return Section(name, tuple(Copies(count, card.code, card.name) for card, count in listed if count))

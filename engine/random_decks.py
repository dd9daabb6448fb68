"""Decks built at random, for games that nobody has chosen decks for: some copies of each card, then all that may be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from engine.cards import Printed
from engine.decks import Copies, Section

C = TypeVar("C", bound=Printed)
T = TypeVar("T")


def choices_of(present: Sequence[T], sizes: Iterable[int]) -> list[frozenset[T]]:
    """Return every choice of so many of those there are: the Elements or symbols that a deck may have."""
    return [frozenset(some) for size in sizes for some in combinations(present, size)]


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

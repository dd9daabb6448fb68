"""Decks built at random, for games that nobody has chosen decks for: some copies of each card, then all that may be."""

from __future__ import annotations

import enum
import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from engine.cards import Printed
from engine.decks import Copies, DeckList, Section
from engine.game import TooFewCards

C = TypeVar("C", bound=Printed)
E = TypeVar("E", bound=enum.Enum)


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

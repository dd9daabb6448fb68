"""Whether a deck may be played, and decks built at random (Cipher 12.1)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter

from engine.decks import MAIN, DeckList
from engine.game import TooFewCards
from engine.games.cipher.cards import Card, Symbol
from engine.random_decks import Pile, choices_of
from engine.rulebook import Refusal

#: How many cards a deck has at least (Cipher 12.1.1).
LEAST = 50
#: How many cards of one card name a deck may have (Cipher 12.1.1.2).
MOST_OF_A_NAME = 4
#: The Deployment Cost of a card that can be the Main Character (Cipher 12.1.1.1, 12.2.1.1).
MAIN_CHARACTER_COST = 1

#: Whether a skill of a card allows any number of cards of its name in the deck, over 12.1.1.2 (Cipher 2.1).
Unlimited = Callable[[Card], bool]


def never(_card: Card) -> bool:
    """The Unlimited of cards that say nothing about decks."""
    return False


def check(deck: DeckList, catalogue: Mapping[str, Card], unlimited: Unlimited = never) -> tuple[Refusal, ...]:
    """Everything for which a deck may not be played; nothing for a legal deck (Cipher 12.1.1).

    `unlimited` is asked about every card of which the deck has more than four.
    """
    return tuple(_refusals(deck, catalogue, unlimited))


def _refusals(deck: DeckList, catalogue: Mapping[str, Card], unlimited: Unlimited) -> Iterator[Refusal]:
    for section in deck.sections:
        if section.name.casefold() != MAIN.casefold():
            yield Refusal("Cipher 12.1.1", f"A deck has only [{MAIN}], no [{section.name}].")
    listed = deck.section(MAIN).cards
    for copies in listed:
        if copies.code not in catalogue:
            yield Refusal("Cipher 4.18.1", f"There is no card {copies.code} in the catalogue.")
    size = deck.section(MAIN).size
    if size < LEAST:
        yield Refusal("Cipher 12.1.1", f"The deck has {size} cards and needs at least {LEAST}.")
    cards = [(catalogue[copies.code], copies.count) for copies in listed if copies.code in catalogue]
    if all(card.cost != MAIN_CHARACTER_COST for card, _ in cards):
        yield Refusal(
            "Cipher 12.1.1.1",
            f"No card of the deck can be the Main Character; it needs one of Deployment Cost {MAIN_CHARACTER_COST}.",
        )
    yield from _copies(cards, unlimited)


def _copies(cards: Sequence[tuple[Card, int]], unlimited: Unlimited) -> Iterator[Refusal]:
    """Cipher 12.1.1.2: cards of one card name, whatever their numbers (Cipher 4.18.2)."""
    counts: Counter[str] = Counter()
    for card, count in cards:
        counts[card.name] += count
    for name, count in counts.items():
        if count > MOST_OF_A_NAME and not any(unlimited(card) for card, _ in cards if card.name == name):
            yield Refusal(
                "Cipher 12.1.1.2",
                f"{name} is in the deck {count} times; {MOST_OF_A_NAME} cards of one name are allowed.",
            )


#: How many of every 50 cards of a random deck have Deployment Cost 1, besides those of the Main Character.
_CHEAP = 16


def random_deck(catalogue: Mapping[str, Card], rng: random.Random) -> DeckList:
    """A legal deck of one or two symbols, the same for the same catalogue and state of `rng`.

    Raises TooFewCards when the catalogue has not enough cards.
    """
    choices = [symbols for symbols in _ones_and_twos(catalogue) if _enough(_of(catalogue, symbols))]
    if not choices:
        raise TooFewCards(f"There are too few cards for a deck of {LEAST}; add sets to the catalogue.")
    symbols = rng.choice(choices)
    pool = _of(catalogue, symbols)
    hero = rng.choice([card for card in pool if card.cost == MAIN_CHARACTER_COST])
    deck = Pile(attrgetter("name"), MOST_OF_A_NAME, rng)
    deck.counts[hero.name] = rng.randint(2, MOST_OF_A_NAME)
    deck.add([card for card in pool if card.unit_name == hero.unit_name], rng.randint(6, 12))
    deck.add([card for card in pool if card.cost == MAIN_CHARACTER_COST], _CHEAP)
    deck.fill(pool, LEAST)
    title = "/".join(symbol.value for symbol in Symbol if symbol in symbols)
    return DeckList(f"Random {title}", (deck.section(MAIN, pool),))


def _of(catalogue: Mapping[str, Card], symbols: frozenset[Symbol]) -> list[Card]:
    """The cards that have none but these symbols, one of each card name."""
    cards = {card.name: card for card in catalogue.values() if symbols.issuperset(card.symbols)}
    return list(cards.values())


def _ones_and_twos(catalogue: Mapping[str, Card]) -> list[frozenset[Symbol]]:
    """The choices of one or two symbols among those of the cards."""
    present = [symbol for symbol in Symbol if any(symbol in card.symbols for card in catalogue.values())]
    return choices_of(present, (1, 2))


def _enough(cards: Sequence[Card]) -> bool:
    """Whether a deck can be built of these cards and has a Main Character."""
    return MOST_OF_A_NAME * len(cards) >= LEAST and any(card.cost == MAIN_CHARACTER_COST for card in cards)

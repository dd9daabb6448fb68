"""Whether a deck may be played, and decks built at random (Cipher 12.1)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter

from engine.decks import MAIN, DeckList, refuse_copies, refuse_listing
from engine.game import Pile, called, draw_mix, of_mix
from engine.games.cipher.cards import Card, Symbol
from engine.rulebook import Refusal

#: How many cards a deck has at least (Cipher 12.1.1).
LEAST = 50
#: How many cards of one card name a deck may have (Cipher 12.1.1.2).
MOST_OF_A_NAME = 4
#: The Deployment Cost of a card that can be the Main Character (Cipher 12.1.1.1, 12.2.1.1).
MAIN_CHARACTER_COST = 1


def check(
    deck: DeckList, catalogue: Mapping[str, Card], unlimited: Callable[[Card], bool] = lambda card: False
) -> tuple[Refusal, ...]:
    """Everything for which a deck may not be played; nothing for a legal deck (Cipher 12.1.1).

    `unlimited` is asked about every card of which the deck has more than four: a skill may allow any number (2.1).
    """
    return tuple(_refusals(deck, catalogue, unlimited))


def _refusals(
    deck: DeckList, catalogue: Mapping[str, Card], unlimited: Callable[[Card], bool]
) -> Iterator[Refusal]:
    yield from refuse_listing(deck, (MAIN,), catalogue, "Cipher 12.1.1", "Cipher 4.18.1")
    main = deck.section(MAIN)
    if main.size < LEAST:
        yield Refusal("Cipher 12.1.1", f"The deck has {main.size} cards and needs at least {LEAST}.")
    cards = DeckList(deck.name, (main,)).listed(catalogue)
    if all(card.cost != MAIN_CHARACTER_COST for card, _ in cards):
        yield Refusal(
            "Cipher 12.1.1.1",
            f"No card of the deck can be the Main Character; it needs one of Deployment Cost {MAIN_CHARACTER_COST}.",
        )
    # Cards of one card name are counted together, whatever their numbers (Cipher 4.18.2).
    yield from refuse_copies(cards, attrgetter("name"), MOST_OF_A_NAME, "Cipher 12.1.1.2", unlimited)


#: How many of every 50 cards of a random deck have Deployment Cost 1, besides those of the Main Character.
_CHEAP = 16
_symbols: Callable[[Card], tuple[Symbol, ...]] = attrgetter("symbols")


def random_deck(catalogue: Mapping[str, Card], rng: random.Random) -> DeckList:
    """A legal deck of one or two symbols, the same for the same catalogue and state of `rng`.

    Raises TooFewCards when the catalogue has not enough cards.
    """
    cards = list({card.name: card for card in catalogue.values()}.values())
    symbols = draw_mix(
        Symbol, cards, _symbols, (1, 2), MOST_OF_A_NAME, LEAST, rng, needs=lambda card: card.cost == MAIN_CHARACTER_COST
    )
    pool = of_mix(cards, _symbols, symbols)
    hero = rng.choice([card for card in pool if card.cost == MAIN_CHARACTER_COST])
    deck = Pile(attrgetter("name"), MOST_OF_A_NAME, rng)
    deck.counts[hero.name] = rng.randint(2, MOST_OF_A_NAME)
    deck.add([card for card in pool if card.unit_name == hero.unit_name], rng.randint(6, 12))
    deck.add([card for card in pool if card.cost == MAIN_CHARACTER_COST], _CHEAP)
    deck.fill(pool, LEAST)
    return called(Symbol, symbols, deck.section(MAIN, pool))

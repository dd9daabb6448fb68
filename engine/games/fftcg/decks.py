"""Whether a deck may be played, and decks built at random (FFTCG 8.1)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Literal

from engine.decks import MAIN, DeckList, refuse_copies, refuse_listing
from engine.game import Pile, called, draw_mix, of_mix
from engine.games.fftcg.cards import Card, CardType, Element
from engine.rulebook import Refusal

#: The section of the LB deck (FFTCG 7.14).
LB = "LB"

Format = Literal["constructed", "limited"]


@dataclass(frozen=True, slots=True)
class Conditions:
    """The conditions under which a deck is built (FFTCG 8.1.1, 8.1.3)."""

    main_least: int
    #: None where the main deck may have any number of cards.
    main_most: int | None
    lb_most: int
    #: How many cards of one number a deck may hold; None for any.
    copies: int | None
    #: Whether the LB deck takes Limit Break cards only.
    lb_needs_limit_break: bool
    #: Numbers of the cards of which a deck may hold any number.
    unlimited: frozenset[str] = frozenset()


CONDITIONS: Mapping[Format, Conditions] = {
    "constructed": Conditions(50, 50, 8, 3, True),
    "limited": Conditions(40, None, 8, None, False),
}

#: How the field abilities of a card in the deck replace the conditions (FFTCG 8.1.2).
Change = Callable[[Card, Conditions], Conditions]


def check(
    deck: DeckList,
    catalogue: Mapping[str, Card],
    format: Format = "constructed",
    change: Change = lambda _card, conditions: conditions,
) -> tuple[Refusal, ...]:
    """Everything for which a deck may not be played in a format; nothing for a legal deck (FFTCG 8.1).

    `change` is asked about every card of the deck for what its field abilities replace (FFTCG 8.1.2).
    """
    return tuple(_refusals(deck, catalogue, format, change))


def _refusals(deck: DeckList, catalogue: Mapping[str, Card], format: Format, change: Change) -> Iterator[Refusal]:
    yield from refuse_listing(deck, (MAIN, LB), catalogue, "FFTCG 8.1.1.1", "FFTCG 5.1")
    listed = deck.listed(catalogue)
    conditions = CONDITIONS[format]
    for card, _ in listed:
        conditions = change(card, conditions)
    yield from _sizes(deck, conditions)
    if conditions.copies is not None:
        unlimited = conditions.unlimited
        yield from refuse_copies(listed, _code, conditions.copies, "FFTCG 8.1.1.2", lambda card: card.code in unlimited)
    for card, _ in DeckList("", (deck.section(MAIN),)).listed(catalogue):
        if card.limit_break:
            yield Refusal("FFTCG 8.1.3", f"{card.code} {card.name} has Limit Break; it goes into the LB deck.")
    for card, _ in DeckList("", (deck.section(LB),)).listed(catalogue):
        if conditions.lb_needs_limit_break and not card.limit_break:
            yield Refusal("FFTCG 8.1.3", f"{card.code} {card.name} has no Limit Break; it goes into the main deck.")


def _sizes(deck: DeckList, conditions: Conditions) -> Iterator[Refusal]:
    """FFTCG 8.1.1, 8.1.1.1."""
    size, lb_size = deck.section(MAIN).size, deck.section(LB).size
    least, most = conditions.main_least, conditions.main_most
    if not size:
        yield Refusal("FFTCG 8.1.1", f"There is no main deck; list its cards under [{MAIN}].")
    elif size < least or (most is not None and size > most):
        at_most = "" if most is None else f" and at most {most}"
        wanted = f"exactly {least}" if least == most else f"at least {least}{at_most}"
        yield Refusal("FFTCG 8.1.1.1", f"The main deck has {size} cards and needs {wanted}.")
    if lb_size > conditions.lb_most:
        yield Refusal("FFTCG 8.1.1.1", f"The LB deck has {lb_size} cards and may have {conditions.lb_most} at most.")


#: How many of every 50 cards of a random main deck are Backups and Forwards.
_BACKUPS, _FORWARDS = 18, 22
#: The most copies of one card in a random deck of any format (FFTCG 8.1.1.2).
_MOST = 3
_code: Callable[[Any], str] = attrgetter("code")
_elements: Callable[[Any], tuple[Element, ...]] = attrgetter("elements")
#: The Elements that no discarded card makes CP of (FFTCG 5.2.1.3).
_WITHOUT_CP = frozenset({Element.LIGHT, Element.DARK})


def random_deck(catalogue: Mapping[str, Card], rng: random.Random, format: Format = "constructed") -> DeckList:
    """A legal deck of two or three Elements, the same for the same catalogue and state of `rng`.

    Raises TooFewCards when the catalogue has not enough cards.
    """
    size = CONDITIONS[format].main_least
    main = [card for card in catalogue.values() if not card.limit_break]
    elements = draw_mix(Element, main, _elements, (2, 3), _MOST, size, rng, _WITHOUT_CP)
    pool = of_mix(main, _elements, elements)
    deck = Pile(_code, _MOST, rng)
    backups = round(size * _BACKUPS / 50) + rng.randint(-2, 2)
    forwards = round(size * _FORWARDS / 50) + rng.randint(-2, 2)
    deck.add([card for card in pool if card.type is CardType.BACKUP], backups)
    deck.add([card for card in pool if card.type is CardType.FORWARD], forwards)
    deck.add(of_mix(main, _elements, _WITHOUT_CP), rng.randint(0, _MOST))
    others = [card for card in pool if card.type in (CardType.SUMMON, CardType.MONSTER)]
    deck.fill(others, size)
    deck.fill(pool, size)
    limit_breaks = [card for card in catalogue.values() if card.limit_break]
    lb_deck = Pile(_code, _MOST, rng)
    lb_deck.add(of_mix(limit_breaks, _elements, elements | _WITHOUT_CP), rng.randint(0, CONDITIONS[format].lb_most))
    return called(Element, elements, deck.section(MAIN, catalogue), lb_deck.section(LB, catalogue))

"""Whether a deck may be played, and decks built at random (FFTCG 8.1)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Literal

from engine.decks import MAIN, Copies, DeckList, Section
from engine.game import TooFewCards
from engine.games.fftcg.cards import Card, CardType, Element
from engine.random_decks import Pile, choices_of
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


def unchanged(_card: Card, conditions: Conditions) -> Conditions:
    """The Change of a card that says nothing about decks."""
    return conditions


def check(
    deck: DeckList,
    catalogue: Mapping[str, Card],
    format: Format = "constructed",
    change: Change = unchanged,
) -> tuple[Refusal, ...]:
    """Everything for which a deck may not be played in a format; nothing for a legal deck (FFTCG 8.1).

    `change` is asked about every card of the deck for what its field abilities replace (FFTCG 8.1.2).
    """
    return tuple(_refusals(deck, catalogue, format, change))


def _refusals(deck: DeckList, catalogue: Mapping[str, Card], format: Format, change: Change) -> Iterator[Refusal]:
    for section in deck.sections:
        if section.name.casefold() not in (MAIN.casefold(), LB.casefold()):
            yield Refusal("FFTCG 8.1.1.1", f"A deck has only [{MAIN}] and [{LB}], no [{section.name}].")
    listed = [copies for section in deck.sections for copies in section.cards]
    for copies in listed:
        if copies.code not in catalogue:
            yield Refusal("FFTCG 5.1", f"There is no card {copies.code} in the catalogue.")
    conditions = CONDITIONS[format]
    for copies in listed:
        if copies.code in catalogue:
            conditions = change(catalogue[copies.code], conditions)
    yield from _sizes(deck, conditions)
    yield from _copies(listed, conditions)
    yield from _limit_breaks(deck, catalogue, conditions)


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


def _copies(listed: Sequence[Copies], conditions: Conditions) -> Iterator[Refusal]:
    """FFTCG 8.1.1.2: cards of one number, wherever in the deck they are."""
    counts: Counter[str] = Counter()
    names: dict[str, str] = {}
    for copies in listed:
        counts[copies.code] += copies.count
        names[copies.code] = copies.name
    for code, count in counts.items():
        if conditions.copies is not None and count > conditions.copies and code not in conditions.unlimited:
            yield Refusal(
                "FFTCG 8.1.1.2",
                f"{code} {names[code]} is in the deck {count} times; {conditions.copies} copies are allowed.",
            )


def _limit_breaks(deck: DeckList, catalogue: Mapping[str, Card], conditions: Conditions) -> Iterator[Refusal]:
    """FFTCG 8.1.3."""
    for card in _known(deck.section(MAIN), catalogue):
        if card.limit_break:
            yield Refusal("FFTCG 8.1.3", f"{card.code} {card.name} has Limit Break; it goes into the LB deck.")
    for card in _known(deck.section(LB), catalogue):
        if conditions.lb_needs_limit_break and not card.limit_break:
            yield Refusal("FFTCG 8.1.3", f"{card.code} {card.name} has no Limit Break; it goes into the main deck.")


def _known(section: Section, catalogue: Mapping[str, Card]) -> list[Card]:
    return [catalogue[copies.code] for copies in section.cards if copies.code in catalogue]


#: How many of every 50 cards of a random main deck are Backups and Forwards.
_BACKUPS, _FORWARDS = 18, 22
#: The most copies of one card in a random deck of any format (FFTCG 8.1.1.2).
_MOST = 3
_code = attrgetter("code")
#: The Elements that no discarded card makes CP of (FFTCG 5.2.1.3).
_WITHOUT_CP = frozenset({Element.LIGHT, Element.DARK})


def random_deck(catalogue: Mapping[str, Card], rng: random.Random, format: Format = "constructed") -> DeckList:
    """A legal deck of two or three Elements, the same for the same catalogue and state of `rng`.

    Raises TooFewCards when the catalogue has not enough cards.
    """
    size = CONDITIONS[format].main_least
    main = [card for card in catalogue.values() if not card.limit_break]
    held = Counter(frozenset(card.elements) for card in main)
    choices = [
        elements
        for elements in _pairs_and_triples(main)
        if _MOST * sum(number for some, number in held.items() if some <= elements) >= size
    ]
    if not choices:
        raise TooFewCards(f"There are too few cards for a deck of {size}; add sets to the catalogue.")
    elements = rng.choice(choices)
    pool = _of(main, elements)
    deck = Pile(_code, _MOST, rng)
    backups = round(size * _BACKUPS / 50) + rng.randint(-2, 2)
    forwards = round(size * _FORWARDS / 50) + rng.randint(-2, 2)
    deck.add([card for card in pool if card.type is CardType.BACKUP], backups)
    deck.add([card for card in pool if card.type is CardType.FORWARD], forwards)
    deck.add(_of(main, _WITHOUT_CP), rng.randint(0, _MOST))
    others = [card for card in pool if card.type in (CardType.SUMMON, CardType.MONSTER)]
    deck.fill(others, size)
    deck.fill(pool, size)
    limit_breaks = [card for card in catalogue.values() if card.limit_break]
    lb_deck = Pile(_code, _MOST, rng)
    lb_deck.add(_of(limit_breaks, elements | _WITHOUT_CP), rng.randint(0, CONDITIONS[format].lb_most))
    name = "/".join(element.value for element in Element if element in elements)
    return DeckList(f"Random {name}", (deck.section(MAIN, catalogue), lb_deck.section(LB, catalogue)))


def _of(cards: Sequence[Card], elements: frozenset[Element]) -> list[Card]:
    """The cards that have none but these Elements."""
    return [card for card in cards if elements.issuperset(card.elements)]


def _pairs_and_triples(cards: Sequence[Card]) -> list[frozenset[Element]]:
    """The choices of two or three Elements among those of the cards."""
    present = [element for element in Element if any(element in card.elements for card in cards)]
    able = [element for element in present if element not in _WITHOUT_CP]
    return choices_of(able, (2, 3))

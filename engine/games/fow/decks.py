"""Whether a deck may be played, and decks built at random (FOW 402)."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter

from engine.cards import Printed
from engine.decks import MAIN, DeckList, refuse_copies, refuse_listing
from engine.game import Pile, TooFewCards, called, draw_mix, of_mix
from engine.games.fow.cards import Attribute, Card, CardType
from engine.games.fow.importing import lacks_side
from engine.rulebook import Refusal

#: The sections of the ruler and of the magic stone deck (FOW 402.1), and of the sideboard, which is outside the game
#: (FOW 315.1b).
RULER, STONES, SIDE = "Ruler", "Stones", "Side"
SECTIONS = (RULER, MAIN, STONES, SIDE)
#: How many cards a main deck has at least (FOW 402.3), and a magic stone deck at least and at most (FOW 402.4).
LEAST, LEAST_STONES, MOST_STONES = 40, 10, 20
#: How many cards of one name a deck may have (FOW 402.5).
MOST_OF_A_NAME = 4

_name: Callable[[Printed], str] = attrgetter("name")
_attributes: Callable[[Card], tuple[Attribute, ...]] = attrgetter("attributes")


def check(
    deck: DeckList, catalogue: Mapping[str, Card], copies: Callable[[Card], int] = lambda card: MOST_OF_A_NAME
) -> tuple[Refusal, ...]:
    """Everything for which a deck may not be played; nothing for a legal deck (FOW 402).

    `copies` is asked of each card how many of it a deck may have: its text may change the rule (FOW 402.6).
    """
    return tuple(_refusals(deck, catalogue, copies))


def is_basic(card: Card) -> bool:
    """Whether a deck may have any number of it: a magic stone that is not special (FOW 402.5)."""
    return card.type is CardType.STONE and "Special" not in card.subtypes


def home(card: Card) -> str:
    """The section of a deck in which a card is listed (FOW 402.2 to 402.4)."""
    return {CardType.RULER: RULER, CardType.J_RULER: RULER, CardType.STONE: STONES}.get(card.type, MAIN)


def _refusals(
    deck: DeckList, catalogue: Mapping[str, Card], copies: Callable[[Card], int]
) -> Iterator[Refusal]:
    yield from refuse_listing(deck, SECTIONS, catalogue, "FOW 402.1", "FOW 401.1")
    listed = {name: DeckList("", (deck.section(name),)).listed(catalogue) for name in SECTIONS}
    for name, cards in listed.items():
        for card, _ in cards:
            yield from _misplaced(card, name)
    yield from _sizes(deck)
    allowed: dict[int, list[tuple[Card, int]]] = defaultdict(list)
    for card, count in (*listed[MAIN], *listed[STONES]):
        allowed[copies(card)].append((card, count))
    for most, some in allowed.items():
        yield from refuse_copies(some, _name, most, "FOW 402.5", is_basic)


def _misplaced(card: Card, section: str) -> Iterator[Refusal]:
    """What stands in a section where it does not belong, or cannot be played with at all."""
    called = f"{card.code} {card.name}"
    if card.reverse:
        rule = "FOW 201.2" if card.type is CardType.J_RULER else "FOW 1302.2"
        yield Refusal(rule, f"{called} is the second side of a card; list the first one.")
    elif lacks_side(card) and card.other is not None:
        yield Refusal("FOW 1302.1", f"{called} has another side, {card.other.code}, that is in no list; import it too.")
    elif section not in (home(card), SIDE):
        rule = {RULER: "FOW 402.2", STONES: "FOW 402.4"}.get(section, "FOW 402.3")
        yield Refusal(rule, f"{called} is a {card.type.value}; list it under [{home(card)}].")


def _sizes(deck: DeckList) -> Iterator[Refusal]:
    """FOW 402.2 to 402.4."""
    rulers, main, stones = (deck.section(name).size for name in (RULER, MAIN, STONES))
    if rulers != 1:
        yield Refusal("FOW 402.2", f"The deck has {rulers or 'no'} rulers and needs one; list it under [{RULER}].")
    if main < LEAST:
        yield Refusal("FOW 402.3", f"The main deck has {main} cards and needs at least {LEAST}.")
    if not LEAST_STONES <= stones <= MOST_STONES:
        yield Refusal(
            "FOW 402.4",
            f"The magic stone deck has {stones} cards and needs {LEAST_STONES} to {MOST_STONES}; list them under "
            f"[{STONES}].",
        )


# Decks at random

#: How many of the 40 cards of a random main deck are resonators, and how many magic stones it has.
_RESONATORS, _STONES = 26, 12


def random_deck(catalogue: Mapping[str, Card], rng: random.Random) -> DeckList:
    """A legal deck of one or two attributes, the same for the same catalogue and state of `rng`.

    Raises TooFewCards when the catalogue has not enough cards.
    """
    cards = {card.name: card for card in catalogue.values() if not (card.reverse or lacks_side(card))}
    rulers = [card for card in cards.values() if card.type is CardType.RULER]
    stones = [card for card in cards.values() if card.type is CardType.STONE]
    main = [card for card in cards.values() if home(card) == MAIN]
    mix = draw_mix(
        Attribute, (*main, *rulers), _attributes, (1, 2), MOST_OF_A_NAME, LEAST, rng,
        needs=lambda card: card.type is CardType.RULER,
    )
    pool = of_mix(main, _attributes, mix)
    ruler = rng.choice(of_mix(rulers, _attributes, mix))
    deck = Pile(_name, MOST_OF_A_NAME, rng)
    deck.add([card for card in pool if card.type is CardType.RESONATOR], _RESONATORS + rng.randint(-3, 3))
    deck.fill([card for card in pool if card.type is not CardType.RESONATOR], LEAST)
    deck.fill(pool, LEAST)
    ruled = Pile(_name, 1, rng)
    ruled.add([ruler], 1)
    found = _stones(stones, mix, rng)
    sections = (ruled.section(RULER, [ruler]), deck.section(MAIN, pool), found.section(STONES, stones))
    return called(Attribute, mix, *sections)


def _stones(stones: list[Card], mix: frozenset[Attribute], rng: random.Random) -> Pile:
    """Magic stones of these attributes: a few special ones, and of the basic ones as many of each as of the others."""
    kinds = {one.name.title() for one in mix}
    fitting = [card for card in stones if kinds.issuperset({*card.subtypes} - {"Special", "Basic", "True"})]
    basic = [card for card in fitting if is_basic(card) and kinds.intersection(card.subtypes)]
    if len({kind for card in basic for kind in card.subtypes if kind in kinds}) < len(kinds):
        raise TooFewCards("There is no basic magic stone for a deck of these attributes; add sets to the catalogue.")
    found = Pile(_name, MOST_OF_A_NAME, rng)
    found.add([card for card in fitting if not is_basic(card)], rng.randint(0, 3))
    rng.shuffle(basic)
    for place in range(_STONES - found.counts.total()):
        found.counts[basic[place % len(basic)].name] += 1
    return found

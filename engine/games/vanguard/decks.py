"""Whether a deck may be played, and decks built at random (VG 2)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import attrgetter

from engine.cards import Printed
from engine.decks import MAIN, DeckList, refuse_copies, refuse_listing
from engine.game import Pile, TooFewCards
from engine.games.vanguard.cards import CRAY_ELEMENTAL, ORDERS, Card, CardType, Trigger, clans_of
from engine.rulebook import Refusal

#: The section of the G deck (VG 2.5).
G_DECK = "G"
SECTIONS = (MAIN, G_DECK)
#: How many cards a main deck has (VG 2.1), how many of them have a trigger icon, and how many heal at most (VG 2.3).
SIZE, TRIGGERS, MOST_HEALS = 50, 16, 4
#: How many cards a G deck has at most (VG 2.5).
MOST_G_UNITS = 16
#: How many cards of one name a deck may have (VG 2.2), and how many with the Sentinel ability (VG 2.4).
MOST_OF_A_NAME, MOST_SENTINELS = 4, 4
#: The formats (VG 2.7): all cards together, the cards of one clan, or those of one clan in the V series.
PREMIUM, CLAN_FIGHT, V_ONLY = "premium", "clan fight", "v only"
FORMATS = (PREMIUM, CLAN_FIGHT, V_ONLY)

#: With this line a card says that it has the Sentinel ability (VG 22); what stands in parentheses says nothing.
_SENTINEL = "[CONT]:Sentinel"
_name: Callable[[Printed], str] = attrgetter("name")


def is_sentinel(card: Card) -> bool:
    """Whether a card has the Sentinel ability (VG 2.4)."""
    return any(line.startswith(_SENTINEL) for line in card.text.splitlines())


def home(card: Card) -> str | None:
    """The section of a deck in which a card is listed; None for one that no deck has (VG 2.1, 2.5)."""
    if card.type is CardType.G_UNIT:
        return G_DECK
    return None if card.type is CardType.TOKEN else MAIN


def check(
    deck: DeckList, catalogue: Mapping[str, Card], copies: Callable[[Card], int] = lambda card: MOST_OF_A_NAME,
    form: str = PREMIUM,
) -> tuple[Refusal, ...]:
    """Everything for which a deck may not be played in a format; nothing for a legal deck (VG 2).

    `copies` is asked of each card how many of it a deck may have: its text may change the rule (VG 2.6).
    """
    return tuple(_refusals(deck, catalogue, copies, form))


def _refusals(
    deck: DeckList, catalogue: Mapping[str, Card], copies: Callable[[Card], int], form: str
) -> Iterator[Refusal]:
    yield from refuse_listing(deck, SECTIONS, catalogue, "VG 2.1", "VG 3.1")
    listed = {name: DeckList("", (deck.section(name),)).listed(catalogue) for name in SECTIONS}
    yield from unfit({name: [card for card, _ in cards] for name, cards in listed.items()}, form)
    for name, cards in listed.items():
        # Main deck and G deck are counted separately (VG 2.2); cards that allow so many, together.
        for most in sorted({copies(card) for card, _ in cards}):
            some = [(card, count) for card, count in cards if copies(card) == most]
            yield from refuse_copies(some, _name, most, "VG 2.5" if name == G_DECK else "VG 2.2", lambda card: False)
    size, units = deck.section(MAIN).size, deck.section(G_DECK).size
    if size != SIZE:
        yield Refusal("VG 2.1", f"The main deck has {size} cards and needs {SIZE}.")
    if units > MOST_G_UNITS:
        yield Refusal("VG 2.5", f"The G deck has {units} cards and may have up to {MOST_G_UNITS}.")
    yield from _main(listed[MAIN])


def unfit(sections: Mapping[str, Sequence[Card]], form: str) -> Iterator[Refusal]:
    """What of these cards cannot be played with where it is, whatever else the deck has."""
    for name, cards in sections.items():
        for card in cards:
            yield from _misplaced(card, name)
            if form == V_ONLY and card.older:
                yield Refusal("VG 2.7", f"{card.code} {card.name} was printed before the V series.")
    if form in (CLAN_FIGHT, V_ONLY):
        yield from _of_one_clan([card for cards in sections.values() for card in cards])


def _misplaced(card: Card, section: str) -> Iterator[Refusal]:
    """What stands in a section where it does not belong."""
    belongs, called = home(card), f"{card.code} {card.name}"
    if belongs is None:
        yield Refusal("VG 2.1", f"{called} is a {card.type.value}, which no deck has.")
    elif belongs != section:
        rule = "VG 2.5" if G_DECK in (belongs, section) else "VG 2.1"
        yield Refusal(rule, f"{called} is a {card.type.value}; list it under [{belongs}].")


def _main(cards: Sequence[tuple[Card, int]]) -> Iterator[Refusal]:
    """VG 2.3, 2.4, 6.1."""
    triggers, heals, sentinels = (
        sum(count for card, count in cards if asked(card))
        for asked in (lambda card: card.trigger is not None, lambda card: card.trigger is Trigger.HEAL, is_sentinel)
    )
    if triggers != TRIGGERS:
        yield Refusal("VG 2.3", f"The deck has {triggers} cards with a trigger icon and needs {TRIGGERS}.")
    if heals > MOST_HEALS:
        yield Refusal("VG 2.3", f"The deck has {heals} heal triggers and may have up to {MOST_HEALS}.")
    if sentinels > MOST_SENTINELS:
        yield Refusal("VG 2.4", f"The deck has {sentinels} sentinels and may have up to {MOST_SENTINELS}.")
    if not any(card.grade == 0 and card.type not in ORDERS for card, _ in cards):
        yield Refusal("VG 6.1", "The deck has no grade 0 card for a first vanguard.")


def _of_one_clan(cards: Iterable[Card]) -> Iterator[Refusal]:
    """VG 2.7: a card of Cray Elemental belongs to every clan; orders know no clan (VG 25)."""
    units = [card for card in cards if card.type not in ORDERS and CRAY_ELEMENTAL not in card.clans]
    if units and not set.intersection(*(set(clans_of(card)) for card in units)):
        yield Refusal("VG 2.7", "The cards of the deck are not all of one clan.")


# Decks at random

#: How many cards of each grade a random deck has, its triggers apart; the rest is what there is.
_OF_GRADE = ((1, 13), (2, 11), (3, 8))
#: How many first vanguards it has.
_STARTERS = 1


def random_deck(catalogue: Mapping[str, Card], rng: random.Random) -> DeckList:
    """A legal deck of one clan, or of two, the same for the same catalogue and state of `rng`.

    Raises TooFewCards when the catalogue has not enough cards.
    """
    cards = list({card.name: card for card in catalogue.values()}.values())
    clans = _draw_clans(cards, rng)
    pool = [card for card in cards if set(clans_of(card)) & {*clans, CRAY_ELEMENTAL} or card.type in ORDERS]
    main = [card for card in pool if home(card) == MAIN]
    triggers = [card for card in main if card.trigger is not None and not is_sentinel(card)]
    units = [card for card in main if card.trigger is None]
    deck, icons = Pile(_name, MOST_OF_A_NAME, rng), Pile(_name, MOST_OF_A_NAME, rng)
    icons.add([card for card in triggers if card.trigger is Trigger.HEAL], MOST_HEALS)
    icons.fill([card for card in triggers if card.trigger is not Trigger.HEAL], TRIGGERS)
    deck.add([card for card in units if card.grade == 0 and card.type not in ORDERS], _STARTERS)
    deck.add([card for card in units if is_sentinel(card)], MOST_SENTINELS)
    plain = [card for card in units if not is_sentinel(card)]
    for grade, number in _OF_GRADE:
        there = sum(count for card, count in _counted(deck, units) if card.grade == grade)
        deck.add([card for card in plain if card.grade == grade], number - there)
    deck.fill([card for card in plain if card.grade], SIZE - TRIGGERS)
    deck.counts.update(icons.counts)
    strides = Pile(_name, MOST_OF_A_NAME, rng)
    strides.fill([card for card in pool if home(card) == G_DECK], MOST_G_UNITS)
    sections = [deck.section(MAIN, main), strides.section(G_DECK, pool)]
    return DeckList("Random " + "/".join(clans), tuple(section for section in sections if section.cards))


def _counted(deck: Pile, cards: Iterable[Card]) -> list[tuple[Card, int]]:
    return [(card, deck.counts[card.name]) for card in cards]


def _draw_clans(cards: Sequence[Card], rng: random.Random) -> tuple[str, ...]:
    """Draw a clan with cards enough for a deck; where no clan has, two that have."""
    known = sorted({clan for card in cards for clan in card.clans if clan != CRAY_ELEMENTAL})
    for mixes in ([(one,) for one in known], [(one, other) for one in known for other in known if one < other]):
        if able := [mix for mix in mixes if _suffices([card for card in cards if set(card.clans) & set(mix)])]:
            return rng.choice(able)
    raise TooFewCards(f"There are too few cards of one clan for a deck of {SIZE}; add sets to the catalogue.")


def _suffices(cards: Sequence[Card]) -> bool:
    """Whether these cards make a deck."""
    main = [card for card in cards if home(card) == MAIN and not (card.trigger and is_sentinel(card))]
    heals = sum(card.trigger is Trigger.HEAL for card in main)
    others = sum(card.trigger not in (None, Trigger.HEAL) for card in main)
    plain = sum(card.trigger is None and card.grade > 0 and not is_sentinel(card) for card in main)
    sentinels = MOST_SENTINELS if any(map(is_sentinel, main)) else 0
    return (
        any(card.grade == 0 and card.trigger is None and card.type not in ORDERS for card in main)
        and MOST_OF_A_NAME * others + min(MOST_HEALS, MOST_OF_A_NAME * heals) >= TRIGGERS
        and MOST_OF_A_NAME * plain + sentinels + _STARTERS >= SIZE - TRIGGERS
    )

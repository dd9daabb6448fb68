"""The original cards of Force of Will play, and the starter decks are different from each other."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from engine.cards import LANGUAGES, load_sets
from engine.decks import MAIN, DeckList, load_deck
from engine.games.fow.cards import ATTRIBUTES, Card, CardType, Keyword, turned
from engine.games.fow.decks import RULER, STONES, check, is_basic
from engine.games.fow.importing import joined, lacks_side, read_card
from tests.games import translations

ROOT = Path(__file__).parents[3]
_SET = load_sets(ROOT / "assets" / "cards" / "fow", read_card)
CARDS = _SET.changed(joined(_SET))
TEXT = "\n".join(card.text for card in CARDS.values())
#: Wordings that the cards show, as patterns, one a line.
WORDINGS = r"""
^\[Judgment\] \{
^\[Energize\] \{
^\[Mana\] \d
^\[Limit\] \d
^\[Shift\] \{
^\[Evolution\] \{
^\[Awakening\] \{.*\}: When
^\[Incarnation\] \{
^\[Bestow\] \{.\}, \{Rest\}
^\[Trigger\] When .* ⇒
^\[Stealth\] When
^\[Torrent\] \(
^\[Force\] 1
\[Barrier\] \(Chant\)
^God's Art \[
^Whenever .* ⇒
^When .* ⇒
^At the beginning of your turn ⇒
enters your field or shifts ⇒
^As long as
as long as
^\{Rest\}: Produce
^\{Rest\}: Produce \{W\} or \{G\}
Spend this will only to
^\{.\}, \{Rest\}:
^\{.\}: This card
^Banish this card:
^Banish another .*:
discard a card:
pay 200 life:
^Remove a mana counter from this card:
only once per turn
only during your turn
until end of turn
^Choose one - .*; or
up to two target
resonator tokens? with \[Flying\]
\[\+100/\+100\] counter
^Other .* you control gain
^Bestowed resonator gains
cannot attack
^Prevent all damage
^Cancel target spell
unless its controller pays
unless you pay
Target opponent discards
loses? \d+ life
gain \d+ life
deals \d+ damage to each
^Search your magic stone deck
top card of your magic stone deck
from your graveyard into your field
owner's hand
from the game
Look at the top
put into a graveyard from your opponent's field
^Treat this card as
"""


def decks() -> list[DeckList]:
    """The starter decks."""
    return [load_deck(path, CARDS) for path in sorted((ROOT / "decks" / "fow").glob("*.txt"))]


def test_the_set_has_cards_of_every_type_and_attribute() -> None:
    """FOW 201.2, 208.2, 208.4."""
    assert len(CARDS) >= 120
    assert {card.type for card in CARDS.values()} == set(CardType)
    for attribute in ATTRIBUTES:
        kinds = Counter(card.type for card in CARDS.values() if card.attributes == (attribute,))
        assert kinds[CardType.RESONATOR] >= 9 and kinds[CardType.CHANT] >= 4 and kinds[CardType.ADDITION], attribute
        assert any(card.subtypes == ("Basic", attribute.name.title()) for card in CARDS.values())
    assert sum(not card.attributes for card in CARDS.values() if card.type is CardType.RESONATOR) >= 4


def test_every_side_is_joined_with_its_other() -> None:
    sides = [card for card in CARDS.values() if card.other is not None]
    assert [card.code for card in sides if lacks_side(card)] == []
    assert all(card.other is not None and turned(card) == CARDS[card.other.code] for card in sides)
    assert sum(card.type is CardType.RULER for card in sides) == 4 and any(card.double_faced for card in sides)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_line_of_story_in_every_language(language: str) -> None:
    assert translations.untold(CARDS, language) == []


def test_no_card_has_words_of_another_script() -> None:
    assert translations.of_another_script(CARDS) == []


def test_no_two_cards_have_one_name_in_any_language() -> None:
    for language in LANGUAGES:
        assert len({CARDS.words(code, language).name for code in CARDS}) == len(CARDS)


@pytest.mark.parametrize("keyword", [one.value for one in Keyword])
def test_a_starter_deck_has_every_keyword(keyword: str) -> None:
    assert f"[{keyword}]" in "\n".join(card.text for deck in decks() for card in both_sides(deck))


@pytest.mark.parametrize(
    "word",
    [
        "Awakening", "Incarnation", "Trigger", "Stealth", "Evolution", "Shift", "Limit", "Energize", "Bestow", "Mana",
        "Torrent", "Force",
    ],
)
def test_a_starter_deck_has_every_skill_with_words_of_its_own(word: str) -> None:
    assert f"[{word}] " in "\n".join(card.text for deck in decks() for card in both_sides(deck))


@pytest.mark.parametrize("words", WORDINGS.strip().split("\n"))
def test_the_set_shows_every_kind_of_wording(words: str) -> None:
    assert re.search(words, TEXT, re.MULTILINE), words


def both_sides(deck: DeckList) -> list[Card]:
    """The cards of a deck, each side for itself."""
    listed = [card for card, _ in deck.listed(CARDS)]
    return [*listed, *(turned(card) for card in listed if card.other is not None)]


def test_the_starter_decks_are_legal() -> None:
    assert [check(deck, CARDS) for deck in decks()] == [()] * 4
    assert all(deck.notes for deck in decks())


def test_the_starter_decks_are_about_different_things() -> None:
    """Each has a ruler and special stones of its own; no two share more than a few cards."""
    for section in (RULER, STONES):
        listed = [copies.code for deck in decks() for copies in deck.section(section).cards]
        assert all(is_basic(CARDS[code]) for code, count in Counter(listed).items() if count > 1)
    for one, other in combinations(decks(), 2):
        assert len({copies.code for copies in one.section(MAIN).cards + other.section(MAIN).cards}) >= 30

"""The starter decks of Fire Emblem Cipher."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.decks import DeckList, load_deck
from engine.games.cipher.decks import LEAST, check
from tests.games.cipher.test_set import CARDS, KINDS

FOLDER = Path(__file__).parents[3] / "decks" / "cipher"


def decks() -> list[DeckList]:
    return [load_deck(path, CARDS) for path in sorted(FOLDER.glob("*.txt"))]


def test_the_starter_decks_are_legal_and_of_the_least_size() -> None:
    """Cipher 12.1.1."""
    assert [(deck.name, check(deck, CARDS)) for deck in decks()] == [("The Long Road", ()), ("The Patient Harbour", ())]
    assert all(deck.section("Main").size == LEAST and deck.notes for deck in decks())


def test_the_starter_decks_have_little_in_common() -> None:
    red, blue = ({copies.code for copies in deck.section("Main").cards} for deck in decks())
    assert red.isdisjoint(blue)


@pytest.mark.parametrize("words", KINDS)
def test_the_starter_decks_together_show_every_kind_of_skill(words: str) -> None:
    """Cipher 21.2.2, 21.2.3.1."""
    listed = {copies.code for deck in decks() for copies in deck.section("Main").cards}
    assert any(re.search(words, CARDS[code].text, re.MULTILINE) for code in listed), words

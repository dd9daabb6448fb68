"""Our own cards are read whole, and print back as they were printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cards import load_sets
from engine.games.cipher.cards import Card
from engine.games.cipher.importing import read_card
from engine.games.cipher.words import read, render
from engine.games.cipher.words.typography import inside, lines_of
from engine.text.tokens import same_print, tokenize

CARDS = load_sets(Path(__file__).parents[4] / "assets" / "cards" / "cipher", read_card)


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.code)
def test_every_line_is_read_and_printed_back(card: Card) -> None:
    """Cipher 2.1: a card does what its text says."""
    reading = read(card)
    assert not [problem.caret() for problem in reading.problems]
    for line, ability in zip(lines_of(card.text), reading.abilities, strict=True):
        assert same_print(tokenize(inside(line)), tokenize(inside(render(ability, card))))

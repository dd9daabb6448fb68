"""Our own cards are read whole, carried out whole, and print back as they were printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cards import load_sets
from engine.games.fftcg.cards import Card
from engine.games.fftcg.effects.coverage import executable
from engine.games.fftcg.importing import read_card
from engine.games.fftcg.words import read, render
from engine.games.fftcg.words.typography import SLIPS, lines_of
from engine.text.tokens import corrected, same_print, tokenize

CARDS = load_sets(Path(__file__).parents[4] / "assets" / "cards" / "fftcg", read_card)


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.code)
def test_every_line_is_read_carried_out_and_printed_back(card: Card) -> None:
    """FFTCG 2.1: a card does what its text says."""
    reading = read(card)
    assert not [problem.caret() for problem in reading.problems]
    assert executable(reading.abilities) == ()
    lines = lines_of(card.text)
    assert len(lines) == len(reading.abilities)
    for line, ability in zip(lines, reading.abilities, strict=True):
        printed = tokenize(corrected(line, SLIPS))
        assert same_print(printed, tokenize(render(ability, card)))

"""Texts that are nearly the same and mean something else: neither is read as the other."""

from __future__ import annotations

import pytest

from engine.games.fftcg.words import read
from engine.games.fftcg.words.reading import TABLES
from tests.games.fftcg.words.reading_cards import card

APART = (
    ("[0]: Draw 1 card. You can only use this ability once per turn.",
     "[0]: Draw 1 card. You can only use this ability once during each of your turns."),
    ("When Oriel enters the field from the Break Zone, draw 1 card.",
     "When Oriel enters the field from your opponent's Break Zone, draw 1 card."),
    ("When Oriel enters your field other than from your hand, draw 1 card.",
     "When Oriel enters your field other than from your opponent's hand, draw 1 card."),
    ("If you cast Oriel, you may pay [1] as an extra cost.", "If you put Oriel, you may pay [1] as an extra cost."),
    ("The Forwards you control can attack twice in the same turn.",
     "The Forwards you control can attack twice during each of your turns."),
)


@pytest.mark.parametrize(("line", "other"), APART)
def test_what_binds_is_not_exchanged_for_what_binds_otherwise(line: str, other: str) -> None:
    assert read(card(line)).complete
    assert read(card(line)).abilities != read(card(other)).abilities


@pytest.mark.parametrize("line", [
    "When Oriel attacks, choose 1 Forward of cost 3 once per turn. Break it.",
    "When Oriel attacks, choose 1 Forward with 3000 power only during your turn. Break it.",
    "[Dull]: Draw 1 card. You can only use this ability.",
])
def test_how_often_is_no_number_and_how_much_no_limit(line: str) -> None:
    assert not read(card(line)).complete


def test_each_symbol_of_the_grammar_stands_in_one_table() -> None:
    symbols = [symbol for room in TABLES for symbol in {one for table in room.PHRASES for one in table}]
    assert sorted(symbols) == sorted(set(symbols))

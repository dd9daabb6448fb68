"""Rows of symbols: what one symbol could print may be left to the next, so that all of a row has a place."""

from __future__ import annotations

from engine.text.grammar import Grammar, Row
from engine.text.phrases import Context, value
from engine.text.reader import Reader
from engine.text.renderer import Renderer
from engine.text.tokens import tokenize

GRAMMAR = Grammar(
    phrases=[
        ("colour", [value("red", "red"), value("blue", "blue")]),
        ("head", [value("red", "red"), value(1, "one")]),
    ],
    terminals={},
    rows={"row": Row((("colour", 0, 3), ("head", 1, 1)))},
    is_plural=lambda _: False,
)


def test_the_last_word_that_is_colour_and_head_is_the_head() -> None:
    for text in ("red", "blue red", "red red red", "blue one"):
        row = Reader(GRAMMAR, Context(tokenize(text))).whole("row")
        assert row is not None
        assert " ".join(Renderer(GRAMMAR, Context(())).words("row", row)) == text

"""Misprints that can only mean one word are put right, and others stay as they are."""

from __future__ import annotations

import pytest

from engine.text.mending import mended, words_of

WORDS = words_of((
    "when {who:ref} ~attack, ~draw {count#:count} <card|cards>", "~break {what:obj} on the field{.}",
    "{as many|the same number}", "until the end of the turn", "lower power", "Forward",
))


@pytest.mark.parametrize(("printed", "right"), [
    ("When Oriel atttacks", "When Oriel attacks"),
    ("a Foward on the feild", "a Forward on the field"),
    ("untilthe end", "until the end"),
    ("draw cards.Break it", "draw cards. Break it"),
    ("Unitl the end", "Until the end"),
])
def test_a_misprint_is_put_right(printed: str, right: str) -> None:
    assert mended(printed, WORDS) == right


@pytest.mark.parametrize("printed", ["brake it", "the tower", "Oriel of the Fern", "it is bro", "xyzzy"])
def test_what_may_be_another_word_stays(printed: str) -> None:
    assert mended(printed, WORDS) == printed


def test_the_words_are_those_that_patterns_print() -> None:
    assert {"attack", "attacks", "card", "cards", "many", "same"} <= WORDS
    assert not {"who", "ref", "count", "obj"} & WORDS

"""Quantities as every game prints them, and classes of words, which are the same in whatever pattern they stand."""

from __future__ import annotations

import pytest

from app.cli.tracing import Tracer
from engine.abilities.conditions import Number, OneOf, Quantity
from engine.abilities.nouns import Comparison
from engine.text.english.classes import any_of
from engine.text.english.nouns import measured, quantities
from engine.text.grammar import Grammar
from engine.text.lines import is_plural
from engine.text.phrases import INTEGER, Context, phrase
from engine.text.reader import Reader
from engine.text.tokens import tokenize

BY = any_of("by", "through")
GRAMMAR = Grammar(
    [
        *quantities().items(),
        ("number", [phrase(Number, "{number:int}")]),
        ("quantity_named", [phrase(Number, "the number of lamps", number=7)]),
        ("points", measured("<point|points> of damage")),
        ("lit", [phrase(Number, f"lit {BY} {{number:int}}"), phrase(Number, f"dimmed {BY} {{number:int}}")]),
    ],
    {"int": INTEGER}, {}, is_plural=is_plural,
)


def read(symbol: str, text: str) -> object | None:
    return Reader(GRAMMAR, Context(tokenize(text), text=text)).whole(symbol)


def of(comparison: Comparison, number: int) -> Quantity:
    return Quantity(comparison, Number(number))


@pytest.mark.parametrize(("text", "comparison"), [
    ("3 or more", Comparison.AT_LEAST), ("3 or greater", Comparison.AT_LEAST), ("at least 3", Comparison.AT_LEAST),
    ("3 or less", Comparison.AT_MOST), ("3 or fewer", Comparison.AT_MOST), ("at most 3", Comparison.AT_MOST),
    ("more than 3", Comparison.MORE), ("fewer than 3", Comparison.LESS), ("3", Comparison.EXACTLY),
    ("exactly 3", Comparison.EXACTLY), ("only 3", Comparison.EXACTLY),
])
def test_a_number_is_compared_before_it_or_behind_it(text: str, comparison: Comparison) -> None:
    assert read("quantity", text) == of(comparison, 3)


def test_one_of_two_numbers_and_none() -> None:
    assert read("quantity", "3 or 4") == OneOf(Comparison.EXACTLY, Number(3), Number(4))
    assert read("quantity", "no") == of(Comparison.EXACTLY, 0)


@pytest.mark.parametrize("text", [
    "2 or more points of damage", "2 points of damage or more", "at least 2 points of damage",
])
def test_what_is_measured_stands_before_the_comparison_or_behind_it(text: str) -> None:
    assert read("points", text) == of(Comparison.AT_LEAST, 2)


def test_the_unit_agrees_with_what_is_measured() -> None:
    assert read("points", "1 point of damage") == of(Comparison.EXACTLY, 1)
    assert read("points", "1 points of damage") is None
    assert read("points", "1 or more points of damage") == of(Comparison.AT_LEAST, 1)


@pytest.mark.parametrize(("words", "comparison"), [
    ("equal to or less than", Comparison.AT_MOST), ("lower than or equal to", Comparison.AT_MOST),
    ("greater than or equal to", Comparison.AT_LEAST), ("superior or equal to", Comparison.AT_LEAST),
    ("inferior to", Comparison.LESS), ("higher than", Comparison.MORE), ("equal to", Comparison.EXACTLY),
])
def test_a_number_is_held_against_another(words: str, comparison: Comparison) -> None:
    assert read("relation", f"{words} the number of lamps") == of(comparison, 7)


def test_a_class_of_words_is_the_same_in_whatever_pattern_it_stands() -> None:
    def classes(text: str) -> set[object]:
        traced = Tracer(GRAMMAR, Context(tokenize(text), text=text)).whole_traced("lit")
        assert traced is not None
        return {need for need in traced.needs if not need[0]}

    assert classes("lit by 2") == classes("dimmed by 3") != classes("lit through 2")

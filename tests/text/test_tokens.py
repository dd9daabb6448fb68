"""Texts taken apart into words, numbers and signs."""

from __future__ import annotations

from engine.text.tokens import tokenize


def test_a_sign_that_is_no_decimal_digit_is_no_number() -> None:
    assert [token.kind for token in tokenize("draw 2") if token.kind == "number"] == ["number"]
    assert not [token for token in tokenize("draw ²") if token.kind == "number"]

"""The words that no table can list: numbers, names in quotation marks, names of skills."""

from __future__ import annotations

from collections.abc import Sequence

from engine.text.grammar import Context, Terminal
from engine.text.tokens import Token

_STARTS = {"[cont]", "[act]", "[auto]", "[spec]", "[bond]", "[hand]"}
_LONGEST = 32


def _integer(context: Context, place: int) -> Sequence[tuple[object, int]]:
    token = _token(context, place)
    return [(int(token.key), place + 1)] if token is not None and token.kind == "number" else []


def _write_integer(value: object, context: Context) -> Sequence[str] | None:
    return [str(value)] if isinstance(value, int) else None


def _name(context: Context, place: int) -> Sequence[tuple[object, int]]:
    token = _token(context, place)
    if token is None or not token.text.startswith('["'):
        return []
    return [(token.text[2:-2], place + 1)]


def _write_name(value: object, context: Context) -> Sequence[str] | None:
    return [f'["{value}"]'] if isinstance(value, str) and value else None


def _skill(context: Context, place: int) -> Sequence[tuple[object, int]]:
    """The name of a skill: whatever stands before its category."""
    for end in range(place, min(place + _LONGEST, len(context.tokens))):
        token = context.tokens[end]
        if token.key in _STARTS:
            return [(context.words(place, end), end)] if end > place else []
    return []


def _support(context: Context, place: int) -> Sequence[tuple[object, int]]:
    """The name of a support skill: whatever stands before the colon."""
    for end in range(place, min(place + _LONGEST, len(context.tokens))):
        if context.tokens[end].text == ":":
            return [(context.words(place, end), end)] if end > place else []
        if context.tokens[end].text == ".":
            return []
    return []


def _write_words(value: object, context: Context) -> Sequence[str] | None:
    """A name as it is, whatever marks stand in it."""
    return [value] if isinstance(value, str) and value else None


def _token(context: Context, place: int) -> Token | None:
    return context.tokens[place] if place < len(context.tokens) else None


TERMINALS = {
    "int": Terminal(_integer, _write_integer, frozenset({"number"})),
    "name": Terminal(_name, _write_name, frozenset({"icon"})),
    "skill_name": Terminal(_skill, _write_words),
    "support_name": Terminal(_support, _write_words),
}

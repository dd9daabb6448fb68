"""Misprints: a word that no pattern knows, put right where one letter or one space makes it a word that they know."""

from __future__ import annotations

import re
from collections.abc import Iterable
from string import ascii_lowercase

from engine.text.templates import third_person

_SLOT = re.compile(r"\{\w*#?:[^}]*\}")
_VERB = re.compile(r"~(\w+)")
_WORD = re.compile(r"[A-Za-z]+(?:'[a-z]+)?")
#: The end of a sentence or part of one, and what follows without a space.
_CLOSE = re.compile(r"(?<=[a-z]{2})([.,:])(?=[A-Z\[])")
#: A shorter word is too near to too many others.
_SHORTEST = 5


def words_of(patterns: Iterable[str]) -> frozenset[str]:
    """The words that patterns are printed with, without capitals."""
    found: set[str] = set()
    for pattern in patterns:
        plain = _SLOT.sub(" ", pattern)
        found.update(third_person(verb) for verb in _VERB.findall(plain))
        found.update(word.lower() for word in _WORD.findall(plain))
    return frozenset(found)


def mended(text: str, words: frozenset[str]) -> str:
    """The text with its misprints put right: a letter too many, one left out, two exchanged, a space left out.

    What could be put right in two ways stays as it is, and so does a letter in place of another: that may be another
    word.
    """
    return _WORD.sub(lambda match: _right(match[0], words), _CLOSE.sub(r"\1 ", text))


def _right(printed: str, words: frozenset[str]) -> str:
    word = printed.lower()
    if word in words:
        return printed
    found = _apart(word, words) or (_near(word, words) if len(word) >= _SHORTEST else set())
    if len(found) != 1:
        return printed
    one = found.pop()
    if " " in one:
        first = len(one.split()[0])
        return f"{printed[:first]} {printed[first:]}"
    return one.capitalize() if printed[0].isupper() else one


def _apart(word: str, words: frozenset[str]) -> set[str]:
    """Two known words without their space."""
    places = range(2, len(word) - 1)
    return {f"{word[:place]} {word[place:]}" for place in places if word[:place] in words and word[place:] in words}


def _near(word: str, words: frozenset[str]) -> set[str]:
    places = range(len(word) + 1)
    less = {word[:place] + word[place + 1 :] for place in places[:-1]}
    more = {word[:place] + letter + word[place:] for place in places for letter in ascii_lowercase}
    turned = {word[:place] + word[place + 1] + word[place] + word[place + 2 :] for place in places[:-2]}
    return {one for one in less | more | turned if one in words}

"""Words that people write, as they may be shown to others: without what is no letter but does something."""

from __future__ import annotations

import unicodedata

#: The longest name of a player that is shown; what is longer is cut.
LONGEST_NAME = 40
#: Marks that turn the direction of writing around, and those that hide between letters: two names that differ only in
#: these would look the same. The joiners of scripts and of signs stay.
_UNSEEN = frozenset("\u061c\u200b\u200e\u200f\u2060\u2061\u2062\u2063\u2064\ufeff\ufff9\ufffa\ufffb")
#: Control marks, halves of letters, places for private use, places without a letter.
_NO_LETTERS = frozenset(("Cc", "Cs", "Co", "Cn"))


def plain(words: str) -> str:
    """Return words on one line, without control marks and without marks that change the direction of writing.

    >>> plain("Ann\\u202e\\x07  of\\nthe Lamps")
    'Ann of the Lamps'
    """
    spaced = "".join(" " if letter.isspace() else letter for letter in words)
    return " ".join("".join(letter for letter in spaced if _shows(letter)).split())


def plain_name(words: str, otherwise: str) -> str:
    """Return the name of a player, or another where nothing is left of it."""
    return plain(words[: LONGEST_NAME * 4])[:LONGEST_NAME].strip() or otherwise


def _shows(letter: str) -> bool:
    if letter.isascii():
        return letter.isprintable()
    if letter in _UNSEEN or "\u202a" <= letter <= "\u202e" or "\u2066" <= letter <= "\u206f":
        return False
    return unicodedata.category(letter) not in _NO_LETTERS

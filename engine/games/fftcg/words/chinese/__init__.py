"""Chinese renderings of the tree, in both scripts: it is told and never read."""

from __future__ import annotations

from functools import cache

from engine.games.fftcg.words.chinese import abilities, nouns
from engine.text.chinese import book_of
from engine.text.phrasebook import Phrasebook


@cache
def book() -> Phrasebook:
    """The table of all classes."""
    return book_of((*abilities.SAYINGS, *nouns.SAYINGS), nouns.TERMS)

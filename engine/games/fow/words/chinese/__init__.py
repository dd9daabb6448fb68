"""Chinese renderings of the tree, in both scripts: it is told and never read, in the rulebook's own words."""

from __future__ import annotations

from functools import cache

from engine.games.fow.words.chinese import lines, nouns, sentences, statics
from engine.text.chinese import book_of
from engine.text.phrasebook import Phrasebook

_TABLES = (lines, nouns, sentences, statics)


@cache
def book() -> Phrasebook:
    """The table of all classes."""
    return book_of((saying for table in _TABLES for saying in table.SAYINGS), nouns.TERMS)

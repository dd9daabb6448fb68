"""Chinese renderings of the tree, in both scripts: it is told and never read."""

from __future__ import annotations

from functools import cache

from engine import abilities as ab
from engine.games.cipher.scripts import SCRIPTS
from engine.games.cipher.words.chinese import nouns, sentences, skills
from engine.text.chinese import book_of
from engine.text.chinese import render as told
from engine.text.phrasebook import NameOf, Phrasebook

_TABLES = (nouns, sentences, skills)


@cache
def book() -> Phrasebook:
    """The table of all classes."""
    return book_of((saying for table in _TABLES for saying in table.SAYINGS), nouns.TERMS)


def render(ability: ab.Ability, language: str, name_of: NameOf) -> str:
    """The skill in the script of the language, with the names that `name_of` gives."""
    return told(book(), ability, "", SCRIPTS[language], name_of)

"""Chinese renderings of the tree, in both scripts: it is told and never read."""

from __future__ import annotations

from functools import cache

from engine import abilities as ab
from engine.games.fftcg.scripts import SCRIPTS
from engine.games.fftcg.words.chinese import abilities, nouns
from engine.text.chinese import book_of
from engine.text.chinese import render as told
from engine.text.phrasebook import NameOf, Phrasebook


@cache
def book() -> Phrasebook:
    """The table of all classes."""
    return book_of((*abilities.SAYINGS, *nouns.SAYINGS), nouns.TERMS)


def render(ability: ab.Ability, own_name: str, language: str, name_of: NameOf) -> str:
    """The ability in the script of the language, with the names that `name_of` gives."""
    return told(book(), ability, own_name, SCRIPTS[language], name_of)

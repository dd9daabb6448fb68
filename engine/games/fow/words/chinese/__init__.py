"""Chinese renderings of the tree, in both scripts: it is told and never read, in the rulebook's own words."""

from __future__ import annotations

from functools import cache, partial

from engine.games.fow.words.chinese import lines, nouns, sentences, statics
from engine.text.chinese import book_of

#: The table of all classes.
book = cache(partial(book_of, (lines, nouns, sentences, statics), nouns.TERMS))

"""Chinese renderings of the tree, in both scripts: it is told and never read."""

from __future__ import annotations

from functools import cache, partial

from engine.games.vanguard.words.chinese import heads, nouns, sentences, statements
from engine.text.chinese import book_of

#: The table of all classes.
book = cache(partial(book_of, (heads, nouns, sentences, statements), nouns.TERMS))

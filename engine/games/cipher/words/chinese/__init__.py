"""Chinese renderings of the tree, in both scripts: it is told and never read."""

from __future__ import annotations

from functools import cache, partial

from engine.games.cipher.words.chinese import nouns, sentences, skills
from engine.text.chinese import book_of

#: The table of all classes.
book = cache(partial(book_of, (nouns, sentences, skills), nouns.TERMS))

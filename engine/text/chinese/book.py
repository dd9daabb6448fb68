"""The table of a game's Chinese: what all games say, and what it says itself.

A game tells its own classes beside these, hands in what its table calls things
(:class:`~engine.text.chinese.terms.Terms`), and tells otherwise what its players say otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.text.chinese import conditions, costs, effects, events, nouns, references, statics
from engine.text.chinese.terms import Terms
from engine.text.phrasebook import Phrasebook, Saying

_TABLES = (conditions, costs, effects, events, nouns, references, statics)


def book_of(own: Iterable[Saying], terms: Terms) -> Phrasebook:
    """Return the table of a game: its own lines, and those of all games for whatever it does not tell itself."""
    return Phrasebook(own, (saying for table in _TABLES for saying in table.SAYINGS), terms)

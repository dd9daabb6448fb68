"""All tables of Cipher's meaning, filled: who works with a position of the game, or reads its cards, imports this."""

from __future__ import annotations

from engine.games.cipher.effects import (
    amounts,
    board,
    conditions,
    event_verbs,
    nouns,
    places,
    qualities,
    references,
    selection,
    sequencing,
)
from engine.games.cipher.effects.resolution import MEANING
from engine.games.cipher.rules.table import DECK, HAND, OFF_FIELD, is_faceless

#: The player to whom its area belongs controls a card (Cipher 5.1.2.1.2.1).
MEANING.controller = MEANING.belongs = lambda thing: thing.zone & 1
MEANING.is_faceless = is_faceless
MEANING.is_on_field = lambda zone: zone < OFF_FIELD
MEANING.decks = DECK
MEANING.hands = HAND

__all__ = ["FILLED", "MEANING"]
#: The modules that fill them.
FILLED = (
    amounts, board, conditions, event_verbs, nouns, places, qualities, references, selection,
    sequencing,
)

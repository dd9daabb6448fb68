"""All tables of Cipher's meaning, filled: who works with a position of the game, or reads its cards, imports this."""

from __future__ import annotations

from engine.effects.players import PLAYERS
from engine.games.cipher.effects import (
    amounts,
    board,
    conditions,
    event_verbs,
    history,
    nouns,
    places,
    qualities,
    references,
    sequencing,
)
from engine.games.cipher.effects.resolution import MEANING
from engine.games.cipher.rules.table import DECK, OFF_FIELD, in_turn_order

MEANING.players |= PLAYERS
#: The turn player acts first (Cipher 2.9, 2.10).
MEANING.order = in_turn_order
#: The player to whom its area belongs controls a card (Cipher 5.1.2.1.2.1).
MEANING.controller = lambda card: card.zone & 1
MEANING.is_on_field = lambda zone: zone < OFF_FIELD
MEANING.decks = DECK
MEANING.of_zone = places.of_zone

__all__ = [
    "MEANING",
    "amounts",
    "board",
    "conditions",
    "event_verbs",
    "history",
    "nouns",
    "qualities",
    "references",
    "sequencing",
]

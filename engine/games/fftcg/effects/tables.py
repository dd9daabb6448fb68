"""All tables of FFTCG's meaning, filled: who works with a position of the game, or reads its cards, imports this."""

from __future__ import annotations

from engine.effects.players import PLAYERS
from engine.games.fftcg.effects import (
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
from engine.games.fftcg.effects.resolution import MEANING
from engine.games.fftcg.rules.table import DECK, FIELD, first_to_choose

MEANING.players |= PLAYERS
#: The turn player chooses first (FFTCG 6.1.4).
MEANING.order = first_to_choose
MEANING.controller = lambda card: card.controller
MEANING.is_on_field = lambda zone: zone == FIELD
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

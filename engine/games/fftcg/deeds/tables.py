"""All tables of FFTCG's meaning, filled: who works with a position of the game, or reads its cards, imports this."""

from __future__ import annotations

from engine.effects.players import PLAYERS
from engine.games.fftcg.deeds import (
    amounts,
    board,
    conditions,
    effects,
    eventverbs,
    history,
    nouns,
    places,
    qualities,
    references,
)
from engine.games.fftcg.deeds.context import MEANING
from engine.games.fftcg.law.table import DECK, FIELD, first_to_choose

MEANING.players |= PLAYERS
#: The turn player chooses first (FFTCG 6.1.4).
MEANING.order = first_to_choose
MEANING.controller = lambda card: card.controller
MEANING.is_on_field = lambda zone: zone == FIELD
MEANING.decks = DECK
MEANING.of_zone = places.of_zone

__all__ = [
    "MEANING", "amounts", "board", "conditions", "effects", "eventverbs", "history", "nouns", "qualities", "references",
]

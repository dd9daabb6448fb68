"""All tables of FFTCG's meaning, filled: who works with a position of the game, or reads its cards, imports this."""

from __future__ import annotations

from engine.games.fftcg.effects import board, conditions, event_verbs, nouns, possible, qualities, selection, sequencing
from engine.games.fftcg.effects.resolution import MEANING
from engine.games.fftcg.rules.table import DECK, FIELD, HAND, STACK, is_faceless

MEANING.controller = lambda card: card.controller
#: Of the field and the stack a card is whoever's controls it, elsewhere whoever's owns it.
MEANING.belongs = lambda thing: thing.controller if thing.zone in (FIELD, STACK) else thing.owner
MEANING.is_faceless = is_faceless
MEANING.is_on_field = lambda zone: zone == FIELD
MEANING.decks = DECK
MEANING.hands = HAND

__all__ = [
    "MEANING", "board", "conditions", "event_verbs", "nouns", "possible", "qualities", "selection", "sequencing",
]

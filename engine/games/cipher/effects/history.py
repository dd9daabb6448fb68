"""What Cipher's cards ask about the turn so far, beyond what every game's do."""

from __future__ import annotations

from engine.effects.matching import keys_of
from engine.games.cipher.effects.deck_profile import deck_profile
from engine.games.cipher.effects.resolution import MEANING
from engine.games.cipher.vocabulary.verbs import InsteadOfRetreat

MEANING.asked = lambda state: deck_profile(state).printed.asked
MEANING.heard = lambda state: deck_profile(state).heard
MEANING.asks[InsteadOfRetreat] = lambda node: keys_of(node.event, MEANING)

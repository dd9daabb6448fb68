"""What Cipher's cards ask about the turn so far, beyond what every game's do."""

from __future__ import annotations

from engine.effects.matching import keys_of
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects.characteristics import characteristics
from engine.games.cipher.effects.resolution import MEANING
from engine.triggers import attention

attention.learn(MEANING, characteristics)
MEANING.asks[own.InsteadOfRetreat] = lambda node: keys_of(node.event, MEANING)

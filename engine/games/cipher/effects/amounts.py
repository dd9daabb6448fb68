"""Numbers that skills speak of. An attack may be negative (Cipher 4.11.2); no player counts below 0 (2.6).

Nobody takes more than there are (2.5).
"""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.games.cipher.effects import places
from engine.games.cipher.effects.resolution import MEANING, Resolution


def _count(amount: ab.CountOf, res: Resolution) -> int:
    found = evaluate.find(amount.noun, res)
    if places.is_ones_own(amount.noun):
        return sum(res.state.cards[number].zone & 1 == res.seat for number in found)
    return len(found)


MEANING.amounts[ab.CountOf] = _count

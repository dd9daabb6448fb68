"""To which kinds of event the cards of a game pay attention: all others go by without anything being worked out."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.abilities.memo import PASSING, Memo
from engine.continuous.lasting import ContinuousEffect, all_of
from engine.derived import of_cards
from engine.effects.history import waits
from engine.effects.meaning import Meaning
from engine.state import State

#: The kinds of event that are asked about afterwards, and those for which something waits.
Attention = tuple[frozenset[str], frozenset[str]]
_NONE: frozenset[str] = frozenset()


@lru_cache(maxsize=16)
def _of_all(whats: frozenset[Any]) -> Attention:
    return _NONE.union(*[one.asks for one in whats]), _NONE.union(*[one.waits for one in whats])


def learn(meaning: Meaning, worked_out: Callable[[Any], Any]) -> None:
    """Let a game know what its cards pay attention to; a card that is ``worked_out`` tells what it ``asks`` about and
    for what it ``waits``. Whatever lasts is looked at besides: somebody may have brought it about by hand.
    """
    of_effect: Memo[ContinuousEffect, frozenset[str]] = Memo(lambda effect: waits(effect.static, meaning), PASSING)

    @of_cards
    def printed(state: State) -> Attention:
        return _of_all(frozenset([worked_out(card.face) for card in state.cards]))

    def heard(state: State) -> frozenset[str]:
        found = printed(state)[1]
        for effect in all_of(state):
            more = of_effect(effect)
            found = found if more <= found else found | more
        return found

    meaning.asked = lambda state: printed(state)[0]
    meaning.heard = heard

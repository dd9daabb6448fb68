"""To which kinds of event the cards of a game pay attention: all others go by without anything being worked out."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine import abilities as ab
from engine.continuous.lasting import ContinuousEffect
from engine.derived import of_cards
from engine.effects.history import waits
from engine.effects.meaning import Attention, Meaning
from engine.state import State

_NONE: frozenset[str] = frozenset()


@lru_cache(maxsize=16)
def _of_all(whats: frozenset[Any]) -> Attention:
    return Attention(_NONE.union(*[one.asks for one in whats]), _NONE.union(*[one.waits for one in whats]))


def learn(meaning: Meaning, worked_out: Callable[[Any], Any]) -> None:
    """Let a game know what its cards pay attention to; a card that is ``worked_out`` tells what it ``asks`` about and
    for what it ``waits``. Whatever lasts is looked at besides: somebody may have brought it about by hand.
    """
    of_effect: ab.Memo[ContinuousEffect, frozenset[str]] = ab.Memo(
        lambda effect: waits(effect.static, meaning), ab.PASSING
    )

    @of_cards
    def printed(state: State) -> Attention:
        return _of_all(frozenset([worked_out(card.face) for card in state.cards]))

    def attention(state: State) -> Attention:
        lasting, last = state.vars.get("lasting"), state.cards[-1]
        known = state.derived.get("attention")
        if known is None or known[0] is not lasting or known[1] is not last:
            asked, heard = printed(state)
            found = Attention(asked, heard.union(*map(of_effect, lasting)) if lasting else heard)
            known = state.derived["attention"] = (lasting, last, found)
        return known[2]

    meaning.attention = attention

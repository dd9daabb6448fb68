"""What FFTCG's cards ask about the turn so far, beyond what every game's do."""

from __future__ import annotations

from engine.abilities.amounts import EventCount
from engine.abilities.damage import DamagedBy
from engine.abilities.events import Event as Words
from engine.abilities.memo import PASSING, Memo
from engine.abilities.replacements import Replacement
from engine.abilities.stack import Casts
from engine.abilities.triggers import Trigger
from engine.continuous.lasting import ContinuousEffect, all_of
from engine.derived import faces, of_cards
from engine.effects.history import so_far, waits
from engine.effects.matching import keys_of
from engine.games.fftcg.effects.characteristics import characteristics
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import Ref
from engine.games.fftcg.vocabulary.attacking import AttackLimit
from engine.games.fftcg.vocabulary.casting import CastLimit, NthCast
from engine.state import State
from engine.triggers.trigger_event import dealers

#: Kinds of event of which several are one.
_BY_AMOUNT = frozenset({"gain crystal", "pay crystals"})


def damaged_by(what: Ref, res: Resolution) -> list[Ref]:
    """Return what has dealt damage to an object this turn."""
    found = [one for one in so_far(res.state) if one.key == "hurt" and one.what == what]
    return [source for one in found for source in dealers(one)]


@of_cards
def asked_about(state: State) -> frozenset[str]:
    """Return the kinds of event that the cards of the game ask about afterwards."""
    return frozenset[str]().union(*(characteristics(one).asks for one in faces(state)))  # type: ignore[arg-type]


@of_cards
def _printed(state: State) -> frozenset[str]:
    return frozenset[str]().union(*(characteristics(one).waits for one in faces(state)))  # type: ignore[arg-type]


#: The kinds of event for which an effect that lasts has something wait; somebody may have brought it about by hand.
_of_effect: Memo[ContinuousEffect, frozenset[str]] = Memo(lambda effect: waits(effect.static, MEANING), PASSING)


def waited_for(state: State) -> frozenset[str]:
    """Return the kinds of event for which abilities of the cards of the game wait, or of what lasts."""
    found = _printed(state)
    for effect in all_of(state):
        more = _of_effect(effect)
        found = found if more <= found else found | more
    return found


def _keys(event: Words) -> tuple[str, ...]:
    return keys_of(event, MEANING)


MEANING.asked = asked_about
MEANING.heard = waited_for
MEANING.counted = _BY_AMOUNT
MEANING.asks |= {
    EventCount: lambda node: _keys(node.event),
    Trigger: lambda node: _keys(node.event) if node.first else (),
    Replacement: lambda node: _keys(node.event) if node.first else (),
    NthCast: lambda node: ("cast",),
    CastLimit: lambda node: ("cast",),
    Casts: lambda node: () if node.ordinal is None else ("cast",),
    AttackLimit: lambda node: ("attack",),
    DamagedBy: lambda node: ("hurt",),
}

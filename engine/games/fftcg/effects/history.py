"""What has happened this turn, as far as cards ask about it.

Happenings are kept in the named value "this turn", only those of a kind that some card of the game asks about; it is
forgotten when the turn begins.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.abilities.amounts import EventCount
from engine.abilities.damage import DamagedBy
from engine.abilities.events import Event as Words
from engine.abilities.replacements import Replacement
from engine.abilities.stack import Casts
from engine.abilities.triggers import Trigger
from engine.derived import faces, of_cards
from engine.effects.matching import keys_of
from engine.events import Event, SetVariable
from engine.games.fftcg.effects.characteristics import characteristics
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.events import keys
from engine.games.fftcg.rules.table import Ref
from engine.games.fftcg.vocabulary.attacking import AttackLimit
from engine.games.fftcg.vocabulary.casting import CastLimit, NthCast
from engine.state import State
from engine.triggers.trigger_event import TriggerEvent, dealers, happened

NAME = "this turn"
#: Kinds of event of which several are one.
_BY_AMOUNT = frozenset({"gain crystal", "pay crystals"})


def record(state: State, events: Sequence[Event]) -> None:
    """Keep what has just happened, as far as anybody may ask about it this turn."""
    asked = asked_about(state)
    if not asked:
        return
    new = [happened(state, event, key, MEANING) for event in events for key in keys(event) if key in asked]
    if new:
        state.emit(SetVariable(NAME, (*state.vars.get(NAME, ()), *new), "remember"))


def damaged_by(what: Ref, res: Resolution) -> list[Ref]:
    """Return what has dealt damage to an object this turn."""
    found = [one for one in so_far(res.state) if one.key == "hurt" and one.what == what]
    return [source for one in found for source in dealers(one)]


def so_far(state: State) -> tuple[TriggerEvent, ...]:
    """Return what has happened this turn, in order."""
    found: tuple[TriggerEvent, ...] = state.vars.get(NAME, ())
    return found


@of_cards
def asked_about(state: State) -> frozenset[str]:
    """Return the kinds of event that the cards of the game ask about afterwards."""
    return frozenset[str]().union(*(characteristics(one).asks for one in faces(state)))  # type: ignore[arg-type]


def _keys(event: Words) -> tuple[str, ...]:
    return keys_of(event, MEANING)


MEANING.so_far = so_far
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

"""What has happened this turn, as far as cards ask about it.

Happenings are kept in the named value "this turn" with the number of the turn, only those of a kind that some card of
the game asks about.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from engine.effects.matching import keys_of
from engine.events import Event, SetVariable
from engine.games.cipher.effects.resolution import MEANING
from engine.games.cipher.rules.table import turn
from engine.games.cipher.vocabulary.verbs import InsteadOfRetreat
from engine.state import State
from engine.triggers.trigger_event import TriggerEvent, happened

NAME = "this turn"


def record(state: State, told: Sequence[tuple[Event, str]], asked: Container[str]) -> None:
    """Keep what has just happened, each event with one of its kinds, if it is of a kind that anybody may have ``asked``
    about this turn.
    """
    new = [happened(state, event, key, MEANING) for event, key in told if key in asked]
    if new:
        state.emit(SetVariable(NAME, (turn(state), (*so_far(state), *new)), "remember"))


def so_far(state: State) -> tuple[TriggerEvent, ...]:
    """Return what has happened this turn, in order."""
    found: tuple[int, tuple[TriggerEvent, ...]] | None = state.vars.get(NAME)
    return found[1] if found is not None and found[0] == turn(state) else ()


MEANING.so_far = so_far
MEANING.asks[InsteadOfRetreat] = lambda node: keys_of(node.event, MEANING)

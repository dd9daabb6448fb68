"""What has happened this turn, as far as cards ask about it.

Trigger events are kept in the named value "this turn", only those of a kind that some card of the game asks about; it
is forgotten when a turn begins.
"""

from __future__ import annotations

from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import matching
from engine.effects.meaning import Meaning
from engine.effects.resolution import Resolution
from engine.state import State

#: The named value of a position that keeps what has happened.
NAME = "this turn"


def so_far(state: State) -> tuple[Any, ...]:
    """Return what has happened this turn, in order."""
    found: tuple[Any, ...] = state.vars.get(NAME, ())
    return found


def times(event: ab.Event, res: Resolution) -> int:
    """Return how often an event has happened this turn; where several are told as one, how many."""
    meaning = res.meaning
    wanted = matching.keys_of(event, meaning)
    found = [one for one in so_far(res.state) if one.key in wanted and matching.matches(event, one, res)]
    return sum(one.amount if one.key in meaning.counted else 1 for one in found)


def asks(node: object, meaning: Meaning) -> frozenset[str]:
    """Return the kinds of event whose past a part of the tree asks about."""
    found: set[str] = set()
    for one in walk(node):
        if isinstance(one, ab.HappenedThisTurn):
            found.update(matching.keys_of(one.event, meaning))
        elif isinstance(one, ab.DidThisTurn):
            found.update(meaning.keys[type(one.deed)](one.deed))
        elif type(one) in meaning.asks:
            found.update(meaning.asks[type(one)](one))
    return frozenset(found)


def waits(node: object, meaning: Meaning) -> frozenset[str]:
    """Return the kinds of event for which abilities wait in a part of the tree, be it in what it gives to others."""
    found = [matching.keys_of(one.event, meaning) for one in walk(node) if isinstance(one, ab.Trigger)]
    return frozenset[str]().union(*found)

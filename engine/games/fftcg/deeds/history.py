"""What has happened this turn, as far as cards ask about it.

Happenings are kept in the named value "this turn", only those of a kind that some card of the game asks about; it is
forgotten when the turn begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from engine.abilities.amounts import EventCount
from engine.abilities.conditions import HappenedThisTurn
from engine.abilities.events import Casts
from engine.abilities.events import Event as Words
from engine.abilities.nouns import DamagedBy, DidThisTurn
from engine.abilities.replacements import Replacement
from engine.abilities.triggers import Trigger
from engine.derived import faces, of_cards
from engine.events import Event, Set
from engine.games.fftcg.attackwords import AttackLimit
from engine.games.fftcg.castwords import CastLimit, NthCast
from engine.games.fftcg.deeds import board as boards
from engine.games.fftcg.deeds import matching
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.deeds.happenings import Happening, happened
from engine.games.fftcg.law.events import keys
from engine.games.fftcg.law.table import Ref
from engine.state import State

NAME = "this turn"
#: Kinds of event of which several are one.
_BY_AMOUNT = frozenset({"gain crystal", "pay crystals"})


def record(state: State, events: Sequence[Event]) -> None:
    """Keep what has just happened, as far as anybody may ask about it this turn."""
    asked = asked_about(state)
    if not asked:
        return
    new = [happened(state, event, key) for event in events for key in keys(event) if key in asked]
    if new:
        state.emit(Set(NAME, (*state.vars.get(NAME, ()), *new), "remember"))


def times(event: Words, deed: Deed) -> int:
    """Return how often an event has happened this turn; of Crystals, how many."""
    wanted = matching.keys_of(event)
    found = [one for one in so_far(deed.state) if one.key in wanted and matching.matches(event, one, deed)]
    return sum(one.amount if one.key in _BY_AMOUNT else 1 for one in found)


def damaged_by(what: Ref, deed: Deed) -> list[Ref]:
    """Return what has dealt damage to an object this turn."""
    found = [one for one in so_far(deed.state) if one.key == "hurt" and one.what == what]
    return [source for one in found for source in matching.dealers(one)]


def so_far(state: State) -> tuple[Happening, ...]:
    """Return what has happened this turn, in order."""
    found: tuple[Happening, ...] = state.vars.get(NAME, ())
    return found


@of_cards
def asked_about(state: State) -> frozenset[str]:
    """Return the kinds of event that the cards of the game ask about afterwards."""
    return frozenset[str]().union(*(boards.compiled(one).asks for one in faces(state)))  # type: ignore[arg-type]


def asks(node: object) -> frozenset[str]:
    """Return the kinds of event whose past a part of the tree asks about."""
    found: set[str] = set()
    _collect(node, found)
    return frozenset(found)


def _collect(node: Any, found: set[str]) -> None:
    if isinstance(node, tuple):
        for one in node:
            _collect(one, found)
        return
    if not is_dataclass(node) or isinstance(node, type):
        return
    if isinstance(node, HappenedThisTurn | EventCount) or (isinstance(node, Trigger) and node.first):
        found.update(matching.keys_of(node.event))
    elif isinstance(node, NthCast | CastLimit) or (isinstance(node, Casts) and node.ordinal is not None):
        found.add("cast")
    elif isinstance(node, AttackLimit):
        found.add("attack")
    elif isinstance(node, Replacement) and node.first:
        found.update(matching.keys_of(node.event))
    elif isinstance(node, DamagedBy):
        found.add("hurt")
    elif isinstance(node, DidThisTurn):
        found.update(matching.KEYS[type(node.deed)](node.deed))
    for field in fields(node):
        _collect(getattr(node, field.name), found)

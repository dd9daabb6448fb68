"""Astral Planes (VG 24.5): which circle is one, who belongs there, and whether a unit lies on one."""

from __future__ import annotations

from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects import statics
from engine.games.vanguard.effects.characteristics import deck_profile
from engine.games.vanguard.effects.nouns import Thing
from engine.games.vanguard.effects.resolution import MEANING
from engine.games.vanguard.rules import table
from engine.state import State

#: The race that belongs on an Astral Plane.
DEITY = "Astral Deity"


def may_be(state: State) -> bool:
    """Whether a text of the game may make a circle an Astral Plane."""
    return own.AstralPlane in deck_profile(state).kinds


def plane(state: State, seat: int) -> int | None:
    """Return the circle of a player that is an Astral Plane, None where none is."""
    there = statics.rests(state, own.AstralPlane)
    return table.CENTRE_BACK if there and any(res.seat == seat for _, res in there) else None


def lies_on_plane(state: State, number: int) -> bool:
    """Whether a card lies on an Astral Plane, be it the unit of a player or a locked card."""
    return _is_on_plane(state, state.cards[number])


def _is_on_plane(state: State, thing: Thing) -> bool:
    if thing.zone not in table.RC or thing.marks.get("circle", 0) != table.CENTRE_BACK:
        return False
    return plane(state, thing.zone & 1) is not None


def is_deity(state: State, number: int) -> bool:
    """Whether a card is an Astral Deity, which alone belongs on an Astral Plane."""
    return DEITY in boards.now(state, number).races


MEANING.qualities[own.OnAstralPlane] = lambda quality, thing, now, res: _is_on_plane(res.state, thing)

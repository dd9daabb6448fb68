"""Positions that come back (VG 26.1): where that can be, and what counts as the same."""

from __future__ import annotations

from engine.games.vanguard.rules import table
from engine.loops import LoopRules, plain
from engine.state import State
from engine.triggers.delayed import what_waits
from engine.unread import NAME


def can_come_back(state: State) -> bool:
    """Whether this position can be the same as an earlier one: only in the main phase, and while abilities stand by.

    Battles take cards off decks, or stand units for a cost; once somebody has lost the next check timing says so.
    """
    if NAME in state.vars:
        return False
    if "pending" in state.vars:
        return True
    return "attacker" not in state.vars and table.phase(state) == "main"


def _more(state: State) -> tuple[object, ...]:
    # That an ability has been used counts, and not how often.
    used = sorted({repr(one) for one in state.vars.get("used", ())})
    gifts = [state.vars.get(f"{name} {seat}") for name in ("gifts", "markers") for seat in (0, 1)]
    return tuple(map(plain, state.vars.get("lasting", ()))), used, gifts, *what_waits(state)


LOOPS = LoopRules(
    "VG 26.1", "VG 26.1", "VG 26.1", ("step", "phase", "rode", "strode", "battle", "attacker"), _more,
)

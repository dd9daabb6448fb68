"""Loops (Cipher 25)."""

from __future__ import annotations

from engine.games.cipher.rules import checks, table
from engine.law.game_law import plain, what_waits
from engine.loops import LoopRules
from engine.state import State
from engine.unread import NAME

_VALUES = ("step", "phase", "spent", "attacker", "defender")


def can_come_back(state: State) -> bool:
    """Whether this position can be the same as an earlier one.

    A combat takes cards off both decks, which only a shuffle brings back: nothing repeats across combats, or turns. But
    skills may trigger each other at any check timing. Once somebody has lost, the next check timing says so (9.4), and
    is due.
    """
    if NAME in state.vars:
        return False
    if "pending" in state.vars or (table.turn(state) and checks.due(state)):
        return not checks.losers(state)
    return "attacker" not in state.vars and table.phase(state) in ("deployment", "action")


def values(state: State) -> tuple[object, ...]:
    """Return what makes a position the same as before, beside its cards."""
    get = state.vars.get
    lasting = tuple(plain(one) for one in get("lasting", ()))
    # That a skill has been used counts, and not how often.
    used = sorted({repr(one) for one in get("used", ())})
    return (*(get(name) for name in _VALUES), lasting, used, *what_waits(state))


RULES = LoopRules("Cipher 25.2", "Cipher 25.2.1", "Cipher 25.3", values, differ="Cipher 25.3.1")

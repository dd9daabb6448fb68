"""Loops (Cipher 25)."""

from __future__ import annotations

import re

from engine import looping
from engine.answers import Play
from engine.games.cipher.rules import checks, table
from engine.looping import LoopRules
from engine.rulebook import Refusal
from engine.state import State
from engine.unparsed import NAME

#: An object in words: which of a card's lives it is makes no difference.
_OBJECT = re.compile(r"Ref\(number=(\d+), entered=\d+\)")
_VALUES = ("step", "phase", "spent", "attacker", "defender")


def can_come_back(state: State) -> bool:
    """Whether this position can be the same as an earlier one.

    A combat takes cards off both decks, which only a shuffle brings back: nothing repeats across combats, or turns. But
    skills may trigger each other at any check timing. Once somebody has lost, the next check timing says so (9.4).
    """
    if NAME in state.vars or checks.losers(state):
        return False
    if "pending" in state.vars or (table.turn(state) and checks.due(state)):
        return True
    return "attacker" not in state.vars and table.phase(state) in ("deployment", "action")


def values(state: State) -> tuple[object, ...]:
    """Return what makes a position the same as before, beside its cards."""
    get = state.vars.get
    waiting = tuple(
        (source.number, one.watcher.index, one.seat, one.amount, one.x, tuple(ref.number for ref in one.cards))
        for one in get("pending", ())
        for source in (one.watcher.source,)
    )
    delayed = tuple(
        _OBJECT.sub(r"\1", repr((one.source, one.seat, one.ability, one.cards))) for one in get("delayed", ())
    )
    lasting = tuple(_OBJECT.sub(r"\1", repr(one)) for one in get("lasting", ()))
    # That a skill has been used counts, and not how often.
    used = sorted({repr(one) for one in get("used", ())})
    return (*(get(name) for name in _VALUES), waiting, lasting, used, delayed)


RULES = LoopRules(
    "Cipher 25.2", "Cipher 25.2.1", "Cipher 25.3", table.in_turn_order, values, differ="Cipher 25.3.1"
)


def refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot go round a loop again (Cipher 25.2.1, 25.3)."""
    return looping.refuse(state, seat, play, RULES)

"""What continuous effects forbid and allow, asked about where it matters.

A ban goes before a permission (FFTCG 2.2, Cipher 2.2). Bans are words for events that cannot happen; a question
describes the event that would, and the words are held against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from engine import abilities as ab
from engine.continuous.board import Board
from engine.continuous.in_force import InForce
from engine.continuous.values import RuleEffect
from engine.effects import evaluate, matching
from engine.triggers.trigger_event import TriggerEvent
from engine.unread import skip

C = TypeVar("C")


def rule(board: Board[Any], one: InForce, change: object, number: int) -> None:
    """Let a change that is asked about where it matters be in force on a card."""
    now = board.mine(number)
    now.rulings = (*now.rulings, RuleEffect(change, one.res.source, one.res.seat))


def of_card(board: Board[Any], now: Any, kind: type[C]) -> list[tuple[C, Any]]:
    """Return the changes of one class in force on a card with these values, each with the context of its words."""
    return [(one.what, board.context(one.seat, one.source)) for one in now.rulings if isinstance(one.what, kind)]


def forbids(board: Board[Any], now: Any, what: TriggerEvent) -> Any:
    """Return what forbids something to happen to a card with these values, or that it does it, as the context of its
    words; None where nothing does.
    """
    for ban, res in of_card(board, now, ab.Cannot) if now.rulings else ():
        if _is_one(ban.deeds, what, res):
            return res
    return None


def player_cannot(board: Board[Any], what: TriggerEvent) -> bool:
    """Whether a player cannot do something."""
    return any(_is_one(ban.deeds, what, res, ban.player) for ban, res in board.rulings_of(ab.PlayerCannot))


def _is_one(deeds: Sequence[ab.EventVerb], what: TriggerEvent, res: Any, player: Any = None) -> bool:
    """Whether an event is one of some deeds, done by the player if one is named; words that fail forbid nothing."""
    try:
        by = player is None or what.seat in evaluate.seats(player, res)
        return by and any(matching.is_deed(one, what, res) for one in deeds)
    except Exception:
        skip(res.state, res.source)
        return False

"""The current values of cards: as printed, as long as nothing changes them (VG 16.9)."""

from __future__ import annotations

from typing import Any

from engine.games.vanguard.cards import Now
from engine.games.vanguard.effects.resolution import MEANING
from engine.games.vanguard.rules.table import face
from engine.state import State


class _Nothing:
    """Nobody pays attention to anything."""

    asked: frozenset[str] = frozenset()
    heard: frozenset[Any] = frozenset()
    unread = False


MEANING.attention = lambda state: _Nothing()
MEANING.kinds = lambda event: ()


def printed(state: State, number: int) -> Now:
    """Return what is printed on a card, where it can be referred to."""
    return Now(number, face(state, number), ())


def now(state: State, number: int) -> Now:
    """Return the current values of a card."""
    return printed(state, number)

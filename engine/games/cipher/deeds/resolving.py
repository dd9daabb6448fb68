"""Triggered skills being carried out (Cipher 10.3 to 10.6)."""

from __future__ import annotations

from engine.games.cipher.law.now import Pending
from engine.procedures import Procedure
from engine.state import State


def resolve(state: State, pending: Pending) -> Procedure:
    """Carry out a triggered skill, if its conditions are met and its cost is paid; it has been forgotten already."""
    yield from ()


def label(state: State, pending: Pending) -> str:
    """Return a triggered skill in words."""
    return state.cards[pending.watcher.source.number].face.name

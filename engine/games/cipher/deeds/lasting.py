"""Effects that last: until the end of the turn, of the combat, of the game (Cipher 13.6.1.2, 18.1.19)."""

from __future__ import annotations

from engine.state import State


def end_turn(state: State) -> None:
    """Take away every effect whose period is over with this turn (Cipher 13.6.1.2)."""


def end_combat(state: State) -> None:
    """Take away every effect whose period is over with this combat (Cipher 18.1.19)."""

"""Moving units to the other line (Cipher 17)."""

from __future__ import annotations

from engine.games.cipher.effects import statics
from engine.games.cipher.rules import table, verbs
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State


def refuse(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a unit cannot move, or None where it can (Cipher 17.1.2)."""
    refusal = impossible(state, seat, number)
    if refusal is not None:
        return refusal
    if state.cards[number].dull:
        return Refusal("Cipher 17.1.2", "Only untapped units can move.")
    if not statics.can_move(state, number):
        return Refusal("Cipher 2.2", "A skill keeps this unit from moving.")
    return None


def impossible(state: State, seat: int, number: int) -> Refusal | None:
    """Return why a card cannot move even if nobody minds the rules: it is no unit of the player's (Cipher 17.1.2)."""
    if state.cards[number].zone in (table.FRONT[seat], table.BACK[seat]):
        return None
    return Refusal("Cipher 17.1.2", "Only units of your own can move.")


def move(state: State, number: int) -> Procedure:
    """Move a unit to the other line; then it is tapped (Cipher 17.1.2.1)."""
    yield from verbs.shift(state, (number,), tapping=True)

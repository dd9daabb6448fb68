"""ACT skills: which ones a player may use, and using one (Cipher 19)."""

from __future__ import annotations

from engine.answers import Play
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State


def plays(state: State, seat: int) -> list[Play]:
    """Return the ACT skills that the turn player may use: `Play("use", card, place among its skills)`."""
    return []


def refuse(state: State, seat: int, number: int, index: int) -> Refusal | None:
    """Return why a skill cannot be used now (Cipher 19.1.2, 19.1.3.1)."""
    return Refusal("Cipher 19.1.2", "That is no ACT skill that you can use.")


def use(state: State, seat: int, number: int, index: int) -> Procedure:
    """Pay for an ACT skill and carry it out (Cipher 19.1.3, 19.1.4)."""
    yield from ()


def label(state: State, number: int, index: int) -> str:
    """Return the use of a skill in words."""
    return f"Use skill {index + 1} of {state.cards[number].face.name}"

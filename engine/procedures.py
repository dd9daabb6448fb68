"""Procedures: rules that ask players something midway, written in the order of the rulebook.

A procedure is a generator that yields requests and receives answers, short: one play, one step, one resolution.
Between two procedures lies a boundary, where what comes next follows from the position alone.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Protocol

from engine.answers import Answer
from engine.requests import Request
from engine.rulebook import Refusal
from engine.state import State

Procedure = Generator[Request, Answer, None]


class RolledBack(Exception):
    """An action could not be completed: the game goes back to before it (FFTCG 14.1)."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Law(Protocol):
    """What a game gives the kernel."""

    #: The game's name as the command line says it.
    game: str

    def next(self, state: State) -> Procedure | None:
        """Return the procedure that follows from the position, or None when the game is over."""

    def concede(self, state: State, seat: int) -> None:
        """End the game because this player gives up (FFTCG 2.1)."""

    def inspect(self, state: State, number: int, seat: int) -> dict[str, Any]:
        """Return the current values of a card that a seat sees: power, cost, what its marks mean."""

    def check(self, state: State) -> list[str]:
        """Return what is wrong with the position in itself; empty for every position that can arise."""

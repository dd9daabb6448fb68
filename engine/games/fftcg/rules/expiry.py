"""What ends with a turn (FFTCG 9.5.1.3.2)."""

from __future__ import annotations

from engine.continuous import lasting
from engine.games.fftcg.effects import borrowed, continuous
from engine.games.fftcg.effects import delayed as waiting
from engine.procedures import Procedure
from engine.state import State


def end_of_turn(state: State) -> Procedure:
    """Let everything that lasts until the end of the turn end (FFTCG 9.5.1.3.2)."""
    let_end(state, "end of turn")
    waiting.end_of_turn(state)
    yield from borrowed.give_back(state, "end of turn")


def let_end(state: State, at: str) -> None:
    """Let the continuous effects end that are over at this moment ("end of turn", "active phase")."""
    lasting.let_end(state, lambda one: continuous.expired(one, state, at), at)

"""Phases that are skipped and turns that come besides, where a text says so (FFTCG 2.1): what the law finds of them."""

from __future__ import annotations

from typing import NamedTuple

from engine.events import SetVariable, StepVariable
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.apply_events import tell
from engine.games.fftcg.rules.table import EXTRA_TURNS, PHASES
from engine.state import State

#: The named value of a position that says which phases are to be skipped.
SKIPPED = "skipped"


class Skip(NamedTuple):
    """Phases that a player skips in the next turn; ``since`` is the turn in which that was said."""

    seat: int
    phases: tuple[str, ...]
    since: int


def _skips(state: State) -> tuple[Skip, ...]:
    found: tuple[Skip, ...] = state.vars.get(SKIPPED, ())
    return found


def _now(one: Skip, state: State) -> bool:
    """Whether this turn is the one in which the phases are skipped."""
    return one.seat == table.turn_player(state) and one.since < table.turn(state)


def skips(state: State, phase: str) -> bool:
    """Skip a phase that is to begin, where a text says so (FFTCG 2.1), and tell whether it is skipped.

    Damage goes away and effects end even where the End Phase is skipped.
    """
    if not any(phase in one.phases and _now(one, state) for one in _skips(state)):
        return False
    tell(state, "{0} is skipped.", "FFTCG 2.1", PHASES[phase].name)
    later = [*(one.step for one in PHASES.values()), "cleanup"]
    state.emit(StepVariable("step", later[later.index(PHASES[phase].step) + 1]))
    return True


def skip(state: State, seat: int, phases: tuple[str, ...]) -> None:
    """Let a player skip phases in the next turn."""
    state.emit(SetVariable(SKIPPED, (*_skips(state), Skip(seat, phases, table.turn(state))), "skip"))
    for phase in phases:
        tell(state, "{0} will skip the {1} of the next turn.", "FFTCG 2.1", ("seat", seat), PHASES[phase].name)


def take_turn(state: State, seat: int) -> None:
    """Let a player have the turn after this one: of several the one that was promised last comes first."""
    held: tuple[int, ...] = state.vars.get(EXTRA_TURNS, ())
    state.emit(SetVariable(EXTRA_TURNS, (*held, seat), "extra turn"))
    tell(state, "{0} will take another turn after this one.", "FFTCG 2.1", ("seat", seat))


def next_player(state: State) -> int:
    """Return whose turn comes: the opponent's (FFTCG 9.5.1.5) or one that a text gives; what was skipped is over."""
    left = tuple(one for one in _skips(state) if not _now(one, state))
    if len(left) != len(_skips(state)):
        state.emit(SetVariable(SKIPPED, left or None))
    extra: tuple[int, ...] = state.vars.get(EXTRA_TURNS, ())
    if not extra:
        return 1 - table.turn_player(state)
    state.emit(SetVariable(EXTRA_TURNS, extra[:-1] or None))
    return extra[-1]

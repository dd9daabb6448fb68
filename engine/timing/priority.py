"""Timing by priority and a stack, the family of games in which players respond to each other.

The player with priority acts or passes; when both pass in a row the top of the stack resolves, or, where the stack is
empty, the game moves on (FFTCG 11.1, Force of Will 600). Before anybody gets priority, what the rules demand happens.
The position holds ``priority``: the seat that has it and how many have passed in a row.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.answers import Play
from engine.events import StepVariable
from engine.procedures import Procedure
from engine.state import State
from engine.timing.items import stack
from engine.timing.ways import Ways


@dataclass(frozen=True, slots=True)
class PriorityTiming:
    """What a game of this family says about its windows.

    ``due`` and ``check`` are what must happen before anybody has priority; ``ideas`` what the player might do with it,
    ``ways`` how that is done; ``next`` who has priority once it is done; ``closed`` whether nothing can be done at all;
    ``resolve`` resolves the top of the stack, and ``over`` moves the game on; ``onward`` says in words where to.
    ``rule`` is the number of the rule that asks.
    """

    rule: str
    due: Callable[[State], bool]
    check: Callable[[State], Procedure]
    ideas: Callable[[State, int], list[Play]]
    ways: Ways
    next: Callable[[State, int, Play], int]
    closed: Callable[[State], bool]
    resolve: Callable[[State], Procedure]
    over: Callable[[State], None]
    onward: Callable[[State], str]


def next_procedure(state: State, timing: PriorityTiming) -> Procedure:
    """Return what follows in a window: what is due, a question, a resolution, or the end of the window."""
    if timing.due(state):
        return timing.check(state)
    _, passes = state.vars["priority"]
    if passes < 2:
        return _ask(state, timing)
    return timing.resolve(state) if stack(state) else _end(state, timing)


def _ask(state: State, timing: PriorityTiming) -> Procedure:
    """Ask the player with priority; nothing changes before the answer."""
    seat, passes = state.vars["priority"]
    answer = yield timing.ways.ask(
        state, seat, "You have priority.", timing.rule, timing.ideas,
        lambda: "" if stack(state) else timing.onward(state), timing.closed(state),
    )
    if isinstance(answer, Play):
        yield from timing.ways.act(state, seat, answer)
        if "outcome" not in state.vars:
            state.emit(StepVariable("priority", (timing.next(state, seat, answer), 0), "priority"))
    else:
        state.emit(StepVariable("priority", (1 - seat, passes + 1), "pass"))


def _end(state: State, timing: PriorityTiming) -> Procedure:
    state.emit(StepVariable("priority", None))
    timing.over(state)
    yield from ()

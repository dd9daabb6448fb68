"""Infinite loops (FFTCG 13)."""

from __future__ import annotations

from engine import loops
from engine.answers import Number, Play
from engine.events import Set
from engine.games.fftcg.law import checks, table
from engine.games.fftcg.law.happen import tell
from engine.games.fftcg.law.items import stack
from engine.loops import Loop
from engine.procedures import Procedure
from engine.requests import ChooseNumber
from engine.rulebook import Refusal
from engine.state import State

#: No loop is run more often than this.
MOST_ROUNDS = 1_000_000

_VALUES = ("step", "phase", "priority", "attackers", "blocker", "party", "crystals 0", "crystals 1")


def values(state: State) -> tuple[object, ...]:
    """Return what makes a position the same as before, beside its cards."""
    get = state.vars.get
    items = tuple(
        (item.kind, item.seat, item.source.number, item.x, tuple(one.number for group in item.targets for one in group))
        for item in stack(state)
    )
    waiting = tuple((one.watcher.source.number, one.watcher.index) for one in get("pending", ()))
    lasting = tuple((repr(one.static), one.turn) for one in get("lasting", ()))
    return (*(get(name) for name in _VALUES), items, waiting, lasting, len(get("delayed", ())))


def settle(state: State, loop: Loop) -> Procedure:
    """End a loop: a draw where nobody can stop it; else who can says how often it runs (FFTCG 13.1 to 13.3).

    Nothing changes in a round, so that any number of rounds is done at once; then the player who declared the larger
    number cannot make the choices of the loop again.
    """
    if loop.mandatory:
        checks.end(state, None, "FFTCG 13.1", "a loop goes on that nobody can stop")
        return
    declared: dict[int, int] = {}
    for seat in table.first_to_choose(state):
        if seat in loop.seats:
            rule = "FFTCG 13.2" if len(loop.seats) == 1 else "FFTCG 13.3"
            answer = yield ChooseNumber(seat, "A loop goes on. How many times does it run?", rule, 0, MOST_ROUNDS)
            assert isinstance(answer, Number)
            declared[seat] = answer.value
            tell(state, "{0} lets the loop run {1} times.", rule, ("seat", seat), str(answer.value))
    settled = loops.settle(loop, declared, table.turn_player(state))
    barred = tuple((choice.seat, choice.what) for choice in loop.choices if choice.seat == settled.barred)
    state.emit(Set("barred", (*state.vars.get("barred", ()), (loop.positions, barred)), "loop"))


def refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot go round a loop again (FFTCG 13.2, 13.3)."""
    barred = state.vars.get("barred")
    if not barred:
        return None
    here = loops.position(state, values(state))
    for positions, choices in barred:
        if here in positions and (seat, play) in choices:
            return Refusal("FFTCG 13.2", "You have said how often this loop runs, and cannot begin it again.")
    return None

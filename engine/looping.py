"""What the rules do about loops, the same in every game but for numbers (FFTCG 13, Force of Will 1301, Cipher 25)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine import loops
from engine.answers import Answer, Number
from engine.endings import end
from engine.events import SetVariable
from engine.game_log import tell
from engine.loops import Bar, Choice, Loop
from engine.procedures import Procedure
from engine.requests import ChooseNumber
from engine.rulebook import Refusal
from engine.state import State

#: No loop is run more often than this.
MOST_ROUNDS = 1_000_000


@dataclass(frozen=True, slots=True)
class LoopRules:
    """What a game says about loops.

    ``nobody``, ``one`` and ``both`` are the numbers of the rules for loops that so many can stop; ``differ`` is that of
    the rule by which the second player may not name the number of the first, where there is one. ``order`` gives the
    seats in the order in which they choose.
    """

    nobody: str
    one: str
    both: str
    order: Callable[[State], tuple[int, int]]
    values: Callable[[State], tuple[object, ...]]
    differ: str = ""


def settle(state: State, loop: Loop, rules: LoopRules) -> Procedure:
    """End a loop: a draw where nobody can stop it; else who can says how often it runs.

    Nothing changes in a round, so that any number of rounds is done at once. Then the player who declared the smaller
    number stops it, and the one who declared the larger number cannot make the choices of the loop again.
    """
    known: tuple[Bar, ...] = state.vars.get("barred", ())
    loop = loop.without(known)
    if loop.mandatory:
        end(state, None, rules.nobody, "a loop goes on that nobody can stop")
        return
    rule = rules.one if len(loop.seats) == 1 else rules.both
    declared: dict[int, int] = {}
    order = rules.order(state)
    for seat in order:
        if seat in loop.seats:
            taken = next(iter(declared.values())) if declared and rules.differ else None
            text = "A loop goes on. How many times does it run?"
            answer = yield ChooseNumber(seat, text, rule, 0, MOST_ROUNDS, but=taken, why_not=rules.differ)
            assert isinstance(answer, Number)
            declared[seat] = answer.value
            tell(state, "{0} lets the loop run {1} times.", rule, ("seat", seat), str(answer.value))
    settled = loops.settle(loop, declared, order[0])
    state.emit(SetVariable("barred", (*known, *loops.bars(loop, settled, rule)), "loop"))


def refuse(state: State, seat: int, answer: Answer, rules: LoopRules) -> Refusal | None:
    """Return why a player cannot go round a loop again that has been settled."""
    known: tuple[Bar, ...] = state.vars.get("barred", ())
    if not known:
        return None
    bar = loops.forbidding(known, Choice(seat, answer, loops.position(state, rules.values(state))))
    if bar is None:
        return None
    return Refusal(bar.rule, "It has been said how often this loop runs; it cannot go on so.")

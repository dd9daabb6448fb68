"""What the rules do about loops, the same in every game but for numbers (FFTCG 13, Force of Will 1301, Cipher 25), and
how a match looks out for them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from engine import answers, loops
from engine.answers import Answer, Pass
from engine.course import end, in_turn_order, tell
from engine.events import Roll, SetVariable, Shuffle
from engine.loops import Bar, Choice, Loop, LoopWatch
from engine.procedures import Law, Procedure
from engine.requests import ChooseNumber, ChoosePlay, Request
from engine.rulebook import Refusal
from engine.state import State

#: Changes that chance decides.
_CHANCE = (Roll, Shuffle)
#: How many answers are tried to find one that a settled loop leaves open.
_SAMPLES = 40
#: No loop is run more often than this.
MOST_ROUNDS = 1_000_000


@dataclass(frozen=True, slots=True)
class LoopRules:
    """What a game says about loops.

    ``nobody``, ``one`` and ``both`` are the numbers of the rules for loops that so many can stop; ``differ`` is that of
    the rule by which the second player may not name the number of the first, where there is one.
    """

    nobody: str
    one: str
    both: str
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
    order = in_turn_order(state)
    for seat in order:
        if seat in loop.seats:
            taken = next(iter(declared.values())) if declared and rules.differ else None
            text = "A loop goes on. How many times does it run?"
            answer = yield from ChooseNumber(seat, text, rule, 0, MOST_ROUNDS, but=taken, why_not=rules.differ)
            declared[seat] = answer
            tell(state, "{0} lets the loop run {1} times.", rule, ("seat", seat), str(answer))
    settled = loops.settle(loop, declared, order[0])
    state.emit(SetVariable("barred", (*known, *loops.bars(loop, settled, rule)), "loop"))


def look_out(law: Law, state: State, watch: LoopWatch, since: int) -> tuple[LoopWatch, Loop | None]:
    """Return the watch from this boundary on, and the loop that has led back to it, if one has; ``since`` is how long
    the log of changes was at the boundary before.
    """
    if "barred" in state.vars:
        watch = watch.alert()
    if watch.trail and any([isinstance(change, _CHANCE) for change in state.log[since:]]):
        watch = watch.chance()
    return watch.boundary(lambda: loops.position(state, law.loop_values(state)), lambda: loops.supplies(state))


def after(watch: LoopWatch, request: Request, answer: Answer) -> LoopWatch:
    """Return the watch after an answer that was not the only one."""
    if not isinstance(answer, Pass):
        watch = watch.unforced()
        return watch.choice(request.seat, answers.unaimed(answer)) if watch.trail else watch
    forced = not watch.wary or (isinstance(request, ChoosePlay) and request.idle)
    return watch if forced else watch.unforced()


def refuse_again(state: State, watch: LoopWatch, request: Request, answer: Answer) -> Refusal | None:
    """Return why an answer would lead round a loop again that has been settled; what is forced may (FFTCG 13.2)."""
    bars: tuple[Bar, ...] = state.vars.get("barred", ())
    here = watch.here if bars else ""

    def barred(one: Answer) -> Bar | None:
        return loops.forbidding(bars, Choice(request.seat, answers.unaimed(one), here))

    found = barred(answer) if bars else None
    if found is None:
        return None
    source = random.Random(0)
    if not request.cancel and all(barred(request.sample(source)) for _ in range(_SAMPLES)):
        return None
    return Refusal(found.rule, "It has been said how often this loop runs; it cannot go on so.")


def open_one(state: State, watch: LoopWatch, request: Request, found: Answer, source: random.Random) -> Answer:
    """Return an answer drawn at random, or another one that a settled loop leaves open."""
    draws = (request.sample(source) for _ in range(_SAMPLES))
    return next((one for one in (found, *draws) if refuse_again(state, watch, request, one) is None), found)


def refuse(state: State, seat: int, answer: Answer, rules: LoopRules) -> Refusal | None:
    """Return why a player cannot go round a loop again that has been settled."""
    known: tuple[Bar, ...] = state.vars.get("barred", ())
    if not known:
        return None
    # Of all that might be done now, most was never part of a loop: what the position is need not be known for it.
    known = tuple([bar for bar in known if not bar.left and (bar.choice.seat, bar.choice.what) == (seat, answer)])
    if not known:
        return None
    bar = loops.forbidding(known, Choice(seat, answer, loops.position(state, rules.values(state))))
    if bar is None:
        return None
    return Refusal(bar.rule, "It has been said how often this loop runs; it cannot go on so.")

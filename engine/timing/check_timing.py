"""Check timing, the family of games without responses: between any two steps the rules put things in order.

At a check timing what the rules demand is done, as often as it takes; then the skills that have triggered are carried
out one by one, those of the turn player first, and after each of them the check timing begins anew (Cipher 7.2,
Vanguard). Nothing of it is kept between two procedures: what waits is in the position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.course import in_turn_order
from engine.procedures import Procedure
from engine.requests import ChooseOptions
from engine.state import State
from engine.triggers.pending import PendingTrigger, forget, pending

T = TypeVar("T", bound=PendingTrigger)


@dataclass(frozen=True, slots=True)
class CheckTiming(Generic[T]):
    """What a game of this family says about its check timings.

    ``due`` tells whether the rules demand something, ``process`` does all of it once. ``waiting`` gives what a seat
    can choose among its triggered skills, ``optional`` whether it need not choose any of these, ``private`` whether
    some of them may be known to that seat alone; ``label`` puts one into words, an empty one where it only stands for
    what might wait, and cannot be chosen; ``carry_out`` does what it says and forgets it. ``text`` is the question and
    ``rule`` the number of the rule that asks it.
    """

    text: str
    rule: str
    due: Callable[[State], bool]
    process: Callable[[State], Procedure]
    waiting: Callable[[State, int], Sequence[T]]
    optional: Callable[[State, Sequence[T]], bool]
    private: Callable[[Sequence[T]], bool]
    label: Callable[[State, T], str]
    carry_out: Callable[[State, T], Procedure]


def next_procedure(state: State, timing: CheckTiming[T]) -> Procedure | None:
    """Return what a check timing demands now; None when there is nothing (more) to do and the game goes on."""
    if timing.due(state):
        return timing.process(state)
    if pending(state):
        for seat in in_turn_order(state):
            found = timing.waiting(state, seat)
            if found:
                return _choose(state, timing, seat, found)
    return None


def _choose(state: State, timing: CheckTiming[T], seat: int, found: Sequence[T]) -> Procedure:
    """Let a player choose the skill that is carried out next; of those that read alike the oldest is first."""
    lines: dict[str, T] = {}
    for one in found:
        if label := timing.label(state, one):
            lines.setdefault(label, one)
    optional = timing.optional(state, found)
    answer = yield from ChooseOptions(
        seat, timing.text, timing.rule, (*lines, "None of them.") if optional else tuple(lines),
        private=timing.private(found),
    )  # fmt: skip
    pick = answer[0]
    if pick == len(lines):
        forget(state, found, "decline")
    else:
        yield from timing.carry_out(state, list(lines.values())[pick])

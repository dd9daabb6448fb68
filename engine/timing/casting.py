"""Putting cards and abilities on a stack, step by step, in the order that a game declares.

What is declared goes on the stack first; then come its steps: choices, targets, what it costs; then it is cast or used,
and what was chosen is known (FFTCG 11.3.2 to 11.3.8, 11.6.4 to 11.6.11, 11.8.7; Force of Will 903.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.events import Event, SetVariable
from engine.procedures import Procedure, RolledBack
from engine.state import State
from engine.timing import targeting
from engine.timing.items import Item, change, push, take_off

#: One step, of what is put on the stack in this context.
Step = Callable[[Any], Procedure]


def one_by_one(state: State, name: str) -> Iterator[Any]:
    """Yield what waits in a named value to be cast or used, each taken from there as its turn comes."""
    while waiting := state.vars.get(name):
        state.emit(SetVariable(name, waiting[1:] or None))
        yield waiting[0]


def put_on_stack(
    state: State, item: Item, res: Any, steps: Sequence[Step], told: Callable[[Any], list[Event]] | None = None
) -> Procedure:
    """Put an item on the stack with everything that is chosen and paid; ``told`` gives what happens as it is cast.

    Where a step cannot be done, it is not on the stack and the error goes on: whoever asked knows what that means.
    """
    push(state, item)
    res.item = item.stamp
    try:
        for step in steps:
            yield from step(res)
    except RolledBack:
        take_off(state, item.stamp, "taken back")
        raise
    change(state, item.chosen(res), "stack")
    if told is not None:
        yield from res.meaning.apply_events(state, told(res))
    targeting.announce(res)

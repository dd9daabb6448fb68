"""Where the current values of a card come from: each continuous effect that changes it, in the order it applies.

Only asked for a card that somebody looks at: the board is worked out once more, watching that card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from engine import abilities as ab
from engine.continuous.board import KEPT, Board, board_of
from engine.continuous.in_force import InForce
from engine.continuous.layering import Layering
from engine.continuous.skeleton import Skeleton
from engine.continuous.values import Values
from engine.procedures import Because
from engine.state import State

V = TypeVar("V", bound=Values)
#: Says what is different about a card, given its values before and after, and the card that has changed it.
Differences = Callable[[Any, Any, int], Iterable[Because]]


def became(before: Any, now: Any, *values: str) -> Iterator[str]:
    """Return what a card is that it was not before, by these of its values: its names, its types, its colours."""
    for name in values:
        had = getattr(before, name)
        yield from (getattr(one, "value", one) for one in getattr(now, name) if one not in had)


def gained(before: Values, now: Any, said: Callable[[ab.Change], ab.Ability]) -> list[ab.Ability]:
    """Return the abilities that a card has and had not; what was done to what it may do as if it were ``said`` by one.
    """
    had = {id(one) for one in before.abilities}
    done = now.rulings[len(before.rulings) :]  # type: ignore[attr-defined]
    new = [said(one.what) for one in done if isinstance(one.what, ab.Change)]
    return [*(one for one in now.abilities if id(one) not in had), *new]


class _Tracer(Board[V]):
    """Works a board out, and notes what every modifier does to one card."""

    __slots__ = ("_differences", "_number", "_within", "found")

    def __init__(
        self, state: State, layering: Layering[V], skeleton: Skeleton[V], number: int, differences: Differences
    ) -> None:
        super().__init__(state, layering, skeleton)
        self._number = number
        self._differences = differences
        self.found: list[Because] = []
        #: How deep in a modifier that brings about others.
        self._within = 0

    def apply(self, one: InForce) -> None:
        before = self[self._number].copy(self._number)
        self._within += 1
        super().apply(one)
        self._within -= 1
        if not self._within:
            self.found += self._differences(before, self[self._number], one.res.source.number)


def explained(state: State, layering: Layering[V], number: int, differences: Differences) -> list[Because]:
    """Return what changes an object, and how; the position stays as it is."""
    known = board_of(state, layering)
    if known.skeleton.force.quiet or number not in known.skeleton.now:
        return []
    tracer = _Tracer(state, layering, known.skeleton, number, differences)
    state.derived[KEPT] = tracer
    try:
        tracer.everything()
    finally:
        state.derived[KEPT] = known
    return tracer.found

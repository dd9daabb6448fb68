"""Replacement effects: what happens instead of an event that is about to happen.

Self-replacement comes first; then the player affected chooses which of the remaining ones applies next; none applies
twice to the same event, and what was replaced never happens (FFTCG 11.12.5, Force of Will 910).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from dataclasses import dataclass

from engine.answers import Answer, Options
from engine.events import Event
from engine.requests import ChooseOptions, Request
from engine.state import State

Asking = Generator[Request, Answer, list[Event]]


@dataclass(frozen=True, slots=True)
class Replacement:
    """One replacement that could apply to an event.

    ``key`` tells it from all others; ``chooser`` is the seat affected; ``rank`` orders kinds of replacement that the
    rules apply before others (0: self-replacement, 1: changes of who controls what enters, 2: the rest); ``apply``
    gives the events that happen instead, and may ask. ``label`` says in words what it does.
    """

    key: Hashable
    chooser: int
    rank: int
    label: str
    apply: Callable[[Event], Asking]


#: Finds the replacements that apply to an event about to happen.
Find = Callable[[State, Event], Sequence[Replacement]]


def settle(state: State, event: Event, find: Find, rule: str, used: frozenset[Hashable] = frozenset()) -> Asking:
    """Return the events that really happen in place of ``event``, asking the affected player where it matters."""
    found = [one for one in find(state, event) if one.key not in used]
    if not found:
        return [event]
    rank = min(one.rank for one in found)
    first = [one for one in found if one.rank == rank]
    chosen = first[0]
    if len(first) > 1:
        answer = yield ChooseOptions(
            chosen.chooser, "Which effect applies first?", rule, tuple(one.label for one in first)
        )
        assert isinstance(answer, Options)
        chosen = first[answer.picks[0]]
    instead = yield from chosen.apply(event)
    settled: list[Event] = []
    for one in instead:
        settled.extend((yield from settle(state, one, find, rule, used | {chosen.key})))
    return settled

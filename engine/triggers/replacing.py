"""Replacement effects: what happens instead of an event that is about to happen.

Self-replacement comes first; then the player affected chooses which of the remaining ones applies next; none applies
twice to the same event, and what was replaced never happens (FFTCG 11.12.5, Force of Will 910).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine import abilities as ab
from engine.course import EventProcedure
from engine.effects import evaluate
from engine.effects.resolution import Resolution
from engine.events import Event, Move
from engine.requests import Asked, ChooseOptions, ChooseYesNo
from engine.state import State, ref
from engine.unread import stop


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
    apply: Callable[[Event], EventProcedure]


#: Finds the replacements that apply to an event about to happen.
Find = Callable[[State, Event], Sequence[Replacement]]


def settle(
    state: State, event: Event, find: Find, rule: str, used: frozenset[Hashable] = frozenset()
) -> EventProcedure:
    """Return the events that really happen in place of ``event``, asking the affected player where it matters."""
    found = [one for one in find(state, event) if one.key not in used]
    if not found:
        return [event]
    rank = min(one.rank for one in found)
    first = [one for one in found if one.rank == rank]
    chosen = first[0]
    if len(first) > 1:
        answer = yield from ChooseOptions(
            chosen.chooser, "Which effect applies first?", rule, tuple(one.label for one in first)
        )
        chosen = first[answer[0]]
    instead = yield from chosen.apply(event)
    settled: list[Event] = []
    for one in instead:
        settled.extend((yield from settle(state, one, find, rule, used | {chosen.key})))
    return settled


#: Where effects put a card that do no more than that: a zone of each seat, the place there, whether face down, and why.
Ways = Mapping[type[ab.Effect], Callable[[Any], tuple[tuple[int, int], int, bool, str]]]


def without_may(effect: ab.Effect) -> Any:
    """Return what an effect does, which may be up to the player."""
    return effect.effect if isinstance(effect, ab.May) else effect


def moved_instead(
    effect: ab.Effect, event: Event, res: Resolution, ways: Ways, rule: str,
    may: Callable[[State, Move], bool] = lambda state, move: True,
) -> Asked[list[Event] | None]:
    """Return the move that takes the place of another of the same card, where the effect is no more than that: the old
    one where the player does not want it, or where it may not be; None where the effect is something else.
    """
    plain, state = without_may(effect), res.state
    if not isinstance(event, Move) or type(plain) not in ways or getattr(plain, "duration", None) is not None:
        return None
    if evaluate.refs(plain.what, res) != (ref(state, event.card),):
        return None
    if isinstance(effect, ab.May) and not (yield from wants(event.card, res, rule)):
        return [event]
    zone, index, down, why = ways[type(plain)](plain)
    move = Move(event.card, zone[state.cards[event.card].owner], index, face_down=down, why=why, cause=res.cause)
    return [move if may(state, move) else event]


def wants(card: int, res: Resolution, rule: str) -> Asked[bool]:
    """Ask whether to let what happens to a card be replaced: the player who has the effect decides."""
    return (yield from ChooseYesNo(
        res.seat, "Apply the effect of {0} to {1}?", rule, args=(("card", res.source.number), ("card", card)),
        yes="Apply it", no="Do not apply it",
    ))  # fmt: skip


def finder(
    replacers: Callable[[State], Sequence[Any]],
    keys: Callable[[State, Event], Sequence[str]],
    one: Callable[[State, Any, Event, str], Replacement | None],
    rule: str,
) -> Find:
    """Return what finds the replacements that apply to an event: of everything in force that replaces events, the
    ``one`` that it is for an event of a kind, if it speaks of such; ``keys`` are the kinds of event that can be
    replaced. ``rule`` is the number of the rule by which the text of a card goes before the rules.
    """

    def find(state: State, event: Event) -> Sequence[Replacement]:
        in_force = replacers(state)
        kinds = keys(state, event) if in_force else ()
        return [found for ruling in in_force if (found := first(state, ruling, event, kinds)) is not None]

    def first(state: State, ruling: Any, event: Event, kinds: Sequence[str]) -> Replacement | None:
        try:
            return next((found for key in kinds if (found := one(state, ruling, event, key)) is not None), None)
        except Exception:
            stop(state, ruling.source, ruling.seat, rule)
            return None

    return find

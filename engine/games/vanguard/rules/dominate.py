"""Domination (VG 23.1, VC8.2): a unit of the opponent has another master for a while, on the circle where it lies.

It attacks for the dominating player, one unit after the other (`ordered`), or guards one of that player's units.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.course import tell
from engine.events import Event, Notice, SetCardField, Shift
from engine.games.vanguard.rules import guarding, table
from engine.games.vanguard.rules.apply_events import EventProcedure, apply_events
from engine.games.vanguard.rules.table import GC, RC, VC, Cause
from engine.state import State


def dominate(state: State, seat: int, numbers: Iterable[int], cause: Cause) -> EventProcedure:
    """Let a player be master of units of the opponent that nobody dominates yet; of both that are in legion (VG
    23.1.1, 20.3).
    """
    both = [one for number in numbers for one in (number, *partner(state, number))]
    there = [
        one for one in dict.fromkeys(both)
        if table.is_unit(state, one) and state.cards[one].zone in VC + RC and state.cards[one].zone & 1 != seat
        and not table.is_dominated(state.cards[one])
    ]
    events: list[Event] = []
    for number in there:
        tell(state, "{0} dominates {1}.", "VG 23.1.1", ("seat", seat), ("card", number))
        marks = {**state.cards[number].marks, "dominated": seat + 1}
        events.append(SetCardField(number, "marks", marks, "dominate", cause))
        events.append(SetCardField(number, "controller", seat, "dominate", cause))
        events.append(Notice("dominate", seat, number, cause=cause))
    return (yield from apply_events(state, events))


def partner(state: State, number: int) -> tuple[int, ...]:
    """Return the other unit of a legion (VG 20.2)."""
    marks = state.cards[number].marks
    return tuple([marks[name] for name in ("lead", "mate") if name in marks])


def release(state: State, numbers: Iterable[int]) -> EventProcedure:
    """Give units back to their owners (VG 23.1.1, VC8.2.9)."""
    done: list[Event] = []
    both = dict.fromkeys([one for number in numbers for one in (number, *partner(state, number))])
    for number in both:
        card = state.cards[number]
        if not table.is_dominated(card):
            continue
        left = {name: value for name, value in card.marks.items() if name != "dominated"}
        tell(state, "{0} is dominated no more.", "VG 23.1.1", ("card", number))
        done += yield from apply_events(state, [
            SetCardField(number, "marks", left, "release"),
            SetCardField(number, "controller", card.zone & 1, "release"),
        ])
    return done


def guard(state: State, seat: int, numbers: Iterable[int], cause: Cause) -> EventProcedure:
    """Dominate units that then guard for the dominating player, on the guardian circle of their owner (VC8.2.10)."""
    done = yield from dominate(state, seat, numbers, cause)
    there = [one.card for one in done if isinstance(one, Notice) and one.why == "dominate"]
    whom = yield from guarding.choose_guarded(state, seat, there)
    events: list[Event] = []
    for number, one in whom.items():
        card = state.cards[number]
        left = {name: value for name, value in card.marks.items() if name != "circle"}
        events.append(Shift(number, GC[card.zone & 1], why="move", cause=cause))
        guards = {**left, "guards": one.number, "guards object": one.entered}
        events.append(SetCardField(number, "marks", guards, "move", cause))
        events.append(SetCardField(number, "dull", True, "move", cause))
        tell(state, "{0} guards {1}.", "VG VC8.2.11", ("card", number), ("card", one.number))
    done += yield from apply_events(state, events)
    return done

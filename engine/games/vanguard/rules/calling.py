"""Riding, calling and exchanging columns, as their players choose them in the ride step and the main phase (VG 8, 10).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.answers import Play
from engine.events import StepVariable
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects import planes
from engine.games.vanguard.rules import permits, table, verbs
from engine.games.vanguard.rules.table import BY_RULE, HAND, RC, spoken
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.windows import Way

# What might be done


def rides(state: State, seat: int) -> list[Play]:
    """Return the cards of the hand that might be ridden."""
    return [Play("ride", number) for number in state.zones[HAND[seat]]]


def calls(state: State, seat: int) -> list[Play]:
    """Return the cards of the hand that might be called, each to whatever circle the player has."""
    leader = table.vanguard(state, seat)
    if leader < 0:
        return []
    grade = boards.now(state, leader).grade
    plane = planes.plane(state, seat)
    able = {number: boards.now(state, number).grade <= grade for number in state.zones[HAND[seat]]}
    return [
        Play("call", number, where) for number, low in able.items() for where in table.circles(state, seat)
        if (low if where != plane else planes.is_deity(state, number))
    ]


def exchanges(state: State, seat: int) -> list[Play]:
    """Return the rear-guards whose columns might be exchanged, one of each column (VG 10.5)."""
    found: dict[int, int] = {}
    for number in table.rear_guards(state, seat):
        where = table.circle(state, number)
        if where in _PARTNER:
            found.setdefault(min(where, _PARTNER[where]), number)
    return [Play("exchange", number) for number in found.values()]


#: The circles of a column whose two circles are for rear-guards (VG 10.5).
_PARTNER = {
    table.LEFT_FRONT: table.LEFT_BACK, table.LEFT_BACK: table.LEFT_FRONT,
    table.RIGHT_FRONT: table.RIGHT_BACK, table.RIGHT_BACK: table.RIGHT_FRONT,
}

# Riding


def _refuse_ride(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a card is not ridden from the hand, or None where it can be (VG 8.2)."""
    if refusal := _cannot_ride(state, seat, play) or permits.refuse_ride(state, seat, play.card):
        return refusal
    if "rode" in state.vars:
        return Refusal("VG 8.2", "One rides once in a turn.")
    leader = table.vanguard(state, seat)
    if leader < 0:
        return Refusal("VG 8.2", "There is no vanguard to ride on.")
    mine, other = boards.now(state, leader).grade, boards.now(state, play.card).grade
    if other - mine not in (0, 1):
        return Refusal("VG 8.2", f"One rides a card of grade {mine} or {mine + 1}, not of grade {other}.")
    return None


def _cannot_ride(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a card cannot be ridden even if nobody minds the rules: it is no unit in the hand (VG 8.1)."""
    if state.cards[play.card].zone != HAND[seat]:
        return Refusal("VG 8.2", "Only a card of your hand is ridden.")
    return _no_unit(state, play.card) or _aimed(play)


def _ride(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    state.emit(StepVariable("rode", True, "ride"))
    state.emit(StepVariable("step", "start stride"))
    yield from verbs.ride(state, seat, play.card)


# Calling


def _refuse_call(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a card is not called from the hand, or None where it can be (VG 10.2)."""
    if refusal := _cannot_call(state, seat, play) or permits.refuse_call(state, seat, play.card):
        return refusal
    leader = table.vanguard(state, seat)
    if leader < 0:
        return Refusal("VG 10.2", "Who has no vanguard calls nobody.")
    if play.index == planes.plane(state, seat):
        if planes.is_deity(state, play.card):
            return None
        return Refusal("VG 24.5", "Only an Astral Deity is called to an Astral Plane.")
    if permits.must_be_called_onto(state, play.card) and not any(
        table.is_unit(state, one) for one in table.on_circle(state, seat, play.index)
    ):
        return Refusal("VG 1.6", "This card is called only to a circle with a unit.")
    mine, other = boards.now(state, leader).grade, boards.now(state, play.card).grade
    if other > mine:
        return Refusal("VG 10.2", f"One calls cards up to the grade of the vanguard, {mine}; this one has {other}.")
    return None


def _cannot_call(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a card cannot be called even if nobody minds the rules (VG 10.1, 18.1)."""
    if state.cards[play.card].zone != HAND[seat]:
        return Refusal("VG 10.1", "Only cards of your hand are called.")
    if play.index not in table.circles(state, seat):
        return Refusal("VG 4.1", "You have no such circle.")
    if verbs.is_closed(state, seat, play.index):
        return Refusal("VG 18.1", "Nobody is called to a circle with a locked card.")
    return _no_unit(state, play.card) or _aimed(play)


def _call(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    yield from verbs.call(state, seat, {play.card: play.index}, BY_RULE, why="call", rule="VG 10.2")


def _no_unit(state: State, number: int) -> Refusal | None:
    if verbs.is_grounded(state, number):
        return None
    return Refusal("VG 25", "An order is neither ridden nor called.")


def _aimed(play: Play) -> Refusal | None:
    return None if play.target is None else why_not_at(None, 0, play)


def why_not_at(state: State | None, seat: int, play: Play) -> Refusal:
    """Return why nothing but an attack is aimed at a card."""
    return Refusal("VG 11.2.5", "Only attacks are aimed at a card.")


# Exchanging


def _refuse_exchange(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a column cannot be exchanged, with force or without, or None where it can be (VG 10.5)."""
    card = state.cards[play.card]
    if card.zone != RC[seat] or table.is_locked(card):
        return Refusal("VG 10.5", "Only rear-guards of your own exchange their positions.")
    where = table.circle(state, play.card)
    if where not in _PARTNER:
        return Refusal("VG 10.5", "Only in the left and the right column are both circles for rear-guards.")
    if verbs.is_closed(state, seat, _PARTNER[where]):
        return Refusal("VG 10.5", "Nobody moves to a circle with a locked card.")
    return _aimed(play)


def _exchange(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    where = table.circle(state, play.card)
    other = _PARTNER[where]
    there = {number: where for number in table.on_circle(state, seat, other)}
    yield from verbs.shift(state, {play.card: other, **there})


# What these are called


def _label_call(state: State, play: Play) -> str:
    return f"Call {spoken(state.cards[play.card])} to the {table.circle_name(play.index)} circle"


def _named(verb: str) -> Callable[[State, Play], str]:
    return lambda state, play: f"{verb} {spoken(state.cards[play.card])}"


#: What is done in the ride step.
RIDING = {"ride": Way(_refuse_ride, _cannot_ride, _ride, _named("Ride"), why_not=why_not_at, step="ride")}
_CALL = Way(_refuse_call, _cannot_call, _call, _label_call, why_not=why_not_at, step="main")
#: What is done in the main phase.
CALLING: dict[str, Way] = {
    "call": _CALL,
    "exchange": replace(
        _CALL, refuse=_refuse_exchange, impossible=_refuse_exchange, act=_exchange,
        label=_named("Exchange the column of"),
    ),
}


"""What comes back when a duration ends: control of a Character (FFTCG 6.2.6), a card removed for a while.

The named value "borrowed" of a position lists it. The law asks :func:`due` where effects can end, and lets
:func:`give_back` carry out what is due.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine import abilities as ab
from engine.continuous.lasting import ContinuousEffect
from engine.effects.layout import LockedIn
from engine.events import SetVariable, Timestamp
from engine.games.fftcg.effects import continuous
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules import verbs
from engine.games.fftcg.rules.events import Cause
from engine.games.fftcg.rules.table import FIELD, REMOVED, Ref, alive
from engine.procedures import Procedure
from engine.state import State


@dataclass(frozen=True, slots=True)
class Borrowed:
    """One thing that comes back: ``how`` is "control" or "removed", ``seat`` whose it will be, ``term`` how long."""

    what: Ref
    how: str
    seat: int
    term: ContinuousEffect


def lend(what: Ref, how: str, seat: int, duration: ab.Duration, res: Resolution) -> None:
    """Let something come back to a player when the duration ends."""
    tick = Timestamp()
    res.state.emit(tick)
    static = ab.Changes(LockedIn((what,)), ())
    (term,) = continuous.begin(duration, (static,), res, tick.value)
    held: tuple[Borrowed, ...] = res.state.vars.get("borrowed", ())
    res.state.emit(SetVariable("borrowed", (*held, Borrowed(what, how, seat, term)), "lasting"))


def due(state: State, at: str) -> tuple[Borrowed, ...]:
    """Return what comes back at this moment: ``at`` is "end of turn", or anything else for a mere check."""
    held: tuple[Borrowed, ...] | None = state.vars.get("borrowed")
    if held is None:
        return ()
    return tuple(one for one in held if continuous.expired(one.term, state, at))


def give_back(state: State, at: str) -> Procedure:
    """Let everything that is due come back."""
    for one in due(state, at):
        left = tuple(other for other in state.vars["borrowed"] if other != one)
        state.emit(SetVariable("borrowed", left or None, "lasting"))
        if not alive(state, one.what):
            continue
        number = one.what.number
        cause = Cause("ability", one.term.source, one.term.seat)
        zone = state.cards[number].zone
        if one.how == "control" and zone == FIELD:
            yield from verbs.gain_control(state, number, one.seat, cause)
        elif one.how == "removed" and zone in REMOVED:
            yield from verbs.enter(state, [number], one.seat, cause)

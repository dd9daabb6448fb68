"""Control of cards, and what comes back when a stretch of time ends: a card that another controls for a while (FFTCG
6.2.6, Force of Will 302.3), a card removed for a while.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine import abilities as ab
from engine.continuous.lasting import ContinuousEffect
from engine.course import EventProcedure
from engine.effects import evaluate
from engine.effects.actions import put
from engine.effects.meaning import Meaning
from engine.effects.resolution import Resolution
from engine.events import Event, Move, extend, keep
from engine.procedures import Procedure
from engine.state import Ref, State, alive, ref
from engine.triggers import delayed


@dataclass(frozen=True, slots=True)
class Borrowed:
    """One thing that comes back: ``how`` is "control" or "removed", ``seat`` whose it will be, ``term`` how long."""

    what: Ref
    how: str
    seat: int
    term: ContinuousEffect


def lend(what: Ref, how: str, seat: int, duration: ab.Duration, res: Resolution) -> None:
    """Let something come back to a player when the duration ends."""
    term = res.meaning.lasting.term(what, duration, res, delayed.stamp(res.state))
    extend(res.state, "borrowed", (Borrowed(what, how, seat, term),), "lasting")


def due(state: State, at: str, meaning: Meaning) -> tuple[Borrowed, ...]:
    """Return what comes back at this moment: ``at`` is "end of turn", or anything else for a mere check."""
    there = state.vars.get("borrowed", ())
    return there and tuple(one for one in there if meaning.lasting.is_over(one.term, state, at))


def give_back(state: State, at: str, meaning: Meaning) -> Procedure:
    """Let everything that is due come back."""
    for one in due(state, at, meaning):
        keep(state, "borrowed", one.__ne__, "lasting")
        if not alive(state, one.what):
            continue
        number, cause = one.what.number, meaning.verbs.cause("ability", one.term.source, one.term.seat)
        zone = state.cards[number].zone
        if one.how == "control" and meaning.is_on_field(zone):
            yield from meaning.verbs.gain_control(state, number, one.seat, cause)
        elif one.how == "removed" and zone in meaning.removed:
            yield from meaning.verbs.enter(state, [number], one.seat, cause)


def gain_control(effect: ab.GainControl, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Give the actor control of cards; with a duration, until it ends, if it has not ended already."""
    events: list[Event] = []
    over = isinstance(effect.duration, ab.AsLongAs) and not evaluate.holds(effect.duration.condition, res)
    for number in () if over else numbers:
        before = res.state.cards[number].controller
        done = yield from res.meaning.verbs.gain_control(res.state, number, res.actor, res.cause)
        if done and not isinstance(effect.duration, ab.RestOfGame):
            lend(ref(res.state, number), "control", before, effect.duration, res)
        events += done
    return events


def remove(effect: ab.RemoveFromGame, res: Resolution, numbers: list[int]) -> EventProcedure:
    """Remove cards from the game (FFTCG 15.1.1.5, Force of Will 1004); with a duration those of the field come back as
    it ends. One that is over before it begins removes nothing (FFTCG 11.12.4.1, Force of Will 909.8).
    """
    state, meaning, duration = res.state, res.meaning, effect.duration
    if isinstance(duration, ab.AsLongAs) and not evaluate.holds(duration.condition, res):
        return []
    events = yield from put(effect, res, numbers)
    for event in events:
        if duration is not None and isinstance(event, Move) and meaning.is_on_field(event.origin):
            card = state.cards[event.card]
            if card.zone in meaning.removed:
                lend(ref(state, event.card), "removed", card.owner, duration, res)
    return events

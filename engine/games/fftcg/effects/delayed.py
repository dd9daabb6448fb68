"""Delayed auto-abilities in FFTCG (11.8.17): what they speak of made fast, and "when you do so"."""

from __future__ import annotations

from dataclasses import replace

from engine import abilities as ab
from engine.continuous.lasting import ContinuousEffect, bind
from engine.effects import matching
from engine.effects.layout import SPOKEN, LockedIn
from engine.games.fftcg.effects import continuous
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.effects.triggers import RULES
from engine.games.fftcg.rules.events import keys
from engine.games.fftcg.rules.table import EXTRA_TURNS, FIELD
from engine.state import State
from engine.triggers import delayed
from engine.triggers.delayed import DelayedRules
from engine.triggers.trigger_event import PendingTrigger, TriggerSource, happened, wait


def set_up(effect: ab.Delayed, res: Resolution) -> None:
    """Set up a delayed ability with everything it speaks of made fast."""
    tick = delayed.stamp(res.state)
    res.it = tuple(res.current(one) for one in res.it)
    trigger = bind(_of_that_turn(effect.trigger, res.state), res)
    # At a mere time "it" is what is spoken of now; when something happens, what that is about.
    at_time = isinstance(trigger.event, ab.TimeComes)
    ability = ab.AutoAbility(trigger, bound(effect.effects, res) if at_time else effect.effects)
    delayed.set_up(ability, res, tick, _controller(res), term=_term(trigger.within, res, tick))


def _of_that_turn(trigger: ab.Trigger, state: State) -> ab.Trigger:
    """Return a trigger with "that turn" said plainly: the next one where the text has just given somebody a turn."""
    event = trigger.event
    if not isinstance(event, ab.TimeComes) or event.turn is not ab.Turn.THAT:
        return trigger
    return replace(trigger, event=replace(event, turn=ab.Turn.NEXT if state.vars.get(EXTRA_TURNS) else ab.Turn.THIS))


def _controller(res: Resolution) -> int:
    """Return who controls what an ability sets up: whoever now controls its source (FFTCG 11.8.17.5)."""
    card = res.state.cards[res.source.number]
    if res.kind != "summon" and card.zone == FIELD and card.entered == res.source.entered:
        return card.controller
    return res.seat


def trigger_at_once(effects: tuple[ab.Effect, ...], res: Resolution) -> None:
    """Let "when you do so" trigger: an ability of its own, which chooses its targets when it goes on the stack."""
    res.it = tuple(res.current(one) for one in res.it)
    said = delayed.spoken_of(res)
    tick = delayed.stamp(res.state)
    ability = ab.AutoAbility(delayed.AT_ONCE, bound(effects, res))
    watcher = TriggerSource(res.current(res.source), _controller(res), -tick, ability)
    wait(res.state, [PendingTrigger(watcher, seat=res.they, **said)])


def has_just_entered(trigger: ab.Trigger, res: Resolution) -> bool:
    """Whether "when it enters the field" speaks of what the same text has just let enter.

    No object enters twice (FFTCG 7.4), so that the words can only mean this, though it has happened (11.8.17.1).
    """
    event = trigger.event
    if not isinstance(event, ab.Happens) or not all(
        isinstance(matching.plain(one), ab.Enters) for one in event.deeds
    ):
        return False
    return all(type(one) in SPOKEN for one in event.who) and has_done(event, res)


def has_done(event: ab.Event, res: Resolution) -> bool:
    """Whether what an ability has done so far includes what the words for an event speak of."""
    so_far = res.named.get("events", ())
    assert isinstance(so_far, list | tuple)
    times = sum(
        matching.matches(event, happened(res.state, one, key, MEANING), res)
        for one in so_far
        for key in keys(one)
        if key in matching.keys_of(event, MEANING)
    )
    return matching.enough(event, times, res)


def bound(effects: tuple[ab.Effect, ...], res: Resolution) -> tuple[ab.Effect, ...]:
    """Return effects with "that Forward" and the like made fast, up to where the text speaks of something new."""
    found: list[ab.Effect] = []
    for place, effect in enumerate(effects):
        if speaks_anew(effect):
            return (*found, *effects[place:])
        found.append(bind(effect, res))
    return tuple(found)


def speaks_anew(effect: ab.Effect) -> bool:
    """Whether an effect brings up something that "it" then means."""
    if isinstance(effect, _ANEW):
        return True
    inner = getattr(effect, "effects", None) or (getattr(effect, "effect", None),)
    return any(isinstance(one, ab.Effect) and speaks_anew(one) for one in inner)


_ANEW = (ab.Choose, ab.Select, ab.SelectModes, ab.Search, ab.Reveal, ab.LookAt)


def _term(within: ab.Duration | None, res: Resolution, stamp: int) -> ContinuousEffect | None:
    if within is None:
        return None
    return continuous.begin(within, (ab.Changes(LockedIn((res.source,)), ()),), res, stamp)[0]


def end_of_turn(state: State) -> None:
    """End the delayed abilities that wait until the end of the turn (FFTCG 9.5.1.3.2)."""
    entries = delayed.waiting(state)
    left = (one for one in entries if one.term is None or not continuous.expired(one.term, state, "end of turn"))
    delayed.keep(state, left, "end of turn")


fired = DelayedRules(RULES, Resolution).fired

"""Delayed auto-abilities (FFTCG 11.8.17): set up while something resolves, triggered later, or "when you do so".

The named value "delayed" of a position holds those that wait. One without a stretch of time triggers once, the next
time its event happens; one that counts "this turn" triggers each time until the turn ends (11.8.17.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.abilities import decks, modes, targets
from engine.abilities import effects as words
from engine.abilities.durations import Duration
from engine.abilities.effects import Effect
from engine.abilities.events import AnyEvent, Enters, Happens, TimeComes, Turn
from engine.abilities.events import Event as EventWords
from engine.abilities.kinds import AutoAbility
from engine.abilities.statics import Changes
from engine.abilities.triggers import Trigger
from engine.containing import stop
from engine.effects import matching
from engine.events import Event, SetVariable, Timestamp
from engine.games.fftcg.effects import continuous
from engine.games.fftcg.effects.continuous import ContinuousEffect
from engine.games.fftcg.effects.locking import SPOKEN, LockedIn, bind
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.events import keys
from engine.games.fftcg.rules.table import EXTRA_TURNS, FIELD, Ref, turn
from engine.state import State
from engine.triggers.last_known import LastKnown
from engine.triggers.pending import PendingTrigger, TriggerSource
from engine.triggers.trigger_event import TriggerEvent, happened

#: The trigger of an ability that triggers by what its own card's text has just done.
AT_ONCE = Trigger(AnyEvent(()))


@dataclass(frozen=True, slots=True)
class Delayed:
    """A delayed auto-ability that waits (FFTCG 11.8.17).

    Its source is that of the ability that set it up, its controller that ability's (11.8.17.4, 11.8.17.5). ``cards``
    are what was spoken of then, ``since`` the turn in which it was set up; ``term`` tells when it is over, for one that
    does not trigger just once.
    """

    stamp: int
    ability: AutoAbility
    source: Ref
    seat: int
    since: int
    cards: tuple[Ref, ...]
    amount: int
    x: int
    paid: tuple[str, ...]
    done: tuple[tuple[str, tuple[Ref, ...]], ...]
    memory: tuple[LastKnown, ...]
    term: ContinuousEffect | None


def set_up(effect: words.Delayed, res: Resolution) -> None:
    """Set up a delayed ability with everything it speaks of made fast."""
    state = res.state
    tick = Timestamp()
    state.emit(tick)
    res.it = tuple(res.current(one) for one in res.it)
    trigger = bind(_of_that_turn(effect.trigger, state), res)
    # At a mere time "it" is what is spoken of now; when something happens, what that is about.
    at_time = isinstance(trigger.event, TimeComes)
    ability = AutoAbility(trigger, bound(effect.effects, res) if at_time else effect.effects)
    entry = Delayed(
        tick.value, ability, res.current(res.source), _controller(res), turn(state), *_context(res),
        _term(trigger.within, res, tick.value),
    )
    state.emit(SetVariable("delayed", (*waiting(state), entry), "delayed"))


def _of_that_turn(trigger: Trigger, state: State) -> Trigger:
    """Return a trigger with "that turn" said plainly: the next one where the text has just given somebody a turn."""
    event = trigger.event
    if not isinstance(event, TimeComes) or event.turn is not Turn.THAT:
        return trigger
    return replace(trigger, event=replace(event, turn=Turn.NEXT if state.vars.get(EXTRA_TURNS) else Turn.THIS))


def _controller(res: Resolution) -> int:
    """Return who controls what an ability sets up: whoever now controls its source (FFTCG 11.8.17.5)."""
    card = res.state.cards[res.source.number]
    if res.kind != "summon" and card.zone == FIELD and card.entered == res.source.entered:
        return card.controller
    return res.seat


def trigger_at_once(effects: tuple[Effect, ...], res: Resolution) -> None:
    """Let "when you do so" trigger: an ability of its own, which chooses its targets when it goes on the stack."""
    state = res.state
    res.it = tuple(res.current(one) for one in res.it)
    cards, amount, x, paid, done, memory = _context(res)
    tick = Timestamp()
    state.emit(tick)
    ability = AutoAbility(AT_ONCE, bound(effects, res))
    watcher = TriggerSource(res.current(res.source), _controller(res), -tick.value, ability)
    pending = PendingTrigger(watcher, cards, amount, memory, res.they, x, paid, done)
    state.emit(SetVariable("pending", (*state.vars.get("pending", ()), pending), "trigger"))


def has_just_entered(trigger: Trigger, res: Resolution) -> bool:
    """Whether "when it enters the field" speaks of what the same text has just let enter.

    No object enters twice (FFTCG 7.4), so that the words can only mean this, though it has happened (11.8.17.1).
    """
    event = trigger.event
    if not isinstance(event, Happens) or not all(isinstance(one, Enters) for one in event.deeds):
        return False
    return all(type(one) in SPOKEN for one in event.who) and has_done(event, res)


def has_done(event: EventWords, res: Resolution) -> bool:
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


def _context(
    res: Resolution,
) -> tuple[
    tuple[Ref, ...], int, int, tuple[str, ...], tuple[tuple[str, tuple[Ref, ...]], ...], tuple[LastKnown, ...]
]:
    """Return what a later ability must know of this moment."""
    spoken = res.it or res.event
    known = (*spoken, res.source, *(one for refs in res.done.values() for one in refs))
    gone = (_recall(one, res) for one in dict.fromkeys(known))
    memory = (*res.memory, *(one for one in gone if one is not None and one not in res.memory))
    return (
        tuple(res.current(one) for one in spoken), res.amount, res.x, res.paid, tuple(res.done.items()),
        memory,
    )


def _recall(what: Ref, res: Resolution) -> LastKnown | None:
    if what.number < 0 or res.state.cards[what.number].entered == what.entered:
        return None
    found: LastKnown | None = res.recall(what)
    return found


def bound(effects: tuple[Effect, ...], res: Resolution) -> tuple[Effect, ...]:
    """Return effects with "that Forward" and the like made fast, up to where the text speaks of something new."""
    found: list[Effect] = []
    for place, effect in enumerate(effects):
        if speaks_anew(effect):
            return (*found, *effects[place:])
        found.append(bind(effect, res))
    return tuple(found)


def speaks_anew(effect: Effect) -> bool:
    """Whether an effect brings up something that "it" then means."""
    if isinstance(effect, _ANEW):
        return True
    inner = getattr(effect, "effects", None) or (getattr(effect, "effect", None),)
    return any(isinstance(one, Effect) and speaks_anew(one) for one in inner)


_ANEW = (targets.Choose, words.Select, modes.SelectModes, decks.Search, words.Reveal, words.LookAt)


def _term(within: Duration | None, res: Resolution, stamp: int) -> ContinuousEffect | None:
    if within is None:
        return None
    return continuous.begin(within, (Changes(LockedIn((res.source,)), ()),), res, stamp)[0]


def waiting(state: State) -> tuple[Delayed, ...]:
    """Return the delayed abilities of a position."""
    found: tuple[Delayed, ...] = state.vars.get("delayed", ())
    return found


def watch_keys(state: State) -> frozenset[str]:
    """Return the kinds of event that delayed abilities wait for."""
    return frozenset(key for one in waiting(state) for key in matching.keys_of(one.ability.trigger.event, MEANING))


def fires(state: State, key: str, events: Sequence[Event]) -> list[PendingTrigger]:
    """Return the delayed abilities that events of one kind trigger; those that trigger once are done with that."""
    entries = waiting(state)
    if not entries:
        return []
    found: list[PendingTrigger] = []
    left: list[Delayed] = []
    for entry in entries:
        try:
            hits = _hits(state, entry, key, events)
        except Exception:
            stop(state, entry.source, entry.seat, "FFTCG 2.1")
            continue
        if not hits:
            left.append(entry)
            continue
        if entry.term is None or entry.ability.trigger.first:
            hits = hits[:1]
        else:
            left.append(entry)
        found.extend(_pending(state, entry, hit) for hit in hits)
    if len(left) != len(entries):
        state.emit(SetVariable("delayed", tuple(left) or None, "delayed"))
    return found


def _hits(state: State, entry: Delayed, key: str, events: Sequence[Event]) -> list[TriggerEvent]:
    words_ = entry.ability.trigger.event
    if key not in matching.keys_of(words_, MEANING) or not _in_time(words_, entry, state):
        return []
    res = Resolution(state, entry.seat, entry.source)
    res.it = res.event = entry.cards
    res.memory = entry.memory
    found = [happened(state, event, key, MEANING) for event in events if key in keys(event)]
    return [one for one in found if matching.matches(words_, one, res)]


def _in_time(event: EventWords, entry: Delayed, state: State) -> bool:
    """Whether a "next turn" has come: the running one does not count."""
    if isinstance(event, TimeComes) and (
        event.turn in (Turn.YOUR_NEXT, Turn.OPPONENTS_NEXT) or (event.turn is Turn.NEXT and event.phase is None)
    ):
        return turn(state) > entry.since
    return True


def _pending(state: State, entry: Delayed, hit: TriggerEvent) -> PendingTrigger:
    event = entry.ability.trigger.event
    watcher = TriggerSource(entry.source, entry.seat, -entry.stamp, entry.ability)
    cards, amount, memory, seat = entry.cards, entry.amount, entry.memory, -1
    if not isinstance(event, TimeComes):
        # What the event is about is spoken of last; at a mere time it is what was spoken of before.
        cards = matching.subjects(event, hit, Resolution(state, entry.seat, entry.source)) or cards
        amount, seat = hit.amount or amount, hit.seat
        memory = (*memory, hit.was) if hit.was is not None else memory
    return PendingTrigger(watcher, cards, amount, memory, seat, entry.x, entry.paid, entry.done)


def end_of_turn(state: State) -> None:
    """End the delayed abilities that wait until the end of the turn (FFTCG 9.5.1.3.2)."""
    entries = waiting(state)
    left = tuple(one for one in entries if one.term is None or not continuous.expired(one.term, state, "end of turn"))
    if len(left) != len(entries):
        state.emit(SetVariable("delayed", left or None, "end of turn"))

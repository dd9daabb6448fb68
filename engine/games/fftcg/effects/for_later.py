"""What lasts and what waits in FFTCG: continuous effects of resolved effects (FFTCG 11.12.4) and delayed auto-abilities
(11.8.17), what they make fast and when they end.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk, with_parts
from engine.continuous.lasting import ContinuousEffect, Lasting, bind, lock_in
from engine.effects import evaluate, matching
from engine.effects.actions import Handler
from engine.effects.layout import SPOKEN, LockedIn
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.effects.triggers import RULES
from engine.games.fftcg.rules.table import EXTRA_TURNS, FIELD, Ref, keys, turn_player
from engine.state import State
from engine.triggers import delayed
from engine.triggers.delayed import DelayedRules
from engine.triggers.trigger_event import PendingTrigger, TriggerSource, happened, wait

# What lasts

#: Changes that are no part of a card's information: later cards come under them too (FFTCG 11.12.4.2 names
#: information and control alone).
OPEN: frozenset[type[ab.Change]] = frozenset({
    ab.Cannot, ab.Must, ab.DoesNotUntap, ab.EntersTapped,
    ab.EntersWithCounters,
})

#: "Can attack once more this turn": how long is part of the words themselves.
ONCE_MORE = ab.AttacksAgain(1, more=True)


def begin(
    duration: ab.Duration, what: tuple[ab.Static, ...], res: Resolution, stamp: int
) -> tuple[ContinuousEffect, ...]:
    """Return the continuous effects that begin now, with everything they speak of made fast."""
    if any(isinstance(one, ab.Changes) and ONCE_MORE in one.changes for one in what):
        duration = ab.ThisTurn()
    return LASTING.begin(duration, what, res, stamp)


def expired(effect: ContinuousEffect, state: State, at: str) -> bool:
    """Whether an effect ends at this moment: "end of turn", "active phase" (as it ends), or any other for a check."""
    return LASTING.is_over(effect, state, at) or (at == "active phase" and _kept_dull(effect, state))


def _kept_dull(effect: ContinuousEffect, state: State) -> bool:
    """Whether an effect kept cards from activating in "the next" Active Phase of the player whose turn it is."""
    if not isinstance(effect.static, ab.Changes) or not any(
        isinstance(change, ab.DoesNotUntap) and change.next_only for change in effect.static.changes
    ):
        return False
    found = evaluate.refs(effect.static.who, LASTING.context(effect, state))
    return any(state.cards[one.number].controller == turn_player(state) for one in found)


def _settle(static: ab.Changes, res: Resolution, duration: ab.Duration) -> list[ab.Static]:
    """Make changes of cards fast: those of information for the cards there are now alone (FFTCG 11.12.4.2)."""
    own = _each_its_own(static, res)
    if own or not isinstance(static.who, ab.Every):
        return own or [lock_in(static, res)]
    shut = tuple(change for change in static.changes if type(change) not in OPEN)
    still_open = tuple(change for change in static.changes if type(change) in OPEN)
    found: list[ab.Static] = []
    if shut:
        found.append(ab.Changes(LockedIn(evaluate.refs(static.who, res)), lock_in(shut, res)))
    if still_open:
        found.append(ab.Changes(lock_in(static.who, res), lock_in(still_open, res)))
    return found


def _each_its_own(static: ab.Changes, res: Resolution) -> list[ab.Static]:
    """Return one static for each of several whose own power or cost counts: "double the power of all the Forwards"."""
    if not any(isinstance(part, ab.TraitOf) and part.whose == static.who for part in walk(static.changes)):
        return []
    found = evaluate.refs(static.who, res)
    if len(found) < 2:
        return []
    alone = (LockedIn((one,)) for one in found)
    return [lock_in(ab.Changes(one, _said_of(static.changes, static.who, one)), res) for one in alone]


def _said_of(node: Any, who: ab.Reference, one: LockedIn) -> Any:
    """Return a part of the tree with what those spoken of have as that of the one."""
    if isinstance(node, ab.TraitOf) and node.whose == who:
        return ab.TraitOf(node.trait, one)
    return with_parts(node, lambda part: _said_of(part, who, one))


LASTING = Lasting({}, _settle, Resolution)


# What waits


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


def term(what: Ref, duration: ab.Duration, res: Resolution, stamp: int) -> ContinuousEffect:
    """Return what tells when a stretch of time is over, or when the object is gone."""
    return begin(duration, (ab.Changes(LockedIn((what,)), ()),), res, stamp)[0]


def end_of_turn(state: State) -> None:
    """End the delayed abilities that wait until the end of the turn (FFTCG 9.5.1.3.2)."""
    entries = delayed.waiting(state)
    left = (one for one in entries if one.term is None or not expired(one.term, state, "end of turn"))
    delayed.keep(state, left, "end of turn")


fired = DelayedRules(RULES, Resolution).fired


def set_up(effect: ab.Delayed, res: Resolution) -> None:
    """Set up a delayed ability with everything it speaks of made fast (FFTCG 11.8.17)."""
    if has_just_entered(effect.trigger, res):
        trigger_at_once(effect.effects, res)
    else:
        delayed.tell_begun(effect, res, MEANING.rules.waits)
        tick = delayed.stamp(res.state)
        res.it = tuple(res.current(one) for one in res.it)
        trigger = bind(_of_that_turn(effect.trigger, res.state), res)
        # At a mere time "it" is what is spoken of now; when something happens, what that is about.
        at_time = isinstance(trigger.event, ab.TimeComes)
        ability = ab.AutoAbility(trigger, bound(effect.effects, res) if at_time else effect.effects)
        until = trigger.within and term(res.source, trigger.within, res, tick)
        delayed.set_up(ability, res, tick, _controller(res), term=until)
    res.did = True


MEANING.begin = begin
MEANING.trigger_at_once = trigger_at_once
EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.WhenYouDoSo: delayed.when_you_do_so,
    ab.WhenDone: delayed.at_once(lambda effect, res: has_done(effect.event, res)),
    ab.WhenSo: delayed.when_so,
    ab.Delayed: set_up,
    ab.Lasting: delayed.last,
}

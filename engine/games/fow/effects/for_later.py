"""What lasts and what waits in Force of Will: continuous effects of what was carried out (FOW 901.2b, 909) and delayed
automatic abilities (FOW 906.8), what they make fast and when they end.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk, with_parts
from engine.continuous.lasting import COMBAT, ContinuousEffect, Lasting, bind, lock_in
from engine.effects import evaluate, matching
from engine.effects.actions import Handler
from engine.effects.layout import SPOKEN, LockedIn
from engine.effects.selection import by
from engine.events import extend, keep
from engine.games.fow import vocabulary as own
from engine.games.fow.effects.deeds import kinds
from engine.games.fow.effects.resolution import MEANING, Resolution
from engine.games.fow.effects.selection import said
from engine.games.fow.effects.triggers import RULES
from engine.games.fow.rules.table import Ref, turn
from engine.procedures import Procedure
from engine.requests import Asked, ChooseOptions
from engine.state import State, ref
from engine.triggers import delayed
from engine.triggers.delayed import DelayedRules
from engine.triggers.trigger_event import PendingTrigger, TriggerSource, happened, wait

# What lasts


def begin(
    duration: ab.Duration, what: tuple[ab.Static, ...], res: Resolution, stamp: int
) -> tuple[ContinuousEffect, ...]:
    """Return the continuous effects that begin now, with everything they speak of made fast.

    One whose "as long as" has stopped holding does not begin (FOW 909.8).
    """
    if isinstance(duration, ab.AsLongAs) and not evaluate.holds(duration.condition, res):
        return ()
    return LASTING.begin(duration, what, res, stamp)


def expired(effect: ContinuousEffect, state: State, at: str) -> bool:
    """Whether an effect ends at this moment: "end of turn", "end of combat", or any other for a check."""
    return LASTING.is_over(effect, state, at)


def _settle(static: ab.Changes, res: Resolution, duration: ab.Duration) -> list[ab.Static]:
    """Make changes of cards fast, but not of which cards "all" speaks: later ones come under it, and others not any
    more (FOW 909.4).
    """
    return [lock_in(static, res)]


LASTING = Lasting(
    {own.RestOfBattle: lambda duration, res: (COMBAT, turn(res.state))}, _settle, Resolution,
)


# What waits


def _controller(res: Resolution) -> int:
    """Return who controls what an ability sets up: the controller of the effect (FOW 105.3c)."""
    return res.seat


def trigger_at_once(effects: tuple[ab.Effect, ...], res: Resolution) -> None:
    """Let "when you do so" trigger: an ability of its own, which chooses its targets when it goes on the chase."""
    res.it = tuple(res.current(one) for one in res.it)
    said = delayed.spoken_of(res)
    tick = delayed.stamp(res.state)
    ability = ab.AutoAbility(delayed.AT_ONCE, bound(effects, res))
    watcher = TriggerSource(res.current(res.source), _controller(res), -tick, ability)
    wait(res.state, [PendingTrigger(watcher, seat=res.they, **said)])


def has_just_entered(trigger: ab.Trigger, res: Resolution) -> bool:
    """Whether "when it enters the field" speaks of what the same text has just let enter."""
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
        for one in so_far for key in kinds(one) if key in matching.keys_of(event, MEANING)
    )
    return matching.enough(event, times, res)


def bound(effects: tuple[ab.Effect, ...], res: Resolution) -> tuple[ab.Effect, ...]:
    """Return effects with "that resonator" and the like made fast, up to where the text speaks of something new."""
    found: list[ab.Effect] = []
    for place, effect in enumerate(effects):
        if _speaks_anew(effect):
            return (*found, *effects[place:])
        found.append(bind(effect, res))
    return tuple(found)


def _speaks_anew(effect: ab.Effect) -> bool:
    """Whether an effect brings up something that "it" then means."""
    if isinstance(effect, _ANEW):
        return True
    inner = getattr(effect, "effects", None) or (getattr(effect, "effect", None),)
    return any(isinstance(one, ab.Effect) and _speaks_anew(one) for one in inner)


_ANEW = (ab.Choose, ab.Select, ab.SelectModes, ab.Search, ab.Reveal, ab.LookAt)


def term(what: Ref, duration: ab.Duration, res: Resolution, stamp: int) -> ContinuousEffect:
    """Return what tells when a stretch of time is over, or when the object is gone."""
    return LASTING.begin(duration, (ab.Changes(LockedIn((what,)), ()),), res, stamp)[0]


def end_of_turn(state: State) -> None:
    """End the delayed abilities that wait until the end of the turn."""
    entries = delayed.waiting(state)
    left = (one for one in entries if one.term is None or not expired(one.term, state, "end of turn"))
    delayed.keep(state, left, "end of turn")


fired = DelayedRules(RULES, lambda state, seat, source: Resolution(state, seat, source, "automatic ability")).fired


def set_up(effect: ab.Delayed, res: Resolution) -> None:
    """Set up a delayed ability with everything it speaks of made fast (FOW 906.8)."""
    if has_just_entered(effect.trigger, res):
        trigger_at_once(effect.effects, res)
    else:
        delayed.tell_begun(effect, res, MEANING.rules.waits)
        tick = delayed.stamp(res.state)
        res.it = tuple(res.current(one) for one in res.it)
        trigger = bind(_this_turn(effect.trigger), res)
        # At a mere time "it" is what is spoken of now; when something happens, what that is about.
        at_time = isinstance(trigger.event, ab.TimeComes)
        ability = ab.AutoAbility(trigger, bound(effect.effects, res) if at_time else effect.effects)
        until = trigger.within and term(res.source, trigger.within, res, tick)
        delayed.set_up(ability, res, tick, _controller(res), term=until)
    res.did = True


def _this_turn(trigger: ab.Trigger) -> ab.Trigger:
    """Return a trigger with "that turn" said plainly."""
    event = trigger.event
    if isinstance(event, ab.TimeComes) and event.turn is ab.Turn.THAT:
        return replace(trigger, event=replace(event, turn=ab.Turn.THIS))
    return trigger


def last(effect: ab.Lasting, res: Resolution) -> Procedure:
    """Let continuous effects begin; what the text leaves to the actor among what is gained or lost is asked first."""
    plain = effect
    for one in list(walk(effect)):
        match one:
            case own.OneOfGains(options):
                words = [_label(option) for option in options]
                pick = yield from _which(words, res)
                plain = _with(plain, one, options[pick])
            case own.Loses(keywords):
                pick = yield from _which([word.value for word in keywords], res)
                plain = _with(plain, one, ab.LosesKeywords((keywords[pick],)))
    if res.state.vars.get(ENTERING) == res.source.number and any(map(_is_own, plain.statics)):
        # It is not there yet: this begins as it enters.
        extend(res.state, AS_IT_ENTERS, ((res.source.number, lock_in(plain.statics, res)),), "entering")
        res.did = True
        return
    delayed.last(effect, res, plain)


#: The card that is about to enter the field, while what it says of that is carried out; and what it enters with.
ENTERING, AS_IT_ENTERS = "entering", "as it enters"


def _is_own(static: ab.Static) -> bool:
    return isinstance(static, ab.Changes) and isinstance(static.who, ab.Source | ab.This | ab.It)


def entered(state: State, number: int) -> None:
    """Let begin with what a card has just entered the field: "as a copy of the removed card" (FOW 909.5)."""
    found = tuple(one for one in state.vars.get(AS_IT_ENTERS, ()) if one[0] == number)
    if not found:
        return
    keep(state, AS_IT_ENTERS, lambda one: one[0] != number, "entering")
    me = ref(state, number)
    res = Resolution(state, state.cards[number].controller, me)
    for _, statics in found:
        plain = tuple(ab.Changes(LockedIn((me,)), one.changes) for one in statics if isinstance(one, ab.Changes))
        delayed.let_last(state, begin(ab.RestOfGame(), plain, res, me.entered), "lasting")


def _which(words: list[str], res: Resolution) -> Asked[int]:
    answer = yield from ChooseOptions(res.actor, "{0}: which one?", "FOW 908.1", tuple(words), args=by(res))
    return answer[0]


def _label(gain: ab.Gain) -> str:
    return gain.keyword.value if isinstance(gain, ab.Keyword) else said(gain, ("gain",)) or "the ability"


def _with(node: Any, old: ab.Node, new: ab.Node) -> Any:
    """Return a part of the tree with a part of it in place of another."""
    return new if node is old else with_parts(node, lambda part: _with(part, old, new))


MEANING.begin = begin
MEANING.trigger_at_once = trigger_at_once
EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.WhenYouDoSo: delayed.when_you_do_so,
    ab.WhenDone: delayed.at_once(lambda effect, res: has_done(effect.event, res)),
    ab.WhenSo: delayed.when_so,
    ab.Delayed: set_up,
    ab.Lasting: last,
}

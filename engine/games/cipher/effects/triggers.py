"""Skills that trigger: on which events, how often, and what they remember of them (Cipher 10.2.1).

A skill triggers once for each event that fits (10.2.1.1), if it is not used up and everything holds of which it says
that it triggers only then (10.2.1.2, 10.2.1.3). What it says with "if" is asked when it is carried out (10.3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.abilities.events import AnyEvent
from engine.abilities.kinds import AutoAbility
from engine.abilities.triggers import Trigger
from engine.containing import seen, stop
from engine.effects import evaluate, matching
from engine.events import Event, Move
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import event_verbs, limits
from engine.games.cipher.effects.characteristics import Auto, Waiting, gates
from engine.games.cipher.effects.deck_profile import deck_profile
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.now import Board
from engine.games.cipher.rules.pending import UNKNOWN, PendingTrigger
from engine.games.cipher.rules.table import HAND, OFF_FIELD, alive, face
from engine.games.cipher.vocabulary import PaidAuto, Skill
from engine.objects import Ref
from engine.state import State
from engine.triggers.pending import TriggerSource
from engine.triggers.trigger_event import TriggerEvent, happened


def auto_of(watcher: TriggerSource) -> Auto:
    """Return the triggering ability of a watcher, be it printed under a name or set up by an effect."""
    ability = watcher.ability.ability if isinstance(watcher.ability, Skill) else watcher.ability
    assert isinstance(ability, AutoAbility | PaidAuto)
    return ability


def fired(state: State, told: Sequence[tuple[Event, str]], before: Board | None) -> list[PendingTrigger]:
    """Return the skills that events, each with one of its kinds, trigger, in their order.

    What is there after the events sees them; what they took off the battlefield, where it was as ``before`` says, sees
    them too.
    """
    found: list[PendingTrigger] = []
    for event, key in told:
        watchers = boards.watching(state, key)
        earlier = before.watching(key) if before is not None and _takes_away(event) else _NOBODY
        if not watchers and not earlier:
            continue
        level: int = state.vars.get("trigger level", 0)
        what = happened(state, event, key, MEANING)
        for watcher in watchers:
            found.extend(_fires(state, watcher, what, level))
        if earlier:
            known = {(one.source, one.index) for one in watchers}
            for watcher in earlier:
                if (watcher.source, watcher.index) not in known and not alive(state, watcher.source):
                    found.extend(_fires(state, watcher, what, level))
    return found


_NOBODY: list[TriggerSource] = []


def unseen(state: State, told: Sequence[tuple[Event, str]]) -> list[PendingTrigger]:
    """Return for each player whether these events may have triggered a SPEC skill of a card of their hand.

    Nobody else knows whether one has, and a player who does not choose it need not say so (Cipher 10.2.2.1). It may be
    any skill for the hand that a card of this game has, whoever's card that is.
    """
    level: int = state.vars.get("trigger level", 0)
    seats: dict[int, None] = {}
    in_hand = deck_profile(state).printed.in_hand
    for event, key in told:
        if in_hand.get(key):
            what = happened(state, event, key, MEANING)
            seats.update(dict.fromkeys(seat for seat in (0, 1) if may_have_triggered(state, seat, what)))
    waiting = state.vars.get("pending", ())
    return [one for one in (unknown(seat, level) for seat in seats) if one not in waiting]


def may_have_triggered(state: State, seat: int, what: TriggerEvent) -> bool:
    """Whether some card could have triggered on this, were it in a player's hand, where the other cannot see it."""
    skills = deck_profile(state).printed.in_hand.get(what.key, ())
    if not skills:
        return False
    cards = state.cards
    hidden = [Ref(one, cards[one].entered) for one in state.zones[HAND[seat]] if not state.sees(1 - seat, cards[one])]
    return any(
        seen(state, lambda source=source, skill=skill: _might_fire(state, source, seat, skill, what), True)  # type: ignore[misc]
        for source in hidden
        for skill in skills
    )


def _might_fire(state: State, source: Ref, seat: int, skill: Waiting, what: TriggerEvent) -> bool:
    watcher = TriggerSource(source, seat, skill.index, skill.skill)
    res = Resolution(state, seat, source, index=skill.index)
    event = auto_of(watcher).trigger.event
    if not matching.matches(event, what, res):
        return False
    res = context(state, _pending(watcher, 0, what, res))
    return all(evaluate.holds(one, res) for one in gates(skill.skill))


_NO_SKILL = AutoAbility(Trigger(AnyEvent(())), ())


def unknown(seat: int, level: int = 0) -> PendingTrigger:
    """Return what stands for a skill that may have triggered in a player's hand."""
    return PendingTrigger(TriggerSource(UNKNOWN, seat, -1, _NO_SKILL), level=level, hidden=True)


def _takes_away(event: Event) -> bool:
    """Whether a card leaves the battlefield or a hand, where its skills were on the lookout."""
    return isinstance(event, Move) and event.to >= OFF_FIELD and (0 <= event.origin < OFF_FIELD or event.origin in HAND)


def _fires(state: State, watcher: TriggerSource, what: TriggerEvent, level: int) -> list[PendingTrigger]:
    try:
        return list(_found(state, watcher, what, level))
    except Exception:
        stop(state, watcher.source, watcher.seat, "Cipher 2.1")
        return []


def _found(state: State, watcher: TriggerSource, what: TriggerEvent, level: int) -> Iterator[PendingTrigger]:
    auto = auto_of(watcher)
    res = Resolution(state, watcher.seat, watcher.source, index=watcher.index)
    event = auto.trigger.event
    if not matching.matches(event, what, res):
        return
    pending = _pending(watcher, level, what, res)
    if may_trigger(state, pending):
        yield pending


def _pending(watcher: TriggerSource, level: int, what: TriggerEvent, res: Resolution) -> PendingTrigger:
    return PendingTrigger(
        watcher,
        tuple(dict.fromkeys(event_verbs.subjects(auto_of(watcher).trigger.event, what, res))),
        what.amount,
        () if what.was is None else (what.was,),
        what.seat,
        happening=what,
        level=level,
        hidden=res.state.cards[watcher.source.number].zone in HAND,
    )


def may_trigger(state: State, pending: PendingTrigger) -> bool:
    """Whether a skill triggers as far as its limits and its icon go (Cipher 10.2.1.2, 10.2.1.3, 21.2.2.2.4)."""
    watcher = pending.watcher
    if not isinstance(watcher.ability, Skill):
        return True
    if limits.is_used_up(state, watcher.source, watcher.ability, watcher.index):
        return False
    inside = gates(watcher.ability)
    if not inside:
        return True
    res = context(state, pending)
    return all(evaluate.holds(one, res) for one in inside)


def context(state: State, pending: PendingTrigger) -> Resolution:
    """Return the context in which a triggered skill is carried out: "it" is what the event was about."""
    watcher = pending.watcher
    res = Resolution(state, watcher.seat, watcher.source, index=watcher.index)
    res.it = res.event = pending.cards
    res.amount = pending.amount
    res.memory = pending.memory
    res.happening = pending.happening
    res.done = dict(pending.done)
    res.x = pending.x
    return res


def is_met(pending: PendingTrigger, res: Resolution) -> bool:
    """Whether a triggered skill's own "if" holds when it is carried out (Cipher 10.3, 10.3.1)."""
    auto = auto_of(pending.watcher)
    return auto.condition is None or evaluate.holds(auto.condition, res)


def like(state: State, number: int, chosen: PendingTrigger) -> list[PendingTrigger]:
    """Return the SPEC skills of a card just added to the hand that count as triggered by what triggered the skill
    that is being carried out (Cipher 10.2.4).
    """
    card = state.cards[number]
    what = chosen.happening
    if what is None or card.zone not in HAND:
        return []
    source = Ref(number, card.entered)
    found: list[PendingTrigger] = []
    for watcher in boards.watching(state, what.key):
        if watcher.source == source:
            found.extend(_fires(state, watcher, what, 0))
    return found


def name_of(state: State, watcher: TriggerSource) -> str:
    """Return what a triggered skill is called: its own name, that of the skill that has set it up, or of its card."""
    name = watcher.ability.name if isinstance(watcher.ability, Skill) else watcher.name
    return name or face(state, watcher.source.number).name

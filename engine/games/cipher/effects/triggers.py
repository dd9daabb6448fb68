"""Skills that trigger: on which events, how often, and what they remember of them (Cipher 10.2.1).

A skill triggers once for each event that fits (10.2.1.1), if it is not used up and everything holds of which it says
that it triggers only then (10.2.1.2, 10.2.1.3). What it says with "if" is asked when it is carried out (10.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine import abilities as ab
from engine.containing import seen
from engine.effects import evaluate, matching
from engine.events import Event
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import limits
from engine.games.cipher.effects.characteristics import Auto, Waiting, gates
from engine.games.cipher.effects.deck_profile import deck_profile
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.pending import UNKNOWN, PendingTrigger
from engine.games.cipher.rules.table import HAND, face
from engine.objects import Ref
from engine.state import State
from engine.triggers import pending
from engine.triggers.pending import TriggerSource
from engine.triggers.trigger_event import TriggerEvent, happened
from engine.triggers.triggering import TriggerRules, in_context


def auto_of(watcher: TriggerSource) -> Auto:
    """Return the triggering ability of a watcher, be it printed under a name or set up by an effect."""
    ability = watcher.ability.ability if isinstance(watcher.ability, own.Skill) else watcher.ability
    return ability  # type: ignore[return-value]


def unseen(state: State, told: Sequence[tuple[Event, str]]) -> list[PendingTrigger]:
    """Return for each player whether these events may have triggered a SPEC skill of a card of their hand.

    Nobody else knows whether one has, and a player who does not choose it need not say so (Cipher 10.2.2.1). It may be
    any skill for the hand that a card of this game has, whoever's card that is.
    """
    level: int = state.vars.get("trigger level", 0)
    in_hand = deck_profile(state).printed.in_hand
    if not in_hand:
        return []
    seats: dict[int, None] = {}
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
        seen(state, partial(_might_fire, state, source, seat, skill, what), True)
        for source in hidden
        for skill in skills
    )


def _might_fire(state: State, source: Ref, seat: int, skill: Waiting, what: TriggerEvent) -> bool:
    watcher = TriggerSource(source, seat, skill.index, skill.skill)
    res = _resolution(state, watcher)
    if not matching.matches(auto_of(watcher).trigger.event, what, res):
        return False
    in_context(res, RULES.waiting(watcher, [what], res))
    return all(evaluate.holds(one, res) for one in gates(skill.skill))


_NO_SKILL = ab.AutoAbility(ab.Trigger(ab.AnyEvent(())), ())


def unknown(seat: int, level: int = 0) -> PendingTrigger:
    """Return what stands for a skill that may have triggered in a player's hand."""
    return PendingTrigger(TriggerSource(UNKNOWN, seat, -1, _NO_SKILL), level=level, hidden=True)


def _make(state: State, watcher: TriggerSource, **values: Any) -> PendingTrigger:
    """Return a skill that waits: at the level of this moment, and whether it is that of a card in a hand."""
    in_hand = state.cards[watcher.source.number].zone in HAND
    return PendingTrigger(watcher, level=state.vars.get("trigger level", 0), hidden=in_hand, **values)


def _left(watcher: TriggerSource, res: Resolution) -> int | None:
    """Return 0 for a skill that is used up (Cipher 10.2.1.3)."""
    used_up = isinstance(watcher.ability, own.Skill) and limits.is_used_up(
        res.state, watcher.source, watcher.ability, watcher.index
    )
    return 0 if used_up else None


def _holds(one: pending.PendingTrigger, res: Resolution) -> bool:
    """Whether a skill triggers as far as its text and its icon go (Cipher 10.2.1.2, 21.2.2.2.4)."""
    skill = one.watcher.ability
    inside = gates(skill) if isinstance(skill, own.Skill) else ()
    if inside:
        in_context(res, one)
    return all(evaluate.holds(gate, res) for gate in inside)


def _resolution(state: State, watcher: TriggerSource) -> Resolution:
    return Resolution(state, watcher.seat, watcher.source, index=watcher.index)


def context(state: State, one: PendingTrigger) -> Resolution:
    """Return the context in which a triggered skill is carried out: "it" is what the event was about."""
    res = _resolution(state, one.watcher)
    in_context(res, one)
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
            found += (replace(one, level=0) for one in RULES.fires_on(state, watcher, [what]))
    return found


def name_of(state: State, watcher: TriggerSource) -> str:
    """Return what a triggered skill is called: its own name, that of the skill that has set it up, or of its card."""
    name = watcher.ability.name if isinstance(watcher.ability, own.Skill) else watcher.name
    return name or face(state, watcher.source.number).name


RULES = TriggerRules(
    MEANING,
    "Cipher 2.1",
    watching=boards.watching,
    watched=lambda board, key: board.watching(key),
    auto=auto_of,
    resolution=_resolution,
    left=_left,
    holds=_holds,
    make=_make,
)

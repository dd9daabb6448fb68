"""Which skills may be used (Cipher 19.1.2, 21.2.2), and which trigger, on what, how often, remembering what (10.2.1).

Uses of this turn are kept in the named value "used", and with them the usage limit that this adds to the card's
information (5.1.1.3). A skill triggers once for each
event that fits (10.2.1.1), if it is not used up and everything holds of which it says that it triggers only then
(10.2.1.2, 10.2.1.3). What it says with "if" is asked when it is carried out (10.3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate, matching
from engine.events import Event, extend
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import statics
from engine.games.cipher.effects.characteristics import Waiting, area, deck_profile, gates, limits_of
from engine.games.cipher.effects.layers import StackOf
from engine.games.cipher.effects.resolution import MEANING, Resolution, called
from engine.games.cipher.rules import table
from engine.rulebook import Refusal
from engine.state import Ref, State, alive, ref
from engine.triggers import trigger_event
from engine.triggers.trigger_event import TriggerEvent, TriggerSource, happened
from engine.triggers.triggering import TriggerRules, in_context
from engine.unread import seen

_OUTSIDE = tuple((zone, table.AREAS[zone]) for zone in (own.Zone.BOND, own.Zone.HAND))


def note_use(state: State, source: Ref, skill: ab.Ability, index: int) -> None:
    """Remember that a skill was carried out (Cipher 10.6.2, 19.1.4.1): the object, its place among the skills, name."""
    extend(state, "used", ((source, index, called(skill)),), "use")


def is_used_up(state: State, source: Ref, skill: ab.Ability, index: int) -> bool:
    """Whether a skill with the usage limit has been carried out this turn (Cipher 5.1.1.3)."""
    return (source, index, called(skill)) in state.vars.get("used", ()) and is_limited(state, source, skill, index)


def is_limited(state: State, source: Ref, skill: ab.Ability, index: int) -> bool:
    """Whether a skill has the usage limit (Cipher 21.2.3.1.2.4), which its own text or another skill can take from it.
    """
    if not isinstance(skill, own.Skill) or not any(isinstance(one, ab.TimesPerTurn) for one in limits_of(skill)):
        return False
    res = Resolution(state, state.cards[source.number].zone & 1, source, index=index)
    if any(isinstance(one, own.Unlimited) and evaluate.holds(one.condition, res) for one in limits_of(skill)):
        return False
    if not alive(state, source):
        return True
    lifted = (one.what for one in boards.now(state, source.number).rulings if isinstance(one.what, own.LosesLimit))
    return all(one.skill != called(skill) for one in lifted)


def acts(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """Return the ACT skills of a player that lie where they can be used: the card and the place of the skill."""
    known, there = deck_profile(state), boards.board(state)
    there.know_abilities()
    for number in table.units(state, seat):
        skills, what = there.abilities(number), known.whats[number]
        if skills is what.abilities:
            used = what.uses.get(None, ())
        else:
            used = [i for i, one in enumerate(skills) if is_act(one) and area(one) is None]  # type: ignore[arg-type]
        for index in used:
            yield number, index
    elsewhere = known.printed.used_elsewhere
    for zone, pair in _OUTSIDE if elsewhere else ():
        for number in state.zones[pair[seat]]:
            if number in elsewhere and not state.cards[number].face_down:
                for index in known.whats[number].uses.get(zone, ()):
                    yield number, index


def is_act(skill: ab.Ability) -> bool:
    """Whether a skill is one that is used (Cipher 21.2.3.1.2)."""
    return isinstance(skill, own.Skill) and isinstance(skill.ability, ab.ActionAbility)


def refuse_use(state: State, seat: int, number: int, index: int) -> Refusal | None:
    """Return why an ACT skill cannot be chosen, its cost apart, or None where it can (Cipher 19.1.2)."""
    refusal = refuse_place(state, seat, number, index)
    if refusal is not None:
        return refusal
    skill = boards.now(state, number).abilities[index]
    assert isinstance(skill, own.Skill)
    return _refuse_limits(state, seat, number, index, skill)


def refuse_place(state: State, seat: int, number: int, index: int) -> Refusal | None:
    """Return why this is no ACT skill that a player could use where its card lies, or None (Cipher 19.1.2)."""
    skills = boards.now(state, number).abilities
    card = state.cards[number]
    if not 0 <= index < len(skills) or not is_act(skills[index]) or card.zone & 1 != seat:
        return Refusal("Cipher 19.1.2", "That is no ACT skill of yours.")
    skill = skills[index]
    assert isinstance(skill, own.Skill)
    where = area(skill)
    if table.is_unit(state, number) if where is None else card.zone in table.AREAS[where] and not card.face_down:
        return None
    place = {None: "on the battlefield", own.Zone.BOND: "face up in your Bond Area", own.Zone.HAND: "from your hand"}[
        where
    ]
    return Refusal("Cipher 19.1.2", f"That skill of {table.spoken(card)} can be used only {place}.")


def _refuse_limits(state: State, seat: int, number: int, index: int, skill: own.Skill) -> Refusal | None:
    name = table.spoken(state.cards[number])
    source = ref(state, number)
    if is_used_up(state, source, skill, index):
        return Refusal("Cipher 19.1.2.1", f"That skill of {name} has been used this turn.")
    res = Resolution(state, seat, source, index=index)
    for condition in gates(skill):
        if not evaluate.holds(condition, res):
            return _refuse_gate(skill, isinstance(condition, StackOf), name)
    if not statics.can_use(state, seat, number, index, skill):
        return Refusal("Cipher 2.2", f"You cannot use {skill.name} now: a skill says so.")
    return None


def _refuse_gate(skill: own.Skill, by_level: bool, name: str) -> Refusal:
    """Say which condition keeps a skill from being used (Cipher 19.1.2.2, 21.2.2.2.3, 21.2.2.3)."""
    icon = None if skill.icon is None else skill.icon.icon
    if by_level:
        assert skill.icon is not None
        least = skill.icon.number
        return Refusal("Cipher 21.2.2.3", f"That skill needs a total of {least} or more cards in the stack of {name}.")
    if icon is own.SkillIcon.CCS:
        return Refusal("Cipher 21.2.2.2.3", f"That skill can be used only if {name} is Class Changed.")
    return Refusal("Cipher 19.1.2.2", f"That skill of {name} can be used only while its condition holds.")


# Skills that trigger


def auto_of(watcher: TriggerSource) -> ab.AutoAbility:
    """Return the triggering ability of a watcher, be it printed under a name or set up by an effect."""
    ability = watcher.ability.ability if isinstance(watcher.ability, own.Skill) else watcher.ability
    return ability  # type: ignore[return-value]


def unseen(state: State, told: Sequence[tuple[Event, str]]) -> list[table.PendingTrigger]:
    """Return for each player whether these events may have triggered a SPEC skill of a card of their hand.

    Nobody else knows whether one has, and a player who does not choose it need not say so (Cipher 10.2.2.1). It may be
    any skill for the hand that a card of this game has, whoever's card that is.
    """
    in_hand = deck_profile(state).printed.in_hand
    seats: dict[int, None] = {}
    for event, key in told:
        if key in in_hand:
            what = happened(state, event, key, MEANING)
            seats.update(dict.fromkeys(seat for seat in (0, 1) if may_have_triggered(state, seat, what)))
    if not seats:
        return []
    level: int = state.vars.get("trigger level", 0)
    waiting = state.vars.get("pending", ())
    return [one for one in (unknown(seat, level) for seat in seats) if one not in waiting]


def may_have_triggered(state: State, seat: int, what: TriggerEvent) -> bool:
    """Whether some card could have triggered on this, were it in a player's hand, where the other cannot see it."""
    skills = deck_profile(state).printed.in_hand.get(what.key, ())
    if not skills:
        return False
    cards, hand = state.cards, state.zones[table.HAND[seat]]
    hidden = [Ref(one, cards[one].entered) for one in hand if not state.sees(1 - seat, cards[one])]
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


def unknown(seat: int, level: int = 0) -> table.PendingTrigger:
    """Return what stands for a skill that may have triggered in a player's hand."""
    return table.PendingTrigger(TriggerSource(table.UNKNOWN, seat, -1, _NO_SKILL), level=level, hidden=True)


def _make(state: State, watcher: TriggerSource, **values: Any) -> table.PendingTrigger:
    """Return a skill that waits: at the level of this moment, and whether it is that of a card in a hand."""
    in_hand = state.cards[watcher.source.number].zone in table.HAND
    return table.PendingTrigger(watcher, level=state.vars.get("trigger level", 0), hidden=in_hand, **values)


def _left(watcher: TriggerSource, res: Resolution) -> int | None:
    """Return 0 for a skill that is used up (Cipher 10.2.1.3)."""
    used_up = isinstance(watcher.ability, own.Skill) and is_used_up(
        res.state, watcher.source, watcher.ability, watcher.index
    )
    return 0 if used_up else None


def _holds(one: trigger_event.PendingTrigger, res: Resolution) -> bool:
    """Whether text and icon let a skill trigger (Cipher 10.2.1.2, 21.2.2.2.4), and nothing forbids its use (2.2)."""
    skill, index = one.watcher.ability, one.watcher.index
    if not isinstance(skill, own.Skill):
        return True
    inside = gates(skill)
    if inside:
        in_context(res, one)
    may = all(evaluate.holds(gate, res) for gate in inside)
    return may and statics.can_use(res.state, res.seat, res.source.number, index, skill)


def _resolution(state: State, watcher: TriggerSource) -> Resolution:
    return Resolution(state, watcher.seat, watcher.source, index=watcher.index)


def context(state: State, one: table.PendingTrigger) -> Resolution:
    """Return the context in which a triggered skill is carried out: "it" is what the event was about."""
    res = _resolution(state, one.watcher)
    in_context(res, one)
    return res


def is_met(pending: table.PendingTrigger, res: Resolution) -> bool:
    """Whether a triggered skill's own "if" holds when it is carried out (Cipher 10.3, 10.3.1)."""
    auto = auto_of(pending.watcher)
    return auto.condition is None or evaluate.holds(auto.condition, res)


def like(state: State, number: int, chosen: table.PendingTrigger) -> list[table.PendingTrigger]:
    """Return the SPEC skills of a card just added to the hand that count as triggered by what triggered the skill
    that is being carried out (Cipher 10.2.4).
    """
    card = state.cards[number]
    what = chosen.happening
    if what is None or card.zone not in table.HAND:
        return []
    source = Ref(number, card.entered)
    found: list[table.PendingTrigger] = []
    for watcher in boards.board(state).watching(what.key):
        if watcher.source == source:
            found += (replace(one, level=0) for one in RULES.fires_on(state, watcher, [what]))
    return found


def name_of(state: State, watcher: TriggerSource) -> str:
    """Return what a triggered skill is called: its own name, that of the skill that has set it up, or of its card."""
    name = watcher.ability.name if isinstance(watcher.ability, own.Skill) else watcher.name
    return name or table.face(state, watcher.source.number).name


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

"""Which abilities may be played (VG 14.2, 16.3), and which trigger, on what, how often, remembering what (VG 16.4,
16.5).

Uses of this turn are kept in the named value "used" (VG 16.13). An ability triggers once for each event that fits, if
it is active then; what it says with "if" is asked when it is carried out (VG 16.3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import evaluate, matching
from engine.events import Event, Move, extend
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Board
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects import keywords, statics
from engine.games.vanguard.effects.characteristics import (
    AREA,
    area,
    characteristics,
    deck_profile,
    gates,
    is_act,
    limits_of,
    works_in,
)
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.rules import table
from engine.games.vanguard.rules.table import OFF_FIELD
from engine.games.vanguard.vocabulary import Zone
from engine.rulebook import Refusal
from engine.state import Ref, State, alive, ref
from engine.triggers.trigger_event import PendingTrigger, TriggerEvent, TriggerSource, happened, pending
from engine.triggers.triggering import TriggerRules, in_context
from engine.unread import seen


def note_use(state: State, source: Ref, index: int) -> None:
    """Remember that an ability was carried out this turn (VG 16.13)."""
    extend(state, "used", ((source, index),), "use")


def is_limited(ability: ab.Ability) -> bool:
    """Whether an ability has the restriction icon (VG 16.13)."""
    return isinstance(ability, own.Ability) and any(isinstance(one, ab.TimesPerTurn) for one in limits_of(ability))


def is_used_up(state: State, source: Ref, ability: ab.Ability, index: int) -> bool:
    """Whether an ability with the restriction icon has been carried out this turn (VG 16.13)."""
    if _used_by_name(state, source, ability):
        return True
    if not is_limited(ability):
        return False
    assert isinstance(ability, own.Ability)
    times = max(one.times for one in limits_of(ability) if isinstance(one, ab.TimesPerTurn))
    used: tuple[tuple[Ref, int], ...] = state.vars.get("used", ())
    return used.count((source, index)) >= times


def _used_by_name(state: State, source: Ref, ability: ab.Ability) -> bool:
    """Whether an ability that cards of one name share for a turn has been used by one of them."""
    if not isinstance(ability, own.Ability) or not any(isinstance(one, own.OncePerName) for one in ability.limits):
        return False
    name = state.cards[source.number].face.name
    owner = state.cards[source.number].owner
    used: tuple[tuple[Ref, int], ...] = state.vars.get("used", ())
    return any(state.cards[one.number].face.name == name and state.cards[one.number].owner == owner for one, _ in used)


# [ACT] abilities

#: Zones besides the circles from which an ability is played.
_ELSEWHERE = (Zone.DROP, Zone.SOUL, Zone.HAND, Zone.BIND, Zone.DAMAGE, Zone.G_ZONE, Zone.ORDER)


def acts(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """Return the [ACT] abilities of a player that lie where they can be played: the card and the place of the ability.
    """
    there = boards.board(state)
    there.know_abilities()
    for number in (*state.zones[table.VC[seat]], *state.zones[table.RC[seat]]):
        if table.is_unit(state, number):
            for index, one in enumerate(there.abilities(number)):
                if is_act(one) and works_in(one, area(state.cards[number])):
                    yield number, index
    profile = deck_profile(state)
    elsewhere = profile.printed.used_elsewhere
    for zone in _ELSEWHERE if elsewhere else ():
        for number in state.zones[table.AREAS[zone][seat]]:
            # What strides itself lies face down, as its player knows (VG 21.2).
            strides = zone is Zone.G_ZONE and own.StrideNow in profile.whats[number].kinds
            if number in elsewhere and (strides or not state.cards[number].face_down):
                for index in profile.whats[number].uses.get(zone, ()):
                    yield number, index


def refuse_use(state: State, seat: int, number: int, index: int) -> Refusal | None:
    """Return why an [ACT] ability cannot be played, its cost apart, or None where it can (VG 16.1, 16.3, 16.13)."""
    abilities = boards.now(state, number).abilities
    card = state.cards[number]
    if not 0 <= index < len(abilities) or not is_act(abilities[index]) or table.master(state, number) != seat:
        return Refusal("VG 16.1", "That is no [ACT] ability of yours.")
    ability = abilities[index]
    assert isinstance(ability, own.Ability)
    name = table.spoken(card)
    if not works_in(ability, area(card)):
        return Refusal("VG 16.1", f"That ability of {name} cannot be played where the card lies.")
    if not card.face_down and any(isinstance(one, own.StrideNow) for one in walk(ability)):
        return Refusal("VG 21.1", "Only face-down G units of your G zone are stridden.")
    source = ref(state, number)
    if is_used_up(state, source, ability, index):
        return Refusal("VG 16.13", f"That ability of {name} has been used this turn.")
    res = Resolution(state, seat, source, index=index)
    if not all(evaluate.holds(one, res) for one in gates(ability)):
        return Refusal("VG 16.3", f"That ability of {name} is not active.")
    condition = getattr(ability.ability, "condition", None)
    if condition is not None and not evaluate.holds(condition, res):
        return Refusal("VG 16.3", f"That ability of {name} can be played only while its condition holds.")
    if not statics.can(state, number, "used", cause=table.Cause("ability", source, seat, index)):
        return Refusal("VG 1.6", f"You cannot use that ability of {name} now: a text says so.")
    return None


# Abilities that trigger


def auto_of(watcher: TriggerSource) -> ab.AutoAbility:
    """Return the triggering ability of a watcher, be it printed or set up by an effect."""
    ability = watcher.ability.ability if isinstance(watcher.ability, own.Ability) else watcher.ability
    return ability  # type: ignore[return-value]


def looking_back(state: State, events: Sequence[Event]) -> Board | None:
    """Return the board as it is, where what is to happen must be seen from before it (VG 16.5); None where nothing
    does.
    """
    for event in events:
        if isinstance(event, Move) and event.to >= OFF_FIELD > state.cards[event.card].zone:
            board = boards.board(state)
            board.know_abilities()
            return board
    return None


def _works(state: State, watcher: TriggerSource, one: PendingTrigger) -> bool:
    """Whether an ability works in the zone where its card lies, or lay when it happened (VG 16.1, 16.5)."""
    zones = watcher.ability.zones if isinstance(watcher.ability, own.Ability) else ()
    if not zones:
        return True
    what = one.happening
    card = state.cards[watcher.source.number]
    if alive(state, watcher.source):
        return area(card) in zones
    gone = what is not None and what.what == watcher.source and what.origin >= 0
    return not gone or AREA[what.origin] in zones  # type: ignore[union-attr]


def _holds(one: PendingTrigger, res: Resolution) -> bool:
    """Whether an ability is active when the event happens (VG 16.3), and nothing forbids its use (VG 16.4)."""
    ability, index = one.watcher.ability, one.watcher.index
    if not isinstance(ability, own.Ability):
        return True
    if not _works(res.state, one.watcher, one):
        return False
    active = gates(ability)
    if active:
        in_context(res, one)
    if not all(evaluate.holds(gate, res) for gate in active):
        return False
    source = res.source
    return statics.can(res.state, source.number, "used", cause=table.Cause("ability", source, res.seat, index))


def _left(watcher: TriggerSource, res: Resolution) -> int | None:
    """Return 0 for an ability that has been used this turn and is so restricted (VG 16.13)."""
    return 0 if is_used_up(res.state, watcher.source, watcher.ability, watcher.index) else None


def _resolution(state: State, watcher: TriggerSource) -> Resolution:
    return Resolution(state, watcher.seat, watcher.source, index=watcher.index)


def context(state: State, one: PendingTrigger) -> Resolution:
    """Return the context in which a triggered ability is carried out: "it" is what the event was about."""
    res = _resolution(state, one.watcher)
    in_context(res, one)
    return res


# Abilities in the hand, of which nobody else knows (VG 16.2)

#: The source of what stands for any ability that may have triggered in a hand, as far as the other player knows.
UNKNOWN = Ref(-1, -1)
_NOTHING = ab.AutoAbility(ab.Trigger(ab.AnyEvent(())), ())


def is_hidden(watcher: TriggerSource) -> bool:
    """Whether it is an ability of a card in a hand, which stands by only if its player says so (VG 16.2)."""
    ability = watcher.ability
    return watcher.source == UNKNOWN or (isinstance(ability, own.Ability) and Zone.HAND in ability.zones)


def unseen(state: State, told: Sequence[tuple[Event, str]]) -> list[PendingTrigger]:
    """Return for each player whether these events may have triggered an ability of a card in the hand: it may be any
    for the hand that a card of this game has, whoever's card that is (VG 16.2).
    """
    in_hand = deck_profile(state).printed.in_hand
    if not in_hand:
        return []
    whats = [happened(state, event, key, MEANING) for event, key in told if key in in_hand]
    waiting = {one.watcher.seat for one in pending(state) if one.watcher.source == UNKNOWN}
    found: list[PendingTrigger] = []
    for seat in (0, 1):
        on = None if seat in waiting else next((one for one in whats if _may_have_triggered(state, seat, one)), None)
        if on is not None:
            found.append(PendingTrigger(TriggerSource(UNKNOWN, seat, -1, _NOTHING), happening=on))
    return found


def _may_have_triggered(state: State, seat: int, what: TriggerEvent) -> bool:
    """Whether some card could have triggered on this, were it in a player's hand, where the other cannot see it."""
    skills = deck_profile(state).printed.in_hand[what.key]
    hidden = [ref(state, one) for one in state.zones[table.HAND[seat]] if not state.sees(1 - seat, state.cards[one])]
    return any(
        seen(state, partial(_might_fire, state, TriggerSource(source, seat, index, ability), what), True)
        for source in hidden for index, ability in skills
    )


def _might_fire(state: State, watcher: TriggerSource, what: TriggerEvent) -> bool:
    res = _resolution(state, watcher)
    if not matching.matches(auto_of(watcher).trigger.event, what, res):
        return False
    in_context(res, RULES.waiting(watcher, [what], res))
    ability = watcher.ability
    return not isinstance(ability, own.Ability) or all(evaluate.holds(one, res) for one in gates(ability))


def is_met(pending: PendingTrigger, res: Resolution) -> bool:
    """Whether a triggered ability's own "if" holds when it is carried out (VG 16.3)."""
    auto = auto_of(pending.watcher)
    return auto.condition is None or evaluate.holds(auto.condition, res)


def name_of(state: State, watcher: TriggerSource) -> str:
    """Return what a triggered ability is called: by its card, with the keyword where it has one."""
    name, keyword = watcher.name or table.face(state, watcher.source.number).name, _keyword(watcher)
    return f"{name} ({keyword})" if keyword else name


def called(state: State, watcher: TriggerSource) -> str:
    """Return what a triggered ability is called besides its card: by a name of its own or its keyword; else ''."""
    own_name = watcher.name if watcher.name != table.face(state, watcher.source.number).name else ""
    return own_name or _keyword(watcher)


def _keyword(watcher: TriggerSource) -> str:
    keyword = watcher.ability.keyword if isinstance(watcher.ability, own.Ability) else None
    return "" if keyword is None else keyword.value


def _travelling(state: State, number: int) -> Sequence[tuple[int, ab.Ability]]:
    """Return the abilities of a card, without a zone before them, about its own moves off the field (VG 16.5)."""
    found = characteristics(table.face(state, number)).travelling()
    return found.get("move", ())


RULES = TriggerRules(
    MEANING,
    "VG 1.6",
    watching=boards.watching,
    watched=lambda board, key: board.watching(key),
    auto=auto_of,
    resolution=_resolution,
    left=_left,
    holds=_holds,
    travelling=_travelling,
)
MEANING.spelled = keywords.spelled  # type: ignore[attr-defined]

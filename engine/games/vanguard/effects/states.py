"""What follows at once from what happens to units with states: harmony that ends with one of the two (VC 20.1.2), and
abilities that the situation triggers (VG 16.6, VC 23.1.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import abilities as ab
from engine.abilities.node import with_parts
from engine.effects import evaluate
from engine.events import Event, Move, SetCardField, SetVariable, Shift, extend
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects import statics
from engine.games.vanguard.effects.characteristics import deck_profile
from engine.games.vanguard.effects.nouns import is_unit
from engine.games.vanguard.effects.triggers import RULES
from engine.games.vanguard.rules import roles
from engine.games.vanguard.rules.table import BY_RULE, GC, RC, VC, Ref, master, phase
from engine.state import NO_MARKS, State, ref
from engine.triggers.trigger_event import PendingTrigger, TriggerSource, wait
from engine.triggers.triggering import STATE

#: The named value that holds which abilities have come so far in this end phase, or by the end of this battle: their
#: sources and places, and by what (VG 13.3, 11.6.1).
COME = "come"
#: The mark of a unit that is in harmony with another begins so; then comes the number of that one.
WITH = "in harmony with "


def after(state: State, happened: Sequence[Event]) -> None:
    """Do what follows from what has just happened."""
    moved = any(isinstance(one, Move | SetCardField) for one in happened)
    if moved and "stands" in state.vars and (held := roles.still_held(state)) != state.vars["stands"]:
        state.emit(SetVariable("stands", held, "battle"))
    for event in (*dissonant(state), *_freed(state, happened)):
        state.emit(event)
    if own.AreVanguards in deck_profile(state).kinds:
        for event in _raised(state):
            state.emit(event)
    stand_by(state, situations(state))


def situations(state: State) -> list[PendingTrigger]:
    """Return the abilities that the situation brings to stand by, those that do not already (VG 16.6), nor have done so
    in this end phase (VG 13.3).
    """
    return RULES.of_state(state, _has_come) if STATE in deck_profile(state).heard else []


def stand_by(state: State, found: Sequence[PendingTrigger]) -> None:
    """Let abilities stand by that the situation has brought; in an end phase it is remembered."""
    if found and phase(state) == "end":
        extend(state, COME, [_what(one.watcher) for one in found], "trigger")
    wait(state, found)


def _has_come(state: State, watcher: TriggerSource) -> bool:
    return phase(state) == "end" and _what(watcher) in state.vars.get(COME, ())


def _what(watcher: TriggerSource) -> tuple[Ref, int, str]:
    return watcher.source, watcher.index, STATE


def _raised(state: State) -> list[SetCardField]:
    """Return what makes units on rear-guard circles vanguards, and rear-guards again, as texts say it now (VC1.2)."""
    said = [(_on_rear_circles(static.who), res) for static, res in statics.rests(state, own.AreVanguards)]
    found: list[SetCardField] = []
    for number in (*state.zones[RC[0]], *state.zones[RC[1]]):
        marks, me = state.cards[number].marks, ref(state, number)
        raised = is_unit(state.cards[number]) and any(evaluate.denotes(who, me, res) for who, res in said)
        if raised is not ("vanguard" in marks):
            left = {name: value for name, value in marks.items() if name != "vanguard"}
            new = {**left, "vanguard": 1} if raised else left
            found.append(SetCardField(number, "marks", new or NO_MARKS, "raise", BY_RULE))
    return found


@ab.Memo
def _on_rear_circles(who: ab.Reference) -> Any:
    """Return of whom a text says that they are vanguards: who is one already is meant too (VC1.2)."""
    return _to_circles(who)


def _to_circles(part: Any) -> Any:
    return ab.InZone(own.Zone.RC, None) if isinstance(part, own.IsRearGuard) else with_parts(part, _to_circles)


def _freed(state: State, happened: Sequence[Event]) -> list[SetCardField]:
    """Return what gives units back to their owners that have moved to another circle; to the guardian circle they go
    for who dominates them (VG 23.1.1, VC 8.2.24).
    """
    found: list[SetCardField] = []
    for event in happened:
        if isinstance(event, Shift) and event.to not in GC and "dominated" in state.cards[event.card].marks:
            card = state.cards[event.card]
            left = {name: value for name, value in card.marks.items() if name != "dominated"}
            found.append(SetCardField(event.card, "marks", left or NO_MARKS, "release", BY_RULE))
            found.append(SetCardField(event.card, "controller", card.zone & 1, "release", BY_RULE))
    return found


def dissonant(state: State) -> list[SetCardField]:
    """Return what takes units out of harmony whose other halves have gone, or serve another (VC 20.1.2, 20.1.4)."""
    found: list[SetCardField] = []
    zones, cards = state.zones, state.cards
    for zone in (*VC, *RC):
        for number in zones[zone]:
            marks = cards[number].marks
            if "harmony" not in marks:
                continue
            bound = {name: stamp for name, stamp in marks.items() if name.startswith(WITH)}
            kept = {name for name, stamp in bound.items() if _together(state, number, int(name.split()[-1]), stamp)}
            if len(kept) < len(bound):
                left = {name: value for name, value in marks.items() if name not in bound or name in kept}
                if not kept:
                    left.pop("harmony", None)
                found.append(SetCardField(number, "marks", left or NO_MARKS, "apart", BY_RULE))
    return found


def _together(state: State, number: int, other: int, stamp: int) -> bool:
    card = state.cards[other]
    return card.entered == stamp and is_unit(card) and master(state, number) == master(state, other)

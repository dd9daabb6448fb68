"""Making things happen in Cardfight!! Vanguard: what is impossible, what looks back, and what the rules tie to moves.

Text that could not be read is asked about when its card is placed, rides or is ridden over, attacks or is attacked, is
turned by something else than the rules, or leaves the field, and when a phase begins while it is a unit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.course import EventProcedure, tell
from engine.events import Event, Move, Notice, SetCardField, SetVariable, Shift
from engine.games.vanguard.cards import CardType
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects import for_later, states, triggers
from engine.games.vanguard.effects.characteristics import characteristics
from engine.games.vanguard.effects.resolution import MEANING
from engine.games.vanguard.effects.states import COME
from engine.games.vanguard.effects.statics import find_replacements
from engine.games.vanguard.rules import table
from engine.games.vanguard.rules.table import G_ZONE, HEARTS, OFF_FIELD, RC, VC
from engine.state import NO_MARKS, State
from engine.triggers.apply_events import EventRules
from engine.triggers.trigger_event import PendingTrigger
from engine.triggers.triggering import Told
from engine.unread import UnparsedTexts

# What happens besides


class Placed(Move, eq=False):
    """A card goes onto a circle, with the marks that say on which one it lies, or what it guards (VG 10.7)."""

    marks: dict[str, int] = NO_MARKS

    def apply(self, state: State) -> None:
        super().apply(state)
        state.cards[self.card].marks = self.marks


# Text that could not be read


_FACTS = {
    "ride": "it rides.",
    "rode upon": "it is ridden over.",
    "attack": "it attacks.",
    "attacked": "it is attacked.",
    "boost": "it boosts.",
}


def _moments(state: State, event: Event) -> Iterator[tuple[int, int, str]]:
    """Return the cards that something happens to, whose they are, and what it is."""
    if isinstance(event, Move):
        if event.to < OFF_FIELD <= event.origin:
            yield event.card, event.to & 1, "it was placed."
        elif event.origin < OFF_FIELD <= event.to:
            yield event.card, event.origin & 1, "it left the field."
    elif isinstance(event, SetCardField):
        card = state.cards[event.card]
        if event.field == "dull" and card.zone < OFF_FIELD and event.cause is not None and event.cause.by_card:
            yield event.card, card.zone & 1, "it was turned."
    elif isinstance(event, Notice):
        if event.why == "phase begins":
            for seat in table.in_turn_order(state):
                for number in (*table.vanguards(state, seat), *table.rear_guards(state, seat)):
                    yield number, seat, "a phase begins."
        elif event.why in _FACTS:
            yield event.card, event.seat, _FACTS[event.why]


#: The text of a card goes before the rules (VG 1.6).
TEXTS = UnparsedTexts(
    "VG 1.6", table.face, lambda face: characteristics(face).abilities, _moments,
    lambda state: boards.board(state).failed, lambda state: MEANING.attention(state).unread,
)


# What happens


def _possible(state: State, event: Event) -> bool:
    """Whether an event can happen at all: what is so already is no action (VG 1.7); only units on circles stand and
    rest (VG 5.5), and no card goes where a locked card lies (VG 18.1).
    """
    if type(event) is SetCardField:
        card = state.cards[event.card]
        if event.field == "dull" and not table.is_unit(state, event.card):
            return False
        return event.field == "marks" or getattr(card, event.field) != event.value
    return True


def _arrange(state: State, events: list[Event]) -> EventProcedure:
    """Let cards go where the rules say that they go: no card lies in a zone of another player (VG 4); a G unit that
    leaves the field goes to the G zone of its owner, face up (VG 4.6).
    """
    for event in events:
        if isinstance(event, Move) and event.to >= OFF_FIELD:
            card = state.cards[event.card]
            printed = card.face
            from_field = card.zone < OFF_FIELD or card.zone in HEARTS
            if from_field and printed.type is CardType.G_UNIT and event.to not in HEARTS:  # type: ignore[attr-defined]
                event.to, event.face_down = G_ZONE[card.owner], False
    return events
    yield


def follow(state: State, event: Move) -> list[Move]:
    """Do what follows at once from a move: where units leave each other, they are in legion no more (VG 20.2), and a
    pseudo-card that comes where it is none is erased (VG 24.1).
    """
    if isinstance(event, Shift) and event.to not in RC and "circle" in state.cards[event.card].marks:
        marks = {name: value for name, value in state.cards[event.card].marks.items() if name != "circle"}
        state.emit(SetCardField(event.card, "marks", marks or NO_MARKS, event.why))
    if event.origin in VC and event.to not in VC + HEARTS:
        _part(state, event)
        _revert(state, event)
    if event.to in table.BIND and event.cause is not None and event.cause.source is not None:
        # What has bound it: players keep apart what belongs to different cards.
        marks = {"bound by": event.cause.source.number}
        state.emit(SetCardField(event.card, "marks", marks, event.why))
    if not table.is_effective(state.cards[event.card]):
        state.emit(Move(event.card, table.OUTSIDE[event.to & 1], why="erase"))
    return []


def _part(state: State, event: Move) -> None:
    """A leader whose mate has left is in legion no more (VG 20.2); a mate without its leader goes in the next check
    timing (15.2).
    """
    for number in state.zones[event.origin]:
        marks = state.cards[number].marks
        if marks.get("mate", -1) == event.card:
            left = {name: value for name, value in marks.items() if name != "mate"}
            state.emit(SetCardField(number, "marks", left or NO_MARKS, "part"))


def _revert(state: State, event: Move) -> None:
    """When a G unit leaves and no vanguard is left, the hearts are vanguards again, standing or resting as it was; this
    is no placing (VG 21.4).
    """
    seat = event.origin & 1
    if state.zones[event.origin]:
        return
    for number in tuple(state.zones[HEARTS[seat]]):
        if state.cards[number].face.type is CardType.G_UNIT:  # type: ignore[attr-defined]
            continue
        state.emit(Shift(number, event.origin, why="revert"))
        if state.cards[number].dull != event.before[3]:
            state.emit(SetCardField(number, "dull", event.before[3], "revert"))


#: What comes once to each ability in an end phase, or in a close step, however often it is said (VG 13.3, 11.6.1).
_ONCE = frozenset({"turn ends", "battle ends", "attack ends", "boost ends", "attacked ends"})


def _fired(state: State, told: Sequence[Told], before: Any) -> list[PendingTrigger]:
    """Return what events trigger; what has stood by already in this end phase or close step does not again."""
    found: list[PendingTrigger] = triggers.RULES.fired(state, told, before) + triggers.unseen(state, told)
    ending = table.phase(state) == "end"
    if not ending and not any(key in _ONCE for _, key in told):
        return found
    come: tuple[Any, ...] = state.vars.get(COME, ())
    new: list[PendingTrigger] = []
    for one in found:
        key = one.happening.key if one.happening is not None else ""
        if key in _ONCE or (ending and key == "phase begins"):
            what = (one.watcher.source, one.watcher.seat, one.watcher.index, key)
            if what in come:
                continue
            come = (*come, what)
        new.append(one)
    if come != state.vars.get(COME, ()):
        state.emit(SetVariable(COME, come, "trigger"))
    return new


RULES = EventRules(
    MEANING,
    rule="VG 16.12",
    instead="VG 16.12",
    texts=TEXTS,
    before=triggers.looking_back,
    find=find_replacements,
    can_happen=_possible,
    remembers=lambda state, move: state.cards[move.card].zone < OFF_FIELD <= move.to,
    values=lambda state, number, before: before.now[number].settle(),
    fired=_fired,
    delayed=for_later.fired,
    arrange=_arrange,
    follow=follow,
    after=states.after,
)
apply_events = RULES.apply_events
at_once = RULES.at_once
moving = RULES.moving
fact = RULES.fact

__all__ = [
    "RULES", "TEXTS", "EventProcedure", "Placed", "apply_events", "at_once", "fact", "follow", "moving", "tell",
]

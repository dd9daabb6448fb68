"""Making things happen in Final Fantasy TCG: what the rules tie to it, and time stamps (FFTCG 11.8, 11.12.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Event, Hurt, Move, SetCardField
from engine.game_log import EventProcedure, Telling, tell
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import delayed, triggers
from engine.games.fftcg.effects.replacing import find_replacements
from engine.games.fftcg.effects.resolution import MEANING
from engine.games.fftcg.rules import unread
from engine.games.fftcg.rules.events import HURT, broken_by
from engine.games.fftcg.rules.table import FIELD, LB_DECK, REMOVED, STACK, face
from engine.requests import ChooseOptions
from engine.state import State
from engine.triggers.apply_events import EventRules


def _in_order_of_stamps(state: State, events: list[Event]) -> EventProcedure:
    """Let the turn player say in which order cards that enter together get their time stamps (FFTCG 11.12.4.11).

    It is asked only where it can matter: when two or more of them change something while they are there.
    """
    entering = [event for event in events if isinstance(event, Move) and event.to == FIELD]
    if len(entering) < 2:
        return events
    changing = [one for one in entering if boards.characteristics(face(state, one.card)).stage(0).influence.modifiers]
    if len(changing) < 2:
        return events
    answer = yield from ChooseOptions(
        state.vars["turn player"], "These enter at the same time. Whose effects are the older ones?",
        "FFTCG 11.12.4.11", tuple(face(state, one.card).name for one in changing), len(changing), len(changing),
        ordered=True,
    )
    ordered: list[Event] = [changing[pick] for pick in answer]
    return [event for event in events if event not in ordered] + ordered


def _possible(state: State, event: Event) -> bool:
    """Whether an event can happen at all; what cannot is skipped (FFTCG 2.3)."""
    if isinstance(event, SetCardField):
        return state.cards[event.card].zone == FIELD or event.field not in ("dull", "damage")
    # Damage that was reduced to nothing, or below, is none (FFTCG 4.3).
    return not isinstance(event, Hurt) or event.amount > 0


def _happen(state: State, events: Sequence[Event], telling: Telling | None) -> list[Event]:
    """Let events take place, with what the rules tie to them without a chance to replace it."""
    for event in events:
        if isinstance(event, Move):
            _move(state, event, telling)
        else:
            state.emit(event)
            if telling is not None:
                telling(event)
    _note_breakers(state, events)
    return list(events)


def _move(state: State, event: Move, telling: Telling | None) -> None:
    card = state.cards[event.card]
    over = card.over
    left = card.zone in (FIELD, STACK)
    if event.to not in (FIELD, STACK):
        event.to = _owners(event.to, card.owner)
    state.emit(event)
    if telling is not None:
        telling(event)
    if not left or event.to in (FIELD, STACK):
        return
    if over:
        # A primed Character leaves with both cards; then the upper one is removed (FFTCG 15.2.9.4.2).
        state.emit(SetCardField(event.card, "over", (), "unstack"))
        for number in over:
            owner = state.cards[number].owner
            state.emit(Move(number, _owners(event.to, owner), event.index, why="unstack"))
            state.emit(Move(number, REMOVED[owner], why="primed"))
            tell(state, "{0} is removed from the game.", "FFTCG 15.2.9.4.2", ("card", number))
    if face(state, event.card).limit_break:
        # A Limit Break card goes on to its LB deck, face up (FFTCG 15.2.8.4.1).
        state.emit(Move(event.card, LB_DECK[card.owner], why="limit break"))
        rule = "FFTCG 15.2.8.4.3" if event.origin == STACK else "FFTCG 15.2.8.4.1"
        tell(state, "{0} goes face up to the LB deck.", rule, ("card", event.card))


def _note_breakers(state: State, happened: Sequence[Event]) -> None:
    """Let Forwards that were dealt as much damage as they have power remember by what (FFTCG 12.4.5).

    They forget it once there is less damage on them again.
    """
    for event in happened:
        if not isinstance(event, Hurt) and not (isinstance(event, SetCardField) and event.field == "damage"):
            continue
        card = state.cards[event.card]
        values = boards.board(state).get(event.card)
        if values is None:
            continue
        marks = {name: value for name, value in card.marks.items() if name not in HURT}
        if isinstance(event, Hurt) and card.damage >= values.power:
            marks.update(broken_by(event.cause))
        if marks != card.marks:
            state.emit(SetCardField(event.card, "marks", marks, "hurt by"))


def _owners(zone: int, owner: int) -> int:
    """Return the owner's zone of the same kind (FFTCG 7.3)."""
    return zone if zone in (FIELD, STACK) else (zone & ~1) + owner


RULES = EventRules(
    MEANING,
    rule="FFTCG 11.12.5.7",
    instead="FFTCG 11.12.5.1",
    texts=unread.TEXTS,
    before=lambda state, events: boards.board(state),
    find=find_replacements,
    can_happen=_possible,
    remembers=lambda state, move: state.cards[move.card].zone in (FIELD, STACK),
    values=lambda state, number, before: before.now.get(number) or boards.now(state, number),
    fired=triggers.fired,
    delayed=delayed.fired,
    arrange=_in_order_of_stamps,
    happen=_happen,
    noted=triggers.note_uses,
)
apply_events = RULES.apply_events
at_once = RULES.at_once
moving = RULES.moving
fact = RULES.fact
collect_triggers = RULES.collect_triggers

__all__ = ["EventProcedure", "apply_events", "at_once", "collect_triggers", "fact", "moving", "tell"]

"""Legion (VG 20): two vanguards on one circle that attack as one, the leader and its mate."""

from __future__ import annotations

from engine.course import tell
from engine.events import Event, Notice, SetCardField
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.rules import table
from engine.games.vanguard.rules.apply_events import EventProcedure, Placed, apply_events
from engine.games.vanguard.rules.table import VC, Cause
from engine.rulebook import Refusal
from engine.state import State

#: The grade of the opponent's vanguard that seeking a mate asks for, and how many cards of the drop zone it costs.
GRADE, COST = 3, 4


def refuse(state: State, number: int) -> Refusal | None:
    """Return why a unit cannot seek a mate, or None where it can (VG 20.1)."""
    seat = table.master(state, number)
    if state.cards[number].zone not in VC:
        return Refusal("VG 20.1", "Only a vanguard seeks a mate.")
    if "legioned" in state.cards[number].marks:
        return Refusal("VG 20.1", "This unit has been in legion already.")
    other = table.vanguard(state, 1 - seat)
    if other < 0 or boards.now(state, other).grade < GRADE:
        return Refusal("VG 20.1", "The opponent's vanguard must be of grade 3 or greater.")
    return None


def join(state: State, leader: int, mate: int, cause: Cause) -> EventProcedure:
    """Put a mate beside its leader: it stands or rests as the leader does; this is no ride and no placing (VG 20.2)."""
    card = state.cards[leader]
    if card.zone not in VC or "mate" in card.marks:
        return []
    seat = card.zone & 1
    events: list[Event] = [
        Placed(mate, card.zone, dull=card.dull, marks={"lead": leader}, why="legion", cause=cause),
        SetCardField(leader, "marks", {**card.marks, "mate": mate, "legioned": 1}, "legion", cause),
        Notice("legion", seat, leader, others=(mate,), cause=cause),
    ]

    def telling(event: Event) -> None:
        if isinstance(event, Placed):
            tell(state, "{0} and {1} are in legion.", "VG 20.2", ("card", leader), ("card", mate))

    return (yield from apply_events(state, events, telling))

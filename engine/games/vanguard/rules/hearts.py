"""G units on the vanguard circle and the hearts under them (VG 21.2 to 21.5)."""

from __future__ import annotations

from engine.course import tell
from engine.events import Event, Notice, SetCardField, Shift
from engine.games.vanguard.cards import Card
from engine.games.vanguard.rules import table, verbs
from engine.games.vanguard.rules.apply_events import EventProcedure, Placed, apply_events
from engine.games.vanguard.rules.table import G_ZONE, HEARTS, RC, VC, Cause
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards
from engine.state import State
from engine.triggers.apply_events import Route


def is_g_unit(state: State, number: int) -> bool:
    """Whether a card is a G unit (VG 2.5)."""
    printed = state.cards[number].face
    assert isinstance(printed, Card)
    return printed.is_g_unit


#: The name by which a card is stridden, and returns, otherwise than others (VG 21.7).
GYZE = "Gyze"


def is_gyze(state: State, number: int) -> bool:
    """Whether a G unit is Gyze (VG 21.7)."""
    printed = state.cards[number].face
    assert isinstance(printed, Card)
    return printed.is_g_unit and GYZE in printed.name


def put(state: State, seat: int, number: int, cause: Cause) -> EventProcedure:
    """Put a G unit on the vanguard circle, as the vanguard was standing or not; the vanguards there become hearts, of
    one of which it takes the name and the power (VG 21.2).
    """
    there = tuple(state.zones[VC[seat]])
    dull = state.cards[there[0]].dull if there else False
    heart = yield from _choose_heart(state, seat, number, there)
    hearts: list[Event] = [Shift(one, HEARTS[seat], why="heart", cause=cause) for one in there]

    def telling(event: Event) -> None:
        if isinstance(event, Placed):
            tell(state, "{0} strides {1}.", "VG 21.2", ("seat", seat), ("card", number))

    marks = {"heart": heart} if heart >= 0 else {}
    events: list[Event] = [
        *hearts,
        Placed(number, VC[seat], dull=dull, marks=marks, why="stride", cause=cause),
        Notice("stride", seat, number, others=there, cause=cause),
        *(Notice("becomes heart", seat, one, others=(number,), cause=cause) for one in there),
    ]
    return (yield from apply_events(state, events, telling))


def _choose_heart(state: State, seat: int, number: int, among: tuple[int, ...]) -> Asked[int]:
    """Let a player choose the heart of a G unit, which is no G unit itself; -1 where there is none (VG 21.2)."""
    answer = yield from ChooseCards(
        seat, "Choose the heart whose name and power {0} has.", "VG 21.2",
        lambda: tuple(one for one in among if not is_g_unit(state, one)), 1, 1, args=(("card", number),),
    )
    return answer[0] if answer else -1


def lacks_heart(state: State, seat: int) -> bool:
    """Whether the chosen heart of a G unit is gone while there is another (VG 21.4)."""
    return any(
        "heart" in state.cards[one].marks and state.cards[table.mark(state, one, "heart")].zone not in HEARTS
        for one in state.zones[VC[seat]]
    ) and any(not is_g_unit(state, one) for one in state.zones[HEARTS[seat]])


def choose_again(state: State, seat: int) -> Procedure:
    """Choose another heart in the place of one that is gone (VG 21.4)."""
    for number in state.zones[VC[seat]]:
        heart = yield from _choose_heart(state, seat, number, tuple(state.zones[HEARTS[seat]]))
        marks = {**state.cards[number].marks, "heart": heart}
        yield from apply_events(state, [SetCardField(number, "marks", marks, "heart")])


_BACK = Route(G_ZONE, "g zone", "{0} goes to the G zone.", "VG 13.1")


def go_back(state: State, seat: int) -> Procedure:
    """Put every G unit on the circles of a player, and under one, into the G zone: the hearts are vanguards again
    (VG 13.1, 21.4, 21.5).
    """
    zones = (*state.zones[HEARTS[seat]], *state.zones[VC[seat]], *state.zones[RC[seat]])
    there = [number for number in zones if is_g_unit(state, number)]
    yield from verbs.put(state, there, _BACK, table.BY_RULE)
    if any(is_gyze(state, number) for number in there):
        # With Gyze the whole G zone goes (VG 21.7).
        yield from verbs.put(state, state.zones[G_ZONE[seat]], verbs.AWAY, table.BY_RULE)

"""The verbs of the rules: draw, deploy, level up, move, destroy, flip, send (Cipher 14, 24).

Each is a procedure that makes its events happen, whoever asks for it: a rule, a cost or an effect. What is
impossible is skipped (Cipher 2.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.events import TOP, Event, Move, Notice, SetCardField, SetVariable, Shift
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects import statics
from engine.games.cipher.rules import table
from engine.games.cipher.rules.apply_events import RULES, EventProcedure, apply_events, at_once, moving, tell
from engine.games.cipher.rules.table import BY_RULE, Cause
from engine.procedures import Procedure
from engine.state import State
from engine.triggers.apply_events import Route

#: The marks that are a unit's state, which passes to the card stacked on it (Cipher 5.1.2.5, 5.1.2.7, 14.2.2); and
#: that the defending unit has evaded, which changes no information of it (14.2.3, 18.1.13.1.1).
_STATE = ("main", "destroyed", "evading")


def draw(state: State, seat: int, count: int, cause: Cause = BY_RULE, rule: str = "Cipher 24.1.1.1") -> EventProcedure:
    """Draw cards one after the other, as far as there are any (Cipher 6.6, 24.1.1.1)."""
    done: list[Event] = []
    untold = 0

    def telling(event: Event | None = None) -> None:
        """Tell of the cards drawn so far: the last card of a deck is drawn before a new deck is made (11.2)."""
        nonlocal untold
        untold += event is not None
        if untold and (event is None or not state.zones[table.DECK[seat]]):
            tell(state, "{0} draws {1} card{2}.", rule, ("seat", seat), str(untold), "" if untold == 1 else "s")
            untold = 0

    for _ in range(count):
        deck = state.zones[table.DECK[seat]]
        if not deck or not statics.can_draw(state, seat, cause):
            break
        done += yield from apply_events(state, [Move(deck[TOP], table.HAND[seat], why="draw", cause=cause)], telling)
    telling()
    return done


# Onto the battlefield


def deploy(state: State, number: int, line: int, cause: Cause = BY_RULE, *, tapped: bool = False) -> EventProcedure:
    """Put a card onto the battlefield as a unit, into the line of this number (Cipher 14.1)."""
    if state.cards[number].zone < table.OFF_FIELD:
        return []
    move = Move(number, line, dull=tapped, why="deploy", cause=cause)
    return (yield from moving(state, [move], "{0} is deployed to {1}.", "Cipher 14.1.1", ("zone", line)))


def level_up(state: State, number: int, unit: int, cause: Cause = BY_RULE) -> Procedure:
    """Stack a card on a unit: it levels up, or changes class into a card with a Class Change Cost (Cipher 14.2)."""
    lower = state.cards[unit]
    line = lower.zone
    if line >= table.OFF_FIELD or state.cards[number].zone < table.OFF_FIELD:
        return
    changes = boards.now(state, number).change_cost is not None
    why = "class change" if changes else "level up"
    under = (*lower.under, unit)
    dull = lower.dull
    marks = {name: value for name, value in lower.marks.items() if name in _STATE}
    marks.update({"leveled": 1, "changed": 1, "bonus": 1} if changes else {"leveled": 1})
    old = table.ref(state, unit)
    index = state.zones[line].index(unit)

    def telling(event: Event) -> None:
        if isinstance(event, Move) and event.card == number:
            text = "{0} changes class into {1}." if changes else "{0} levels up into {1}."
            tell(state, text, "Cipher 14.2.5" if changes else "Cipher 14.2.1", ("card", unit), ("card", number))

    at_once(
        state, Move(unit, table.STACKED[line & 1], why="stacked", cause=cause),
        Move(number, line, index, dull=dull, why=why, cause=cause), SetCardField(number, "under", under, why, cause),
        SetCardField(number, "marks", marks, why, cause), telling=telling,
    )
    for name in ("attacker", "defender"):
        if state.vars.get(name) == old:
            state.emit(SetVariable(name, table.ref(state, number), why))
    happened: list[Event] = [Notice("leveled up", line & 1, number, others=(unit,), cause=cause)]
    if changes:
        happened.append(Notice("class changed", line & 1, number, others=(unit,), cause=cause))
    yield from apply_events(state, happened)


def growth(state: State, cards: Sequence[int], unit: int, cause: Cause) -> Procedure:
    """Stack cards under a unit, which is no level up (Cipher 24.1.13)."""
    grown = state.cards[unit]
    able = [number for number in cards if state.cards[number].zone >= table.OFF_FIELD and number not in grown.under]
    if grown.zone >= table.OFF_FIELD or not able:
        return

    def telling(event: Event) -> None:
        assert isinstance(event, Move)
        tell(state, "{0} grows by {1}.", "Cipher 24.1.13.1", ("card", unit), ("card", event.card))

    for number in able:
        at_once(state, Move(number, table.STACKED[grown.zone & 1], why="growth", cause=cause), telling=telling)
    at_once(state, SetCardField(unit, "under", (*able, *grown.under), "growth", cause))
    yield from apply_events(state, [Notice("growth", grown.zone & 1, unit, others=tuple(able), cause=cause)])


# On the battlefield


def shift(state: State, units: Iterable[int], cause: Cause = BY_RULE, *, tapping: bool = False) -> EventProcedure:
    """Move units to the other line of their players (Cipher 26.13); ``tapping`` also taps them (17.1.2.1)."""
    able = [number for number in units if table.is_unit(state, number)]
    events: list[Event] = [Shift(n, statics.other_line(state, n), why="move", cause=cause) for n in able]
    if tapping:
        events += [SetCardField(n, "dull", True, "tap", cause) for n in able]
    done = yield from apply_events(state, events)
    for event in done:
        if isinstance(event, Shift):
            tell(state, "{0} moves to {1}.", "Cipher 26.13.1", ("card", event.card), ("zone", event.to))
    return done


def tap(state: State, units: Iterable[int], cause: Cause = BY_RULE, why: str = "tap") -> EventProcedure:
    """Tap units that are untapped, or "untap" those that are tapped (Cipher 2.8, 5.1.2.6)."""
    return (yield from apply_events(state, [SetCardField(n, "dull", why == "tap", why, cause) for n in units]))


def destroy(state: State, units: Iterable[int], cause: Cause, orbs: int = 1) -> EventProcedure:
    """Put units into the destroyed state (Cipher 24.1.3); rule processing then does what follows (9.3).

    ``orbs`` is how many orbs that takes of a player whose Main Character it is (Cipher 9.3.2.1.1).
    """
    marks: list[Event] = []
    for number in units:
        known = state.cards[number].marks
        if not table.is_unit(state, number) or "destroyed" in known:
            continue
        if statics.can(state, number, "destroy", cause=cause):
            marks.append(SetCardField(number, "marks", {**known, "destroyed": orbs}, "destroy", cause))
        else:
            tell(state, "{0} cannot be destroyed.", "Cipher 24.1.12.1", ("card", number))
    done = yield from apply_events(state, marks)
    for event in done:
        if isinstance(event, SetCardField) and event.why == "destroy":
            tell(state, "{0} is destroyed.", "Cipher 24.1.3.1", ("card", event.card))
    return done


# Between the other areas


def put(state: State, cards: Iterable[int], route: Route, cause: Cause = BY_RULE) -> EventProcedure:
    """Put cards into areas of their owners from wherever they are; in a deck they may lie already (Cipher 2.8)."""
    zones = () if route.zones is table.DECK else route.zones
    able = [n for n in dict.fromkeys(cards) if state.cards[n].zone not in zones]
    if route.zones is table.BOND:
        able = [n for n in able if statics.can_be_bond(state, n)]
    if route is SENT and able and all(state.cards[n].zone in table.HAND for n in able):
        route = SENT._replace(why="discard", told="{0} goes from the hand to the Retreat Area.")
    if route.zones is table.ORB:
        for number in able:
            tell(state, "{0} adds a card to the orbs.", "Cipher 6.13.1", ("seat", state.cards[number].owner))
        return (yield from apply_events(state, [route.move(state, number, cause) for number in able]))
    return (yield from RULES.put(state, able, route, cause))


#: Where cards are put: the Retreat, Boundless, Bond and Orb Areas, hands and decks (Cipher 6).
SENT = Route(table.RETREAT, "put", "{0} goes to the Retreat Area.", "Cipher 6.10.1")
AWAY = Route(table.BOUNDLESS, "put", "{0} goes to the Boundless Area.", "Cipher 2.1")
AS_BOND = Route(table.BOND, "bond", "{0} becomes a bond.", "Cipher 6.11.1")
AS_SUPPORT = Route(table.SUPPORT, "support", "{0} becomes the Support card.", "Cipher 6.9.1")
AS_ORB = Route(table.ORB, "orb", face_down=True)
TO_HAND = Route(table.HAND, "return", "{0} goes to the hand.", "Cipher 6.8.1")
ON_DECK = Route(table.DECK, "put", "{0} goes to the deck.", "Cipher 6.7.1")


def destroy_orbs(state: State, orbs: Iterable[int], cause: Cause) -> EventProcedure:
    """Destroy orbs: they go to their owners' hands without being shown (Cipher 24.1.14.1)."""

    def telling(event: Event) -> None:
        if isinstance(event, Move):
            tell(state, "An orb of {0} is destroyed.", "Cipher 24.1.14.1", ("seat", state.cards[event.card].owner))

    done: list[Event] = []
    for number in [number for number in orbs if state.cards[number].zone in table.ORB]:
        seat = state.cards[number].owner
        gone = Move(number, table.HAND[seat], why="orb destroyed", cause=cause)
        done += yield from apply_events(state, [gone, Notice("orb destroyed", seat, cause=cause)], telling)
    return done


def flip(state: State, cards: Iterable[int], cause: Cause) -> EventProcedure:
    """Turn cards over where they lie (Cipher 22.4.2.1)."""
    marks = [SetCardField(n, "face_down", not state.cards[n].face_down, "flip", cause) for n in cards]
    return (yield from apply_events(state, marks))

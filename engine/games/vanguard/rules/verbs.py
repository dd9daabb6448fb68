"""The verbs of the rules: draw, ride, call, move, stand and rest, retire, put (VG 8, 10, 17).

Each is a procedure that makes its events happen, whoever asks for it: a rule, a cost or an effect. What is impossible
is skipped (VG 1.6), as is what is so already (VG 1.7).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from engine.events import TOP, Event, Move, Notice, SetCardField, SetVariable, Shift, StepVariable, extend, forget
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Card, CardType
from engine.games.vanguard.effects import for_later, past, statics
from engine.games.vanguard.rules import roles, table
from engine.games.vanguard.rules.apply_events import (
    RULES,
    EventProcedure,
    Placed,
    apply_events,
    moving,
    tell,
)
from engine.games.vanguard.rules.table import BY_RULE, CENTRE_FRONT, DAMAGE, DECK, OFF_FIELD, RC, SOUL, VC, Cause, Ref
from engine.state import State
from engine.triggers.apply_events import Route
from engine.triggers.trigger_event import PENDING, pending

# Cards


def draw(state: State, seat: int, count: int, cause: Cause = BY_RULE, rule: str = "VG 17.1") -> EventProcedure:
    """Draw cards one after the other, as far as there are any (VG 17.1)."""
    return (yield from RULES.draw(state, seat, count, rule, cause))


def put(state: State, cards: Iterable[int], route: Route, cause: Cause = BY_RULE) -> EventProcedure:
    """Put cards into zones of their owners from wherever they are; in a deck they may lie already (VG 4)."""
    zones = () if route.zones is DECK else route.zones
    able = [n for n in dict.fromkeys(cards) if state.cards[n].zone not in zones]
    if route.zones is table.DROP and able and all(state.cards[n].zone in table.HAND for n in able):
        route = DISCARDED
    return (yield from RULES.put(state, able, route, cause))


#: Where cards are put (VG 4, 17).
DROPPED = Route(table.DROP, "put", "{0} goes to the drop zone.", "VG 4")
DISCARDED = Route(table.DROP, "discard", "{0} is discarded.", "VG 17.3")
RETIRED = Route(table.DROP, "retire", "{0} is retired.", "VG 17.4")
HEALED = Route(table.DROP, "heal", "{0} is healed.", "VG 17.5")
BOUND = Route(table.BIND, "bind", "{0} is bound.", "VG 17.11")
INTO_SOUL = Route(table.SOUL, "soul", "{0} is put into the soul.", "VG 4")
AWAY = Route(table.REMOVED, "remove", "{0} is removed from the game.", "VG 17.12")
TO_HAND = Route(table.HAND, "return", "{0} goes to the hand.", "VG 4")
ON_DECK = Route(table.DECK, "put", "{0} goes to the deck.", "VG 4")
UNDER_DECK = Route(table.DECK, "put", "{0} goes to the bottom of the deck.", "VG 4", place=0)
AS_DAMAGE = Route(table.DAMAGE, "damage", "{0} is put into the damage zone.", "VG 15.7")


def discard(state: State, cards: Iterable[int], cause: Cause = BY_RULE) -> EventProcedure:
    """Put cards of hands into the drop zones (VG 17.3)."""
    return (yield from put(state, [n for n in cards if state.cards[n].zone in table.HAND], DISCARDED, cause))


def retire(state: State, numbers: Iterable[int], cause: Cause = BY_RULE) -> EventProcedure:
    """Put units from the field into the drop zones, all at the same time (VG 17.4)."""
    return (yield from put(state, [n for n in numbers if table.is_unit(state, n)], RETIRED, cause))


def bind(state: State, numbers: Iterable[int], cause: Cause = BY_RULE, *, face_down: bool = False) -> EventProcedure:
    """Put cards into the bind zones of their owners (VG 17.11)."""
    return (yield from put(state, numbers, BOUND._replace(face_down=face_down), cause))


def heal(state: State, numbers: Iterable[int], cause: Cause = BY_RULE) -> EventProcedure:
    """Put cards from the damage zones into the drop zones (VG 17.5)."""
    return (yield from put(state, [n for n in numbers if state.cards[n].zone in DAMAGE], HEALED, cause))


def soul_charge(state: State, seat: int, count: int, cause: Cause = BY_RULE) -> EventProcedure:
    """Put cards from the top of the deck into the soul, one after the other (VG 17.10)."""
    done: list[Event] = []
    for _ in range(count):
        deck = state.zones[DECK[seat]]
        if not deck:
            break
        move = Move(deck[TOP], SOUL[seat], why="soul", cause=cause)
        done += yield from moving(state, [move], "{0} is put into the soul.", "VG 17.10")
    return done


def gauge(
    state: State, numbers: Iterable[int], unit: int, cause: Cause = BY_RULE, *, face_down: bool = True,
    name: str = "",
) -> EventProcedure:
    """Let cards be the gauge of a unit, with which it goes from circle to circle (VG 24.4); its ``name`` is a mark."""
    of = table.ref(state, unit)
    marks = {"gauge of": of.number, "gauge object": of.entered, **({name: 1} if name else {})}
    moves = [
        Placed(n, table.GAUGE[state.cards[n].owner], face_down=face_down, marks=marks, why="gauge", cause=cause)
        for n in numbers
    ] if table.is_unit(state, unit) else []
    return (yield from moving(state, moves, "{0} becomes gauge of {1}.", "VG 24.4", ("card", unit)))


def turn(state: State, numbers: Iterable[int], cause: Cause, *, face_down: bool, why: str) -> EventProcedure:
    """Turn cards face up or face down where they lie (VG 17.9)."""
    return (yield from apply_events(state, [SetCardField(n, "face_down", face_down, why, cause) for n in numbers]))


#: Counter-charge turns cards of the damage zone up again (VG 17.10).
counter_charge = partial(turn, face_down=False, why="counter-charge")


def deal_damage(state: State, seat: int, amount: int, cause: Cause = BY_RULE) -> EventProcedure:
    """Deal damage to the vanguard of a player: it is processed in the next check timing (VG 17.17, 15.6)."""
    number = table.vanguard(state, seat)
    if amount <= 0 or number < 0:
        return []
    name = f"vanguard damage {seat}"
    tell(state, "{0} is dealt {1} damage.", "VG 17.17", ("card", number), str(amount))
    state.emit(SetVariable(name, state.vars.get(name, 0) + amount, "damage"))
    return (yield from apply_events(state, [Notice("damage", seat, number, amount, cause=cause)]))


# Onto circles


#: What is neither ridden nor called: orders (VG 25), and what is no card of a unit (VG 24.2).
_NO_UNITS = (
    CardType.NORMAL_ORDER, CardType.BLITZ_ORDER, CardType.SET_ORDER, CardType.TICKET, CardType.PROTECT,
)


def is_grounded(state: State, number: int) -> bool:
    """Whether a card can come onto a circle: it is a unit's card, and is not there already (VG 8.1, 10.1, 25); from a
    rear-guard circle too where players have agreed on that (VG 28).
    """
    card = state.cards[number]
    printed = card.face
    assert isinstance(printed, Card)
    elsewhere = card.zone >= OFF_FIELD or (
        card.zone in RC and table.is_unit(state, number) and table.has_agreed(state, "placed from circles")
    )
    return elsewhere and printed.type not in _NO_UNITS


def ride(state: State, seat: int, number: int, cause: Cause = BY_RULE, *, resting: bool = False) -> EventProcedure:
    """Ride a card: it is placed, and what was there goes to the soul, G units to the G zone (VG 8.3, 8.4)."""
    if not is_grounded(state, number) or state.cards[number].owner != seat:
        return []
    before = [*state.zones[VC[seat]], *state.zones[table.HEARTS[seat]]]
    old = tuple(table.vanguards(state, seat))
    placing: list[Event] = [
        Placed(number, VC[seat], dull=resting, why="ride", cause=cause),
        Notice("ride", seat, number, others=old, cause=cause),
        *(Notice("rode upon", seat, one, others=(number,), cause=cause) for one in old),
    ]

    def telling(event: Event) -> None:
        if isinstance(event, Placed):
            tell(state, "{0} rides {1}.", "VG 8.3", ("seat", seat), ("card", number))

    done = yield from apply_events(state, placing, telling)
    if state.cards[number].zone == VC[seat]:
        past.note_ride(state, seat, number)
    if not table.has_agreed(state, "damage kept"):
        # What the old vanguard had still to take was its own (VG 28).
        forget(state, f"vanguard damage {seat}")
    moves = [Move(one, SOUL[seat], why="ride over", cause=BY_RULE) for one in before if state.cards[one].owner == seat]
    refs = [table.ref(state, one) for one in old]
    done += yield from apply_events(state, moves)
    _follow_into_soul(state, refs)
    gift = state.cards[number].face.gift  # type: ignore[attr-defined]
    if gift is not None and state.cards[number].zone == VC[seat]:
        # It is performed in the next check timing (VG 9.2a, 14.1).
        extend(state, f"gifts {seat}", (gift,), "ride")
    return done


def _follow_into_soul(state: State, old: Sequence[Ref]) -> None:
    """What stands by because a unit was rode upon speaks of the card where it went with the ride (VG 8.6)."""
    gone = {one: table.ref(state, one.number) for one in old}
    waiting = tuple([
        replace(
            one, cards=tuple(gone.get(card, card) for card in one.cards),
            watcher=replace(one.watcher, source=gone.get(one.watcher.source, one.watcher.source)),
        )
        if one.happening is not None and one.happening.key == "rode upon" else one
        for one in pending(state)
    ])
    if waiting != pending(state):
        state.emit(SetVariable(PENDING, waiting, "ride"))


def call(
    state: State, seat: int, where: Mapping[int, int], cause: Cause = BY_RULE, *, resting: bool = False,
    why: str = "superior call", rule: str = "VG 10.3",
) -> EventProcedure:
    """Call cards to rear-guard circles, each to its own; units that were there are retired then (VG 10.3)."""
    able = {n: at for n, at in where.items() if is_grounded(state, n) and not is_closed(state, seat, at)}
    there = [one for at in able.values() for one in table.on_circle(state, seat, at) if one not in able]
    placing = [
        Placed(n, RC[seat], dull=resting or bool(statics.of_itself(state, n, own.ComesResting)),
               marks={"circle": at} if at else {}, why=why, cause=cause)
        for n, at in able.items()
    ]

    def telling(event: Event) -> None:
        if isinstance(event, Placed):
            at = table.circle_name(event.marks.get("circle", 0))
            tell(state, "{0} calls {1} to the {2} circle.", rule, ("seat", seat), ("card", event.card), at)

    done: list[Event] = yield from apply_events(state, placing, telling)
    yield from retire(state, [one for one in there if state.cards[one].zone == RC[seat]])
    return done


def superior_call(
    state: State, seat: int, numbers: Sequence[int], circles: Sequence[int], cause: Cause = BY_RULE, *,
    resting: bool = False,
) -> EventProcedure:
    """Call cards by an effect to circles that have been chosen, distinct ones (VG 10.1, 10.3)."""
    return (yield from call(state, seat, dict(zip(numbers, circles, strict=False)), cause, resting=resting))


def is_closed(state: State, seat: int, where: int) -> bool:
    """Whether nobody can come to a circle: a locked card lies there (VG 18.1), a vanguard (VC1.2), or there is no such
    circle.
    """
    return where not in table.circles(state, seat) or any(
        table.is_locked(state.cards[one]) or table.is_vanguard(state, one)
        for one in table.on_circle(state, seat, where)
    )


def shift(state: State, where: Mapping[int, int], cause: Cause = BY_RULE, why: str = "move") -> EventProcedure:
    """Move units to other circles of their masters, all at the same time: they stay what they are (VG 4.4, 10.6).

    To the vanguard circle they go standing (VG 4.4).
    """
    events: list[Event] = []
    for number, at in where.items():
        card = state.cards[number]
        if not table.is_unit(state, number) or table.circle(state, number) == at:
            continue
        seat = card.zone & 1
        if at == CENTRE_FRONT:
            events += [Shift(number, VC[seat], why=why, cause=cause), SetCardField(number, "dull", False, why, cause)]
            continue
        if is_closed(state, seat, at):
            continue
        events.append(Shift(number, RC[seat], why=why, cause=cause))
        events.append(SetCardField(number, "marks", {**card.marks, "circle": at}, why, cause))
        if card.zone == VC[seat]:
            events.append(SetCardField(number, "dull", False, why, cause))
    done = yield from apply_events(state, events)
    for event in done:
        if isinstance(event, Shift):
            at_name = table.circle_name(table.circle(state, event.card))
            tell(state, "{0} moves to the {1} circle.", "VG 10.6", ("card", event.card), at_name)
    return done


# On circles


def stand(state: State, numbers: Iterable[int], cause: Cause = BY_RULE) -> EventProcedure:
    """Stand units that rest (VG 17.9); both units in legion always stand and rest together (VG 20.3)."""
    return (yield from _orient(state, numbers, cause, rests=False))


def rest(state: State, numbers: Iterable[int], cause: Cause = BY_RULE) -> EventProcedure:
    """Rest units that stand (VG 17.9)."""
    return (yield from _orient(state, numbers, cause, rests=True))


def _orient(state: State, numbers: Iterable[int], cause: Cause, *, rests: bool) -> EventProcedure:
    both = [other for n in numbers for other in (n, *_partner(state, n))]
    why = "rest" if rests else "stand"
    return (yield from apply_events(state, [SetCardField(n, "dull", rests, why, cause) for n in dict.fromkeys(both)]))


def _partner(state: State, number: int) -> tuple[int, ...]:
    """Return the other unit of a legion (VG 20.2)."""
    marks = state.cards[number].marks
    return tuple(marks[name] for name in ("lead", "mate") if name in marks)


# The turn


def end_the_turn(state: State) -> None:
    """End the turn because a card says so: battles are over, and the end phase comes at once (VG 26.3)."""
    forget(state, *roles.VALUES, "after battle", "orders", "after orders", why="end the turn")
    for_later.end_battle(state)
    state.emit(StepVariable("step", "end now"))

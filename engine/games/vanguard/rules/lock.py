"""Locked cards and deleted units (VG 18, 19).

A locked card is another object than the unit that it was, and than the one that it will be; a deleted unit stays what
it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.course import tell
from engine.events import Event, Move, SetCardField, SetVariable, forget
from engine.games.vanguard.rules import permits, table, verbs
from engine.games.vanguard.rules.apply_events import EventProcedure, Placed, apply_events, fact
from engine.games.vanguard.rules.table import BY_RULE, DROP, RC, VC, Cause
from engine.procedures import Procedure
from engine.state import State
from engine.triggers.apply_events import without_marks

_EVERYBODY = 0b11


def lock(state: State, numbers: Iterable[int], cause: Cause = BY_RULE) -> EventProcedure:
    """Lock rear-guards: each is turned face down and is no unit any more (VG 18.1).

    What it says of being locked triggers as it is locked; a G unit then goes to the G zone (VG 18.3).
    """
    there = [
        one for one in numbers
        if state.cards[one].zone in RC and table.is_unit(state, one) and not table.is_vanguard(state, one)
    ]
    for number in there:
        # Told while it is still a unit: what it says of that stands by (VG VC14.1.2).
        fact(state, "lock", seat=table.master(state, number), card=number, cause=cause)
    turned = [_turned(state, number, "lock", cause, face_down=True) for number in there]
    done = yield from apply_events(state, turned, _telling(state, "{0} is locked.", "VG 18.1"))
    for number in there:
        state.emit(SetCardField(number, "known", _EVERYBODY, "lock"))
    leaving = [one for one in there if table.is_locked(state.cards[one]) and state.cards[one].face.is_g_unit]  # type: ignore[attr-defined]
    yield from apply_events(state, [Move(one, table.G_ZONE[state.cards[one].owner], why="g zone") for one in leaving])
    return done


def _turned(state: State, number: int, why: str, cause: Cause, *, face_down: bool) -> Placed:
    """Return the move by which a card becomes another object on its circle."""
    card = state.cards[number]
    at = table.circle(state, number)
    return Placed(number, card.zone, face_down=face_down, marks={"circle": at} if at else {}, why=why, cause=cause)


def _telling(state: State, text: str, rule: str):  # type: ignore[no-untyped-def]
    def telling(event: Event) -> None:
        if isinstance(event, Placed):
            tell(state, text, rule, ("card", event.card))

    return telling


def put_locked(state: State, seat: int, where: Mapping[int, int], cause: Cause = BY_RULE) -> EventProcedure:
    """Put cards on rear-guard circles of a player as locked cards; who was there goes to the drop zone (VG 18.2)."""
    able = {n: at for n, at in where.items() if state.cards[n].zone >= table.OFF_FIELD
            and not verbs.is_closed(state, seat, at)}  # fmt: skip
    there = [one for at in able.values() for one in table.on_circle(state, seat, at)]
    placing: list[Event] = [
        Placed(n, RC[seat], face_down=True, marks={"circle": at} if at else {}, why="lock", cause=cause)
        for n, at in able.items()
    ]
    done = yield from apply_events(state, placing, _telling(state, "{0} is put as a locked card.", "VG 18.2"))
    for number in able:
        state.emit(SetCardField(number, "known", _EVERYBODY, "lock"))
    yield from apply_events(state, [Move(one, DROP[state.cards[one].owner], why="put", cause=cause) for one in there])
    return done


def unlock(state: State, numbers: Iterable[int], cause: Cause = BY_RULE) -> EventProcedure:
    """Turn locked cards face up: they stand, and are neither placed nor stood (VG 18.4)."""
    there = [one for one in numbers if table.is_locked(state.cards[one])]
    turned = [_turned(state, number, "unlock", cause, face_down=False) for number in there]
    done = yield from apply_events(state, turned, _telling(state, "{0} is unlocked.", "VG 18.4"))
    for number in there:
        fact(state, "unlock", seat=table.master(state, number), card=number, cause=cause)
    return done


# Deleted units


def delete(state: State, numbers: Iterable[int], cause: Cause = BY_RULE) -> EventProcedure:
    """Delete units: they lie face down as the units that they are, without their text and printed power (VG 19.1).

    A dominated unit is no longer dominated then (VG VC8.2.24).
    """
    done: list[Event] = []
    for number in numbers:
        card = state.cards[number]
        if not table.is_unit(state, number) or "deleted" in card.marks:
            continue
        left = {name: value for name, value in card.marks.items() if name != "dominated"}
        state.emit(SetCardField(number, "known", _EVERYBODY, "delete"))
        done += yield from apply_events(state, [
            SetCardField(number, "marks", {**left, "deleted": 1}, "delete", cause),
            SetCardField(number, "face_down", True, "delete", cause),
        ])
        tell(state, "{0} is deleted.", "VG 19.1", ("card", number))
        fact(state, "delete", seat=table.master(state, number), card=number, cause=cause)
    return done


def restore(state: State, numbers: Iterable[int], cause: Cause = BY_RULE) -> EventProcedure:
    """Turn deleted units face up again (VG 19.1)."""
    done: list[Event] = []
    for number in numbers:
        if "deleted" not in state.cards[number].marks:
            continue
        done += yield from apply_events(state, [
            SetCardField(number, "face_down", False, "restore", cause),
            *without_marks(state, number, ("deleted",), "restore"),
        ])
        state.emit(SetCardField(number, "known", 0, "restore"))
        tell(state, "{0} is turned face up.", "VG 19.1", ("card", number))
        fact(state, "turned up", seat=table.master(state, number), card=number, cause=cause)
    return done


def stay_locked(state: State, seat: int) -> None:
    """Let the locked cards of a player, also those to come, not be unlocked in the player's next end phase: a change of
    the rules (VC14.2.1, VG 16.10).
    """
    state.emit(SetVariable(f"stays locked {seat}", True, "lock"))


def end(state: State, seat: int) -> Procedure:
    """Turn all locked cards and deleted units of a player face up in the end phase, as far as they may (VG 13.1)."""
    there = [*state.zones[VC[seat]], *state.zones[RC[seat]]]
    if f"stays locked {seat}" in state.vars:
        # That was for once (VC14.2.2).
        forget(state, f"stays locked {seat}")
        yield from restore(state, there)
        return
    locked = [one for one in there if table.is_locked(state.cards[one]) and permits.can_be_unlocked(state, one)]
    yield from unlock(state, locked)
    yield from restore(state, there)

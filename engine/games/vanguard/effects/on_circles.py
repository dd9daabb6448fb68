"""What texts say of markers and gauges, and effects that lay, move and remove them (VG 9.5, 24.4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.course import tell
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.effects.resolution import note, note_done, settle
from engine.effects.selection import objects
from engine.events import SetCardField, SetVariable, extend
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import Gift
from engine.games.vanguard.effects.nouns import column_of, is_unit
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.rules import gifts, table, verbs
from engine.games.vanguard.rules.apply_events import apply_events
from engine.games.vanguard.rules.table import GAUGE, RC, VC
from engine.procedures import Procedure
from engine.requests import Asked
from engine.state import ref

# What lies on the circle of a unit


def _place(thing: Any) -> tuple[int, int] | None:
    """Return whose circle a unit lies, or last lay, on, and which; None off the vanguard and rear-guard circles."""
    if thing.zone not in VC + RC:
        return None
    return thing.zone & 1, thing.marks.get("circle", 0) if thing.zone in RC else table.CENTRE_FRONT


def _markers(thing: Any, res: Resolution) -> list[str]:
    """Return the names of the markers on the circle of a unit (VG 9.5)."""
    place = _place(thing)
    return [] if place is None else [name for name, at in gifts.markers(res.state, place[0]) if at == place[1]]


def _is_named(marker: str, name: str) -> bool:
    """Whether a marker is of the name that a text calls: an imaginary gift's of either type (VG 9.4)."""
    return marker.casefold().startswith(name.casefold())


def _on_its_circle(quality: own.OnItsCircle, thing: Any, now: Any, res: Resolution) -> bool:
    mine = _place(thing)
    return mine is not None and any(_place(other) == mine for other in evaluate.things_of(quality.whose, res))


def _exists(condition: ab.Exists, res: Resolution) -> bool:
    """Whether there are so many: markers are no cards, and are counted where they lie (VG 9.5)."""
    kinds = {type(one) for one in condition.noun.qualities}
    if own.IsMarker not in kinds:
        return _of_cards(condition, res)
    circles = [one.whose for one in condition.noun.qualities if isinstance(one, own.OnItsCircle)]
    if not circles:
        return evaluate.meets(condition.quantity, sum(len(gifts.markers(res.state, seat)) for seat in (0, 1)), res)
    there = [name for whose in circles for thing in evaluate.things_of(whose, res) for name in _markers(thing, res)]
    return evaluate.meets(condition.quantity, len(there), res)


_of_cards = MEANING.conditions[ab.Exists]


def _markers_on(condition: own.MarkersOn, res: Resolution) -> bool:
    there = sum(
        at == table.CENTRE_FRONT and _is_named(name, condition.name)
        for name, at in gifts.markers(res.state, res.seat)
    )
    return evaluate.meets(condition.quantity, there, res)


def _count(amount: own.MarkersOf, res: Resolution) -> int:
    """Return how many markers of a name lie on a player's circles (VG 9.5)."""
    beside = None if amount.beside is None else {
        column_of(thing) for thing in evaluate.things_of(amount.beside, res)
    }
    return sum(
        _is_named(one, amount.name) and (amount.zone is not own.Zone.VC or at == table.CENTRE_FRONT)
        and (beside is None or table.column(at, seat) in beside)
        for seat in evaluate.seats(amount.player, res) for one, at in gifts.markers(res.state, seat)
    )


# Gauges


def _has_gauge(quality: own.HasGauge, thing: Any, now: Any, res: Resolution) -> bool:
    cards = res.state.cards
    found = sum(
        cards[one].marks.get("gauge of", -1) == thing.number and _is_gauge(quality.name, cards[one])
        for zone in GAUGE for one in res.state.zones[zone]
    )
    return found > 0 if quality.quantity is None else evaluate.meets(quality.quantity, found, res)


def _is_gauge(name: str, thing: Any) -> bool:
    """Whether a card is a gauge of the name; of which name it is, is marked on it (VG 24.4)."""
    return thing.zone in GAUGE and (not name or thing.marks.get(name, 0) > 0)


MEANING.qualities |= {
    own.HasMarker: lambda quality, thing, now, res: any(_is_named(one, quality.name) for one in _markers(thing, res)),
    own.OnItsCircle: _on_its_circle,
    # No card is one.
    own.IsMarker: lambda quality, thing, now, res: False,
    own.HasGauge: _has_gauge,
    own.IsGauge: lambda quality, thing, now, res: _is_gauge(quality.name, thing),
    own.GaugeOf: lambda quality, thing, now, res: thing.zone in GAUGE and any(
        thing.marks.get("gauge of", -1) == one.number for one in evaluate.refs(quality.whose, res)
    ),
}
MEANING.conditions |= {ab.Exists: _exists, own.MarkersOn: _markers_on}
MEANING.amounts |= {
    own.MarkersOf: _count,
    own.AdditionalCircles: lambda amount, res: sum(
        one.startswith(Gift.ACCEL.value) for one, _ in gifts.markers(res.state, res.seat)
    ),
}


# Markers that come, move and go


def _gift_on(effect: own.GetGiftOn, res: Resolution) -> Procedure:
    assert isinstance(effect.kind, Gift)
    state, circles = res.state, [table.CENTRE_FRONT]
    if effect.unit is not None:
        found = yield from objects(effect.unit, res, effect)
        circles = [table.circle(state, one) for one in found if is_unit(state.cards[one])]
    elif effect.zone is own.Zone.RC:
        circles = [*table.circles(state, res.actor)]
    yield from gifts.acquire(state, res.actor, effect.kind, circles=circles)
    note_done(res)


def _put_marker(effect: own.PutMarker, res: Resolution) -> Procedure:
    """Put a marker on the circle of a unit (VG 9.5)."""
    found = yield from objects(effect.on or ab.It(), res, effect)
    state = res.state
    for number in found:
        where, seat = table.circle(state, number), state.cards[number].zone & 1
        extend(state, f"markers {seat}", ((effect.name, where),), "gift")
        tell(state, "The {0} marker lies on the circle of {1}.", "VG 9.5", effect.name, ("card", number))
    note(res, tuple(ref(state, one) for one in found))


def _mark_circle(effect: own.MarkCircle, res: Resolution) -> Procedure:
    """Let the actor choose a circle without such a marker, and lay one there (VG 9.5)."""
    state, seat = res.state, res.actor
    marked = {at for name, at in gifts.markers(state, seat) if _is_named(name, effect.without)}
    free = [at for at in (table.CENTRE_FRONT, *table.circles(state, seat)) if at not in marked]
    note_done(res, bool(free))
    if free:
        circle = yield from gifts.choose_circle(state, seat, effect.name, free)
        gifts.lay(state, seat, effect.name, circle)


def _remove_markers(effect: own.RemoveMarkers, res: Resolution) -> Procedure:
    """Let all markers of a name cease to exist; with an Accel marker its circle goes (VG 9.5, 9.7)."""
    state, done = res.state, False
    for seat in evaluate.seats(effect.whose, res):
        gone = [one for one in gifts.markers(state, seat) if _is_named(one[0], effect.name)]
        if gone:
            yield from gifts.remove_markers(state, seat, gone, res.cause)
            tell(state, "{0}: all {1} markers are gone.", "VG 9.5", ("seat", seat), effect.name)
            done = True
    note_done(res, done)


def _move_markers(effect: own.MoveMarkers, res: Resolution) -> Procedure:
    """Move all markers of a name to the circle of a unit of the same player (VG 9.5); Accel markers are their circles,
    and stay (VG 9.7).
    """
    state = res.state
    found = yield from objects(effect.to, res, effect)
    note_done(res, False)
    for number in found[:1]:
        seat, where = state.cards[number].zone & 1, table.circle(state, number)
        if not is_unit(state.cards[number]) or seat not in evaluate.seats(effect.whose, res):
            return
        there = gifts.markers(state, seat)
        moved = tuple(
            (name, where if _is_named(name, effect.name) and not name.startswith(Gift.ACCEL.value) else at)
            for name, at in there
        )
        if moved != there:
            state.emit(SetVariable(f"markers {seat}", moved, "gift"))
            tell(state, "All {0} markers of {1} lie on the circle of {2}.", "VG 9.5", effect.name, ("seat", seat),
                 ("card", number))
            note_done(res)


# Gauges that come and move


def _both(what: ab.Reference, unit: ab.Reference, effect: ab.Effect, res: Resolution) -> Asked[tuple[list[int], ...]]:
    """Return cards and the unit whose gauges they become; "that unit" was spoken of before the cards are."""
    if isinstance(unit, ab.Pick):
        cards = yield from objects(what, res, effect)
        return cards, (yield from objects(unit, res, effect))
    units = yield from objects(unit, res, effect)
    return (yield from objects(what, res, effect)), units


def _put_gauge(effect: own.PutGauge, res: Resolution) -> Procedure:
    """Put cards face down as gauges of a unit (VG 24.4), so many for each where there are several."""
    if isinstance(effect.unit, ab.Every):
        for one in evaluate.refs(effect.unit, res):
            yield from _put_gauge(replace(effect, unit=LockedIn((one,))), res)
        return
    cards, units = yield from _both(effect.what, effect.unit, effect, res)
    state = res.state
    note_done(res, False)
    if not units or not is_unit(state.cards[units[0]]):
        return
    settle(res, (yield from verbs.gauge(state, cards, units[0], res.cause, name=effect.name)), len(cards), "put",
           speaks=False)
    # A gauge is no unit: who is spoken of is whose it is.
    res.it = (ref(state, units[0]),)


def _move_gauges(effect: own.MoveGauges, res: Resolution) -> Procedure:
    """Let gauges be those of another unit; they stay in the gauge zone (VG 24.4)."""
    cards, units = yield from _both(effect.what, effect.to, effect, res)
    state = res.state
    note_done(res, False)
    if not units or not is_unit(state.cards[units[0]]):
        return
    unit = ref(state, units[0])
    there = [one for one in cards if state.cards[one].zone in GAUGE]
    yield from apply_events(state, [SetCardField(one, "marks", {
        **state.cards[one].marks, "gauge of": unit.number, "gauge object": unit.entered,
    }, "gauge", res.cause) for one in there])  # fmt: skip
    for one in there:
        tell(state, "{0} becomes gauge of {1}.", "VG 24.4", ("card", one), ("card", unit.number))
    note_done(res, bool(there))


MEANING.effects |= {
    own.GetGiftOn: _gift_on,
    own.PutMarker: _put_marker,
    own.MarkCircle: _mark_circle,
    own.RemoveMarkers: _remove_markers,
    own.MoveMarkers: _move_markers,
    own.PutGauge: _put_gauge,
    own.MoveGauges: _move_gauges,
}

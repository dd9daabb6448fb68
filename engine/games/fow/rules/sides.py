"""Double-faced cards (FOW 1302): which side is played, and [Shift], which turns the past into the future (FOW 1117)."""

from __future__ import annotations

from engine.answers import Play
from engine.events import Event, Notice, SetCardField
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Card, turned
from engine.games.fow.effects import statics
from engine.games.fow.effects.characteristics import characteristics
from engine.games.fow.effects.resolution import MEANING, Resolution
from engine.games.fow.rules import casting, table
from engine.games.fow.rules.apply_events import apply_events, tell
from engine.games.fow.rules.prices import Free
from engine.games.fow.rules.table import FIELD, Cause, Ref, face
from engine.procedures import Procedure
from engine.requests import ChooseOptions
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.casting import one_by_one
from engine.timing.windows import Way


def future(state: State, number: int) -> Card | None:
    """Return the future side of a card that can be played with either side: one whose past has [Shift] (FOW 1117.2)."""
    card = face(state, number)
    if not card.double_faced or card.reverse:
        return None
    return turned(card) if any(isinstance(one, own.Shift) for one in characteristics(card).printed) else None


def _refuse_future(state: State, seat: int, play: Play, side: Card) -> Refusal | None:
    """Return why the future side of a card cannot be played now: its time, and its own cost (FOW 1117.2)."""
    return (
        casting.WAY.impossible(state, seat, play)
        or statics.refuse_play(state, seat, play.card, Cause(casting.SPELL, table.ref(state, play.card), seat))
        or casting.refuse_time(state, seat, characteristics(side).now)
        or casting.refuse_rest(state, seat, play.card, side=side)
    )


def _refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player can play no side of a card now, or None where they can."""
    refusal = casting.WAY.refuse(state, seat, play)
    side = None if refusal is None else future(state, play.card)
    return refusal if side is None or _refuse_future(state, seat, play, side) is not None else None


def _play(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Play a card, with the side up that is chosen."""
    side = future(state, play.card)
    if side is not None:
        past = casting.WAY.refuse(state, seat, play) is None or insisted
        other = _refuse_future(state, seat, play, side) is None or insisted
        yield from _choose(state, seat, play.card, side, past, other, cancel=True)
    yield from casting.WAY.act(state, seat, play, insisted)


def _choose(state: State, seat: int, number: int, side: Card, past: bool, other: bool, *, cancel: bool) -> Procedure:
    """Choose the side that is up as a card is played, where both can be (FOW 1117.2, 1302.3)."""
    later = other
    if past and other:
        answer = yield from ChooseOptions(
            seat, "Which side of {0} do you play?", "FOW 1117.2", (face(state, number).name, side.name),
            args=(("card", number),), cancel=cancel,
        )
        later = answer[0] == 1
    if later:
        state.emit(SetCardField(number, "face", side, "turn over"))


def play_freely(state: State) -> Procedure:
    """Play what effects have just let somebody play, at whatever time; what cannot be paid for is not (FOW 104.2), and
    nothing where it cannot be chased to what lies there (1008.2).
    """
    seat: int
    what: Ref
    for seat, what, freely in one_by_one(state, casting.FREELY):
        if not table.alive(state, what) or statics.refuse_chase(state, seat) is not None:
            continue
        number, free = what.number, Free(freely)
        side = future(state, number)
        past = casting.refuse_rest(state, seat, number, free) is None
        other = side is not None and casting.refuse_rest(state, seat, number, free, side=side) is None
        if side is not None:
            yield from _choose(state, seat, number, side, past, other, cancel=False)
        if past or other:
            yield from casting.play(state, seat, number, free=free, firm=True)


WAY = Way(_refuse, casting.WAY.impossible, _play, casting.WAY.label, targets=casting.WAY.targets)


def shift_over(effect: own.ShiftsOver, res: Resolution) -> Procedure:
    """Turn a card over into its future where its past is up; it stays the card that it is (FOW 1117.2a, 1302.2c)."""
    state, number = res.state, res.source.number
    card = face(state, number)
    if not table.alive(state, res.source) or state.cards[number].zone != FIELD or not card.double_faced or card.reverse:
        return
    tell(state, "{0} shifts.", "FOW 1117.2a", ("card", number))
    events: list[Event] = [
        SetCardField(number, "face", turned(card), "turn over", res.cause),
        Notice("shift", seat=state.cards[number].controller, card=number, cause=res.cause),
    ]
    yield from apply_events(state, events)


MEANING.effects[own.ShiftsOver] = shift_over

"""The counters with which Characters enter the field (FFTCG 6.7, 11.9.2)."""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.events import Event, Notice, SetCardField
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.events import Cause
from engine.games.fftcg.rules.table import FIELD, Ref, face
from engine.state import State
from engine.triggers.last_known import LastKnown


def counters(state: State, number: int, seat: int, cause: Cause, paid: tuple[str, ...] = ()) -> list[Event]:
    """Return the events that place the counters with which a card enters a player's field (FFTCG 6.7, 11.9.2).

    ``paid`` says how it was paid for.
    """
    card = state.cards[number]
    me = Resolution(state, seat, Ref(number, card.entered))
    me.paid = paid
    found: dict[str, int] = {}
    own = boards.characteristics(face(state, number)).stage(0)
    pieces = [(piece, me) for _, piece in own.influence.modifiers if piece.own]
    values = boards.now(state, number)
    there = LastKnown(number, card.entered, seat, card.owner, FIELD, values)
    for one in boards.modifiers_of(state, ab.EntersWithCounters):
        piece, res = one.modifier, one.res
        noun = getattr(piece.who, "noun", None)
        if noun is not None and evaluate.fits_thing(noun, there, values, res):
            pieces.append((piece, res))
    for piece, res in pieces:
        change = piece.change
        if isinstance(change, ab.EntersWithCounters) and all(
            evaluate.holds(one, res) for one in piece.conditions
        ):
            found[change.counter] = found.get(change.counter, 0) + evaluate.value(change.count, res)
    if not any(found.values()):
        return []
    placed = {name: count for name, count in found.items() if count > 0}
    return [
        SetCardField(number, "counters", placed, "counters", cause),
        *(Notice("counter placed", seat=seat, card=number, amount=count, name=name)
          for name, count in placed.items()),
    ]

"""The counters with which Characters enter the field (FFTCG 6.7, 11.9.2)."""

from __future__ import annotations

from engine.effects import evaluate
from engine.events import Event, Fact, Mark
from engine.games.fftcg import counterwords
from engine.games.fftcg.deeds import board as boards
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.law.events import Cause
from engine.games.fftcg.law.now import Memory
from engine.games.fftcg.law.table import Ref, face
from engine.state import State


def counters(state: State, number: int, seat: int, cause: Cause, paid: tuple[str, ...] = ()) -> list[Event]:
    """Return the events that place the counters with which a card enters a player's field (FFTCG 6.7, 11.9.2).

    ``paid`` says how it was paid for.
    """
    card = state.cards[number]
    me = Deed(state, seat, Ref(number, card.entered))
    me.paid = paid
    found: dict[str, int] = {}
    own = boards.compiled(face(state, number)).stage(0)
    pieces = [(piece, me) for _, piece in own.pieces if piece.own]
    values = boards.now(state, number)
    there = Memory(number, card.entered, seat, card.owner, False, 0, {}, {}, values)
    for piece, deed in boards.pieces_of(state, counterwords.EntersWithCounters):
        noun = getattr(piece.who, "noun", None)
        if noun is not None and evaluate.fits_thing(noun, there, values, deed):
            pieces.append((piece, deed))
    for piece, deed in pieces:
        change = piece.change
        if isinstance(change, counterwords.EntersWithCounters) and all(
            evaluate.holds(one, deed) for one in piece.conditions
        ):
            found[change.counter] = found.get(change.counter, 0) + evaluate.value(change.count, deed)
    if not any(found.values()):
        return []
    placed = {name: count for name, count in found.items() if count > 0}
    return [
        Mark(number, "counters", placed, "counters", cause),
        *(Fact("counter placed", seat=seat, card=number, amount=count, cause=(name, count))
          for name, count in placed.items()),
    ]

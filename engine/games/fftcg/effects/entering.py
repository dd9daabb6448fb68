"""How Characters enter the field, where texts say so: dull, and with which counters (FFTCG 6.7, 11.9.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

from engine import abilities as ab
from engine.effects import evaluate
from engine.events import Event, Notice, SetCardField
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.events import Cause
from engine.games.fftcg.rules.table import FIELD, Ref, face
from engine.state import State
from engine.triggers.last_known import LastKnown

C = TypeVar("C", bound=ab.Change)


def _on_entering(
    state: State, number: int, seat: int, kind: type[C], paid: tuple[str, ...] = ()
) -> Iterator[tuple[C, Resolution]]:
    """Find what is said of how a card enters a player's field: by itself, and by others of what they then are."""
    card = state.cards[number]
    me = Resolution(state, seat, Ref(number, card.entered))
    me.paid = paid
    own = boards.characteristics(face(state, number)).stage(0).influence.modifiers
    found = [(piece, me) for _, piece in own if piece.own and isinstance(piece.change, kind)]
    values = boards.now(state, number)
    there = LastKnown(number, card.entered, seat, card.owner, FIELD, values)
    for one in boards.modifiers_of(state, kind):
        noun = getattr(one.modifier.who, "noun", None)
        if noun is not None and evaluate.fits_thing(noun, there, values, one.res):
            found.append((one.modifier, one.res))
    for piece, res in found:
        if all(evaluate.holds(one, res) for one in piece.conditions):
            yield piece.change, res


def dull(state: State, number: int, seat: int) -> bool:
    """Whether a card enters a player's field dull: a Backup, or where a text says so (FFTCG 5.2.3.1.1.3, 11.9.2)."""
    return boards.now(state, number).is_backup or any(_on_entering(state, number, seat, ab.EntersTapped))


def counters(state: State, number: int, seat: int, cause: Cause, paid: tuple[str, ...] = ()) -> list[Event]:
    """Return the events that place the counters with which a card enters a player's field (FFTCG 6.7, 11.9.2).

    ``paid`` says how it was paid for.
    """
    found: Counter[str] = Counter()
    for change, res in _on_entering(state, number, seat, ab.EntersWithCounters, paid):
        found[change.counter] += evaluate.value(change.count, res)
    placed = dict(+found)
    return [
        SetCardField(number, "counters", placed, "counters", cause),
        *(Notice("counter placed", seat=seat, card=number, amount=count, name=name)
          for name, count in placed.items()),
    ] if placed else []

"""What enters the field without triggering auto-abilities, where a text says so (FFTCG 2.1, 2.2, 11.8.16.2.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.effects import evaluate
from engine.events import Event, Move
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.now import Board
from engine.games.fftcg.rules.table import FIELD, Ref
from engine.state import State
from engine.triggers.triggering import Told

#: The named value of a position that says which cards enter just now without their own abilities hearing of it.
SILENT = "silent"


def heard(told: Sequence[Told], board: Board) -> Sequence[Told]:
    """Return the events that auto-abilities may hear of."""
    rulings = board.rulings_of(own.EntersUnheard)
    if not rulings:
        return told
    return [one for one in told if not any(_fits(one[0], static, res) for static, res in rulings)]


def _fits(event: Event, static: own.EntersUnheard, res: Resolution) -> bool:
    noun = getattr(static.what, "noun", None)
    return isinstance(event, Move) and event.to == FIELD and noun is not None and evaluate.fits(noun, event.card, res)


def for_ears(state: State, told: Sequence[Told], source: Ref) -> Sequence[Told]:
    """Return the events that the abilities of an object may hear of."""
    silent: tuple[int, ...] = state.vars.get(SILENT, ())
    if source.number not in silent:
        return told
    return [one for one in told if not _enters(one[0], source.number)]


def _enters(event: Event, number: int) -> bool:
    return isinstance(event, Move) and event.card == number and event.to == FIELD

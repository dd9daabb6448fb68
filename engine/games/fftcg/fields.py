"""Full fields of random cards, to measure how long it takes to work out what everything is."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from engine.events import Create
from engine.games.fftcg.cards import Card, CardType
from engine.games.fftcg.effects.board import board
from engine.games.fftcg.rules import table
from engine.state import SEATS, State


def full_field(cards: Iterable[Card], source: random.Random, size: int) -> Callable[[], None]:
    """Return what works out anew a field with so many Characters a side, drawn from these cards (FFTCG 11.12.4)."""
    characters = [card for card in cards if card.type is not CardType.SUMMON]
    state = State(table.SPECS, 1)
    state.vars.update({"turn": 1, "turn player": 0, "phase": "main 1", "step": "main 1"})
    for seat in SEATS:
        for card in source.choices(characters, k=size):
            state.emit(Create(card, seat, table.FIELD))

    def work_out() -> None:
        state.derived.clear()
        board(state)

    return work_out

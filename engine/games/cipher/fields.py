"""Full battlefields of random cards, to measure how long it takes to work out what everything is."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from engine.events import Create
from engine.games.cipher.cards import Card
from engine.games.cipher.effects.board import now
from engine.games.cipher.rules import table
from engine.state import SEATS, State


def full_field(cards: Iterable[Card], source: random.Random, size: int) -> Callable[[], None]:
    """Return what works out anew a battlefield with so many units a side, drawn from these cards."""
    units = list(cards)
    state = State(table.SPECS, 1)
    state.vars.update({"turn": 1, "turn player": 0, "phase": "action", "step": "action"})
    for seat in SEATS:
        for place, card in enumerate(source.choices(units, k=size)):
            state.emit(Create(card, seat, (table.FRONT, table.BACK)[place % 2][seat]))

    def work_out() -> None:
        state.derived.clear()
        for seat in SEATS:
            for number in table.units(state, seat):
                values = now(state, number)
                assert values.attack is not None and values.rulings is not None

    return work_out

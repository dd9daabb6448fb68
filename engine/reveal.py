"""Cards that lie hidden and are shown for a while: to both players, or to the one who looks at them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.events import SetCardField
from engine.objects import Ref, alive
from engine.state import State

#: The bits of CardState.known for both seats.
EVERYBODY = 0b11


class Shown(NamedTuple):
    """A card that is shown, and who might look at it before."""

    what: Ref
    known: int


def uncover(state: State, cards: Iterable[Ref], seats: int, why: str) -> list[Shown]:
    """Let seats, as bits, see the faces of cards; return those that not everybody saw already."""
    found: list[Shown] = []
    for one in cards:
        card = state.cards[one.number]
        if card.known | seats != card.known and not (state.sees(0, card) and state.sees(1, card)):
            found.append(Shown(one, card.known))
            state.emit(SetCardField(one.number, "known", card.known | seats, why))
    return found


def cover(state: State, shown: Iterable[Shown]) -> None:
    """Let cards that were shown and still lie where they lay be seen by those only who might look before."""
    for what, known in shown:
        card = state.cards[what.number]
        if alive(state, what) and card.known != known:
            state.emit(SetCardField(what.number, "known", known, "hide"))

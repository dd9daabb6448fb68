"""Hidden cards that a player may look at at any time, as a text says (FOW 302.2): the top of a deck, removed cards.

Whoever may look has looked whenever somebody has priority. What is shuffled is unknown again (FOW 1021.2).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.course import EVERYBODY
from engine.effects import evaluate
from engine.events import TOP, SetCardField
from engine.games.fow import vocabulary as own
from engine.games.fow.effects import board as boards
from engine.games.fow.rules.table import DECK
from engine.state import State


def _may_look(state: State) -> Iterator[tuple[int, int]]:
    """Yield the cards that somebody may look at, each with the seats that may."""
    board = boards.board(state)
    for revealed, res in board.rulings_of(own.TopRevealed):
        yield from _tops(state, evaluate.seats(revealed.player, res), EVERYBODY)
    for look, res in board.rulings_of(own.MayLook):
        for one in evaluate.refs(look.what, res):
            yield one.number, 1 << res.seat


def _tops(state: State, whose: tuple[int, ...], seats: int) -> Iterator[tuple[int, int]]:
    for seat in whose:
        if state.zones[DECK[seat]]:
            yield state.zones[DECK[seat]][TOP], seats


def _unseen(state: State) -> Iterator[tuple[int, int]]:
    """Yield the cards that somebody may look at and has not, each with all who know it then."""
    for number, seats in _may_look(state):
        card = state.cards[number]
        if card.known | seats != card.known and not all(
            state.sees(seat, card) for seat in (0, 1) if seats >> seat & 1
        ):
            yield number, card.known | seats


def due(state: State) -> bool:
    """Whether somebody may look at a card and has not yet."""
    return next(_unseen(state), None) is not None


def look(state: State) -> None:
    """Let everybody look at what they may."""
    for number, known in list(_unseen(state)):
        state.emit(SetCardField(number, "known", known, "look"))

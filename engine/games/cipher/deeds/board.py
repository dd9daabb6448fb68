"""The board: the current values of every unit and support, computed from a position and kept with it."""

from __future__ import annotations

from functools import lru_cache

from engine.games.cipher.cards import Card
from engine.games.cipher.law.now import Board, Now
from engine.games.cipher.law.table import BACK, FRONT, SUPPORT, face
from engine.state import State

_ON_BOARD = (*FRONT, *BACK, *SUPPORT)


@lru_cache(maxsize=8192)
def own(card: Card) -> Now:
    """Return a card's own values, shared by all copies of it; its `number` is -1."""
    return Now(-1, card, ())


def board(state: State) -> Board:
    """Return the board of a position."""
    known: Board | None = state.derived.get("board")
    if known is not None and known.version == state.version:
        return known
    fresh = state.derived["board"] = Board(state.version)
    for zone in _ON_BOARD:
        for number in state.zones[zone]:
            fresh.now[number] = _unit(state, number)
    return fresh


def now(state: State, number: int) -> Now:
    """Return the current values of a card wherever it is (Cipher 5.1.1.4)."""
    found = board(state).now.get(number)
    return printed(state, number) if found is None else found


def printed(state: State, number: int) -> Now:
    """Return a card's own values where nothing changes them."""
    return own(face(state, number))


def _unit(state: State, number: int) -> Now:
    """Return the values of a unit, with what this combat has added to its attack (Cipher 18.1.9, 18.1.11.1.1)."""
    values = own(face(state, number))
    marks = state.cards[number].marks
    added = marks.get("support", 0) + marks.get("critical", 0) if marks else 0
    if added:
        values = values.copy(number)
        values.attack += added
    return values

"""Objects: which of a card's lives is meant, where a card that changes zone becomes a new object."""

from __future__ import annotations

from typing import NamedTuple

from engine.state import State


class Ref(NamedTuple):
    """One object: a card's number and which of its lives is meant (FFTCG 7.4, Cipher 6.5)."""

    number: int
    entered: int


def ref(state: State, number: int) -> Ref:
    """Return the object that a card is now."""
    return Ref(number, state.cards[number].entered)


def alive(state: State, what: Ref) -> bool:
    """Whether an object is still what and where it was."""
    return state.cards[what.number].entered == what.entered

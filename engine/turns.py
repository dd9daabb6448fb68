"""Where a game with turns is: the named values that every game of ours keeps alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.events import Roll, SetVariable, Shuffle
from engine.game_log import tell
from engine.state import State


class Phase(NamedTuple):
    """A phase of the turn: what it is called, the step with which it begins, and the rule that says how it begins."""

    name: str
    step: str
    rule: str = ""


def turn_player(state: State) -> int:
    """Return the seat whose turn it is (FFTCG 6.1.3, Cipher 12.2.1.8.1), -1 before it is decided who goes first."""
    seat: int = state.vars.get("turn player", -1)
    return seat


#: Both seats in turn order, by the turn player; -1 is nobody.
_ORDERS = {-1: (0, 1), 0: (0, 1), 1: (1, 0)}


def in_turn_order(state: State) -> tuple[int, int]:
    """Return both seats, the turn player's first (FFTCG 6.1.4, Cipher 2.9, 2.10); before there is one, in their order.
    """
    return _ORDERS[turn_player(state)]


def turn(state: State) -> int:
    """Return the number of the turn, 1 for the first."""
    number: int = state.vars["turn"]
    return number


def step(state: State) -> str:
    """Return where in the game it is: the name of the step."""
    name: str = state.vars["step"]
    return name


def phase(state: State) -> str:
    """Return the name of the phase as the game's table knows it, or '' before the first turn."""
    name: str = state.vars.get("phase", "")
    return name


def agree_on_first(state: State, options: Mapping[str, str]) -> None:
    """Take over who goes first where whoever lost the game before has chosen it (FFTCG 8.2.1.2a, Cipher 12.2.1.3a)."""
    if options.get("first") in ("0", "1"):
        state.vars["first player"] = int(options["first"])


def choose_first(state: State, decks: tuple[int, int], rule: str) -> None:
    """Shuffle the decks and let chance choose who goes first (FFTCG 8.2.1.2, Cipher 12.2.1.3), if nobody has."""
    for deck in decks:
        state.emit(Shuffle(deck))
    first: int = state.vars.get("first player", -1)
    if first >= 0:
        rule += "a"
    else:
        roll = Roll(2, "who goes first")
        state.emit(roll)
        first = roll.value
        state.emit(SetVariable("first player", first))
    state.emit(SetVariable("turn player", first))
    tell(state, "{0} goes first.", rule, ("seat", first))

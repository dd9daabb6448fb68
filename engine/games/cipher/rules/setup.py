"""Preparing the game (Cipher 12.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine import turns
from engine.events import TOP, Move, SetCardField, Shuffle, StepVariable
from engine.games.cipher.cards import Card
from engine.games.cipher.decks import MAIN_CHARACTER_COST
from engine.games.cipher.rules import table, verbs
from engine.games.cipher.rules.apply_events import tell
from engine.games.cipher.rules.events import Cause
from engine.games.cipher.rules.table import DECK, FRONT, HAND, ORB, SPECS
from engine.procedures import Procedure
from engine.requests import ChooseCards, ChooseYesNo
from engine.rng import Seed
from engine.state import State

OPENING_HAND = 6
ORBS = 5


def set_up(decks: Sequence[Sequence[Card]], seed: Seed | int) -> State:
    """Return the position before a game: each player's deck, unshuffled (Cipher 12.1.1)."""
    state = State(SPECS, seed)
    for seat, deck in enumerate(decks):
        for card in deck:
            state.lay(card, seat, DECK[seat])
    state.vars.update({"turn": 0, "step": "main character 0"})
    return state


def choose_main_character(state: State) -> Procedure:
    """Choose the Main Character, which goes face down into the Front Line (Cipher 12.2.1.1)."""
    seat = 0 if table.step(state) == "main character 0" else 1
    deck = state.zones[DECK[seat]]
    answer = yield from ChooseCards(
        seat, "Choose your Main Character: a card of Deployment Cost {0}.", "Cipher 12.2.1.1",
        lambda: tuple(number for number in deck if table.face(state, number).cost == MAIN_CHARACTER_COST), 1, 1,
        args=(str(MAIN_CHARACTER_COST),), faces=True, private=True,
    )
    for number in answer:
        state.emit(Move(number, FRONT[seat], face_down=True, why="main character"))
        state.emit(SetCardField(number, "known", 1 << seat, "main character"))
        state.emit(SetCardField(number, "marks", {"main": 1}, "main character"))
    tell(state, "{0} has chosen a Main Character.", "Cipher 12.2.1.1", ("seat", seat))
    state.emit(StepVariable("step", "choose first" if seat else "main character 1"))


def choose_first(state: State) -> Procedure:
    """Shuffle the decks and let chance decide who goes first (Cipher 12.2.1.2, 12.2.1.3)."""
    turns.choose_first(state, DECK, "Cipher 12.2.1.3")
    for seat in table.in_turn_order(state):
        yield from _draw(state, seat, "Cipher 12.2.1.4")
    state.emit(StepVariable("step", "mulligan 0"))


def mulligan(state: State) -> Procedure:
    """The player may draw a new hand, once (Cipher 12.2.1.5)."""
    later = table.step(state) == "mulligan 1"
    seat = table.in_turn_order(state)[later]
    answer = yield from ChooseYesNo(
        seat, "Put your hand back and draw six new cards?", "Cipher 12.2.1.5",
        yes="Draw a new hand", no="Keep the hand",
    )  # fmt: skip
    if answer:
        for number in tuple(state.zones[HAND[seat]]):
            state.emit(Move(number, DECK[seat], why="mulligan"))
        state.emit(Shuffle(DECK[seat]))
        tell(state, "{0} draws a new hand.", "Cipher 12.2.1.5.1", ("seat", seat))
        yield from _draw(state, seat, "Cipher 12.2.1.5.1")
    else:
        tell(state, "{0} keeps the hand.", "Cipher 12.2.1.5", ("seat", seat))
    state.emit(StepVariable("step", "orbs" if later else "mulligan 1"))


def begin(state: State) -> Procedure:
    """Lay five orbs each and turn the Main Characters up; the first player begins (Cipher 12.2.1.6 to 12.2.1.8)."""
    for seat in table.in_turn_order(state):
        for _ in range(ORBS):
            state.emit(Move(state.zones[DECK[seat]][TOP], ORB[seat], face_down=True, why="orb"))
    for seat in table.in_turn_order(state):
        for number in state.zones[FRONT[seat]]:
            state.emit(SetCardField(number, "face_down", False, "main character"))
            tell(state, "The Main Character of {0} is {1}.", "Cipher 12.2.1.7", ("seat", seat), ("card", number))
    state.emit(StepVariable("step", "turn start"))
    yield from ()


def _draw(state: State, seat: int, rule: str) -> Procedure:
    yield from verbs.draw(state, seat, OPENING_HAND, Cause("rule", None, seat), rule)

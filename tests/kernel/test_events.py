"""Events that change a position, and take the change back."""

import random

from engine.events import Create, Move, SetCardField, Shift
from engine.state import Sight, State, ZoneSpec
from tests.kernel.toy import new_match

FRONT, BACK, BONDS = 0, 1, 2
SPECS = (
    ZoneSpec("front", Sight.ALL, shared=True, keeps=True),
    ZoneSpec("back", Sight.ALL, shared=True, keeps=True),
    ZoneSpec("bonds", Sight.ALL, shared=True, open_backs=True),
)


def laid_out() -> State:
    """Return a position with one card in the front zone."""
    printed = new_match(1).state.cards[0].face
    state = State(SPECS, random.Random(1).getrandbits(32))
    state.emit(Create(printed, 0, FRONT))
    return state


def test_a_card_that_moves_is_a_new_object_without_marks() -> None:
    state = laid_out()
    state.emit(SetCardField(0, "marks", {"main": 1}))
    before = state.cards[0].entered
    state.emit(Move(0, BACK))
    assert (state.cards[0].entered != before, state.cards[0].marks) == (True, {})


def test_a_card_that_shifts_stays_the_object_that_it_is() -> None:
    state = laid_out()
    state.emit(SetCardField(0, "marks", {"main": 1}))
    state.emit(SetCardField(0, "dull", True))
    before = state.digest()
    entered = state.cards[0].entered
    state.emit(Shift(0, BACK))
    card = state.cards[0]
    assert (card.zone, card.entered, card.marks, card.dull) == (BACK, entered, {"main": 1}, True)
    state.take_back(len(state.log) - 1)
    assert state.digest() == before


def test_cards_lying_face_down_are_seen_where_backs_are_open_only() -> None:
    state = laid_out()
    state.emit(Move(0, BONDS, face_down=True))
    assert state.sees(0, state.cards[0])
    state.emit(Move(0, FRONT, face_down=True))
    assert not state.sees(0, state.cards[0])

"""Looking at what has changed in a position since one last looked."""

from __future__ import annotations

from engine.derived import ChangeCursor
from engine.events import SetVariable
from engine.state import State


def test_each_change_is_seen_once() -> None:
    state = State((), 1)
    lookout = ChangeCursor(state)
    change = SetVariable("turn", 1)
    state.emit(change)
    assert lookout.since(state) == [change]
    assert lookout.since(state) == []


def test_what_was_seen_and_taken_back_is_told() -> None:
    state = State((), 1)
    state.emit(SetVariable("turn", 1))
    lookout = ChangeCursor(state)
    state.take_back(0)
    state.emit(SetVariable("turn", 2))
    assert lookout.since(state) is None


def test_what_came_and_went_unseen_is_nothing() -> None:
    state = State((), 1)
    lookout = ChangeCursor(state)
    state.emit(SetVariable("turn", 1))
    state.take_back(0)
    assert lookout.since(state) == []

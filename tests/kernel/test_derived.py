"""What is worked out from a position and kept with it."""

from __future__ import annotations

from engine.abilities.node import PASSING, Memo, forget_passing
from engine.cards import Printed
from engine.effects import tables
from engine.events import Create
from engine.state import Sight, State, ZoneSpec
from engine.triggers.triggering import PrintedCard, learn

MEANING = tables.begin()
profile = learn(MEANING, lambda card: PrintedCard(card, (), MEANING))


def names(state: State) -> list[str]:
    return [what.card.name for what in profile(state).printed.whats]


def with_cards(*called: str) -> State:
    state = State((ZoneSpec("field", Sight.ALL, shared=True),), 1)
    for name in called:
        state.emit(Create(Printed(name, name, ""), 0, 0))
    return state


def test_it_is_worked_out_once_for_the_same_cards() -> None:
    state = with_cards("Osk")
    known = profile(state).printed
    state.version += 1
    assert profile(state).printed is known


def test_a_card_that_comes_into_the_game_counts() -> None:
    state = with_cards("Osk")
    names(state)
    state.emit(Create(Printed("Irr", "Irr", ""), 0, 0))
    assert names(state) == ["Osk", "Irr"]


def test_another_card_after_an_undo_counts_though_there_are_as_many() -> None:
    state = with_cards("Osk", "Irr")
    names(state)
    state.take_back(1)
    state.emit(Create(Printed("Ume", "Ume", ""), 0, 0))
    assert names(state) == ["Osk", "Ume"]


def test_what_passes_with_positions_is_forgotten_when_asked() -> None:
    worked_out: list[str] = []
    passing: Memo[tuple[str], None] = Memo(lambda tree: worked_out.append(tree[0]), PASSING)
    tree = ("Osk",)
    passing(tree)
    passing(tree)
    forget_passing()
    passing(tree)
    assert worked_out == ["Osk", "Osk"]

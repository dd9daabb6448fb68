"""What a seat may know of abilities whose card has gone out of its sight."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import Move, SetVariable
from engine.games.fftcg.rules.law import FftcgLaw
from engine.games.fftcg.rules.table import DECK, HAND
from engine.state import ref
from engine.timing.items import stack
from engine.viewing import view
from engine.views import StackView
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position


def used() -> tuple[Position, int]:
    """A position with an ability on the stack, and the card on the field that it comes from."""
    table = Position()
    vell = table.forward("Vell", text="[0]: Vell gains +1000 power until the end of the turn.")
    Story(table).use(vell)
    return table, vell


def line(table: Position, seat: int) -> StackView:
    """What a seat reads of the only thing on the stack."""
    return view(FftcgLaw(), table.state, seat).stack[0]


@rule("7.6.1", "11.5.4a", "11.11.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_ability_keeps_the_name_and_text_of_its_card_that_both_saw_go_back_to_hand(seat: int) -> None:
    table, vell = used()
    before = line(table, seat)
    assert "Vell" in before.text and "+1000 power" in before.says
    table.state.emit(Move(vell, HAND[0]))
    assert line(table, seat).text == before.text and line(table, seat).says == before.says
    table.state.emit(Move(vell, DECK[0]))
    assert line(table, seat).text == before.text and line(table, seat).says == before.says


@rule("7.6.1", "11.5.4a")
def test_an_ability_of_a_card_that_a_seat_never_saw_says_nothing_to_it() -> None:
    table, vell = used()
    table.state.emit(Move(vell, HAND[0]))
    (item,) = stack(table.state)
    table.state.emit(SetVariable("stack", (replace(item, source=ref(table.state, vell)),)))
    assert "Vell" in line(table, 0).text and "+1000 power" in line(table, 0).says
    assert "a card" in line(table, 1).text and line(table, 1).says == ""

"""FFTCG chapter 1: the number of players."""

from __future__ import annotations

from tests.games.fftcg.rules.telling import to_turn
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position


@rule("1.1")
def test_two_players_take_turns_and_no_third_ever_plays() -> None:
    table = Position()
    story = Story(table)
    turns = []
    for number in range(4, 8):
        to_turn(story, number)
        assert story.asked.seat in (0, 1)
        turns.append(table.state.vars["turn player"])
    assert turns == [1, 0, 1, 0]
    assert {place.seat for place in table.state.places} == {-1, 0, 1}

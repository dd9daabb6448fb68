"""FFTCG chapter 3: how a game ends."""

from __future__ import annotations

import pytest

from tests.games.fftcg.rules.telling import strike
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position


def attacked(table: Position, *, decks: bool = True) -> Story:
    """A Forward attacks and nobody blocks."""
    vell = table.forward("Vell")
    return strike(Story(table, at="attack", decks=decks), vell)


@rule("3.1")
def test_when_a_player_loses_the_opponent_wins_and_nothing_more_is_asked() -> None:
    table = Position()
    table.damage(6, seat=1)
    story = attacked(table)
    assert story.outcome is not None and story.outcome[0] == 0
    assert story.match.request is None


@rule("3.1.1")
@pytest.mark.parametrize(("form", "before", "over"), [
    ("constructed", 5, False), ("constructed", 6, True), ("limited", 4, False), ("limited", 5, True),
])
def test_seven_points_of_damage_lose_a_constructed_game_and_six_a_limited_one(
    form: str, before: int, over: bool
) -> None:
    table = Position()
    table.let(format=form)
    table.damage(before, seat=1)
    assert (attacked(table).outcome is not None) is over


@rule("3.1.2")
def test_a_player_who_has_to_draw_and_cannot_loses() -> None:
    table = Position()
    pyre = table.summon("Pyre", "Draw 2 cards.", cost=0)
    table.some(1, "deck")
    story = Story(table, decks=False).cast(pyre).resolve()
    assert story.outcome == (1, "FFTCG 12.4.2")


@rule("3.1.2")
def test_the_last_card_of_the_deck_can_be_drawn() -> None:
    table = Position()
    pyre = table.summon("Pyre", "Draw 2 cards.", cost=0)
    table.some(2, "deck")
    assert Story(table, decks=False).cast(pyre).resolve().outcome is None


@rule("3.1.3")
def test_a_player_who_is_dealt_damage_with_an_empty_deck_loses() -> None:
    table = Position()
    assert attacked(table, decks=False).outcome == (0, "FFTCG 12.4.3")


@rule("3.2", "3.3")
def test_a_player_whose_opponent_loses_does_not_win_when_losing_too_and_the_game_is_a_draw() -> None:
    table = Position()
    table.damage(6, seat=0)
    table.damage(6, seat=1)
    pyre = table.summon("Pyre", "Each player receives 1 point of damage.", cost=0)
    assert Story(table).cast(pyre).resolve().outcome == (None, "FFTCG 3.3")


@rule("3.2", "3.3")
def test_different_ways_of_losing_at_the_same_time_are_a_draw_too() -> None:
    table = Position()
    table.damage(6, seat=1)
    text = "Your opponent receives 1 point of damage. Draw 1 card."
    pyre = table.summon("Pyre", text, cost=0)
    table.some(3, "deck", seat=1)
    assert Story(table, decks=False).cast(pyre).resolve().outcome == (None, "FFTCG 3.3")

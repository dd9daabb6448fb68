"""Cipher chapter 3: winning and losing."""

from __future__ import annotations

from engine.games.cipher.rules.table import DECK, RETREAT
from engine.overrides import MoveCard
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import Position


@rule("3.1", "3.1.1", "9.4")
def test_a_player_without_a_main_character_loses() -> None:
    table = Position()
    mine = table.unit("Vell", attack=90)
    theirs = table.unit("Cole", seat=1, main=True)
    table.unit("Rook", seat=1)
    story = Story(table, orbs=0).attack(mine, theirs).go_on()
    assert story.outcome == (0, "Cipher 3.1.1")
    assert story.match.request is None


@rule("3.1.2")
def test_a_player_without_cards_in_deck_and_retreat_area_loses() -> None:
    table = Position(phase="beginning", turn_player=1)
    table.main_characters()
    table.some(1, "deck", seat=1)
    table.some(5, "deck")
    story = Story(table, at="draw")
    assert story.outcome == (0, "Cipher 3.1.2")


@rule("3.1.2", "11.3.1")
def test_a_player_with_cards_in_the_retreat_area_only_goes_on() -> None:
    table = Position(phase="beginning")
    table.some(1, "deck")
    table.some(3, "retreat")
    story = Story(table, at="draw")
    assert story.outcome is None
    assert (len(table.state.zones[DECK[0]]), len(table.state.zones[RETREAT[0]])) == (3, 0)


@rule("3.2")
def test_both_players_losing_at_the_same_time_is_a_draw() -> None:
    table = Position()
    mine, theirs = table.main_characters()
    table.mark(mine, marks={"main": 1, "destroyed": 1})
    table.mark(theirs, marks={"main": 1, "destroyed": 1})
    story = Story(table, orbs=0)
    assert story.outcome == (None, "Cipher 3.2")


@rule("3.1", "1.1.1")
def test_nothing_is_asked_once_the_game_is_over() -> None:
    table = Position()
    mine, _ = table.main_characters()
    story = Story(table)
    assert story.match.override(0, MoveCard(table.state.cards[mine].handles[0], "hand")) is None
    assert story.outcome == (1, "Cipher 3.1.1")
    assert story.match.request is None


@rule("1.2")
def test_two_players_play_the_game() -> None:
    story = Story(Position())
    assert {place.seat for place in story.table.state.places} == {0, 1}

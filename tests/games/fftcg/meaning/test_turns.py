"""Phases that are skipped, turns that come besides, and the game that a text ends."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning.scene import Scene
from tests.games.fftcg.story import rule

SKIP = "[0]: Skip your opponent's Main Phase 1 and Main Phase 2 in their next turn."
ALONE = "Hal>removed; Hew>removed"
MORE = "[0]: Take 1 more turn after this one. At the end of that turn, you lose the game."


@rule("2.1", "9.3")
def test_the_opponent_has_no_main_phases_in_the_next_turn() -> None:
    scene = Scene({"Osk": SKIP}, at="main 2").play("use Osk; until preparation; stop")
    assert scene.table.state.vars["turn player"] == 1


@rule("2.1", "9.5.1.5", "3.1")
def test_a_turn_more_and_then_the_game_is_lost() -> None:
    scene = Scene({"Osk": MORE}, ALONE).play("use Osk; until turn; stop")
    assert scene.table.state.vars["turn player"] == 0
    assert scene.play("until hand limit").story.outcome == (1, "FFTCG 3.1")


@rule("2.1", "11.8.17")
def test_the_end_of_that_turn_is_the_end_of_this_one_where_none_was_given() -> None:
    scene = Scene({"Osk": "[0]: At the end of that turn, gain [Crystal]."})
    assert scene.play("use Osk; until turn; stop").seen() == "Slope to hand; Peak to hand; mine crystals 1"


@pytest.mark.parametrize(("words", "winner"), [
    ("You win the game.", 0), ("You lose the game.", 1), ("Your opponent loses the game.", 0),
])
@rule("3.1", "2.1")
def test_a_text_ends_the_game(words: str, winner: int) -> None:
    assert Scene({"Osk": f"[0]: {words}"}).play("use Osk").seen() == f"over {winner} 3.1"


@pytest.mark.parametrize(("since", "refused"), [(2, ["refused 11.6.2.2"]), (1, [])])
@rule("11.6.2.2", "15.2.2.3", "2.1")
def test_two_turns_in_a_row_are_no_turn_of_the_opponent(since: int, refused: list[str]) -> None:
    scene = Scene({"Osk": "[0]: Take 1 more turn after this one.", "Cole": "[Dull]: Draw 1 card."}, ALONE)
    scene.table.mark(scene.named["Cole"], since=since)
    assert scene.play("use Osk; until turn; until main 1; pass; use Cole; stop").refused == refused

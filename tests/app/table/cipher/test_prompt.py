"""The prompts of Fire Emblem Cipher."""

from __future__ import annotations

import pytest

from tests.app.table import test_prompt as any_game
from tests.app.table.conftest import Open

test_every_prompt_of_a_game_says_what_a_click_does = any_game.test_every_prompt_of_a_game_says_what_a_click_does


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("Choose the enemy that Vell attacks.", "Bob chooses whom Vell attacks."),
        ("Send a card of the name of Vell for a critical hit?", "Bob decides whether Vell makes a critical hit."),
        ("Send a card of the name of Vell to evade?", "Bob decides whether Vell evades."),
        (
            "Vell is destroyed: choose the orb that you take instead.",
            "Vell is destroyed: Bob chooses the orb that is taken instead.",
        ),
        ("To which line is Vell deployed?", "Bob chooses the line to which Vell is deployed."),
    ],
)
def test_who_waits_in_a_battle_is_told_of_the_other_in_the_third_person(
    open_page: Open, asked: str, told: str
) -> None:
    assert any_game.waiting(open_page(), asked) == told

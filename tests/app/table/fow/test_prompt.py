"""The prompts of Force of Will."""

from tests.app.table import test_prompt as any_game

test_every_prompt_of_a_game_says_what_a_click_does = any_game.test_every_prompt_of_a_game_says_what_a_click_does

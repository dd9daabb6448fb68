"""Type grows in Force of Will too."""

from tests.app.table import test_large_type as any_game

large = any_game.large
test_nothing_is_cut_off = any_game.test_nothing_is_cut_off
test_the_words_of_every_pile_grow = any_game.test_the_words_of_every_pile_grow
test_the_button_of_the_prompt_says_all_it_has_to_say = any_game.test_the_button_of_the_prompt_says_all_it_has_to_say

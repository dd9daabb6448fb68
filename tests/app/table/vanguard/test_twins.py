"""Cardfight!! Vanguard: what is done to hidden cards tells nothing there either."""

from tests.app.table import test_twins as any_game

pair = any_game.pair
test_what_is_done_to_a_hidden_card_tells_nothing = any_game.test_what_is_done_to_a_hidden_card_tells_nothing
test_every_no_about_a_hidden_card_is_one_sentence = any_game.test_every_no_about_a_hidden_card_is_one_sentence

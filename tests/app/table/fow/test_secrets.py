"""Nothing hidden reaches the screen in Force of Will either: decks, cards in the standby area, the other hand."""

from tests.app.table import test_secrets as any_game

test_nothing_hidden_is_on_the_screen_of_a_seat = any_game.test_nothing_hidden_is_on_the_screen_of_a_seat

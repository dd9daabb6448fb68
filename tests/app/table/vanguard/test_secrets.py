"""Nothing hidden reaches the screen in Cardfight!! Vanguard either: decks, the other hand, what is bound face down."""

from tests.app.table import test_secrets as any_game

test_nothing_hidden_is_on_the_screen_of_a_seat = any_game.test_nothing_hidden_is_on_the_screen_of_a_seat

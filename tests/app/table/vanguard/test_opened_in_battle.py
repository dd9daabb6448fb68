"""A page that is opened in the middle of a battle shows what is fought."""

from tests.app.table import test_opened_in_battle as any_game

test_a_page_opened_in_a_battle_shows_what_the_other_one_shows = (
    any_game.test_a_page_opened_in_a_battle_shows_what_the_other_one_shows
)

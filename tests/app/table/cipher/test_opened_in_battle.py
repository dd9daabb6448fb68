"""A page that is opened in the middle of a battle shows what is fought, with the supports that lie there."""

from tests.app.table import test_opened_in_battle as any_game
from tests.app.table.conftest import Open, Until

test_a_page_opened_in_a_battle_shows_what_the_other_one_shows = (
    any_game.test_a_page_opened_in_a_battle_shows_what_the_other_one_shows
)


def test_the_supports_of_a_battle_are_shown_to_whoever_comes_in_the_middle(page_at: Until, open_page: Open) -> None:
    """Cipher 18.1.5"""
    there, opened = any_game.both(page_at, open_page)
    assert there.battles is not None and opened.battles is not None
    known, found = there.battles.battle, opened.battles.battle
    assert known is not None and found is not None and "supports" in found.shown
    assert [(side.code, side.support, side.total) for side in found.sides] == [
        (side.code, side.support, side.total) for side in known.sides
    ]

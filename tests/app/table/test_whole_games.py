"""Whole games on the page, by mouse alone and by keyboard alone, against the same answers without a screen."""

from __future__ import annotations

import pytest

from app.matchpage import MatchPage
from engine.game import Game, Start
from tests.app.table.acts import match_of
from tests.app.table.conftest import Open
from tests.app.table.hands import Hands, Keyboard, Mouse


def headless_digest(game: Game, page: MatchPage, seed: int) -> str:
    """The digest to which the same answers lead without a screen."""
    decks = [game.deck(game.read_deck(path)) for path in game.starters()]
    match = game.new_match(Start(game.name, (decks[0], decks[-1]), seed, ("Ann", "Bob")))
    for entry in match_of(page.session).entries:
        assert match.replay(entry) is None
    return match.state.digest()


@pytest.mark.parametrize("hands", [pytest.param(Mouse, marks=pytest.mark.long), Keyboard])
def test_a_whole_game_by_one_device_ends_as_its_answers_do(game: Game, open_page: Open, hands: type[Hands]) -> None:
    page = open_page(3)
    hands(page, 3).play()
    assert page.end.isVisible()
    assert headless_digest(game, page, 3) == match_of(page.session).state.digest()

"""Whole games of Force of Will on the page, by mouse alone and by keyboard alone."""

from __future__ import annotations

import pytest

from engine.game import Game
from tests.app.table.acts import match_of
from tests.app.table.conftest import Open
from tests.app.table.hands import Hands, Keyboard, Mouse
from tests.app.table.test_whole_games import headless_digest


@pytest.mark.parametrize("hands", [Mouse, pytest.param(Keyboard, marks=pytest.mark.long)])
def test_a_whole_game_by_one_device_ends_as_its_answers_do(game: Game, open_page: Open, hands: type[Hands]) -> None:
    page = open_page(3)
    hands(page, 3).play()
    assert page.end.isVisible()
    assert headless_digest(game, page, 3) == match_of(page.session).state.digest()

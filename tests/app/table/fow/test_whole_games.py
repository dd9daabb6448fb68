"""Whole games of Force of Will on the page, by mouse alone and by keyboard alone."""

from __future__ import annotations

import pytest

from engine.game import Game
from engine.overrides import Value
from tests.app.table.acts import by_hand, match_of
from tests.app.table.conftest import Open
from tests.app.table.hands import Hands, Keyboard, Mouse
from tests.app.table.test_whole_games import headless_digest

#: Who has no more life than this is lost in a few turns; a game from the beginning takes ten times as many answers.
LEFT = 400


@pytest.mark.parametrize(
    ("hands", "life"),
    [
        (Mouse, LEFT),
        pytest.param(Mouse, 4000, marks=pytest.mark.long),
        pytest.param(Keyboard, 4000, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_by_one_device_ends_as_its_answers_do(
    game: Game, open_page: Open, hands: type[Hands], life: int
) -> None:
    page = open_page(3)
    for seat in (0, 1):
        by_hand(page.session, Value("life", seat, life - page.session.view().values[seat]["life"]))
    hands(page, 3).play()
    assert page.end.isVisible()
    assert headless_digest(game, page, 3) == match_of(page.session).state.digest()

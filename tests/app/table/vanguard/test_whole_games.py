"""Whole games of Cardfight!! Vanguard on the page, by mouse alone and by keyboard alone."""

from __future__ import annotations

import pytest

from engine.game import Game
from engine.overrides import MoveFrom
from tests.app.table.acts import by_hand, match_of
from tests.app.table.conftest import Open
from tests.app.table.hands import Hands, Keyboard, Mouse
from tests.app.table.test_whole_games import headless_digest

#: Who has suffered so much damage has lost in a few turns (VG 1.3); a game from the beginning takes many more answers.
SUFFERED = 5


@pytest.mark.parametrize(
    ("hands", "damage"),
    [
        (Mouse, SUFFERED),
        pytest.param(Mouse, 0, marks=pytest.mark.long),
        pytest.param(Keyboard, 0, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_by_one_device_ends_as_its_answers_do(
    game: Game, open_page: Open, hands: type[Hands], damage: int
) -> None:
    page = open_page(3)
    for seat in (0, 1):
        for _ in range(damage):
            by_hand(page.session, MoveFrom("deck", seat, 0, "damage zone", seat))
    hands(page, 3).play()
    assert page.end.isVisible()
    assert headless_digest(game, page, 3) == match_of(page.session).state.digest()

"""Matches of Cardfight!! Vanguard on a real page."""

from __future__ import annotations

import pytest

from engine.game import Game
from engine.games import load_game


@pytest.fixture(scope="session")
def game() -> Game:
    """Cardfight!! Vanguard with its original cards."""
    return load_game("vanguard")

"""Matches of Fire Emblem Cipher on a real page."""

from __future__ import annotations

import pytest

from engine.game import Game
from engine.games import load_game


@pytest.fixture(scope="session")
def game() -> Game:
    """Fire Emblem Cipher with its original cards."""
    return load_game("cipher")

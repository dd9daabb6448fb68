"""Programs that are killed and cables that are pulled in the middle of a game: nothing that was answered is lost."""

import random
from pathlib import Path

import pytest

from app.cli import soak_net
from engine.games import GAMES


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_a_game_ends_whatever_is_killed_and_pulled_meanwhile(name: str, tmp_path: Path) -> None:
    counts = {"games": 0, "hosts killed": 0, "guests killed": 0, "cables pulled": 0, "answers lost": 0}
    soak_net._game(tmp_path, name, random.Random(1), counts)
    assert counts["games"] == 1 and not counts["answers lost"]
    assert counts["hosts killed"] + counts["guests killed"] + counts["cables pulled"] > 0

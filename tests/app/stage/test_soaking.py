"""`tessera bench table --soak`: games of programs in the window, and the memory they leave."""

from __future__ import annotations

import gc
import json

import pytest

from app.__main__ import main
from app.matchpage import MatchPage
from app.programs import RandomPlayer
from app.table.scene import TableScene
from engine.answers import Answer
from engine.door import Door
from engine.games import GAMES

FIRST, *FURTHER = GAMES


def alive() -> int:
    """How many pages and tables there are."""
    gc.collect()
    return sum(type(one) in (MatchPage, TableScene) for one in gc.get_objects())


@pytest.mark.parametrize("game", [FIRST, *(pytest.param(name, marks=pytest.mark.long) for name in FURTHER)])
def test_a_game_that_is_over_leaves_nothing_behind(capsys: pytest.CaptureFixture[str], game: str) -> None:
    before = alive()
    assert main(["bench", "table", "--game", game, "--soak", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2 and told["resident_end_mb"] > 0
    assert alive() <= before


def test_no_game_is_no_soak(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "table", "--soak", "0"]) == 2
    assert "at least 1 game" in capsys.readouterr().err


def test_a_program_that_fails_ends_the_soak_with_its_reason(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_a_loss(self: RandomPlayer, door: Door) -> Answer:
        raise ValueError("no idea")

    monkeypatch.setattr(RandomPlayer, "choose", at_a_loss)
    assert main(["bench", "table", "--soak", "1"]) == 2
    told = capsys.readouterr().err.strip().splitlines()[-1]
    assert told.startswith("tessera: A program failed in the game with the seed 1.") and told.endswith("no idea")

"""Every enforced rule of a game has a story that shows it, and no story cites a rule that is not there."""

from functools import cache
from pathlib import Path

import pytest

from app.cli.citing import Coverage, citations, coverage
from engine.games import load_game

ROOT = Path(__file__).parents[2]

every_game = pytest.mark.parametrize("name", ("fftcg", "cipher", "fow", "vanguard"))


@cache
def told(name: str) -> Coverage:
    """Which rules of a game the stories tell of."""
    book = load_game(name).rulebook()
    return coverage(book, citations([Path("tests/games") / name], book.name, ROOT))


@every_game
def test_every_enforced_rule_has_a_story(name: str) -> None:
    assert [f"{rule.number}: {rule.sentence}" for rule in told(name).untested] == []


@every_game
def test_every_rule_that_a_story_cites_is_there(name: str) -> None:
    assert told(name).unknown == {}

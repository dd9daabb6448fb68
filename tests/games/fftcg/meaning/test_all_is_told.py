"""No class of the tree without a story."""

from __future__ import annotations

from pathlib import Path

from engine.games.fftcg.deeds.coverage import known
from tests.games.fftcg.meaning.told import classes, spoken_of

STORIES = Path(__file__).parents[1]


def test_every_class_of_the_tree_occurs_in_a_story() -> None:
    told = spoken_of(STORIES / name for name in ("deeds", "meaning", "rules"))
    untold = sorted(one.__name__ for one in classes() & known() if one not in told)
    assert untold == []

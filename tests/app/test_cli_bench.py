"""Measuring: what is measured where a list of cards is given."""

from __future__ import annotations

import random

import pytest

from app.cli import bench, choosing
from engine.game import ShelvedGame
from engine.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_how_long_a_full_field_takes_is_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_BOARDS", 2)
    game = choosing.game(name, None)
    assert isinstance(game, ShelvedGame)
    assert bench._worst_board(game, 3) > 0


def test_a_field_has_so_many_cards_a_side() -> None:
    game = choosing.game("fftcg", None)
    assert isinstance(game, ShelvedGame)
    work_out = bench.full_field(game, random.Random(1), 5)
    cells = dict(zip(work_out.__code__.co_freevars, work_out.__closure__, strict=True))  # type: ignore[attr-defined]
    state = cells["state"].cell_contents
    assert [sum(card.controller == seat for card in state.cards) for seat in (0, 1)] == [5, 5]

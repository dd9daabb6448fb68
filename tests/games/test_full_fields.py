"""What a field with many cards costs to work out, in calls of functions, which are the same on every machine."""

from __future__ import annotations

import random

import pytest

from app.cli.bench import full_field
from engine.cards import Catalogue, Entry
from engine.game import ShelvedGame
from engine.games import GAMES, load_game
from engine.games.fftcg.cards import Card, CardType
from engine.games.fftcg.game import FinalFantasy
from tests.games.fftcg.table import FIRE
from tests.games.work import calls


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_four_times_as_many_cards_cost_little_more_than_four_times_as_much(name: str, seed: int) -> None:
    game = load_game(name)
    assert isinstance(game, ShelvedGame)
    fields = [full_field(game, random.Random(seed), size) for size in (10, 40)]
    for work_out in fields:
        work_out()
    few, many = (calls(work_out) for work_out in fields)
    assert many < 16 * few, (few, many)


class Dependent(FinalFantasy):
    """With Forwards alone that give Haste, and others that give those with Haste Brave (FFTCG 11.12.4.12)."""

    def cards(self) -> Catalogue[Card]:
        texts = ("The Forwards you control gain Haste.", "The Forwards with Haste you control gain Brave.")
        cards = [
            Card(f"T-{n}", f"Ann {n}", text, CardType.FORWARD, (FIRE,), 3, 7000, (), ("LAMP",), False, False, 0)
            for n, text in enumerate(texts)
        ]
        return Catalogue(Entry(card, {}, "", 0) for card in cards)


def test_what_depends_on_each_other_is_not_all_compared_to_find_the_first() -> None:
    fields = [full_field(Dependent(), random.Random(1), size) for size in (4, 16)]
    for work_out in fields:
        work_out()
    few, many = (calls(work_out) for work_out in fields)
    assert many < 80 * few, (few, many)

"""Cards can be looked at before anybody knows who goes first."""

from __future__ import annotations

import random

import pytest

from engine.game import Start
from engine.games import load_game
from engine.games.cipher.rules import table as tables
from tests.games.cipher.table import Position


@pytest.mark.parametrize("answers", range(5))
def test_every_question_before_the_first_turn_can_be_seen(answers: int) -> None:
    """Cipher 12.2."""
    game = load_game("cipher")
    decks = [game.deck(game.read_deck(path)) for path in game.starters()]
    match = game.new_match(Start(game.name, (decks[0], decks[-1]), 7))
    for _ in range(answers):
        assert match.request is not None
        match.answer(match.request.seat, match.sample(random.Random(3)))
    for seat in (0, 1):
        assert match.view(seat).zones and match.question(seat) is not None


def test_cards_that_look_where_others_lie_can_be_seen_before_the_first_turn() -> None:
    """Cipher 12.2."""
    table = Position()
    text = "Lamp |CONT| If you have 1 or more other allies, this unit gains +10 attack."
    table.unit("Vell", text, main=True, face_down=True)
    table.unit("Odo")
    table.let(turn_player=None)
    assert tables.in_turn_order(table.state) == (0, 1)
    assert table.attack_of(0) == 40

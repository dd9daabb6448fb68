"""The bytes that a seat is sent are the same in any two positions that differ only in what it may not know."""

import random

import pytest

from app.cli.secrecy import sent
from app.cli.twins import twins
from engine.game import Start
from engine.games import GAMES, load_game


@pytest.mark.parametrize("name", GAMES)
def test_a_guest_is_sent_the_same_bytes(name: str) -> None:
    game = load_game(name)
    source = random.Random(4)
    decks = (game.deck(game.random_deck(source)), game.deck(game.random_deck(source)))
    match = game.new_match(Start(name, decks, 4))
    compared = 0
    for count in range(120):
        if match.request is None:
            break
        match.answer(match.request.seat, match.sample(source))
        if count % 12 == 0:
            for seat in (0, 1):
                found = twins(match, seat, source)
                if found is not None:
                    compared += 1
                    assert sent(found[0].match, seat) == sent(found[1].match, seat)
    assert compared > 4

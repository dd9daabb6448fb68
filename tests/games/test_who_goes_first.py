"""Who goes first: chance says it, unless the players have agreed on it after an earlier game."""

import random

import pytest

from engine.course import turn_player
from engine.events import Roll
from engine.game import Start
from engine.games import GAMES, load_game

#: By which ruling whoever lost the game before has chosen it.
CHOSEN = {"fftcg": "FFTCG 8.2.1.2a", "cipher": "Cipher 12.2.1.3a", "fow": "FOW 403.3a", "vanguard": "VG 6.3a"}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("first", [0, 1])
def test_who_goes_first_can_be_agreed_on(name: str, first: int) -> None:
    game = load_game(name)
    deck = game.deck(game.random_deck(random.Random(1)))
    source = random.Random(2)
    match = game.new_match(Start(name, (deck, deck), 5, ("Ann", "Bob"), {"first": str(first)}))
    while turn_player(match.state) < 0:
        assert match.request is not None
        match.answer(match.request.seat, match.sample(source))
    assert turn_player(match.state) == first
    assert not any(isinstance(one, Roll) for one in match.state.log)
    for seat in (0, 1):
        told = [(line.text, line.rule) for line in match.log(seat) if "goes first" in line.text]
        assert told == [(f"{match.names[first]} goes first.", CHOSEN[name])]

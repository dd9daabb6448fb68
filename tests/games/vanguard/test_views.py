"""What a seat sees of a game, of which whatever has not changed is kept."""

from __future__ import annotations

import random

from engine.game import Start
from engine.games import load_game
from engine.viewing import view


def test_what_is_kept_of_a_view_is_what_comes_out_anew() -> None:
    game, source = load_game("vanguard"), random.Random(1)
    decks = [game.deck(game.read_deck(path)) for path in game.starters()]
    match = game.new_match(Start("vanguard", (decks[0], decks[1]), 1))
    for _ in range(150):
        assert match.request is not None
        match.answer(match.request.seat, match.sample(source))
        for seat in (0, 1):
            kept, anew = match.view(seat), view(match.law, match.state.copy(), seat)
            assert (kept.zones, kept.values) == (anew.zones, anew.values)

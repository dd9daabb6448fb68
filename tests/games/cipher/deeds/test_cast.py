"""What the cast of a game tells without a board is what the board tells."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.abilities.statics import Cannot
from engine.game import Start
from engine.games import load_game
from engine.games.cipher.deeds import board as boards
from engine.games.cipher.deeds import matching
from engine.games.cipher.deeds.cast import cast, may_be_banned
from engine.state import State
from tests.games.cipher.deeds.test_lasting import begin
from tests.games.cipher.table import Position


def positions(seed: int) -> Iterator[State]:
    """Every fourth position of a random game with random decks."""
    game, source = load_game("cipher"), random.Random(seed)
    decks = [game.deck(game.random_deck(source)) for _ in (0, 1)]
    match = game.new_match(Start("cipher", (decks[0], decks[1]), seed))
    step = 0
    while match.request is not None and step < 400:
        step += 1
        assert match.answer(match.request.seat, match.sample(source)) is None or match.refused is not None
        if step % 4 == 0:
            yield match.state


@pytest.mark.parametrize("seed", range(8))
def test_names_watchers_and_bans_are_those_of_the_board(seed: int) -> None:
    seen = 0
    for state in positions(seed):
        board = boards.board(state)
        board.know_skills()
        for key in cast(state).heard:
            short = {(one.source, one.index) for one in boards.watching(state, key)}
            assert short == {(one.source, one.index) for one in board.watching(key)}, key
            seen += len(short)
        for card in state.cards:
            values = boards.now(state, card.number)
            assert boards.names(state, card.number) == values.names
            bans = [one.what for one in values.rulings if isinstance(one.what, Cannot)]
            keys = {key for ban in bans for deed in ban.deeds for key in matching.KEYS[type(deed)](deed)}
            assert all(may_be_banned(state, card.number, key) for key in keys)
    assert seen


def test_what_lasts_bans_though_no_card_of_the_game_has_such_words() -> None:
    table = Position()
    unit, other = table.unit("Odo"), table.unit("Pia", seat=1)
    assert not may_be_banned(table.state, other, "evade")
    begin(table, unit, "until the end of this combat, your opponent's defending unit cannot evade")
    assert may_be_banned(table.state, other, "evade")

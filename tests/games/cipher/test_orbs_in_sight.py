"""Orbs lie beside each other: nobody sees their faces, and everybody can point at each of them (Cipher 6.4.3)."""

from __future__ import annotations

import random

import pytest

from app.cli.twins import sampled
from engine.game import Start
from engine.games import load_game
from engine.match import Match
from engine.viewing import view
from engine.views import number_of


@pytest.fixture(scope="module")
def match() -> Match:
    """A match at the first question of the first turn."""
    game = load_game("cipher")
    decks = [game.deck(game.read_deck(path)) for path in game.starters()]
    found = game.new_match(Start(game.name, (decks[0], decks[-1]), 7))
    source = random.Random(7)
    while not found.view(0).turn:
        assert found.request is not None
        found.answer(found.request.seat, found.sample(source))
    return found


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("whose", [0, 1])
def test_every_orb_can_be_pointed_at(match: Match, seat: int, whose: int) -> None:
    orbs = match.view(seat).zone("orb area", whose).cards
    named = {number_of(match.state, seat, orb.handle) for orb in orbs}
    assert named == set(match.state.zones[match.state.zone_of("orb area", whose)]) and len(named) == 5
    assert not any(orb.code or orb.name for orb in orbs)


def test_orbs_tell_nothing_of_what_they_are(match: Match) -> None:
    other = sampled(match.state, 0, random.Random(1))
    assert view(match.law, other, 0) == view(match.law, match.state.copy(), 0)

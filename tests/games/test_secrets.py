"""What a seat may not know, it cannot find out: by looking, by asking, by trying, in any game."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.cli import secrecy
from engine.match import Match
from engine.views import shown
from tests.games.test_properties import every_game, game, start

SEEDS = st.integers(0, 100_000)
some = settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def unseen_names(match: Match, seat: int) -> set[str]:
    """The names of the cards that a seat does not see, as far as no card that it sees has them in its name or text."""
    state = match.state
    seen = " ".join(f"{card.face.name} {card.face.text}" for card in state.cards if state.sees(seat, card))
    return {card.face.name for card in state.cards if not state.sees(seat, card) and card.face.name not in seen}


def sentences(match: Match, seat: int, source: random.Random, hows: list[str]) -> list[str]:
    """All that a seat is told of answers of every kind that name any card, seen or not."""
    handles = [shown(match.state, seat, card.number) for card in match.state.cards]
    found: list[str] = []
    for answer in secrecy.answers(match, seat, handles, source, hows):
        for ask in (match.judge, match.impossible):
            refusal = ask(seat, answer)
            found.append(refusal.sentence if refusal is not None else "")
    for handle in handles:
        found += [offer.label for offer in match.refused_with(seat, handle)]
        found += [line.text for line in match.explain(seat, handle)]
    return found


@every_game
@some
@given(seed=SEEDS)
def test_no_refusal_names_a_card_that_its_seat_does_not_see(name: str, seed: int) -> None:
    match, source = game(name).new_match(start(name, seed)), random.Random(seed)
    while match.request is not None and len(match.entries) < 150:
        match.play(match.request.sample(source))
        if match.request is not None and source.random() < 0.1:
            for seat in (0, 1):
                said = sentences(match, seat, source, secrecy.HOWS)
                names = unseen_names(match, seat)
                assert not [line for line in said if any(one in line for one in names)]


@every_game
@pytest.mark.parametrize("by_hand", [0.0, 0.05])
@some
@given(seed=SEEDS)
def test_a_seat_cannot_tell_two_positions_apart_that_differ_in_what_is_hidden(
    name: str, by_hand: float, seed: int
) -> None:
    match, source = game(name).new_match(start(name, seed)), random.Random(seed)
    while match.request is not None and len(match.entries) < 250:
        match.play(match.request.sample(source))
        if source.random() < by_hand and match.request is not None:
            secrecy.by_hand(match, source)
        if source.random() < 0.05:
            secrecy.look(match, source.randrange(2), source)

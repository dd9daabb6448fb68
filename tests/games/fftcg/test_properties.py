"""What holds in every game of Final Fantasy TCG, after every answer."""

import random
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.cli import soak
from engine import record
from engine.answers import Amounts, Answer, Cancel, Cards, Confirm, Number, Options, Pass, Pay, Play
from engine.game import Deck, Game, Start
from engine.games import load_game
from engine.match import Match
from engine.views import sampled, view

SEEDS = st.integers(0, 100_000)
#: Answers that name cards that are not there.
NOWHERE: tuple[Answer, ...] = (Play("cast", 999), Cards((-1,)), Pay(((999, "Fire"),)))
#: Answers of every kind, for cards that are there, cards that are not, and numbers that fit nothing.
WRONG: tuple[Answer, ...] = (
    *NOWHERE, Pass(), Play("cast", 0), Play("use", 60, 7), Play("warp", 3), Play("prime", 1), Play("sing", 1),
    Play("attack", 5), Cards((1, 2, 3, 4, 5, 6, 7)), Cards((4, 4)), Pay(((1, "Fire"),)), Pay(((1, "Mud"),)), Pay(()),
    Number(-1), Number(10**9), Confirm(True), Options((9,)), Options((0, 0)), Amounts((1, 1, 1)), Cancel(),
)  # fmt: skip
GAMES = 200
CHUNK = 10

often = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@cache
def game() -> Game:
    """Final Fantasy TCG with the original cards."""
    return load_game("fftcg")


@cache
def starters() -> tuple[Deck, ...]:
    """The starter decks."""
    return tuple(game().deck(game().read_deck(path)) for path in game().starters())


def start(seed: int) -> Start:
    """What a match between two starter decks starts from."""
    first, second = random.Random(seed).sample(starters(), 2)
    return Start("fftcg", (first, second), seed)


def go_on(match: Match, seed: int, steps: int) -> Match:
    """Give some random answers."""
    source = random.Random(seed)
    for _ in range(steps):
        if match.request is not None:
            match.play(match.request.sample(source))
    return match


def played(seed: int, steps: int) -> Match:
    """A match between two starter decks after some random answers."""
    return go_on(game().new_match(start(seed)), seed, steps)


@often
@given(seed=SEEDS, steps=st.integers(0, 250))
def test_undo_restores_every_earlier_position_and_redo_the_last(seed: int, steps: int) -> None:
    match = played(seed, steps)
    last, length = match.state.digest(), len(match.entries)
    back = played(seed, 0).state.digest()
    while match.undo(max(0, len(match.entries) - 7)):
        assert match.law.check(match.state) == []
    assert match.state.digest() == back
    while match.redo():
        pass
    assert (match.state.digest(), len(match.entries)) == (last, length)


@often
@given(seed=SEEDS, steps=st.integers(0, 250))
def test_an_illegal_answer_to_any_question_is_refused_with_a_rule_and_without_a_trace(seed: int, steps: int) -> None:
    match = played(seed, steps)
    request = match.request
    if request is None:
        return
    before = match.state.digest()
    for wrong in WRONG:
        if wrong not in NOWHERE and request.judge(wrong) is None:
            continue
        refusal = match.play(wrong)
        assert refusal is not None and refusal.rule.startswith("FFTCG ") and refusal.sentence.endswith(".")
        assert refusal.rule.removeprefix("FFTCG ") in game().rulebook().rules
        assert match.state.digest() == before and match.request is request


@often
@given(seed=SEEDS, steps=st.integers(0, 250))
def test_a_match_saved_at_any_question_loads_as_the_same_and_goes_on_the_same(seed: int, steps: int) -> None:
    match = played(seed, 0)
    recorder = record.Recorder(game(), start(seed), match)
    go_on(match, seed, steps)
    again = record.replay(game(), record.parse(recorder.text().encode(), "record"), "record").match
    for one in (match, again):
        go_on(one, seed + 1, 10)
    assert again.state.digest() == match.state.digest() and again.entries == match.entries


@often
@given(seed=SEEDS, steps=st.integers(0, 250), seat=st.integers(0, 1))
def test_a_view_is_the_same_whatever_the_hidden_cards_are(seed: int, steps: int, seat: int) -> None:
    match = played(seed, steps)
    other = sampled(match.state, seat, random.Random(seed))
    assert view(match.law, other, seat) == view(match.law, match.state.copy(), seat)


@often
@given(seed=SEEDS, steps=st.integers(0, 250))
def test_no_question_is_asked_that_has_no_legal_answer(seed: int, steps: int) -> None:
    match = played(seed, steps)
    if match.request is not None:
        assert match.request.judge(match.request.sample(random.Random(seed))) is None


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_games_with_random_decks_run_to_their_end_unbroken(first: int) -> None:
    """Conservation, undo, replay, saving and secrecy are looked at all along (:mod:`app.cli.soak`)."""
    assert [found for seed in range(first, first + CHUNK) if (found := soak.play("fftcg", None, seed))] == []

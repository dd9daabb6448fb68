"""What holds in every match of every game, after every answer."""

import gc
import random
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.cli import soak
from app.cli.twins import sampled, twins
from engine import record
from engine.answers import Amounts, Answer, Cancel, Cards, Confirm, Number, Options, Pass, Pay, Play
from engine.game import Deck, Game, Start
from engine.games import load_game
from engine.match import Match
from engine.state import State
from engine.viewing import view

SEEDS = st.integers(0, 100_000)
#: Answers that name cards that are not there.
NOWHERE: tuple[Answer, ...] = (Play("cast", 999), Cards((-1,)), Pay(((999, "Fire"),)))
#: Answers of every kind, for cards that are there, cards that are not, and numbers that fit nothing.
WRONG: tuple[Answer, ...] = (
    *NOWHERE, Pass(), Play("cast", 0), Play("use", 60, 7), Play("warp", 3), Play("prime", 1), Play("sing", 1),
    Play("attack", 5), Play("deploy", 3, 2), Play("level up", 2), Play("move", 4),
    Cards((1, 2, 3, 4, 5, 6, 7)), Cards((4, 4)), Pay(((1, "Fire"),)), Pay(((1, "Mud"),)), Pay(()),
    Number(-1), Number(10**9), Confirm(True), Options((9,)), Options((0, 0)), Amounts((1, 1, 1)), Cancel(),
)  # fmt: skip
GAMES = 200
CHUNK = 5
#: So many of them are always played: one of Force of Will is as long as four of the others.
FEW = {"fftcg": 2, "cipher": 2, "fow": 1, "vanguard": 1}
NAMES = ("fftcg", "cipher", "fow", "vanguard")

often = settings()
#: For what takes long: 2 always, 5 where long sweeps are run.
seldom = settings(max_examples=settings().max_examples // 5)


every_game = pytest.mark.parametrize("name", NAMES)


@cache
def game(name: str) -> Game:
    """A game with its original cards."""
    return load_game(name)


@cache
def starters(name: str) -> tuple[Deck, ...]:
    """The starter decks of a game."""
    return tuple(game(name).deck(game(name).read_deck(path)) for path in game(name).starters())


def start(name: str, seed: int) -> Start:
    """What a match between two starter decks starts from."""
    first, second = random.Random(seed).sample(starters(name), 2)
    return Start(name, (first, second), seed)


def go_on(match: Match, seed: float, steps: int) -> Match:
    """Give some random answers."""
    source = random.Random(seed)
    for _ in range(steps):
        if match.request is not None:
            match.play(match.request.sample(source))
    return match


def played(name: str, seed: int, steps: int) -> Match:
    """A match between two starter decks after some random answers."""
    return go_on(game(name).new_match(start(name, seed)), seed, steps)


@every_game
@often
@given(seed=SEEDS, steps=st.integers(0, 250))
def test_undo_restores_every_earlier_position_and_redo_the_last(name: str, seed: int, steps: int) -> None:
    match = played(name, seed, steps)
    last, length = match.state.digest(), len(match.entries)
    back = played(name, seed, 0).state.digest()
    while match.undo(max(0, len(match.entries) - 7)):
        assert match.law.check(match.state) == []
    assert match.state.digest() == back
    while match.redo():
        pass
    assert (match.state.digest(), len(match.entries)) == (last, length)


@every_game
@often
@given(seed=SEEDS, steps=st.integers(0, 250))
def test_an_illegal_answer_to_any_question_is_refused_with_a_rule_and_without_a_trace(
    name: str, seed: int, steps: int
) -> None:
    match = played(name, seed, steps)
    request = match.request
    if request is None:
        return
    before = match.state.digest()
    for wrong in WRONG:
        if wrong not in NOWHERE and request.judge(wrong) is None:
            continue
        refusal = match.play(wrong)
        assert refusal is not None and refusal.sentence.endswith(".")
        book, _, number = refusal.rule.partition(" ")
        assert book == game(name).rulebook().name and number in game(name).rulebook().rules
        assert match.state.digest() == before and match.request is request


@every_game
@often
@given(seed=SEEDS, steps=st.integers(0, 250))
def test_a_match_saved_at_any_question_loads_as_the_same_and_goes_on_the_same(name: str, seed: int, steps: int) -> None:
    match = played(name, seed, 0)
    recorder = record.Recorder(game(name), start(name, seed), match)
    go_on(match, seed, steps)
    again = record.replay(game(name), record.parse(recorder.text().encode(), "record"), "record").match
    for one in (match, again):
        go_on(one, seed + 1, 10)
    assert again.state.digest() == match.state.digest() and again.entries == match.entries


@every_game
@often
@given(seed=SEEDS, steps=st.integers(0, 250))
def test_a_copy_goes_on_as_the_match_would_and_leaves_it_alone(name: str, seed: int, steps: int) -> None:
    match = played(name, seed, steps)
    before = match.state.digest()
    copy = match.copy()
    assert copy.state.digest() == before and copy.question(0) == match.question(0)
    go_on(copy, seed, 15)
    assert match.state.digest() == before
    assert go_on(match, seed, 15).state.digest() == copy.state.digest()


@every_game
@seldom
@given(seed=SEEDS)
def test_every_question_and_view_can_be_told_to_both_seats_with_random_decks(name: str, seed: int) -> None:
    source = random.Random(seed)
    decks = game(name).deck(game(name).random_deck(source)), game(name).deck(game(name).random_deck(source))
    match = game(name).new_match(Start(name, decks, seed))
    while match.request is not None and len(match.entries) < 600:
        for seat in (0, 1):
            assert match.question(seat).text and match.view(seat).zones
        match.play(match.request.sample(source))


@every_game
@seldom
@given(seed=SEEDS)
def test_a_fork_is_to_its_seat_what_the_match_is_at_every_question(name: str, seed: int) -> None:
    match, source = played(name, seed, 0), random.Random(seed)
    while match.request is not None and len(match.entries) < 250:
        for seat in (0, 1):
            fork = match.fork(seat, source)
            assert fork.view(seat) == match.view(seat) and fork.question(seat) == match.question(seat)
        if source.random() < 0.1:
            assert go_on(fork, seed, 20).law.check(fork.state) == []
        match.play(match.request.sample(source))


@every_game
@seldom
@given(seed=SEEDS)
def test_a_fork_is_the_same_whatever_its_seat_may_not_know(name: str, seed: int) -> None:
    match, source = played(name, seed, 0), random.Random(seed)
    while match.request is not None and len(match.entries) < 250:
        seat = source.randrange(2)
        pair = twins(match, seat, source) if source.random() < 0.3 else None
        if pair is not None:
            one, other = (twin.match.fork(seat, random.Random(seed)) for twin in pair)
            assert one.state.digest() == other.state.digest()
        match.play(match.request.sample(source))


@every_game
@often
@given(seed=SEEDS, steps=st.integers(0, 250), seat=st.integers(0, 1))
def test_a_view_is_the_same_whatever_the_hidden_cards_are(name: str, seed: int, steps: int, seat: int) -> None:
    match = played(name, seed, steps)
    other = sampled(match.state, seat, random.Random(seed))
    assert view(match.law, other, seat) == view(match.law, match.state.copy(), seat)


@every_game
@seldom
@given(seed=SEEDS)
def test_a_view_is_the_same_whether_its_seat_has_looked_before(name: str, seed: int) -> None:
    match, source = played(name, seed, 0), random.Random(seed)
    while match.request is not None and len(match.entries) < 250:
        for seat in (0, 1):
            unseen = match.state.copy()
            unseen.log = match.state.log
            if source.random() < 0.7:
                assert match.view(seat) == view(match.law, unseen, seat, match.request.seat, match.names)
        if source.random() < 0.05:
            match.undo()
        match.play(match.request.sample(source))


@every_game
@often
@given(seed=SEEDS, steps=st.integers(0, 250))
def test_no_question_is_asked_that_has_no_legal_answer(name: str, seed: int, steps: int) -> None:
    match = played(name, seed, steps)
    if match.request is not None:
        assert match.request.judge(match.request.sample(random.Random(seed))) is None


@pytest.mark.parametrize(
    ("name", "first", "last"),
    [
        pytest.param(name, first, last, marks=pytest.mark.long if first else ())
        for name in NAMES
        for first, last in pairwise((0, FEW[name], *range(CHUNK, GAMES + 1, CHUNK)))
        if first < last
    ],
)
def test_games_with_random_decks_run_to_their_end_unbroken(name: str, first: int, last: int) -> None:
    """Conservation, undo, replay, saving and secrecy are looked at all along (:mod:`app.cli.soak`)."""
    assert [found for seed in range(first, last) if (found := soak.play(name, None, seed))] == []


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_a_match_that_nobody_needs_is_gone_at_once(name: str, seed: int) -> None:
    played(name, 0, 5)
    before = {id(one) for one in gc.get_objects() if type(one) is State}
    gc.disable()
    try:
        played(name, seed, 20_000)
        left = [one for one in gc.get_objects() if type(one) is State and id(one) not in before]
    finally:
        gc.enable()
    assert not left

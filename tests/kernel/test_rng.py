"""Chance: what a player is told of it gives none of the rest away, and undo takes it back exactly."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import rng
from engine.events import Roll, Shuffle
from engine.rng import Seed, Stream
from engine.state import State
from tests.kernel.test_match import SEEDS, played
from tests.kernel.toy import DECK, decks, set_up

KEYS = st.binary(min_size=rng.SIZE, max_size=rng.SIZE)


def handles(state: State) -> list[tuple[int, int]]:
    return [card.handles for card in state.cards]


@given(one=KEYS, other=KEYS, handle_key=KEYS)
def test_handles_say_nothing_of_a_shuffle(one: bytes, other: bytes, handle_key: bytes) -> None:
    # Whoever has every handle, and even the key of the handles, has seen the same whatever the shuffle was.
    first, second = (set_up(decks(), Seed(key, handle_key)) for key in (one, other))
    drawn = [first.new_handle() for _ in range(9)]
    assert drawn == [second.new_handle() for _ in range(9)]
    assert first.naming == second.naming
    if one != other:
        assert first.zones != second.zones


@given(key=KEYS, one=KEYS, other=KEYS)
def test_a_shuffle_says_nothing_of_handles(key: bytes, one: bytes, other: bytes) -> None:
    first, second = (set_up(decks(), Seed(key, handle_key)) for handle_key in (one, other))
    assert first.zones == second.zones and first.random == second.random
    if one != other:
        assert not {*sum(handles(first), ())} & {*sum(handles(second), ())}


@given(seed=SEEDS, steps=st.integers(0, 40))
def test_no_shuffle_draws_from_the_handles_and_no_handle_from_the_shuffles(seed: int, steps: int) -> None:
    state = played(seed, steps).state
    before = state.random
    state.new_handle()
    assert state.random == before
    naming = state.naming
    state.emit(Roll(6))
    assert state.naming == naming and state.random.key != naming.key


def test_two_matches_of_players_begin_with_keys_of_their_own() -> None:
    first, second = rng.drawn(), rng.drawn()
    assert len({*first, *second}) == 4 and {len(key) for key in (*first, *second)} == {32}


def test_programs_draw_from_what_no_seed_of_a_match_foretells() -> None:
    seed = rng.drawn()
    assert rng.of_programs(seed).random() != rng.of_programs(seed).random()
    assert rng.of_programs(7).random() == rng.of_programs(7).random()


def test_a_key_of_another_size_is_no_seed() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        rng.seeded(Seed(bytes(31), bytes(32)))


@given(seed=SEEDS)
def test_a_shuffle_taken_back_is_the_same_when_it_is_done_again(seed: int) -> None:
    state = set_up(decks(), seed)
    before, length = state.digest(), len(state.log)
    state.emit(Shuffle(DECK[0]))
    after, order = state.digest(), state.zones[DECK[0]].copy()
    state.take_back(length)
    assert state.digest() == before != after
    state.emit(Shuffle(DECK[0]))
    assert state.zones[DECK[0]] == order and state.digest() == after


def test_every_order_is_as_likely_as_any_other() -> None:
    stream, found = Stream(random.Random(1).randbytes(32)), Counter[tuple[int, ...]]()
    for _ in range(6000):
        stream, order = rng.shuffled(stream, range(3))
        found[tuple(order)] += 1
    assert len(found) == 6 and all(900 < count < 1100 for count in found.values())

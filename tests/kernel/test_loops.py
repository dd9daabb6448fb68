"""Positions that come back: draws by rule, shortcuts with a number of rounds."""

from collections.abc import Iterator
from functools import partial

import pytest

from engine import loops
from engine.answers import Play
from engine.events import Move, SetVariable
from engine.loops import ENDLESS, Bar, Choice, Loop, LoopRules, LoopWatch, after, bars, forbidding, position, settle
from engine.rng import Stream
from engine.state import State
from tests.kernel.toy import ASHES, FIELD, HAND, decks, set_up


class Lamps:
    """A game of two lamps that pass one card round; ``choosers`` are asked before each time it moves."""

    def __init__(self, choosers: tuple[int, ...] = (), patience: int = 0) -> None:
        self.state = set_up(decks(), 1)
        self.card = self.state.zones[HAND[0]][0]
        self.choosers = choosers
        self.watch = LoopWatch(patience)

    def round(self) -> Iterator[Loop | None]:
        """Move the card once round; at every boundary, yield what the watch finds."""
        for to in (FIELD, ASHES[0], HAND[0]):
            for seat in self.choosers:
                self.watch = self.watch.choice(seat, to)
            self.state.emit(Move(self.card, to))
            self.watch, loop = self.watch.boundary(lambda: position(self.state, ()))
            yield loop

    def run(self, rounds: int) -> Loop | None:
        """Go round until a loop is found."""
        return next((loop for _ in range(rounds) for loop in self.round() if loop), None)


def test_a_position_that_comes_back_without_a_choice_is_a_mandatory_loop() -> None:
    """FFTCG 13.1, Force of Will 1301.1c, Cipher 25.2."""
    loop = Lamps().run(2)
    assert loop is not None and loop.mandatory and len(loop.positions) == 3


@pytest.mark.parametrize("choosers", [(0,), (1,), (0, 1)])
def test_a_loop_with_choices_belongs_to_the_seats_that_chose(choosers: tuple[int, ...]) -> None:
    """FFTCG 13.2 and 13.3."""
    loop = Lamps(choosers).run(2)
    assert loop is not None and not loop.mandatory
    assert loop.seats == set(choosers)
    assert [choice.what for choice in loop.choices][:: len(choosers)] == [ASHES[0], HAND[0], FIELD]


def test_a_position_that_differs_is_no_loop() -> None:
    lamps = Lamps()
    for _ in range(3):
        lamps.state.emit(Move(lamps.state.zones[HAND[1]][0], ASHES[1]))
        assert lamps.run(1) is None
    assert lamps.run(1) is not None


def test_what_only_grows_is_a_loop_once_nobody_had_a_choice_for_so_long() -> None:
    """FFTCG 13.1, Cipher 25.2: nothing can stop it, though no position comes back."""
    grown, found = LoopWatch(), []
    for count in range(ENDLESS):
        grown, loop = grown.boundary(partial(str, count))
        found.append(loop)
    assert found == [None] * ENDLESS
    assert grown.unforced().boundary(lambda: "more")[1] is None
    loop = grown.boundary(lambda: "more")[1]
    assert loop is not None and loop.mandatory


def test_what_runs_out_while_nobody_has_a_choice_is_no_loop_before_it_has_run_out() -> None:
    watch, ended = LoopWatch(patience=0), []
    for count in range(5 * ENDLESS):
        left = {"deck": max(0, 2 * ENDLESS - count)}
        watch, loop = watch.boundary(partial(str, count), lambda left=left: left)
        ended += [count] * (loop is not None)
    assert ended and ended[0] > 2 * ENDLESS


def test_nothing_is_computed_before_patience_ends() -> None:
    watch = LoopWatch(patience=3)

    def expensive() -> str:
        raise AssertionError("too early")

    for _ in range(3):
        watch, loop = watch.boundary(expensive)
        assert loop is None
    with pytest.raises(AssertionError):
        watch.boundary(expensive)
    watch.fresh().boundary(expensive)


def test_chance_and_a_fresh_start_break_a_loop() -> None:
    for forget in (LoopWatch.chance, LoopWatch.fresh):
        lamps = Lamps()
        for _ in range(4):
            assert lamps.run(1) is None
            lamps.watch = forget(lamps.watch)


def test_going_back_to_a_boundary_goes_back_to_its_watch() -> None:
    lamps = Lamps()
    assert lamps.run(1) is None
    kept, length = lamps.watch, len(lamps.state.log)
    assert lamps.run(1) is not None
    lamps.state.take_back(length)
    lamps.watch = kept
    assert lamps.run(1) is not None


def test_one_seat_declares_the_rounds_and_may_not_begin_again() -> None:
    """FFTCG 13.2, Force of Will 1301.1a, Cipher 25.2.1."""
    loop = Lamps((1,)).run(2)
    assert loop is not None
    settled = settle(loop, {1: 7}, turn_player=0)
    assert (settled.rounds, settled.stopper, settled.barred) == (7, 1, 1)
    found = bars(loop, settled, "13.2")
    assert all(forbidding(found, choice) for choice in loop.choices)
    assert after(found, Choice(1, "stop", loop.choices[0].at)) == found
    assert loop.without(found).mandatory


def test_who_stops_a_loop_of_two_must_stop_now_and_the_other_may_only_go_on_up_to_there() -> None:
    """FFTCG 13.3, Force of Will 1301.1b, Cipher 25.3."""
    loop = Lamps((0, 1)).run(2)
    assert loop is not None
    first, second, third, *_ = loop.choices
    found = bars(loop, settle(loop, {0: 5, 1: 3}, turn_player=0), "13.3")
    assert forbidding(found, first) is None and forbidding(found, second) and forbidding(found, third)
    found = after(found, first)
    assert forbidding(found, first)
    found = after(found, Choice(1, "stop", second.at))
    assert forbidding(found, second) is None and forbidding(found, first)


@pytest.mark.parametrize(
    ("declared", "rounds", "stopper", "barred"),
    [({0: 3, 1: 5}, 3, 0, 1), ({0: 5, 1: 3}, 3, 1, 0), ({0: 4, 1: 4}, 4, 1, 0)],
)
def test_of_two_numbers_the_smaller_counts(declared: dict[int, int], rounds: int, stopper: int, barred: int) -> None:
    """FFTCG 13.3, Force of Will 1301.1b, Cipher 25.3."""
    loop = Lamps((0, 1)).run(2)
    assert loop is not None
    settled = settle(loop, declared, turn_player=1)
    assert (settled.rounds, settled.stopper, settled.barred) == (rounds, stopper, barred)
    with pytest.raises(ValueError, match="seats that can stop"):
        settle(loop, {0: 3}, turn_player=0)


def test_a_position_counts_ages_not_stamps_and_values_that_the_law_names() -> None:
    state: State = set_up(decks(), 1)
    first, second = state.zones[HAND[0]][:2]
    for number in (first, second):
        state.emit(Move(number, FIELD))
    before = position(state, (3,))
    state.emit(SetVariable("counter", 9))
    state.random = Stream(bytes(32), 5)
    for number in (first, second):
        state.emit(Move(number, HAND[0]))
        state.emit(Move(number, FIELD))
    assert position(state, (3,)) == before != position(state, (4,))
    state.emit(Move(first, HAND[0]))
    state.emit(Move(first, FIELD, 0))
    assert state.zones[FIELD] == [first, second]
    assert position(state, (3,)) != before, "now the second is the older one"


def test_a_loop_that_was_settled_costs_nothing_where_no_choice_of_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """What may be done is looked at for every card: only a choice of the loop asks what the position is."""
    looked: list[State] = []

    def position_of(state: State, values: object) -> str:
        looked.append(state)
        return "here"

    monkeypatch.setattr(loops, "position", position_of)
    state = set_up(decks(), 1)
    state.emit(SetVariable("barred", (Bar(Choice(0, Play("play", 5), "here"), "FFTCG 13.2"),)))
    rules = LoopRules("FFTCG 13.1", "FFTCG 13.2", "FFTCG 13.3")
    assert all(loops.refuse(state, 0, Play("play", card), rules) is None for card in range(5)) and not looked
    assert loops.refuse(state, 1, Play("play", 5), rules) is None and not looked
    refusal = loops.refuse(state, 0, Play("play", 5), rules)
    assert refusal is not None and refusal.rule == "FFTCG 13.2" and looked == [state]

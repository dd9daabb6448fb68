"""Forks: a match as one of its seats may imagine it, for programs that think ahead."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cli.twins import twins
from engine.answers import Amounts, Answer, Cancel, Cards, Confirm, Number, Options, Pass, Play
from engine.door import Door
from engine.events import Arrange, Move, SetVariable
from engine.forking import Knowledge
from engine.match import Match
from engine.overrides import Look, Token
from engine.procedures import Procedure, Situation, StackLine
from engine.requests import ChooseCards, ChooseNumber, ChooseOptions, ChooseYesNo, Distribute, Request
from engine.rulebook import Refusal
from engine.state import State
from engine.views import shown
from tests.kernel.test_match import SEEDS, find_play, played
from tests.kernel.toy import DECK, FIELD, HAND, SPARK, Lanterns, decks, new_match, set_up, step

SEATS = st.integers(0, 1)


class Seekers(Lanterns):
    """Lanterns in which a plain one fetches a plain one from the deck, unseen, and asks the other player something."""

    def _plain(self, state: State, seat: int, card: int) -> Procedure:
        def plain() -> tuple[int, ...]:
            return tuple(one for one in state.zones[DECK[seat]] if state.cards[one].face.text.startswith("plain"))

        yield ChooseCards(seat, "Fetch a plain lantern.", "TOY 8", plain, 1, 1, faces=True, private=True)
        yield ChooseYesNo(1 - seat, "Go on?", "TOY 11", yes="Go on", no="Stay")


def fetched() -> tuple[Match, int]:
    """A match in which the first player has fetched a plain lantern, and the second one is asked; and that lantern."""
    match = Match(Seekers(), set_up(decks(20, 3), 3))
    assert match.answer(0, find_play(match, "plain")) is None
    assert isinstance(match.request, ChooseCards) and match.request.seat == 0
    found = match.request.candidates[0]
    match.play(Cards((found,)))
    assert isinstance(match.request, ChooseYesNo)
    return match, found


def unseen(match: Match, seat: int) -> list[str]:
    """The faces of the cards that a seat does not see, in the order of the cards."""
    return [card.face.code for card in match.state.cards if not match.state.sees(seat, card)]


@given(seed=SEEDS, steps=st.integers(0, 60), seat=SEATS, automatic=st.booleans())
def test_a_fork_is_to_its_seat_what_the_match_is(seed: int, steps: int, seat: int, automatic: bool) -> None:
    match = played(seed, steps, automatic=automatic)
    before = match.state.digest()
    fork = match.fork(seat, random.Random(seed))
    assert fork.view(seat) == match.view(seat) and fork.question(seat) == match.question(seat)
    assert fork.log(seat) == match.log(seat)
    assert Counter(unseen(fork, seat)) == Counter(unseen(match, seat))
    source = random.Random(seed)
    for _ in range(10):
        if fork.request is not None:
            step(fork, source)
    assert fork.law.check(fork.state) == [] and match.state.digest() == before


@given(seed=SEEDS, steps=st.integers(0, 60), seat=SEATS)
def test_a_fork_is_the_same_whatever_its_seat_may_not_know(seed: int, steps: int, seat: int) -> None:
    match = played(seed, steps, automatic=False)
    pair = twins(match, seat, random.Random(seed))
    if pair is not None:
        one, other = (twin.match.fork(seat, random.Random(seed)) for twin in pair)
        assert one.state.digest() == other.state.digest()
        assert [one.view(who) for who in (0, 1)] == [other.view(who) for who in (0, 1)]


@given(seed=SEEDS, steps=st.integers(0, 60), seat=SEATS)
def test_what_chance_brings_is_another_thing_in_a_fork(seed: int, steps: int, seat: int) -> None:
    match = played(seed, steps)
    forks = [match.fork(seat, random.Random(n)) for n in (1, 1, 2)]
    assert len({(fork.state.random, fork.state.naming) for fork in forks}) == 2
    assert match.state.random not in {fork.state.random for fork in forks}
    assert forks[0].state.digest() == forks[1].state.digest() != forks[2].state.digest()


def test_hidden_cards_are_dealt_anew_every_time() -> None:
    match = new_match(3)
    assert len({tuple(unseen(match.fork(0, random.Random(seed)), 0)) for seed in range(20)}) == 20


def test_what_a_seat_has_looked_at_stays_what_it_is() -> None:
    match = new_match(3)
    match.override(0, Look("deck", 1, 2))
    top = match.state.zones[DECK[1]][-2:]
    for seed in range(10):
        fork = match.fork(0, random.Random(seed))
        assert [fork.state.cards[one].face for one in top] == [match.state.cards[one].face for one in top]


def test_a_card_chosen_unseen_is_in_a_fork_one_that_could_be_chosen() -> None:
    match, found = fetched()
    codes = set()
    for seed in range(30):
        fork = match.fork(1, random.Random(seed))
        assert fork.question(1) == match.question(1)
        assert fork.state.cards[found].face.text.startswith("plain")
        codes.add(tuple(unseen(fork, 1)))
    assert len(codes) == 30


def test_cards_lie_as_they_do_where_nothing_else_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = fetched()
    monkeypatch.setattr(Knowledge, "alike", lambda *_: False)
    fork = match.fork(1, random.Random(1))
    assert unseen(fork, 1) == unseen(match, 1) and fork.question(1) == match.question(1)


def test_nobody_knows_in_a_fork_where_a_card_is_that_has_been_shuffled_away() -> None:
    class Shufflers(Lanterns):
        def _plain(self, state: State, seat: int, card: int) -> Procedure:
            yield from self._search(state, seat, card)
            yield ChooseYesNo(seat, "Go on?", "TOY 11", yes="Go on", no="Stay")

    match = Match(Shufflers(), set_up(decks(20, 3), 3))
    match.answer(0, find_play(match, "plain"))
    match.play(Cards(()))
    assert isinstance(match.request, ChooseYesNo)
    deck = match.state.zones[DECK[0]]
    orders = [[fork.state.cards[one].face.code for one in deck] for fork in forks_of(match, 0, 20)]
    assert len({tuple(order) for order in orders}) == 20
    assert all(Counter(order) == Counter(orders[0]) for order in orders)


class Tidying(Lanterns):
    """Lanterns in which a plain one goes under the deck with another that all see, in an order that its player chooses.
    """

    def _plain(self, state: State, seat: int, card: int) -> Procedure:
        both = (card, next(one for one in state.zones[FIELD] if one != card))
        for number in both:
            state.emit(Move(number, DECK[seat], why="tidy"))
        answer = yield ChooseOptions(seat, "Order them.", "TOY 10", ("one", "other"), 2, 2, ordered=True)
        assert isinstance(answer, Options)
        state.emit(Arrange(DECK[seat], tuple(both[pick] for pick in answer.picks), seat, below=True))
        yield ChooseYesNo(1 - seat, "Go on?", "TOY 11", yes="Go on", no="Stay")


def tidied(picks: tuple[int, int]) -> Match:
    """A match in which the first player has put two lanterns under the deck in an order, and the second is asked."""
    match = Match(Tidying(), set_up(decks(20, 3), 3))
    match.override(0, Token(SPARK.code, 0, "field"))
    assert match.answer(0, find_play(match, "plain")) is None
    match.play(Options(picks))
    assert isinstance(match.request, ChooseYesNo)
    return match


def test_an_order_that_the_other_player_chose_is_not_known_in_a_fork() -> None:
    found = []
    for picks in ((0, 1), (1, 0)):
        match = tidied(picks)
        for seat in (0, 1):
            forks = forks_of(match, seat, 20)
            assert all(fork.view(seat) == match.view(seat) for fork in forks)
            found.append([[fork.state.cards[one].face.code for one in fork.state.zones[DECK[0]][:2]] for fork in forks])
    assert found[1] == found[3] and len({tuple(one) for one in found[1]}) == 2
    assert found[0] == [found[0][0]] * 20 and found[2] == [found[0][0][::-1]] * 20


def test_a_card_whose_name_is_read_though_it_has_gone_out_of_sight_is_that_card() -> None:
    class Returning(Lanterns):
        def _plain(self, state: State, seat: int, card: int) -> Procedure:
            entered = state.cards[card].entered
            state.emit(Move(card, HAND[seat], why="return"))
            state.emit(SetVariable("gone", (card, entered)))
            return
            yield

        def situation(self, state: State) -> Situation:
            gone = state.vars.get("gone")
            stack = (StackLine("what {0} did", (("card", *gone),), 0),) if gone is not None else ()
            return replace(super().situation(state), stack=stack)

    match = Match(Returning(), set_up(decks(20, 3), 3))
    match.answer(0, find_play(match, "plain"))
    assert match.view(1).stack[0].text.startswith("what Plain")
    assert all(fork.view(1) == match.view(1) for fork in forks_of(match, 1, 10))


def forks_of(match: Match, seat: int, many: int) -> list[Match]:
    return [match.fork(seat, random.Random(seed)) for seed in range(many)]


def drawn(match: Match, seat: int) -> list[str]:
    """The lines of the log, as a seat reads it, of what the second player has drawn."""
    return [line.text for line in match.log(seat) if line.text.startswith("Player 2 draws")]


def test_what_the_other_player_alone_could_read_is_not_in_the_log_of_a_fork() -> None:
    match = new_match(3)
    source = random.Random(3)
    while not drawn(match, 0):
        step(match, source)
    step(match, source)
    fork = match.fork(0, source)
    assert drawn(match, 0) == drawn(fork, 0) == drawn(fork, 1) == ["Player 2 draws a card."] != drawn(match, 1)


def test_a_fork_takes_back_its_own_answers_and_no_others() -> None:
    match = new_match(5, automatic=False)
    assert match.answer(0, find_play(match, "gamble")) is None
    fork = match.fork(0, random.Random(1))
    before = fork.state.digest()
    assert not fork.undo()
    fork.play(Cards(()))
    fork.play(Number(1))
    assert fork.copy().state.digest() == fork.state.digest()
    assert fork.undo() and fork.undo() and not fork.undo()
    assert fork.state.digest() == before
    assert fork.answer(0, Cancel()) is None and match.state.random != fork.state.random


# The door


def test_a_door_shows_what_its_seat_may_see_and_no_more() -> None:
    match = new_match(3)
    doors = [Door(match, seat) for seat in (0, 1)]
    assert [door.asked for door in doors] == [True, False]
    for seat, door in enumerate(doors):
        assert door.view() == match.view(seat) and door.question() == match.question(seat)
        assert door.fork(random.Random(1)).view(seat) == match.view(seat)
    assert doors[0].judge(doors[0].sample(random.Random(1))) is None and doors[1].judge(Pass()) is not None
    for ask in (lambda: doors[1].sample(random.Random(1)), lambda: doors[1].answers(3)):
        with pytest.raises(ValueError, match="the other player"):
            ask()


# Listing answers


@given(seed=SEEDS, steps=st.integers(0, 60))
def test_every_answer_listed_is_legal_and_listed_once(seed: int, steps: int) -> None:
    match = played(seed, steps, automatic=False)
    if match.request is None:
        assert list(match.answers(9)) == []
        return
    found = list(match.answers(200))
    assert found and len(set(found)) == len(found)
    assert all(match.judge(match.request.seat, one) is None for one in found)
    if len(found) < 200:
        assert meaning(match, match.sample(random.Random(seed))) in [meaning(match, one) for one in found]


def meaning(match: Match, answer: Answer) -> object:
    """What an answer says: cards whose order does not count are the same in any order."""
    ordered = isinstance(match.request, ChooseCards) and match.request.ordered
    return frozenset(answer.cards) if isinstance(answer, Cards) and not ordered else answer


def test_so_many_answers_are_listed_as_are_wanted() -> None:
    match = new_match(3)
    assert [list(match.answers(most))[:1] for most in (0, 1)] == [[], [Pass()]]
    assert len(list(match.answers(2))) == 2


def yes_or_no(barred: Refusal | None = None) -> ChooseYesNo:
    return ChooseYesNo(0, "?", "TOY 1", yes="Yes", no="No", barred=barred)


def cards(least: int, most: int, *, ordered: bool = False) -> ChooseCards:
    """A request for some of three cards, of which 1 and 2 do not go together."""
    return ChooseCards(
        0, "?", "TOY 1", lambda: (1, 2, 3), least, most, ordered=ordered,
        together=lambda chosen: Refusal("TOY 1", "Not both.") if {1, 2} <= set(chosen) else None,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("request_", "wanted"),
    [
        (ChooseNumber(0, "?", "TOY 1", 1, 3, but=2), [Number(1), Number(3)]),
        (yes_or_no(), [Confirm(True), Confirm(False)]),
        (yes_or_no(Refusal("TOY 1", "No.")), [Confirm(False)]),
        (ChooseOptions(0, "?", "TOY 1", ("a", "b"), 0, 1), [Options(()), Options((0,)), Options((1,))]),
        (ChooseOptions(0, "?", "TOY 1", ("a", "b"), 2, 2, ordered=True), [Options((0, 1)), Options((1, 0))]),
        (cards(2, 3), [Cards((1, 3)), Cards((2, 3))]),
        (cards(2, 2, ordered=True), [Cards((1, 3)), Cards((2, 3)), Cards((3, 1)), Cards((3, 2))]),
        (Distribute(0, "?", "TOY 1", (1, 2), 4, 2, 0), [Amounts((4, 0)), Amounts((2, 2)), Amounts((0, 4))]),
    ],
)
def test_the_answers_of_a_request_are_listed(request_: Request, wanted: list[Answer]) -> None:
    assert list(request_.answers()) == wanted


def test_where_few_of_many_combinations_are_legal_one_is_found() -> None:
    last = tuple(range(20, 30))

    class Last(ChooseCards):
        def smallest(self) -> Answer:
            return Cards(last)

    many = Last(
        0, "?", "TOY 1", lambda: tuple(range(30)), 10, 10,
        together=lambda chosen: None if chosen == last else Refusal("TOY 1", "Only the last ten."),
    )  # fmt: skip
    assert list(many.answers()) == [Cards(last)]


def test_a_play_that_is_listed_names_its_card_as_the_seat_does() -> None:
    match = new_match(3)
    plays = [one for one in match.answers(50) if isinstance(one, Play)]
    assert plays and {one.card for one in plays} <= {shown(match.state, 0, one) for one in match.state.zones[HAND[0]]}

"""The door: answers, refusals, cancelling, rolling back, undoing, doing again, replaying."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.answers import Amounts, Cancel, Cards, Confirm, Number, Options, Pass, Pay, Play
from engine.match import Match
from engine.overrides import Draw, Say, Value
from engine.procedures import Answered
from tests.kernel.toy import ASHES, FIELD, HAND, Lanterns, decks, new_match, set_up, step

SEEDS = st.integers(0, 10_000)
WRONG = (
    Pass(), Play("play", 123), Play("sing", 1), Cards((1, 2, 3, 4, 5)), Pay(((1, "x"),)), Number(99),
    Confirm(True), Options((7,)), Amounts((1, 1, 1, 1, 1, 1)), Cancel(), Cards((-1, -1)), Number(-1),
)  # fmt: skip


def played(seed: int, steps: int, *, automatic: bool = True) -> Match:
    """A match after some random answers, some of them taken back or by hand."""
    match = new_match(seed, automatic=automatic)
    source = random.Random(seed)
    for _ in range(steps):
        if match.request is None:
            break
        chance = source.random()
        if chance < 0.05:
            match.override(source.randrange(2), Draw(1))
        elif chance < 0.1:
            match.answer(match.request.seat, Cancel())
        else:
            step(match, source)
    return match


def find_play(match: Match, word: str) -> Play:
    """Give the asked seat a lantern of this kind for nothing, and return the play of it."""
    request = match.request
    assert request is not None
    number = match.state.zones[HAND[request.seat]][0]
    card = match.state.cards[number]
    card.face = next(face for face in FACES if face.text.startswith(word))
    request.refresh()
    return Play("play", card.handles[request.seat])


FACES = [type(face)(face.code, face.name, face.text[:-1] + "0") for face in decks(200, 1)[0]]


@given(seed=SEEDS, steps=st.integers(0, 60), automatic=st.booleans())
def test_undo_restores_the_position_before_every_entry(seed: int, steps: int, automatic: bool) -> None:
    match = new_match(seed, automatic=automatic)
    source = random.Random(seed)
    digests = [match.state.digest()]
    for _ in range(steps):
        if match.request is None:
            break
        before = len(match.entries)
        if source.random() < 0.1:
            match.override(0, Value("life", 1, 1))
        else:
            step(match, source)
        del digests[len(match.entries) :]
        assert len(match.entries) <= before + 1
        digests += [match.state.digest()] * (len(match.entries) + 1 - len(digests))
    for length in range(len(match.entries) - 1, -1, -1):
        assert match.undo()
        assert match.state.digest() == digests[length]
        assert (match.request is None) is (match.outcome is not None)
    assert not match.undo()
    while match.redo():
        assert match.state.digest() == digests[len(match.entries)]
    assert len(match.entries) == len(digests) - 1


@given(seed=SEEDS, steps=st.integers(0, 80))
def test_replaying_the_entries_reproduces_the_position(seed: int, steps: int) -> None:
    match = played(seed, steps)
    again = new_match(seed)
    for entry in match.entries:
        assert again.replay(entry) is None
    assert again.state.digest() == match.state.digest()
    assert again.entries == match.entries
    assert [again.view(seat) for seat in (0, 1)] == [match.view(seat) for seat in (0, 1)]


@given(seed=SEEDS, steps=st.integers(0, 60))
def test_an_answer_that_is_not_legal_is_refused_without_a_trace(seed: int, steps: int) -> None:
    match = played(seed, steps, automatic=False)
    request = match.request
    if request is None:
        return
    digest, entries, log = match.state.digest(), list(match.entries), len(match.state.log)
    for wrong in WRONG:
        if match.request is request and request.judge(wrong) is not None:
            refusal = match.answer(request.seat, wrong)
            assert refusal is not None and refusal.sentence
            assert match.play(wrong) is not None
    other = match.answer(1 - request.seat, match.sample(random.Random(1)))
    assert other is not None and "other player" in other.sentence
    assert (match.state.digest(), match.entries, len(match.state.log)) == (digest, entries, log)
    assert match.request is request


@given(seed=SEEDS, steps=st.integers(0, 60))
def test_every_sampled_answer_is_legal(seed: int, steps: int) -> None:
    match = played(seed, steps, automatic=False)
    if match.request is not None:
        refusal = match.answer(match.request.seat, match.sample(random.Random(seed)))
        assert refusal is match.refused


def test_cancel_takes_the_action_back_as_far_as_it_has_come() -> None:
    match = new_match(3, automatic=False)
    play = find_play(match, "plain")
    digest = match.state.digest()
    assert match.answer(0, play) is None
    assert match.request is not None and match.request.cancel and match.state.zones[FIELD]
    assert match.answer(0, Cancel()) is None
    assert match.state.digest() == digest and not match.entries
    refusal = match.answer(0, Cancel())
    assert refusal is not None and refusal.rule == "TOY 5"


def test_an_action_that_cannot_be_completed_is_rolled_back_and_says_why() -> None:
    match = new_match(3)
    play = find_play(match, "gamble")
    digest = match.state.digest()
    assert match.answer(0, play) is None
    refusal = match.answer(0, Number(3))
    assert refusal is not None and refusal.rule == "TOY 13"
    assert match.state.digest() == digest and not match.entries
    assert match.answer(0, play) is None and match.answer(0, Number(2)) is None


def test_a_failure_of_the_law_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(3)
    play = find_play(match, "plain")
    digest = match.state.digest()

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Lanterns, "_plain", fail)
    with pytest.raises(ZeroDivisionError):
        match.answer(0, play)
    assert match.state.digest() == digest and not match.entries
    assert match.answer(0, Pass()) is None


def test_forced_answers_are_taken_only_when_that_is_wanted() -> None:
    for automatic in (True, False):
        match = new_match(3, automatic=automatic)
        match.answer(0, find_play(match, "plain"))
        assert len(match.entries) == 1
        assert match.request is not None and (match.request.kind == "play") is automatic


def test_conceding_ends_the_game_and_can_be_taken_back() -> None:
    match = new_match(5)
    step(match, random.Random(5))
    digest = match.state.digest()
    assert match.concede(1) is None
    assert match.outcome is not None and match.outcome.winner == 0 and match.request is None
    assert match.concede(0) is not None and match.answer(0, Pass()) is not None
    assert match.undo() and match.outcome is None and match.state.digest() == digest
    assert match.redo() and match.outcome is not None


def test_undo_tells_the_watchers_nothing_twice() -> None:
    match = new_match(5, automatic=False)
    match.answer(0, find_play(match, "peek"))
    seen: list[object] = []
    told: list[int] = []
    match.watch(0, seen.append)
    match.listen(lambda: told.append(len(match.entries)))
    match.answer(0, Cards(()))
    count = len(seen)
    match.undo()
    assert len(seen) == count > 0
    assert told == [2, 1]


def test_an_answer_is_kept_before_it_has_its_effect() -> None:
    match = new_match(5)
    kept: list[tuple[int, int]] = []
    match.keep(lambda _stayed: kept.append((len(match.entries), len(match.state.log))))
    before = len(match.state.log)
    match.answer(0, Pass())
    assert kept == [(1, before)] and len(match.state.log) > before
    match.undo()
    match.override(1, Say("hello"))
    assert [length for length, _ in kept] == [1, 0, 1]


def test_a_new_answer_forgets_what_was_undone() -> None:
    match = played(9, 12)
    assert match.undo() and match.undone
    step(match, random.Random(0))
    assert not match.undone and not match.redo()


def test_a_position_copied_is_equal_and_independent() -> None:
    match = played(11, 20)
    copy = match.state.copy()
    assert copy.digest() == match.state.digest()
    step(match, random.Random(2))
    assert copy.digest() != match.state.digest()


def test_the_seed_alone_decides_the_game() -> None:
    assert set_up(decks(), 4).digest() == set_up(decks(), 4).digest() != set_up(decks(), 5).digest()


def test_a_record_that_answers_for_another_seat_is_refused() -> None:
    match = new_match(5)
    refusal = match.replay(Answered(1, Pass()))
    assert refusal is not None and not match.entries


@given(seed=SEEDS, steps=st.integers(0, 80))
def test_no_card_is_ever_lost_or_doubled(seed: int, steps: int) -> None:
    match = played(seed, steps)
    assert match.law.check(match.state) == []
    for seat in (0, 1):
        table = match.state.by_handle[seat]
        assert sorted(table.values()) == list(range(len(match.state.cards)))
        assert all(match.state.cards[number].handles[seat] == handle for handle, number in table.items())
    assert all(match.state.cards[number].owner == 0 for number in match.state.zones[ASHES[0]])


@given(seed=SEEDS, steps=st.integers(0, 40), ahead=st.integers(0, 15))
def test_a_copy_stands_where_the_match_stands_and_goes_its_own_way(seed: int, steps: int, ahead: int) -> None:
    match = played(seed, steps)
    before, entries = match.state.digest(), match.entries.copy()
    copy = match.copy()
    assert copy.state.digest() == before and copy.entries == entries
    assert all(copy.question(seat) == match.question(seat) and copy.view(seat) == match.view(seat) for seat in (0, 1))
    told: list[int] = []
    match.keep(told.append)
    for one in (copy, match.copy()):
        source = random.Random(seed)
        for _ in range(ahead):
            if one.request is not None:
                step(one, source)
        while len(one.entries) > len(entries) // 2 and one.undo():
            pass
    assert match.state.digest() == before and match.entries == entries and not told
    source = random.Random(seed)
    again = match.copy()
    for _ in range(ahead):
        if match.request is not None:
            assert step(match, source) is not None
    source = random.Random(seed)
    for _ in range(ahead):
        if again.request is not None:
            step(again, source)
    assert again.state.digest() == match.state.digest()

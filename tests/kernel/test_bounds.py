"""What comes into a match from outside is bounded where it enters: by the door, and by reading a record."""

import dataclasses
import random

import pytest

from engine.answers import Answer, Cards, Number, Options, Play
from engine.bounds import MOST, plain, plain_name
from engine.overrides import Control, Counter, Damage, Look, MoveCard, Override, Reveal, Say, Shuffle, Token, Value
from engine.record import RecordError, parse, replay
from tests.kernel.mutants import record_mutant
from tests.kernel.test_record import recorded
from tests.kernel.toy import SPARK, ToyGame, new_match, start


def outcome(data: bytes) -> str:
    """What reading a record comes to: a sentence, or nothing where it is as good as any other."""
    try:
        loaded = replay(ToyGame(), parse(data, "a.txt"), "a.txt")
    except RecordError as problem:
        return str(problem)
    assert loaded.match.law.check(loaded.match.state) == []
    return " ".join(loaded.notes)


def test_no_mutant_of_a_record_raises() -> None:
    """Right checksums and wrong content: a seat 7, a list for a number, 10**18."""
    source = random.Random(14)
    originals = [recorded(seed, 30)[1].text().encode() for seed in range(10)]
    told = [outcome(record_mutant(source.choice(originals), source)) for _ in range(3000)]
    assert sum(map(bool, told)) > 2000 and not any("\n" in one for one in told)


@pytest.mark.parametrize("seat", [-1, 2, 7, 10**18, -(10**30)])
@pytest.mark.parametrize("verb", [Token(SPARK.code, 0, "field"), Say("hello")])
def test_only_the_two_seats_do_anything(seat: int, verb: Override) -> None:
    match = new_match(3)
    for refusal in (match.override(seat, verb), match.concede(seat), match.answer(seat, Number(0))):
        assert refusal is not None
    assert match.entries == []


@pytest.mark.parametrize(
    ("verb", "sentence"),
    [
        (Token(SPARK.code, -1, "field"), "two players"),
        (Token(SPARK.code, 0, "nowhere"), "no zone called 'nowhere'"),
        (Value("life", -1, 1), "two players"),
        (Value("life", 1, 10**7), "up to 1000000"),
        (Control(0, -1), "two players"),
        (Reveal(0, 5), "two players"),
        (MoveCard(0, "ashes", place=10**30), "up to 1000000"),
        (Look("x" * 101, 0), "up to 100 letters"),
        (Shuffle([1], 0), "cannot be understood"),  # type: ignore[arg-type]
        (Counter(0, "flame", 0.5), "cannot be understood"),  # type: ignore[arg-type]
        (Damage(10**20, 1), "up to 1000000"),
        (Say("x" * 2001), "up to 2000 letters"),
        (Override(), "cannot be understood"),
    ],
)
def test_what_is_out_of_bounds_is_refused_in_a_sentence(verb: Override, sentence: str) -> None:
    match = new_match(3)
    refusal = match.override(0, verb)
    assert refusal is not None and sentence in refusal.sentence
    assert match.entries == []


@pytest.mark.parametrize(
    "answer",
    [Number(10**18), Options((10**30,)), Cards(tuple(range(MOST + 1))), Cards("ab"), Play(7, 1), Play("x" * 999, 1),  # type: ignore[arg-type]
     Play("\ud800", 1), Answer()],
)  # fmt: skip
def test_an_answer_out_of_bounds_is_refused_in_a_sentence(answer: Answer) -> None:
    match = new_match(3)
    assert match.request is not None
    assert match.answer(match.request.seat, answer) is not None and match.entries == []


def test_a_match_has_no_more_cards_than_can_be_named() -> None:
    match = new_match(3)
    while len(match.state.cards) < MOST:
        assert match.override(0, Token(SPARK.code, 0, "field")) is None
    refusal = match.override(0, Token(SPARK.code, 0, "field"))
    assert refusal is not None and refusal.sentence == "A match has up to 2000 cards."


def test_what_is_said_is_plain_text_in_the_log_and_after_a_replay() -> None:
    match, recorder = recorded(4, 0)
    said = "a\u202eb <b>\x07c\ud800\n"
    assert match.override(0, Say(said)) is None
    again = replay(ToyGame(), parse(recorder.text().encode(), "a"), "a").match
    for one in (match, again):
        assert one.log(1)[-1].text.endswith("says: ab <b>c")


@pytest.mark.parametrize(
    ("written", "shown"),
    [("Ann\u202e", "Ann"), ("\u2066A\u200bn\u2069n ", "Ann"), ("A\tn\r\nn", "A n n"), ("安\u3000妮", "安 妮"),
     ("<img src=x>", "<img src=x>"), ("José 👩\u200d🚀", "José 👩\u200d🚀"), ("\ue000\ufffe", ""),
     ("\u2028a\u2029b", "a b"), ("\x1b[1m", "[1m")],
)  # fmt: skip
def test_marks_that_are_no_letters_are_taken_out(written: str, shown: str) -> None:
    assert plain(written) == shown


def test_names_are_short_and_never_empty() -> None:
    assert plain_name("\u202e \x00", "Player 1") == "Player 1"
    assert plain_name("x" * 1000, "Player 1") == "x" * 40


def test_a_match_begins_with_plain_names() -> None:
    begin = dataclasses.replace(start(), names=("An\u202en", "\x00"))
    assert begin.names == ToyGame().new_match(begin).names == ("Ann", "Player 2")

"""What a seat may speak of: hidden cards get one sentence, and what was shown is not taken back for nothing."""

import random

import pytest

from app.cli import twins
from engine import sight
from engine.answers import Cancel, Cards, Pay, Play
from engine.events import SetCardField
from engine.match import Match
from engine.overrides import Anyway, Counter, Flip, Grant, Look, PutOnStack
from engine.rulebook import Refusal
from engine.state import Ref
from engine.views import shown
from tests.kernel.test_match import find_play
from tests.kernel.toy import CELLAR, DECK, HAND, new_match


def hidden(match: Match, seat: int) -> list[int]:
    """The seat's names for cards that it does not see, and for one that there is not."""
    zones = (HAND[1 - seat], DECK[seat], DECK[1 - seat], CELLAR[1 - seat])
    return [*(shown(match.state, seat, match.state.zones[zone][-1]) for zone in zones), 12345]


def test_every_answer_that_names_a_hidden_card_is_refused_with_the_same_sentence() -> None:
    match = new_match()
    assert match.request is not None
    seat, rule = match.request.seat, match.request.rule
    for handle in hidden(match, seat):
        for answer in (Play("play", handle), Play("sing", handle), Cards((handle,)), Pay(((handle, "x"),))):
            for told in (match.answer, match.judge, match.impossible):
                assert told(seat, answer) == Refusal(rule, sight.UNSEEN)
            assert match.override(seat, Anyway(answer)) == Refusal(rule, sight.UNSEEN)
        assert match.refused_with(seat, handle) == ()


def test_a_seen_card_with_a_hidden_target_is_refused_like_one_without_any() -> None:
    match = new_match()
    assert match.request is not None
    seat = match.request.seat
    own = shown(match.state, seat, match.state.zones[HAND[seat]][0])
    for handle in hidden(match, seat):
        assert match.answer(seat, Play("play", own, 0, handle)) == Refusal(match.request.rule, sight.UNSEEN)


def test_what_depends_on_a_face_is_not_done_by_hand_to_a_hidden_card() -> None:
    match = new_match()
    for handle in hidden(match, 0):
        for verb in (Grant(handle, "plain"), PutOnStack(handle)):
            assert match.override(0, verb) == Refusal("", sight.UNSEEN)


def paying(word: str = "plain") -> tuple[Match, int]:
    """A match in which a lantern is being paid for, and who pays."""
    match = new_match()
    play = find_play(match, word)
    assert match.request is not None
    seat = match.request.seat
    number = match.state.by_handle[seat][play.card]
    face = match.state.cards[number].face
    match.state.cards[number].face = type(face)(face.code, face.name, face.text[:-1] + "1")
    assert match.answer(seat, play) is None and match.request.cancel
    return match, seat


def test_what_showed_nothing_to_who_did_it_is_taken_back_freely() -> None:
    match, seat = paying()
    question = match.question(seat)
    assert question is not None and question.cancel and not question.shown
    assert match.answer(seat, Cancel()) is None


def test_what_showed_something_hidden_is_taken_back_only_by_an_undo() -> None:
    match, seat = paying()
    before = match.state.digest()
    match.state.emit(SetCardField(match.state.zones[DECK[seat]][-1], "known", 1 << seat, "look"))
    question, refusal = match.question(seat), match.answer(seat, Cancel())
    assert question is not None and question.shown
    assert refusal is not None and "the other player must agree" in refusal.sentence
    assert match.undo(match.back) and match.state.digest() != before


def test_what_only_the_other_player_was_shown_is_taken_back_freely() -> None:
    match, seat = paying()
    match.state.emit(SetCardField(match.state.zones[HAND[seat]][0], "known", 3, "reveal"))
    question = match.question(seat)
    assert question is not None and not question.shown


@pytest.mark.parametrize("seat", [0, 1])
def test_a_twin_deals_only_what_the_seat_may_not_know(seat: int) -> None:
    match = new_match(3)
    match.override(seat, Look("deck", seat, 2))
    pair = twins.twins(match, seat, random.Random(1))
    assert pair is not None
    first, second = (one.match for one in pair)
    assert first.state.digest() == match.state.digest() != second.state.digest()
    assert first.view(seat) == second.view(seat) and pair[0].heard == pair[1].heard
    assert first.view(1 - seat) != second.view(1 - seat)


def test_a_number_of_the_host_is_found_wherever_it_stands() -> None:
    match = new_match()
    ref = Ref(3, 1)
    assert twins.internal({"attacker": (1, (ref,))}) and not twins.internal(match.view(0))
    with pytest.raises(twins.ToldApart, match="the log: 1 / 2"):
        twins.same((0, 1), (0, 2), "the log")


def test_hidden_cards_can_still_be_turned_and_marked_by_hand() -> None:
    match = new_match()
    handle = shown(match.state, 0, match.state.zones[CELLAR[1]][0])
    assert match.override(0, Flip(handle, False)) is None
    assert match.override(0, Counter(handle, "", 1)) is not None

"""Questions: what is asked, in words, with the legal answers for the seat asked and for nobody else."""

import random

from engine.answers import Cards, Play
from engine.match import Match
from engine.overrides import MoveCard
from engine.questions import Question, question
from engine.requests import ChooseCards, ChoosePlay
from engine.rulebook import Refusal
from engine.state import State
from engine.views import number_of, shown
from tests.kernel.test_match import find_play
from tests.kernel.toy import ASHES, DECK, HAND, Lighting, choose, new_match


def asked(match: Match, seat: int) -> Question:
    found = match.question(seat)
    assert found is not None
    return found


def names(state: State, question: Question) -> set[int]:
    return {number_of(state, question.seat, handle) for handle in question.candidates}


def test_a_window_offers_its_plays_with_labels() -> None:
    match = new_match(3)
    question = asked(match, 0)
    assert question.kind == "play" and question.text == "Play a lantern, or pass." and question.rule == "TOY 5"
    assert question.plays and not question.idle
    for offer in question.plays:
        number = number_of(match.state, 0, offer.answer.card)
        assert number in match.state.zones[HAND[0]]
        assert offer.label == f"play {match.state.cards[number].face.name}"
    assert match.answer(0, question.plays[0].answer) is None


def test_a_play_says_at_which_cards_it_can_be_aimed() -> None:
    state = new_match(3).state
    first, *others = state.zones[HAND[0]]
    ways = Lighting(lambda play: None, aimed=others[:2])
    request = choose(state, 0, "Play.", lambda state, seat: [Play("play", first)], ways)
    (offer,) = question(state, request, 0).plays
    assert [number_of(state, 0, handle) for handle in offer.aims] == others[:2]


def test_the_other_seat_learns_only_who_is_asked_and_what_for() -> None:
    match = new_match(3)
    assert asked(match, 1) == Question("wait", 0, "Play a lantern, or pass.", "TOY 5")


def test_a_window_without_a_play_is_idle() -> None:
    match = new_match(3)
    for number in list(match.state.zones[HAND[0]]):
        match.state.cards[number].face = type(match.state.cards[number].face)("T-50", "Heavy", "plain 9")
    assert match.request is not None
    match.request.refresh()
    assert asked(match, 0).idle


def test_a_card_is_named_to_who_may_see_it() -> None:
    match = new_match(3, automatic=False)
    play = find_play(match, "swap")
    name = match.state.cards[number_of(match.state, 0, play.card)].face.name
    match.answer(0, play)
    question = asked(match, 0)
    assert question.text == f"Discard 0 for {name}." and question.cancel
    match.answer(0, Cards(()))
    assert asked(match, 1).kind == "confirm" and asked(match, 1).text == f"Take {name}?"


def test_hidden_candidates_are_places_without_faces() -> None:
    match = new_match(3, automatic=False)
    match.answer(0, find_play(match, "peek"))
    match.answer(0, Cards(()))
    question = asked(match, 0)
    assert (question.least, question.most) == (0, 2) and question.faces == ()
    assert all(handle < 0 for handle in question.candidates)
    assert names(match.state, question) == set(match.state.zones[HAND[1]])
    chosen = question.candidates[:2]
    numbers = {number_of(match.state, 0, handle) for handle in chosen}
    assert match.answer(0, Cards(chosen)) is None
    assert {n for n in match.state.zones[HAND[1]] if match.state.cards[n].known} == numbers


def test_a_search_shows_faces_to_the_searcher_and_never_the_order() -> None:
    match = new_match(3, automatic=False)
    match.answer(0, find_play(match, "search"))
    match.answer(0, Cards(()))
    question = asked(match, 0)
    assert names(match.state, question) == set(match.state.zones[DECK[0]])
    told = [(face.name, face.code, face.handle) for face in question.faces]
    assert told == sorted(told) and all(name for name, _, _ in told)
    assert asked(match, 1).faces == () and asked(match, 1).candidates == ()
    before = set(question.candidates)
    match.answer(0, Cards(question.candidates[:1]))
    assert before.isdisjoint(card.handles[0] for card in match.state.cards), "nothing found can be followed"


def test_a_handle_of_another_seat_is_no_answer() -> None:
    match = new_match(3)
    number = match.state.zones[HAND[0]][0]
    refusal = match.answer(0, Play("play", match.state.cards[number].handles[1]))
    assert refusal is not None and refusal.sentence == "There is no such card in your sight."


def test_shares_name_their_cards_total_and_step() -> None:
    match = new_match(3, automatic=False)
    target = match.state.zones[HAND[1]][0]
    match.override(1, MoveCard(shown(match.state, 1, target), "field", 1))
    match.answer(0, find_play(match, "burn"))
    match.answer(0, Cards(()))
    question = asked(match, 0)
    assert (question.kind, question.total, question.step, question.least) == ("amounts", 3, 1, 0)
    assert names(match.state, question) == {target}
    assert target not in match.state.zones[ASHES[1]]


def test_where_the_order_of_cards_counts_the_question_says_so() -> None:
    state = new_match(3).state
    hand = tuple(state.zones[HAND[0]])
    for ordered in (True, False):
        request = ChooseCards(0, "Order them.", "TOY 10", lambda: hand, len(hand), len(hand), ordered=ordered)
        assert question(state, request, 0).ordered is ordered


def test_what_is_drawn_at_random_does_not_depend_on_who_has_looked() -> None:
    ideas = [Play("play", number) for number in range(9)]

    def refuse(play: Play) -> Refusal | None:
        return None if play.card % 3 else Refusal("TOY 5", "Not this one.")

    state = new_match(3).state

    def window() -> ChoosePlay:
        return choose(state, 0, "Play.", lambda state, seat: ideas, Lighting(refuse))

    for seed in range(40):
        quiet, listed = window(), window()
        assert len(listed.plays) == 6
        assert quiet.sample(random.Random(seed)) == listed.sample(random.Random(seed))

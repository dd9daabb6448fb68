"""By hand: whatever the rules say, recorded, told to both, taken back like any answer."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.answers import AnyAnswer, Cancel, Cards, Number, Pass, Play
from engine.match import Match
from engine.overrides import (
    Anyway,
    Control,
    Counter,
    Damage,
    Draw,
    Flip,
    FlipCoin,
    Grant,
    Look,
    MoveCard,
    MoveFrom,
    Override,
    PutOnStack,
    Reveal,
    RollDie,
    Rules,
    Say,
    SetPhase,
    Shuffle,
    TakeOffStack,
    Token,
    Turn,
    Value,
    rules,
)
from engine.procedures import Entry
from engine.state import State
from engine.views import shown
from tests.kernel.test_match import SEEDS, played
from tests.kernel.toy import ASHES, DECK, FIELD, HAND, SPARK, cost, new_match, step

HAND_CARD, FIELD_CARD, NOBODY = -1, -2, 1234567


def with_card() -> tuple[Match, int]:
    """A match in which Player 1 has a lantern on the field."""
    match = new_match(3)
    number = match.state.zones[HAND[0]][0]
    assert match.override(0, MoveCard(match.state.cards[number].handles[0], "field")) is None
    return match, number


def by_hand(verb: Override, seat: int = 0) -> tuple[State, dict[int, int], list[str]]:
    """Do something by hand; check that undo and replay cover it, and return the match and its last line."""
    match, number = with_card()
    state = match.state
    names = {HAND_CARD: state.zones[HAND[0]][0], FIELD_CARD: number}
    card = getattr(verb, "card", None)
    if card in names:
        verb = type(verb)(
            **{name: getattr(verb, name) for name in verb.__struct_fields__}
            | {"card": state.cards[names[card]].handles[seat]}
        )
    before = state.digest()
    assert match.override(seat, verb) is None
    after = state.digest()
    lines = match.view(0).log, match.view(1).log
    assert match.undo() and state.digest() == before
    assert match.redo() and state.digest() == after
    again = new_match(3)
    for entry in match.entries:
        assert again.replay(entry) is None
    assert again.state.digest() == after
    return state, names, [line[-1].text for line in lines]


def test_a_card_is_moved_to_any_zone_and_place() -> None:
    state, names, lines = by_hand(MoveCard(FIELD_CARD, "deck", 0, place=2))
    assert state.zones[DECK[0]][-3] == names[FIELD_CARD]
    assert "from the field to Player 1's deck by hand." in lines[1]
    state, names, _ = by_hand(MoveCard(FIELD_CARD, "deck", 0, place=-1))
    assert state.zones[DECK[0]][0] == names[FIELD_CARD]


def test_a_hidden_card_is_moved_by_its_place() -> None:
    state, _, lines = by_hand(MoveFrom("deck", 1, 0, "hand", 1))
    assert len(state.zones[HAND[1]]) == 4
    assert lines[0] == "Player 1 moves a card from Player 2's deck to Player 2's hand by hand."
    state, _, lines = by_hand(MoveFrom("deck", 1, -1, "ashes", 1))
    assert "a card" not in lines[0]


def test_a_card_that_goes_out_of_sight_is_named_to_who_saw_it() -> None:
    _, _, lines = by_hand(MoveCard(FIELD_CARD, "hand", 0))
    assert all("Lantern" in line for line in lines)
    _, _, lines = by_hand(MoveCard(HAND_CARD, "field", face_down=True))
    assert "Lantern" in lines[0] and "a card" in lines[1]


@pytest.mark.parametrize(
    ("verb", "field", "value"),
    [
        (Turn(FIELD_CARD, True), "dull", True),
        (Flip(FIELD_CARD, True), "face_down", True),
        (Counter(FIELD_CARD, "oil", 2), "counters", {"oil": 2}),
        (Counter(FIELD_CARD, "oil", -2), "counters", {}),
        (Damage(FIELD_CARD, 3), "damage", 3),
        (Damage(FIELD_CARD, -3), "damage", 0),
        (Control(FIELD_CARD, 1), "controller", 1),
        (Reveal(FIELD_CARD), "known", 3),
        (Reveal(FIELD_CARD, 1), "known", 2),
    ],
)
def test_a_card_is_marked(verb: Override, field: str, value: object) -> None:
    state, names, lines = by_hand(verb)
    card = state.cards[names[FIELD_CARD]]
    assert getattr(card, field) == value
    assert all("by hand" in line and "Lantern" in line for line in lines)


def test_looking_at_a_deck_shows_its_top_to_who_looks() -> None:
    state, _, lines = by_hand(Look("deck", 1, 2), seat=0)
    deck = state.zones[DECK[1]]
    assert [state.cards[number].known for number in deck[-3:]] == [0, 1, 1]
    assert lines[1] == "Player 1 looks at the top cards of Player 2's deck by hand: 2."


@pytest.mark.parametrize(
    ("verb", "told"),
    [
        (Shuffle("deck", 1), "shuffles Player 2's deck by hand."),
        (RollDie(20), "with a die of 20 sides."),
        (FlipCoin(), "flips a coin: "),
        (Say("good\nluck"), "Player 1 says: good luck"),
    ],
)
def test_things_of_the_table_are_told(verb: Override, told: str) -> None:
    assert told in by_hand(verb)[2][0]


@pytest.mark.parametrize("verb", [Value("life", 1, -4), Token(SPARK.code, 0, "field"), Draw(2), SetPhase("end")])
def test_the_game_does_what_needs_the_game(verb: Override) -> None:
    by_hand(verb)


@pytest.mark.parametrize(
    ("verb", "told"),
    [
        (MoveCard(NOBODY, "field"), "no such card"),
        (MoveCard(FIELD_CARD, "moon"), "no zone called 'moon'"),
        (MoveCard(FIELD_CARD, "hand", 1), "does not own it"),
        (MoveCard(FIELD_CARD, "hand", 5), "two players"),
        (MoveCard(FIELD_CARD, "deck", 0, place=-2), "counted from the top"),
        (MoveFrom("deck", 0, 99, "hand"), "no card at that place"),
        (MoveFrom("deck", -1, 0, "hand"), "Say whose deck"),
        (Turn(HAND_CARD, True), "only where it is in play"),
        (Control(FIELD_CARD, -1), "two players"),
        (Counter(FIELD_CARD, " ", 1), "needs a name"),
        (Damage(FIELD_CARD, 10**9), "up to 1000000"),
        (Say(" "), "nothing to say"),
        (Say("x" * 3000), "2000 letters"),
        (Look("deck", 0, 0), "one card at least"),
        (RollDie(1), "two sides"),
        (Draw(0), "one card at least"),
        (Value("gold", 0, 1), "no value called 'gold'"),
        (Token("T-98", 0, "field"), "no token"),
        (SetPhase("noon"), "no phase"),
        (TakeOffStack(0), "No stack"),
        (PutOnStack(FIELD_CARD), "No stack"),
        (Grant(FIELD_CARD, "Fly."), "No stack"),
    ],
)
def test_only_what_is_impossible_is_refused(verb: Override, told: str) -> None:
    match, number = with_card()
    state = match.state
    if getattr(verb, "card", None) in (FIELD_CARD, HAND_CARD):
        wanted = number if getattr(verb, "card", 0) == FIELD_CARD else state.zones[HAND[0]][0]
        fields = {name: getattr(verb, name) for name in verb.__struct_fields__}
        verb = type(verb)(**fields | {"card": state.cards[wanted].handles[0]})
    before = state.digest()
    refusal = match.override(0, verb)
    assert refusal is not None and told in refusal.sentence
    assert state.digest() == before


def test_what_a_rule_forbids_can_be_done() -> None:
    match = new_match(3)
    assert match.request is not None and match.request.seat == 0
    number = match.state.zones[HAND[1]][0]
    for verb in (MoveCard(match.state.cards[number].handles[1], "field"), Draw(3), Value("life", 0, -3)):
        assert match.override(1, verb) is None, "on the other player's turn, for nothing"
    assert number in match.state.zones[FIELD]


def alone_in_hand() -> tuple[Match, Play]:
    """A match in which Player 1 has one lantern left, and cannot pay for it."""
    match = new_match(3)
    state = match.state
    dear = next(number for number in state.zones[HAND[0]] if cost(state, number))
    for number in [one for one in state.zones[HAND[0]] if one != dear]:
        match.override(0, MoveCard(state.cards[number].handles[0], "ashes"))
    return match, Play("play", state.cards[dear].handles[0])


def test_an_answer_that_the_rules_refuse_is_given_anyway() -> None:
    match, play = alone_in_hand()
    refusal = match.answer(0, play)
    assert refusal is not None and match.override(0, Anyway(play)) is None
    assert [match.view(seat).log[-2].rule for seat in (0, 1)] == [refusal.rule] * 2
    assert match.state.zones[FIELD] and not match.state.zones[HAND[0]]


def test_what_was_answered_anyway_is_taken_back_done_again_and_replayed() -> None:
    match, play = alone_in_hand()
    before = match.state.digest()
    match.override(0, Anyway(play))
    after = match.state.digest()
    assert match.undo() and match.state.digest() == before
    assert match.redo() and match.state.digest() == after
    again = new_match(3)
    entries = msgspec.json.decode(msgspec.json.encode(match.entries), type=list[Entry])
    assert [again.replay(entry) for entry in entries] == [None] * len(entries)
    assert again.state.digest() == after


@pytest.mark.parametrize(
    ("seat", "answer"), [(0, Number(1)), (0, Play("play", NOBODY)), (0, Cards(())), (0, Cancel()), (1, Pass())]
)
def test_an_answer_that_the_game_cannot_go_on_with_is_not_given_anyway(seat: int, answer: AnyAnswer) -> None:
    match, _ = alone_in_hand()
    before = match.state.digest(), list(match.entries)
    assert match.override(seat, Anyway(answer)) is not None
    assert (match.state.digest(), match.entries) == before


def test_a_hidden_card_of_the_other_hand_is_named_by_its_place() -> None:
    match = new_match(3)
    number = match.state.zones[HAND[1]][1]
    assert match.override(0, MoveCard(shown(match.state, 0, number), "ashes")) is None
    assert match.state.zones[ASHES[1]] == [number]


def test_the_question_under_an_override_is_asked_anew() -> None:
    match = new_match(3)
    match.override(0, Draw(2))
    question = match.question(0)
    assert question is not None and set(question.candidates) <= {
        match.state.cards[number].handles[0] for number in match.state.zones[HAND[0]]
    }
    match.override(0, SetPhase("end"))
    assert match.request is not None and match.request.seat == 1


def test_an_override_can_end_a_game_and_undo_takes_it_up_again() -> None:
    match = new_match(3)
    match.override(0, Value("life", 1, -9))
    assert match.outcome is not None and match.outcome.winner == 0
    assert match.undo() and match.outcome is None and match.request is not None


@given(seed=SEEDS, steps=st.integers(0, 40), picks=st.lists(st.integers(0, 1 << 30), max_size=4))
def test_any_verb_leaves_a_game_that_goes_on(seed: int, steps: int, picks: list[int]) -> None:
    match = played(seed, steps)
    source = random.Random(seed)
    for pick in picks:
        zone = ("field", "deck", "hand", "ashes")[pick % 4]
        number = pick % len(match.state.cards)
        match.override(pick % 2, MoveCard(shown(match.state, pick % 2, number), zone, place=pick % 3 - 1))
        assert match.law.check(match.state) == []
        if match.request is not None:
            step(match, source)
    while match.undo():
        pass
    assert match.state.digest() == new_match(seed).state.digest()


@pytest.mark.parametrize(("how", "told"), (("ask", "if the other player agrees"), ("free", "the table is free")))
def test_players_say_how_much_the_rules_have_to_say(how: str, told: str) -> None:
    state, _, lines = by_hand(Rules(how))
    assert rules(state) == how and all(told in line for line in lines)


def test_the_rules_are_enforced_again_as_if_they_had_always_been() -> None:
    match = new_match(3)
    assert match.rules == "enforced"
    for how in ("free", "enforced"):
        assert match.override(0, Rules(how)) is None and match.rules == how
    refusal = match.override(0, Rules("gone"))
    assert refusal is not None and match.rules == "enforced"

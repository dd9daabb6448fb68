"""What a seat may know: views, events, questions and samples never tell more."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from app.cli.twins import sampled
from engine.events import Move, Note, SetCardField, Shuffle
from engine.match import Match
from engine.state import State
from engine.viewing import view
from engine.views import PublicEvent, number_of, redact, shown
from tests.kernel.test_match import SEEDS, played
from tests.kernel.toy import ASHES, CELLAR, DECK, FIELD, HAND, new_match, step

SEATS = st.integers(0, 1)


@contextmanager
def other_faces(state: State, seat: int) -> Iterator[None]:
    """Let everything that a seat does not see be other cards for a while."""
    hidden = [card for card in state.cards if not state.sees(seat, card)]
    faces = [card.face for card in hidden]
    shift = [*faces[1:], *faces[:1]]
    for card, face in zip(hidden, shift, strict=True):
        card.face = face
    yield
    for card, face in zip(hidden, faces, strict=True):
        card.face = face


@given(seed=SEEDS, steps=st.integers(0, 80), seat=SEATS)
def test_positions_that_differ_in_hidden_cards_look_the_same(seed: int, steps: int, seat: int) -> None:
    match = played(seed, steps)
    mine = view(match.law, match.state.copy(), seat)
    other = sampled(match.state, seat, random.Random(seed + 1))
    assert other.random != match.state.random
    assert view(match.law, other, seat) == mine
    question = match.question(seat)
    with other_faces(match.state, seat):
        if match.request is not None:
            match.request.refresh()
        again = match.question(seat)
        if question is None or not question.faces:
            assert again == question


@given(seed=SEEDS, steps=st.integers(1, 60), seat=SEATS)
def test_a_view_is_the_same_whether_its_seat_has_looked_before(seed: int, steps: int, seat: int) -> None:
    match, source = new_match(seed, automatic=False), random.Random(seed)
    for _ in range(steps):
        if match.request is None:
            break
        match.view(seat)
        if source.random() < 0.2:
            match.undo()
        else:
            step(match, source)
        unseen = match.state.copy()
        unseen.log = match.state.log
        asked = match.request.seat if match.request is not None else -1
        assert match.view(seat) == view(match.law, unseen, seat, asked)


@given(seed=SEEDS, seat=SEATS)
def test_events_say_nothing_about_hidden_cards(seed: int, seat: int) -> None:
    match = new_match(seed)
    told: list[tuple[PublicEvent | None, PublicEvent | None]] = []

    def witness(change: object) -> None:
        first = redact(match.law, match.state, change, seat)  # type: ignore[arg-type]
        with other_faces(match.state, seat):
            told.append((first, redact(match.law, match.state, change, seat)))  # type: ignore[arg-type]

    match.state.witnesses.append(witness)
    source = random.Random(seed)
    for _ in range(40):
        if match.request is not None:
            step(match, source)
    assert told and all(first == second for first, second in told)


@given(seed=SEEDS, steps=st.integers(0, 60), seat=SEATS)
def test_handles_name_cards_for_one_seat_only(seed: int, steps: int, seat: int) -> None:
    state = played(seed, steps).state
    for card in state.cards:
        handle = shown(state, seat, card.number)
        assert number_of(state, seat, handle) == card.number
        if handle > 0:
            assert number_of(state, 1 - seat, handle) == -1
    assert number_of(state, seat, -(1 << 40)) == number_of(state, seat, 12345) == -1


@given(seed=SEEDS, steps=st.integers(0, 60), seat=SEATS)
def test_a_view_names_every_card_in_sight_and_counts_the_others(seed: int, steps: int, seat: int) -> None:
    match = played(seed, steps)
    seen = match.view(seat)
    for place, zone in zip(match.state.places, seen.zones, strict=True):
        numbers = match.state.zones[place.index]
        assert zone.count == len(numbers)
        if place.spec.name != "deck":
            assert {number_of(match.state, seat, card.handle) for card in zone.cards} == set(numbers)
        for card in zone.cards:
            number = number_of(match.state, seat, card.handle)
            assert bool(card.code) is match.state.sees(seat, match.state.cards[number])
            if place.spec.name == "deck":
                assert numbers[-1 - card.place] == number
    assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen


def test_a_deck_shows_its_size_and_the_cards_that_the_seat_knows() -> None:
    match = new_match(1)
    state = match.state
    second = state.zones[DECK[0]][-2]
    state.emit(SetCardField(second, "known", 1))
    deck = match.view(0).zone("deck", 0)
    assert [(card.name, card.place) for card in deck.cards] == [(state.cards[second].face.name, 1)]
    assert match.view(1).zone("deck", 0).cards == ()
    state.emit(Shuffle(DECK[0]))
    assert match.view(0).zone("deck", 0).cards == ()


def test_a_card_out_of_sight_comes_back_with_a_fresh_handle() -> None:
    match = new_match(1)
    state = match.state
    number = state.zones[DECK[0]][-1]
    state.emit(Move(number, FIELD))
    first = state.cards[number].handles
    state.emit(Move(number, ASHES[0]))
    assert state.cards[number].handles == first
    state.emit(Move(number, HAND[0]))
    state.emit(Move(number, FIELD))
    again = state.cards[number].handles
    assert again[0] == first[0] and again[1] != first[1]
    state.emit(Move(number, DECK[0]))
    state.emit(Move(number, FIELD))
    assert state.cards[number].handles[0] != first[0]


def test_the_other_hand_has_no_order() -> None:
    match = new_match(1)
    state = match.state
    before = {shown(state, 1, number) for number in state.zones[HAND[0]]}
    state.emit(Move(state.zones[HAND[0]][1], FIELD))
    after = {shown(state, 1, number) for number in state.zones[HAND[0]]}
    assert after == set(sorted(before, reverse=True)[: len(after)])
    moved = redact(match.law, state, state.log[-1], 1)
    assert moved is not None and moved.card == 0 and moved.new > 0 and moved.name


def test_a_card_shown_in_a_hand_is_known_and_the_others_stay_alike() -> None:
    match = new_match(1)
    number = match.state.zones[HAND[0]][-1]
    match.state.emit(SetCardField(number, "known", 2))
    hand = match.view(1).zone("hand", 0)
    assert [card.known for card in hand.cards] == [True, *[False] * (hand.count - 1)]
    assert all(card.handle < 0 and not card.name for card in hand.cards[1:])


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    match = new_match(1)
    told: list[list[PublicEvent]] = [[], []]
    for seat in (0, 1):
        match.watch(seat, told[seat].append)
    drawn = match.state.zones[DECK[0]][-1]
    match.state.emit(Move(drawn, HAND[0], why="draw"))
    match.state.emit(Note("{0} draws {1}.", (("seat", 0), ("card", drawn)), "TOY 4"))
    mine, others = told
    assert mine[0].name == match.state.cards[drawn].face.name and mine[0].new > 0
    assert others[0].name == "" and others[0].new == others[0].card == 0
    lines = [event.line.text for event in (mine[1], others[1]) if event.line is not None]
    assert lines == [f"Player 1 draws {mine[0].name}.", "Player 1 draws a card."]
    assert others[1].line is not None and others[1].line.rule == "TOY 4"


def test_a_line_of_the_log_keeps_what_could_be_seen_when_it_was_written() -> None:
    match = new_match(1)
    drawn = match.state.zones[DECK[0]][-1]
    match.state.emit(Move(drawn, HAND[0]))
    match.state.emit(Note("{0} draws {1}.", (("seat", 0), ("card", drawn))))
    match.state.emit(Move(drawn, ASHES[0]))
    assert match.view(1).log[-1].text == "Player 1 draws a card."


def test_a_face_down_card_can_be_told_apart_but_not_read() -> None:
    match = new_match(1)
    secret = match.state.cards[match.state.zones[CELLAR[0]][0]]
    mine, others = (match.view(seat).zone("cellar", 0).cards[0] for seat in (0, 1))
    assert mine.name == secret.face.name and mine.known
    assert others.name == others.code == "" and others.handle == secret.handles[1]


def test_looking_is_seen_by_both_and_its_object_by_one() -> None:
    match = new_match(1)
    number = match.state.zones[HAND[0]][0]
    match.state.emit(SetCardField(number, "known", 2, "look"))
    told = [redact(match.law, match.state, match.state.log[-1], seat) for seat in (0, 1)]
    assert [event.value for event in told if event] == [(1,), (1,)]
    assert told[1] is not None and told[1].name == match.state.cards[number].face.name


@given(seed=SEEDS, seat=SEATS)
def test_a_sample_deals_only_what_the_seat_does_not_see(seed: int, seat: int) -> None:
    match: Match = played(seed, 20)
    other = sampled(match.state, seat, random.Random(seed))
    for card, dealt in zip(match.state.cards, other.cards, strict=True):
        if match.state.sees(seat, card):
            assert dealt.face == card.face
    names = [sorted(card.face.code for card in state.cards) for state in (match.state, other)]
    assert names[0] == names[1]
    secret = match.state.cards[match.state.zones[CELLAR[1 - seat]][0]]
    assert other.cards[secret.number].face == secret.face, "the cellar is a deck of its own"
    assert match.law.check(other) == []


def test_samples_differ() -> None:
    match = new_match(1)
    hands = {
        tuple(other.cards[number].face.code for number in other.zones[HAND[1]])
        for other in (sampled(match.state, 0, random.Random(seed)) for seed in range(20))
    }
    assert len(hands) > 5


def test_explanations_name_no_hidden_card_and_nothing_of_one() -> None:
    match = new_match(3)
    state = match.state
    mine, theirs = state.zones[HAND[0]][0], state.zones[HAND[1]][0]
    said = match.explain(0, shown(state, 0, mine))
    hidden = [number for number in range(len(state.cards)) if not state.sees(0, state.cards[number])]
    assert [line.words for line in said].count(("a card",)) == len(hidden)
    assert match.explain(0, shown(state, 0, theirs)) == ()

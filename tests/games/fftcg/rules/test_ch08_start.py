"""FFTCG chapter 8: how a game starts."""

from __future__ import annotations

import random

from engine.answers import Cards, Confirm
from engine.game import Start
from engine.games import load_game
from engine.games.fftcg.rules import table as tables
from engine.match import Match
from tests.games.fftcg.story import rule

GAME = load_game("fftcg")
DECKS = tuple(GAME.deck(GAME.random_deck(random.Random(seed))) for seed in (1, 2))


def start(seed: int) -> Match:
    """A game at its first question."""
    assert len(DECKS) == 2
    return GAME.new_match(Start("fftcg", (DECKS[0], DECKS[1]), seed))


def keep(match: Match, count: int = 2) -> Match:
    """So many players keep their opening hands."""
    for _ in range(count):
        assert match.play(Confirm(False)) is None
    return match


def first(match: Match) -> int:
    """Who goes first."""
    seat: int = match.state.vars["first player"]
    return seat


def hand(match: Match, seat: int) -> list[int]:
    """A player's hand."""
    return list(match.state.zones[tables.HAND[seat]])


@rule("8.2.1")
def test_decks_hands_exchanges_and_the_first_turn_come_in_this_order() -> None:
    match = start(1)
    told = [line.rule for line in match.view(0).log]
    assert told[0] == "FFTCG 8.2.1.2" and set(told[1:]) <= {"", "FFTCG 8.2.1.3"}
    keep(match)
    rules = [line.rule for line in match.view(0).log]
    assert rules.index("FFTCG 8.2.1.2") < rules.index("FFTCG 8.2.1.4") < rules.index("FFTCG 9")


@rule("8.2.1.1")
def test_main_decks_are_shuffled_and_lb_decks_lie_face_down_and_apart_in_their_order() -> None:
    orders = set()
    for seed in range(3):
        state = start(seed).state
        cards = (*state.zones[tables.DECK[0]], *state.zones[tables.HAND[0]])
        orders.add(tuple(state.cards[number].face.code for number in cards))
        for seat in (0, 1):
            apart = [state.cards[number] for number in state.zones[tables.LB_DECK[seat]]]
            assert [card.face for card in apart] == list(DECKS[seat].section("LB"))
            assert all(card.face_down for card in apart)
    assert len(orders) == 3
    assert any(DECKS[seat].section("LB") for seat in (0, 1))


@rule("8.2.1.2")
def test_chance_decides_who_goes_first() -> None:
    assert {first(start(seed)) for seed in range(12)} == {0, 1}


@rule("8.2.1.2a")
def test_whoever_lost_the_game_before_has_chosen_who_goes_first() -> None:
    for seat in (0, 1):
        options = {"first": str(seat)}
        matches = [GAME.new_match(Start("fftcg", (DECKS[0], DECKS[1]), seed, options=options)) for seed in range(6)]
        assert {first(match) for match in matches} == {seat}
        assert [line.rule for line in matches[0].log(0) if "goes first" in line.text] == ["FFTCG 8.2.1.2a"]


@rule("8.2.1.3")
def test_every_player_draws_five_cards() -> None:
    state = start(1).state
    assert [len(state.zones[tables.HAND[seat]]) for seat in (0, 1)] == [5, 5]
    assert [len(state.zones[tables.DECK[seat]]) for seat in (0, 1)] == [45, 45]


@rule("8.2.1.4")
def test_a_player_may_once_put_the_hand_at_the_bottom_in_any_order_and_draw_five_new_cards() -> None:
    match = start(1)
    seat = first(match)
    old, top = hand(match, seat), match.state.zones[tables.DECK[seat]][-5:]
    assert match.play(Confirm(True)) is None
    order = tuple(reversed(old))
    assert match.play(Cards(order)) is None
    assert set(hand(match, seat)) == set(top)
    assert tuple(match.state.zones[tables.DECK[seat]][:5]) == tuple(reversed(order))
    assert match.request is not None and match.request.seat == 1 - seat


@rule("8.2.1.4")
def test_the_first_player_decides_first_then_the_second_and_nobody_twice() -> None:
    match = start(2)
    asked = []
    while match.state.vars["turn"] == 0:
        assert match.request is not None and match.request.kind == "confirm"
        asked.append(match.request.seat)
        keep(match, 1)
    assert asked == [first(match), 1 - first(match)]


@rule("8.2.1.5", "9.2.1.3")
def test_the_first_player_begins_and_draws_only_one_card_in_that_turn() -> None:
    match = keep(start(1))
    seat = first(match)
    assert match.state.vars["turn player"] == seat and match.state.vars["turn"] == 1
    assert [len(hand(match, one)) for one in (seat, 1 - seat)] == [6, 5]

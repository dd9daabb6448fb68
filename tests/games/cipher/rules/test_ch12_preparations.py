"""Cipher chapter 12: preparing the game."""

from __future__ import annotations

import random

from engine.answers import Cards, Confirm
from engine.game import Start
from engine.games.cipher.game import Cipher
from engine.games.cipher.rules import table as tables
from engine.match import Match
from tests.games.cipher.story import rule

GAME = Cipher()
DECKS = tuple(GAME.deck(GAME.read_deck(path)) for path in GAME.starters())


def new_game(seed: int = 1) -> Match:
    """A game with the starter decks at its first question."""
    return GAME.new_match(Start("cipher", (DECKS[0], DECKS[1]), seed))


def chosen(match: Match) -> Match:
    """Both players choose their Main Character."""
    for _ in range(2):
        assert match.request is not None
        assert match.play(Cards(match.request.cards()[:1])) is None
    return match


def begun(match: Match, *mulligans: bool) -> Match:
    """Both players answer whether they draw a new hand."""
    for yes in mulligans or (False, False):
        assert match.play(Confirm(yes)) is None
    return match


@rule("12.2.1.1", "4.2.2", "5.1.2.5.1")
def test_each_player_chooses_a_card_of_deployment_cost_1_as_main_character() -> None:
    match = new_game()
    for seat in (0, 1):
        assert match.request is not None and match.request.seat == seat
        cards = match.request.cards()
        assert cards and all(tables.face(match.state, one).cost == 1 for one in cards)
        dear = next(one for one in match.state.zones[tables.DECK[seat]] if one not in cards)
        refusal = match.play(Cards((dear,)))
        assert refusal is not None and refusal.rule == "Cipher 12.2.1.1"
        assert match.play(Cards(cards[:2])) is not None
        match.play(Cards(cards[:1]))
        assert match.state.zones[tables.FRONT[seat]] == [cards[0]]
        assert tables.is_main(match.state, cards[0])


@rule("12.2.1.1", "12.2.1.7")
def test_main_characters_lie_face_down_until_the_game_begins() -> None:
    match = chosen(new_game())
    mains = [match.state.zones[tables.FRONT[seat]][0] for seat in (0, 1)]
    assert [[match.state.sees(seat, match.state.cards[one]) for one in mains] for seat in (0, 1)] == [
        [True, False],
        [False, True],
    ]
    begun(match)
    assert all(match.state.sees(seat, match.state.cards[one]) for one in mains for seat in (0, 1))


@rule("12.2.1.2", "24.1.2.1")
def test_the_decks_are_shuffled() -> None:
    orders = []
    for seed in (1, 2):
        state = chosen(new_game(seed)).state
        orders.append([state.cards[number].face.code for number in state.zones[tables.DECK[0]]])
    assert orders[0] != orders[1]


@rule("12.2.1.3", "12.2.1.8")
def test_chance_decides_who_goes_first_and_takes_the_first_turn() -> None:
    firsts = set()
    for seed in range(8):
        match = begun(chosen(new_game(seed)))
        firsts.add(match.state.vars["first player"])
        assert match.state.vars["turn player"] == match.state.vars["first player"]
        assert match.request is not None and match.request.seat == match.state.vars["turn player"]
    assert firsts == {0, 1}


@rule("12.2.1.3a")
def test_whoever_lost_the_game_before_has_chosen_who_goes_first() -> None:
    for seat in (0, 1):
        starts = [Start("cipher", (DECKS[0], DECKS[1]), seed, options={"first": str(seat)}) for seed in range(6)]
        matches = [begun(chosen(GAME.new_match(start))) for start in starts]
        assert {match.state.vars["turn player"] for match in matches} == {seat}
        assert [line.rule for line in matches[0].log(0) if "goes first" in line.text] == ["Cipher 12.2.1.3a"]


@rule("12.2.1.4")
def test_each_player_draws_six_cards() -> None:
    match = chosen(new_game())
    assert [len(match.state.zones[tables.HAND[seat]]) for seat in (0, 1)] == [6, 6]


@rule("12.2.1.5", "2.9")
def test_the_first_player_says_first_whether_they_draw_a_new_hand() -> None:
    match = chosen(new_game())
    first = match.state.vars["first player"]
    assert match.request is not None and match.request.seat == first
    hand = list(match.state.zones[tables.HAND[first]])
    match.play(Confirm(False))
    assert (match.request.seat, match.state.zones[tables.HAND[first]]) == (1 - first, hand)


@rule("12.2.1.5.1", "12.2.1.5.2")
def test_a_new_hand_is_drawn_from_the_deck_with_the_old_one_shuffled_in_once() -> None:
    match = chosen(new_game())
    seat = match.state.vars["first player"]
    before = set(match.state.zones[tables.HAND[seat]])
    size = len(match.state.zones[tables.DECK[seat]])
    match.play(Confirm(True))
    after = set(match.state.zones[tables.HAND[seat]])
    assert (len(after), len(match.state.zones[tables.DECK[seat]])) == (6, size)
    assert after != before
    assert match.request is not None and match.request.seat == 1 - seat


@rule("12.2.1.6", "6.13.1", "26.16.1")
def test_each_player_lays_five_cards_of_the_deck_unseen_into_the_orb_area() -> None:
    match = begun(chosen(new_game()))
    for seat in (0, 1):
        orbs = match.state.zones[tables.ORB[seat]]
        assert len(orbs) == 5
        assert not any(match.state.sees(one, match.state.cards[orb]) for orb in orbs for one in (0, 1))


@rule("12.2.1.1", "5.1.2.1.1", "5.1.2.1.1.1")
def test_every_card_belongs_to_the_player_whose_deck_it_came_from() -> None:
    match = begun(chosen(new_game()))
    owned = [sorted(card.face.code for card in match.state.cards if card.owner == seat) for seat in (0, 1)]
    assert owned == [sorted(card.code for card in deck.section("Main")) for deck in DECKS]


@rule("12.1.1.1", "12.1.1.2", "12.1.1")
def test_random_decks_are_legal_and_can_be_played() -> None:
    for seed in range(5):
        deck = GAME.random_deck(random.Random(seed))
        assert GAME.check(deck) == ()
        cards = GAME.deck(deck)
        match = chosen(GAME.new_match(Start("cipher", (cards, cards), seed)))
        assert match.request is not None

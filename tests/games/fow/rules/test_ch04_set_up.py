"""How a game begins (FOW 403)."""

from __future__ import annotations

from engine.answers import Cards
from engine.course import agree_on_first
from engine.games.fow.rules import table
from engine.games.fow.rules.law import FowLaw, set_up
from engine.match import Match
from tests.games.fow.story import rule
from tests.games.fow.table import CardType, j_ruler, printed, side

LORD = printed(side("Lord", CardType.RULER, cost=None), j_ruler())
STONE = printed(side("Fire Magic Stone", CardType.STONE, cost=None, subtypes=("Basic",)))
MAIN = tuple(printed(side(f"Nobody {n}", CardType.RESONATOR, "", 100, 100, code=f"T-{n}")) for n in range(40))


def begin(seed: int = 1) -> Match:
    """A game that is just being set up."""
    return Match(FowLaw(), set_up([((LORD,), MAIN, (STONE,) * 10, ())] * 2, seed))


@rule("403.1")
def test_both_decks_are_shuffled() -> None:
    states = [begin(seed).state for seed in range(3)]
    assert sorted(states[0].zones[table.STONE_DECK[0]]) == list(range(40, 50))
    for deck in (*table.STONE_DECK, *table.DECK):
        assert len({tuple(state.zones[deck]) for state in states}) == 3


@rule("403.2", "403.4")
def test_players_begin_with_4000_life_and_five_cards() -> None:
    state = begin().state
    assert [table.life(state, seat) for seat in (0, 1)] == [4000, 4000]
    assert [len(state.zones[table.HAND[seat]]) for seat in (0, 1)] == [5, 5]


@rule("403.3a")
def test_whoever_has_lost_the_game_before_chooses_who_goes_first() -> None:
    state = set_up([((LORD,), MAIN, (STONE,) * 10, ())] * 2, 1)
    agree_on_first(state, {"first": "1"})
    assert table.turn_player(Match(FowLaw(), state).state) == 1


@rule("403.3")
def test_chance_says_who_goes_first() -> None:
    assert {begin(seed).state.vars["turn player"] for seed in range(8)} == {0, 1}


@rule("403.4")
def test_the_first_player_chooses_what_to_exchange_then_the_other_one_and_then_both_draw() -> None:
    match = begin()
    state = match.state
    first = state.vars["turn player"]
    kept, *gone = state.zones[table.HAND[first]]
    assert match.request.seat == first
    match.play(Cards(tuple(gone)))
    assert len(state.zones[table.HAND[first]]) == 5 and gone[0] in state.zones[table.HAND[first]]
    assert match.request.seat == 1 - first
    match.play(Cards(()))
    assert kept in state.zones[table.HAND[first]] and not set(gone) & set(state.zones[table.HAND[first]])
    assert len(state.zones[table.HAND[first]]) == 5
    assert state.zones[table.DECK[first]][:4] == gone[::-1]


@rule("403.5", "303.2a")
def test_nobody_sees_the_opponents_ruler_before_the_hands_are_exchanged() -> None:
    match = begin()
    state = match.state
    (ruler,) = state.zones[table.RULER_AREA[0]]
    assert state.sight(state.cards[ruler]) == (True, False)
    for _ in (0, 1):
        match.play(Cards(()))
    assert state.sight(state.cards[ruler]) == (True, True)
    assert not state.cards[ruler].face_down


@rule("403.6", "501.1")
def test_the_first_player_begins_with_the_first_turn() -> None:
    match = begin()
    first = match.state.vars["first player"]
    for _ in (0, 1):
        match.play(Cards(()))
    assert match.state.vars["turn"] == 1 and match.state.vars["turn player"] == first

"""What players do by hand in Fire Emblem Cipher, whatever the rules say: recorded, seen by both, taken back."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import overrides
from engine.games.cipher.rules import table as tables
from engine.match import Match
from engine.overrides import (
    Control,
    Counter,
    Damage,
    Draw,
    Flip,
    Grant,
    Look,
    MoveCard,
    MoveFrom,
    Override,
    PutOnStack,
    Reveal,
    SetPhase,
    Shuffle,
    TakeOffStack,
    Token,
    Turn,
    Value,
)  # fmt: skip
from tests.games.byhand import by_hand, goes_on
from tests.games.cipher.story import Story
from tests.games.cipher.table import Position
from tests.games.test_properties import played


def test_a_unit_that_is_moved_to_the_other_line_stays_the_unit_that_it_is() -> None:
    table = Position()
    vell = table.unit("Vell", main=True, tapped=True)
    story = Story(table)
    said = by_hand(story.match, MoveCard(vell, "back line", 0))
    assert said == "Player 1 moves Vell, 0 from Player 1's front line to Player 1's back line by hand."
    assert (table.where(vell), table.tapped(vell), tables.is_main(table.state, vell)) == ("back", True, True)


def test_a_unit_that_is_moved_away_takes_its_stack_along() -> None:
    table = Position()
    vell = table.unit("Vell")
    below = table.stack(vell, "Vell", "Vell")
    by_hand(Story(table).match, MoveCard(vell, "hand", 0))
    assert {table.where(one) for one in (vell, *below)} == {"hand"}


def test_a_card_that_is_taken_from_under_a_unit_is_under_it_no_more() -> None:
    table = Position()
    vell = table.unit("Vell")
    below = table.stack(vell, "Vell", "Vell")
    by_hand(Story(table).match, MoveCard(below[0], "hand", 0))
    assert table.state.cards[vell].under == (below[1],)


def test_units_are_tapped_and_untapped_in_the_words_of_the_game() -> None:
    table = Position()
    vell = table.unit("Vell")
    story = Story(table)
    assert by_hand(story.match, Turn(vell, True)) == "Player 1 taps Vell, 0 by hand." and table.tapped(vell)
    assert by_hand(story.match, Turn(vell, False)) == "Player 1 untaps Vell, 0 by hand." and not table.tapped(vell)


def test_bonds_that_were_used_can_be_used_again() -> None:
    table = Position(phase="deployment")
    table.some(3, "bond")
    table.let(spent=2)
    story = Story(table)
    assert by_hand(story.match, Value("bonds left", 0, 2)) == "Player 1 changes the bonds left of Player 1 by hand: +2."
    assert story.match.view(1).values[0]["bonds left"] == 3
    assert story.match.override(0, Value("bonds left", 0, 1)) is not None
    assert story.match.override(0, Value("bonds left", 1, -1)) is not None


@pytest.mark.parametrize("phase", [one.name for one in tables.PHASES.values()])
def test_players_go_to_any_phase(phase: str) -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1)
    table.card("Vell")
    story = Story(table).attack(vell, rook)
    by_hand(story.match, SetPhase(phase))
    assert "{0} goes to the {1} by hand." in story.log()
    assert tables.attacker(table.state) is None


def test_a_skill_is_given_until_the_end_of_the_turn() -> None:
    table = Position()
    vell = table.unit("Vell", attack=30)
    story = Story(table)
    by_hand(story.match, Grant(vell, "Lamp |CONT| This unit gains +10 attack."))
    assert table.attack_of(vell) == 40
    story.passes()
    assert table.attack_of(vell) == 30


@pytest.mark.parametrize(
    "verb", [Grant(0, "Vell is very tired."), Control(0, 1), Damage(0, 10), PutOnStack(0), TakeOffStack(0),
             Token("no such card", 0, "hand"), SetPhase("Tea Time"), Value("life", 0, 1), Draw(99),
             MoveCard(0, "stacked", 0)],
)  # fmt: skip
def test_what_is_impossible_is_refused_in_a_sentence(verb: Override) -> None:
    table = Position()
    table.unit("Vell")
    story = Story(table)
    refusal = story.match.override(0, overrides.renamed(verb, lambda number: table.state.cards[number].handles[0]))
    assert refusal is not None and refusal.sentence.endswith(".")


def test_a_card_from_outside_comes_into_the_game() -> None:
    match = played("cipher", 3, 10)
    code = next(iter(match.law.cards))  # type: ignore[attr-defined]
    before = len(match.state.cards)
    assert match.override(0, Token(code, 0, "hand")) is None
    assert len(match.state.cards) == before + 1 and match.law.check(match.state) == []


VERBS = (
    Draw(1), Value("bonds left", 0, 1), Value("bonds left", 1, -1), SetPhase("Bond Phase"), SetPhase("Action Phase"),
    SetPhase("End Phase"), Shuffle("deck", 0), Look("orb area", 1, 2), MoveFrom("deck", 0, 0, "hand", 0),
    MoveFrom("deck", 1, -1, "retreat area", 1), MoveFrom("orb area", 1, 0, "deck", 1, -1),
    MoveFrom("front line", 0, 0, "retreat area", 0), MoveFrom("stacked", 0, 0, "hand", 0),
    MoveFrom("retreat area", 0, 0, "back line", 0), MoveFrom("back line", 1, 0, "front line", 1),
)  # fmt: skip


def on_card(match: Match, card: int) -> tuple[Override, ...]:
    owner = match.state.cards[card].owner
    return (
        Turn(card, True), Flip(card, True), Counter(card, "Ink", 2), Reveal(card), MoveCard(card, "hand", owner),
        MoveCard(card, "front line", owner), MoveCard(card, "back line", owner), MoveCard(card, "deck", owner, 0),
        MoveCard(card, "bond area", owner), Grant(card, "Lamp |CONT| This unit gains +10 attack."),
    )  # fmt: skip


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 250), data=st.data())
def test_any_verb_in_any_position_leaves_a_game_that_goes_on(seed: int, steps: int, data: st.DataObject) -> None:
    goes_on("cipher", seed, steps, data, VERBS, on_card)


def test_an_attack_whose_targets_were_taken_away_by_hand_comes_to_nothing() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1)
    story = Story(table).attack(vell)
    for one in (rook, story.mains[1]):
        by_hand(story.match, MoveCard(one, "back line", 1))
    story.choose()
    assert (story.asked.kind, table.tapped(vell)) == ("play", False)

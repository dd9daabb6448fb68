"""What players do by hand in Final Fantasy TCG, whatever the rules say: recorded, seen by both, taken back."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.answers import Cancel
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.rules import table as tables
from engine.match import Match
from engine.overrides import (
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
    Say,
    SetPhase,
    Shuffle,
    TakeOffStack,
    Token,
    Turn,
    Value,
)  # fmt: skip
from engine.rulebook import Refusal
from engine.sight import UNSEEN
from tests.games.byhand import by_hand as done_by_hand
from tests.games.byhand import goes_on
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position
from tests.games.test_properties import played


def by_hand(story: Story, verb: Override) -> str:
    """Do something by hand in a story."""
    return done_by_hand(story.match, verb)


def test_damage_points_are_given_and_taken_back() -> None:
    story = Story(Position())
    assert by_hand(story, Value("damage", 1, 2)) == "Player 1 changes the damage of Player 2 by hand: +2."
    assert tables.damage_points(story.table.state, 1) == 2
    by_hand(story, Value("damage", 1, -1))
    assert tables.damage_points(story.table.state, 1) == 1


def test_what_was_removed_is_spoken_of_as_cards() -> None:
    table = Position()
    card = table.card("Lamplighter", CardType.FORWARD, power=3000)
    said = by_hand(Story(table), MoveCard(card, "removed"))
    assert said == "Player 1 moves Lamplighter from the field to Player 1's removed cards by hand."


def test_crystals_are_given() -> None:
    story = Story(Position())
    by_hand(story, Value("crystals", 0, 3))
    assert tables.crystals(story.table.state, 0) == 3


def test_cards_are_drawn_by_hand() -> None:
    story = Story(Position())
    assert by_hand(story, Draw(2)) == "Player 1 draws 2 by hand."
    assert len(story.table.state.zones[tables.HAND[0]]) == 2


@pytest.mark.parametrize("phase", ["Draw Phase", "Main Phase 1", "Attack Phase", "Main Phase 2", "End Phase"])
def test_any_phase_can_be_gone_to_and_the_game_goes_on_from_there(phase: str) -> None:
    story = Story(Position())
    by_hand(story, SetPhase(phase))
    assert story.match.request is not None


def test_a_summon_is_put_on_the_stack_and_taken_off_again() -> None:
    table = Position()
    bolt = table.summon("Bolt", "Draw 1 card.", cost=9)
    story = Story(table)
    by_hand(story, PutOnStack(bolt))
    assert story.stack == ["Bolt"]
    by_hand(story, TakeOffStack(0))
    assert (story.stack, table.where(bolt)) == ([], "break zone")


def test_a_summon_put_on_the_stack_by_hand_resolves() -> None:
    table = Position()
    bolt = table.summon("Bolt", "Draw 1 card.", cost=9)
    story = Story(table)
    by_hand(story, PutOnStack(bolt))
    assert len(story.resolve().table.state.zones[tables.HAND[0]]) == 1


@rule("11.11.5.1", "11.3.3", "2.3")
@pytest.mark.parametrize("monster", [False, True])
def test_what_a_summon_put_on_the_stack_by_hand_chooses_is_chosen_as_it_resolves(monster: bool) -> None:
    table = Position()
    if monster:
        table.monster("Oak")
    mine, theirs, dulled = table.forward("Vell"), table.forward("Cole", seat=1), table.forward("Bron")
    text = (
        "If you control a Monster, choose 1 Forward you control. Dull it. "
        "Choose 1 Forward opponent controls and 1 Forward you control. Freeze the former. Break the latter."
    )
    bolt = table.summon("Bolt", text, cost=9)
    story = Story(table)
    by_hand(story, PutOnStack(bolt))
    story.resolve()
    if monster:
        story.choose(dulled)
    story.choose(mine)
    cards = table.state.cards
    assert [cards[dulled].dull, "frozen" in cards[theirs].marks, table.where(mine)] == [monster, True, "break zone"]


@rule("11.3.3", "11.11.5.1")
def test_the_former_and_the_latter_of_two_chosen_as_a_summon_resolves() -> None:
    table = Position()
    vell, bron, _ = table.forward("Vell"), table.forward("Bron"), table.forward("Mere")
    bolt = table.summon("Bolt", "Choose 2 Forwards. Freeze the former. Dull the latter.", cost=9)
    story = Story(table)
    by_hand(story, PutOnStack(bolt))
    story.resolve().choose(bron, vell)
    cards = table.state.cards
    assert [("frozen" in cards[one].marks, cards[one].dull) for one in (bron, vell)] == [(True, False), (False, True)]


def test_an_ability_is_given_until_the_end_of_the_turn() -> None:
    table = Position()
    ada = table.forward("Ada", 5000, since=3)
    story = Story(table)
    by_hand(story, Grant(ada, "Haste"))
    assert "Haste" in table.keywords(ada)
    story.on().on().attack(ada)
    while tables.turn_player(table.state) == 0:
        story.resolve() if story.asked.kind == "play" else story.choose()
    assert "Haste" not in table.keywords(ada)


def test_a_wording_that_is_not_understood_is_not_given() -> None:
    table = Position()
    ada = table.forward("Ada", 5000)
    story = Story(table)
    refusal = story.match.override(0, Grant(table.state.cards[ada].handles[0], "Ada is very tired."))
    assert refusal is not None and "is no ability in the wording of the cards" in refusal.sentence


def test_a_card_from_outside_comes_into_the_game() -> None:
    match = played("fftcg", 3, 10)
    code = next(iter(match.law.cards))  # type: ignore[attr-defined]
    before = len(match.state.cards)
    assert match.override(0, Token(code, 0, "hand")) is None
    assert len(match.state.cards) == before + 1 and match.law.check(match.state) == []


VERBS = (
    Draw(1), Value("damage", 0, 1), Value("damage", 1, -1), Value("crystals", 1, 1), SetPhase("Main Phase 2"),
    SetPhase("Attack Phase"), SetPhase("End Phase"), TakeOffStack(0), Shuffle("deck", 0), Look("deck", 1, 2),
    RollDie(6),
    FlipCoin(), Say("so be it"), MoveFrom("deck", 0, 0, "hand", 0), MoveFrom("deck", 1, -1, "break zone", 1),
    MoveFrom("hand", 1, 0, "deck", 1, -1), MoveFrom("break zone", 0, 0, "removed", 0),
)  # fmt: skip


def on_card(match: Match, card: int) -> tuple[Override, ...]:
    owner = match.state.cards[card].owner
    return (
        Turn(card, True), Flip(card, True), Counter(card, "Ink", 2), Damage(card, 3000), Control(card, 1),
        Reveal(card), MoveCard(card, "hand", owner), MoveCard(card, "field", 0), MoveCard(card, "deck", owner, 0),
    )  # fmt: skip


def test_a_random_player_takes_a_casting_back_whose_payment_was_taken_away() -> None:
    """FFTCG 11.4.6.1.1"""
    table = Position()
    mirelle, pay = table.forward("Mirelle", zone="hand", cost=2), table.card("Vell", CardType.FORWARD, zone="hand")
    story = Story(table).cast(mirelle)
    by_hand(story, MoveCard(pay, "deck", 0))
    assert story.asked.sample(random.Random(1)) == Cancel()
    story.cancel()
    assert table.where(mirelle) == "hand"


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 200), data=st.data())
def test_any_verb_in_any_position_leaves_a_game_that_goes_on(seed: int, steps: int, data: st.DataObject) -> None:
    goes_on("fftcg", seed, steps, data, VERBS, on_card)


@rule("5.2.3.1.2.1", "7.6.1a")
def test_whether_the_top_card_could_lie_on_the_field_tells_nothing_of_it() -> None:
    table = Position()
    table.summon("Pyre", zone="deck")
    table.forward("Oak", zone="deck")
    story = Story(table, decks=False)
    said = [story.match.override(0, MoveFrom("deck", 0, place, "field", 0)) for place in (0, 1)]
    assert said == [Refusal("", UNSEEN)] * 2

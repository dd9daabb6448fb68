"""Stories of the Valhalla rules, for which both players ask (FOW 1415)."""

from __future__ import annotations

import random

import pytest

from engine.answers import Cards, Play
from engine.game import GameError, Start
from engine.games.fow.game import ForceOfWill
from engine.games.fow.rules.law import FowLaw, set_up
from engine.match import Match
from tests.games.fow.story import Story, rule
from tests.games.fow.table import CardType, Position, j_ruler, printed, side

LORD = printed(side("Lord", CardType.RULER, cost=None), j_ruler())
STONE = printed(side("Fire Magic Stone", CardType.STONE, cost=None, subtypes=("Basic",)))
MAIN = tuple(printed(side(f"Nobody {n}", CardType.RESONATOR, "", 100, 100, code=f"T-{n}")) for n in range(40))


def agreed(*texts: str, life: int = 4000, seat: int = 0) -> tuple[Position, list[int]]:
    """A game by these rules, with chants of these texts in a player's lifebreak area, the first lowest."""
    table = Position()
    table.let(valhalla=True, **{f"life_{seat}": life})
    cards = [table.chant(f"Omen {n}", text, zone="lifebreak area", seat=seat) for n, text in enumerate(texts)]
    return table, cards


def lifebreak(table: Position, seat: int = 0) -> Play:
    """The play that is lifebreak."""
    return Play("break", table.rulers[seat])


@rule("1415.1", "1415.1a", "1415.1a-i", "1415.1c")
def test_four_cards_of_each_deck_lie_apart_and_nobody_sees_them() -> None:
    piles = [((LORD,), MAIN, (STONE,) * 10, ())] * 2
    for valhalla, count in ((True, 4), (False, 0)):
        match = Match(FowLaw(), set_up(piles, 1, valhalla=valhalla))
        for _ in (0, 1):
            match.play(Cards(()))
        for seat in (0, 1):
            area = match.view(seat).zone("lifebreak area", seat)
            assert (area.count, area.cards) == (count, ())


@rule("1415.2")
def test_without_these_rules_there_is_no_lifebreak() -> None:
    table, _ = agreed("[Break] Draw a card.")
    table.let(valhalla=False)
    assert Story(table).refuses(lifebreak(table)) == "FOW 1415.2"


@rule("1415.1d-i", "1415.1d")
@pytest.mark.parametrize(("count", "life", "may"), [
    (4, 4000, True), (3, 4000, False), (3, 3000, True), (2, 2100, False), (2, 2000, True), (1, 1100, False),
    (1, 1000, True),
])  # fmt: skip
def test_a_card_is_taken_when_more_lie_there_than_life_has_thousands(count: int, life: int, may: bool) -> None:
    table, _ = agreed(*["Draw a card."] * count, life=life)
    assert (Story(table).tries(lifebreak(table)) is None) == may


@rule("1415.1d", "1415.1a-i", "1415.1d-iii")
def test_whoever_has_priority_takes_the_top_card_which_goes_to_the_graveyard() -> None:
    table, (low, top) = agreed("Draw a card.", "Draw a card.", life=1000, seat=1)
    story = Story(table).play(table.chant("Pyre", "You gain 300 life.")).passes().say(lifebreak(table, 1))
    assert (table.where(low), table.where(top)) == ("lifebreak area", "graveyard")
    assert (story.chase, story.priority) == (["Pyre"], 1)


@rule("1415.1b", "1415.1b-i", "1415.1b-ii", "1415.1d-ii", "1415.1d-iii")
def test_a_break_ability_is_played_and_its_card_waits_for_it() -> None:
    table, (omen,) = agreed("[Break] You gain 300 life.", life=500)
    story = Story(table).say(lifebreak(table))
    assert (story.chase, table.where(omen), table.life()) == (["Omen 0"], "removed", 500)
    story.resolve()
    assert (story.chase, table.where(omen), table.life()) == ([], "graveyard", 800)


@rule("1415.1d-iii")
def test_a_break_ability_that_is_cancelled_or_finds_no_target_lets_its_card_go() -> None:
    table, (omen,) = agreed("[Break] You gain 300 life.", life=500)
    no = table.chant("No", "[Quickcast]\nCancel target automatic ability.", seat=1)
    Story(table).say(lifebreak(table)).passes().play(no).resolve()
    assert (table.where(omen), table.life()) == ("graveyard", 500)
    table, (omen,) = agreed("[Break] Destroy target resonator.", life=500)
    story = Story(table).say(lifebreak(table))
    assert (story.chase, table.where(omen)) == ([], "graveyard")


@rule("1415.1a-ii", "1415.1e", "1415.1e-i")
def test_of_too_many_cards_the_lowest_go_to_the_graveyard() -> None:
    table, cards = agreed(*["Draw a card."] * 6)
    Story(table)
    assert [table.where(card) for card in cards] == ["graveyard"] * 2 + ["lifebreak area"] * 4


@rule("1415.1")
def test_both_ask_for_these_rules_before_the_match() -> None:
    game = ForceOfWill()
    deck = game.deck(game.random_deck(random.Random(1)))
    for options, there in (({"valhalla": "yes"}, True), ({"valhalla": "no"}, False), ({}, False)):
        state = game.new_match(Start("fow", (deck, deck), 1, options=options)).state
        assert bool(state.vars.get("valhalla")) == there
    with pytest.raises(GameError):
        game.new_match(Start("fow", (deck, deck), 1, options={"valhalla": "perhaps"}))

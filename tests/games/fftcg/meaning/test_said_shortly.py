"""What is said shortly: a place or a number that stands for a condition, a verb printed once and meant twice."""

from __future__ import annotations

import pytest

from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.rules.table import BREAK, DECK, HAND
from tests.games.fftcg.effects.doing import Doing, cards
from tests.games.fftcg.story import Story, cast, rule
from tests.games.fftcg.table import ICE, Position


@pytest.mark.parametrize(("held", "drawn"), [(1, 2), (3, 0), (5, 0)])
@rule("3.1.2")
def test_as_many_are_drawn_as_are_missing(held: int, drawn: int) -> None:
    table = Position()
    ox = table.forward("Ox")
    table.some(held, "hand")
    table.some(5, "deck")
    Doing(table, ox, "Draw cards until you have 3 cards in your hand.").resolve()
    assert len(table.state.zones[HAND[0]]) == held + drawn


@rule("11.3.3")
def test_what_is_not_of_an_element_is_of_any_other() -> None:
    table = Position()
    ox, cole = table.forward("Ox"), table.forward("Cole", element=ICE, seat=1)
    Doing(table, ox, "Break all the Forwards that are not Fire.").resolve()
    assert (table.state.cards[cole].zone, len(table.state.zones[BREAK[0]])) == (BREAK[1], 0)


@rule("11.3.3")
def test_one_card_goes_to_the_hand_and_the_other_below() -> None:
    table = Position()
    ox = table.forward("Ox")
    text = "Look at the top 2 cards of your deck. Add 1 card to your hand and the other to the bottom of your deck."
    upper, lower = table.forward("Peak", zone="deck"), table.forward("Slope", zone="deck")
    Doing(table, ox, text).resolve(cards(upper))
    assert table.state.cards[upper].zone == HAND[0]
    assert table.state.zones[DECK[0]][-1] == lower or table.state.zones[DECK[0]][0] == lower


@rule("11.12.4.1")
def test_a_permission_for_a_turn_holds_only_while_its_condition_does() -> None:
    table = Position()
    text = "[0]: Choose 1 Summon in your Break Zone. During this turn, you can cast it as long as you control a Backup."
    ox, pyre = table.forward("Ox", 5000, text), table.summon("Pyre", "Draw 1 card.", cost=0, zone="break zone")
    table.some(3, "deck")
    backup = table.backup("Pip")
    story = Story(table).use(ox).resolve()
    table.happen(table.move(backup, "break zone"))
    assert story.refuses(cast(pyre))
    table.happen(table.move(backup, "field"))
    story.say(cast(pyre)).resolve()
    assert len(table.state.zones[HAND[0]]) == 1


@rule("11.12.4.2")
def test_what_it_loses_beside_power_it_loses_too() -> None:
    table = Position()
    ox, cole = table.forward("Ox"), table.forward("Cole", 9000, "Haste", seat=1)
    text = "Choose 1 Forward opponent controls. Until the end of the turn, it loses Haste, Brave and 3000 power."
    Doing(table, ox, text).choose(cole).resolve()
    assert (table.power(cole), "Haste" in boards.now(table.state, cole).keywords) == (6000, False)

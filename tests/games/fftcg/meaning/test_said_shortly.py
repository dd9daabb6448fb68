"""What is said shortly: a place or a number that stands for a condition, a verb printed once and meant twice."""

from __future__ import annotations

import pytest

from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.rules.table import BREAK, DECK, HAND
from tests.games.fftcg.effects.doing import Doing, cards
from tests.games.fftcg.story import Story, cast, rule
from tests.games.fftcg.table import ICE, Position


@rule("11.12.4.1")
def test_what_is_gone_until_another_leaves_comes_back_when_that_one_does() -> None:
    table = Position()
    text = "[Dull]: Choose 1 Forward. Remove it from the game until Lar leaves the field."
    lar, cole = table.backup("Lar", text), table.forward("Cole", seat=1)
    story = Story(table).use(lar).resolve()
    assert table.where(cole) == "removed"
    story.cast(table.summon("Boom", "Choose 1 Backup. Break it.", cost=0)).resolve()
    assert table.where(cole) == "field"


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


@pytest.mark.parametrize(("entered", "drawn"), [(False, 1), (True, 0)])
@rule("11.8.13")
def test_no_forward_that_entered_is_none_at_all(entered: bool, drawn: int) -> None:
    table = Position()
    ox = table.forward("Ox", 5000, "When Ox attacks, if no Forwards entered your field this turn, draw 1 card.")
    table.some(2, "deck")
    if entered:
        table.happen(table.move(table.forward("Pip", zone="hand"), "field"))
    Story(table, at="attack").choose(ox).resolve()
    assert len(table.state.zones[HAND[0]]) == drawn


@rule("11.11.5")
def test_what_was_put_away_this_turn_is_counted_when_it_has_gone() -> None:
    table = Position()
    text = "Ox gains +1000 power for each Forward put from the field into the Break Zone this turn."
    ox, pip, cole = table.forward("Ox", 5000, text), table.forward("Pip"), table.forward("Cole", seat=1)
    assert table.power(ox) == 5000
    table.happen(table.move(pip, "break zone"), table.move(cole, "break zone"))
    assert table.power(ox) == 7000


@rule("11.8.17")
def test_if_it_goes_this_turn_waits_for_that() -> None:
    table = Position()
    text = "[0]: Choose 1 Forward. If it is put from the field into the Break Zone this turn, draw 1 card."
    ox, cole = table.forward("Ox", 5000, text), table.forward("Cole", seat=1)
    table.some(2, "deck")
    story = Story(table).use(ox).choose(cole).resolve()
    assert not table.state.zones[HAND[0]]
    story.cast(table.summon("Boom", "Break all the Forwards opponent controls.", cost=0)).resolve().resolve()
    assert len(table.state.zones[HAND[0]]) == 1


@rule("11.12.4.2")
def test_what_it_loses_beside_power_it_loses_too() -> None:
    table = Position()
    ox, cole = table.forward("Ox"), table.forward("Cole", 9000, "Haste", seat=1)
    text = "Choose 1 Forward opponent controls. Until the end of the turn, it loses Haste, Brave and 3000 power."
    Doing(table, ox, text).choose(cole).resolve()
    assert (table.power(cole), "Haste" in boards.now(table.state, cole).keywords) == (6000, False)

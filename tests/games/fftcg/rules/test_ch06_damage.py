"""FFTCG chapter 6: damage to players, counters, Crystals."""

from __future__ import annotations

import pytest

from engine.games.fftcg.rules import table as tables
from tests.games.fftcg.rules.telling import drawn
from tests.games.fftcg.story import Story, rule, use
from tests.games.fftcg.table import Position

TWO = "Your opponent receives 2 points of damage."


@rule("6.5.2")
def test_a_player_dealt_damage_puts_the_top_card_of_the_deck_face_up_into_the_damage_zone() -> None:
    table = Position()
    below, top = table.some(2, "deck", seat=1)
    Story(table).cast(table.summon("Pyre", "Your opponent receives 1 point of damage.", cost=0)).resolve()
    assert (table.where(top), table.where(below)) == ("damage zone", "deck")
    assert top in table.state.zones[tables.DAMAGE[1]]
    assert all(table.state.sees(seat, table.state.cards[top]) for seat in (0, 1))


@rule("6.5.2.1")
def test_the_ex_burst_of_that_card_is_carried_out_when_its_player_uses_it() -> None:
    table = Position()
    table.some(3, "deck", seat=1)
    table.summon("Flood", "[EX BURST] Draw 1 card.", burst=True, zone="deck", seat=1)
    story = Story(table).cast(table.summon("Pyre", "Your opponent receives 1 point of damage.", cost=0)).resolve()
    assert story.asked.seat == 1 and drawn(story, 1) == 0
    assert drawn(story.yes(), 1) == 1


@rule("6.5.2.1")
def test_an_ex_burst_that_is_not_used_does_nothing() -> None:
    table = Position()
    table.some(3, "deck", seat=1)
    table.summon("Flood", "[EX BURST] Draw 1 card.", burst=True, zone="deck", seat=1)
    story = Story(table).cast(table.summon("Pyre", TWO, cost=0)).resolve().no()
    assert drawn(story, 1) == 0


@rule("6.5.2.1")
def test_with_several_points_all_damage_comes_first_and_then_the_ex_bursts_in_the_order_of_the_cards() -> None:
    table = Position()
    table.some(5, "deck", seat=1)
    second, first = (
        table.summon(name, "[EX BURST] Draw 1 card.", burst=True, zone="deck", seat=1) for name in ("Flood", "Gale")
    )
    story = Story(table).cast(table.summon("Pyre", TWO, cost=0)).resolve()
    assert [table.where(card) for card in (first, second)] == ["damage zone"] * 2
    assert story.asked.args == (("card", first),) and drawn(story, 1) == 0
    story.yes()
    assert story.asked.args == (("card", second),) and drawn(story, 1) == 1
    assert drawn(story.yes(), 1) == 2


@rule("6.5.3")
def test_n_points_of_damage_end_with_the_nth_card() -> None:
    table = Position()
    deck = table.some(4, "deck", seat=1)
    pyre = table.summon("Pyre", "Your opponent receives 3 points of damage.", cost=0)
    Story(table).cast(pyre).resolve()
    assert table.state.zones[tables.DAMAGE[1]] == deck[:0:-1]
    assert table.where(deck[0]) == "deck"


# Counters and Crystals


@rule("6.7.2")
def test_counters_of_the_same_name_are_the_same_whatever_effect_made_them() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="Remove 2 Ember Counters from Mirelle: Draw 1 card.")
    text = "Choose 1 Forward. Place 1 {} Counter on it."
    names = ("Ember", "Frost", "Ember")
    story = Story(table)
    for name in names:
        assert story.refuses(use(mirelle)) == "FFTCG 11.6.2.1"
        story.cast(table.summon("Pyre", text.format(name), cost=0)).resolve()
    assert drawn(story.use(mirelle).resolve()) == 1
    assert table.state.cards[mirelle].counters == {"Frost": 1}


@rule("6.7.3")
def test_a_card_that_moves_to_another_zone_loses_its_counters() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", counters={"Ember": 2}, cost=0)
    pyre = table.summon("Pyre", "Choose 1 Forward. Return it to its owner's hand.", cost=0)
    story = Story(table).cast(pyre).resolve()
    assert table.state.cards[mirelle].counters == {}
    story.cast(mirelle)
    assert (table.where(mirelle), table.state.cards[mirelle].counters) == ("field", {})


@rule("6.8.1")
def test_crystals_belong_to_the_player_who_gained_them_not_to_a_card() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="When Mirelle enters the field, gain [Crystal].", zone="hand", cost=0)
    vell = table.forward("Vell", text="[Crystal]: Draw 1 card.")
    pyre = table.summon("Pyre", "Choose 1 Forward. Break it.", cost=0)
    story = Story(table)
    assert story.refuses(use(vell)) == "FFTCG 11.6.2.1"
    story.cast(mirelle).resolve().cast(pyre).choose(mirelle).resolve()
    assert drawn(story.use(vell).resolve()) == 1
    assert story.refuses(use(vell)) == "FFTCG 11.6.2.1"


@rule("6.1.4", "6.5.2.1", "11.11.6")
@pytest.mark.parametrize(
    "text", ["Each player receives 1 point of damage.", "Deal 1 point of damage to each player."]
)
def test_damage_to_both_players_is_dealt_before_the_first_ex_burst_and_the_turn_player_uses_theirs_first(
    text: str,
) -> None:
    table = Position(turn_player=1)
    glow = [table.summon(f"Glow {seat}", "[EX BURST] Draw 1 card.", zone="deck", seat=seat, burst=True)
            for seat in (0, 1)]
    story = Story(table).passes().cast(table.summon("Pyre", text, cost=0)).resolve()
    assert (story.asked.seat, [table.where(card) for card in glow]) == (1, ["damage zone"] * 2)
    assert story.yes().asked.seat == 0


@rule("6.1.4", "6.5.3", "11.11.6")
def test_several_points_for_both_players_are_all_dealt_before_the_ex_bursts() -> None:
    table = Position()
    for seat in (0, 1):
        table.some(3, "deck", seat=seat)
        table.summon(f"Glow {seat}", "[EX BURST] Draw 1 card.", zone="deck", seat=seat, burst=True)
    story = Story(table).cast(table.summon("Pyre", "Deal 2 points of damage to each player.", cost=0)).resolve()
    assert [len(table.state.zones[zone]) for zone in tables.DAMAGE] == [2, 2]
    assert story.asked.seat == 0

"""Stories of chapter 3: the areas, and what can move where (FOW 301 to 315)."""

from __future__ import annotations

import pytest

from tests.games.fow.story import Story, rule
from tests.games.fow.table import Position

BOUNCE = "Return target resonator to its owner's hand."


@rule("302.3", "303.1", "303.1b", "307.3")
def test_a_card_that_comes_back_is_another_and_recovered() -> None:
    table = Position()
    vell = table.resonator("Vell", damage=300, rested=True, counters={"+100/+100": 1})
    Story(table).play(table.chant(text=BOUNCE), vell).resolve().play(vell).resolve()
    assert (table.rested(vell), table.damage(vell), table.values(vell)) == (False, 0, (500, 500))


@rule("302.3")
def test_an_effect_on_a_card_does_not_follow_it_to_another_area() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500)
    grow = table.chant(text="Target resonator gains [+200/+200] until end of turn.")
    Story(table).play(grow, vell).resolve().play(table.chant(text=BOUNCE), vell).resolve().play(vell).resolve()
    assert table.values(vell) == (500, 500)


@rule("304.2", "304.3", "309.2", "1009.1")
def test_cards_go_one_by_one_from_the_top_of_the_deck_onto_the_graveyard() -> None:
    table = Position()
    second, first = table.resonator("Ash", zone="deck"), table.resonator("Birch", zone="deck")
    old = table.resonator("Old", zone="graveyard")
    mill = table.chant(text="Put the top two cards of your deck into your graveyard.")
    Story(table).play(mill).resolve()
    assert table.there("graveyard")[:3] == [old, first, second]


@rule("305.2", "305.3")
def test_stones_go_from_the_top_of_the_stone_deck() -> None:
    table = Position()
    second, first = table.stone(zone="stone deck"), table.stone(zone="stone deck")
    dig = table.chant(text="Put the top two cards of your magic stone deck into your field.")
    Story(table).play(dig).resolve()
    assert table.there("field") == [first, second]


@rule("302.2", "302.2a", "304.2", "306.2")
def test_a_hand_is_seen_by_its_player_and_its_number_by_both() -> None:
    table = Position()
    table.resonator("Secret", zone="hand")
    table.resonator("Hidden", zone="deck")
    story = Story(table)
    mine, hers = (repr(story.match.view(seat)) for seat in (0, 1))
    assert ("Secret" in mine, "Secret" in hers) == (True, False)
    assert ("Hidden" in mine, "Hidden" in hers) == (False, False)
    assert [story.match.view(seat).zone("hand", 0).count for seat in (0, 1)] == [1, 1]


@rule("312.2", "312.3")
def test_the_chase_is_open_to_both() -> None:
    table = Position()
    hound = table.resonator("Hound", zone="hand")
    story = Story(table).play(hound)
    assert all("Hound" in repr(story.match.view(seat)) for seat in (0, 1))


@pytest.mark.parametrize("zone", ["hand", "deck", "field", "removed", "standby area", "stone deck"])
@rule("314.1")
def test_a_ruler_moves_nowhere_but_to_the_graveyard(zone: str) -> None:
    table = Position()
    table.happen(table.move(table.rulers[0], zone))
    assert table.where(table.rulers[0]) == "ruler area"
    table.happen(table.move(table.rulers[0], "graveyard"))
    assert table.where(table.rulers[0]) == "graveyard"


@pytest.mark.parametrize("zone", ["hand", "deck", "graveyard", "removed", "standby area", "stone deck"])
@rule("314.2")
def test_a_j_ruler_moves_nowhere_but_to_the_ruler_area(zone: str) -> None:
    table = Position()
    lord = table.judged()
    table.happen(table.move(lord, zone))
    assert table.where(lord) == "field"


@pytest.mark.parametrize("zone", ["stone deck", "ruler area"])
@rule("314.3")
def test_no_resonator_addition_or_regalia_goes_among_stones_or_rulers(zone: str) -> None:
    table = Position()
    for card in (table.resonator(), table.addition(), table.regalia()):
        table.happen(table.move(card, zone))
        assert table.where(card) == "field"


@pytest.mark.parametrize("zone", ["stone deck", "ruler area", "field"])
@rule("314.4")
def test_a_chant_goes_to_the_graveyard_instead_of_the_field(zone: str) -> None:
    table = Position()
    pyre = table.chant()
    table.happen(table.move(pyre, zone))
    assert table.where(pyre) == "graveyard"


@pytest.mark.parametrize("zone", ["hand", "deck", "ruler area"])
@rule("314.5")
def test_a_stone_goes_neither_to_the_hand_nor_to_the_deck(zone: str) -> None:
    table = Position()
    stone = table.stone()
    table.happen(table.move(stone, zone))
    assert table.where(stone) == "field"


@rule("311.2a", "303.2")
def test_what_is_removed_face_down_is_seen_by_nobody() -> None:
    table = Position()
    table.resonator("Hidden", zone="deck")
    story = Story(table).play(table.chant(text="Remove the top card of your deck from the game face down.")).resolve()
    assert table.size("removed") == 1
    assert all("Hidden" not in repr(story.match.view(seat)) for seat in (0, 1))


@rule("308.2", "308.3", "308.4")
def test_a_ruler_is_named_in_the_ruler_area_alone() -> None:
    table = Position()
    table.judged("Dragon", seat=1)
    lord = table.rulers[0]
    story = Story(table).play(table.chant(text="Rest target ruler."), lord).resolve()
    assert (table.rested(lord), table.rested(table.rulers[1]), story.chase) == (True, False, [])


@rule("305.3", "709.1")
def test_the_stone_that_is_called_is_the_top_one_of_the_magic_stone_deck() -> None:
    table = Position(stones=0)
    below = table.stone(zone="stone deck")
    above = table.stone(zone="stone deck")
    Story(table).call()
    assert (table.where(above), table.where(below)) == ("field", "stone deck")


@rule("311.2a", "303.2")
def test_what_is_removed_face_down_is_a_card_without_information_to_what_counts() -> None:
    table = Position()
    wise = table.resonator("Wise", 100, 100, "This card gains [+100/+100] for each resonator in your removed area.")
    table.resonator("Seen", zone="removed")
    table.resonator("Hidden", zone="removed", face_down=True)
    assert table.values(wise) == (200, 200)


@rule("313.2", "105.3")
def test_a_card_of_the_opponent_that_comes_to_ones_field_is_under_ones_control() -> None:
    table = Position()
    cole = table.resonator("Cole", zone="graveyard", seat=1)
    lift = table.chant(text="Put target resonator from your opponent's graveyard into your field.")
    Story(table).play(lift).resolve()
    assert (table.where(cole), table.controller(cole)) == ("field", 0)

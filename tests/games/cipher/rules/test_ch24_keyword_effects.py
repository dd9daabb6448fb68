"""Keyword effects: what draw, shuffle, destroy, reveal, copy, double, grow and the like mean (Cipher 24)."""

from __future__ import annotations

import pytest

from engine.games.cipher.rules.table import DECK, STACKED
from tests.games.cipher.effects.doing import cards, do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, RED, SWORD, Position


@rule("24.1.1.1")
def test_cards_are_drawn_one_at_a_time_from_the_top() -> None:
    table = Position()
    vell = table.unit("Vell")
    for name in ("Aln", "Bex", "Cyd"):
        table.card(name, zone="deck")
    do(table, vell, "Draw 2 cards.")
    assert (table.names("hand"), table.names("deck")) == (["Cyd", "Bex"], ["Aln"])


@rule("24.1.1.1.1")
def test_the_skills_player_draws_where_nobody_is_named() -> None:
    table = Position()
    cole = table.unit("Cole", seat=1)
    table.some(2, "deck", seat=1)
    do(table, cole, "Draw 1 card.")
    assert (len(table.names("hand", 0)), len(table.names("hand", 1))) == (0, 1)


@rule("24.1.2.1")
def test_a_shuffled_deck_is_in_an_order_that_nobody_knows() -> None:
    table = Position()
    vell = table.unit("Vell")
    before = table.some(30, "deck")
    handles = [table.state.cards[number].handles for number in before]
    do(table, vell, 'Choose 1 "Osk" from your Deck, and deploy it. Afterwards, shuffle your Deck.')
    after = table.state.zones[DECK[0]]
    assert sorted(after) == before and after != before
    assert not {table.state.cards[number].handles for number in after} & set(handles)


@rule("24.1.3.1")
def test_destroying_is_a_state_of_the_unit_that_rule_processing_then_deals_with() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1)
    do(table, vell, "Choose 1 non-Main Character enemy, and destroy them.")
    assert (table.destroyed(rook), table.where(rook)) == (True, "front")
    Story(table).passes()
    assert table.where(rook) == "retreat"


@rule("24.1.3.1", "2.8")
def test_what_is_destroyed_already_is_not_destroyed_again() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |AUTO| Each time a non-Main Character enemy is destroyed, draw 1 card.")
    table.unit("Rook", seat=1)
    do(table, vell, "Destroy all non-Main Character enemies. Destroy all non-Main Character enemies.")
    assert table.triggered == ["Vell"]


@rule("24.1.4.1", "24.1.4.2", "24.1.4.3", "24.1.4.3.1")
def test_revealing_the_last_card_of_a_deck_moves_nothing_and_refills_nothing() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.card("Osk", zone="deck")
    table.some(3, "retreat")
    do(table, vell, "Reveal the topmost card of your Deck. If that card is <Red>, untap this unit.")
    assert (table.names("deck"), len(table.names("retreat"))) == (["Osk"], 3)
    assert not table.state.sees(1, table.state.cards[osk])


@rule("24.1.5.1", "24.1.5.2")
def test_the_skills_player_alone_looks_at_a_card_and_only_meanwhile() -> None:
    table = Position()
    text = "Lamp |ACT| Look at the topmost card of your Deck. You may send that card to the Retreat Area."
    vell, _ = table.unit("Vell", text), table.some(2, "deck")
    top = table.card("Osk", zone="deck")
    story = Story(table).use(vell)
    assert [table.state.sees(seat, table.state.cards[top]) for seat in (0, 1)] == [True, False]
    story.no()
    assert [table.state.sees(seat, table.state.cards[top]) for seat in (0, 1)] == [False, False]


@rule("24.1.6.1", "24.1.6.2")
def test_up_to_two_is_none_one_or_two_different_units() -> None:
    table = Position()
    vell, rook, cray = table.unit("Vell"), table.unit("Rook", seat=1), table.unit("Cray", seat=1)
    for answer, lines in (((), ["front"] * 2), ((rook,), ["back", "front"]), ((rook, cray), ["front", "back"])):
        do(table, vell, "Choose up to 2 enemies, and move them.", cards(*answer))
        assert [table.where(rook), table.where(cray)] == lines


@rule("24.1.7.1", "24.1.7.2")
def test_any_number_is_one_or_more_different_units() -> None:
    table = Position()
    vell, rook, cray = table.unit("Vell"), table.unit("Rook", seat=1), table.unit("Cray", seat=1)
    do(table, vell, "Choose any number of enemies, and move them.", cards(rook, cray))
    assert [table.where(rook), table.where(cray)] == ["back", "back"]


@pytest.mark.parametrize("times", [0, 2])
@rule("24.1.7.1", "24.1.7.2")
def test_any_number_is_neither_none_nor_the_same_unit_twice(times: int) -> None:
    table = Position()
    vell, rook, _ = table.unit("Vell"), table.unit("Rook", seat=1), table.unit("Cray", seat=1)
    with pytest.raises(AssertionError, match="Cipher"):
        do(table, vell, "Choose any number of enemies, and move them.", cards(*[rook] * times))
    assert table.where(rook) == "front"


@rule("24.1.8.1", "24.1.8.1.1")
def test_a_copy_has_the_printed_information_of_the_other_and_keeps_its_own_state() -> None:
    table = Position()
    vell = table.unit("Vell", attack=30, symbols=(RED,), cost=1)
    lamp = "Lamp |CONT| This unit acquires range 1-2."
    osk = table.unit("Osk", lamp, attack=70, symbols=(BLUE,), cost=4, weapons=(SWORD,), tapped=True)
    text = "Until the end of the turn, this unit becomes a copy of that unit in all but Name and Attack Power."
    do(table, vell, text, event=(osk,))
    now = table.now(vell)
    assert (now.names, now.attack, now.symbols, now.cost, now.weapons) == (("Vell",), 30, (BLUE,), 4, (SWORD,))
    assert (now.ranges, table.tapped(vell)) == ((1, 2), False)


@rule("24.1.8.1.1")
def test_what_skills_have_changed_of_the_other_and_added_to_it_is_not_copied() -> None:
    table = Position()
    vell, osk = table.unit("Vell", attack=30), table.unit("Osk", cost=4)
    table.unit("Cray", "Lamp |CONT| All other allies gain +10 attack.")
    do(table, osk, "Until the end of the turn, this unit acquires range 1-2.")
    given = 'this unit gains the following skill: "|CONT| This unit gains +50 attack."'
    do(table, osk, f"Until the end of the turn, {given}")
    do(table, vell, COPIED, event=(osk,))
    now = table.now(vell)
    assert (now.cost, now.ranges, now.attack) == (4, (1,), 40)
    assert (table.now(osk).ranges, table.attack_of(osk)) == ((1, 2), 90)


COPIED = "Until the end of the turn, this unit becomes a copy of that unit in all but Name and Attack Power."


@rule("24.1.8.1", "13.6.1.2")
def test_a_copy_stays_one_until_the_end_of_the_turn_whatever_becomes_of_the_other() -> None:
    table = Position()
    vell, osk = table.unit("Vell", cost=1), table.unit("Osk", cost=4)
    do(table, vell, COPIED, event=(osk,))
    table.happen(table.move(osk, "retreat"))
    assert table.now(vell).cost == 4
    Story(table).passes()
    assert table.now(vell).cost == 1


@rule("24.1.8.1", "21.2.3.1.4.2")
def test_a_copy_has_the_others_spec_skills_in_place_of_its_own() -> None:
    table = Position()
    text = "Lamp |SPEC| This card's Class Change cost becomes {}."
    vell, osk = table.unit("Vell", text.format(2), change=5), table.unit("Osk", text.format(3), change=4)
    assert table.now(vell).change_cost == 2
    do(table, vell, COPIED, event=(osk,))
    assert table.now(vell).change_cost == 3


@rule("24.1.8.1", "14.2.3")
def test_a_copy_that_levels_up_is_what_the_card_on_top_is() -> None:
    table = Position(phase="deployment")
    vell, osk = table.unit("Vell", cost=1), table.unit("Osk", cost=4)
    table.some(3, "bond")
    better = table.card("Vell", cost=2)
    do(table, vell, COPIED, event=(osk,))
    Story(table).level_up(better)
    assert table.now(better).cost == 2


@rule("24.1.9.1")
def test_what_all_allies_have_until_the_end_of_the_game_later_ones_have_too() -> None:
    table = Position()
    vell = table.unit("Vell")
    do(table, vell, "Until the end of the game, all allies gain +10 attack.")
    assert table.attack_of(vell) == 40 and table.attack_of(table.unit("Osk")) == 40


@rule("24.1.9.1", "14.2.3")
def test_what_all_allies_have_until_the_end_of_the_game_they_keep_when_they_level_up() -> None:
    table = Position(phase="deployment")
    vell, better, osk = table.unit("Vell"), table.card("Vell", attack=50), table.card("Osk")
    table.some(3, "bond")
    do(table, vell, "Until the end of the game, all allies gain +10 attack.")
    Story(table).level_up(better).deploy(osk)
    assert (table.attack_of(better), table.attack_of(osk)) == (60, 40)


@rule("24.1.10.1")
def test_a_doubled_attack_is_added_as_it_is_at_that_time() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |CONT| This unit gains +10 attack per other ally.")
    table.unit("Osk")
    do(table, vell, "Until the end of the turn, this unit's attack is doubled.")
    assert table.attack_of(vell) == 80
    table.unit("Cray")
    assert table.attack_of(vell) == 90


@rule("24.1.11.1")
def test_a_tripled_attack_is_added_twice() -> None:
    table = Position()
    vell = table.unit("Vell")
    do(table, vell, "Until the end of the turn, this unit's attack is tripled.")
    assert table.attack_of(vell) == 90


@rule("24.1.12.1")
def test_what_cannot_be_destroyed_does_not_become_destroyed() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", "Lamp |CONT| This unit cannot be destroyed.", seat=1)
    do(table, vell, "Destroy all non-Main Character enemies.")
    assert not table.destroyed(rook)


@rule("24.1.13.1", "24.1.13.2", "24.1.13.2.1")
def test_a_unit_that_has_grown_counts_as_levelled_up_and_class_changed_but_did_neither() -> None:
    table = Position()
    watching = "Lamp |AUTO| When this unit Class Changes, draw 1 card."
    skill = "[CCS] Lantern |CONT| This unit gains +20 attack. ([CCS] is only active if this unit is Class Changed.)"
    vell = table.unit("Vell", f"{watching}\n{skill}", cost=3, change=2)
    table.card("Vell", zone="retreat")
    assert table.attack_of(vell) == 30
    do(table, vell, 'Choose 1 "Vell" card from your Retreat Area, and stack it under this unit to Growth them.')
    assert (table.attack_of(vell), table.triggered) == (50, [])
    assert not table.state.cards[vell].marks


@rule("24.1.13.1", "6.4.2.3")
def test_what_a_players_unit_grows_by_lies_with_that_players_units() -> None:
    table = Position(turn_player=1)
    rook, spare = table.unit("Rook", seat=1), table.card("Rook", zone="retreat", seat=1)
    do(table, rook, 'Choose 1 "Rook" card from your Retreat Area, and stack it under this unit to Growth them.')
    assert spare in table.state.zones[STACKED[1]] and table.state.cards[rook].under == (spare,)


@rule("24.1.14.1")
def test_a_destroyed_orb_goes_to_its_players_hand_unseen_by_the_other() -> None:
    table = Position()
    vell, orb = table.unit("Vell"), table.card("Osk", zone="orb", seat=1)
    do(table, vell, "Choose 1 of your opponent's Orbs, and destroy it.")
    assert table.where(orb) == "hand" and not table.state.sees(0, table.state.cards[orb])

"""Effects on units: tapping, moving, destroying, deploying, stacks, the Main Character (Cipher 14, 24)."""

from __future__ import annotations

from tests.games.cipher.effects.doing import BACK_LINE, FRONT_LINE, NOTHING, cards, do
from tests.games.cipher.story import rule
from tests.games.cipher.table import FLIER, LANCE, Position


@rule("26.13")
def test_units_are_moved_to_the_other_line_and_not_tapped() -> None:
    table = Position()
    vell, cole, rook = table.unit("Vell"), table.unit("Cole", seat=1), table.unit("Rook", seat=1, line="back")
    do(table, vell, "Choose 2 enemies, and move them.")
    assert (table.where(cole), table.where(rook), table.tapped(cole)) == ("back", "front", False)


@rule("26.13", "2.8")
def test_a_unit_is_moved_to_a_line_named_only_if_it_is_not_there() -> None:
    table = Position()
    vell = table.unit("Vell")
    text = "Move this unit to the Front Line. If you do, draw 1 card."
    table.some(2, "deck")
    do(table, vell, text)
    assert (table.where(vell), table.names("hand")) == ("front", [])
    table.happen(table.move(vell, "retreat"))
    osk = table.unit("Osk", line="back")
    do(table, osk, text)
    assert (table.where(osk), len(table.names("hand"))) == ("front", 1)


@rule("5.1.2.6", "2.8")
def test_units_are_tapped_and_untapped() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.unit("Osk", tapped=True)
    do(table, vell, "Untap all allies. Tap this unit.")
    assert (table.tapped(vell), table.tapped(osk)) == (True, False)


@rule("24.1.3.1")
def test_destroying_puts_a_unit_into_the_destroyed_state() -> None:
    table = Position()
    vell, cole, rook = table.unit("Vell"), table.unit("Cole", seat=1), table.unit("Rook", seat=1, main=True)
    do(table, vell, "Choose 1 non-Main Character enemy, and destroy them.")
    assert (table.destroyed(cole), table.destroyed(rook), table.where(cole)) == (True, False, "front")


@rule("24.1.14.1")
def test_destroying_an_orb_adds_it_to_its_players_hand() -> None:
    table = Position()
    vell = table.unit("Vell")
    orb, other = table.some(2, "orb", seat=1)
    do(table, vell, "Choose 1 of your opponent's Orbs, and destroy it.", cards(other))
    assert (table.where(orb), table.where(other)) == ("orb", "hand")


@rule("14.1.1", "14.1.2")
def test_deploying_by_a_skill_chooses_the_line_and_costs_nothing() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.card("Osk", cost=4)
    do(table, vell, "Choose 1 card from your hand, and deploy it.", BACK_LINE)
    assert (table.where(osk), table.tapped(osk)) == ("back", False)


@rule("14.1.1.1", "2.3")
def test_a_card_of_a_unit_name_that_is_there_is_not_deployed() -> None:
    table = Position()
    vell, other = table.unit("Vell"), table.card("Vell", zone="retreat")
    do(table, vell, 'Choose 1 "Vell" from your Retreat Area, and deploy it.')
    assert table.where(other) == "retreat"


@rule("14.1.1.1")
def test_of_two_cards_of_one_name_only_the_first_is_deployed() -> None:
    table = Position()
    vell, osk, other = table.unit("Vell"), table.card("Osk"), table.card("Osk")
    do(table, vell, "Choose up to 2 cards from your hand, and deploy them.", cards(osk, other), FRONT_LINE)
    assert (table.where(osk), table.where(other)) == ("front", "hand")


@rule("14.1.1")
def test_a_card_is_deployed_tapped_into_a_line_named_or_beside_a_unit() -> None:
    table = Position()
    vell, osk = table.unit("Vell", line="back"), table.card("Osk", zone="retreat", affinities=(FLIER,))
    do(table, vell, "Choose 1 <Flier> card from your Retreat Area, and deploy it in the Back Line.")
    assert table.where(osk) == "back"
    cray = table.card("Cray", zone="bond")
    do(table, cray, "Deploy this card tapped.", FRONT_LINE)
    assert (table.where(cray), table.tapped(cray)) == ("front", True)


@rule("24.1.13.1", "24.1.13.2")
def test_growth_stacks_cards_under_a_unit_and_levels_it_up_without_a_level_up() -> None:
    table = Position()
    vell, under = table.unit("Vell"), table.card("Vell", zone="retreat")
    text = 'Choose 1 "Vell" card from your Retreat Area, and stack it under this unit to Growth them.'
    do(table, vell, text)
    assert (table.where(under), table.state.cards[vell].under) == ("stacked", (under,))
    assert "leveled" not in table.state.cards[vell].marks


@rule("24.1.13.1")
def test_growth_of_another_ally_takes_a_card_of_its_name() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.unit("Osk")
    card, other = table.card("Osk", zone="retreat"), table.card("Cray", zone="retreat")
    text = (
        "Choose 1 other ally. Choose 1 card with the same Unit Name as that ally from your Retreat Area, and stack it "
        "under that ally to Growth them."
    )
    do(table, vell, text)
    assert (table.state.cards[osk].under, table.where(card), table.where(other)) == ((card,), "stacked", "retreat")


@rule("14.2.1", "14.2.2", "14.2.5")
def test_a_skill_levels_up_a_unit_which_keeps_its_state() -> None:
    table = Position()
    vell, upper = table.unit("Vell", tapped=True, main=True), table.card("Vell", zone="retreat", cost=3, change=2)
    text = 'Choose 1 "Vell" card from your Retreat Area, and stack it on top of this unit to Class Change her.'
    do(table, vell, text)
    marks = table.state.cards[upper].marks
    assert (table.where(upper), table.state.cards[upper].under, table.tapped(upper)) == ("front", (vell,), True)
    assert marks["main"] and marks["bonus"]


@rule("5.1.2.5")
def test_the_main_character_is_another_unit_from_then_on() -> None:
    table = Position()
    vell, osk = table.unit("Vell", main=True), table.unit("Osk")
    text = "Choose 1 <Red> ally and transfer Main Character status from your <Red> Main Character to that ally."
    do(table, vell, text, cards(osk))
    assert ("main" in table.state.cards[vell].marks, "main" in table.state.cards[osk].marks) == (False, True)


@rule("18.1.3.2.1")
def test_a_unit_is_attacked_instead_of_another() -> None:
    table = Position(turn_player=1)
    vell, osk, cole = table.unit("Vell"), table.unit("Osk"), table.unit("Cole", seat=1)
    table.attack(cole, osk)
    do(table, vell, "This unit is attacked instead of that ally.", event=(osk,))
    assert table.state.vars["defender"] == table.ref(vell)


@rule("18.1.3.2.1")
def test_of_two_units_of_a_name_the_attacked_players_is_attacked_instead() -> None:
    table = Position(turn_player=1)
    vell, osk, odo = table.unit("Vell"), table.unit("Osk"), table.unit("Odo")
    cole = table.unit("Cole", seat=1)
    table.unit("Odo", seat=1)
    table.attack(cole, osk)
    do(table, vell, '"Odo" is attacked instead of that ally.', event=(osk,))
    assert table.state.vars["defender"] == table.ref(odo)


@rule("2.4", "24.1.6.1")
def test_units_are_in_the_open_and_must_be_chosen_but_up_to_one_need_not() -> None:
    table = Position()
    vell, cole = table.unit("Vell"), table.unit("Cole", seat=1, weapons=(LANCE,))
    do(table, vell, "Choose 1 <Lance> enemy, and move them.")
    assert table.where(cole) == "back"
    do(table, vell, "Choose up to 1 <Lance> enemy, and move them.", NOTHING)
    assert table.where(cole) == "back"


@rule("24.1.7.1", "24.1.7.2")
def test_any_number_is_one_at_least() -> None:
    table = Position()
    vell, cole, rook = table.unit("Vell"), table.unit("Cole", seat=1), table.unit("Rook", seat=1)
    do(table, vell, "Choose any number of enemies, and move them.", cards(rook))
    assert (table.where(cole), table.where(rook)) == ("front", "back")

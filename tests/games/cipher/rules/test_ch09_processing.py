"""Cipher chapters 7, 9 and 11: check timings, rule processing, and the refill of the deck."""

from __future__ import annotations

import pytest

from engine.games.cipher.cards import Symbol
from engine.games.cipher.rules import table as tables
from engine.games.cipher.rules import verbs
from engine.overrides import Grant
from tests.games.byhand import by_hand
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, RED, Position, run

SEVERAL = 'Roll |SPEC| You may deploy this card even if you have an allied "Vell", and you may have 2 or more "Vell".'

# Same-name processing


@rule("9.2", "9.2.1", "7.1", "7.2.2")
def test_of_units_of_one_name_their_player_keeps_one() -> None:
    table = Position()
    first, second = table.unit("Vell"), table.unit("Vell", line="back")
    rival = table.unit("Vell", seat=1)
    story = Story(table)
    assert story.asked.cards() == (first, second)
    story.choose(second)
    assert [table.where(one) for one in (first, second, rival)] == ["retreat", "back", "front"]


@rule("9.2.1.1")
def test_of_units_of_one_name_the_main_character_stays() -> None:
    table = Position()
    other = table.unit("Vell")
    main = table.unit("Vell", main=True)
    story = Story(table)
    assert [table.where(one) for one in (other, main)] == ["retreat", "front"]
    assert story.step == "action"


@rule("9.2", "9.2.1")
def test_a_unit_that_is_given_the_name_of_another_does_not_stand_beside_it() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook")
    story = Story(table)
    assert story.step == "action"
    by_hand(story.match, Grant(rook, 'Mask |SPEC| Treat this card as if its Unit Name is also "Vell".'))
    assert story.asked.cards() == (vell, rook)
    story.choose(rook)
    assert [table.where(one) for one in (vell, rook)] == ["retreat", "front"]


# Destruction


@rule("9.3", "9.3.1", "9.3.3", "9.3.3.1", "5.1.2.7")
def test_all_destroyed_units_go_to_their_owners_retreat_areas_at_once() -> None:
    table = Position()
    mine, theirs, spared = table.unit("Vell"), table.unit("Rook", seat=1), table.unit("Odo")
    for unit in (mine, theirs):
        table.mark(unit, marks={"destroyed": 1})
    Story(table)
    assert [table.where(one) for one in (mine, theirs, spared)] == ["retreat", "retreat", "front"]


@rule("9.3.2", "9.3.2.1", "24.1.14.1", "26.3.1")
def test_a_destroyed_main_character_stays_for_an_orb_of_its_players_choice() -> None:
    table = Position()
    main = table.unit("Vell", main=True, tapped=True)
    orbs = table.some(3, "orb")
    table.mark(main, marks={"main": 1, "destroyed": 1})
    story = Story(table)
    assert (story.asked.seat, set(story.asked.cards())) == (0, set(orbs))
    story.choose(orbs[1])
    assert (table.where(orbs[1]), table.where(main), table.destroyed(main)) == ("hand", "front", False)
    assert table.tapped(main)
    assert not table.state.sees(1, table.state.cards[orbs[1]])


@rule("9.3.2.1.1")
def test_an_attack_that_destroys_two_orbs_takes_two() -> None:
    table = Position()
    main = table.unit("Vell", main=True)
    orbs = table.some(3, "orb")
    table.mark(main, marks={"main": 1, "destroyed": 2})
    Story(table).choose(orbs[0], orbs[2])
    assert [table.where(one) for one in orbs] == ["hand", "orb", "hand"]


@rule("9.3.2.1.1", "2.5")
def test_of_two_orbs_the_last_one_is_taken_where_there_is_but_one() -> None:
    table = Position()
    main = table.unit("Vell", main=True)
    (orb,) = table.some(1, "orb")
    table.mark(main, marks={"main": 1, "destroyed": 2})
    story = Story(table)
    assert (table.where(orb), table.where(main), story.outcome) == ("hand", "front", None)


@rule("9.3.2", "3.1.1")
def test_a_destroyed_main_character_without_orbs_is_lost() -> None:
    table = Position()
    main = table.unit("Vell", main=True)
    table.mark(main, marks={"main": 1, "destroyed": 1})
    assert Story(table, orbs=0).outcome == (1, "Cipher 3.1.1")


# March


@rule("9.5", "9.5.1", "9.5.1.1")
def test_the_back_line_of_the_non_turn_player_marches_where_nobody_stands_in_front() -> None:
    table = Position()
    main = table.unit("Cole", seat=1, main=True, line="back", tapped=True)
    other = table.unit("Rook", "Lamp |AUTO| When this unit is moved, draw 1 card.", seat=1, line="back")
    before = table.ref(other)
    story = Story(table)
    assert [table.where(one) for one in (main, other)] == ["front", "front"]
    assert (table.tapped(main), table.tapped(other), table.ref(other)) == (True, False, before)
    assert (table.pending, table.names("hand", 1), any("moves to" in line for line in story.log())) == ((), [], False)


@rule("9.5")
def test_nobody_marches_behind_a_unit_in_front_or_in_the_own_turn() -> None:
    table = Position()
    table.unit("Wren", main=True, line="back")
    table.unit("Cole", seat=1, main=True)
    behind = table.unit("Rook", seat=1, line="back")
    Story(table)
    assert table.where(behind) == "back"
    assert table.names("back") == ["Wren"]


@rule("9.5")
def test_nobody_marches_behind_a_unit_in_front_when_another_is_destroyed() -> None:
    table = Position()
    table.unit("Cole", seat=1, main=True)
    behind, destroyed = table.unit("Rook", seat=1, line="back"), table.unit("Cray", seat=1)
    table.mark(destroyed, marks={"destroyed": 1})
    Story(table)
    assert [table.where(one) for one in (behind, destroyed)] == ["back", "retreat"]


@rule("9.1", "9.1.1", "7.2")
def test_rule_processing_is_done_in_its_order_and_again() -> None:
    table = Position()
    table.unit("Cole", seat=1, main=True, line="back")
    front = table.unit("Rook", seat=1)
    table.mark(front, marks={"destroyed": 1})
    twin, other = table.unit("Vell"), table.unit("Vell")
    story = Story(table).choose(twin)
    marched = story.when("The Back Line of {0} marches forward.")
    assert story.when(other) < story.when(front) < marched
    assert [table.where(one) for one in (twin, other, front)] == ["front", "retreat", "retreat"]
    assert table.names("front", 1) == ["Cole"]


# The refill of the deck


@rule("11.2", "11.3.1", "24.1.1.1")
def test_the_deck_is_refilled_in_the_midst_of_drawing() -> None:
    table = Position(phase="beginning")
    table.some(1, "deck")
    table.some(3, "retreat")
    run(verbs.draw(table.state, 0, 2))
    counts = [len(table.state.zones[zone[0]]) for zone in (tables.HAND, tables.DECK, tables.RETREAT)]
    assert counts == [2, 2, 0]


@rule("11.3.1.1", "2.3", "2.5")
def test_without_deck_and_retreat_area_as_many_cards_are_drawn_as_there_are() -> None:
    table = Position()
    table.some(1, "deck")
    run(verbs.draw(table.state, 0, 3))
    assert len(table.state.zones[tables.HAND[0]]) == 1


@rule("11.2", "11.3.1")
def test_a_card_that_comes_into_the_retreat_area_beside_an_empty_deck_becomes_the_deck() -> None:
    table = Position()
    unit = table.unit("Vell")
    table.happen(table.move(unit, "retreat", "destroy"))
    assert table.where(unit) == "deck"


@rule("11.3.1", "9.3.3")
def test_cards_that_come_into_the_retreat_area_at_once_become_the_deck_together() -> None:
    table = Position()
    first, second = table.unit("Vell"), table.unit("Odo")
    table.happen(table.move(first, "retreat", "destroy"), table.move(second, "retreat", "destroy"))
    assert [table.where(one) for one in (first, second)] == ["deck", "deck"]


@rule("9.2.1")
def test_a_further_name_is_shared_as_well() -> None:
    table = Position()
    vell = table.unit("Vell", 'Mask |SPEC| Treat this card as if its Unit Name is also "Odo".')
    odo = table.unit("Odo")
    story = Story(table)
    assert set(story.asked.cards()) == {vell, odo}
    story.choose(vell)
    assert (table.where(vell), table.where(odo)) == ("front", "retreat")


@rule("9.2.1", "2.1")
def test_units_that_a_skill_lets_stand_together_are_left_alone() -> None:
    table = Position()
    standing = [table.unit("Vell", SEVERAL) for _ in range(2)]
    odo = [table.unit("Odo") for _ in range(2)]
    story = Story(table)
    assert (story.asked.cards(), story.asked.rule) == (tuple(odo), "Cipher 9.2.1")
    story.choose(odo[0])
    assert [table.where(one) for one in (*standing, *odo)] == ["front", "front", "front", "retreat"]


@rule("9.2.1.1")
def test_the_main_character_is_chosen_by_its_own_rule() -> None:
    table = Position()
    mains = [table.unit("Vell", main=True), table.unit("Vell", main=True)]
    story = Story(table)
    assert (story.asked.cards(), story.asked.rule) == (tuple(mains), "Cipher 9.2.1.1")


@rule("9.3.2", "24.1.14.1")
def test_an_orb_taken_instead_is_a_destroyed_orb() -> None:
    for orbs, cited in ((1, "Cipher 9.3.2"), (2, "Cipher 9.3.2.1.1")):
        table = Position()
        text = "Lamp |AUTO| When 1 of your Orbs is destroyed, untap this unit."
        main = table.unit("Vell", text, main=True, tapped=True)
        found = table.some(3, "orb")
        table.mark(main, marks={"main": 1, "destroyed": orbs})
        story = Story(table)
        assert story.asked.rule == cited
        story.choose(*found[:orbs])
        assert not table.tapped(main)


@pytest.mark.parametrize(("symbol", "attack", "drawn"), [(BLUE, 10, 0), (RED, 10, 0), (RED, 90, 1), (BLUE, 90, 1)])
@rule("9.3.2", "18.1.15.1")
def test_an_orb_is_destroyed_by_an_attack_if_that_and_no_skill_has_destroyed_the_main_character(
    symbol: Symbol, attack: int, drawn: int
) -> None:
    table = Position()
    wick = "Wick |AUTO| Each time 1 of your opponent's Orbs is destroyed by this unit's attack, draw 1 card."
    burns = "Lamp |AUTO| When this unit attacks, choose 1 <Blue> enemy, and destroy them."
    vell = table.unit("Vell", f"{wick}\n{burns}", attack=attack)
    table.unit("Rook", seat=1, main=True, symbols=(symbol,), attack=40)
    story = Story(table).attack(vell)
    while story.asked.seat == 1:
        story.choose(*story.asked.cards()[:1])
    assert len(table.names("hand")) == drawn


@rule("11.3.1")
def test_a_retreat_area_is_shuffled_when_it_becomes_the_deck() -> None:
    table = Position()
    before = table.some(30, "retreat")
    last = table.card("Vell", zone="deck")
    table.happen(table.move(last, "hand", "draw"))
    after = table.state.zones[tables.DECK[0]]
    assert sorted(after) == before and after != before

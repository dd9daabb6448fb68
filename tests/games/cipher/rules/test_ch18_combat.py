"""Cipher chapters 17, 18 and 20: moving, attacking, and how far an attack reaches."""

from __future__ import annotations

import pytest

from engine.events import Shift
from engine.games.cipher.rules import table as tables
from tests.games.cipher.story import Story, attack, move, rule
from tests.games.cipher.table import Position


def duel(mine: int = 40, theirs: int = 40, supports: tuple[int, int] = (0, 0)) -> tuple[Position, int, int]:
    """One ally and one enemy besides the Main Characters, with what lies on top of both decks."""
    table = Position()
    table.main_characters()
    vell = table.unit("Vell", attack=mine)
    rook = table.unit("Rook", attack=theirs, seat=1)
    for seat in (0, 1):
        table.some(9, "deck", seat=seat, support=0)
        table.card("Odo", seat=seat, zone="deck", support=supports[seat])
    return table, vell, rook


# Moving


@rule("17.1.2", "17.1.2.1", "26.13.1", "26.9.1", "26.10.1")
def test_an_untapped_unit_moves_to_the_other_line_and_is_tapped() -> None:
    table = Position()
    front, back = table.unit("Vell"), table.unit("Odo", line="back")
    Story(table).move(front).move(back)
    assert [(table.where(one), table.tapped(one)) for one in (front, back)] == [("back", True), ("front", True)]


@rule("17.1.2", "26.4.1")
def test_tapped_units_and_units_of_the_opponent_do_not_move() -> None:
    table = Position()
    tapped, theirs = table.unit("Vell", tapped=True), table.unit("Rook", seat=1)
    hand = table.card("Odo")
    story = Story(table)
    assert [story.refuses(move(one)) for one in (tapped, theirs, hand)] == ["Cipher 17.1.2"] * 3


@rule("17.1.2", "2.2")
def test_a_unit_that_a_skill_keeps_where_it_is_does_not_move() -> None:
    table = Position()
    kept, free = table.unit("Vell", "Calm |CONT| This unit cannot be moved."), table.unit("Odo")
    story = Story(table)
    assert story.refuses(move(kept)) == "Cipher 2.2"
    assert [play.card for play in story.plays() if play.how == "move"] == [free, story.mains[0]]


# Declaring an attack


@rule("18.1.2", "18.1.3.2.1", "26.8.1", "5.1.2.6")
def test_attacking_taps_the_unit_and_makes_both_combat_units() -> None:
    table, vell, rook = duel()
    hit = table.card("Vell")
    story = Story(table).attack(vell, rook)
    assert table.tapped(vell)
    assert (tables.attacker(table.state), tables.defender(table.state)) == (table.ref(vell), table.ref(rook))
    assert [tables.combat_unit(table.state, seat) for seat in (0, 1)] == [vell, rook]
    assert hit in story.asked.cards()


@rule("18.1.2")
def test_tapped_units_and_units_of_the_opponent_do_not_attack() -> None:
    table, vell, rook = duel()
    table.mark(vell, dull=True)
    story = Story(table)
    assert [story.refuses(attack(one)) for one in (vell, rook)] == ["Cipher 18.1.2"] * 2


@rule("18.1.3", "26.5.1")
def test_only_enemies_are_attacked() -> None:
    table, vell, _ = duel()
    story = Story(table).attack(vell)
    assert story.refuses_cards(story.mains[0]) == "Cipher 18.1.3"


@rule("18.1.3.1")
def test_a_unit_that_could_attack_no_enemy_does_not_attack_and_stays_untapped() -> None:
    table = Position()
    back = table.unit("Vell", line="back")
    story = Story(table)
    assert story.refuses(attack(back)) == "Cipher 18.1.3.1"
    assert not table.tapped(back)


@rule("18.1.3")
def test_an_attack_can_be_taken_back_until_its_target_is_named() -> None:
    table, vell, _ = duel()
    story = Story(table).attack(vell).cancel()
    assert (story.step, table.tapped(vell)) == ("action", False)


# Ranges


RANGES = [
    ((1,), "front", ("front",)),
    ((2,), "front", ("back",)),
    ((1, 2), "front", ("front", "back")),
    ((), "front", ()),
    ((1,), "back", ()),
    ((2,), "back", ("front",)),
    ((1, 2), "back", ("front",)),
    ((), "back", ()),
]


@pytest.mark.parametrize(("ranges", "line", "reached"), RANGES)
@rule("20.1", "20.2.1", "20.2.2", "20.2.3", "20.2.4", "20.3.1", "20.3.2", "20.3.3", "20.3.4", "4.15.1")
def test_range_and_line_say_what_a_unit_can_attack(
    ranges: tuple[int, ...], line: str, reached: tuple[str, ...]
) -> None:
    table = Position()
    table.unit("Wren", main=True, ranges=())
    for name, where in (("Cole", "front"), ("Tam", "front"), ("Rook", "back"), ("Mere", "back")):
        table.unit(name, seat=1, line=where, main=name == "Cole")
    unit = table.unit("Vell", line=line, ranges=ranges)
    story = Story(table)
    if not reached:
        assert story.refuses(attack(unit)) == "Cipher 18.1.3.1"
        return
    story.say(attack(unit))
    assert [table.where(one) for one in story.asked.cards()] == [line for line in reached for _ in range(2)]


@rule("20.2.1", "20.3.1")
def test_a_target_out_of_range_is_refused_with_the_rule_of_the_range() -> None:
    table, vell, _ = duel()
    back = table.unit("Mere", seat=1, line="back")
    story = Story(table).attack(vell)
    assert story.refuses_cards(back) == "Cipher 20.2.1"


# Supports


@rule("18.1.5", "18.1.5.1.1.1", "18.1.9", "4.17.1", "26.15.1")
def test_both_players_are_supported_by_the_top_card_of_their_deck() -> None:
    table, vell, rook = duel(40, 50, (20, 10))
    Story(table).attack(vell, rook)
    assert table.where(rook) == "retreat"
    assert table.names("retreat", 0) == ["Odo"]
    assert sorted(table.names("retreat", 1)) == ["Odo", "Rook"]


@rule("18.1.9")
def test_the_support_counts_for_the_comparison_only() -> None:
    table, vell, rook = duel(40, 70, (20, 10))
    hit = table.card("Vell")
    story = Story(table).attack(vell, rook)
    assert [table.attack_of(one) for one in (vell, rook)] == [60, 80]
    story.choose().go_on()
    assert [table.attack_of(one) for one in (vell, rook)] == [40, 70]
    assert table.where(hit) == "hand"


@rule("18.1.5.1", "18.1.5.1.1", "18.1.5.1.1.2")
def test_a_support_of_the_combat_units_own_name_fails_and_goes() -> None:
    table, vell, rook = duel(40, 60)
    failing = table.card("Vell", zone="deck", support=30)
    story = Story(table).attack(vell, rook)
    assert (table.where(failing), table.where(rook)) == ("retreat", "front")
    assert "The support of {0} by {1} fails." in story.log()


# Critical hit


@rule("18.1.11", "18.1.11.1", "18.1.11.1.1", "18.1.19")
def test_a_critical_hit_costs_a_card_of_the_name_and_doubles_the_attack() -> None:
    table, vell, rook = duel(40, 90, (10, 0))
    card, other = table.card("Vell", title="the Second"), table.card("Odo")
    evading = table.card("Rook", seat=1)
    story = Story(table).attack(vell, rook)
    assert story.refuses_cards(other) == "Cipher 18.1.11.1"
    story.choose(card)
    assert (table.attack_of(vell), table.where(card)) == (100, "retreat")
    story.choose().go_on()
    assert (table.where(rook), table.attack_of(vell)) == ("retreat", 40)
    assert table.where(evading) == "hand"


@rule("18.1.11")
def test_a_player_need_not_make_a_critical_hit() -> None:
    table, vell, rook = duel(40, 60)
    card = table.card("Vell")
    Story(table).attack(vell, rook).choose()
    assert (table.where(card), table.where(rook)) == ("hand", "front")


@rule("18.1.11.2", "4.11.2", "4.11.2.1")
def test_a_unit_of_attack_0_makes_no_critical_hit_and_stays_on_the_battlefield() -> None:
    table, vell, rook = duel(0, 60)
    table.card("Vell")
    story = Story(table).attack(vell, rook)
    assert story.step == "action"
    assert table.where(vell) == "front"


# Evasion


@rule("18.1.13", "18.1.13.1", "18.1.13.1.1")
def test_evading_costs_a_card_of_the_name_and_keeps_the_unit_from_being_destroyed() -> None:
    table, vell, rook = duel(90, 40)
    card = table.card("Rook", seat=1, title="the Second")
    story = Story(table).attack(vell, rook)
    assert story.asked.seat == 1
    story.choose(card)
    assert (table.where(card), table.where(rook)) == ("retreat", "front")


@rule("18.1.13")
def test_a_player_need_not_evade() -> None:
    table, vell, rook = duel(90, 40)
    card = table.card("Rook", seat=1)
    Story(table).attack(vell, rook).choose()
    assert (table.where(card), table.where(rook)) == ("hand", "retreat")


# The outcome


@pytest.mark.parametrize(("mine", "destroyed"), [(30, False), (40, True), (50, True)])
@rule("18.1.15", "4.11.1")
def test_the_defending_unit_is_destroyed_by_an_attack_that_is_equal_or_greater(mine: int, destroyed: bool) -> None:
    table, vell, rook = duel(mine, 40)
    Story(table).attack(vell, rook)
    assert table.where(rook) == ("retreat" if destroyed else "front")
    assert table.where(vell) == "front"


@rule("24.1.12.1", "18.1.15")
def test_a_strong_enough_attack_on_what_cannot_be_destroyed_is_told_to_fail() -> None:
    table = Position()
    vell = table.unit("Vell", attack=90)
    rook = table.unit("Rook", "Lamp |CONT| This unit cannot be destroyed by an enemy's attack.", seat=1)
    said = Story(table).attack(vell, rook).log()
    assert said.index("{0} cannot be destroyed.") == said.index("{0} ({1}) is strong enough against {2} ({3}).") + 1
    assert table.where(rook) == "front"


@rule("18.1.17", "18.1.20", "6.9")
def test_after_the_combat_supports_and_combat_units_are_gone() -> None:
    table, vell, rook = duel(30, 40)
    story = Story(table).attack(vell, rook)
    assert [table.names("support", seat) for seat in (0, 1)] == [[], []]
    assert tables.attacker(table.state) is None and tables.defender(table.state) is None
    assert story.step == "action"


@rule("18.1.19")
def test_what_lasts_for_the_combat_is_gone_when_it_is_over() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |AUTO| When this unit attacks, this unit gains +10 attack.", attack=30)
    drum = "|ATK SUPP| Drum: Until the end of this combat, your attacking unit gains +20 attack."
    rook = table.unit("Rook", seat=1, attack=90)
    table.some(3, "deck")
    table.card("Odo", drum, zone="deck", support=10)
    hit = table.card("Vell")
    story = Story(table).attack(vell, rook).yes()
    assert (story.asked.cards(), table.attack_of(vell)) == ((hit,), 70)
    story.choose()
    assert table.attack_of(vell) == 40


@rule("18.1.5.1.1.1", "18.1.5.1.1")
def test_a_support_that_succeeds_supports_and_one_that_fails_does_not() -> None:
    for name, drawn in (("Odo", 1), ("Vell", 0)):
        table = Position()
        vell = table.unit("Vell", "Lamp |AUTO| When this unit is supported by a <Red> card, draw 1 card.", attack=10)
        table.some(3, "deck")
        table.card(name, zone="deck")
        Story(table).attack(vell)
        assert len(table.names("hand")) == drawn


@rule("18.1.3.2.1.2", "18.1.15")
def test_nothing_is_compared_when_the_attacking_unit_is_gone() -> None:
    table, vell, rook = duel(90, 40)
    card = table.card("Rook", seat=1)
    story = Story(table).attack(vell, rook)
    assert card in story.asked.cards()
    table.happen(table.move(vell, "hand"))
    story.choose()
    assert (table.where(rook), story.step) == ("front", "action")


@rule("18.1.15")
def test_an_attack_that_fails_is_one_that_skills_wait_for() -> None:
    for theirs, drawn in ((90, 1), (10, 0)):
        table = Position()
        text = "Lamp |AUTO| When this unit's attack fails to destroy an enemy, draw 1 card."
        vell, rook = table.unit("Vell", text, attack=40), table.unit("Rook", seat=1, attack=theirs)
        Story(table).attack(vell, rook)
        assert len(table.names("hand")) == drawn


@rule("18.1.3.2.1.2")
def test_a_defending_unit_that_leaves_the_battlefield_is_no_combat_unit_any_more() -> None:
    table, vell, rook = duel(40, 40)
    table.card("Vell")
    story = Story(table).attack(vell, rook)
    table.happen(table.move(rook, "hand"))
    assert tables.combat_unit(table.state, 1) == -1
    story.choose()
    assert (story.step, table.where(rook)) == ("action", "hand")


@rule("18.1.3.3")
def test_a_combat_goes_on_when_a_combat_unit_changes_lines() -> None:
    table, vell, rook = duel(40, 40)
    table.unit("Mere", seat=1)
    table.card("Vell")
    story = Story(table).attack(vell, rook)
    table.happen(Shift(rook, tables.BACK[1], why="move"))
    story.choose()
    assert table.where(rook) == "retreat"


@rule("18.1.3.2")
def test_a_main_character_that_is_destroyed_costs_an_orb() -> None:
    table, vell, _ = duel(90)
    story = Story(table, orbs=2)
    story.attack(vell, story.mains[1])
    story.choose(story.asked.cards()[0])
    assert len(table.state.zones[tables.ORB[1]]) == 1
    assert story.outcome is None


@rule("18.1.5", "11.3.1")
def test_the_last_card_of_the_deck_supports_and_the_retreat_area_becomes_the_deck() -> None:
    table = Position()
    table.main_characters()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1)
    table.some(1, "deck")
    table.some(2, "retreat")
    table.some(4, "deck", seat=1)
    Story(table).attack(vell, rook)
    assert (len(table.state.zones[tables.DECK[0]]), len(table.state.zones[tables.RETREAT[0]])) == (2, 1)


@pytest.mark.parametrize("attacking", [True, False])
@rule("18.1.9", "18.1.11", "18.1.13", "18.1.15")
def test_the_first_card_of_the_game_fights_like_any_other(attacking: bool) -> None:
    table = Position(turn_player=0 if attacking else 1)
    first = table.unit("Vell", attack=40)
    assert first == 0
    other = table.unit("Rook", attack=70, seat=1)
    table.some(3, "deck", support=0)
    table.card("Odo", zone="deck", support=10)
    card = table.card("Vell")
    story = Story(table).attack(*((first, other) if attacking else (other, first)))
    assert (table.attack_of(first), story.asked.cards()) == (50, (card,))
    story.choose(card)
    assert (table.attack_of(first), table.where(first), table.where(other)) == (
        (40, "front", "retreat") if attacking else (40, "front", "front")
    )

"""Situations of checks with their outcomes, by the rulebook alone: drive and damage checks (VG 11.4, 12), check timings
and rule actions (VG 14, 15)."""

from __future__ import annotations

from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import (
    ACCEL_1,
    BOOST,
    CENTRE_BACK,
    CRITICAL,
    DRAW,
    FRONT,
    HEAL,
    LEFT_FRONT,
    RIGHT_BACK,
    RIGHT_FRONT,
    STAND,
    TRIPLE,
    TWIN,
    Position,
)

# Drive checks


@rule("11.4.3", "3.4")
def test_the_checked_card_comes_to_the_hand() -> None:
    table = Position()
    (top,) = table.on_top("Squire")
    table.rear(at=RIGHT_FRONT)
    Story(table).fight(table.vanguards[0])
    assert (table.where(top), table.size("hand")) == ("hand", 1)


@rule("11.4.3", "22.2")
def test_twin_drive_checks_twice_and_triple_drive_three_times() -> None:
    for skill, checks in ((TWIN, 2), (TRIPLE, 3), ((TWIN, TRIPLE), 3)):
        table = Position()
        table.rear(at=RIGHT_FRONT)
        lord = table.vanguard(skills=skill)
        Story(table).fight(lord)
        assert table.size("hand") == checks


@rule("11.4.3")
def test_how_many_checks_are_made_is_looked_at_anew_after_each() -> None:
    text = "[AUTO](VC)[1/turn]:When your drive check reveals a grade 3, this unit gets drive +1 until end of turn."
    table = Position()
    table.rear(at=RIGHT_FRONT)
    lord = table.vanguard(text)
    table.on_top("Heir", grade=3)
    Story(table).fight(lord).first(lord)
    assert table.size("hand") == 2


@rule("11.4.2")
def test_with_drive_0_nothing_is_checked() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    lord = table.vanguard("[AUTO](VC):When it attacks, this unit gets drive -2 until end of that battle.")
    Story(table).fight(lord)
    assert (table.size("hand"), table.damage(1)) == (0, 1)


@rule("12.2", "12.3", "12.3.1")
def test_a_critical_trigger_gives_power_and_critical_to_different_units_too() -> None:
    table = Position()
    vell = table.rear(at=RIGHT_FRONT, power=8000)
    table.on_top(CRITICAL)
    Story(table).fight(table.vanguards[0]).give(vell, table.vanguards[0])
    assert (table.power(vell), table.critical(vell), table.damage(1)) == (18000, 1, 2)


@rule("12.2")
def test_what_a_trigger_gives_lasts_until_end_of_turn() -> None:
    table = Position()
    vell = table.rear(at=RIGHT_FRONT, power=8000)
    table.on_top(CRITICAL)
    story = Story(table).fight(table.vanguards[0]).give(vell, vell).ends()
    assert (table.power(vell), table.critical(vell), story.turn_player) == (8000, 1, 1)


@rule("17.1", "12.3.2", "11.4.4")
def test_a_draw_trigger_draws_before_the_second_check() -> None:
    table = Position()
    lord = table.vanguard(skills=TWIN)
    draw, drawn, second = table.on_top(DRAW, "Drawn", "Second")
    table.rear(at=RIGHT_FRONT)
    Story(table).fight(lord).give(lord)
    assert table.there("hand") == [drawn, draw, second]


@rule("12.3.3")
def test_a_stand_trigger_stands_a_rear_guard() -> None:
    table = Position()
    vell = table.rear(power=9000, resting=True)
    table.on_top(STAND)
    story = Story(table).fight(table.vanguards[0]).give(vell, vell)
    assert (table.resting(vell), table.power(vell)) == (False, 19000)
    story.fight(vell)
    assert table.damage(1) == 2


@rule("12.3.5")
def test_a_front_trigger_gives_power_to_the_whole_front_row_and_asks_nothing() -> None:
    table = Position()
    table.marker("Accel II", ACCEL_1)
    front, racer, behind = table.rear(), table.rear(at=ACCEL_1), table.rear(at=CENTRE_BACK)
    table.on_top(FRONT)
    Story(table).fight(table.vanguards[0])
    assert [table.power(unit) for unit in (front, racer, behind)] == [18000, 23000, 8000]
    assert table.power(table.vanguards[0]) == 20000


@rule("12.4", "12.3.4")
def test_a_heal_trigger_heals_only_who_has_at_least_as_much_damage() -> None:
    for mine, theirs, left in ((2, 1, 1), (1, 1, 0), (1, 2, 1)):
        table = Position()
        table.rear(at=RIGHT_FRONT, clan="Kagero")
        table.some(mine, "damage")
        table.some(theirs, "damage", seat=1)
        (heal,) = table.on_top(HEAL)
        lord = table.vanguards[0]
        story = Story(table).fight(lord)
        if mine > theirs:
            story.choose(table.there("damage")[0])
        story.give(lord)
        assert (table.damage(), table.power(lord), table.where(heal)) == (left, 20000, "hand")


@rule("12.1", "11.4.3")
def test_a_trigger_of_a_clan_of_which_one_has_no_unit_does_nothing() -> None:
    for ally, power in (("Royal Paladin", 10000), ("Kagero", 20000)):
        table = Position()
        table.rear(at=RIGHT_FRONT, clan=ally)
        (trigger,) = table.on_top(CRITICAL, clan="Kagero")
        lord = table.vanguards[0]
        Story(table).fight(lord).give(lord, lord)
        assert (table.power(lord), table.where(trigger)) == (power, "hand")


@rule("11.4.3", "14.1")
def test_what_a_trigger_revealed_brings_comes_before_the_next_check() -> None:
    text = "[AUTO](RC):When your drive check reveals a trigger unit, this unit gets [Power] +5000 until end of turn."
    table = Position()
    vell = table.rear("Vell", text, at=RIGHT_FRONT, power=8000)
    lord = table.vanguard(skills=TWIN)
    table.on_top(DRAW, "Drawn", DRAW)
    Story(table).fight(lord).give(lord).give(lord)
    assert (table.power(vell), table.power(lord), table.size("hand")) == (18000, 30000, 4)


@rule("11.4.3")
def test_a_card_that_leaves_the_trigger_zone_does_not_come_to_the_hand() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    seer = table.card("Seer", "[AUTO]:When your drive check reveals this card, you may call this card to (RC).",
                      zone="deck")
    Story(table).fight(table.vanguards[0]).yes().at(LEFT_FRONT)
    assert (table.where(seer), table.size("hand")) == ("RC", 0)


@rule("11.4.2", "11.2.6")
def test_the_drive_checks_of_a_vanguard_that_attacks_a_rear_guard_are_made_too() -> None:
    table = Position()
    cole = table.rear("Cole", seat=1)
    table.rear(at=RIGHT_FRONT)
    lord = table.vanguard(skills=TWIN)
    Story(table).fight(lord, cole)
    assert (table.where(cole), table.size("hand")) == ("drop", 2)


# Damage checks


@rule("15.6", "15.7", "11.5.5")
def test_a_point_of_damage_is_a_card_that_is_checked_and_comes_to_the_damage_zone() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    (top,) = table.on_top("Squire", seat=1)
    Story(table).fight(table.vanguards[0])
    assert (table.where(top), table.face_down(top)) == ("damage", False)


@rule("15.6", "12.1")
def test_a_trigger_in_a_damage_check_works_for_its_player() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    rival = table.vanguards[1]
    (trigger,) = table.on_top(CRITICAL, seat=1)
    Story(table).fight(table.vanguards[0]).give(rival, rival)
    assert (table.power(rival), table.critical(rival), table.where(trigger)) == (20000, 2, "damage")


@rule("15.7", "12.3.4")
def test_a_heal_trigger_in_a_damage_check_is_not_counted_itself() -> None:
    for damage, left in ((1, 1), (0, 1)):
        table = Position()
        table.rear(at=RIGHT_FRONT)
        table.some(1, "damage")
        table.some(damage, "damage", seat=1)
        table.on_top(HEAL, seat=1)
        Story(table).fight(table.vanguards[0])
        assert (table.damage(1), table.size("drop", 1)) == (left, damage)


@rule("15.6", "15.7", "1.3")
def test_a_heal_at_five_damage_saves_its_player() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    hurt = table.some(5, "damage", seat=1)
    table.on_top(HEAL, seat=1)
    story = Story(table).fight(table.vanguards[0]).choose(hurt[0])
    assert (story.outcome, table.damage(1)) == (None, 5)


@rule("15.6", "15.7")
def test_two_points_of_damage_are_checked_one_after_the_other() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    lord = table.vanguard(critical=2)
    draw, drawn, second = table.on_top(DRAW, "Drawn", "Second", seat=1)
    Story(table).fight(lord)
    assert table.there("damage", 1) == [draw, second]
    assert table.there("hand", 1) == [drawn]


@rule("15.7", "14.1")
def test_what_a_damage_check_brings_comes_before_the_card_is_damage() -> None:
    text = "[AUTO](RC):When your damage check reveals a trigger unit, if you have no cards in your damage zone, draw" \
        " a card."
    table = Position()
    table.rear(at=RIGHT_FRONT)
    table.rear("Seer", text, seat=1)
    table.on_top(CRITICAL, seat=1)
    rival = table.vanguards[1]
    Story(table).fight(table.vanguards[0]).give(rival, rival)
    assert (table.size("hand", 1), table.damage(1)) == (1, 1)


@rule("15.6", "12.1")
def test_the_clan_of_a_damage_check_is_matched_with_its_players_units() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT, clan="Kagero")
    table.on_top(CRITICAL, seat=1, clan="Kagero")
    Story(table).fight(table.vanguards[0])
    assert (table.power(table.vanguards[1]), table.damage(1)) == (10000, 1)


@rule("17.17", "15.6")
def test_damage_by_an_effect_is_checked_too() -> None:
    text = "[ACT](VC)[1/turn]:[COST][Counter-Blast 1], choose one of your opponent's vanguards, and deal one damage."
    table = Position()
    lord = table.vanguard(text)
    table.some(1, "damage")
    (trigger,) = table.on_top(CRITICAL, seat=1)
    story = Story(table).use(lord).give(table.vanguards[1], table.vanguards[1])
    assert (table.where(trigger), table.power(table.vanguards[1]), story.phase) == ("damage", 20000, "main")


@rule("15.6", "5.4")
def test_damage_to_both_is_checked_by_the_turn_player_first() -> None:
    text = "[ACT](VC)[1/turn]:Deal one damage to your and your opponent's vanguard."
    table = Position()
    lord = table.vanguard(text)
    (mine,), (theirs,) = table.on_top("Mine"), table.on_top("Theirs", seat=1)
    story = Story(table).use(lord)
    assert story.moved_to("trigger") == [mine, theirs]
    assert (table.damage(), table.damage(1)) == (1, 1)


# Check timings


@rule("14.1", "16.4", "14.1.4", "14.1.5")
def test_the_abilities_of_the_turn_player_come_first() -> None:
    table = Position()
    told = "When a unit is retired, [Soul-Charge 1]."
    table.rear("Mine", f"[AUTO](RC):{told}", at=RIGHT_BACK)
    table.rear("Theirs", f"[AUTO](RC):{told}", seat=1, at=RIGHT_BACK)
    cole = table.rear("Cole", seat=1)
    bane = "[AUTO](RC):When placed, choose one of your opponent's rear-guards in the front row, and retire it."
    bane_2 = table.card("Bane", bane)
    story = Story(table).call(bane_2, LEFT_FRONT)
    assert table.where(cole) == "drop"
    assert story.moved_to("soul") == [*table.there("soul"), *table.there("soul", 1)]


@rule("14.1")
def test_ones_own_abilities_come_in_whatever_order_one_likes() -> None:
    table = Position()
    table.rear("Drawer", "[AUTO](RC):When your other rear-guard is placed, draw a card.", at=RIGHT_BACK)
    charges = table.rear("Charger", "[AUTO](RC):When your other rear-guard is placed, [Soul-Charge 1].",
                         at=RIGHT_FRONT)
    first, second = table.on_top("First", "Second")
    vell = table.card()
    Story(table).call(vell).first(charges)
    assert (table.where(first), table.where(second)) == ("soul", "hand")


@rule("14.1", "14.3")
def test_abilities_that_trigger_meanwhile_come_before_those_of_the_opponent() -> None:
    table = Position()
    chain = "[AUTO](RC):When your other rear-guard is placed, draw a card."
    table.rear("Chain", chain, at=RIGHT_BACK)
    table.rear("Theirs", "[AUTO](RC):When your opponent's rear-guard is placed, retire that unit.", seat=1)
    caller = table.card("Crier", "[AUTO](RC):When placed, call a card from your soul to (RC).")
    called = table.card("Called", zone="soul")
    story = Story(table).call(caller).first(caller).at(RIGHT_FRONT)
    assert (table.size("hand"), story.asked.seat) == (2, 1)
    story.pick(0)
    assert (table.where(caller), table.where(called)) == ("drop", "drop")


@rule("15.2", "14.1.1")
def test_of_two_cards_on_a_circle_the_last_placed_stays() -> None:
    text = "[AUTO](RC):When placed, call a card from your soul to (RC)."
    table = Position()
    called = table.card("Called", zone="soul")
    crier = table.card("Crier", text)
    Story(table).call(crier, LEFT_FRONT).at(LEFT_FRONT)
    assert (table.where(crier), table.where(called)) == ("drop", "RC")


@rule("15.3")
def test_a_guardian_without_anybody_to_guard_goes_to_the_drop_zone() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    cole = table.rear("Cole", seat=1)
    text = "[AUTO](GC):When placed, return one of your rear-guards to your hand."
    shield = table.card("Shield", text, seat=1)
    vell = table.rear(power=15000)
    Story(table).attack(vell, cole).guard(shield).unguarded()
    assert (table.where(cole), table.where(shield)) == ("hand", "drop")


@rule("12.6", "15.9")
def test_a_card_in_the_trigger_zone_outside_of_a_check_goes_to_the_drop_zone() -> None:
    table = Position()
    stray = table.card(zone="trigger")
    Story(table)
    assert table.where(stray) == "drop"


@rule("14.2", "14.1.6")
def test_after_whatever_one_did_one_may_do_something_again() -> None:
    table = Position()
    lord = table.vanguard("[ACT](VC):[COST][Soul-Blast 1], and draw a card.")
    soul = table.some(2, "soul")
    story = Story(table).use(lord).choose(soul[0]).use(lord)
    assert (table.size("hand"), table.size("soul"), story.acting) == (2, 0, True)


@rule("11.2.7", "12.3")
def test_a_trigger_may_strengthen_whoever_boosts() -> None:
    table = Position()
    lord = table.vanguards[0]
    squire = table.rear("Squire", at=CENTRE_BACK, power=8000, skills=BOOST)
    table.rear(at=RIGHT_FRONT)
    table.on_top(CRITICAL)
    Story(table).fight(lord, boost=squire).give(squire, lord)
    assert (table.power(squire), table.damage(1)) == (18000, 2)

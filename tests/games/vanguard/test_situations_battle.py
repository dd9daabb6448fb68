"""Situations of a battle with their outcomes, by the rulebook alone (VG 11): who attacks, boosts, guards, intercepts,
hits, and what becomes of it."""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, attack, guard, intercept, rule
from tests.games.vanguard.table import (
    BOOST,
    CENTRE_BACK,
    INTERCEPT,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_BACK,
    RIGHT_FRONT,
    TWIN,
    Position,
)


def guarded(shield: int = 10000) -> tuple[Position, int, int]:
    """Vell of 15000 power attacks; the opponent holds a card with a shield, and one without."""
    table = Position()
    vell = table.rear(power=15000)
    table.card("Spare", seat=1, shield=0)
    return table, vell, table.card("Shield", seat=1, shield=shield)


# Who attacks whom


@rule("11.2.2", "11.2.4")
def test_standing_units_of_the_front_row_attack() -> None:
    table = Position()
    front, tired = table.rear(), table.rear(at=RIGHT_FRONT, resting=True)
    behind = table.rear(at=CENTRE_BACK)
    rival = table.vanguards[1]
    story = Story(table).to_battle()
    assert story.refuses(attack(tired, rival)) == story.refuses(attack(behind, rival)) == "VG 11.2.2"
    story.fight(front)
    assert (table.resting(front), table.damage(1)) == (True, 0)


@rule("11.2.5")
def test_the_vanguard_and_the_front_row_are_attacked() -> None:
    table = Position()
    vell = table.rear(power=15000)
    front, behind = table.rear(seat=1), table.rear(seat=1, at=LEFT_BACK)
    story = Story(table).to_battle()
    assert story.refuses(attack(vell, behind)) == "VG 11.2.5"
    story.fight(vell, front)
    assert (table.where(front), table.where(behind), table.damage(1)) == ("drop", "RC", 0)


@rule("11.1.2", "11.6.4", "11.1.3")
def test_attacks_go_on_until_the_turn_player_has_enough() -> None:
    table = Position()
    left, right = table.rear(power=10000), table.rear(at=RIGHT_FRONT, power=10000)
    story = Story(table).fight(left).fight(right).fight(table.vanguards[0])
    assert (table.damage(1), story.turn_player) == (3, 1)


@rule("11.5.2", "11.5.4")
def test_equal_power_hits_and_less_does_not() -> None:
    for power, damage in ((10000, 1), (9000, 0)):
        table = Position()
        table.rear(at=RIGHT_FRONT)
        vell = table.rear(power=power)
        Story(table).fight(vell)
        assert table.damage(1) == damage


@rule("11.5.4", "3.4")
def test_damage_is_the_critical_of_the_attacker() -> None:
    table = Position()
    lord = table.vanguard(critical=2)
    Story(table).fight(lord)
    assert table.damage(1) == 2


# Boost


@rule("11.2.7", "22.1")
def test_who_stands_behind_boosts_with_its_power() -> None:
    table = Position()
    vell, squire = table.rear(power=6000), table.rear("Squire", at=LEFT_BACK, power=5000, skills=BOOST)
    story = Story(table).to_battle().attack(vell, boost=squire)
    assert (table.power(vell), table.resting(squire)) == (11000, True)
    story.unguarded()
    assert table.damage(1) == 1


@rule("11.2.7")
def test_nobody_boosts_who_rests_or_stands_elsewhere_or_cannot() -> None:
    for at, resting, skills in ((LEFT_BACK, True, BOOST), (RIGHT_BACK, False, BOOST), (LEFT_BACK, False, INTERCEPT)):
        table = Position()
        vell = table.rear(power=6000)
        table.rear("Squire", at=at, resting=resting, skills=skills)
        story = Story(table).attack(vell)
        assert table.power(vell) == 6000
        assert not story.asked_by("11.2.7")


@rule("11.2.7")
def test_a_boost_may_be_left_out() -> None:
    table = Position()
    vell, squire = table.rear(power=6000), table.rear("Squire", at=LEFT_BACK, skills=BOOST)
    table.rear(at=RIGHT_FRONT)
    Story(table).fight(vell)
    assert (table.resting(squire), table.damage(1)) == (False, 0)


@rule("11.2.7", "11.2.6")
def test_the_power_of_a_booster_that_leaves_goes_with_it_and_the_boost_stays_true() -> None:
    table = Position()
    text = "[AUTO](RC):When it attacks while boosted, retire one of your other rear-guards, and this unit gets" \
        " [Power] +3000 until end of turn."
    vell = table.rear("Vell", text, power=6000)
    squire = table.rear("Squire", at=LEFT_BACK, power=9000, skills=BOOST)
    Story(table).attack(vell, boost=squire)
    assert (table.where(squire), table.power(vell)) == ("drop", 9000)


@rule("11.2.8", "14.1")
def test_what_comes_of_an_attack_comes_before_anybody_guards() -> None:
    table = Position()
    text = "[AUTO](RC):When it attacks, this unit gets [Power] +5000 until end of that battle."
    vell = table.rear("Vell", text, power=6000)
    table.card(seat=1)
    table.rear(at=RIGHT_FRONT)
    story = Story(table).attack(vell)
    assert (story.guarding, table.power(vell)) == (True, 11000)
    story.unguarded()
    assert (table.damage(1), table.power(vell)) == (1, 6000)


@rule("11.2.1")
def test_boosting_is_told_to_who_boosts() -> None:
    table = Position()
    text = "[AUTO](RC):When it boosts, [Soul-Charge 1]."
    squire = table.rear("Squire", text, at=LEFT_BACK, skills=BOOST)
    vell = table.rear()
    Story(table).attack(vell, boost=squire)
    assert table.size("soul") == 1


# Guard


@rule("11.3.2", "11.3.3", "10.2")
def test_guardians_of_any_grade_add_their_shield() -> None:
    table, vell, shield = guarded()
    story = Story(table).attack(vell).guard(shield)
    assert (table.where(shield), table.resting(shield)) == ("GC", True)
    assert table.power(table.vanguards[1]) == 20000
    story.unguarded()
    assert (table.damage(1), table.where(shield)) == (0, "drop")


@rule("11.3.2", "10.2")
def test_a_guardian_may_be_of_a_higher_grade_than_the_vanguard() -> None:
    table = Position()
    table.vanguard(seat=1, grade=1)
    knight = table.card(seat=1, grade=3, shield=5000)
    vell = table.rear(power=12000)
    Story(table).attack(vell).guard(knight).unguarded()
    assert table.damage(1) == 0


@rule("11.3.4")
def test_one_guards_as_often_as_one_likes() -> None:
    table, vell, shield = guarded(shield=5000)
    more = table.card(seat=1, shield=5000)
    Story(table).attack(vell).guard(shield).guard(more).unguarded()
    assert (table.damage(1), table.where(more)) == (0, "drop")


@rule("3.3")
def test_a_card_without_a_shield_guards_with_none() -> None:
    table = Position()
    heir = table.card(seat=1, grade=3, shield=None)
    vell = table.rear(power=10000)
    Story(table).attack(vell).guard(heir).unguarded()
    assert (table.damage(1), table.where(heir)) == (1, "drop")


@rule("11.3.2")
def test_the_turn_player_does_not_guard() -> None:
    table, vell, _ = guarded()
    mine = table.card()
    story = Story(table).attack(vell)
    assert story.asked.seat == 1
    assert story.refuses(guard(mine)).startswith("VG")


@rule("11.3.2", "11.5.7")
def test_a_unit_of_the_front_row_intercepts_standing_or_not_and_is_retired_after() -> None:
    table = Position()
    walls = [
        table.rear(seat=1, at=at, grade=2, shield=5000, skills=INTERCEPT, resting=resting)
        for at, resting in ((LEFT_FRONT, False), (RIGHT_FRONT, True))
    ]
    table.card("Spare", seat=1)
    vell = table.rear(power=15000)
    story = Story(table).attack(vell).intercept(*walls)
    assert table.power(table.vanguards[1]) == 20000
    story.unguarded()
    assert [table.where(wall) for wall in walls] == ["drop", "drop"]
    assert table.damage(1) == 0


@rule("11.3.2")
def test_neither_the_attacked_unit_nor_one_of_the_back_row_intercepts() -> None:
    table = Position()
    wall = table.rear(seat=1, grade=2, skills=INTERCEPT)
    behind = table.rear(seat=1, at=LEFT_BACK, grade=2, skills=INTERCEPT)
    plain = table.rear(seat=1, at=RIGHT_FRONT, grade=1)
    table.card(seat=1)
    vell = table.rear()
    story = Story(table).attack(vell, wall)
    for unit in (wall, behind, plain):
        assert story.refuses(intercept(unit)) == "VG 11.3.2"


@rule("11.3.2", "3.3")
def test_a_unit_without_a_shield_may_intercept() -> None:
    table = Position()
    wall = table.rear(seat=1, grade=2, shield=None, power=12000, skills=INTERCEPT)
    vell = table.rear(power=10000)
    Story(table).attack(vell).intercept(wall).unguarded()
    assert (table.damage(1), table.where(wall)) == (1, "drop")


@rule("11.3.4")
def test_after_an_interception_one_still_guards_from_hand() -> None:
    table, vell, shield = guarded(shield=5000)
    wall = table.rear(seat=1, grade=2, shield=5000, skills=INTERCEPT)
    Story(table).attack(vell).intercept(wall).guard(shield).unguarded()
    assert table.damage(1) == 0


@rule("10.6", "10.7", "11.3.5")
def test_intercepting_is_moving_and_neither_placing_nor_calling() -> None:
    text = "[AUTO](RC/GC):When placed, draw a card.\n[AUTO]:When it intercepts, [Soul-Charge 1]."
    table = Position()
    wall = table.rear("Wall", text, seat=1, grade=2, skills=INTERCEPT)
    vell = table.rear()
    Story(table).attack(vell).intercept(wall)
    assert (table.size("hand", 1), table.size("soul", 1)) == (1, 1)


@rule("11.5.2", "22.6")
def test_what_cannot_be_hit_is_not_hit() -> None:
    table = Position()
    aegis, paid = table.sentinel(seat=1), table.card("Paid", seat=1)
    vell = table.rear(power=50000)
    Story(table).attack(vell).guard(aegis).yes().choose(*table.there("VC", 1)).unguarded()
    assert (table.damage(1), table.where(paid), table.where(aegis)) == (0, "drop", "drop")


@rule("11.5.6")
def test_a_hit_is_told_after_the_damage_and_a_miss_too() -> None:
    hit = "[AUTO](RC):When its attack hits a vanguard, draw a card."
    miss = "[AUTO](RC):When its attack does not hit, [Soul-Charge 1]."
    for power, hand, soul in ((10000, 1, 0), (5000, 0, 1)):
        table = Position()
        table.rear(at=RIGHT_FRONT)
        vell = table.rear("Vell", f"{hit}\n{miss}", power=power)
        Story(table).fight(vell)
        assert (table.size("hand"), table.size("soul")) == (hand, soul)


@rule("11.5.7", "17.4")
def test_a_rear_guard_that_was_hit_is_retired_after_the_guardians() -> None:
    table, vell, shield = guarded(shield=0)
    cole = table.rear("Cole", "[AUTO]:When this unit is retired, draw a card.", seat=1)
    Story(table).attack(vell, cole).guard(shield).unguarded()
    assert table.there("drop", 1) == [shield, cole]
    assert table.size("hand", 1) == 2


@rule("11.6.1", "11.6.2")
def test_the_end_of_the_battle_comes_before_what_lasts_until_then_ends() -> None:
    text = "[AUTO](RC):When it attacks, this unit gets [Power] +5000 until end of that battle.\n" \
        "[AUTO](RC):At the end of the battle that it attacked, if this unit's [Power] is 13000 or greater, draw a card."
    table = Position()
    table.rear(at=RIGHT_FRONT)
    vell = table.rear("Vell", text, power=8000)
    Story(table).fight(vell)
    assert (table.size("hand"), table.power(vell)) == (1, 8000)


@rule("11.6.1")
def test_a_vanguard_stood_at_the_end_of_its_battle_attacks_again() -> None:
    text = "[AUTO](VC)[1/turn]:At the end of the battle it attacked, [COST][Counter-Blast 1], and [Stand] this unit."
    table = Position()
    lord = table.vanguard(text)
    table.some(1, "damage")
    story = Story(table).fight(lord).yes()
    assert not table.resting(lord)
    story.fight(lord)
    assert (table.damage(1), story.turn_player) == (2, 1)


# Who leaves, who takes another's place


@rule("11.2.6", "11.5.2")
def test_when_the_attacker_is_gone_nothing_is_hit() -> None:
    text = "[AUTO](RC):When it attacks, put this unit into your soul, and draw a card."
    table = Position()
    table.rear(at=RIGHT_FRONT)
    vell = table.rear("Vell", text, power=15000)
    Story(table).fight(vell)
    assert (table.where(vell), table.damage(1), table.size("hand")) == ("soul", 0, 1)


@rule("11.2.6", "11.3.2")
def test_a_unit_placed_on_the_circle_of_the_attacked_one_is_not_attacked() -> None:
    text = "[AUTO](RC):When attacked, return this unit to your hand, and call a card from your soul to (RC)."
    table = Position()
    cole, other = table.rear("Cole", text, seat=1), table.card("Other", seat=1, zone="soul")
    table.rear(at=RIGHT_FRONT)
    vell = table.rear(power=15000)
    Story(table).fight(vell, cole).at(LEFT_FRONT)
    assert (table.where(cole), table.where(other), table.damage(1)) == ("hand", "RC", 0)


@rule("11.2.6", "17.16", "11.5.6")
def test_an_attack_whose_target_changes_hits_the_new_one() -> None:
    text = "[AUTO](RC):When attacked, you may change that attack's target to your vanguard."
    table = Position()
    cole = table.rear("Cole", text, seat=1)
    table.rear(at=RIGHT_FRONT)
    vell = table.rear(power=15000)
    Story(table).attack(vell, cole).yes().unguarded()
    assert (table.where(cole), table.damage(1)) == ("RC", 1)


@rule("11.3.6", "15.3")
def test_guardians_of_the_old_target_go_when_the_target_changes() -> None:
    table, vell, shield = guarded()
    text = "[AUTO](GC):When placed, change the target of that attack to one of your rear-guards."
    decoy = table.card("Decoy", text, seat=1, shield=0)
    cole = table.rear("Cole", seat=1)
    Story(table).attack(vell).guard(shield, decoy).unguarded()
    assert (table.where(shield), table.where(cole), table.damage(1)) == ("drop", "drop", 0)


@rule("11.2.6")
def test_a_battle_with_all_hits_each_of_them() -> None:
    text = "[CONT](RC):When this unit would attack, it battles all of your opponent's front row units."
    table = Position()
    vell = table.rear("Vell", text, power=20000)
    coles = [table.rear(seat=1, at=at) for at in (LEFT_FRONT, RIGHT_FRONT)]
    table.rear(at=RIGHT_FRONT)
    Story(table).fight(vell)
    assert ([table.where(cole) for cole in coles], table.damage(1)) == (["drop", "drop"], 1)


@rule("11.3.3")
def test_of_several_attacked_units_each_guardian_guards_one() -> None:
    text = "[CONT](RC):When this unit would attack, it battles all of your opponent's front row units."
    table = Position()
    vell, cole = table.rear("Vell", text, power=12000), table.rear("Cole", seat=1)
    shield = table.card(seat=1, shield=10000)
    table.rear(at=RIGHT_FRONT)
    Story(table).attack(vell).guard(shield).choose(cole).unguarded()
    assert (table.where(cole), table.damage(1)) == ("RC", 1)


@rule("11.5.4", "11.2.6")
def test_the_damage_is_not_dealt_by_an_attacker_that_is_gone_after_the_hit() -> None:
    text = "[AUTO](RC):When your opponent's unit attacks, retire that unit."
    table = Position()
    table.rear("Thorn", text, seat=1)
    table.rear(at=RIGHT_FRONT)
    vell = table.rear(power=15000)
    Story(table).fight(vell)
    assert (table.where(vell), table.damage(1)) == ("drop", 0)


@rule("11.4.2")
def test_a_rear_guard_makes_no_drive_check_unless_a_card_says_so() -> None:
    checks = "[CONT](RC):Perform drive checks for the battle it attacked."
    for text, hand in (("", 0), (checks, 1)):
        table = Position()
        table.rear(at=RIGHT_FRONT)
        vell = table.rear("Vell", text)
        Story(table).fight(vell)
        assert table.size("hand") == hand


@rule("17.16", "11.2.7")
def test_an_attack_that_a_text_directs_has_no_boost() -> None:
    text = "[ACT](RC)[1/turn]:This unit attacks one of your opponent's rear-guards."
    table = Position()
    vell = table.rear("Vell", text, power=6000)
    table.rear("Squire", at=LEFT_BACK, skills=BOOST)
    cole = table.rear("Cole", seat=1, power=8000)
    story = Story(table).use(vell)
    assert (table.resting(vell), table.power(vell)) == (True, 6000)
    story.unguarded()
    assert (table.where(cole), story.phase) == ("RC", "main")


@rule("5.5", "22.3")
def test_a_unit_with_restraint_does_not_attack() -> None:
    table = Position()
    giant = table.rear("Giant", "[CONT](RC):Restraint (This unit cannot attack)")
    story = Story(table).to_battle()
    assert story.refuses(attack(giant, table.vanguards[1])) .startswith("VG")


@rule("22.4")
def test_a_lord_does_not_attack_beside_another_clan() -> None:
    for clan, can in (("Kagero", False), ("Royal Paladin", True)):
        table = Position()
        lord = table.vanguard("[CONT](VC):Lord (If you have a unit without the same clan as this unit, this unit cannot"
                              " attack)", skills=TWIN)
        table.rear(clan=clan)
        story = Story(table).to_battle()
        assert (lord in {play.card for play in story.asked.plays}) is can  # type: ignore[attr-defined]


@pytest.mark.parametrize("barred", ["cannot intercept", "cannot call cards from hand to (GC)"])
@rule("11.3.2", "1.6")
def test_who_is_forbidden_to_guard_so_does_not(barred: str) -> None:
    thing = "Your opponent cannot intercept" if "intercept" in barred else \
        "Your opponent cannot call cards from his or her hand to (GC)"
    table = Position()
    vell = table.rear("Vell", f"[AUTO](RC):When it attacks, {thing[0].lower()}{thing[1:]} until end of that battle.")
    wall, shield = table.rear(seat=1, grade=2, skills=INTERCEPT), table.card(seat=1)
    story = Story(table).attack(vell)
    assert story.refuses(intercept(wall) if "intercept" in barred else guard(shield)) != ""
    assert (table.where(wall), table.where(shield)) == ("RC", "hand")

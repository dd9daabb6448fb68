"""A battle, step by step (VG 11), with cards without text."""

from __future__ import annotations

import pytest

from engine import abilities as ab
from engine.continuous.lasting import ANY_TURN, ContinuousEffect
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.rules import directing, verbs
from tests.games.vanguard.rules.test_checks import run
from tests.games.vanguard.story import Story, attack, guard, intercept, rule
from tests.games.vanguard.table import (
    ACCEL_1,
    BLITZ_ORDER,
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


def held(table: Position, shield: int | None = 10000) -> int:
    """Give the defender a card to guard with, and one more, so that the guard step lasts."""
    table.card("Spare", seat=1)
    return table.card("Shield", seat=1, shield=shield)


# The start step


@rule("11.1.2")
def test_nobody_attacks_in_the_first_turn_of_the_game() -> None:
    table = Position(turn=1)
    table.rear()
    assert Story(table).passes().turn_player == 1


@rule("11.1.2", "11.1.3")
def test_who_has_nobody_to_attack_with_is_not_asked() -> None:
    table = Position()
    table.mark(table.vanguards[0], resting=True)
    assert Story(table).passes().turn_player == 1


@rule("11.1.3")
def test_who_does_not_attack_goes_on_to_the_end_of_the_turn() -> None:
    table = Position()
    story = Story(table).to_battle().passes()
    assert (story.turn_player, table.resting(table.vanguards[0])) == (1, False)


# The attack step


@rule("11.2.2", "18.1")
@pytest.mark.parametrize("more", [{"resting": True}, {"at": LEFT_BACK}, {"seat": 1}, {"face_down": True}])
def test_who_rests_stands_behind_belongs_to_the_opponent_or_is_locked_does_not_attack(more: dict[str, int]) -> None:
    table = Position()
    vell = table.rear(**more)  # type: ignore[arg-type]
    assert Story(table).to_battle().refuses(attack(vell, table.vanguards[1])) == "VG 11.2.2"


@rule("11.2.5", "18.1")
def test_own_units_the_back_row_and_locked_cards_are_not_attacked() -> None:
    table = Position()
    vell, mine = table.rear(), table.rear(at=RIGHT_FRONT)
    behind, locked = table.rear(seat=1, at=CENTRE_BACK), table.rear(seat=1, face_down=True)
    story = Story(table).to_battle()
    for target in (mine, behind, locked):
        assert story.refuses(attack(vell, target)) == "VG 11.2.5"


@rule("11.2.2", "9.6.3", "11.2.5")
def test_units_on_accel_circles_attack_and_are_attacked() -> None:
    table = Position()
    for seat in (0, 1):
        table.marker("Accel I", ACCEL_1, seat=seat)
    vell, cole = table.rear(at=ACCEL_1), table.rear(seat=1, at=ACCEL_1, power=8000)
    Story(table).fight(vell, cole)
    assert (table.resting(vell), table.where(cole)) == (True, "drop")


@rule("11.2.4")
def test_the_attacker_rests_before_anybody_guards() -> None:
    table = Position()
    held(table)
    vell = table.rear()
    story = Story(table).attack(vell)
    assert (story.guarding, table.resting(vell)) == (True, True)


@rule("11.2.7")
@pytest.mark.parametrize("at, behind", [(LEFT_FRONT, LEFT_BACK), (RIGHT_FRONT, RIGHT_BACK)])
def test_who_boosts_stands_behind_in_the_same_column(at: int, behind: int) -> None:
    table = Position()
    held(table)
    vell, squire = table.rear(at=at, power=6000), table.rear(at=behind, power=5000, skills=BOOST)
    Story(table).attack(vell, boost=squire)
    assert (table.power(vell), table.resting(squire)) == (11000, True)


@rule("11.2.7")
def test_the_vanguard_is_boosted_from_the_centre() -> None:
    table = Position()
    held(table)
    squire = table.rear(at=CENTRE_BACK, power=5000, skills=BOOST)
    Story(table).attack(table.vanguards[0], boost=squire)
    assert table.power(table.vanguards[0]) == 15000


@rule("11.2.7", "18.1")
@pytest.mark.parametrize("more", [
    {"resting": True, "skills": BOOST}, {"at": RIGHT_BACK, "skills": BOOST}, {}, {"skills": BOOST, "face_down": True},
])
def test_who_rests_stands_elsewhere_has_no_boost_or_is_locked_boosts_nobody(more: dict[str, int]) -> None:
    table = Position()
    table.rear("Squire", **{"at": LEFT_BACK, **more})  # type: ignore[arg-type]
    held(table)
    assert Story(table).attack(table.rear(power=6000)).guarding


@rule("11.2.7", "11.6.2")
def test_the_power_of_a_boost_is_gone_after_the_battle() -> None:
    table = Position()
    vell, squire = table.rear(power=6000), table.rear(at=LEFT_BACK, power=5000, skills=BOOST)
    Story(table).fight(vell, boost=squire)
    assert (table.damage(1), table.power(vell)) == (1, 6000)


# The guard step


@rule("11.3.2")
def test_who_has_no_card_and_nobody_that_intercepts_is_not_asked() -> None:
    table = Position()
    table.rear(seat=1)
    vell = table.rear(power=10000)
    Story(table).to_battle().say(attack(vell, table.vanguards[1]))
    assert table.damage(1) == 1


@rule("11.3.2", "11.3.3", "4.4")
def test_guardians_rest_and_add_their_shield() -> None:
    table = Position()
    shield = held(table)
    Story(table).attack(table.rear(power=15000)).guard(shield)
    assert (table.where(shield), table.resting(shield), table.power(table.vanguards[1])) == ("GC", True, 20000)


@rule("11.3.3")
def test_guardians_of_one_unit_do_not_help_another() -> None:
    table = Position()
    shield, cole = held(table), table.rear(seat=1, power=8000)
    Story(table).attack(table.rear(power=15000), cole).guard(shield)
    assert (table.power(cole), table.power(table.vanguards[1])) == (18000, 10000)


@rule("11.3.4", "11.5.7")
def test_all_guardians_are_retired_after_the_hit_test() -> None:
    table = Position()
    shields = [held(table, 5000), held(table, None)]
    Story(table).attack(table.rear(power=16000)).guard(*shields).unguarded()
    assert ([table.where(one) for one in shields], table.damage(1)) == (["drop", "drop"], 1)


@rule("10.2")
def test_who_has_no_vanguard_of_ones_own_does_not_call_guardians() -> None:
    table = Position()
    shield = held(table)
    table.mark(table.vanguards[1], marks={"dominated": 1})
    story = Story(table).attack(table.rear(), table.rear(seat=1))
    assert story.refuses(guard(shield)) == "VG 10.2"


@rule("10.1", "25.1")
def test_orders_do_not_guard() -> None:
    table = Position()
    held(table)
    order = table.order(seat=1, type=BLITZ_ORDER)
    assert Story(table).attack(table.rear()).refuses(guard(order)) == "VG 10.1"


@rule("11.3.2", "18.1")
@pytest.mark.parametrize("more", [{"at": LEFT_BACK}, {"skills": ()}, {"face_down": True}, {"seat": 0}])
def test_only_rear_guards_of_the_front_row_with_intercept_intercept(more: dict[str, int]) -> None:
    table = Position()
    held(table)
    wall = table.rear(**{"seat": 1, "at": RIGHT_FRONT, "skills": INTERCEPT, **more})  # type: ignore[arg-type]
    assert Story(table).attack(table.rear()).refuses(intercept(wall)) == "VG 11.3.2"


@rule("11.3.2", "10.6", "11.5.7")
def test_who_intercepts_moves_as_the_unit_that_it_is() -> None:
    table = Position()
    held(table)
    wall = table.rear(seat=1, at=RIGHT_FRONT, shield=5000, skills=INTERCEPT)
    before = table.ref(wall)
    story = Story(table).attack(table.rear(power=15000)).intercept(wall)
    assert (table.where(wall), table.ref(wall), table.resting(wall)) == ("GC", before, True)
    assert table.power(table.vanguards[1]) == 15000
    story.unguarded()
    assert (table.where(wall), table.damage(1)) == ("drop", 1)


@rule("11.3.2")
def test_a_unit_that_is_attacked_does_not_intercept() -> None:
    table = Position()
    held(table)
    wall = table.rear(seat=1, skills=INTERCEPT)
    assert Story(table).attack(table.rear(), wall).refuses(intercept(wall)) == "VG 11.3.2"


# Changed targets and roles that are tied to circles


@rule("11.2.6", "17.16", "11.3.6", "15.3")
def test_with_another_target_the_guardians_of_the_old_one_go() -> None:
    table = Position()
    shield, cole = held(table), table.rear(seat=1)
    story = Story(table).attack(table.rear(power=15000)).guard(shield)
    directing.attack_instead(table.state, (cole,))
    story.unguarded()
    assert (table.where(shield), table.where(cole), table.damage(1)) == ("drop", "drop", 0)


@rule("11.2.6", "11.5.2")
@pytest.mark.parametrize("leaves", ["attacker", "target"])
def test_who_has_left_the_circle_neither_hits_nor_is_hit(leaves: str) -> None:
    table = Position()
    held(table)
    vell, cole = table.rear(power=15000), table.rear(seat=1)
    story = Story(table).attack(vell, cole)
    table.mark(vell if leaves == "attacker" else cole, marks={"circle": RIGHT_BACK})
    story.unguarded()
    assert (table.where(cole), table.where(vell)) == ("RC", "RC")


@rule("11.2.6", "11.2.7")
def test_a_booster_that_moves_takes_its_power_along() -> None:
    table = Position()
    held(table)
    vell, squire = table.rear(power=6000), table.rear(at=LEFT_BACK, power=5000, skills=BOOST)
    Story(table).attack(vell, boost=squire)
    table.mark(squire, marks={"circle": CENTRE_BACK})
    assert table.power(vell) == 6000


# The drive step, the damage step


@rule("11.4.3", "22.2")
def test_with_twin_drive_two_cards_come_to_the_hand() -> None:
    table = Position()
    table.vanguard(skills=TWIN)
    tops = table.on_top("First", "Second")
    Story(table).fight(table.vanguards[0])
    assert table.there("hand") == tops


@rule("11.4.2")
def test_rear_guards_make_no_drive_checks() -> None:
    table = Position()
    Story(table).fight(table.rear())
    assert table.size("hand") == 0


@rule("11.5.2", "11.5.4")
@pytest.mark.parametrize("power, damage", [(10000, 1), (9999, 0)])
def test_who_is_as_strong_hits_and_the_vanguard_is_dealt_damage(power: int, damage: int) -> None:
    table = Position()
    Story(table).fight(table.rear(power=power))
    assert table.damage(1) == damage


@rule("11.5.4", "15.6", "15.7")
def test_each_point_of_critical_is_one_card_of_damage() -> None:
    table = Position()
    table.vanguard(critical=2)
    tops = table.on_top("First", "Second", seat=1)
    Story(table).fight(table.vanguards[0])
    assert table.there("damage", 1) == tops


@rule("11.5.4")
def test_a_rear_guard_that_is_hit_is_retired_and_nobody_is_dealt_damage() -> None:
    table = Position()
    cole = table.rear(seat=1, power=8000)
    Story(table).fight(table.rear(power=8000), cole)
    assert (table.where(cole), table.damage(1)) == ("drop", 0)


# The close step


@rule("11.6.2", "11.6.4")
def test_after_a_battle_nobody_plays_a_part_any_more_and_another_can_begin() -> None:
    table = Position()
    left, right = table.rear(power=10000), table.rear(at=RIGHT_FRONT, power=10000)
    story = Story(table).fight(left)
    assert "attacker" not in table.state.vars
    assert story.step == "battle"
    story.fight(right)
    assert (table.damage(1), table.state.vars["battle"]) == (2, 2)


# What texts ask for


def calls_together(table: Position) -> None:
    """Seat 1 calls two cards or more at the same time, or none."""
    said = own.CallsTogether(ab.Player.OPPONENT, 2)
    table.let(lasting=(ContinuousEffect(0, said, table.ref(table.vanguards[0]), 0, "ability", ANY_TURN, 3),))


@rule("11.3.2", "1.6")
def test_who_has_one_card_and_has_to_call_two_calls_none() -> None:
    table = Position()
    calls_together(table)
    shield = table.card(seat=1)
    assert Story(table).attack(table.rear()).refuses(guard(shield)) == "VG 11.3.2"


@rule("11.3.2", "1.6")
def test_who_has_to_call_two_at_once_is_asked_for_the_other_one() -> None:
    table = Position()
    shield, other = held(table), table.card("Other", seat=1, shield=5000)
    calls_together(table)
    Story(table).attack(table.rear(power=30000)).guard(shield).choose(other)
    assert (table.where(shield), table.where(other), table.power(table.vanguards[1])) == ("GC", "GC", 25000)


@rule("11.2.6")
def test_who_has_left_the_circle_plays_no_part_any_more_even_back_there() -> None:
    for moves, damage in ((False, 1), (True, 0)):
        table = Position()
        vell = table.rear(power=20000)
        held(table)
        story = Story(table).attack(vell)
        for at in (LEFT_BACK, LEFT_FRONT) if moves else ():
            run(verbs.shift(table.state, {vell: at}))
        story.unguarded()
        assert (table.damage(1), table.circle(vell)) == (damage, LEFT_FRONT)

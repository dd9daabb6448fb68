"""What officials have answered about cards and the rules, told with cards of the same wording."""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import (
    BOOST,
    CENTRE_BACK,
    DRAW,
    INTERCEPT,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_BACK,
    RIGHT_FRONT,
    TWIN,
    Position,
    printed,
)

CALLED = "[CONT](RC):If you called a rear-guard during this turn, this unit gets [Power] +5000."


@rule("10.1", "16.9")
def test_having_called_a_rear_guard_counts_once_and_for_the_turn_in_which_one_did() -> None:
    table = Position()
    vell = table.rear("Vell", CALLED)
    called = table.some(2, "hand")
    story = Story(table).call(called[0], RIGHT_FRONT).call(called[1], RIGHT_BACK)
    assert table.power(vell) == 13000
    story.ends()
    assert table.power(vell) == 8000


@rule("10.1", "16.9")
def test_having_called_a_rear_guard_in_the_opponents_turn_counts_there() -> None:
    table = Position(turn_player=1)
    vell = table.rear("Vell", CALLED)
    table.card("Called", zone="soul")
    table.rear("Host", "[AUTO](RC):When your opponent's unit attacks, call a card from your soul to (RC).",
               at=RIGHT_BACK)  # fmt: skip
    story = Story(table).attack(table.vanguards[1]).at(RIGHT_FRONT)
    assert (story.turn_player, table.power(vell)) == (1, 13000)


FIVE = "[AUTO](VC):When this unit attacks a vanguard, if you have five rear-guards, draw a card."


@pytest.mark.parametrize("rear_guards, drawn", [(4, 0), (5, 1)])
@rule("16.3", "11.2.8")
def test_having_five_rear_guards_is_asked_at_the_end_of_the_attack_step(rear_guards: int, drawn: int) -> None:
    table = Position()
    lord = table.vanguard(FIVE)
    for at in range(rear_guards):
        table.rear(at=at)
    Story(table).attack(lord)
    assert table.size("hand") == drawn


@rule("16.3")
def test_a_fifth_rear_guard_that_comes_after_the_ability_is_too_late() -> None:
    table = Position()
    late = "[AUTO](VC):When this unit attacks a vanguard, call a card from your soul to an open (RC)."
    lord = table.vanguard(f"{FIVE}\n{late}")
    for at in range(4):
        table.rear(at=at)
    table.card(zone="soul")
    story = Story(table).attack(lord)
    story.option("ability 1")
    assert (len(table.there("RC")), table.size("hand")) == (5, 0)


@rule("10.1", "5.3")
def test_a_card_called_as_a_guardian_is_no_rear_guard_that_was_called() -> None:
    table = Position()
    cole = table.rear("Cole", CALLED, seat=1)
    shield, _ = table.some(2, "hand", seat=1)
    Story(table).attack(table.vanguards[0]).guard(shield)
    assert table.power(cole) == 8000


@rule("16.3")
def test_a_condition_that_comes_true_after_the_placing_is_too_late() -> None:
    text = "[AUTO](RC):When placed, if you have more rear-guards than your opponent, this unit gets [Power] +4000" \
        " until end of turn."
    table = Position()
    table.rear(seat=1)
    vell, other = table.card("Vell", text), table.card("Other")
    Story(table).call(vell).call(other, RIGHT_FRONT)
    assert table.power(vell) == 8000


@rule("1.6", "16.8")
def test_an_effect_of_which_a_part_cannot_be_done_may_be_paid_for() -> None:
    text = "[AUTO](RC):When placed, [COST][Soul-Blast 1], choose one of your opponent's rear-guards, bind it face" \
        " down, and draw a card."
    table = Position()
    table.some(1, "soul")
    vell = table.card("Vell", text)
    Story(table).call(vell).yes()
    assert (table.size("soul"), table.size("hand")) == (0, 1)


@rule("16.4", "11.4.3")
def test_every_trigger_unit_that_is_checked_is_told() -> None:
    from tests.games.vanguard.table import CRITICAL

    text = "[AUTO](VC):When your drive check reveals a trigger unit, this unit gets [Power] +5000 until end of turn."
    table = Position()
    table.rear(at=RIGHT_FRONT, clan="Kagero")
    lord = table.vanguard(text, skills=TWIN, clan="Kagero")
    table.on_top(CRITICAL, CRITICAL)
    Story(table).fight(lord)
    assert table.power(lord) == 20000


@rule("16.8", "16.14")
def test_power_for_three_units_of_the_front_row_is_given_to_fewer_where_there_are_fewer() -> None:
    text = "[ACT](RC)[1/turn]:[COST][Soul-Blast 1], draw a card, and three units in your front row get [Power] +5000" \
        " until end of turn."
    table = Position()
    table.some(1, "soul")
    vell, later = table.rear("Vell", text), table.card("Later")
    Story(table).use(vell).call(later, RIGHT_FRONT).exchange(vell)
    assert [table.power(unit) for unit in (vell, table.vanguards[0], later)] == [13000, 15000, 8000]


@rule("9.6.1")
def test_the_power_of_accel_circles_is_each_circles_own() -> None:
    table = Position()
    for circle in (5, 6):
        table.marker("Accel I", circle)
    racers = [table.rear(at=circle) for circle in (5, 6)]
    assert [table.power(racer) for racer in racers] == [18000, 18000]


@rule("11.4.3")
def test_both_checks_of_a_twin_drive_are_made() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    lord = table.vanguard(skills=TWIN)
    top = table.on_top("First", "Second")
    Story(table).fight(lord)
    assert table.there("hand") == top


@rule("18.1", "5.3")
def test_a_locked_rear_guard_is_not_counted_as_one() -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC):If you have two or more rear-guards, this unit gets [Power] +5000.")
    other = table.rear(at=RIGHT_FRONT)
    assert table.power(vell) == 13000
    table.mark(other, face_down=True)
    assert table.power(vell) == 8000


@rule("18.1", "11.2.7", "11.3.2")
def test_a_locked_card_neither_boosts_nor_has_effects() -> None:
    table = Position()
    vell = table.rear(power=6000)
    table.rear("Squire", "[CONT](RC):All of your units get [Power] +5000.", at=LEFT_BACK, skills=BOOST, face_down=True)
    story = Story(table).attack(vell)
    assert not story.asked_by("11.2.7")
    assert table.power(vell) == 6000


@rule("22.8", "16.9")
def test_melodies_of_several_units_add_up() -> None:
    song = "[Melody] (Shares all of your [Melody])\n[Melody]-[CONT](VC/RC):All of your units with [Melody] get" \
        " [Power] +1000."
    table = Position()
    singers = [table.rear("Singer", song, at=at) for at in (LEFT_FRONT, RIGHT_FRONT, LEFT_BACK, CENTRE_BACK)]
    text = "[ACT](RC):Put a card with [Melody] from your drop zone into your hand."
    plain = table.rear("Plain", text, at=RIGHT_BACK)
    assert table.power(plain) == 8000
    assert len({table.power(singer) for singer in singers}) == 1
    assert table.power(singers[0]) > 9000


@pytest.mark.parametrize("left", [False, True])
@rule("16.10")
def test_what_the_opponent_must_do_until_end_of_turn_stays_though_the_card_has_left(left: bool) -> None:
    text = "[ACT](RC)[1/turn]:Until end of turn, when your opponent would call cards from hand to (GC), he or she" \
        " must call two or more at the same time."
    table = Position()
    vell, cover = table.rear("Vell", text), table.card("Cover")
    shields = table.some(3, "hand", seat=1)
    story = Story(table).use(vell)
    if left:
        story.call(cover, LEFT_FRONT)
    story.attack(table.vanguards[0]).guard(shields[0])
    if story.asked.kind == "cards":
        story.choose(shields[1])
    assert table.size("GC", 1) == 2


@rule("11.3.2", "3.3")
def test_a_unit_without_a_shield_intercepts_with_none() -> None:
    table = Position()
    cole = table.rear("Cole", seat=1, shield=None, skills=INTERCEPT)
    table.rear(power=10000)
    Story(table).attack(table.there("RC")[0]).intercept(cole)
    assert (table.where(cole), table.shield(cole), table.power(table.vanguards[1])) == ("GC", 0, 10000)


REVEALS = "[ACT](VC)[1/turn]:Reveal cards from the top of your deck until a card with [Melody] is revealed, call that" \
    " card with [Melody] to (RC), and shuffle your deck."


@rule("17.6", "17.8")
def test_cards_revealed_until_one_is_found_stay_in_the_deck_where_none_is() -> None:
    table = Position(cards=4)
    lord = table.vanguard(REVEALS)
    story = Story(table).use(lord)
    assert (table.size("deck"), table.size("RC"), story.acting) == (4, 0, True)


@rule("17.6", "22.8")
def test_only_a_card_with_the_icon_is_one_with_a_melody() -> None:
    table = Position(cards=4)
    lord = table.vanguard(REVEALS)
    song = "[Melody]-[CONT](VC/RC):This unit gets [Power] +1000."
    _, singer = table.on_top("Plain", "Singer")
    table.mark(singer, face=printed("Singer", song))
    Story(table).use(lord).at(LEFT_FRONT)
    assert (table.names("RC"), table.size("deck")) == (["Singer"], 5)


@rule("22.8", "8.3")
def test_who_is_placed_by_riding_shares_the_melody_of_the_vanguard_that_was_there() -> None:
    table = Position()
    table.vanguard("[Melody] (Shares all of your [Melody])\n[Melody]-[AUTO](VC/RC):When placed, you may"
                   " [Soul-Charge 1].", grade=2)  # fmt: skip
    heir = table.card("Heir", "[Melody]", grade=3)
    Story(table, at="ride").ride(heir).yes()
    assert table.size("soul") == 2


@rule("9.6.1", "9.6")
def test_force_twice_on_one_circle_is_20000_more() -> None:
    table = Position()
    for _ in range(2):
        table.marker("Force I", LEFT_FRONT)
    assert table.power(table.rear()) == 28000


@rule("11.4.3", "12.3.2")
def test_what_a_draw_trigger_draws_comes_before_the_second_check() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    lord = table.vanguard(skills=TWIN)
    trigger, drawn, second = table.on_top(DRAW, "Drawn", "Second")
    Story(table).fight(lord).give(lord)
    assert table.there("hand") == [drawn, trigger, second]

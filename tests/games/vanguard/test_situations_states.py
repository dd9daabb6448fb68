"""Situations of locking, deleting, legion, stride and its hearts, with their outcomes, by the rulebook alone (VG 18 to
21)."""

from __future__ import annotations

from tests.games.vanguard.story import Story, attack, call, g_guard, rule, stride
from tests.games.vanguard.table import (
    CENTRE_BACK,
    FORCE,
    HEAL,
    INTERCEPT,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_FRONT,
    TWIN,
    Position,
)

LOCKS = "[AUTO](VC/RC):When placed, choose one of your opponent's rear-guards, and lock it."
DELETES = "[AUTO](RC):When placed, delete your opponent's vanguard."

# Lock


@rule("18.1", "5.3")
def test_a_locked_card_lies_face_down_and_is_no_unit() -> None:
    table = Position()
    cole = table.rear("Cole", "[CONT](RC):All of your units get [Power] +5000.", seat=1, resting=True)
    warder = table.card("Warder", LOCKS)
    Story(table).call(warder)
    assert (table.locked(cole), table.resting(cole), table.where(cole)) == (True, False, "RC")
    assert table.power(table.vanguards[1]) == 10000


@rule("18.1", "11.2.5", "11.3.2")
def test_a_locked_card_is_not_attacked_and_its_circle_takes_no_card() -> None:
    table = Position()
    mine = table.rear("Mine", face_down=True)
    cole = table.rear("Cole", seat=1, face_down=True)
    vell = table.rear("Vell", at=RIGHT_FRONT)
    vell_2 = table.card()
    story = Story(table)
    assert story.refuses(call(vell_2, LEFT_FRONT)) == "VG 18.1"
    story.to_battle()
    assert story.refuses(attack(vell, cole)) == "VG 11.2.5"
    assert story.refuses(attack(mine, table.vanguards[1])) == "VG 11.2.2"


@rule("18.4", "13.1")
def test_locked_cards_are_unlocked_in_the_end_phase_of_their_master() -> None:
    table = Position()
    mine, theirs = table.rear(face_down=True), table.rear(seat=1, face_down=True)
    story = Story(table).ends()
    assert (table.locked(mine), table.resting(mine), table.locked(theirs)) == (False, False, True)
    story.ends()
    assert not table.locked(theirs)


@rule("18.4", "10.7", "13.2")
def test_unlocking_is_no_placing_but_is_told_to_what_waits_for_it() -> None:
    text = "[AUTO](RC):When placed, draw a card.\n[AUTO](RC):When it is unlocked, [Soul-Charge 1]."
    table = Position()
    table.rear("Vell", text, face_down=True)
    Story(table).ends()
    assert (table.size("hand"), table.size("soul")) == (0, 1)


@rule("18.4")
def test_a_card_that_was_locked_is_another_one_when_it_is_unlocked() -> None:
    grows = "[AUTO](RC):When placed, this unit gets [Power] +5000 until end of turn."
    text = "[ACT](RC):Choose one of your other rear-guards, and lock it."
    table = Position()
    vell, warder = table.card("Vell", grows), table.rear("Warder", text, at=RIGHT_FRONT)
    opener = table.rear("Opener", "[ACT](RC):Unlock one of your locked cards.", at=LEFT_BACK)
    Story(table).call(vell).use(warder).choose(vell).use(opener)
    assert (table.locked(vell), table.power(vell)) == (False, 8000)


@rule("18.2")
def test_a_card_put_as_a_locked_card_sends_off_who_was_there() -> None:
    text = "[AUTO](VC/RC):When placed, look at the top card of your deck, and put it on (RC) as a locked card."
    table = Position()
    old = table.rear("Old", at=RIGHT_FRONT)
    (top,) = table.on_top("Squire")
    warder = table.card("Warder", text)
    Story(table).call(warder).at(RIGHT_FRONT)
    assert (table.where(old), table.locked(top), table.circle(top)) == ("drop", True, RIGHT_FRONT)


@rule("17.4", "18.1")
def test_moving_a_locked_card_retires_no_rear_guard() -> None:
    table = Position()
    table.rear("Bell", "[AUTO](RC):When your rear-guard is retired, draw a card.", at=RIGHT_FRONT)
    cole = table.rear("Cole", face_down=True)
    waste = table.rear("Waste", "[ACT](RC):Choose one of your locked cards, and retire it.", at=LEFT_BACK)
    Story(table).use(waste)
    assert (table.where(cole), table.size("hand")) == ("drop", 0)


# Delete


@rule("19.1")
def test_a_deleted_vanguard_loses_its_printed_power_and_its_text_and_keeps_what_it_was_given() -> None:
    table = Position()
    rival = table.vanguard("[CONT](VC):All of your rear-guards get [Power] +5000.", seat=1)
    cole = table.rear("Cole", seat=1, power=8000)
    table.marker("Force II", -1, seat=1)
    eraser = table.card("Eraser", DELETES)
    Story(table).call(eraser)
    assert (table.face_down(rival), table.power(rival), table.power(cole)) == (True, 0, 8000)
    assert (table.critical(rival), table.where(rival)) == (2, "VC")


@rule("19.1", "13.1")
def test_a_deletion_ends_in_the_end_phase_of_the_units_master() -> None:
    table = Position()
    eraser = table.card("Eraser", DELETES)
    story = Story(table).call(eraser).ends()
    assert table.face_down(table.vanguards[1])
    story.ends()
    assert (table.face_down(table.vanguards[1]), table.power(table.vanguards[1])) == (False, 10000)


@rule("19.1", "11.5.2")
def test_a_deleted_vanguard_is_still_attacked_and_hit() -> None:
    table = Position()
    eraser = table.card("Eraser", DELETES, power=1000)
    table.rear(at=RIGHT_FRONT)
    Story(table).call(eraser).fight(eraser)
    assert table.damage(1) == 1


@rule("8.4", "19.1")
def test_a_deleted_vanguard_that_is_ridden_goes_to_the_soul_face_up() -> None:
    table = Position()
    lord = table.vanguard(grade=2)
    table.mark(lord, face_down=True, marks={"deleted": 1})
    heir = table.card("Heir", grade=3)
    Story(table, at="ride").ride(heir)
    assert (table.where(lord), table.face_down(lord)) == ("soul", False)


# Legion


def legion(seat: int = 0, critical: int = 1) -> tuple[Position, int, int]:
    """A vanguard in legion with its mate of 9000 power."""
    table = Position()
    lord = table.vanguards[seat]
    other = table.card("Mate", seat=seat, zone="VC", grade=2, power=9000, marks={"lead": lord}, critical=critical)
    table.mark(lord, marks={"mate": other})
    return table, lord, other


@rule("20.3")
def test_in_legion_two_attack_as_one_with_the_power_of_both_and_the_critical_of_the_leader() -> None:
    table, lord, mate = legion(critical=2)
    table.vanguard(seat=1, power=19000)
    table.rear(at=RIGHT_FRONT)
    Story(table).fight(lord)
    assert (table.damage(1), table.resting(mate), table.size("hand")) == (1, True, 1)
    assert table.power(lord) == 10000


@rule("20.3", "11.2.5")
def test_of_a_legion_only_the_leader_is_attacked_with_its_own_power() -> None:
    table, lord, mate = legion(seat=1)
    vell = table.rear(power=10000)
    story = Story(table).to_battle()
    assert story.refuses(attack(vell, mate)) == "VG 11.2.5"
    story.fight(vell, lord)
    assert table.damage(1) == 1


@rule("8.4")
def test_who_rides_over_a_legion_sends_both_to_the_soul() -> None:
    table, lord, mate = legion()
    heir = table.card("Heir", grade=3)
    Story(table, at="ride").ride(heir)
    assert (table.where(lord), table.where(mate)) == ("soul", "soul")


@rule("15.2", "20.2")
def test_a_mate_without_its_leader_goes_to_the_soul() -> None:
    table, lord, mate = legion()
    heir = table.card("Heir", zone="soul", grade=3)
    table.vanguard("[ACT](VC):[COST][Return this unit to your hand], and draw a card.")
    Story(table).use(lord).choose(heir)
    assert (table.where(lord), table.where(mate), table.where(heir)) == ("hand", "soul", "VC")


@rule("20.3")
def test_the_two_of_a_legion_stand_and_rest_together() -> None:
    table, lord, mate = legion()
    for number in (lord, mate):
        table.mark(number, resting=True)
    Story(table, at="stand")
    assert (table.resting(lord), table.resting(mate)) == (False, False)


@rule("20.1")
def test_seek_mate_wants_an_opponent_of_grade_3_and_four_cards_of_the_drop_zone() -> None:
    text = "[ACT](VC):Seek Mate \"Partner\""
    for grade, drops, possible in ((3, 4, True), (2, 4, False), (3, 3, False)):
        table = Position()
        table.vanguard(seat=1, grade=grade)
        lord = table.vanguard(text)
        table.some(drops, "drop")
        (mate,) = table.on_top("Partner", grade=2)
        story = Story(table)
        if possible:
            story.use(lord).choose(mate)
        assert table.where(mate) == ("VC" if possible else "deck")
        assert table.size("drop") == (0 if possible else drops)


# Stride


@rule("21.1", "21.2", "7.5")
def test_a_g_unit_is_stridden_for_three_grades_of_the_hand() -> None:
    table = Position()
    titan, heir = table.g_unit(), table.card("Heir", grade=3)
    lord = table.vanguards[0]
    story = Story(table, at="ride").passes().stride(titan, heir)
    assert (table.where(titan), table.where(lord), table.where(heir)) == ("VC", "hearts", "drop")
    assert (table.power(titan), table.now(titan).names) == (25000, ("Titan", "Lord"))
    assert (table.drive(titan), story.phase) == (3, "main")


@rule("21.1")
def test_without_two_vanguards_of_grade_3_nobody_strides() -> None:
    table = Position()
    table.vanguard(seat=1, grade=2)
    table.vanguard(grade=2)
    titan = table.g_unit()
    heir, paid = table.card("Heir", grade=3), table.card("Paid", grade=3)
    story = Story(table, at="ride").ride(heir)
    if story.phase == "ride":
        assert story.refuses(stride(titan)) == "VG 21.1"
    assert (table.where(titan), table.where(paid)) == ("G zone", "hand")


@rule("21.1")
def test_who_was_of_grade_3_when_the_turn_began_strides_against_a_lower_grade() -> None:
    table = Position()
    table.vanguard(seat=1, grade=2)
    table.on_top("Drawn", grade=3)
    titan, paid = table.g_unit(), table.card("Paid", grade=3)
    Story(table, at="turn").passes().stride(titan, paid)
    assert table.where(titan) == "VC"


@rule("21.2", "8.1", "10.7")
def test_striding_is_neither_riding_nor_placing_by_a_ride() -> None:
    table = Position()
    table.vanguard("[AUTO]:When rode upon, draw a card.")
    titan = table.g_unit("Titan", gift=FORCE)
    heir = table.card("Heir", grade=3)
    Story(table, at="ride").passes().stride(titan, heir)
    assert (table.size("hand"), table.markers(), table.size("soul")) == (0, [], 0)


@rule("21.3")
def test_the_abilities_of_a_heart_are_off() -> None:
    table = Position()
    table.vanguard("[CONT](VC):All of your rear-guards get [Power] +5000.")
    vell, titan = table.rear(), table.g_unit()
    heir = table.card("Heir", grade=3)
    story = Story(table, at="ride")
    assert table.power(vell) == 13000
    story.passes().stride(titan, heir)
    assert table.power(vell) == 8000


@rule("21.4", "21.5", "13.1", "4.6")
def test_in_the_end_phase_a_g_unit_goes_to_the_g_zone_face_up_and_the_heart_is_vanguard_again() -> None:
    table = Position()
    lord, titan = table.vanguard("[AUTO](VC):When placed, draw a card."), table.g_unit()
    heir = table.card("Heir", grade=3)
    Story(table, at="ride").passes().stride(titan, heir).ends()
    assert (table.where(titan), table.face_down(titan), table.where(lord)) == ("G zone", False, "VC")
    assert table.size("hand") == 0


@rule("21.4")
def test_a_heart_that_comes_back_is_as_the_g_unit_was() -> None:
    table = Position()
    lord, titan = table.vanguards[0], table.g_unit()
    table.rear(at=RIGHT_FRONT)
    heir = table.card("Heir", grade=3)
    story = Story(table, at="ride").passes().stride(titan, heir).fight(titan)
    assert table.size("hand") == 3
    story.ends()
    assert (table.where(lord), table.resting(lord)) == ("VC", True)


@rule("21.6", "16.3")
def test_generation_break_counts_the_g_units_that_are_face_up() -> None:
    text = "[CONT](RC)[Generation Break 1]:This unit gets [Power] +3000."
    table = Position()
    vell, titan = table.rear("Vell", text), table.g_unit()
    heir = table.card("Heir", grade=3)
    story = Story(table, at="ride")
    assert table.power(vell) == 8000
    story.passes().stride(titan, heir)
    assert table.power(vell) == 11000
    story.ends()
    assert table.power(vell) == 11000


@rule("21.6")
def test_limit_break_counts_the_own_damage() -> None:
    text = "[CONT](VC)[Limit Break 4] (This ability is active if you have four or more damage):This unit gets [Power]" \
        " +5000."
    for damage, power in ((3, 10000), (4, 15000)):
        table = Position()
        table.some(damage, "damage")
        assert table.power(table.vanguard(text)) == power


@rule("21.8", "11.3.2", "11.5.7")
def test_a_g_guardian_costs_a_heal_trigger_and_goes_to_the_g_zone_face_up() -> None:
    table = Position()
    warden = table.g_guardian(seat=1)
    heal = table.card("Healer", seat=1, trigger=HEAL)
    vell = table.rear(power=24000)
    Story(table).attack(vell).g_guard(warden, heal).unguarded()
    assert (table.where(warden), table.face_down(warden), table.where(heal)) == ("G zone", False, "drop")
    assert table.damage(1) == 0


@rule("21.8")
def test_no_g_guardian_is_called_against_a_lower_grade_or_as_the_fifth() -> None:
    for grade, called in ((2, 0), (3, 4)):
        table = Position()
        lord = table.vanguard(grade=grade)
        for _ in range(called):
            table.g_guardian("Spent", seat=1, face_down=False)
        warden = table.g_guardian(seat=1)
        table.card("Healer", seat=1, trigger=HEAL)
        story = Story(table).attack(lord)
        assert story.refuses(g_guard(warden)) == "VG 21.8"


@rule("4.6", "18.3")
def test_a_g_unit_that_is_locked_goes_to_the_g_zone() -> None:
    table = Position()
    titan = table.g_unit(zone="RC", seat=1, face_down=False)
    warder = table.card("Warder", LOCKS)
    Story(table).call(warder)
    assert (table.where(titan), table.face_down(titan)) == ("G zone", False)


@rule("22.5")
def test_a_forerunner_is_called_when_its_clan_rides_it() -> None:
    text = "[AUTO]:Forerunner (When a unit of the same clan rides this unit, you may call this unit to (RC))"
    for clan, where in (("Royal Paladin", "RC"), ("Kagero", "soul")):
        table = Position()
        scout = table.vanguard(text, grade=0)
        heir = table.card("Knight", grade=1, clan=clan)
        story = Story(table, at="ride").ride(heir)
        if where == "RC":
            story.yes().at(CENTRE_BACK)
        assert table.where(scout) == where


@rule("22.7")
def test_who_resists_is_not_chosen_by_the_opponent() -> None:
    table = Position()
    wall = table.rear("Wall", "[CONT](RC):Resist (This unit cannot be chosen by the effects of your opponent's cards)",
                      seat=1, skills=(INTERCEPT, TWIN))
    warder = table.card("Warder", LOCKS)
    Story(table).call(warder)
    assert not table.locked(wall)

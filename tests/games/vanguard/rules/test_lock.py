"""Locked cards and deleted units (VG 18, 19)."""

from __future__ import annotations

from engine.games.vanguard.rules import lock
from engine.games.vanguard.rules.table import BY_RULE
from tests.games.vanguard.story import Story, call, exchange, rule
from tests.games.vanguard.table import G_UNIT, LEFT_BACK, LEFT_FRONT, RIGHT_FRONT, TOKEN, Position, run


@rule("18.1", "5.2")
def test_a_locked_card_is_another_object_without_information_and_no_unit() -> None:
    table = Position()
    vell = table.rear(resting=True)
    before = table.ref(vell)
    run(lock.lock(table.state, (vell,)))
    assert (table.locked(vell), table.resting(vell), table.ref(vell) == before) == (True, False, False)
    assert (table.name(vell), table.power(vell), table.circle(vell)) == ("", 0, LEFT_FRONT)


@rule("18.5")
def test_only_rear_guards_are_locked() -> None:
    table = Position()
    run(lock.lock(table.state, table.vanguards))
    assert not any(table.face_down(one) for one in table.vanguards)


@rule("18.1", "4.5")
def test_nobody_comes_to_the_circle_of_a_locked_card_and_all_see_what_it_is() -> None:
    table = Position()
    vell, heir, behind = table.rear(), table.card(), table.rear(at=LEFT_BACK)
    run(lock.lock(table.state, (vell,)))
    story = Story(table)
    assert story.refuses(call(heir, LEFT_FRONT)).startswith("VG")
    assert story.refuses(exchange(behind)).startswith("VG")
    assert all(table.state.sees(seat, table.state.cards[vell]) for seat in (0, 1))


@rule("18.1", "10.5")
def test_a_locked_card_does_not_change_its_circle() -> None:
    table = Position()
    vell = table.rear()
    run(lock.lock(table.state, (vell,)))
    assert Story(table).refuses(exchange(vell)) == "VG 10.5"


@rule("18.4", "13.1")
def test_it_is_unlocked_in_the_end_phase_of_its_master_standing_as_another_object() -> None:
    table = Position()
    mine, theirs = table.rear(), table.rear(seat=1)
    run(lock.lock(table.state, (mine, theirs)))
    before = table.ref(mine)
    Story(table).ends()
    assert (table.locked(mine), table.locked(theirs), table.ref(mine) == before) == (False, True, False)
    assert not table.resting(mine)


@rule("18.2")
def test_what_is_put_as_a_locked_card_sends_who_was_there_to_the_drop_zone() -> None:
    table = Position()
    vell, heir = table.rear(), table.card()
    run(lock.put_locked(table.state, 0, {heir: LEFT_FRONT}))
    assert (table.locked(heir), table.circle(heir), table.where(vell)) == (True, LEFT_FRONT, "drop")


@rule("18.3")
def test_a_locked_g_unit_goes_to_the_g_zone_face_up() -> None:
    table = Position()
    titan = table.card("Titan", type=G_UNIT, zone="RC", at=RIGHT_FRONT, face_down=False)
    run(lock.lock(table.state, (titan,)))
    assert (table.where(titan), table.face_down(titan)) == ("G zone", False)


@rule("24.3")
def test_a_locked_token_is_erased() -> None:
    table = Position()
    plant = table.rear("Plant", type=TOKEN)
    run(lock.lock(table.state, (plant,)))
    assert plant not in table.there("RC")


@rule("19.1")
def test_a_deleted_unit_keeps_name_and_orientation_and_loses_its_printed_power() -> None:
    table = Position()
    rival = table.vanguard("", seat=1, power=11000)
    table.mark(rival, resting=True)
    before = table.ref(rival)
    run(lock.delete(table.state, (rival,)))
    assert (table.power(rival), table.name(rival), table.resting(rival), table.ref(rival)) == (0, "Rival", True, before)
    assert (table.face_down(rival), table.locked(rival)) == (True, False)


@rule("19.1", "8.4")
def test_a_deleted_vanguard_that_is_ridden_over_goes_to_the_soul_face_up() -> None:
    table = Position()
    lord, heir = table.vanguards[0], table.card("Heir", grade=3)
    run(lock.delete(table.state, (lord,)))
    Story(table, at="ride").ride(heir)
    assert (table.where(lord), table.face_down(lord)) == ("soul", False)


@rule("19.1", "13.1")
def test_a_deletion_ends_in_the_end_phase_of_the_units_master() -> None:
    table = Position()
    run(lock.delete(table.state, table.vanguards))
    Story(table).ends()
    assert [table.face_down(one) for one in table.vanguards] == [False, True]
    assert [table.power(one) for one in table.vanguards] == [10000, 0]


@rule("19.2")
def test_a_deleted_unit_on_a_rear_guard_circle_is_a_unit() -> None:
    table = Position()
    vell = table.rear("Vell")
    run(lock.delete(table.state, (vell,), BY_RULE))
    assert (table.name(vell), table.locked(vell)) == ("Vell", False)


@rule("VC14.2.1", "VC14.2.2")
def test_what_stays_locked_does_so_in_one_end_phase_also_what_is_locked_later() -> None:
    table = Position()
    lock.stay_locked(table.state, 0)
    vell = table.rear()
    run(lock.lock(table.state, (vell,)))
    run(lock.end(table.state, 0))
    assert table.locked(vell)
    run(lock.end(table.state, 0))
    assert not table.locked(vell)

"""Situations of the clans' own keywords with their outcomes, by the rulebook alone (VG 23, VC 14 to VC 25)."""

from __future__ import annotations

from tests.games.vanguard.story import Story, rule, use
from tests.games.vanguard.table import (
    BOOST,
    CENTRE_BACK,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_BACK,
    RIGHT_FRONT,
    Position,
)

# Lock, delete


@rule("VC14.1.1")
def test_a_locked_card_that_returns_to_hand_is_no_rear_guard_that_does() -> None:
    table = Position()
    table.rear("Bell", "[AUTO](RC):When your rear-guard is put into your hand, [Soul-Charge 1].", at=RIGHT_FRONT)
    cole = table.rear("Cole", face_down=True)
    text = "[ACT](RC):Choose one of your locked cards, and return it to your hand."
    opener = table.rear("Opener", text, at=LEFT_BACK)
    Story(table).use(opener)
    assert (table.where(cole), table.size("soul")) == ("hand", 0)


@rule("VC14.2.1", "VC14.2.2", "16.10")
def test_cards_that_do_not_unlock_in_the_next_end_phase_do_in_the_one_after() -> None:
    text = "[AUTO](RC):When placed, your opponent's locked cards cannot be unlocked in his or her next end phase."
    table = Position()
    cole = table.rear("Cole", seat=1, face_down=True)
    later = table.rear("Later", seat=1, at=RIGHT_FRONT)
    warder = table.rear("Warder", "[ACT](RC):Choose one of your opponent's rear-guards, and lock it.", at=LEFT_BACK)
    seal = table.card("Seal", text)
    story = Story(table).call(seal).use(warder)
    assert table.locked(later)
    story.ends().ends()
    assert (table.locked(cole), table.locked(later)) == (True, True)
    story.ends().ends()
    assert (table.locked(cole), table.locked(later)) == (False, False)


@rule("VC14.1.2", "18.3", "16.4")
def test_a_g_unit_that_is_locked_still_tells_that_it_was() -> None:
    table = Position()
    table.g_unit("Titan", "[AUTO](RC):When this unit is locked, draw a card.", zone="RC", seat=1, face_down=False)
    warder = table.rear("Warder", "[ACT](RC):Choose one of your opponent's rear-guards, and lock it.", at=LEFT_BACK)
    Story(table).use(warder)
    assert (table.size("hand", 1), table.size("G zone", 1)) == (1, 1)


# Charge, Darkness, Magia, Time Leap

CHARGES = "[AUTO](RC):Charge"
CALLS_DROP = "[AUTO](RC):When placed, call a card from your drop zone to (RC)."


@rule("VC15.1.2", "VC15.1.4")
def test_a_charging_unit_goes_under_the_deck_after_its_battle() -> None:
    table = Position()
    ram = table.card("Ram", CHARGES, zone="drop")
    table.rear(at=RIGHT_BACK)
    crier = table.card("Crier", CALLS_DROP)
    story = Story(table).call(crier, RIGHT_FRONT).at(LEFT_FRONT).yes()
    assert table.in_state(ram, "charging")
    story.fight(ram)
    assert table.there("deck")[0] == ram


@rule("VC15.1.4")
def test_a_charging_unit_that_boosts_or_is_attacked_goes_too() -> None:
    table = Position()
    ram, vell = table.card("Ram", CHARGES, zone="drop", skills=BOOST), table.rear(at=LEFT_FRONT)
    crier = table.card("Crier", CALLS_DROP)
    story = Story(table).call(crier, RIGHT_FRONT).at(LEFT_BACK).yes()
    story.attack(vell, boost=ram).unguarded()
    assert table.there("deck")[0] == ram


@rule("VC15.1.5")
def test_a_charging_unit_without_a_battle_stays_and_charges_no_more() -> None:
    table = Position()
    ram = table.card("Ram", CHARGES, zone="drop")
    crier = table.card("Crier", CALLS_DROP)
    Story(table).call(crier, RIGHT_FRONT).at(LEFT_BACK).yes().ends()
    assert (table.where(ram), table.in_state(ram, "charging")) == ("RC", False)


@rule("VC16.1.2", "VC16.1.3")
def test_darkness_is_active_once_a_card_was_put_into_the_soul_in_this_turn() -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](VC/RC)Darkness (Active if cards have been put into your soul during this"
                      " turn):This unit gets [Power] +3000.")
    crier = table.rear("Crier", "[ACT](RC)[1/turn]:[Soul-Charge 1].", at=RIGHT_FRONT)
    story = Story(table)
    assert table.power(vell) == 8000
    story.use(crier)
    assert table.power(vell) == 11000
    story.ends()
    assert table.power(vell) == 8000


@rule("VC16.1.2")
def test_the_old_vanguard_of_a_ride_is_no_darkness() -> None:
    table = Position()
    table.vanguard(grade=2)
    vell = table.rear("Vell", "[CONT](VC/RC)Darkness:This unit gets [Power] +3000.")
    heir = table.card("Heir", grade=3)
    Story(table, at="ride").ride(heir)
    assert (table.size("soul"), table.power(vell)) == (1, 8000)


@rule("VC17.1.2", "16.6")
def test_what_magia_called_returns_to_the_soul_at_the_end_of_the_turn() -> None:
    text = "Magia-[AUTO]:When this unit is placed on (RC), choose up to one card from your soul, call it to (RC), and" \
        " at the end of that turn, put the unit called with this effect into your soul."
    table = Position()
    clown = table.card("Clown", zone="soul")
    master = table.card("Master", text)
    story = Story(table).call(master, LEFT_FRONT).choose(clown).at(RIGHT_FRONT)
    assert table.where(clown) == "RC"
    story.ends()
    assert table.where(clown) == "soul"


@rule("VC17.1.2", "8.5", "16.6")
def test_what_magia_called_stays_away_once_it_has_left() -> None:
    text = "Magia-[AUTO]:When this unit is placed on (RC), choose up to one card from your soul, call it to (RC), and" \
        " at the end of that turn, put the unit called with this effect into your soul."
    table = Position()
    clown, cover = table.card("Clown", zone="soul"), table.card("Cover")
    master = table.card("Master", text)
    story = Story(table).call(master, LEFT_BACK).choose(clown).at(RIGHT_FRONT)
    story.call(cover, RIGHT_FRONT).ends()
    assert table.where(clown) == "drop"


LEAPS = (
    "Time Leap-[AUTO](RC):When this unit is placed on (RC), choose up to one of your other rear-guards, and time leap"
    " it. (Bind it, call a grade +1 card from your deck, and shuffle your deck. At the end of the turn, put the called"
    " unit on the bottom of your deck, and call the bound card)"
)


def leap(*more: str) -> tuple[Position, Story, int, int]:
    """A rear-guard of grade 1 leaps into one of grade 2."""
    table = Position(cards=6)
    young = table.rear("Young", grade=1)
    old = table.card("Old", *more, zone="deck", grade=2)
    clock = table.card("Clock", LEAPS)
    story = Story(table).call(clock, RIGHT_FRONT).choose(young).choose(old).at(LEFT_FRONT)
    return table, story, young, old


@rule("VC18.1.3", "17.11")
def test_time_leap_binds_a_unit_calls_one_of_the_next_grade_and_takes_it_back() -> None:
    table, story, young, old = leap()
    assert (table.where(young), table.where(old)) == ("bind", "RC")
    story.ends().at(LEFT_FRONT)
    assert (table.where(young), table.there("deck")[0]) == ("RC", old)


@rule("VC18.1.4")
def test_after_a_leap_the_bound_card_stays_bound_when_the_called_one_has_left() -> None:
    table, story, young, old = leap()
    story.call(table.card("Cover"), LEFT_FRONT).ends()
    assert (table.where(old), table.where(young)) == ("drop", "bind")


@rule("VC18.1.6")
def test_a_called_one_that_was_locked_does_not_return() -> None:
    table = Position(cards=6)
    young, old = table.rear("Young", grade=1), table.card("Old", zone="deck", grade=2)
    warder = table.rear("Warder", "[ACT](RC):Choose one of your grade 2 rear-guards, and lock it.", at=LEFT_BACK)
    clock = table.card("Clock", LEAPS)
    story = Story(table).call(clock, RIGHT_FRONT).choose(young).choose(old).at(LEFT_FRONT)
    story.use(warder).ends()
    assert (table.where(old), table.locked(old), table.where(young)) == ("RC", False, "bind")


@rule("VC18.1.3", "17.7")
def test_a_leap_may_find_nothing() -> None:
    table = Position(cards=6)
    young = table.rear("Young", grade=1)
    table.card("Old", zone="deck", grade=2)
    clock = table.card("Clock", LEAPS)
    Story(table).call(clock, RIGHT_FRONT).choose(young).choose().ends()
    assert table.where(young) == "bind"


# Hollow

HOLLOW = "[AUTO]:Hollow (When this unit is placed on (RC), you may have it become hollowed. If you do, retire it at" \
    " the end of turn)"


@rule("VC19.1.2", "VC19.1.4")
def test_a_hollowed_unit_is_retired_at_the_end_of_the_turn() -> None:
    table = Position()
    ghost, other = table.card("Ghost", HOLLOW), table.card("Ghost", HOLLOW)
    story = Story(table).call(ghost, LEFT_FRONT).yes().call(other, RIGHT_FRONT).no()
    assert (table.in_state(ghost, "hollowed"), table.in_state(other, "hollowed")) == (True, False)
    story.ends()
    assert (table.where(ghost), table.where(other)) == ("drop", "RC")


@rule("VC19.1.5", "VC19.1.8", "13.5", "VC19.1.6", "VC19.1.7", "VC19.1.9", "VC19.1.10", "VC19.1.11")
def test_a_unit_hollowed_in_the_end_phase_goes_in_the_same_one() -> None:
    table = Position()
    ghost = table.card("Ghost", f"{HOLLOW}\n[AUTO]:When this unit is retired from (RC) by the hollow ability, draw a"
                       " card.")
    table.vanguard("[AUTO](VC)[1/turn]:When your hollowed rear-guard is retired, call that card to (RC).")
    story = Story(table).call(ghost, LEFT_FRONT).yes().ends()
    while story.turn_player == 0:
        story.yes() if story.asked.kind == "confirm" else story.pick(0)
    assert (table.where(ghost), table.size("hand")) == ("drop", 2)


@rule("VC19.1.3")
def test_who_is_hollowed_does_not_become_so_again() -> None:
    table = Position()
    text = f"{HOLLOW}\n[AUTO](RC):When this unit becomes hollowed, draw a card."
    ghost = table.card("Ghost", text, zone="soul")
    host = table.rear("Host", "[ACT](RC)[1/turn]:Call a card from your soul to (RC) as hollowed.", at=RIGHT_FRONT)
    story = Story(table).use(host).at(LEFT_FRONT)
    while not story.acting:
        story.yes() if story.asked.kind == "confirm" else story.pick(0)
    assert (table.in_state(ghost, "hollowed"), table.size("hand")) == (True, 1)


# Harmony, Wave, Dark Device, Success, Bloom

SINGS = "[AUTO](VC/RC):Harmony (When your other unit is placed in the same column as this unit, both units become in" \
    " harmony until end of turn)"


@rule("VC20.1.2")
def test_a_unit_placed_in_the_column_of_a_singer_makes_harmony() -> None:
    for at, heard in ((LEFT_BACK, True), (RIGHT_BACK, False)):
        table = Position()
        singer, vell = table.rear("Singer", SINGS), table.card()
        Story(table).call(vell, at)
        assert [table.in_state(unit, "harmony") for unit in (singer, vell)] == [heard, heard]


@rule("VC20.1.2", "VC20.1.4")
def test_harmony_ends_for_both_when_one_leaves() -> None:
    table = Position()
    singer, vell, cover = table.rear("Singer", SINGS), table.card(), table.card("Cover")
    Story(table).call(vell, LEFT_BACK).call(cover, LEFT_FRONT)
    assert (table.where(singer), table.in_state(vell, "harmony"), table.in_state(cover, "harmony")) == (
        "drop", False, False,
    )


@rule("VC20.1.3", "10.6")
def test_harmony_stays_when_a_column_is_exchanged() -> None:
    table = Position()
    singer, vell = table.rear("Singer", SINGS), table.card()
    Story(table).call(vell, LEFT_BACK).exchange(singer)
    assert (table.in_state(singer, "harmony"), table.in_state(vell, "harmony")) == (True, True)


@rule("VC21.1.4", "VC21.1.6", "11.6.4")
def test_wave_is_active_in_the_battle_of_its_number_only() -> None:
    wave = "[AUTO](RC)Wave-2nd time only (This ability is active during the specified battles of each turn):When this" \
        " unit attacks, draw a card."
    for first, hand in ((False, 1), (True, 0)):
        table = Position()
        vell, other = table.rear("Vell", wave), table.rear(at=RIGHT_FRONT)
        story = Story(table)
        for unit in (vell, other) if first else (other, vell):
            story.fight(unit)
        assert table.size("hand") == hand


@rule("VC21.1.5", "VC21.1.3", "VC21.1.2")
def test_wave_of_later_battles_counts_every_battle_of_the_turn() -> None:
    later = "[CONT](RC)Wave-3rd time or more:This unit gets [Power] +5000."
    table = Position()
    vell = table.rear("Vell", later)
    others = [table.rear(at=RIGHT_FRONT), table.vanguards[0]]
    table.card(seat=1)
    story = Story(table)
    powers = []
    for unit in (*others, vell):
        story.attack(unit)
        powers.append(table.power(vell))
        story.unguarded()
    assert powers == [8000, 8000, 13000]


@rule("VC22.1.2")
def test_dark_device_is_active_where_no_opponent_stands_in_the_column() -> None:
    text = "[CONT](RC)Dark Device (Active when your opponent has no [Stand] units in the same column as this" \
        " unit):This unit gets [Power] +2000."
    for at, resting, power in ((RIGHT_FRONT, False, 8000), (RIGHT_FRONT, True, 10000), (LEFT_FRONT, False, 10000)):
        table = Position()
        vell = table.rear("Vell", text, at=LEFT_FRONT)
        table.rear(seat=1, at=at, resting=resting)
        assert table.power(vell) == power


@rule("VC22.1.2", "4.1")
def test_the_vanguards_face_each_other_for_dark_device() -> None:
    table = Position()
    lord = table.vanguard("[CONT](VC)Dark Device:This unit gets [Power] +2000.")
    rival = table.vanguards[1]
    assert table.power(lord) == 10000
    table.mark(rival, resting=True)
    assert table.power(lord) == 12000


SUCCEEDS = "[AUTO](RC):Success 15000 (When your rear-guard's [Power] becomes 15000 or greater, this unit becomes" \
    " successful until end of turn)"


@rule("VC23.1.2", "VC23.1.4")
def test_a_boosted_attack_makes_successful() -> None:
    table = Position()
    pupil = table.rear("Pupil", SUCCEEDS, at=RIGHT_FRONT)
    vell, squire = table.rear(power=9000), table.rear("Squire", at=LEFT_BACK, power=6000, skills=BOOST)
    Story(table).attack(vell, boost=squire).unguarded()
    assert table.in_state(pupil, "successful")


@rule("VC23.1.6", "16.6")
def test_who_is_strong_no_more_when_it_is_carried_out_makes_nobody_successful() -> None:
    table = Position()
    pupil = table.rear("Pupil", SUCCEEDS, at=RIGHT_FRONT)
    vell = table.card("Vell", "[AUTO](RC):When placed, retire this unit.", power=15000)
    Story(table).call(vell).first(vell)
    assert (table.where(vell), table.in_state(pupil, "successful")) == ("drop", False)


@rule("VC23.1.5")
def test_success_after_the_attack_is_too_late_for_what_wanted_it_at_the_attack() -> None:
    table = Position()
    text = f"{SUCCEEDS}\n[AUTO](RC):When this unit is successful and attacks, draw a card."
    pupil = table.rear("Pupil", text, power=9000)
    squire = table.rear("Squire", at=LEFT_BACK, power=6000, skills=BOOST)
    Story(table).attack(pupil, boost=squire).unguarded()
    assert (table.in_state(pupil, "successful"), table.size("hand")) == (True, 0)


@rule("VC24.1.2")
def test_bloom_comes_of_another_unit_of_its_name() -> None:
    text = "Bloom-[AUTO](RC):When your other unit with the same card name as this unit is placed on (RC), draw a card."
    table = Position()
    table.rear("Rose", text)
    rose = table.card("Rose", zone="hand")
    thorn = table.card("Thorn")
    story = Story(table).call(rose, RIGHT_FRONT)
    assert table.size("hand") == 2
    story.call(thorn, RIGHT_BACK)
    assert table.size("hand") == 1


# Touken Ranbu


@rule("VC25.1.2")
def test_shinken_hissatsu_is_active_with_three_damage() -> None:
    text = "[CONT](RC)Shinken Hissatsu (This ability is active if you have three or more damage):This unit gets" \
        " [Power] +5000."
    for damage, power in ((2, 8000), (3, 13000)):
        table = Position()
        table.some(damage, "damage")
        assert table.power(table.rear("Blade", text)) == power


@rule("VC25.2.1", "VC25.2.2")
def test_one_homare_is_paid_for_in_a_turn() -> None:
    text = "[ACT](RC)Homare (You may only pay the cost of homare once each turn for all of your" \
        " units):[COST][Soul-Blast 1], and draw a card."
    table = Position()
    blades = [table.rear("Blade", text, at=at) for at in (LEFT_FRONT, RIGHT_FRONT)]
    table.some(2, "soul")
    story = Story(table).use(blades[0]).choose(table.there("soul")[0])
    assert story.refuses(use(blades[1])).startswith("VG")
    assert story.refuses(use(blades[0])).startswith("VG")


@rule("VC25.2.2")
def test_homare_is_paid_for_again_in_another_turn() -> None:
    table = Position()
    blade = table.rear("Blade", "[ACT](RC)Homare:[COST][Counter-Blast 1], and draw a card.")
    table.some(2, "damage")
    table.some(8, "deck", seat=1)
    story = Story(table).use(blade).choose(table.there("damage")[0])
    used = story.turn
    story.ends().ends()
    while story.phase != "main":
        story.passes()
    story.use(blade)
    assert (story.turn - used, table.size("hand")) == (2, 3)


@rule("VC25.3.2")
def test_nitou_kaigan_comes_of_a_boost_by_the_right_one() -> None:
    text = "Nitou Kaigan-[AUTO](RC):When this unit is boosted by a <Touken Danshi - Wakizashi>, draw a card."
    for race, hand in (("Touken Danshi - Wakizashi", 1), ("Touken Danshi - Tachi", 0)):
        table = Position()
        vell = table.rear("Blade", text)
        squire = table.rear("Squire", at=LEFT_BACK, race=race, skills=BOOST)
        table.rear(at=RIGHT_FRONT)
        Story(table).attack(vell, boost=squire).unguarded()
        assert table.size("hand") == hand


@rule("VC16.2.3", "22.5", "4.6")
def test_a_g_unit_with_forerunner_is_called_from_the_g_zone() -> None:
    table = Position()
    text = "[AUTO]:Forerunner (When a unit of the same clan rides this unit, you may call this unit to (RC))"
    titan = table.g_unit("Titan", text, zone="VC", face_down=False)
    lord = table.vanguards[0]
    table.happen(table.move(lord, "hearts", "heart"))
    heir = table.card("Heir", grade=4)
    Story(table, at="ride").ride(heir).yes().at(CENTRE_BACK)
    assert (table.where(titan), table.where(lord)) == ("RC", "soul")

"""What the rulebook leaves open (VG 31), each with the reading that is followed here: rulings of the ledger."""

from __future__ import annotations

from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import (
    ACCEL_1,
    ACCEL_2,
    CENTRE_BACK,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_FRONT,
    Position,
)

BATTLES_ALL = "[CONT](RC):When this unit would attack, it battles all of your opponent's front row units."


@rule("11.5.6a")
def test_whether_an_attack_hit_is_asked_of_each_unit_that_was_attacked() -> None:
    text = f"{BATTLES_ALL}\n[AUTO](RC):When its attack does not hit, draw a card."
    table = Position()
    table.rear(seat=1, power=30000)
    table.rear(at=RIGHT_FRONT)
    vell = table.rear("Vell", text, power=15000)
    Story(table).fight(vell)
    assert (table.damage(1), table.size("hand")) == (1, 1)


@rule("11.3.6a")
def test_guardians_do_not_choose_again_when_the_target_changes() -> None:
    text = "[AUTO](GC):When placed, change the target of that attack to one of your rear-guards."
    table = Position()
    vell, cole = table.rear(power=12000), table.rear("Cole", seat=1)
    shield, decoy = table.card(seat=1), table.card("Decoy", text, seat=1, shield=0)
    Story(table).attack(vell).guard(shield, decoy)
    assert (table.where(shield), table.power(cole)) == ("drop", 8000)


@rule("15.6a")
def test_an_overloaded_circle_is_cleared_before_damage_is_checked() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, deal one damage to your vanguard, and call a card from your soul to (RC)."
    table.card("Called", zone="soul")
    (trigger,) = table.on_top("Checked")
    vell = table.card("Vell", text)
    story = Story(table).call(vell, LEFT_FRONT).at(LEFT_FRONT)
    assert story.moved_to("drop") == [vell]
    assert table.where(trigger) == "damage"


@rule("VC20.1.2a")
def test_units_placed_together_see_each_other() -> None:
    sings = "[AUTO](VC/RC):Harmony"
    table = Position()
    singers = [table.card("Singer", sings, zone="soul") for _ in range(2)]
    caller = table.card("Crier", "[AUTO](RC):When placed, call up to two cards from your soul to (RC).")
    Story(table).call(caller, RIGHT_FRONT).choose(*singers).at(LEFT_FRONT).at(LEFT_BACK)
    assert [table.in_state(singer, "harmony") for singer in singers] == [True, True]


@rule("VC12.1.2a")
def test_a_stand_trigger_is_not_the_effect_of_a_card_of_ones_own() -> None:
    from tests.games.vanguard.table import STAND

    table = Position()
    text = "Rush-[AUTO](RC):When this unit [Stand] due to the effect of your card, [Soul-Charge 1]."
    vell = table.rear("Vell", text, resting=True)
    table.on_top(STAND)
    Story(table).fight(table.vanguards[0]).give(vell, vell)
    assert (table.resting(vell), table.size("soul")) == (False, 0)


@rule("VC5.1.2a")
def test_tokens_are_counted_as_cards_called() -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC)Unite:This unit gets [Power] +5000.")
    crier = table.card("Crier", "[AUTO](RC):When placed, call a plant token to (RC).")
    Story(table).call(crier, RIGHT_FRONT).at(CENTRE_BACK)
    assert table.power(vell) == 13000


@rule("VC16.1.2a")
def test_an_erased_token_was_not_put_into_the_soul() -> None:
    table = Position()
    vell = table.rear("Vell", "[CONT](RC)Darkness:This unit gets [Power] +3000.")
    text = "[AUTO](RC):When placed, call a plant token to (RC).\n[ACT](RC):Put one of your tokens into your soul."
    crier = table.card("Crier", text)
    Story(table).call(crier, RIGHT_FRONT).at(CENTRE_BACK).use(crier, 1)
    assert (table.size("soul"), table.power(vell)) == (0, 8000)


@rule("VC21.1.2a", "17.16")
def test_an_attack_that_a_text_directs_is_a_battle_for_wave() -> None:
    table = Position()
    wave = "[AUTO](RC)Wave-2nd time only:When this unit attacks, draw a card."
    vell = table.rear("Vell", wave)
    runner = table.rear("Runner", "[ACT](RC)[1/turn]:This unit attacks one of your opponent's rear-guards.",
                        at=RIGHT_FRONT)
    table.rear(seat=1)
    Story(table).use(runner).unguarded().fight(vell)
    assert table.size("hand") == 1


@rule("9.7a")
def test_the_circles_that_one_has_gained_decide_the_side_of_the_next_accel_circle() -> None:
    table = Position()
    table.marker("Accel I", ACCEL_1)
    lord = table.vanguard("[ACT](VC)[1/turn]:Remove all Accel markers from your circles.\n"
                          "[ACT](VC)[1/turn]:You get an Imaginary Gift: Accel.")
    Story(table).use(lord).use(lord, 1)
    assert table.markers() == [("Accel I", ACCEL_2)]


@rule("9.6a")
def test_two_force_ii_set_the_critical_to_2_and_not_to_3() -> None:
    table = Position()
    for _ in range(2):
        table.marker("Force II", LEFT_FRONT)
    assert table.critical(table.rear()) == 2


@rule("12.4a")
def test_a_face_down_card_of_the_damage_zone_can_be_healed() -> None:
    table = Position()
    (hurt,) = table.some(1, "damage", face_down=True)
    vell = table.card("Vell", "[AUTO](RC):When placed, heal a card from your damage zone.")
    Story(table).call(vell)
    assert table.where(hurt) == "drop"


@rule("13.1a")
def test_a_g_unit_among_the_hearts_goes_to_the_g_zone_too() -> None:
    table = Position()
    lord = table.vanguards[0]
    titan = table.g_unit("Titan", zone="VC", face_down=False)
    under = table.g_unit("Under", zone="hearts", face_down=False)
    table.happen(table.move(lord, "hearts", "heart"))
    Story(table).ends()
    assert (table.where(titan), table.where(under), table.where(lord)) == ("G zone", "G zone", "VC")


@rule("VC15.1.2a")
def test_charge_triggers_when_an_effect_places_it_and_not_when_it_is_called_normally() -> None:
    table = Position()
    ram = table.card("Ram", "[AUTO](RC):Charge")
    story = Story(table).call(ram)
    assert story.acting
    assert not table.in_state(ram, "charging")


@rule("VC25.2.2a")
def test_the_same_homare_is_not_paid_for_twice_either() -> None:
    text = "[AUTO](RC)Homare:When your other rear-guard is placed, [COST][Soul-Blast 1], and draw a card."
    table = Position()
    table.rear("Blade", text)
    table.some(2, "soul")
    cards = table.some(2, "hand")
    story = Story(table).call(cards[0], RIGHT_FRONT).yes().choose(table.there("soul")[0]).call(cards[1], CENTRE_BACK)
    assert (story.acting, table.size("hand"), table.size("soul")) == (True, 1, 1)


@rule("VC19.1.4a")
def test_a_unit_hollowed_by_another_ability_is_retired_in_the_same_end_phase() -> None:
    table = Position()
    vell = table.card(zone="soul")
    host = table.rear("Host", "[ACT](RC)[1/turn]:Call a card from your soul to (RC) as hollowed.", at=RIGHT_FRONT)
    Story(table).use(host).at(LEFT_FRONT).ends()
    assert (table.where(vell), table.where(host)) == ("drop", "RC")


@rule("VC23.1.2a")
def test_success_looks_at_any_unit_of_ones_own() -> None:
    text = "[AUTO](RC):Success 15000 (When your rear-guard's [Power] becomes 15000 or greater, this unit becomes" \
        " successful until end of turn)"
    table = Position()
    pupil = table.rear("Pupil", text)
    table.vanguard(power=15000)
    Story(table)
    assert table.in_state(pupil, "successful")

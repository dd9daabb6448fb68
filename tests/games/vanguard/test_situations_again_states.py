"""Once more, from another side: the clans' keywords and what their pages give as examples (VC 15 to VC 25)."""

from __future__ import annotations

import pytest

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

# Charge

CHARGES = "[AUTO](RC):Charge"
CALLS_DROP = "[AUTO](RC):When placed, call a card from your drop zone to (RC)."


@rule("VC15.1.2", "1.6")
def test_who_may_charge_need_not() -> None:
    table = Position()
    ram = table.card("Ram", CHARGES, zone="drop")
    table.rear(at=RIGHT_BACK)
    story = Story(table).call(table.card("Crier", CALLS_DROP), RIGHT_FRONT).at(LEFT_FRONT).no()
    assert not table.in_state(ram, "charging")
    story.fight(ram)
    assert table.where(ram) == "RC"


@rule("VC15.1.2a", "10.1")
def test_a_card_ridden_or_called_from_hand_in_the_main_phase_is_not_asked_to_charge() -> None:
    table = Position()
    ram = table.card("Ram", CHARGES)
    assert Story(table).call(ram).acting
    assert not table.in_state(ram, "charging")


@rule("VC15.1.3", "VC15.1.4")
def test_who_charges_by_two_effects_leaves_once() -> None:
    table = Position()
    ram = table.card("Ram", f"{CHARGES}\n{CHARGES}\n[AUTO](RC):When this unit becomes charging, draw a card.",
                     zone="drop")  # fmt: skip
    table.rear(at=RIGHT_BACK)
    story = Story(table).call(table.card("Crier", CALLS_DROP), RIGHT_FRONT).at(LEFT_FRONT)
    while not story.acting:
        story.yes() if story.asked.kind == "confirm" else story.pick(0)
    assert (table.in_state(ram, "charging"), table.size("hand")) == (True, 1)


@rule("VC15.1.5")
def test_who_charged_in_vain_fights_in_the_next_turn_and_stays() -> None:
    table = Position()
    ram = table.card("Ram", CHARGES, zone="drop", power=30000)
    story = Story(table).call(table.card("Crier", CALLS_DROP), RIGHT_FRONT).at(LEFT_FRONT).yes().ends().ends()
    story.fight(ram)
    assert table.where(ram) == "RC"


@rule("VC15.1.4")
def test_a_charging_unit_that_is_attacked_in_the_opponents_turn_goes_too() -> None:
    table = Position(turn_player=1)
    ram = table.card("Ram", CHARGES, zone="drop", power=30000)
    table.rear("Host", "[AUTO](RC):When your opponent's rear-guard is placed, call a card from your drop zone to"
                       " (RC).", at=RIGHT_BACK)  # fmt: skip
    table.rear(seat=1, at=RIGHT_FRONT)
    story = Story(table).call(table.card(seat=1), LEFT_BACK).at(LEFT_FRONT).yes()
    story.fight(table.vanguards[1], ram)
    assert table.there("deck")[0] == ram


# Darkness, and getting all abilities

DARK = "[CONT](VC/RC)Darkness:This unit gets [Power] +3000."


@rule("VC16.1.2a", "24.2")
def test_a_ticket_that_is_put_away_was_not_put_into_the_soul() -> None:
    table = Position()
    vell = table.rear("Vell", DARK)
    calls = "[ACT](RC)[1/turn]:Call a Plant token to your (RC)."
    eats = "[ACT](RC)[1/turn]:Choose one of your tokens, and put it into your soul."
    caller, eater = table.rear("Caller", calls, at=LEFT_BACK), table.rear("Eater", eats, at=RIGHT_BACK)
    Story(table).use(caller).at(RIGHT_FRONT).use(eater)
    assert (table.size("soul"), table.power(vell)) == (0, 8000)


@rule("VC16.1.3")
def test_darkness_of_being_put_into_the_soul_counts_the_card_itself() -> None:
    table = Position()
    table.card("Shade", "[AUTO]Darkness:When this card is put into your soul, draw a card.", zone="deck")
    crier = table.rear("Crier", "[ACT](RC)[1/turn]:[Soul-Charge 1].")
    Story(table).use(crier)
    assert (table.size("soul"), table.size("hand")) == (1, 1)


@rule("VC16.2.3", "22.5", "4.6", "VC16.2.1")
def test_a_g_unit_that_has_got_forerunner_is_called_from_the_g_zone() -> None:
    table = Position()
    text = "[ACT](VC)[1/turn]:Put a card from your drop zone into your soul. This unit gets all of the abilities of" \
        " the cards put into your soul by this effect until end of turn."
    herald = table.card("Herald", "[AUTO]:Forerunner", zone="drop")
    titan, paid = table.g_unit("Titan", text), table.card("Paid", grade=3)
    squire = table.card("Squire", "[AUTO](RC):When placed, ride a card from your bind zone.")
    table.card("Heir", grade=3, zone="bind")
    story = Story(table, at="ride").passes().stride(titan, paid).use(titan, 1).choose(herald)
    story.call(squire, RIGHT_FRONT)
    while not story.acting:
        story.yes() if story.asked.kind == "confirm" else story.pick(0)
    assert (table.where(titan), table.size("G zone")) == ("RC", 0)


# Time Leap

LEAPS = "Time Leap-[AUTO](RC):When this unit is placed on (RC), choose up to one of your other rear-guards, and time" \
    " leap it. (Bind it, call a grade +1 card from your deck)"


def leap(text: str = "") -> tuple[Position, Story, int, int]:
    """A rear-guard of grade 1 has leapt into one of grade 2."""
    table = Position(cards=6)
    young, old = table.rear("Young", grade=1), table.card("Old", text, zone="deck", grade=2)
    story = Story(table).call(table.card("Clock", LEAPS), RIGHT_FRONT).choose(young).choose(old).at(LEFT_FRONT)
    return table, story, young, old


@rule("VC18.1.4")
def test_a_called_one_that_returned_to_hand_and_came_again_does_not_go_back() -> None:
    table, story, young, old = leap("[ACT](RC):Return this unit to your hand.")
    story.use(old).call(old, LEFT_FRONT).ends()
    assert (table.where(old), table.where(young)) == ("RC", "bind")


@rule("VC18.1.5")
def test_a_bound_card_that_was_bound_anew_does_not_come_back() -> None:
    table, story, young, old = leap()
    table.happen(table.move(young, "hand"))
    table.happen(table.move(young, "bind"))
    story.ends()
    assert (table.there("deck")[0], table.where(young)) == (old, "bind")


@rule("VC18.1.6", "18.4")
def test_a_called_one_that_was_locked_and_unlocked_in_the_turn_does_not_return() -> None:
    table = Position(cards=6)
    young, old = table.rear("Young", grade=1), table.card("Old", zone="deck", grade=2)
    text = "[ACT](RC)[1/turn]:Choose one of your grade 2 rear-guards, lock it, choose one of your locked cards, and" \
        " unlock it."
    warder = table.rear("Warder", text, at=LEFT_BACK)
    story = Story(table).call(table.card("Clock", LEAPS), RIGHT_FRONT).choose(young).choose(old).at(LEFT_FRONT)
    story.use(warder).ends()
    assert (table.where(old), table.locked(old), table.where(young)) == ("RC", False, "bind")


# Hollow

HOLLOW = "[AUTO]:Hollow (When this unit is placed on (RC), you may have it become hollowed.)"
#: What the page of the clan gives as its example: who comes back, and calls who has gone.
BACK = "[AUTO](VC)[1/turn]:When your hollowed rear-guard is retired, call that card to (RC)."


def ghost(*lines: str) -> tuple[Position, Story, int]:
    """A ghost is called and hollowed, and its vanguard calls it back once."""
    table = Position()
    table.vanguard(BACK)
    one = table.card("Ghost", "\n".join((HOLLOW, *lines)))
    return table, Story(table).call(one).yes(), one


def to_the_next_turn(story: Story) -> None:
    """All is answered with yes until the turn is over."""
    story.ends()
    while story.turn_player == 0:
        story.yes() if story.asked.kind == "confirm" else story.pick(0)


@rule("VC19.1.2", "10.3")
def test_who_is_called_by_an_effect_may_be_hollowed_too() -> None:
    table = Position()
    one = table.card("Ghost", HOLLOW, zone="drop")
    Story(table).call(table.card("Crier", CALLS_DROP), RIGHT_FRONT).at(LEFT_FRONT).yes()
    assert table.in_state(one, "hollowed")


@rule("VC19.1.3", "1.7")
def test_who_is_hollowed_already_gets_nothing_more_of_being_hollowed() -> None:
    table = Position()
    one = table.card("Ghost", f"{HOLLOW}\n{HOLLOW}\n[AUTO](RC):When this unit becomes hollowed, draw a card.")
    story = Story(table).call(one)
    while not story.acting:
        story.yes() if story.asked.kind == "confirm" else story.pick(0)
    assert (table.in_state(one, "hollowed"), table.size("hand")) == (True, 1)


@rule("VC19.1.4", "VC19.1.4a", "13.3")
def test_who_was_hollowed_in_the_opponents_turn_goes_at_the_end_of_that() -> None:
    table = Position(turn_player=1)
    one = table.card("Ghost", HOLLOW, zone="drop")
    table.rear("Host", "[AUTO](RC):When your opponent's rear-guard is placed, call a card from your drop zone to"
                       " (RC).", at=RIGHT_BACK)  # fmt: skip
    story = Story(table).call(table.card(seat=1), LEFT_BACK).at(LEFT_FRONT).yes()
    assert table.in_state(one, "hollowed")
    story.ends()
    assert table.where(one) == "drop"


@rule("VC19.1.4a")
def test_a_unit_without_the_ability_that_is_hollowed_goes_at_the_end_of_the_turn() -> None:
    table = Position()
    one = table.card("Plain", zone="soul")
    host = table.rear("Host", "[ACT](RC)[1/turn]:Call a card from your soul to (RC) as hollowed.", at=RIGHT_FRONT)
    Story(table).use(host).at(LEFT_FRONT).ends()
    assert table.where(one) == "drop"


@rule("VC19.1.5", "VC19.1.6", "VC19.1.7")
def test_who_is_called_back_in_the_end_phase_is_hollowed_and_goes_again() -> None:
    table, story, one = ghost()
    to_the_next_turn(story)
    assert (table.where(one), story.moved_to("drop").count(one)) == ("drop", 2)


@rule("VC19.1.8", "VC19.1.11")
def test_the_opponents_turn_begins_only_when_no_hollowed_unit_is_left() -> None:
    table, story, one = ghost()
    to_the_next_turn(story)
    assert (table.in_state(one, "hollowed"), story.turn_player, table.where(one)) == (False, 1, "drop")


@rule("VC19.1.9", "VC19.1.10")
def test_what_comes_of_going_by_hollow_comes_both_times() -> None:
    table, story, _ = ghost("[AUTO]:When this unit is retired from (RC) by the hollow ability, draw a card.")
    to_the_next_turn(story)
    assert table.size("hand") == 2


@rule("VC19.1.12", "13.4")
def test_what_was_got_until_end_of_turn_comes_the_first_time_only() -> None:
    gives = "[AUTO](RC):When placed, until end of turn, this unit gets \"[AUTO]:When this unit is retired from (RC)" \
        " by the hollow ability, draw a card.\"."
    table = Position()
    table.vanguard(BACK)
    story = Story(table).call(table.card("Ghost", f"{HOLLOW}\n{gives}"))
    while not story.acting:
        story.yes() if story.asked.kind == "confirm" else story.pick(0)
    to_the_next_turn(story)
    assert table.size("hand") == 1


# Harmony

SINGS = "[AUTO](VC/RC):Harmony (When your other unit is placed in the same column as this unit)"


@rule("VC20.1.2a", "VC20.1.2")
def test_two_called_at_one_time_to_one_column_are_in_harmony() -> None:
    table = Position()
    singer, vell = table.card("Singer", SINGS, zone="soul"), table.card(zone="soul")
    text = "[ACT](RC)[1/turn]:Call up to two cards from your soul to (RC)."
    host = table.rear("Host", text, at=RIGHT_FRONT)
    story = Story(table).use(host).choose(singer, vell)
    story.option("left front").option("left back")
    assert (table.in_state(singer, "harmony"), table.in_state(vell, "harmony")) == (True, True)


@rule("VC20.1.3", "20.2")
def test_a_mate_that_joins_the_leader_in_harmony_is_in_harmony_too_but_nobody_becomes_so_again() -> None:
    table = Position()
    singer = table.rear("Singer", f"{SINGS}\n[AUTO](VC/RC):When this unit becomes in harmony, draw a card.")
    first, third = table.card(), table.card()
    story = Story(table).call(first, LEFT_BACK).exchange(singer)
    assert table.size("hand") == 2
    story.call(third, LEFT_FRONT)
    assert (table.where(first), table.in_state(third, "harmony"), table.size("hand")) == ("drop", True, 2)


@rule("VC20.1.4")
def test_who_is_joined_with_two_is_in_harmony_as_long_as_one_is_there() -> None:
    table = Position()
    singer = table.rear("Singer", SINGS)
    first, second = table.card(), table.card("Second")
    text = "[ACT](RC)[1/turn]:Choose one of your grade 1 rear-guards, and move it to an open (RC)."
    mover = table.rear("Mover", text, at=RIGHT_FRONT, grade=2)
    story = Story(table).call(first, LEFT_BACK).use(mover).targets(first).at(CENTRE_BACK).call(second, LEFT_BACK)
    assert all(table.in_state(one, "harmony") for one in (singer, first, second))
    table.happen(table.move(first, "drop"))
    assert (table.in_state(singer, "harmony"), table.in_state(second, "harmony"), story.acting) == (True, True, True)
    table.happen(table.move(second, "drop"))
    assert not table.in_state(singer, "harmony")


@rule("VC20.1.5")
def test_a_singer_that_is_locked_before_it_is_carried_out_leaves_the_other_alone() -> None:
    table = Position()
    singer = table.rear("Singer", SINGS)
    vell = table.card("Vell", "[AUTO](RC):When placed, choose one of your other rear-guards, and lock it.")
    Story(table).call(vell, LEFT_BACK).first(vell)
    assert (table.locked(singer), table.in_state(vell, "harmony")) == (True, False)


@rule("VC20.1.6")
def test_what_comes_of_harmony_is_played_after_the_other_has_gone() -> None:
    table = Position()
    table.rear("Singer", f"{SINGS}\n[AUTO](VC/RC):When this unit becomes in harmony, draw a card.")
    vell = table.card("Vell", "[AUTO](RC):When this unit becomes in harmony, retire this unit.")
    story = Story(table).call(vell, LEFT_BACK)
    if not story.acting:
        story.first(vell)
    assert (table.where(vell), table.size("hand")) == ("drop", 1)


# Wave


@pytest.mark.parametrize("wave, powers", [
    ("Wave-1st to 2nd time", [13000, 13000, 8000]), ("Wave-2nd time only", [8000, 13000, 8000]),
    ("Wave-2nd time or more", [8000, 13000, 13000]),
])  # fmt: skip
@rule("VC21.1.3", "VC21.1.4", "VC21.1.5", "VC21.1.6", "VC21.1.2", "11.2.1")
def test_each_wave_is_active_in_the_battles_of_its_numbers(wave: str, powers: list[int]) -> None:
    table = Position()
    watcher = table.rear("Watcher", f"[CONT](RC){wave}:This unit gets [Power] +5000.", at=LEFT_BACK)
    there = [table.rear(), table.rear(at=RIGHT_FRONT), table.vanguards[0]]
    story, seen = Story(table), []
    for unit in there:
        story.attack(unit)
        seen.append(table.power(watcher))
        story.unguarded()
    assert seen == powers


@rule("VC21.1.2a", "17.16")
def test_a_battle_that_a_text_directs_is_not_the_first_of_the_battle_phase() -> None:
    table = Position()
    vell = table.rear("Vell", "[AUTO](RC)Wave-1st time only:When this unit attacks, [Soul-Charge 1].")
    runner = table.rear("Runner", "[ACT](RC)[1/turn]:This unit attacks one of your opponent's rear-guards.",
                        at=RIGHT_FRONT)  # fmt: skip
    table.rear(seat=1)
    Story(table).use(runner).unguarded().fight(vell)
    assert table.size("soul") == 0


# Success


SUCCEEDS = "[AUTO](RC):Success 15000"


@rule("VC23.1.2", "16.6")
def test_who_is_placed_while_somebody_is_that_strong_becomes_successful_at_once() -> None:
    table = Position()
    table.rear(power=15000)
    pupil = table.card("Pupil", SUCCEEDS)
    Story(table).call(pupil, RIGHT_FRONT)
    assert table.in_state(pupil, "successful")


@rule("VC23.1.2", "13.4")
def test_nobody_becomes_successful_in_the_opponents_turn() -> None:
    table = Position(turn_player=1)
    table.rear(power=15000)
    pupil = table.rear("Pupil", SUCCEEDS, at=RIGHT_FRONT)
    Story(table).call(table.card(seat=1))
    assert not table.in_state(pupil, "successful")


@rule("VC23.1.2a")
def test_a_strong_unit_of_the_opponent_makes_nobody_successful() -> None:
    table = Position()
    table.rear(power=30000, seat=1)
    pupil = table.card("Pupil", SUCCEEDS)
    Story(table).call(pupil, RIGHT_FRONT)
    assert not table.in_state(pupil, "successful")


@rule("VC23.1.3")
def test_what_comes_of_success_comes_once_in_a_turn() -> None:
    table = Position()
    table.rear("Pupil", f"{SUCCEEDS}\n[AUTO](RC):When this unit becomes successful, [Soul-Charge 1].", at=RIGHT_FRONT)
    Story(table).call(table.card(power=15000), LEFT_FRONT).call(table.card(power=16000), LEFT_BACK)
    assert table.size("soul") == 1


@rule("VC23.1.4", "VC23.1.2")
def test_a_boost_that_comes_short_makes_nobody_successful() -> None:
    table = Position()
    pupil = table.rear("Pupil", SUCCEEDS, at=RIGHT_FRONT)
    vell, squire = table.rear(power=9000), table.rear("Squire", at=LEFT_BACK, power=5000, skills=BOOST)
    Story(table).attack(vell, boost=squire)
    assert not table.in_state(pupil, "successful")


@rule("VC23.1.5")
def test_who_was_successful_before_it_attacked_has_what_comes_of_that() -> None:
    table = Position()
    text = f"{SUCCEEDS}\n[AUTO](RC):When this unit is successful and attacks, [Soul-Charge 1]."
    pupil = table.rear("Pupil", text, at=RIGHT_FRONT)
    Story(table).call(table.card(power=15000)).attack(pupil)
    assert table.size("soul") == 1


@rule("VC23.1.6")
def test_if_another_is_that_strong_when_it_is_carried_out_it_is_successful_all_the_same() -> None:
    table = Position()
    pupil = table.rear("Pupil", SUCCEEDS, at=RIGHT_FRONT)
    vell = table.card("Vell", "[AUTO](RC):When placed, retire this unit, and all of your rear-guards get [Power] +7000"
                              " until end of turn.", power=15000)  # fmt: skip
    Story(table).call(vell).first(vell)
    assert (table.where(vell), table.in_state(pupil, "successful")) == ("drop", True)


# Touken Ranbu


@rule("VC25.1.2", "16.3")
def test_an_act_with_shinken_hissatsu_is_not_played_below_three_damage() -> None:
    table = Position()
    hurt = table.some(3, "damage")
    blade = table.rear("Blade", "[ACT](RC)Shinken Hissatsu:Draw a card.")
    table.some(3, "damage", seat=1)
    story = Story(table)
    table.happen(table.move(hurt[0], "drop"))
    assert story.refuses(use(blade)) == "VG 16.3"


@rule("VC25.2.1", "16.7")
def test_a_homare_that_triggers_is_not_paid_for_after_another() -> None:
    table = Position()
    table.some(2, "soul")
    text = "[AUTO](RC)Homare:When placed, [COST][Soul-Blast 1], and draw a card."
    first, second = table.card("Blade", text), table.card("Edge", text)
    story = Story(table).call(first).yes().targets(table.there("soul")[0]).call(second, RIGHT_FRONT)
    if not story.acting and story.asked.kind == "confirm":
        story.no()
    assert (table.size("soul"), story.acting) == (1, True)


@rule("VC25.2.2a", "VC25.2.2")
def test_one_that_triggers_twice_is_paid_for_once() -> None:
    table = Position()
    soul = table.some(2, "soul")
    text = "[AUTO](RC)Homare:When your other rear-guard is placed, [COST][Soul-Blast 1], and draw a card."
    table.rear("Blade", text)
    story = Story(table).call(table.card(), RIGHT_FRONT).yes().targets(soul[0]).call(table.card(), RIGHT_BACK)
    assert (table.size("soul"), story.acting) == (1, True)


@rule("VC25.3.2")
def test_nitou_kaigan_of_who_boosts_comes_of_the_right_one_too() -> None:
    text = "Nitou Kaigan-[AUTO](RC):When this unit boosts a <Touken Danshi - Uchigatana>, [Soul-Charge 1]."
    for race, soul in (("Touken Danshi - Uchigatana", 1), ("Touken Danshi - Tachi", 0)):
        table = Position()
        vell = table.rear("Blade", race=race)
        squire = table.rear("Squire", text, at=LEFT_BACK, skills=BOOST)
        Story(table).attack(vell, boost=squire)
        assert table.size("soul") == soul

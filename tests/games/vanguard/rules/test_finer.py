"""Finer points of battle, triggers, guards and legion, each with the rule by which it is so."""

from __future__ import annotations

from engine.answers import Cards
from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import (
    CRITICAL,
    FRONT,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_BACK,
    RIGHT_FRONT,
    Position,
)

PROTECTED = "[CONT](RC):This unit cannot be attacked."
RUNS = "[ACT](RC)[1/turn]:This unit attacks one of your opponent's rear-guards."


@rule("5.3", "12.2")
def test_the_power_of_a_trigger_is_for_units_of_ones_own() -> None:
    table = Position()
    vell, _ = table.rear(), table.rear(seat=1)
    table.card("Locked", zone="RC", at=RIGHT_BACK, face_down=True)
    table.on_top(CRITICAL)
    story = Story(table).fight(table.vanguards[0])
    assert story.can_choose() == {vell, table.vanguards[0]}


@rule("12.3", "12.3.5", "4.1")
def test_a_front_trigger_gives_nothing_to_the_back_row_or_the_opponent() -> None:
    table = Position()
    there = [table.rear(at=at) for at in (LEFT_FRONT, RIGHT_FRONT, LEFT_BACK)]
    cole = table.rear(seat=1)
    table.on_top(FRONT)
    Story(table).fight(table.vanguards[0])
    assert [table.power(one) for one in (*there, cole)] == [18000, 18000, 8000, 8000]


@rule("17.16", "1.6")
def test_a_text_lets_nobody_attack_who_cannot_be_attacked() -> None:
    table = Position()
    runner = table.rear("Runner", RUNS)
    safe, cole = table.rear("Safe", PROTECTED, seat=1), table.rear("Cole", seat=1, at=RIGHT_FRONT)
    Story(table).use(runner).targets(cole).unguarded()
    assert (table.where(safe), table.where(cole)) == ("RC", "drop")


@rule("17.16", "11.2.3")
def test_an_attack_by_text_on_nobody_who_can_be_attacked_does_not_come() -> None:
    table = Position()
    runner = table.rear("Runner", RUNS)
    table.rear("Safe", PROTECTED, seat=1)
    story = Story(table).use(runner)
    assert (story.phase, story.acting, table.resting(runner)) == ("main", True, False)


@rule("11.3.2")
def test_cards_called_together_are_other_cards() -> None:
    text = "[ACT](RC)[1/turn]:Until end of turn, when your opponent would call cards from hand to (GC), he or she" \
        " must call two or more at the same time."
    table = Position()
    vell = table.rear("Vell", text)
    first, second, third = table.some(3, "hand", seat=1)
    story = Story(table).use(vell).attack(table.vanguards[0]).guard(first)
    assert story.can_choose() == {second, third}
    assert story.may_not_choose(first) is not None
    story.say(Cards((second, third)))
    assert sorted(story.moved_to("GC")) == [first, second, third]


@rule("19.1", "1.7")
def test_who_is_deleted_is_not_deleted_again() -> None:
    table = Position()
    text = "[ACT](VC):Delete all of your opponent's vanguards."
    lord = table.vanguard(text)
    rival = table.vanguard("[CONT](VC):This unit gets [Power] +5000.", seat=1)
    story = Story(table).use(lord).use(lord)
    assert (table.power(rival), table.face_down(rival)) == (0, True)
    story.ends().ends()
    assert (table.power(rival), table.face_down(rival)) == (15000, False)


@rule("11.4.2", "11.2.6")
def test_an_attacker_that_is_gone_makes_no_drive_checks() -> None:
    table = Position()
    text = "[AUTO](GC):When placed, choose one of your opponent's rear-guards, and retire it."
    seer = table.rear("Seer", "[CONT](RC):Perform drive checks for the battle it attacked.")
    table.rear(at=RIGHT_FRONT)
    thorn = table.card("Thorn", text, seat=1)
    Story(table).attack(seer).guard(thorn).targets(seer).unguarded()
    assert (table.where(seer), table.size("hand"), table.damage(1)) == ("drop", 0, 0)


@rule("20.3", "8.2")
def test_in_legion_the_grade_of_the_leader_counts_for_calls() -> None:
    table = Position()
    lord = table.vanguards[0]
    mate = table.card("Mate", zone="VC", grade=1, power=9000, marks={"lead": lord})
    table.mark(lord, marks={"mate": mate})
    heavy = table.card("Heavy", grade=3)
    Story(table).call(heavy)
    assert table.where(heavy) == "RC"

"""Situations of domination with their outcomes, by the rulebook alone (VG 23.1, VC 8.2): one's opponent's units fight
for oneself."""

from __future__ import annotations

from tests.games.vanguard.story import Story, attack, guard, intercept, rule
from tests.games.vanguard.table import (
    BOOST,
    CENTRE_BACK,
    CRITICAL,
    INTERCEPT,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_BACK,
    RIGHT_FRONT,
    Position,
)

#: Dominates one rear-guard, and attacks with it.
DOMINATES = (
    "Dominate-[ACT](VC)[1/turn]:Choose one of your opponent's rear-guards, [Stand] and dominate it, and attack."
)
DOMINATES_ALL = (
    "Dominate-[ACT](VC)[1/turn]:[Stand] and dominate all of your opponent's rear-guards, and attack your opponent's"
    " vanguard one at a time."
)
DOMINATES_VANGUARD = "Dominate-[ACT](VC)[1/turn]:[Stand] and dominate all of your opponent's vanguards, and attack."
#: Takes a rear-guard as one's guardian.
GUARDS = (
    "Dominate-[AUTO]:[Counter-Blast 1 & Soul-Blast 1] When this unit is placed on (GC), you may pay the cost. If you"
    " do, choose one of your opponent's grade 1 rear-guards in his or her back row, dominate it, and move it to your"
    " (GC)."
)


@rule("23.1.1", "23.1.2", "VC8.2.3", "VC8.2.14", "VC8.2.18", "VC8.2.5", "VC8.2.6")
def test_a_dominated_unit_attacks_its_owners_units_and_is_released() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    cole = table.rear("Cole", seat=1, power=10000)
    table.card("Spare", seat=1)
    story = Story(table).use(lord).targets(table.vanguards[1])
    assert (table.master(cole), table.resting(cole)) == (0, True)
    story.unguarded()
    assert (table.damage(1), table.master(cole), story.phase) == (1, 1, "main")


@rule("23.1.2", "VC8.2.26", "VC8.2.27")
def test_it_may_attack_from_the_back_row_and_whoever_is_in_the_back_row() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    cole = table.rear("Cole", seat=1, at=LEFT_BACK, power=10000)
    other = table.rear("Other", seat=1, at=RIGHT_BACK)
    Story(table).use(lord).choose(cole).choose(other).unguarded()
    assert (table.where(other), table.master(cole)) == ("drop", 1)


@rule("23.1.2", "VC8.2.25")
def test_a_dominated_unit_is_neither_boosted_nor_boosts_nor_intercepts() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES_ALL)
    front = table.rear("Front", seat=1, power=6000, skills=INTERCEPT)
    squire = table.rear("Squire", seat=1, at=LEFT_BACK, power=9000, skills=BOOST)
    table.card(seat=1)
    story = Story(table).use(lord).choose(front)
    assert (table.power(front), table.resting(squire)) == (6000, False)
    assert story.refuses(intercept(squire)) == "VG 11.3.2"


@rule("23.1.2", "VC8.2.7", "VC8.2.8", "VC8.2.9")
def test_of_several_each_attacks_before_any_is_released() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES_ALL)
    coles = [table.rear(seat=1, at=at, power=10000) for at in (LEFT_FRONT, CENTRE_BACK)]
    table.card("Shield", seat=1)
    story = Story(table).use(lord).choose(coles[1])
    assert (table.resting(coles[0]), table.master(coles[0])) == (False, 0)
    story.passes()
    assert (table.damage(1), [table.master(cole) for cole in coles]) == (1, [0, 0])
    story.passes()
    assert (table.damage(1), [table.master(cole) for cole in coles]) == (2, [1, 1])


@rule("23.1.1", "VC8.2.15")
def test_it_is_no_unit_of_its_owner_meanwhile() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    table.rear("Cole", seat=1, power=10000)
    text = "[AUTO](VC):When attacked, if you have no rear-guards, draw a card."
    table.vanguard(text, seat=1)
    Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert table.size("hand", 1) == 1


@rule("23.1.1", "VC8.2.17")
def test_it_is_a_unit_of_the_dominating_player() -> None:
    table = Position()
    lord = table.vanguard(f"{DOMINATES}\n[AUTO](VC):When your rear-guard attacks, draw a card.")
    table.rear("Cole", seat=1, power=10000)
    Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert table.size("hand") == 1


@rule("VC8.2.19", "16.4", "23.1.5")
def test_what_stands_by_already_is_played_by_the_earlier_master() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    table.rear("Cole", "[AUTO](RC):When this unit [Stand], draw a card.", seat=1, power=10000, resting=True)
    Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert (table.size("hand"), table.size("hand", 1)) == (0, 1)


@rule("VC8.2.32")
def test_it_was_stood_by_no_card_of_its_owner() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    text = "Rush-[AUTO](RC):When this unit [Stand] due to the effect of your card, draw a card."
    table.rear("Cole", text, seat=1, power=10000, resting=True)
    Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert (table.size("hand"), table.size("hand", 1)) == (0, 0)


@rule("VC8.2.21", "23.1.3")
def test_its_columns_are_those_of_the_dominating_player() -> None:
    text = "[AUTO](RC):When it attacks, choose one of your opponent's rear-guards in the same column as this unit," \
        " and retire it."
    table = Position()
    lord = table.vanguard(DOMINATES)
    table.rear("Cole", text, seat=1, at=LEFT_FRONT, power=10000)
    behind, far = table.rear("Behind", seat=1, at=LEFT_BACK), table.rear("Far", seat=1, at=RIGHT_BACK)
    story = Story(table).use(lord)
    story.choose(next(unit for unit in story.can_choose() if table.name(unit) == "Cole"))
    story.targets(table.vanguards[1]).unguarded()
    assert (table.where(behind), table.where(far)) == ("drop", "RC")


@rule("23.1.3", "VC8.2.29")
def test_a_dominated_vanguard_checks_from_the_deck_of_the_dominating_player() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES_VANGUARD)
    cole = table.rear("Cole", seat=1)
    (top,) = table.on_top("Mine")
    Story(table).use(lord).unguarded()
    assert (table.where(top), top in table.there("hand"), table.where(cole)) == ("hand", True, "drop")


@rule("23.1.3", "11.4.3a")
def test_the_trigger_it_checks_strengthens_units_of_the_dominating_player() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES_VANGUARD)
    table.rear("Cole", seat=1)
    table.on_top(CRITICAL)
    story = Story(table).use(lord).unguarded()
    assert story.can_choose() == {lord, table.vanguards[1]}
    story.choose(lord).give(lord)
    assert table.power(lord) == 20000


@rule("VC8.2.31", "15.4", "21.8", "10.2")
def test_without_its_vanguard_the_owner_neither_loses_nor_guards() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES_VANGUARD)
    table.rear("Cole", seat=1)
    hidden = table.card("Hidden", seat=1)
    story = Story(table).use(lord)
    if story.guarding:
        assert story.refuses(guard(hidden)) == "VG 10.2"
    story.unguarded()
    assert (story.outcome, table.where(hidden)) == (None, "hand")
    assert table.master(table.vanguards[1]) == 1


@rule("VC8.2.23", "23.1.4")
def test_what_leaves_its_circle_goes_to_its_owner() -> None:
    text = "[AUTO](RC):When it attacks, put this unit into your soul."
    table = Position()
    lord = table.vanguard(DOMINATES)
    cole = table.rear("Cole", text, seat=1, power=10000)
    Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert (cole in table.there("soul", 1), table.damage(1)) == (True, 0)


@rule("VC8.2.30")
def test_a_cost_of_putting_it_into_ones_own_soul_is_not_paid_with_it() -> None:
    text = "[AUTO](RC):When it attacks, [COST][put this unit into your soul], and draw a card."
    table = Position()
    lord = table.vanguard(DOMINATES)
    cole = table.rear("Cole", text, seat=1, power=10000)
    story = Story(table).use(lord).targets(table.vanguards[1])
    assert story.asked.kind == "play"
    story.unguarded()
    assert (table.size("hand"), table.size("hand", 1), table.where(cole)) == (0, 0, "RC")


@rule("VC8.2.10", "VC8.2.11", "VC8.2.12")
def test_a_dominated_guardian_guards_for_the_other_and_is_retired_to_its_owner() -> None:
    table = Position()
    vell = table.rear(power=15000)
    squire = table.rear("Squire", at=LEFT_BACK, shield=10000)
    thief = table.card("Thief", GUARDS, seat=1, shield=5000)
    (hurt,), (soul,) = table.some(1, "damage", seat=1), table.some(1, "soul", seat=1)
    table.card("Spare", seat=1)
    story = Story(table).attack(vell).guard(thief).yes().targets(hurt).targets(soul)
    assert (table.where(squire), table.master(squire)) == ("GC", 1)
    assert table.power(table.vanguards[1]) == 25000
    story.unguarded()
    assert (squire in table.there("drop"), table.damage(1)) == (True, 1)


@rule("VC8.2.28")
def test_a_dominated_unit_that_is_stood_attacks_once_more() -> None:
    text = "[AUTO](RC)[1/turn]:At the end of the battle it attacked, [Stand] this unit."
    table = Position()
    lord = table.vanguard(DOMINATES)
    cole = table.rear("Cole", text, seat=1, power=10000)
    Story(table).use(lord).targets(table.vanguards[1]).unguarded().first(cole)
    assert (table.damage(1), table.master(cole), table.resting(cole)) == (2, 1, True)


@rule("VC8.2.34")
def test_a_dominated_leader_takes_its_mate_along() -> None:
    table = Position()
    lord, rival = table.vanguard(DOMINATES_VANGUARD), table.vanguards[1]
    mate = table.card("Mate", seat=1, zone="VC", grade=2, power=9000, marks={"lead": rival})
    table.mark(rival, marks={"mate": mate})
    cole = table.rear("Cole", seat=1, power=19000)
    Story(table).use(lord).unguarded()
    assert (table.where(cole), table.resting(mate), table.master(mate)) == ("drop", True, 1)


@rule("VC8.2.35", "9.8")
def test_no_gift_of_its_circle_helps_a_dominated_unit() -> None:
    table = Position()
    table.marker("Force II", LEFT_FRONT, seat=1)
    lord = table.vanguard(DOMINATES)
    cole = table.rear("Cole", seat=1, power=10000)
    table.card("Spare", seat=1)
    story = Story(table).use(lord).targets(table.vanguards[1])
    assert table.critical(cole) == 1
    story.unguarded()
    assert (table.damage(1), table.critical(cole)) == (1, 2)


@rule("VC8.2.24", "23.1.1")
def test_who_is_locked_is_dominated_no_more() -> None:
    text = "[AUTO](RC):When it attacks, lock this unit."
    table = Position()
    lord = table.vanguard(DOMINATES)
    cole = table.rear("Cole", text, seat=1, power=10000)
    story = Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert (table.locked(cole), table.master(cole), table.damage(1), story.phase) == (True, 1, 0, "main")


@rule("VC8.2.16")
def test_nobody_calls_onto_the_circle_of_a_unit_that_one_dominates() -> None:
    text = f"{DOMINATES}\n[AUTO](VC):When your rear-guard attacks, call a card from your soul to (RC)."
    table = Position()
    lord = table.vanguard(text)
    cole, called = table.rear("Cole", seat=1, power=5000), table.card("Called", zone="soul")
    story = Story(table).use(lord).targets(table.vanguards[1]).at(RIGHT_FRONT).unguarded()
    assert (table.circle(called), called in table.there("RC"), table.where(cole)) == (RIGHT_FRONT, True, "RC")
    assert story.to_battle().refuses(attack(cole, table.vanguards[1])) == "VG 11.2.2"

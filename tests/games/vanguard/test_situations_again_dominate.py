"""Once more, from another side: domination (VC8.2), and what waits for cards that were bound (VC8.1)."""

from __future__ import annotations

from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import (
    CRITICAL,
    LEFT_BACK,
    LEFT_FRONT,
    RIGHT_BACK,
    RIGHT_FRONT,
    Position,
)

DOMINATES = "Dominate-[ACT](VC)[1/turn]:Choose one of your opponent's rear-guards, [Stand] and dominate it, and attack."


@rule("VC8.1.2")
def test_afterimage_does_not_come_of_ones_own_bound_card() -> None:
    table = Position()
    ninja = table.rear("Ninja", "[AUTO](RC):Afterimage", at=RIGHT_FRONT)
    table.card("Bound", zone="bind")
    story = Story(table).call(table.card("Taker", "[AUTO](RC):When placed, put a card from your bind zone into your"
                                                  " hand."))  # fmt: skip
    assert (table.where(ninja), story.acting) == ("RC", True)


@rule("VC8.1.3", "16.3")
def test_afterimage_asks_for_the_hand_as_it_is_when_it_is_carried_out() -> None:
    table = Position(turn_player=1)
    hand = table.some(7, "hand")
    ninja = table.rear("Ninja", "[AUTO](RC):Afterimage")
    text = "[AUTO](RC):When placed, put a card from your bind zone into your hand, and your opponent discards a card" \
        " from his or her hand."
    table.card("Bound", zone="bind", seat=1)
    Story(table).call(table.card("Taker", text, seat=1)).choose(hand[0]).yes()
    assert (table.where(ninja), table.size("hand")) == ("hand", 7)


# Whose unit it is


@rule("VC8.2.3", "VC8.2.14", "5.1")
def test_its_owner_stays_who_it_was() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    cole = table.rear("Cole", seat=1, power=10000)
    table.card("Spare", seat=1)
    Story(table).use(lord).targets(table.vanguards[1])
    assert (table.master(cole), table.state.cards[cole].owner, cole in table.there("RC", 1)) == (0, 1, True)


@rule("VC8.2.5")
def test_a_unit_that_rests_and_is_not_stood_does_not_attack() -> None:
    table = Position()
    lord = table.vanguard("Dominate-[ACT](VC)[1/turn]:Choose one of your opponent's rear-guards, dominate it, and"
                          " attack.")  # fmt: skip
    cole = table.rear("Cole", seat=1, power=10000, resting=True)
    story = Story(table).use(lord)
    assert (table.damage(1), table.master(cole), story.phase) == (0, 1, "main")


@rule("VC8.2.6", "14.1")
def test_what_comes_of_being_dominated_comes_before_the_attack() -> None:
    table = Position()
    lord = table.vanguard(f"{DOMINATES}\n[AUTO](VC):When your opponent's rear-guard [Stand], [Soul-Charge 1].")
    table.rear("Cole", seat=1, power=10000, resting=True)
    table.card("Spare", seat=1)
    Story(table).use(lord).targets(table.vanguards[1])
    assert table.size("soul") == 1


@rule("VC8.2.15")
def test_its_owner_does_not_choose_it_as_a_rear_guard_of_their_own() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    cole, other = table.rear("Cole", seat=1, power=10000), table.rear("Other", seat=1, at=RIGHT_BACK)
    table.vanguard("[AUTO](VC):When attacked, choose one of your rear-guards, and retire it.", seat=1)
    Story(table).use(lord).choose(cole).targets(table.vanguards[1]).unguarded()
    assert (table.where(other), table.where(cole)) == ("drop", "RC")


@rule("VC8.2.17")
def test_it_is_counted_among_the_rear_guards_of_who_dominates() -> None:
    table = Position()
    text = "[AUTO](VC):When your rear-guard attacks, if you have two or more rear-guards, draw a card."
    lord = table.vanguard(f"{DOMINATES}\n{text}")
    table.rear("Cole", seat=1, power=10000)
    table.rear()
    Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert table.size("hand") == 1


@rule("VC8.2.16", "VC8.2.23")
def test_who_dominates_neither_calls_nor_moves_to_its_circle() -> None:
    table = Position()
    text = "[AUTO](VC):When your rear-guard attacks, choose one of your rear-guards, and move it to an open (RC)."
    lord = table.vanguard(f"{DOMINATES}\n{text}")
    cole, vell = table.rear("Cole", seat=1, power=10000), table.rear(at=LEFT_BACK)
    story = Story(table).use(lord).targets(table.vanguards[1])
    story.targets(vell).at(RIGHT_FRONT).unguarded()
    assert (table.circle(vell), vell in table.there("RC"), table.circle(cole)) == (RIGHT_FRONT, True, LEFT_FRONT)


@rule("VC8.2.18", "VC8.2.9")
def test_it_is_released_though_it_has_not_attacked() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    cole = table.rear("Cole", "[CONT](RC):This unit cannot attack.", seat=1, power=10000)
    story = Story(table).use(lord)
    assert (table.master(cole), table.damage(1), story.phase) == (1, 0, "main")


@rule("VC8.2.19", "16.4")
def test_what_it_triggers_while_it_is_dominated_is_played_by_who_dominates() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    table.rear("Cole", "[AUTO](RC):When this unit attacks, draw a card.", seat=1, power=10000)
    hand = table.size("hand", 1)
    Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert (table.size("hand"), table.size("hand", 1)) == (1, hand)


@rule("VC8.2.20", "16.6")
def test_a_timed_trigger_for_the_end_of_the_battle_comes_in_it() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    table.rear("Cole", "[AUTO](RC):When this unit attacks, at the end of that battle, draw a card.", seat=1,
               power=10000)  # fmt: skip
    story = Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert (table.size("hand"), story.phase) == (1, "main")


# Where it is


@rule("VC8.2.21")
def test_its_left_column_is_the_right_one_of_who_dominates() -> None:
    table = Position()
    text = "[AUTO](VC):When your rear-guard attacks, all of your rear-guards in the same column as that unit get" \
        " [Power] +1000 until end of turn."
    lord = table.vanguard(f"{DOMINATES}\n{text}")
    table.rear("Cole", seat=1, at=LEFT_FRONT, power=10000)
    near, far = table.rear(at=RIGHT_BACK), table.rear(at=LEFT_BACK)
    Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert (table.power(near), table.power(far)) == (9000, 8000)


@rule("VC8.2.22", "VC8.2.21")
def test_power_for_the_front_row_of_who_dominates_is_not_for_it() -> None:
    table = Position()
    text = "[AUTO](VC):When your rear-guard attacks, all of your front row units get [Power] +1000 until end of turn."
    lord = table.vanguard(f"{DOMINATES}\n{text}")
    cole = table.rear("Cole", seat=1, power=10000)
    table.card("Spare", seat=1)
    Story(table).use(lord).targets(table.vanguards[1])
    assert (table.power(cole), table.power(lord)) == (10000, 11000)


@rule("VC8.2.24", "VC8.2.23")
def test_it_is_released_when_it_moves_to_another_circle() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    cole = table.rear("Cole", seat=1, power=10000)
    mover = table.card("Mover", "[AUTO](GC):When placed, choose one of your opponent's rear-guards, and move it to an"
                                " open (RC).", seat=1)  # fmt: skip
    table.card("Spare", seat=1)
    Story(table).use(lord).targets(table.vanguards[1]).guard(mover).at(RIGHT_FRONT).unguarded()
    assert (table.circle(cole), cole in table.there("RC", 1), table.master(cole)) == (RIGHT_FRONT, True, 1)


@rule("VC8.2.30")
def test_its_text_works_with_the_cards_of_who_dominates() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    text = "[AUTO](RC):When this unit attacks, [COST][Soul-Blast 1], and draw a card."
    table.rear("Cole", text, seat=1, power=10000)
    table.some(1, "soul")
    table.some(1, "soul", seat=1)
    Story(table).use(lord).targets(table.vanguards[1]).yes().unguarded()
    assert (table.size("soul"), table.size("soul", 1), table.size("hand")) == (0, 1, 1)


@rule("VC8.2.32", "16.4")
def test_what_comes_of_standing_at_all_is_its_owners() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    table.rear("Cole", "[AUTO](RC):When this unit [Stand], [Soul-Charge 1].", seat=1, power=10000, resting=True)
    Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert (table.size("soul"), table.size("soul", 1)) == (0, 1)


@rule("VC8.2.33", "VC8.2.23", "17.8")
def test_a_dominated_unit_that_goes_into_a_deck_goes_into_its_owners() -> None:
    table = Position()
    lord = table.vanguard(DOMINATES)
    text = "[AUTO](RC):When this unit attacks, put this unit on the top of your deck, and shuffle your deck."
    cole = table.rear("Cole", text, seat=1, power=10000)
    Story(table).use(lord).targets(table.vanguards[1]).unguarded()
    assert cole in table.there("deck", 1)


@rule("VC8.2.35", "9.8")
def test_no_gift_of_force_makes_a_dominated_unit_stronger() -> None:
    table = Position()
    table.marker("Force I", LEFT_FRONT)
    table.marker("Force I", LEFT_FRONT, seat=1)
    lord = table.vanguard(DOMINATES)
    cole = table.rear("Cole", seat=1, power=10000)
    table.card("Spare", seat=1)
    Story(table).use(lord).targets(table.vanguards[1])
    assert table.power(cole) == 10000


@rule("11.4.3a", "VC8.2.29")
def test_a_trigger_of_another_clan_does_not_match_the_vanguard_that_is_not_dominated() -> None:
    table = Position()
    lord = table.vanguard("Dominate-[ACT](VC)[1/turn]:[Stand] and dominate all of your opponent's vanguards, and"
                          " attack.", clan="Kagero")  # fmt: skip
    table.vanguard(seat=1, clan="Granblue")
    table.rear("Cole", seat=1)
    table.on_top(CRITICAL, clan="Murakumo")
    Story(table).use(lord).unguarded()
    assert table.power(lord) == 10000

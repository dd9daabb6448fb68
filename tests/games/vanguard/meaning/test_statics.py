"""What is so while one guards, stands up and pays."""

from __future__ import annotations

import pytest

from tests.games.vanguard.story import Story, guard, rule
from tests.games.vanguard.table import INTERCEPT, RIGHT_FRONT, Position

TOGETHER = "[AUTO](RC):When placed, until end of turn, when your opponent would call from his or her hand to (GC) for" \
    " the battle this unit attacked, he or she must call two or more at the same time."


@rule("11.3.2")
def test_guardians_are_called_two_at_a_time_or_not_at_all() -> None:
    table = Position()
    vell, one = table.card("Vell", TOGETHER), table.card("One", seat=1)
    story = Story(table).call(vell).attack(vell)
    assert story.refuses(guard(one)) == "VG 11.3.2"


@rule("11.3.2")
def test_guardians_that_are_called_two_at_a_time_guard_both() -> None:
    table = Position()
    vell = table.card("Vell", TOGETHER)
    one, two = (table.card(name, seat=1) for name in ("One", "Two"))
    story = Story(table).call(vell).attack(vell).guard(one).choose(two)
    assert story.moved_to("GC") == [one, two]


@pytest.mark.parametrize("whom", ["your opponent", "all of your opponent's rear-guards"])
@rule("11.3.2", "1.6")
def test_who_must_intercept_does_not_let_the_attack_go_on(whom: str) -> None:
    table = Position()
    vell = table.rear("Vell", f"[AUTO](RC):When it attacks, {whom} must intercept if possible until end of"
                      " that battle.")
    wall = table.rear("Wall", seat=1, grade=2, skills=INTERCEPT)
    story = Story(table).attack(vell)
    with pytest.raises(AssertionError, match="must intercept"):
        story.passes()
    story.intercept(wall).unguarded()
    assert table.where(wall) == "drop"


@rule("7.1", "16.10")
def test_who_cannot_stand_in_the_next_stand_phase_stands_in_the_one_after_it() -> None:
    table = Position()
    text = "[AUTO](RC):When placed, choose one of your opponent's rear-guards, and it cannot [Stand] during your" \
        " opponent's next stand phase."
    vell = table.card("Vell", text)
    kept, other = table.rear(seat=1, resting=True), table.rear("Other", seat=1, at=RIGHT_FRONT, resting=True)
    story = Story(table).call(vell).choose(kept).ends()
    assert (table.resting(kept), table.resting(other)) == (True, False)
    story.ends().ends()
    assert not table.resting(kept)


@rule("21.8")
def test_a_card_is_discarded_as_a_heal_trigger_for_a_g_guardian_alone() -> None:
    table = Position()
    table.rear("Vell", power=9000)
    text = "[CONT](Hand):You may discard this card as a \"[Heal] Heal\" for the cost of calling a [G Guardian]."
    nurse, plain = table.card("Nurse", text, seat=1), table.card("Plain", seat=1)
    warden = table.g_guardian(seat=1)
    Story(table).attack(table.there("RC")[0]).g_guard(warden, nurse)
    assert (table.where(warden), table.where(nurse), table.where(plain)) == ("GC", "drop", "hand")


@rule("21.1")
def test_a_card_is_discarded_for_a_stride_as_one_of_grade_3() -> None:
    table = Position()
    text = "[CONT](Hand):While paying the cost for [Stride], this card may be discarded as a grade 3."
    heir = table.card("Heir", text, grade=1)
    titan = table.g_unit()
    Story(table, at="ride").passes().stride(titan, heir)
    assert (table.where(titan), table.where(heir)) == ("VC", "drop")


@rule("21.1")
def test_a_card_has_more_grade_while_one_pays_for_a_stride() -> None:
    table = Position()
    text = "[CONT](Hand):If you are paying the cost for [Stride], this card gets grade +2."
    heir = table.card("Heir", text, grade=1)
    titan = table.g_unit()
    Story(table, at="ride").passes().stride(titan, heir)
    assert (table.where(titan), table.where(heir), table.now(heir).grade) == ("VC", "drop", 1)

"""Legion (VG 20): two that attack as one."""

from __future__ import annotations

import pytest

from engine.games.vanguard.rules import legion
from engine.games.vanguard.rules.table import BY_RULE
from tests.games.vanguard.story import Story, attack, rule
from tests.games.vanguard.table import RIGHT_FRONT, Position, run


def joined(table: Position, seat: int = 0, **mate: int) -> tuple[int, int]:
    """The vanguard is in legion with a mate of 9000 power."""
    lord = table.vanguards[seat]
    other = table.card("Mate", zone="deck", seat=seat, grade=2, power=9000, **mate)  # type: ignore[arg-type]
    run(legion.join(table.state, lord, other, BY_RULE))
    return lord, other


@rule("20.2")
@pytest.mark.parametrize("resting", [True, False])
def test_a_mate_stands_or_rests_as_its_leader_does(resting: bool) -> None:
    table = Position()
    table.mark(table.vanguards[0], resting=resting)
    _, mate = joined(table)
    assert (table.where(mate), table.resting(mate)) == ("VC", resting)


@rule("20.3", "11.2.7")
def test_both_rest_and_attack_with_the_power_of_both() -> None:
    table = Position()
    lord, mate = joined(table, critical=3)
    Story(table).attack(lord)
    assert (table.power(lord), table.resting(mate)) == (19000, True)


@rule("20.3", "11.4.2")
def test_the_leader_checks_and_deals_its_own_critical() -> None:
    table = Position()
    lord, _ = joined(table, critical=3)
    Story(table).fight(lord)
    assert (table.damage(1), table.size("hand"), table.power(lord)) == (1, 1, 10000)


@rule("20.3", "11.2.5")
def test_a_mate_neither_attacks_alone_nor_is_attacked() -> None:
    table = Position()
    _, mate = joined(table)
    _, theirs = joined(table, seat=1)
    vell = table.rear(at=RIGHT_FRONT)
    story = Story(table).to_battle()
    assert story.refuses(attack(mate, table.vanguards[1])) == "VG 20.3"
    assert story.refuses(attack(vell, theirs)) == "VG 11.2.5"


@rule("20.2", "15.2")
def test_a_mate_without_its_leader_is_in_legion_no_more() -> None:
    table = Position()
    lord, mate = joined(table)
    table.happen(table.move(mate, "drop"))
    assert table.state.cards[lord].marks.keys() == {"legioned"}


@rule("20.1")
@pytest.mark.parametrize("grade, may", [(3, True), (2, False)])
def test_a_vanguard_seeks_a_mate_against_grade_3(grade: int, may: bool) -> None:
    table = Position()
    table.vanguard(seat=1, grade=grade)
    assert (legion.refuse(table.state, table.vanguards[0]) is None) is may
    assert legion.refuse(table.state, table.rear()) is not None


@rule("20.1")
def test_who_has_been_in_legion_seeks_no_mate_again() -> None:
    table = Position()
    lord, mate = joined(table)
    table.happen(table.move(mate, "drop"))
    assert legion.refuse(table.state, lord) is not None

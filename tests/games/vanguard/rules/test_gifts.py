"""Imaginary gifts (VG 9): when they come, of which type, and what they do."""

from __future__ import annotations

import pytest

from engine.games.vanguard.rules import gifts
from engine.games.vanguard.rules.table import BY_RULE
from tests.games.vanguard.story import Story, call, rule
from tests.games.vanguard.table import (
    ACCEL,
    ACCEL_1,
    ACCEL_2,
    CENTRE,
    FORCE,
    INTERCEPT,
    LEFT_FRONT,
    PROTECT,
    RIGHT_FRONT,
    Position,
    run,
)


def rides(kind: object, **more: object) -> tuple[Position, Story]:
    """Someone rides a card with a gift icon."""
    table = Position()
    heir = table.card("Heir", grade=3, power=13000, shield=None, gift=kind, **more)  # type: ignore[arg-type]
    return table, Story(table, at="ride").ride(heir)


@rule("9.2", "9.4", "9.6.1")
def test_a_force_gift_comes_with_a_ride_and_its_marker_strengthens_a_circle_in_ones_own_turn() -> None:
    table, story = rides(FORCE)
    vell = table.rear()
    story.gift("Force I", LEFT_FRONT)
    assert (table.markers(), table.power(vell)) == ([("Force I", LEFT_FRONT)], 18000)
    story.ends()
    assert table.power(vell) == 8000


@rule("9.6.1", "9.5")
def test_force_markers_add_up_and_belong_to_the_circle() -> None:
    table = Position()
    for _ in range(2):
        table.marker("Force I", LEFT_FRONT)
    vell, other = table.rear(), table.rear(at=RIGHT_FRONT)
    assert (table.power(vell), table.power(other)) == (28000, 8000)


@rule("9.6.2")
def test_with_force_ii_the_original_critical_is_2_in_both_turns() -> None:
    table = Position(turn_player=1)
    table.marker("Force II", CENTRE)
    assert table.critical(table.vanguards[0]) == 2


@rule("9.4")
def test_the_type_of_a_gift_is_chosen_once() -> None:
    table = Position()
    table.marker("Force II", LEFT_FRONT)
    heir = table.card("Heir", grade=3, gift=FORCE)
    Story(table, at="ride").ride(heir).at(RIGHT_FRONT)
    assert table.markers() == [("Force II", LEFT_FRONT), ("Force II", RIGHT_FRONT)]


@rule("9.3")
@pytest.mark.parametrize("before, markers", [(FORCE, 0), (ACCEL, 1)])
def test_a_ride_brings_no_gift_of_another_clan_type_than_an_earlier_one(before: object, markers: int) -> None:
    table = Position()
    table.let(ride_gift_0=before)
    heir = table.card("Heir", grade=3, gift=ACCEL)
    Story(table, at="ride").ride(heir).gift("Accel I")
    assert len(table.markers()) == markers


@rule("9.2", "9.3")
def test_an_effect_brings_a_gift_of_any_clan_type() -> None:
    table = Position()
    table.let(ride_gift_0=FORCE)
    run(gifts.acquire(table.state, 0, ACCEL, "I"))
    assert table.markers() == [("Accel I", ACCEL_1)]


@rule("9.6.3", "9.7")
def test_accel_circles_come_left_and_right_in_turn_and_units_are_called_there() -> None:
    table = Position()
    for _ in range(2):
        run(gifts.acquire(table.state, 0, ACCEL, "I"))
    assert table.markers() == [("Accel I", ACCEL_1), ("Accel I", ACCEL_2)]
    vell = table.card()
    Story(table).call(vell, ACCEL_2)
    assert (table.circle(vell), table.power(vell)) == (ACCEL_2, 18000)


@rule("9.6.4")
def test_accel_ii_gives_5000_and_draws_a_card() -> None:
    table = Position()
    run(gifts.acquire(table.state, 0, ACCEL, "II"))
    assert (table.size("hand"), table.power(table.rear(at=ACCEL_1))) == (1, 13000)


@rule("9.7")
def test_with_its_marker_an_accel_circle_goes_and_who_is_there_is_retired_at_once() -> None:
    table = Position()
    run(gifts.acquire(table.state, 0, ACCEL, "I"))
    vell, heir = table.rear(at=ACCEL_1), table.card()
    run(gifts.remove_markers(table.state, 0, [("Accel I", ACCEL_1)], BY_RULE))
    assert (table.markers(), table.where(vell)) == ([], "drop")
    assert Story(table).refuses(call(heir, ACCEL_1)).startswith("VG")


@rule("9.7")
def test_the_next_accel_circle_is_counted_after_all_that_one_has_had() -> None:
    table = Position()
    run(gifts.acquire(table.state, 0, ACCEL, "I"))
    run(gifts.remove_markers(table.state, 0, [("Accel I", ACCEL_1)], BY_RULE))
    run(gifts.acquire(table.state, 0, ACCEL, "I"))
    assert table.markers() == [("Accel I", ACCEL_2)]


@rule("9.6.5", "24.2")
def test_protect_i_brings_a_card_that_both_see() -> None:
    table, story = rides(PROTECT)
    story.gift("Protect I")
    (protect,) = table.there("hand")
    assert all(table.state.sees(seat, table.state.cards[protect]) for seat in (0, 1))


@rule("9.8")
def test_no_gift_helps_a_dominated_unit() -> None:
    table = Position()
    table.marker("Force II", LEFT_FRONT)
    vell = table.rear(marks={"dominated": 2})
    assert table.critical(vell) == 1
@rule("9.6.6", "9.5", "11.3.5")
def test_who_intercepts_from_a_protect_ii_circle_has_more_shield() -> None:
    table = Position()
    table.marker("Protect II", LEFT_FRONT, seat=1)
    table.card("Spare", seat=1)
    wall = table.rear(seat=1, shield=5000, skills=INTERCEPT)
    Story(table).attack(table.rear(power=30000)).intercept(wall)
    assert (table.shield(wall), table.power(table.vanguards[1])) == (15000, 25000)




@rule("9.5")
def test_both_players_see_which_markers_lie_on_which_circles() -> None:
    table = Position()
    for marker, at in (("Force I", LEFT_FRONT), ("Force I", LEFT_FRONT), ("Force II", CENTRE)):
        table.marker(marker, at)
    told = Story(table).match.view(1).values[0]
    assert {name: count for name, count in told.items() if " on " in name} == {
        "Force I on left front": 2, "Force II on vanguard circle": 1,
    }

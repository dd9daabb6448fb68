"""Drive checks and damage checks, and what trigger icons do in them (VG 11.4, 12, 15.6, 15.7)."""

from __future__ import annotations

import pytest

from engine.games.vanguard.rules import triggers
from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import (
    CENTRE_BACK,
    CRITICAL,
    DRAW,
    FRONT,
    HEAL,
    LEFT_BACK,
    RIGHT_FRONT,
    STAND,
    TWIN,
    Position,
)


def checked(table: Position, *more: int) -> Story:
    """The vanguard attacks, and the drive check asks something."""
    return Story(table).fight(table.vanguards[0], *more)


@rule("12.2", "12.3.1")
def test_a_critical_trigger_gives_power_and_critical_to_different_units() -> None:
    table = Position()
    lord, vell = table.vanguards[0], table.rear(power=8000)
    table.on_top(CRITICAL)
    checked(table).give(vell, lord)
    assert (table.power(vell), table.critical(vell), table.critical(lord), table.damage(1)) == (18000, 1, 2, 2)


@rule("12.2", "13.4")
def test_what_a_trigger_gives_is_gone_with_the_turn() -> None:
    table = Position()
    lord, vell = table.vanguards[0], table.rear()
    table.on_top(CRITICAL)
    checked(table).give(vell, lord).ends()
    assert (table.power(vell), table.critical(lord)) == (8000, 1)


@rule("12.3.2", "17.1")
def test_a_draw_trigger_draws_before_the_power_is_given() -> None:
    table = Position()
    vell = table.rear()
    _, below = table.on_top(DRAW, "Drawn")
    story = checked(table)
    assert table.there("hand") == [below]
    story.give(vell)
    assert (table.power(vell), table.size("hand")) == (18000, 2)


@rule("12.3.3")
@pytest.mark.parametrize("who, stands", [("rear", True), ("lord", False)])
def test_a_stand_trigger_stands_a_rear_guard_and_no_vanguard(who: str, stands: bool) -> None:
    table = Position()
    lord, vell = table.vanguards[0], table.rear(resting=True)
    table.on_top(STAND)
    chosen = vell if who == "rear" else lord
    checked(table).give(vell, chosen)
    assert table.resting(chosen) is not stands


@rule("12.3.4", "12.4")
@pytest.mark.parametrize("mine, theirs, left", [(2, 2, 1), (1, 2, 1)])
def test_a_heal_trigger_heals_who_has_as_much_damage_and_gives_power_anyway(mine: int, theirs: int, left: int) -> None:
    table = Position()
    lord = table.vanguards[0]
    table.rear(at=RIGHT_FRONT)
    table.rear("Cole", seat=1, power=30000)
    hurt = table.some(mine, "damage")
    table.some(theirs, "damage", seat=1)
    table.on_top(HEAL)
    story = checked(table, table.named("Cole", seat=1)[0])
    if mine >= theirs:
        story.choose(hurt[0])
    story.give(lord)
    assert (table.damage(0), table.power(lord)) == (left, 20000)


@rule("12.3.4", "15.6")
def test_the_card_of_a_damage_check_does_not_count_as_damage() -> None:
    table = Position()
    table.some(1, "damage")
    (heal,) = table.on_top(HEAL, seat=1)
    Story(table).fight(table.vanguards[0])
    assert table.there("damage", 1) == [heal]


@rule("12.3.5", "9.6.3")
def test_a_front_trigger_strengthens_the_whole_front_row_and_asks_nobody() -> None:
    table = Position()
    front, behind = table.rear(at=RIGHT_FRONT), table.rear(at=LEFT_BACK)
    table.on_top(FRONT)
    Story(table).fight(table.vanguards[0])
    assert [table.power(one) for one in (table.vanguards[0], front, behind)] == [20000, 18000, 8000]


@rule("12.1", "11.4.3")
@pytest.mark.parametrize("clan, gets", [("Kagero", False), ("Royal Paladin", True), ("Cray Elemental", True)])
def test_a_trigger_needs_a_unit_of_its_clan(clan: str, gets: bool) -> None:
    table = Position()
    table.on_top(CRITICAL, clan=clan)
    Story(table).fight(table.vanguards[0])
    assert table.damage(1) == 1 + gets


@rule("11.4.3", "18.1")
def test_a_locked_card_matches_no_clan_and_a_rear_guard_does() -> None:
    for locked in (True, False):
        table = Position()
        table.rear(at=CENTRE_BACK, clan="Kagero", face_down=locked)
        (top,) = table.on_top(CRITICAL, clan="Kagero")
        assert triggers.matches(table.state, 0, top) is not locked


@rule("11.4.3")
def test_a_second_check_is_made_after_all_that_the_first_has_brought() -> None:
    table = Position()
    table.vanguard(skills=TWIN)
    draw, drawn, checked_card = table.on_top(DRAW, "Drawn", "Checked")
    Story(table).fight(table.vanguards[0])
    assert table.there("hand") == [drawn, draw, checked_card]


@rule("15.6", "12.2")
def test_a_damage_trigger_strengthens_a_unit_of_whoever_is_dealt_damage() -> None:
    table = Position()
    (checked_card,) = table.on_top(CRITICAL, seat=1)
    Story(table).fight(table.rear(power=10000))
    assert (table.power(table.vanguards[1]), table.there("damage", 1)) == (20000, [checked_card])


@rule("15.6", "1.3")
def test_the_sixth_damage_ends_the_game_before_more_is_checked() -> None:
    table = Position()
    table.vanguard(critical=3)
    table.some(5, "damage", seat=1)
    story = Story(table).fight(table.vanguards[0])
    assert (story.winner, table.damage(1)) == (0, 6)


@rule("12.6", "15.9")
def test_a_card_that_nobody_checks_goes_from_the_trigger_zone_to_the_drop_zone() -> None:
    table = Position()
    stray = table.card(zone="trigger")
    Story(table)
    assert table.where(stray) == "drop"

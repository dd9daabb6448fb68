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


ROBS = "all of your opponent's trigger effects are nullified."


@rule("12.5")
def test_what_earlier_triggers_gave_is_nullified_too() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT, seat=1)
    lord = table.vanguard(f"[ACT](VC)[1/turn]:Until end of turn, {ROBS}", critical=2)
    vell = table.rear("Vell", f"[AUTO](RC):At the end of the battle this unit attacked, until end of turn, {ROBS}")
    table.on_top(CRITICAL, seat=1)
    rival = table.vanguards[1]
    story = Story(table).fight(lord).give(rival, rival)
    assert (table.power(rival), table.critical(rival)) == (20000, 2)
    story.fight(vell)
    assert (table.power(rival), table.critical(rival)) == (10000, 1)


@rule("12.5", "11.6.2")
def test_what_is_nullified_for_a_battle_counts_again_after_it() -> None:
    table = Position()
    lord = table.vanguards[0]
    text = "[AUTO](RC):When this unit attacks, until end of that battle, all of your trigger effects are nullified."
    vell, _ = table.rear("Vell", text), table.rear(at=RIGHT_FRONT)
    table.on_top(CRITICAL)
    story = checked(table).give(lord, lord).attack(vell)
    assert table.power(lord) == 10000
    story.unguarded()
    assert table.power(lord) == 20000


@rule("12.5", "16.9")
def test_a_unit_that_nullifies_as_long_as_something_is_so_takes_back_and_gives_back() -> None:
    table = Position()
    lord, vell = table.vanguards[0], table.rear()
    table.rear("Warden", f"[CONT](RC):If your drop zone has two or more cards, {ROBS}", seat=1)
    table.on_top(CRITICAL)
    checked(table).give(lord, vell)
    assert (table.power(lord), table.critical(vell)) == (20000, 2)
    fallen = table.some(2, "drop", seat=1)
    assert (table.power(lord), table.critical(vell)) == (10000, 1)
    table.happen(table.move(fallen[0], "soul"))
    assert (table.power(lord), table.critical(vell)) == (20000, 2)


TURNED = "[ACT](VC)[1/turn]:Until end of turn, for your opponent's trigger effects, other than {}, change the effects" \
    " to \"[Critical]:Your vanguard gets [Critical] -1 until end of that battle.\" and \"[Heal]:Deal one damage to" \
    " your vanguard.\"."


@rule("VC14.3.1", "12.3.4")
def test_a_heal_trigger_that_is_turned_round_damages_and_gives_its_power() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    lord = table.vanguard(TURNED.format("the [Power] increase"))
    table.on_top(HEAL, "Below", seat=1)
    rival = table.vanguards[1]
    Story(table).use(lord).fight(lord)
    assert (table.damage(1), table.size("drop", 1), table.power(rival)) == (2, 0, 20000)


@rule("VC14.3.1", "12.2")
def test_where_only_a_power_of_5000_is_left_one_of_10000_is_turned_round_with_the_rest() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    lord = table.vanguard(TURNED.format("the [Power] +5000"))
    table.on_top(HEAL, "Below", seat=1)
    Story(table).use(lord).fight(lord)
    assert (table.damage(1), table.power(table.vanguards[1])) == (2, 10000)


@rule("VC14.3.1a", "12.3.2")
def test_a_trigger_whose_icon_is_not_named_does_what_it_ever_does() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    lord = table.vanguard(TURNED.format("the [Power] +5000"))
    table.on_top(DRAW, "Drawn", seat=1)
    Story(table).use(lord).fight(lord)
    assert (table.size("hand", 1), table.power(table.vanguards[1])) == (1, 20000)


@rule("VC14.3.1a", "12.3.5")
def test_a_front_trigger_is_not_turned_round_with_those_that_are_named() -> None:
    table = Position()
    table.rear(at=RIGHT_FRONT)
    lord = table.vanguard(TURNED.format("the [Power] +5000"))
    front = table.rear("Cole", seat=1)
    table.on_top(FRONT, "Below", seat=1)
    Story(table).use(lord).fight(lord)
    assert (table.damage(1), table.power(front), table.power(table.vanguards[1])) == (1, 18000, 20000)


@rule("VC14.3.1", "16.11")
def test_a_critical_trigger_that_is_turned_round_lowers_the_critical_for_the_battle() -> None:
    table = Position()
    lord, rival = table.vanguard(TURNED.format("the [Power] increase")), table.vanguards[1]
    scout = table.rear("Scout", "[AUTO](RC):When this unit attacks, deal one damage to your opponent's vanguard.")
    table.on_top(CRITICAL, seat=1)
    story = Story(table).use(lord).attack(scout)
    assert (table.power(rival), table.critical(rival)) == (20000, 0)
    story.unguarded()
    assert table.critical(rival) == 1

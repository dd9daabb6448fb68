"""FFTCG chapter 15.2.1 to 15.2.6: Brave, Haste, First Strike, Freeze, Back Attack and Damage."""

from __future__ import annotations

import pytest

from tests.games.fftcg.story import Story, attack, cast, rule, use
from tests.games.fftcg.table import Position


def attacked(table: Position, *attackers: int) -> Story:
    """An attack up to the declaration of a blocker."""
    story = Story(table, at="attack").attack(*attackers)
    assert (story.asked.kind, story.asked.seat) == ("block", 1)
    return story


# Brave and Haste


@rule("15.2.1.2")
def test_a_forward_with_brave_is_not_dulled_by_attacking() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="Brave")
    Story(table, at="attack").say(attack(mirelle))
    assert not table.state.cards[mirelle].dull


@rule("15.2.2.2")
def test_a_forward_with_haste_can_attack_in_the_turn_it_came() -> None:
    table = Position()
    fresh, hasty = table.forward("Vell", since=3), table.forward("Mirelle", text="Haste", since=3)
    story = Story(table, at="attack")
    assert story.refuses(attack(fresh)) == "FFTCG 10.1.2.1.1"
    story.say(attack(hasty))


@rule("15.2.2.3")
def test_a_character_with_haste_can_be_dulled_for_its_ability_in_the_turn_it_came() -> None:
    table = Position()
    fresh = table.forward("Vell", text="[Dull]: Draw 1 card.", since=3)
    hasty = table.forward("Mirelle", text="Haste\n[Dull]: Draw 1 card.", since=3)
    story = Story(table)
    assert story.refuses(use(fresh)) == "FFTCG 11.6.2.2"
    assert story.use(hasty, 1).stack == ["Mirelle"]


# First Strike


@rule("15.2.3.2")
def test_an_attacker_with_first_strike_deals_its_damage_first() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle", 5000, "First Strike"), table.forward("Cole", 5000, seat=1)
    attacked(table, mirelle).block(cole).on()
    assert (table.where(mirelle), table.where(cole)) == ("field", "break zone")
    assert table.state.cards[mirelle].damage == 0


@rule("15.2.3.2")
def test_a_blocker_with_first_strike_deals_its_damage_first() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle", 5000), table.forward("Cole", 5000, "First Strike", seat=1)
    attacked(table, mirelle).block(cole).on()
    assert (table.where(mirelle), table.where(cole)) == ("break zone", "field")


@rule("15.2.3.2")
def test_who_survives_first_strike_deals_its_damage_then() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle", 5000, "First Strike"), table.forward("Cole", 8000, seat=1)
    attacked(table, mirelle).block(cole).on()
    assert (table.where(mirelle), table.state.cards[cole].damage) == ("break zone", 5000)


@rule("15.2.3.2")
def test_forwards_with_first_strike_on_both_sides_deal_damage_at_the_same_time() -> None:
    table = Position()
    mirelle, cole = table.forward("Mirelle", 5000, "First Strike"), table.forward("Cole", 5000, "First Strike", seat=1)
    attacked(table, mirelle).block(cole).on()
    assert (table.where(mirelle), table.where(cole)) == ("break zone", "break zone")


@rule("15.2.3.2")
def test_who_strikes_first_is_settled_when_the_damage_begins() -> None:
    """Once Vell is broken all that is left of the party has First Strike, but it is too late for that."""
    table = Position()
    mirelle, vell = table.forward("Mirelle", 9000, "First Strike"), table.forward("Vell", 1000)
    cole = table.forward("Cole", 7000, "First Strike", seat=1)
    attacked(table, mirelle, vell).block(cole).share(6000, 1000)
    assert [table.where(one) for one in (mirelle, vell, cole)] == ["field", "break zone", "break zone"]
    assert table.state.cards[mirelle].damage == 6000


@rule("15.2.3.3")
def test_between_first_strike_and_normal_damage_nothing_is_used_and_nothing_stacked() -> None:
    table = Position()
    strikes = "First Strike\nWhen Mirelle deals battle damage to a Forward, draw 1 card."
    mirelle = table.forward("Mirelle", 5000, strikes)
    cole = table.forward("Cole", 8000, seat=1)
    table.summon("Pyre", "Draw 1 card.", cost=0)
    story = attacked(table, mirelle).say(attack(cole)).passes().passes()
    assert (story.step, story.stack) == ("damage done", ["Mirelle"])
    assert table.where(mirelle) == "break zone"


@rule("15.2.3.3")
def test_what_first_strike_has_broken_is_gone_before_normal_damage() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", 5000, "First Strike")
    cole = table.forward("Cole", 5000, "When Cole is put from the field into the Break Zone, draw 1 card.", seat=1)
    story = attacked(table, mirelle).block(cole)
    assert (table.state.cards[mirelle].damage, story.step, story.stack) == (0, "damage done", ["Cole"])


# Freeze


def next_turn(story: Story) -> Story:
    """Nobody does anything until Main Phase 1 of the next turn."""
    turn = story.table.state.vars["turn"]
    while story.table.state.vars["turn"] == turn or story.step != "main 1":
        if story.asked.kind == "play":
            story.passes()
        elif story.asked.kind == "attack":
            story.choose()
        else:
            story.choose(*story.asked.cards()[: story.asked.least])  # type: ignore[attr-defined]
    return story


@rule("15.2.4.2")
def test_a_frozen_forward_is_not_activated_in_its_controllers_next_active_phase() -> None:
    table = Position()
    cole, dun = table.forward("Cole", seat=1, dull=True), table.forward("Dun", seat=1, dull=True)
    pyre = table.summon("Pyre", "Choose 1 Forward. Freeze it.", cost=0)
    story = next_turn(Story(table).cast(pyre).choose(cole).resolve())
    assert [table.state.cards[one].dull for one in (cole, dun)] == [True, False]
    next_turn(next_turn(story))
    assert not table.state.cards[cole].dull


# Back Attack


@rule("15.2.5.2")
@pytest.mark.parametrize("step", ["main 1", "preparation", "main 2"])
def test_a_character_with_back_attack_can_be_cast_in_main_phases_and_in_the_attack_phase(step: str) -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="Back Attack", zone="hand", cost=0, seat=1)
    vell = table.forward("Vell", zone="hand", cost=0, seat=1)
    story = Story(table, at=step).passes()
    assert story.asked.seat == 1
    assert story.refuses(cast(vell)) == "FFTCG 11.4.1"
    story.cast(mirelle)
    assert table.where(mirelle) == "field"


@rule("15.2.5.2")
def test_a_character_with_back_attack_cannot_be_cast_in_the_end_phase() -> None:
    table = Position()
    table.forward("Vell", text="At the end of each of your turns, draw 1 card.")
    mirelle = table.forward("Mirelle", text="Back Attack", zone="hand", cost=0)
    story = Story(table, at="end", automatic=False)
    assert story.refuses(cast(mirelle)) == "FFTCG 15.2.5.2"


@rule("11.4.8", "15.2.5.3", "15.2.5.4")
def test_back_attack_answers_what_lies_on_the_stack_and_cannot_be_answered_itself() -> None:
    table = Position()
    pyre = table.summon("Pyre", "Draw 1 card.", cost=0)
    mirelle = table.forward("Mirelle", text="Back Attack", zone="hand", cost=0, seat=1)
    story = Story(table).cast(pyre).passes()
    story.cast(mirelle)
    assert (table.where(mirelle), story.stack, story.asked.seat) == ("field", ["Pyre"], 0)


@rule("11.1.7", "11.4.8")
def test_the_turn_player_has_priority_after_a_back_attack_and_both_must_pass_anew() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="Back Attack", zone="hand", cost=0, seat=1)
    story = Story(table, at="preparation").passes().cast(mirelle)
    assert (story.step, story.asked.seat) == ("preparation", 0)
    assert (story.passes().step, story.asked.seat) == ("preparation", 1)


# Damage


@rule("15.2.6.2")
@pytest.mark.parametrize(("points", "power"), [(2, 7000), (3, 9000), (4, 9000)])
def test_a_character_has_its_damage_ability_from_the_stated_damage_on(points: int, power: int) -> None:
    table = Position()
    mirelle = table.forward("Mirelle", 7000, "Damage 3 -- Mirelle gains +2000 power.")
    table.damage(points)
    assert table.power(mirelle) == power


@rule("15.2.6.2")
def test_an_auto_ability_with_damage_triggers_from_the_stated_damage_on() -> None:
    table = Position()
    table.damage(2)
    mirelle = table.forward("Mirelle", text="Damage 3 -- When Mirelle attacks, draw 1 card.")
    assert Story(table, at="attack").say(attack(mirelle)).stack == []
    table = Position()
    table.damage(3)
    mirelle = table.forward("Mirelle", text="Damage 3 -- When Mirelle attacks, draw 1 card.")
    assert Story(table, at="attack").say(attack(mirelle)).stack == ["Mirelle"]


@rule("15.2.6.2")
def test_an_action_ability_with_damage_is_used_from_the_stated_damage_on() -> None:
    table = Position()
    table.damage(2)
    mirelle = table.forward("Mirelle", text="Brave\nDamage 3 -- [0]: Draw 1 card.")
    story = Story(table)
    assert story.refuses(use(mirelle, 1)) == "FFTCG 11.6.1"
    table.damage(1)
    assert story.use(mirelle, 1).stack == ["Mirelle"]


@rule("15.2.6.2")
def test_the_damage_that_counts_is_that_of_the_controller() -> None:
    table = Position()
    table.damage(3, seat=1)
    mirelle = table.forward("Mirelle", 7000, "Damage 3 -- Mirelle gains +2000 power.")
    assert table.power(mirelle) == 7000
    table.mark(mirelle, controller=1)
    assert table.power(mirelle) == 9000


BURST = "Damage 3 -- [EX BURST] When Rime enters the field, draw 1 card."


@rule("15.2.6.3")
@pytest.mark.parametrize(("before", "asked"), [(1, "play"), (2, "confirm"), (3, "confirm")])
def test_an_ex_burst_with_damage_needs_that_damage_with_its_own_card(before: int, asked: str) -> None:
    table = Position()
    table.damage(before, seat=1)
    table.some(5, "deck", seat=1)
    table.forward("Rime", text=BURST, zone="deck", seat=1, burst=True)
    mirelle = table.forward("Mirelle")
    assert Story(table, at="attack").attack(mirelle).asked.kind == asked


@rule("15.2.6.3.1")
def test_damage_that_comes_after_its_card_does_not_count_for_an_ex_burst() -> None:
    table = Position()
    table.damage(1, seat=1)
    table.some(5, "deck", seat=1)
    rime = table.forward("Rime", text=BURST, zone="deck", seat=1, burst=True)
    mirelle = table.forward("Mirelle", text="[0]: Mirelle deals your opponent 2 points of damage.")
    story = Story(table).use(mirelle).on()
    assert (len(table.state.zones[9]), table.where(rime), story.asked.kind) == (3, "damage zone", "play")

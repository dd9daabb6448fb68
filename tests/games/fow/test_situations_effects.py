"""Situations of effects with their outcomes, by the rulebook alone (FOW 9, 10, 13): what is there, what is done, what
must be so."""

from __future__ import annotations

from itertools import cycle

from engine.answers import Pass
from tests.games.fow.story import Story, play, rule, use
from tests.games.fow.table import DARKNESS, WIND, Position, future, j_ruler

BOLT = "This card deals 500 damage to target J/resonator."
BANE = "[Quickcast]\nDestroy target J/resonator."
GROW = "Target resonator gains [+200/+200] until end of turn."
BEAR = "[Quickcast]\nTarget resonator loses all abilities and becomes a [400/400] Bear until end of turn."


# Replacing and preventing


@rule("910.1", "910.2")
def test_of_two_replacements_the_controller_of_the_destroyed_resonator_takes_one() -> None:
    table = Position()
    table.regalia("Rift", "If a resonator you control would be destroyed, remove it from the game instead.", seat=1)
    table.regalia("Reed", "If a resonator you control would be destroyed, rest it instead.", seat=1)
    cole = table.resonator("Cole", seat=1)
    story = Story(table).play(table.chant(text=BANE), cole).resolve()
    assert story.asked.seat == 1
    story.pick(1)
    assert (table.where(cole), table.rested(cole)) == ("field", True)


@rule("910.3", "1010.1")
def test_a_replacement_applies_once_to_what_happens() -> None:
    table = Position()
    table.regalia("Forge", "If a normal spell you control would deal damage, it deals that much +200 instead.")
    bolt = table.chant(text="This card deals 500 damage to your opponent.")
    Story(table).play(bolt).resolve()
    assert table.life(1) == 3300


@rule("1018.1", "1018.1a")
def test_a_part_of_damage_is_prevented() -> None:
    table = Position()
    wall = table.resonator("Wall", 100, 900, seat=1)
    text = "[Quickcast]\nPrevent the next 300 damage that would be dealt to target resonator this turn."
    ward = table.chant(text=text, seat=1)
    first, second = table.chant(text=BOLT), table.chant(text=BOLT)
    story = Story(table).passes().play(ward, wall).resolve().play(first, wall).resolve()
    assert table.damage(wall) == 200
    story.play(second, wall).resolve()
    assert table.damage(wall) == 700


@rule("1018.1b")
def test_damage_prevented_in_full_is_not_dealt() -> None:
    table = Position()
    wall = table.resonator("Wall", 100, 900, "Prevent all damage that would be dealt to this card.", seat=1)
    Story(table).play(table.chant(text=BOLT), wall).resolve()
    assert table.damage(wall) == 0


@rule("910.2a")
def test_what_changes_damage_otherwise_comes_before_what_prevents_it() -> None:
    table = Position()
    giant = table.resonator("Giant", 500, 900, (
        "If this card would deal damage to a J/resonator, it deals double that much instead."
    ))
    wall = table.resonator("Wall", 100, 900, "If this card would be dealt damage, prevent 300 of it.", seat=1)
    Story(table).attack(giant).block(wall).fought()
    assert table.damage(wall) == 700


@rule("910.2a")
def test_other_damage_in_its_place_comes_before_what_prevents_it() -> None:
    table = Position()
    giant = table.resonator("Giant", 500, 900, (
        "If this card would deal damage to a J/resonator, it deals 800 damage instead."
    ))
    wall = table.resonator("Wall", 100, 900, "If this card would be dealt damage, prevent 300 of it.", seat=1)
    Story(table).attack(giant).block(wall).fought()
    assert table.damage(wall) == 500


@rule("104.4", "901.2c")
def test_what_cannot_be_done_is_not_done_whatever_else_says_so() -> None:
    table = Position()
    table.regalia("Drought", "Players cannot gain life.", seat=1)
    Story(table).play(table.chant(text="You gain 500 life.")).resolve()
    assert table.life(0) == 4000


# Layers


@rule("909.1d", "909.1e", "1022.2", "909.1")
def test_counters_count_after_everything_else() -> None:
    table = Position()
    cole = table.resonator("Cole", 800, 800, counters={"+100/+100": 2})
    assert table.values(cole) == (1000, 1000)
    Story(table).play(table.chant(text=BEAR), cole).resolve()
    assert table.values(cole) == (600, 600)


@rule("909.3b", "909.3")
def test_of_two_changes_of_values_the_later_one_comes_later() -> None:
    table = Position()
    cole = table.resonator("Cole", 800, 800)
    grow = [table.chant(text=GROW) for _ in range(2)]
    story = Story(table).play(grow[0], cole).resolve().play(table.chant(text=BEAR), cole).resolve()
    assert table.values(cole) == (400, 400)
    story.play(grow[1], cole).resolve()
    assert table.values(cole) == (600, 600)


@rule("909.1b", "909.1d")
def test_abilities_go_before_the_values_they_would_change() -> None:
    table = Position()
    chief = table.resonator("Chief", text="Other resonators you control gain [+300/+300].")
    cole = table.resonator("Cole", 500, 500)
    assert table.values(cole) == (800, 800)
    Story(table).play(table.chant(text="Target resonator loses all abilities until end of turn."), chief).resolve()
    assert table.values(cole) == (500, 500)


@rule("909.1c", "909.1d")
def test_races_change_before_the_values_that_hang_on_them() -> None:
    table = Position()
    table.regalia("Banner", "Elves you control gain [+300/+300].")
    cole = table.resonator("Cole", 500, 500, races=("Dwarf",))
    turn = table.chant(text="Target resonator loses all races and becomes an Elf until end of turn.")
    Story(table).play(turn, cole).resolve()
    assert table.values(cole) == (800, 800)


@rule("909.3a")
def test_what_depends_on_another_effect_comes_after_it_though_it_is_older() -> None:
    table = Position()
    table.regalia("Spur", "Resonators you control with [Flying] gain [First Strike].")
    table.regalia("Wing", "Elves you control gain [Flying].")
    elf = table.resonator("Elf", races=("Elf",))
    assert table.keywords(elf) == {"Flying", "First Strike"}


@rule("909.1f")
def test_values_are_rounded_up_to_the_next_hundred() -> None:
    table = Position()
    assert table.values(table.resonator("Odd", 250, 310)) == (300, 400)


@rule("909.4")
def test_what_a_chant_gives_to_all_it_gives_to_those_who_come_later() -> None:
    table = Position()
    old, new = table.resonator("Old", 500, 500), table.resonator("New", 500, 500, zone="hand")
    story = Story(table).play(table.chant(text="Resonators you control gain [+200/+200] until end of turn.")).resolve()
    story.play(new).resolve()
    assert (table.values(old), table.values(new)) == ((700, 700), (700, 700))


@rule("909.5")
def test_an_effect_is_there_as_a_card_enters() -> None:
    table = Position()
    table.regalia("Frost", "Resonators your opponent controls gain [-300/-300].", seat=1)
    weak = table.resonator("Weak", 300, 300, zone="hand")
    Story(table).play(weak).resolve()
    assert table.where(weak) == "graveyard"


@rule("909.8")
def test_what_lasts_as_long_as_a_card_is_there_does_not_begin_without_it() -> None:
    table = Position()
    siren = table.resonator("Siren", zone="hand", text=(
        "When this card enters your field ⇒ Gain control of target resonator your opponent controls "
        "as long as this card is on the field."
    ))
    cole = table.resonator("Cole", seat=1)
    bane = table.chant(text=BANE, seat=1)
    story = Story(table).play(siren).resolve()
    assert story.chase == ["Siren"]
    story.passes().play(bane, siren).resolve().resolve()
    assert (table.where(siren), table.controller(cole)) == ("graveyard", 1)


@rule("302.3", "307.6", "1022.3")
def test_a_card_that_changes_control_stays_the_card_it_is_without_its_counters() -> None:
    table = Position()
    cole = table.resonator(
        "Cole", 500, 500, "When this card enters your field ⇒ Draw a card.", seat=1, damage=200,
        counters={"+100/+100": 1},
    )
    story = Story(table).play(table.chant(text="Gain control of target resonator until end of turn."), cole).resolve()
    assert (table.controller(cole), table.damage(cole), table.values(cole)) == (0, 200, (500, 500))
    assert story.chase == []
    story.until("draw begins")
    assert table.controller(cole) == 1


@rule("202.3")
def test_a_name_in_quotes_is_the_whole_name() -> None:
    table = Position()
    table.resonator("Hanne and Greta")
    pair = table.chant(text="If you control \"Hanne\", draw a card.")
    story = Story(table).play(pair).resolve()
    assert table.size("hand") == 0
    table.resonator("Hanne")
    story.play(table.chant(text="If you control \"Hanne\", draw a card.")).resolve()
    assert table.size("hand") == 1


# What is no more there


@rule("911.1")
def test_an_ability_knows_its_card_as_it_last_was() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 500, seat=1)
    archer = table.resonator("Archer", 300, 300, "{Rest}: This card deals damage equal to its ATK to target resonator.")
    story = Story(table).play(table.chant(text=GROW), archer).resolve().use(archer, at=(cole,))
    story.passes().play(table.chant(text=BANE, seat=1), archer).resolve()
    assert table.where(archer) == "graveyard"
    story.resolve()
    assert table.where(cole) == "graveyard"


@rule("906.7b")
def test_what_triggers_on_leaving_looks_at_the_card_as_it_lay_on_the_field() -> None:
    table = Position()
    cole = table.resonator("Cole", text="When this card is put into a graveyard from your field ⇒ Draw a card.", seat=1)
    story = Story(table).play(table.chant(text=BEAR), cole).resolve().play(table.chant(text=BANE), cole).resolve()
    assert (table.where(cole), story.chase) == ("graveyard", [])


@rule("906.8", "906.8a")
def test_a_delayed_ability_triggers_once() -> None:
    table = Position()
    chant = table.chant("Loan", "You gain 500 life. At the end of turn, draw a card.")
    story = Story(table).play(chant).resolve().until("end ends")
    assert story.chase == ["Loan"]
    story.resolve()
    assert table.size("hand") == 1
    story.until("draw begins").until("end begins").until("draw begins")
    assert table.size("hand", 1) == 1


@rule("906.9", "906.9a")
def test_a_state_triggers_again_only_once_it_has_been_played() -> None:
    table = Position()
    table.regalia("Well", "When you have no cards in your hand ⇒ Draw a card.")
    last = table.chant(text="You gain 100 life.")
    story = Story(table).play(last)
    assert story.chase == ["Pyre", "Well"]
    story.passes()
    assert story.chase == ["Pyre", "Well"]
    story.passes()
    assert (story.chase, table.size("hand")) == (["Pyre"], 1)


@rule("104.3")
def test_what_is_rested_already_does_not_become_rested() -> None:
    table = Position()
    cole = table.resonator("Cole", text="Whenever this card becomes rested ⇒ Draw a card.", rested=True)
    story = Story(table).play(table.chant(text="Rest target resonator."), cole).resolve()
    assert story.chase == []


@rule("104.3")
def test_what_is_recovered_already_does_not_recover() -> None:
    table = Position()
    cole = table.resonator("Cole", text="Whenever this card recovers ⇒ Draw a card.")
    wake = table.chant(text="Recover target resonator.")
    assert Story(table).play(wake, cole).resolve().chase == []
    table.mark(cole, rested=True)
    assert Story(table).play(table.chant(text="Recover target resonator."), cole).resolve().chase == ["Cole"]


# Recovering


@rule("104.4", "1013.1")
def test_what_cannot_recover_is_not_recovered_by_anything() -> None:
    table = Position()
    cole = table.resonator("Cole", text="This card cannot recover.", rested=True)
    story = Story(table).play(table.chant(text="Recover target resonator."), cole).resolve()
    assert table.rested(cole) is True
    story.until("draw begins").until("end begins").until("draw begins").until("main")
    assert table.rested(cole) is True


@rule("503.5", "1013.1")
def test_what_does_not_recover_in_the_recovery_phase_is_recovered_by_effects() -> None:
    table = Position()
    cole = table.resonator("Cole", text="This card doesn't recover during your recovery phase.", rested=True)
    other = table.resonator("Dane", rested=True)
    story = Story(table, at="recovery").until("main")
    assert (table.rested(cole), table.rested(other)) == (True, False)
    story.play(table.chant(text="Recover target resonator."), cole).resolve()
    assert table.rested(cole) is False


# Timing of permissions


@rule("702.1", "703.1", "104.1")
def test_what_an_effect_lets_play_now_needs_no_timing_of_its_own() -> None:
    table = Position()
    key = table.resonator("Key", text="{0}: You may play a chant card from your hand without paying its cost.")
    table.chant("Slow", "You gain 300 life.", cost="RRR")
    story = Story(table, at="draw").use(key).resolve().yes()
    assert story.chase == ["Slow"]
    story.resolve()
    assert table.life(0) == 4300


@rule("703.1", "702.1")
def test_what_may_be_played_this_turn_waits_for_its_own_timing() -> None:
    table = Position()
    slow = table.chant("Slow", "You gain 300 life.", zone="graveyard")
    key = table.resonator("Key", text="{0}: You may play target chant card from your graveyard this turn.")
    story = Story(table, at="draw").use(key, at=(slow,)).resolve()
    assert story.tries(play(slow)) is not None
    story.until("main").play(slow).resolve()
    assert table.life(0) == 4300


# Copies and tokens


@rule("1017.1", "1017.1a", "1017.1c")
def test_a_copy_of_a_spell_has_its_targets_and_is_no_more_afterwards() -> None:
    table = Position()
    echo = table.chant("Echo", "[Quickcast]\nCopy target chant spell you control.")
    bolt = table.chant("Bolt", "This card deals 300 damage to target J/resonator.")
    wall = table.resonator("Wall", 100, 900, seat=1)
    story = Story(table).play(bolt, wall).play(echo, bolt).resolve()
    assert story.chase == ["Bolt", "Bolt"]
    story.resolve()
    assert table.damage(wall) == 300
    story.resolve()
    assert (table.damage(wall), table.named("Bolt", "graveyard")) == (600, [bolt])


@rule("1017.2")
def test_what_enters_as_a_copy_has_what_is_printed_and_no_more() -> None:
    table = Position()
    cole = table.resonator("Cole", 700, 300, "[Flying]", zone="graveyard")
    shade = table.resonator("Shade", 100, 100, (
        "As this card enters your field, you may remove a resonator in your graveyard from the game. "
        "If you do, this card enters your field as a copy of the card removed this way."
    ), zone="hand", races=("Shadow",))
    story = Story(table).play(shade).resolve().yes()
    if story.asked.kind == "cards":
        story.choose(cole)
    assert (table.values(shade), table.keywords(shade), table.now(shade).names) == ((700, 300), {"Flying"}, ("Cole",))
    assert (table.now(shade).races, table.where(cole)) == ((), "removed")


@rule("1303.1", "1303.1a", "1303.1b", "1303.1c", "1303.2")
def test_a_token_is_a_resonator_of_who_made_it() -> None:
    table = Position()
    Story(table).play(table.chant(text="Put two [100/100] wind Elf resonator tokens into your field.")).resolve()
    elves = table.named("Elf")
    assert len(elves) == 2
    values = table.now(elves[0])
    assert (table.values(elves[0]), values.attributes, values.races) == ((100, 100), (WIND,), ("Elf",))
    assert table.controller(elves[0]) == 0


@rule("1303.3", "1303.2a")
def test_a_destroyed_token_is_nowhere() -> None:
    table = Position()
    story = Story(table).play(table.chant(text="Put a [100/100] wind Elf resonator token into your field.")).resolve()
    elf = table.named("Elf")[0]
    story.play(table.chant(text=BANE), elf).resolve()
    assert (table.named("Elf"), table.named("Elf", "graveyard")) == ([], [])


@rule("1303.3a")
def test_a_token_that_leaves_the_field_is_gone() -> None:
    table = Position()
    story = Story(table).play(table.chant(text="Put a [100/100] wind Elf resonator token into your field.")).resolve()
    elf = table.named("Elf")[0]
    story.play(table.chant(text="Return target resonator to its owner's hand."), elf).resolve()
    assert (table.named("Elf"), table.size("hand")) == ([], 0)


# Double-faced cards


PAST = "[Shift] {R}{R}"


def twofold(table: Position, zone: str = "hand", **more: int) -> int:
    """A double-faced card: Dawn 400/500, and Dusk 900/900 in the future."""
    dusk = future("Dusk", 900, 900, "When this card enters your field ⇒ Draw a card.", cost="RRR", attributes=DARKNESS)
    return table.resonator("Dawn", 400, 500, PAST, zone=zone, cost="R", other=dusk, **more)


@rule("1117.2", "1302.2e")
def test_either_side_of_a_double_faced_card_is_played_for_its_own_cost() -> None:
    table = Position()
    dawn = twofold(table)
    table.will("RRR")
    story = Story(table).play(dawn).pick(1)
    assert (story.pool, story.chase) == ("", ["Dusk"])
    story.resolve()
    assert (table.name(dawn), table.values(dawn), story.chase) == ("Dusk", (900, 900), ["Dusk"])


@rule("1117.2", "903.2e-iv")
def test_the_future_side_is_played_for_what_is_less_of_its_cost_too() -> None:
    table = Position()
    dawn = table.resonator("Dawn", 400, 500, "[Shift] {R}", zone="hand", cost="UU", other=future("Dusk", cost="R1"))
    table.regalia("Writ", "You may pay {1} less to play resonators.")
    table.will("R")
    story = Story(table).play(dawn)
    assert (story.pool, story.chase, table.name(dawn)) == ("", ["Dusk"], "Dusk")


@rule("1117.2", "903.2e-ii")
def test_either_side_of_a_double_faced_card_is_played_without_its_cost() -> None:
    table = Position()
    dawn = table.resonator("Dawn", 400, 500, PAST, zone="hand", cost="U", other=future("Dusk", 900, 900, cost="RRR"))
    table.regalia("Door", "You may play resonators from your hand without paying their costs.")
    Story(table).play(dawn).pick(1).resolve()
    assert table.values(dawn) == (900, 900)


@rule("1117.2", "1302.3")
def test_of_what_an_effect_lets_be_played_either_side_is() -> None:
    table = Position()
    dawn = table.resonator("Dawn", 400, 500, PAST, zone="hand", cost="U", other=future("Dusk", 900, 900, cost="RRR"))
    call = table.chant("Call", "You may play a resonator from your hand without paying its cost.")
    Story(table).play(call).resolve().yes().pick(1).resolve()
    assert table.values(dawn) == (900, 900)


@rule("1117.2", "1117.2a", "1302.2c", "1302.2a")
def test_shift_turns_a_card_over_and_leaves_it_the_card_it_is() -> None:
    table = Position()
    dawn = twofold(table, "field", damage=300)
    table.will("RR")
    story = Story(table).use(dawn).resolve()
    assert (table.name(dawn), table.values(dawn), table.damage(dawn)) == ("Dusk", (900, 900), 300)
    assert (story.chase, table.size("hand")) == ([], 0)


@rule("1117.2")
def test_shift_needs_main_timing() -> None:
    table = Position()
    dawn = twofold(table, "field")
    table.will("RR")
    story = Story(table, at="end")
    assert story.tries(use(dawn)) is not None


@rule("1302.3", "1302.3a")
def test_elsewhere_a_double_faced_card_is_its_past() -> None:
    table = Position()
    dawn = twofold(table)
    table.will("RRR")
    story = Story(table).play(dawn).pick(1).resolve().resolve()
    story.play(table.chant(text="Return target resonator to its owner's hand."), dawn).resolve()
    assert (table.where(dawn), table.name(dawn)) == ("hand", "Dawn")


# Loops


TIRES = "When this card becomes rested ⇒ {may}ecover this card.\nWhen this card becomes recovered ⇒ Rest this card."


@rule("1301.1c")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    table = Position()
    table.resonator("Mill", text=TIRES.format(may="R"))
    story = Story(table).play(table.chant(text="Rest target resonator.")).resolve()
    for _ in range(400):
        if story.match.outcome is not None:
            break
        story.passes()
    assert story.outcome == (None, "FOW 1301.1c")


@rule("1301.1", "1301.1a")
def test_a_loop_that_one_player_can_stop_runs_as_often_as_he_says() -> None:
    table = Position()
    mill = table.resonator("Mill", text=TIRES.format(may="You may r"))
    story = Story(table).play(table.chant(text="Rest target resonator.")).resolve()
    for _ in range(400):
        if story.asked.kind == "number":
            break
        story.yes() if story.asked.kind == "confirm" else story.passes()
    assert (story.asked.kind, story.asked.seat) == ("number", 0)
    story.number(3)
    while story.match.outcome is None and story.chase:
        story.no() if story.asked.kind == "confirm" else story.passes()
    assert table.rested(mill) is True


@rule("1301.1b", "1301.1")
def test_of_a_loop_that_both_can_stop_the_smaller_number_counts() -> None:
    table = Position()
    mine = table.resonator("Tide", text="{0}: Rest target regalia.")
    hers = table.resonator("Moor", text="{0}: Recover target regalia.", seat=1)
    table.regalia("Bell")
    story = Story(table)
    acts = cycle((use(mine), Pass(), Pass(), Pass(), use(hers), Pass(), Pass()))
    while story.asked.kind != "number":
        story.say(next(acts))
    assert (story.asked.kind, story.asked.seat) == ("number", 0)
    story.number(5)
    assert (story.asked.kind, story.asked.seat) == ("number", 1)


# Judgment as others see it


@rule("902.1b", "705.3")
def test_a_judged_ruler_has_the_values_of_its_j_ruler_alone() -> None:
    table = Position()
    lord = table.ruler("Lord", "Resonators you control gain [+100/+100].\n[Judgment] {0}", j_ruler("Dragon", 900, 700))
    cole = table.resonator("Cole", 500, 500)
    assert table.values(cole) == (600, 600)
    Story(table).judge().resolve()
    assert (table.values(cole), table.values(lord)) == ((500, 500), (900, 700))


@rule("902.1b", "902.1a")
def test_abilities_of_a_ruler_count_in_the_ruler_area_those_of_others_on_the_field() -> None:
    table = Position()
    table.resonator("Chief", text="Other resonators you control gain [+300/+300].", zone="hand")
    cole = table.resonator("Cole", 500, 500)
    assert table.values(cole) == (500, 500)

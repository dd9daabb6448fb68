"""Situations in which texts of cards meet the rules, with their outcomes by the rulebook alone."""

from __future__ import annotations

from engine.answers import Cards, Pass
from tests.games.fow.story import Story, play, rule, use
from tests.games.fow.table import FIRE, LIGHT, WATER, WIND, Position, future

BANE = "[Quickcast]\nDestroy target J/resonator."
BOLT = "[Quickcast]\nThis card deals 500 damage to target J/resonator."
GROW = "[Quickcast]\nTarget resonator gains [+200/+200] until end of turn."
BOUNCE = "[Quickcast]\nReturn target resonator to its owner's hand."
STEAL = "Gain control of target resonator until end of turn."


# Later


@rule("906.8", "302.3")
def test_what_is_to_be_destroyed_later_and_has_left_is_another_card() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500)
    rage = table.chant("Rage", "Target resonator you control gains [+1000/+0] until end of turn. "
                               "At the end of turn, destroy that resonator.")
    story = Story(table).play(rage, vell).resolve().play(table.chant(text=BOUNCE), vell).resolve()
    story.play(vell).resolve().until("draw begins")
    assert table.where(vell) == "field"


@rule("906.8a", "505.3")
def test_what_is_to_be_destroyed_later_is_destroyed_at_the_end_of_turn() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500)
    rage = table.chant("Rage", "Target resonator you control gains [+1000/+0] until end of turn. "
                               "At the end of turn, destroy that resonator.")
    story = Story(table).play(rage, vell).resolve()
    assert table.values(vell) == (1500, 500)
    story.until("draw begins")
    assert table.where(vell) == "graveyard"


@rule("906.8")
def test_what_was_not_put_onto_the_field_does_not_return_from_the_deck() -> None:
    for race, zone in (("Machine", "hand"), ("Elf", "deck")):
        table = Position()
        gear = table.resonator("Gear", races=(race,), zone="deck")
        text = ("Reveal the top card of your deck. If it is a Machine, put it into your field. "
                "At the end of the turn, return it to its owner's hand.")
        Story(table).play(table.chant(text=text)).resolve().until("draw begins")
        assert table.where(gear) == zone


@rule("505.5b", "302.3")
def test_control_until_end_of_turn_goes_back_and_the_card_is_rested_as_it_lies() -> None:
    table = Position()
    cole = table.resonator("Cole", text="[Swiftness]", seat=1)
    story = Story(table).play(table.chant(text=STEAL), cole).resolve().attack(cole).fought()
    assert table.life(1) == 3500
    story.until("draw begins")
    assert (table.controller(cole), table.rested(cole)) == (1, True)


# Modes and targets


@rule("903.2c")
def test_two_of_three_modes_are_done_in_the_order_they_are_printed() -> None:
    table = Position()
    wall = table.resonator("Wall", 100, 900, seat=1)
    text = "Choose two - Draw a card; or you gain 300 life; or this card deals 500 damage to target resonator."
    two = table.chant("Two", text)
    story = Story(table).play(two).pick(1, 2)
    if story.asked.kind == "cards":
        story.choose(wall)
    story.resolve()
    assert (table.life(0), table.damage(wall), table.size("hand")) == (4300, 500, 0)


@rule("903.2d", "1014.1")
def test_up_to_two_targets_may_be_one_or_none() -> None:
    table = Position()
    ash, birch = (table.resonator(name, seat=1) for name in ("Ash", "Birch"))
    tide = table.chant(text="Return up to two target resonators to their owner's hands.")
    other = table.chant(text="Return up to two target resonators to their owner's hands.")
    story = Story(table).play(tide).choose(birch).resolve()
    assert (table.where(ash), table.where(birch)) == ("field", "hand")
    story.play(other).choose().resolve()
    assert (table.where(ash), table.where(other)) == ("field", "graveyard")


@rule("903.2d")
def test_the_same_resonator_is_not_two_targets() -> None:
    table = Position()
    ash, birch = (table.resonator(name, seat=1) for name in ("Ash", "Birch"))
    table.resonator("Cedar", seat=1)
    story = Story(table).play(table.chant(text="Destroy two target resonators."))
    assert story.tries(Cards((ash, ash))) is not None
    story.choose(ash, birch).resolve()
    assert (table.where(ash), table.where(birch)) == ("graveyard", "graveyard")


@rule("903.3a", "201.2a")
def test_a_target_that_is_no_resonator_any_more_is_not_met() -> None:
    table = Position()
    golem = table.regalia("Golem", "{0}: This card becomes a [500/500] Machine resonator until end of turn.", seat=1)
    bane = table.chant(text="[Quickcast]\nDestroy target resonator.")
    story = Story(table, at="draw").passes().use(golem).resolve()
    story.play(bane, golem).passes()
    assert story.priority == 1
    story.passes()
    assert table.where(golem) == "graveyard"


@rule("1120.2", "105.3")
def test_a_barrier_turns_with_control() -> None:
    table = Position()
    ice = table.resonator("Ice", 500, 500, "[Barrier]", seat=1)
    hers = table.chant(text=BANE, seat=1)
    table.mark(ice, controller=0)
    story = Story(table)
    story.play(table.chant(text=GROW), ice).resolve().passes()
    assert story.tries(play(hers)) is not None


# Costs


@rule("903.2e-iv", "203.4")
def test_a_reduction_never_takes_from_the_attribute_cost() -> None:
    table = Position()
    table.regalia("Writ", "You may pay {2} less to play resonators.")
    hound = table.resonator("Hound", zone="hand", cost="RR1")
    table.will("R")
    story = Story(table)
    assert story.tries(play(hound)) is not None
    table.will("R")
    story = Story(table).play(hound)
    assert (story.chase, story.pool) == (["Hound"], "")


@rule("903.2e-iii", "707.1")
def test_a_tax_on_abilities_is_not_one_on_cards() -> None:
    table = Position()
    table.regalia("Toll", "Your opponent pays {1} more to play regalia's activate abilities.", seat=1)
    crown = table.regalia("Crown", "{0}: You gain 300 life.")
    owl = table.resonator("Owl", text="{0}: You gain 200 life.")
    story = Story(table)
    assert story.tries(use(crown)) is not None
    story.use(owl).resolve()
    assert table.life(0) == 4200


@rule("903.2f", "1013.2")
def test_several_costs_are_paid_together() -> None:
    table = Position()
    stone = table.stone(FIRE)
    bow = table.resonator("Bow", text="{R}, {Rest}, discard a card: This card deals 500 damage to your opponent.")
    spare = table.resonator(zone="hand")
    story = Story(table).use(bow)
    if story.asked.kind == "pay":
        story.pay(stone)
    story.give(spare)
    if story.asked.kind == "pay":
        story.pay(stone)
    story.resolve()
    assert (table.life(1), table.where(spare)) == (3500, "graveyard")
    assert (table.rested(bow), table.rested(stone)) == (True, True)


@rule("105.4a", "1202.1")
def test_life_is_paid_down_to_nothing_and_the_game_is_lost() -> None:
    table = Position()
    table.let(life_0=500)
    pact = table.resonator("Pact", text="Pay 500 life: Draw a card.")
    story = Story(table).use(pact)
    assert story.outcome == (1, "FOW 1202.1")


@rule("903.2f", "105.4a")
def test_more_life_than_there_is_is_not_paid() -> None:
    table = Position()
    table.let(life_0=300)
    pact = table.resonator("Pact", text="Pay 500 life: Draw a card.")
    assert Story(table).tries(use(pact)) is not None


# Damage and values


@rule("1203.1", "909.1d")
def test_when_a_bonus_ends_the_damage_of_the_turn_is_gone_with_it() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500)
    story = Story(table).play(table.chant(text=GROW), vell).resolve().play(table.chant(text=BOLT), vell).resolve()
    assert (table.where(vell), table.damage(vell)) == ("field", 500)
    story.until("draw begins")
    assert table.where(vell) == "field"


@rule("1203.1", "909.5")
def test_who_lives_by_another_dies_with_it() -> None:
    table = Position()
    chief = table.resonator("Chief", text="Other resonators you control gain [+300/+300].")
    cole = table.resonator("Cole", 500, 500, damage=600)
    story = Story(table).play(table.chant(text=BANE), chief).resolve()
    assert (table.where(chief), table.where(cole), story.priority) == ("graveyard", "graveyard", 0)


@rule("909.1e", "1022.2")
def test_counters_that_make_smaller_destroy() -> None:
    table = Position()
    cole = table.resonator("Cole", 300, 300, seat=1)
    Story(table).play(table.chant(text="Put three [-100/-100] counters on target resonator."), cole).resolve()
    assert table.where(cole) == "graveyard"


@rule("909.3b")
def test_the_turn_player_says_which_effects_that_come_at_one_time_are_older() -> None:
    table = Position()
    cole = table.resonator("Cole", races=("Human",))
    mask, veil = (table.regalia(name, f"Resonators you control become {race}.", zone="graveyard")
                  for name, race in (("Mask", "Elves"), ("Veil", "Ogres")))
    story = Story(table).play(table.chant(text="Put all regalia from your graveyard into your field.")).resolve()
    assert (story.asked.seat, story.asked.rule) == (0, "FOW 909.3b")
    story.pick(1, 0)
    assert table.state.cards[veil].entered < table.state.cards[mask].entered
    assert table.now(cole).races == ("Elf",)


@rule("909.3b", "909.1d")
def test_atk_that_is_counted_changes_as_cards_come_and_go() -> None:
    table = Position()
    text = "This card gains [+200/+200] for each other Elf you control."
    king = table.resonator("King", 100, 100, text, races=("Elf",))
    elf = table.resonator("Elf", races=("Elf",), zone="hand")
    story = Story(table).play(elf).resolve()
    assert table.values(king) == (300, 300)
    story.play(table.chant(text=BOUNCE), elf).resolve()
    assert table.values(king) == (100, 100)


@rule("1007.3", "912.1")
def test_two_resonators_deal_damage_to_each_other() -> None:
    table = Position()
    vell, cole = table.resonator("Vell", 500, 300), table.resonator("Cole", 300, 500, seat=1)
    duel = table.chant(text=(
        "Target resonator you control and target resonator your opponent controls "
        "deal damage equal to their ATK to each other."
    ))
    story = Story(table).play(duel)
    while story.priority is None:
        story.choose(vell if vell in story.asked.cards() else cole)
    story.resolve()
    assert (table.where(vell), table.where(cole)) == ("graveyard", "graveyard")


@rule("603.2", "1303.3", "906.7b")
def test_all_that_die_at_once_trigger() -> None:
    table = Position()
    text = "When this card is put into a graveyard from your field ⇒ You gain 100 life."
    table.resonator("Ash", text=text)
    table.resonator("Birch", text=text, seat=1)
    story = Story(table).play(table.chant(text="Destroy all resonators.")).resolve()
    assert story.chase == ["Ash", "Birch"]
    story.resolve().resolve()
    assert (table.life(0), table.life(1)) == (4100, 4100)


@rule("910.1", "1010.1")
def test_what_is_banished_instead_saves_its_bearer() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 500)
    text = (
        "If added resonator would be destroyed, banish this card instead. "
        "If you do, remove all damage from that resonator."
    )
    charm = table.addition("Charm", text, subtypes=("Resonator",), zone="hand")
    story = Story(table).play(charm, cole).resolve().play(table.chant(text=BOLT), cole).resolve()
    assert (table.where(cole), table.where(charm), table.damage(cole)) == ("field", "graveyard", 0)
    assert story.priority == 0


# Who does what


@rule("105.3", "1011.2")
def test_the_opponent_chooses_what_he_banishes() -> None:
    table = Position()
    ash, birch = (table.resonator(name, seat=1) for name in ("Ash", "Birch"))
    story = Story(table).play(table.chant(text="Your opponent banishes a resonator.")).resolve()
    assert story.asked.seat == 1
    story.choose(ash)
    assert (table.where(ash), table.where(birch)) == ("graveyard", "field")


@rule("104.1", "503.5")
def test_a_player_who_may_leave_a_card_rested_chooses() -> None:
    text = "You may choose not to recover this card during the recovery phase."
    for recovers in (True, False):
        table = Position()
        tide = table.addition("Tide", text, rested=True)
        story = Story(table, at="recovery").passes().passes()
        story.choose(*(() if recovers else (tide,)))
        assert (table.rested(tide), story.step) == (not recovers, "recovery ends")


@rule("1014.2", "1005.1", "302.2")
def test_the_top_cards_are_looked_at_by_one_player_alone() -> None:
    table = Position()
    table.resonator("Secret", zone="deck")
    table.resonator("Hidden", zone="deck")
    text = (
        "Look at the top two cards of your deck. "
        "Put one of them into your hand and the other on the bottom of your deck."
    )
    story = Story(table).play(table.chant(text=text)).resolve()
    assert "Secret" not in repr(story.match.view(1))
    assert "Hidden" not in repr(story.match.view(1))
    assert story.asked.seat == 0


@rule("1302.3", "203.5")
def test_in_the_hand_a_double_faced_card_has_the_cost_of_its_past() -> None:
    table = Position()
    dawn = table.resonator(
        "Dawn", 400, 500, "[Shift] {0}", zone="graveyard", cost="R", other=future("Dusk", 900, 900, cost="RRR")
    )
    fetch = table.chant(text="Put target resonator with total cost 1 or less from your graveyard into your hand.")
    Story(table).play(fetch, dawn).resolve()
    assert table.where(dawn) == "hand"


@rule("208.3", "1120.3")
def test_a_spell_of_two_attributes_is_held_off_by_a_barrier_against_one() -> None:
    table = Position()
    table.resonator("Ice", text="[Barrier] {R}", seat=1)
    both = table.chant(text="Destroy target resonator.", attributes=(FIRE, WIND))
    story = Story(table)
    assert story.tries(play(both)) is not None


@rule("803.3b", "710.2")
def test_who_must_be_attacked_is_attacked() -> None:
    table = Position()
    vell = table.resonator("Vell")
    text = "Resonators your opponent controls must attack this card if able."
    bait = table.resonator("Bait", 100, 900, text, seat=1, rested=True)
    other = table.resonator("Other", seat=1, rested=True)
    story = Story(table)
    assert story.tries(Pass()) is not None
    story.battle().resolve().resolve().choose(vell)
    if story.priority is None:
        assert story.tries(Cards((other,))) is not None
        assert story.tries(Cards(())) is not None
        story.choose(bait)
    story.to_block().fought()
    assert (table.life(1), table.damage(bait)) == (4000, 500)


@rule("804.3")
def test_who_cannot_be_blocked_is_not() -> None:
    table = Position()
    ghost = table.resonator("Ghost", 500, 500, "This card cannot be blocked.")
    table.resonator("Wall", 100, 900, seat=1)
    Story(table).attack(ghost).fought()
    assert table.life(1) == 3500


@rule("1102.2", "1106.2")
def test_keywords_that_are_given_to_all_of_a_race_work_like_their_own() -> None:
    table = Position()
    table.regalia("Wind", "Dragons you control gain [Flying] and [Swiftness].")
    wyrm = table.resonator("Wyrm", 700, 700, races=("Dragon",), zone="hand", attributes=LIGHT)
    table.resonator("Wall", 100, 900, seat=1, attributes=WATER)
    Story(table).play(wyrm).resolve().attack(wyrm).fought()
    assert table.life(1) == 3300


@rule("803.3a", "104.1")
def test_of_attackers_the_one_that_must_be_chosen_comes_first() -> None:
    table = Position()
    vell = table.resonator("Vell")
    eager = table.resonator("Eager", 300, 300, "As you choose a card to attack, you must choose this card if able.")
    story = Story(table).battle().resolve().resolve()
    assert story.refuses(Cards((vell,))) == "FOW 803.3"
    story.choose(eager).fought()
    story.attack(vell).fought()
    assert table.life(1) == 3200


# Taken back, come back


@rule("903.2", "903.2f")
def test_taking_a_card_back_gives_back_what_was_paid_for_it() -> None:
    table = Position()
    table.will("U")
    fire = table.stones("RR")
    hound = table.resonator("Hound", zone="hand", cost="R1")
    story = Story(table).play(hound)
    assert story.asked.kind == "pay"
    story.cancel()
    assert (table.where(hound), story.pool, [table.rested(one) for one in fire]) == ("hand", "U", [False, False])


@rule("903.2c", "903.2d")
def test_taking_a_card_back_while_its_target_is_chosen() -> None:
    table = Position()
    for name in ("Ash", "Birch"):
        table.resonator(name, seat=1)
    bane = table.chant(text=BANE)
    story = Story(table).play(bane).cancel()
    assert (table.where(bane), story.chase, story.priority) == ("hand", [], 0)


@rule("907.6a", "203.4")
def test_moon_will_pays_a_free_cost_and_the_moon() -> None:
    table = Position()
    hare = table.resonator("Hare", zone="hand", cost="UM1")
    table.will("MMU")
    story = Story(table).play(hare)
    assert (story.chase, story.pool) == (["Hare"], "")


@rule("708.2b", "708.5", "708.2")
def test_a_triggered_card_waits_until_its_condition_comes_again() -> None:
    table = Position()
    text = "[Trigger] When a J/resonator your opponent controls attacks you ⇒ Destroy target J/resonator."
    trap = table.chant("Trap", text, zone="standby area", seat=1, since=1)
    vell, ash = table.resonator("Vell"), table.resonator("Ash")
    story = Story(table).attack(vell).fought()
    assert story.passes().tries(play(trap)) is not None
    story = Story(table)
    story.declare(ash).passes().play(trap, ash).resolve()
    assert (table.where(ash), table.where(trap)) == ("graveyard", "graveyard")


@rule("105.3", "314.2")
def test_nobody_gains_control_of_a_j_ruler_by_what_says_resonator() -> None:
    table = Position()
    table.judged("Dragon", seat=1)
    steal = table.chant(text="Gain control of target resonator until end of turn.")
    assert Story(table).refuses(play(steal)) == "FOW 903.2d"


@rule("1008.2", "603.1")
def test_what_triggers_is_played_over_what_cannot_be_chased() -> None:
    table = Position()
    table.resonator("Clock", text="Whenever you play a chant ⇒ You gain 100 life.")
    lock = table.chant("Lock", "Players cannot chase this card.\nDraw a card.")
    assert Story(table).play(lock).chase == ["Lock", "Clock"]


@rule("906.1", "312.3")
def test_the_second_card_of_a_turn_is_the_second_that_its_player_plays() -> None:
    table = Position()
    table.resonator("Clock", text="Whenever you play your second card each turn \u21d2 You gain 100 life.")
    story = Story(table)
    for life in (4200, 4500, 4700):
        story.play(table.chant("Song", "You gain 200 life."))
        while story.chase:
            story.resolve()
        assert table.life(0) == life


@rule("1115.2", "302.3")
def test_remnant_that_comes_back_to_the_hand_is_removed() -> None:
    table = Position()
    song = table.chant("Song", "[Remnant]\n[Quickcast]\nYou gain 300 life.", zone="graveyard", seat=1)
    back = table.chant(text="[Quickcast]\nReturn target spell to its owner's hand.")
    Story(table).passes().play(song).passes().play(back, song).resolve()
    assert table.where(song) == "removed"


@rule("1121.2", "1406.4a")
def test_what_was_bestowed_stays_when_its_bearer_leaves() -> None:
    table = Position()
    mark = table.addition("Mark", "Bestowed resonator gains [+400/+400].\n[Bestow] {0}")
    cole, dane = table.resonator("Cole", 500, 500), table.resonator("Dane", 500, 500)
    ability = next(i for i, one in enumerate(table.now(mark).abilities) if type(one).__name__ != "FieldAbility")
    story = Story(table).use(mark, ability, at=(cole,)).resolve()
    story.play(table.chant(text=BANE), cole).resolve()
    assert table.where(mark) == "field"
    story.use(mark, ability, at=(dane,)).resolve()
    assert table.values(dane) == (900, 900)


@rule("1022.2", "1010.1")
def test_a_counter_can_be_removed_as_a_cost() -> None:
    table = Position()
    text = "Remove a [+100/+100] counter from this card: Draw a card."
    imp = table.resonator("Imp", 500, 500, text, counters={"+100/+100": 1})
    story = Story(table).use(imp).resolve()
    assert (table.values(imp), table.size("hand")) == ((500, 500), 1)
    assert story.tries(use(imp)) is not None


@rule("505.5e", "505.5a")
def test_what_dies_in_the_last_step_triggers_in_it() -> None:
    table = Position()
    vell = table.resonator("Vell", 100, 100, "When this card is put into a graveyard from your field ⇒ Draw a card.")
    grow = table.chant(text="Target resonator gains [+200/+200] until end of turn.")
    curse = table.resonator("Curse", text="Resonators your opponent controls gain [-100/-100].", seat=1, zone="hand")
    story = Story(table).play(grow, vell).resolve()
    table.happen(table.enter(curse, 1))
    story.until("end ends").resolve()
    assert (table.where(vell), story.chase, story.turn_player) == ("graveyard", ["Vell"], 0)
    story.until("draw begins")
    assert table.size("hand") == 1


@rule("1016.1", "709.1")
def test_calling_a_stone_without_stones_left() -> None:
    table = Position(stones=0)
    story = Story(table)
    story.tries(story.calling())
    assert (table.size("field"), story.priority, story.outcome) == (0, 0, None)


@rule("804.4a", "806.2b")
def test_a_blocker_that_is_rested_still_blocks() -> None:
    table = Position()
    vell, wall = table.resonator("Vell", 500, 500), table.resonator("Wall", 100, 900, seat=1)
    story = Story(table).declare(vell).block(wall)
    story.play(table.chant(text="[Quickcast]\nRecover target resonator."), wall).resolve().fought()
    assert (table.damage(wall), table.rested(wall), table.life(1)) == (500, False, 4000)


@rule("1201.1", "1202.1", "103.3")
def test_the_turn_player_is_not_spared_when_both_run_out() -> None:
    table = Position()
    table.let(life_0=200, life_1=200)
    table.addition("Pyre", "At the end of turn, this card deals 200 damage to each player.")
    story = Story(table)
    while story.match.outcome is None:
        story.passes()
    assert story.outcome is not None and story.outcome[0] is None


@rule("315.1b")
def test_what_is_outside_the_game_is_the_removed_area() -> None:
    table = Position()
    gone = table.resonator("Gone", zone="removed")
    Story(table).play(table.chant(text="Put a resonator you own from outside the game into your field.")).resolve()
    assert table.where(gone) == "field"


@rule("1406.2b")
def test_an_old_addition_that_resolves_is_not_told_to_do_nothing() -> None:
    table = Position()
    cole = table.resonator("Cole")
    vine = table.addition("Vine", "Added resonator gains [+200/+200].", zone="hand", subtypes=("Resonator",))
    story = Story(table).play(vine, cole).resolve()
    assert table.values(cole) == (700, 700) and "{0}: nothing comes of it." not in story.log()

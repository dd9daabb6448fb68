"""Situations in which several rules meet, with their outcomes by the rulebook alone."""

from __future__ import annotations

from engine.answers import Cards, Pass
from tests.games.fow.story import Story, play, put, rule, use
from tests.games.fow.table import DARKNESS, LIGHT, WATER, Position, future, j_ruler

BANE = "[Quickcast]\nDestroy target J/resonator."
BOLT = "[Quickcast]\nThis card deals 500 damage to target J/resonator."
GROW = "[Quickcast]\nTarget resonator gains [+200/+200] until end of turn."
BOUNCE = "[Quickcast]\nReturn target resonator to its owner's hand."


# Judgment and rulers


@rule("705.3", "302.3")
def test_a_ruler_that_is_rested_while_its_judgment_waits_arrives_rested() -> None:
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {0}")
    tie = table.chant(text="[Quickcast]\nRest target ruler.", seat=1)
    Story(table).judge().passes().play(tie, lord).resolve().resolve()
    assert (table.where(lord), table.rested(lord)) == ("field", True)


@rule("705.2", "1010.2")
def test_a_judgment_whose_ruler_is_gone_does_nothing() -> None:
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {0}")
    fall = table.chant(text="[Quickcast]\nDestroy target ruler.", seat=1)
    story = Story(table).judge().passes().play(fall, lord).resolve().resolve()
    assert (table.where(lord), story.chase, story.priority) == ("graveyard", [], 0)


@rule("705.2")
def test_judgment_can_be_chased() -> None:
    table = Position()
    table.ruler("Lord", "[Judgment] {0}")
    quick = table.chant("Quick", "[Quickcast]\nDraw a card.", seat=1)
    assert Story(table).judge().passes().play(quick).chase == ["Lord", "Quick"]


@rule("1010.1a", "709.1")
def test_a_ruler_with_an_astral_counter_still_calls_stones() -> None:
    table = Position()
    lord = table.judged("Dragon", 800, 800)
    story = Story(table).play(table.chant(text=BANE), lord).resolve()
    assert story.refuses(story.judgment()) == "FOW 1010.1a"
    story.call()
    assert (table.rested(lord), len(table.named("Fire Magic Stone"))) == (True, 1)


@rule("1010.1", "1203.1", "505.5a")
def test_a_j_ruler_is_destroyed_by_damage_and_comes_back_without_it() -> None:
    table = Position()
    lord = table.judged("Dragon", 800, 800, "[Imperishable]", damage=400)
    story = Story(table).play(table.chant(text=BOLT), lord).resolve()
    assert (table.where(lord), table.damage(lord)) == ("ruler area", 0)
    story.judge().resolve()
    assert (table.where(lord), table.damage(lord)) == ("field", 0)


@rule("803.3b", "201.2a")
def test_a_rested_j_ruler_is_attacked_and_a_ruler_is_not() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 900)
    lord = table.judged("Dragon", 300, 400, "[Imperishable]", seat=1, rested=True)
    story = Story(table).battle().resolve().resolve().choose(vell)
    assert story.tries(Cards((table.rulers[0],))) is not None
    story.choose(lord).to_block().fought()
    assert (table.where(lord), table.damage(vell), table.life(1)) == ("ruler area", 300, 4000)


@rule("804.3", "804.4")
def test_a_j_ruler_blocks_and_a_ruler_does_not() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500)
    lord = table.judged("Dragon", 600, 900, seat=1)
    Story(table).declare(vell).block(lord).fought()
    assert (table.where(vell), table.damage(lord), table.rested(lord)) == ("graveyard", 500, True)


@rule("902.1b", "1010.1a")
def test_a_ruler_whose_j_ruler_fell_has_its_other_abilities() -> None:
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {0}\n{0}: You gain 100 life.", up=True)
    story = Story(table).play(table.chant(text=BANE), lord).resolve()
    story.use(lord, 1).resolve()
    assert table.life(0) == 4100


# Will


@rule("907.4", "505.5c")
def test_will_that_is_left_over_stays_for_the_next_card() -> None:
    table = Position()
    table.will("RRU")
    first, second = (table.resonator(name, zone="hand", cost=cost) for name, cost in (("Ash", "R"), ("Birch", "R1")))
    story = Story(table).play(first).resolve()
    assert len(story.pool) == 2
    story.play(second).resolve()
    assert (story.pool, table.where(second)) == ("", "field")


@rule("203.4", "1003.2")
def test_will_of_an_attribute_is_kept_for_what_needs_it() -> None:
    table = Position()
    table.will("UR")
    first, second = (table.resonator(name, zone="hand", cost=cost) for name, cost in (("Ash", "1"), ("Birch", "R")))
    story = Story(table).play(first).pick(0).resolve()
    assert story.pool == "R"
    story.play(second).resolve()
    assert table.where(second) == "field"


@rule("907.2", "1003.5")
def test_a_stone_pays_for_an_ability() -> None:
    table = Position()
    stone = table.stone(WATER)
    owl = table.resonator("Owl", text="{U}: You gain 300 life.")
    story = Story(table).use(owl)
    if story.asked.kind == "pay":
        story.pay(stone)
    story.resolve()
    assert (table.rested(stone), table.life(0)) == (True, 4300)


@rule("907.6")
def test_will_that_is_spent_only_on_something_pays_for_nothing_else() -> None:
    table = Position()
    spring = table.stone(text="{Rest}: Produce {U}. Spend this will only to play Elf resonators.", name="Spring")
    elf, imp = (table.resonator(name, zone="hand", cost="U", races=(name,)) for name in ("Elf", "Imp"))
    story = Story(table).use(spring)
    assert story.tries(play(imp)) is not None
    story.play(elf)
    assert (story.chase, story.pool) == (["Elf"], "")


@rule("203.4", "104.5")
def test_x_is_named_and_paid_with_any_will() -> None:
    table = Position()
    table.will("RRU")
    wall = table.resonator("Wall", 100, 900, seat=1)
    fan = table.chant("Fan", "This card deals X00 damage to target resonator.", cost="XR")
    story = Story(table).play(fan)
    for _ in range(2):
        if story.asked.kind == "number":
            story.number(2)
        elif story.asked.kind == "cards":
            story.choose(wall)
    assert (story.chase, story.pool) == (["Fan"], "")
    story.resolve()
    assert table.damage(wall) == 200


# Battle


@rule("805.2a", "1102.2c")
def test_first_strike_and_pierce_deal_in_the_first_step() -> None:
    table = Position()
    lance = table.resonator("Lance", 900, 300, "[First Strike]\n[Pierce]")
    wall = table.resonator("Wall", 900, 500, seat=1)
    story = Story(table).declare(lance).block(wall).share(500, 400).fought()
    assert (table.where(wall), table.life(1), table.where(lance), story.step) == ("graveyard", 3600, "field", "main")


@rule("1102.2", "806.2b")
def test_pierce_without_a_blocker_any_more_deals_all_to_the_opponent() -> None:
    table = Position()
    spear, wall = table.resonator("Spear", 900, 500, "[Pierce]"), table.resonator("Wall", 100, 500, seat=1)
    story = Story(table).declare(spear).to_block().choose(wall)
    story.play(table.chant(text=BOUNCE), wall).resolve().fought()
    assert table.life(1) == 3100


@rule("1102.2b", "803.3b")
def test_pierce_deals_nothing_to_what_was_attacked_and_is_gone() -> None:
    table = Position()
    spear = table.resonator("Spear", 900, 500, "[Pierce]")
    cole, wall = table.resonator("Cole", seat=1, rested=True), table.resonator("Wall", 100, 500, seat=1)
    bounce = table.chant(text=BOUNCE, seat=1)
    story = Story(table).declare(spear, cole).to_block().choose(wall)
    story.passes().play(bounce, cole).resolve().fought()
    assert (table.where(cole), table.where(wall), table.life(1)) == ("hand", "graveyard", 4000)


@rule("804.6", "806.2")
def test_an_attacker_that_grows_before_the_damage_deals_more() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500)
    story = Story(table).declare(vell)
    story.play(table.chant(text=GROW), vell).resolve().fought()
    assert table.life(1) == 3300


@rule("806.2", "806.3", "1203.1")
def test_both_deal_their_damage_at_once() -> None:
    table = Position()
    vell, wall = table.resonator("Vell", 500, 300), table.resonator("Wall", 300, 500, seat=1)
    Story(table).declare(vell).block(wall).fought()
    assert (table.where(vell), table.where(wall)) == ("graveyard", "graveyard")


@rule("1103.2", "804.3")
def test_whoever_else_is_recovered_blocks_for_the_one_that_is_attacked() -> None:
    table = Position()
    archer = table.resonator("Archer", 500, 500, "[Precision]\n[Flying]")
    cole, wall = table.resonator("Cole", seat=1), table.resonator("Wall", 100, 900, seat=1)
    story = Story(table).declare(archer, cole).to_block()
    if story.priority is None:
        assert story.refuses(Cards((wall,))) == "FOW 1106.2"
        story.choose()
    story.fought()
    assert (table.where(cole), table.damage(wall)) == ("graveyard", 0)


@rule("1105.2", "806.2b")
def test_explode_against_the_opponent_destroys_itself() -> None:
    table = Position()
    bomb = table.resonator("Bomb", 300, 900, "[Explode]")
    Story(table).attack(bomb).fought()
    assert (table.life(1), table.where(bomb)) == (3700, "graveyard")


@rule("1118.2")
def test_a_limit_counter_goes_with_a_block_too() -> None:
    table = Position()
    vell = table.resonator("Vell", 100, 500)
    imp = table.resonator("Imp", 100, 500, "[Limit] 2", seat=1, counters={"limit": 2})
    Story(table).declare(vell).block(imp).fought()
    assert table.counters(imp, "limit") == 1


@rule("803.6", "803.3")
def test_after_an_attack_that_was_made_another_battle_may_begin_whatever_is_given_up() -> None:
    table = Position()
    ash, birch = table.resonator("Ash", 300, 300), table.resonator("Birch", 400, 400)
    story = Story(table).attack(ash).fought()
    story.battle().resolve().resolve().choose().fought()
    assert story.refuses(story.fight()) == "FOW 803.6"
    assert (table.rested(birch), table.life(1)) == (False, 3700)


@rule("1123.2", "803.5a")
def test_who_must_attack_has_done_so_though_it_was_stopped() -> None:
    table = Position()
    oni = table.resonator("Oni", 300, 300, "[Bloodlust]")
    tie = table.chant(text=BOUNCE, seat=1)
    story = Story(table).declare(oni).passes().play(tie, oni).resolve().fought()
    assert story.tries(Pass()) is None


# The chase


@rule("605.1b", "903.3a")
def test_what_is_answered_resolves_last() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 500, seat=1)
    bolt, grow = table.chant(text=BOLT), table.chant(text=GROW, seat=1)
    Story(table).play(bolt, cole).passes().play(grow, cole).resolve().resolve()
    assert (table.where(cole), table.damage(cole)) == ("field", 500)


@rule("1012.1", "1112.2b", "903.2f")
def test_the_cost_of_a_cancelled_spell_is_gone() -> None:
    table = Position()
    table.will("RR")
    hound = table.resonator("Hound", zone="hand", cost="RR")
    no = table.chant(text="[Quickcast]\nCancel target spell.", seat=1)
    story = Story(table).play(hound).passes().play(no, hound).resolve()
    assert (table.where(hound), story.pool) == ("graveyard", "")


@rule("1012.1", "1014.1")
def test_a_spell_is_cancelled_unless_its_controller_pays() -> None:
    for pays in (True, False):
        table = Position()
        table.will("R")
        hound = table.resonator("Hound", zone="hand")
        no = table.chant(text="[Quickcast]\nCancel target spell unless its controller pays {1}.", seat=1)
        story = Story(table).play(hound).passes().play(no, hound).resolve()
        assert story.asked.seat == 0 and "Pay {1}?" in story.match.question(0).text
        story.yes() if pays else story.no()
        if pays:
            story.resolve()
        assert table.where(hound) == ("field" if pays else "graveyard")


@rule("603.2", "906.5")
def test_what_triggers_while_triggers_are_played_is_played_after_them() -> None:
    table = Position()
    table.resonator("Ash", text="When a resonator enters your field ⇒ You gain 100 life.")
    table.resonator("Cedar", text="When a resonator enters a field ⇒ You gain 100 life.", seat=1)
    hound = table.resonator("Hound", zone="hand")
    story = Story(table).play(hound).resolve()
    assert story.chase == ["Ash", "Cedar"]
    story.resolve()
    assert (table.life(0), table.life(1)) == (4000, 4100)


@rule("909.8", "302.3")
def test_control_for_as_long_as_a_card_is_there_ends_with_it() -> None:
    table = Position()
    siren = table.resonator("Siren", zone="hand", text=(
        "When this card enters your field ⇒ Gain control of target resonator your opponent controls "
        "as long as this card is on the field."
    ))
    cole = table.resonator("Cole", seat=1)
    story = Story(table).play(siren).resolve().resolve()
    assert table.controller(cole) == 0
    story.play(table.chant(text=BANE), siren).resolve()
    assert table.controller(cole) == 1


@rule("803.3a", "1107.2")
def test_who_was_stolen_this_turn_does_not_attack() -> None:
    table = Position()
    cole = table.resonator("Cole", seat=1)
    table.resonator("Vell")
    steal = table.chant(text="Gain control of target resonator until end of turn.")
    story = Story(table).play(steal, cole).resolve().battle().resolve().resolve()
    assert story.tries(Cards((cole,))) is not None


# Standby, shift and other ways to play


@rule("706.1", "708.4", "708.5")
def test_what_lies_in_the_standby_area_stays_there_until_it_is_played() -> None:
    table = Position()
    trap = table.chant("Trap", "[Trigger] Anytime: You gain 300 life.", cost="RRR")
    table.will("RR")
    story = Story(table).set(trap)
    assert story.tries(play(trap)) is not None
    story.until("draw begins").until("end begins").until("draw begins").play(trap).resolve()
    assert (table.life(0), table.where(trap)) == (4300, "graveyard")


@rule("604.2d", "706.1")
def test_only_the_turn_player_sets_cards() -> None:
    table = Position()
    trap = table.chant("Trap", "[Trigger] Anytime: Draw a card.", seat=1)
    table.will("RR", seat=1)
    story = Story(table).passes()
    assert story.tries(put(trap)) is not None


@rule("1302.3a", "1117.2")
def test_what_an_effect_puts_onto_the_field_is_its_past() -> None:
    table = Position()
    dawn = table.resonator("Dawn", 400, 500, "[Shift] {R}", zone="graveyard", other=future("Dusk", 900, 900))
    Story(table).play(table.chant(text="Put target resonator from your graveyard into your field."), dawn).resolve()
    assert table.name(dawn) == "Dawn"


@rule("1302.2c", "302.3")
def test_what_was_given_to_the_past_stays_with_the_future() -> None:
    table = Position()
    dawn = table.resonator("Dawn", 400, 500, "[Shift] {0}", other=future("Dusk", 900, 900), counters={"+100/+100": 1})
    Story(table).play(table.chant(text=GROW), dawn).resolve().use(dawn).resolve()
    assert table.values(dawn) == (1200, 1200)


@rule("1124.2b", "903.2d")
def test_without_torrent_its_text_needs_no_target() -> None:
    table = Position()
    text = "You gain 300 life.\n[Torrent] Destroy target resonator."
    first = table.chant("First", text)
    Story(table).play(first).resolve()
    assert table.life(0) == 4300


@rule("1109.2a", "903.2e-iii")
def test_awakening_is_paid_on_top_of_what_is_saved() -> None:
    table = Position()
    table.regalia("Writ", "You may pay {1} less to play resonators.")
    hatter = table.resonator("Hatter", text="[Awakening] {1}: This card gains [+300/+300].", zone="hand", cost="R1")
    table.will("RU")
    story = Story(table).play(hatter)
    story.yes() if story.asked.kind == "confirm" else story.pick(0)
    assert story.pool == ""
    story.resolve()
    assert table.values(hatter) == (800, 800)


@rule("1115.2", "903.2")
def test_remnant_is_paid_for() -> None:
    table = Position()
    song = table.chant("Song", "[Remnant]\nYou gain 300 life.", zone="graveyard", cost="R")
    story = Story(table)
    assert story.tries(play(song)) is not None
    table.will("R")
    story = Story(table).play(song)
    assert story.pool == ""


@rule("1112.2", "1010.1")
def test_a_gods_art_stays_played_when_the_j_ruler_comes_back() -> None:
    table = Position()
    lord = table.judged("Phoenix", text="[Imperishable]\nGod's Art <Dawn> {R}: You gain 500 life.")
    table.will("RR")
    index = next(i for i, one in enumerate(table.now(lord).abilities) if type(one).__name__ == "ActionAbility")
    story = Story(table).use(lord, index).resolve().play(table.chant(text=BANE), lord).resolve().judge().resolve()
    assert story.refuses(use(lord, index)) == "FOW 1112.2"


@rule("1120.2", "903.2d")
def test_a_barrier_holds_off_abilities_as_well() -> None:
    table = Position()
    table.resonator("Ice", text="[Barrier]", seat=1)
    owl = table.resonator("Owl", text="{0}: Rest target resonator your opponent controls.")
    assert Story(table).refuses(use(owl)) in {"FOW 903.2d", "FOW 1120.2"}


@rule("1110.2", "903.2e-iii")
def test_incarnation_pays_nothing_but_what_others_add() -> None:
    table = Position()
    table.regalia("Toll", "Your opponent pays {1} more to play resonators.", seat=1)
    god = table.resonator("God", 900, 900, "[Incarnation] {W}", zone="hand", cost="WW3", attributes=LIGHT)
    elf = table.resonator("Elf", attributes=LIGHT)
    table.will("B")
    story = Story(table).play(god).give(elf)
    if story.asked.kind == "pay":
        story.pay()
    assert (story.chase, story.pool, table.where(elf)) == (["God"], "", "graveyard")


@rule("1406.2a", "1120.2")
def test_an_older_addition_finds_no_bearer_behind_a_barrier() -> None:
    table = Position()
    table.resonator("Ice", text="[Barrier]", seat=1)
    curse = table.addition("Curse", "Added resonator gains [-300/-300].", subtypes=("Resonator",), zone="hand")
    assert Story(table).refuses(play(curse)) in {"FOW 903.2d", "FOW 1120.2"}


@rule("1018.1", "1007.1")
def test_the_first_damage_of_each_turn_is_prevented() -> None:
    table = Position()
    text = "Each turn, prevent the first damage that would be dealt to a resonator you control."
    table.regalia("Aegis", text, seat=1)
    wall = table.resonator("Wall", 100, 900, seat=1, attributes=DARKNESS)
    first, second = table.chant(text=BOLT), table.chant(text=BOLT)
    story = Story(table).play(first, wall).resolve()
    assert table.damage(wall) == 0
    story.play(second, wall).resolve()
    assert table.damage(wall) == 500


@rule("910.1", "1303.3")
def test_what_is_removed_instead_of_dying_triggers_no_graveyard() -> None:
    table = Position()
    table.regalia("Rift", "If a card would be put into a graveyard from anywhere, remove it from the game instead.")
    cole = table.resonator("Cole", text="When this card is put into a graveyard from your field ⇒ Draw a card.", seat=1)
    story = Story(table).play(table.chant(text=BANE), cole).resolve()
    assert (table.where(cole), story.chase) == ("removed", [])


@rule("1014.2", "306.2")
def test_what_is_discarded_is_chosen_by_whose_hand_it_is() -> None:
    table = Position()
    one, two = (table.resonator(name, zone="hand", seat=1) for name in ("Ash", "Birch"))
    story = Story(table).play(table.chant(text="Your opponent discards a card.")).resolve()
    assert story.asked.seat == 1
    story.choose(two)
    assert (table.where(one), table.where(two)) == ("hand", "graveyard")


@rule("705.3", "1411.2a")
def test_what_a_j_ruler_does_as_it_enters_is_done_after_judgment() -> None:
    table = Position()
    text = "When this card enters your field ⇒ Put the top card of your magic stone deck into your field."
    table.ruler("Lord", "[Judgment] {0}", j_ruler("Dragon", text=text))
    story = Story(table).judge().resolve()
    assert story.chase == ["Dragon"]
    story.resolve()
    assert len(table.named("Fire Magic Stone")) == 1

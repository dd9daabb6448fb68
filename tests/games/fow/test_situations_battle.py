"""Situations of a battle with their outcomes, by the rulebook alone (FOW 8, 1007, 1102 to 1107): what is there, what is
done, what must be so."""

from __future__ import annotations

from engine.answers import Amounts, Cards, Pass
from tests.games.fow.story import Story, rule
from tests.games.fow.table import Position, j_ruler

BOUNCE = "[Quickcast]\nReturn target J/resonator to its owner's hand."
STEAL = "[Quickcast]\nGain control of target resonator until end of turn."


# The steps


@rule("802.2", "803.2", "803.7", "804.2", "804.6", "805.3", "806.4", "807.2", "807.4", "804.5")
def test_the_turn_player_has_priority_in_every_window_of_a_battle() -> None:
    table = Position()
    vell, wall = table.resonator("Vell", 500, 500), table.resonator("Wall", 100, 900, seat=1)
    story, seen = Story(table).battle(), list[str]()
    while story.step != "main":
        if story.priority is None:
            story.choose(vell if story.asked.seat == 0 else wall)
        assert story.priority == 0
        seen.append(story.step)
        story.passes().passes()
    assert seen == [
        "battle", "attack", "attack declared", "block", "block declared", "first strike", "damage", "battle end",
    ]
    assert (table.damage(wall), table.damage(vell), story.priority) == (500, 100, 0)


@rule("704.1", "704.2")
def test_a_battle_is_begun_by_the_turn_player_and_is_not_on_the_chase() -> None:
    table = Position()
    table.resonator()
    story = Story(table).battle()
    assert (story.step, story.chase, story.priority) == ("battle", [], 0)
    table = Position()
    table.resonator(seat=1)
    story = Story(table).passes()
    assert story.tries(story.fight()) is not None


@rule("803.5", "806.2", "806.2b", "1007.2")
def test_an_attacker_rests_and_deals_its_atk_to_the_opponent() -> None:
    table = Position()
    vell = table.resonator("Vell", 700, 500)
    story = Story(table).attack(vell).fought()
    assert (table.rested(vell), table.life(1), table.life(0)) == (True, 3300, 4000)
    assert story.step == "main"


@rule("803.3a", "803.4")
def test_who_came_this_turn_is_rested_or_has_no_values_cannot_attack() -> None:
    table = Position()
    new, tired, vell = table.resonator(since=3), table.resonator(rested=True), table.resonator()
    bare = table.judged("Sage", None, None)
    story = Story(table).battle().resolve().resolve()
    for one in (new, tired, bare):
        assert story.refuses(Cards((one,))) in {"FOW 803.3a", "FOW 803.4"}
    story.choose(vell)
    assert story.step == "attack declared"


@rule("1107.2")
def test_with_swiftness_it_attacks_in_the_turn_it_came() -> None:
    table = Position()
    hound = table.resonator("Hound", 500, 500, "[Swiftness]", zone="hand")
    Story(table).play(hound).resolve().attack(hound).fought()
    assert table.life(1) == 3500


@rule("705.1", "803.3a", "1107.2")
def test_a_j_ruler_attacks_in_the_turn_of_its_judgment_only_with_swiftness() -> None:
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {0}")
    vell = table.resonator()
    story = Story(table).judge().resolve().battle().resolve().resolve()
    assert story.refuses(Cards((lord,))) in {"FOW 803.3a", "FOW 803.4"}
    story.choose(vell)
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {0}", j_ruler("Comet", 900, 500, "[Swiftness]"))
    Story(table).judge().resolve().attack(lord).fought()
    assert table.life(1) == 3100


@rule("803.3", "803.6")
def test_who_gives_up_an_attack_without_an_answer_fights_no_more_this_turn() -> None:
    table = Position()
    table.resonator()
    story = Story(table).battle().resolve().resolve().choose().fought()
    assert story.step == "main"
    assert story.refuses(story.fight()) == "FOW 803.6"


@rule("803.6")
def test_who_gives_up_after_the_opponent_played_something_may_begin_another_battle() -> None:
    table = Position()
    vell = table.resonator()
    quick = table.chant(text="[Quickcast]\nDraw a card.", seat=1)
    story = Story(table).battle().passes().play(quick).resolve().resolve().resolve().choose().fought()
    story.attack(vell).fought()
    assert table.life(1) == 3500


@rule("801.1", "704.1")
def test_one_after_another_attacks_in_battles_of_their_own() -> None:
    table = Position()
    first, second = table.resonator("Ash", 300, 300), table.resonator("Birch", 400, 400)
    story = Story(table).attack(first).fought()
    story.attack(second).fought()
    assert table.life(1) == 3300


@rule("803.3a", "710.2c")
def test_only_the_first_attack_of_a_turn_is_allowed() -> None:
    table = Position()
    first, second = table.resonator("Ash", 300, 300), table.resonator("Birch", 400, 400)
    only = "unless it's your opponent's first attack this turn"
    table.regalia("Gate", f"Each turn, J/resonators your opponent controls cannot attack {only}.", seat=1)
    story = Story(table).attack(first).fought()
    assert (story.battle().resolve().resolve().step, table.rested(second), table.life(1)) == ("battle end", False, 3700)


@rule("803.3a", "803.5")
def test_what_may_attack_again_does_so_as_often_as_is_said() -> None:
    table = Position()
    vell = table.resonator("Vell", 300, 300, "Attacking doesn't cause this card to rest.")
    often = table.chant(text="Target resonator you control may attack up to X times this turn.", cost="{X}")
    table.will("RR")
    story = Story(table).play(often).number(2).resolve()
    for _ in range(2):
        story.attack(vell).fought()
    assert (story.battle().resolve().resolve().step, table.life(1)) == ("battle end", 3400)


@rule("803.3b", "806.3")
def test_a_rested_resonator_is_attacked_and_strikes_back() -> None:
    table = Position()
    vell = table.resonator("Vell", 700, 500)
    cole = table.resonator("Cole", 300, 600, seat=1, rested=True)
    ready = table.resonator("Dane", 300, 600, seat=1)
    story = Story(table).battle().resolve().resolve().choose(vell)
    assert story.refuses(Cards((ready,))) in {"FOW 803.3b", "FOW 803.4"}
    story.choose(cole).on().block().fought()
    assert (table.where(cole), table.damage(vell), table.life(1)) == ("graveyard", 300, 4000)


@rule("1103.2", "1414.1")
def test_with_precision_a_recovered_one_is_attacked() -> None:
    table = Position()
    archer = table.resonator("Archer", 500, 500, "[Precision]")
    old = table.resonator("Sniper", 500, 500, "[Target Attack]")
    cole = table.resonator("Cole", 100, 500, seat=1)
    story = Story(table).attack(archer, cole).fought()
    assert table.where(cole) == "graveyard"
    assert table.keywords(old) == {"Precision"}
    assert story.step == "main"


@rule("804.6")
def test_who_is_attacked_does_not_block() -> None:
    table = Position()
    archer = table.resonator("Archer", 500, 500, "[Precision]")
    cole, dane = table.resonator("Cole", 100, 900, seat=1), table.resonator("Dane", 200, 900, seat=1)
    story = Story(table).attack(archer, cole)
    assert story.tries(Cards((cole,))) is not None
    story.block(dane).fought()
    assert (table.damage(cole), table.damage(dane), table.damage(archer)) == (0, 500, 200)


@rule("804.3", "804.4", "804.5a", "806.2a", "806.3")
def test_a_recovered_blocker_rests_and_fights_the_attacker() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500)
    wall, tired = table.resonator("Wall", 200, 900, seat=1), table.resonator("Tired", seat=1, rested=True)
    story = Story(table).declare(vell).to_block()
    assert story.tries(Cards((tired,))) is not None
    story.block(wall).fought()
    assert (table.rested(wall), table.damage(wall), table.damage(vell), table.life(1)) == (True, 500, 200, 4000)


@rule("1106.2")
def test_only_who_flies_blocks_who_flies() -> None:
    table = Position()
    bird = table.resonator("Bird", 500, 500, "[Flying]")
    wall, hawk = table.resonator("Wall", seat=1), table.resonator("Hawk", 100, 900, "[Flying]", seat=1)
    story = Story(table).declare(bird).to_block()
    assert story.refuses(Cards((wall,))) == "FOW 1106.2"
    story.block(hawk).fought()
    assert (table.damage(hawk), table.life(1)) == (500, 4000)


@rule("1106.2")
def test_who_flies_may_block_who_does_not() -> None:
    table = Position()
    vell, hawk = table.resonator("Vell"), table.resonator("Hawk", 100, 900, "[Flying]", seat=1)
    Story(table).declare(vell).block(hawk).fought()
    assert table.damage(hawk) == 500


# First strike, pierce, explode


@rule("805.2", "805.2a", "806.2", "1104.2")
def test_first_strike_kills_a_blocker_before_it_strikes() -> None:
    table = Position()
    lance = table.resonator("Lance", 500, 300, "[First Strike]")
    wall = table.resonator("Wall", 900, 500, seat=1)
    story = Story(table).declare(lance).block(wall)
    assert (story.step, table.where(wall)) == ("first strike", "graveyard")
    story.fought()
    assert (table.where(lance), table.damage(lance), table.life(1)) == ("field", 0, 4000)


@rule("805.2b", "806.2")
def test_first_strike_is_dealt_once() -> None:
    table = Position()
    lance = table.resonator("Lance", 500, 300, "[First Strike]")
    story = Story(table).attack(lance)
    if story.priority is None:
        story.block()
    story.fought()
    assert table.life(1) == 3500


@rule("805.2", "806.3")
def test_a_blocker_with_first_strike_strikes_with_the_others() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500)
    lance = table.resonator("Lance", 500, 500, "[First Strike]", seat=1)
    Story(table).declare(vell).block(lance).fought()
    assert (table.where(vell), table.where(lance)) == ("graveyard", "graveyard")


@rule("805.2a", "806.3")
def test_with_the_blocker_killed_first_whoever_was_attacked_strikes_back() -> None:
    table = Position()
    lance = table.resonator("Lance", 500, 900, "[First Strike]")
    cole = table.resonator("Cole", 300, 600, seat=1, rested=True)
    wall = table.resonator("Wall", 900, 500, seat=1)
    Story(table).declare(lance, cole).block(wall).fought()
    assert (table.where(wall), table.damage(cole), table.damage(lance)) == ("graveyard", 0, 300)


@rule("805.2", "806.2")
def test_first_strike_gained_after_that_step_comes_too_late() -> None:
    table = Position()
    vell, wall = table.resonator("Vell", 500, 500), table.resonator("Wall", 500, 500, seat=1)
    story = Story(table).declare(vell).block(wall)
    assert story.step == "first strike"
    boost = "[Quickcast]\nTarget J/resonator gains [First Strike] until end of turn."
    story.play(table.chant(text=boost), vell).resolve().fought()
    assert (table.where(vell), table.where(wall)) == ("graveyard", "graveyard")


@rule("1102.2", "1102.2a", "1102.2b", "1102.2c")
def test_pierce_deals_to_the_opponent_what_a_blocker_cannot_take() -> None:
    table = Position()
    spear = table.resonator("Spear", 900, 500, "[Pierce]")
    wall = table.resonator("Wall", 100, 500, seat=1, damage=200)
    story = Story(table).declare(spear).block(wall).resolve()
    story.share(300, 600).fought()
    assert (table.where(wall), table.life(1)) == ("graveyard", 3400)


@rule("1102.2b", "1102.2c", "1102.3")
def test_pierce_deals_to_the_resonator_that_was_attacked() -> None:
    table = Position()
    spear = table.resonator("Spear", 900, 500, "[Pierce]\n[Pierce]")
    cole = table.resonator("Cole", 100, 500, seat=1, rested=True)
    wall = table.resonator("Wall", 100, 500, seat=1)
    story = Story(table).declare(spear, cole).block(wall).resolve()
    story.share(500, 400).fought()
    assert (table.where(wall), table.damage(cole), table.life(1)) == ("graveyard", 400, 4000)


@rule("1102.2b")
def test_a_blocker_is_dealt_all_that_it_can_take_before_anything_goes_through() -> None:
    table = Position()
    spear, wall = table.resonator("Spear", 900, 500, "[Pierce]"), table.resonator("Wall", 100, 500, seat=1)
    story = Story(table).declare(spear).block(wall).resolve()
    assert story.refuses(Amounts((400, 500))) == "FOW 1102.2b"
    story.share(700, 200).fought()
    assert table.life(1) == 3800


@rule("1102.2")
def test_without_pierce_nothing_goes_through_a_blocker() -> None:
    table = Position()
    spear, wall = table.resonator("Spear", 900, 500), table.resonator("Wall", 100, 500, seat=1)
    Story(table).declare(spear).block(wall).fought()
    assert (table.where(wall), table.life(1)) == ("graveyard", 4000)


@rule("1102.2b")
def test_pierce_divides_nothing_that_the_blocker_can_take() -> None:
    table = Position()
    spear, wall = table.resonator("Spear", 500, 500, "[Pierce]"), table.resonator("Wall", 100, 900, seat=1)
    Story(table).declare(spear).block(wall).fought()
    assert (table.damage(wall), table.life(1)) == (500, 4000)


@rule("1105.2")
def test_explode_destroys_itself_and_whom_it_damaged() -> None:
    table = Position()
    bomb, wall = table.resonator("Bomb", 100, 900, "[Explode]"), table.resonator("Wall", 100, 900, seat=1)
    story = Story(table).declare(bomb).block(wall).resolve()
    assert (story.step, story.chase) == ("damage", ["Bomb"])
    story.resolve()
    assert (table.where(bomb), table.where(wall)) == ("graveyard", "graveyard")


@rule("1105.3")
def test_explode_does_nothing_on_a_j_ruler() -> None:
    table = Position()
    lord, wall = table.judged("Mine", 100, 900, "[Explode]"), table.resonator("Wall", 100, 900, seat=1)
    Story(table).declare(lord).block(wall).fought()
    assert (table.where(lord), table.where(wall)) == ("field", "field")


# Who leaves


@rule("803.5a", "804.1", "805.1", "806.1")
def test_when_the_attacker_is_gone_the_battle_goes_to_its_end() -> None:
    table = Position()
    vell, bounce = table.resonator("Vell", 500, 500), table.chant(text=BOUNCE, seat=1)
    wall = table.resonator("Wall", 100, 900, seat=1)
    story = Story(table).declare(vell).block(wall)
    assert story.step == "first strike"
    story.passes().play(bounce, vell).resolve()
    assert table.where(vell) == "hand"
    story.resolve()
    assert (story.step, table.damage(wall)) == ("battle end", 0)


@rule("803.5a", "804.3")
def test_without_an_attacker_nobody_is_asked_to_block() -> None:
    table = Position()
    vell, bounce = table.resonator("Vell"), table.chant(text=BOUNCE, seat=1)
    table.resonator("Wall", seat=1)
    story = Story(table).declare(vell).passes().play(bounce, vell).resolve()
    while story.step != "main":
        assert story.priority is not None
        story.passes()
    assert table.life(1) == 4000


@rule("803.5a")
def test_an_attacker_under_new_control_attacks_no_more() -> None:
    table = Position()
    vell, steal = table.resonator("Vell"), table.chant(text=STEAL, seat=1)
    story = Story(table).declare(vell).passes().play(steal, vell).resolve()
    assert table.controller(vell) == 1
    story.on().fought()
    assert (table.life(1), table.life(0)) == (4000, 4000)


@rule("803.5a")
def test_what_has_stopped_attacking_does_not_attack_again_in_the_same_battle() -> None:
    table = Position()
    golem = table.regalia("Golem", "As long as you control an Elf, this card is a [500/500] Machine resonator.")
    elf = table.resonator("Elf", races=("Elf",))
    bane = table.chant(text="[Quickcast]\nDestroy target resonator.", seat=1)
    seed = table.chant(text="[Quickcast]\nPut a [100/100] wind Elf resonator token into your field.")
    story = Story(table).declare(golem).passes().play(bane, elf).resolve().play(seed).resolve()
    assert table.atk(golem) == 500
    story.fought()
    assert table.life(1) == 4000


@rule("803.5a")
def test_an_attacker_that_is_no_resonator_any_more_attacks_no_more() -> None:
    table = Position()
    golem = table.regalia("Golem", "As long as you control an Elf, this card is a [500/500] Machine resonator.")
    elf = table.resonator("Elf", races=("Elf",))
    bane = table.chant(text="[Quickcast]\nDestroy target resonator.", seat=1)
    story = Story(table).declare(golem).passes().play(bane, elf).resolve().fought()
    assert (table.where(golem), table.life(1), story.step) == ("field", 4000, "main")


@rule("804.5b", "805.2b", "806.2b")
def test_with_the_blocker_gone_the_opponent_is_dealt_the_damage() -> None:
    table = Position()
    vell, wall = table.resonator("Vell", 500, 500), table.resonator("Wall", 100, 900, seat=1)
    bounce = table.chant(text=BOUNCE)
    story = Story(table).declare(vell).to_block().choose(wall)
    assert story.step == "block declared"
    story.play(bounce, wall).resolve().fought()
    assert (table.life(1), table.where(wall)) == (3500, "hand")


@rule("804.4a")
def test_a_blocker_under_new_control_blocks_no_more() -> None:
    table = Position()
    vell, wall = table.resonator("Vell", 500, 500), table.resonator("Wall", 100, 900, seat=1)
    story = Story(table).declare(vell).to_block().choose(wall)
    story.play(table.chant(text=STEAL), wall).resolve().fought()
    assert (table.life(1), table.damage(wall)) == (3500, 0)


@rule("804.5b", "806.2b")
def test_when_who_was_attacked_is_gone_no_damage_is_dealt() -> None:
    table = Position()
    vell, cole = table.resonator("Vell", 500, 500), table.resonator("Cole", seat=1, rested=True)
    bounce = table.chant(text=BOUNCE, seat=1)
    story = Story(table).declare(vell, cole).passes().play(bounce, cole).resolve().fought()
    assert (table.life(1), table.damage(vell), story.step) == (4000, 0, "main")


# Forced attacks


@rule("710.2", "1123.2")
def test_who_must_attack_and_can_does_not_let_its_player_pass_in_main_timing() -> None:
    table = Position()
    oni = table.resonator("Oni", 300, 300, "[Bloodlust]")
    story = Story(table)
    assert story.refuses(Pass()) == "FOW 710.2"
    story.attack(oni).fought().passes()
    assert (table.life(1), story.priority) == (3700, 1)


@rule("710.2a", "710.2b", "710.2d")
def test_who_cannot_attack_need_not() -> None:
    for more in ({"rested": True}, {"since": 3}):
        table = Position()
        table.resonator("Oni", 300, 300, "[Bloodlust]", **more)
        assert Story(table).passes().priority == 1
    table = Position()
    table.resonator("Oni", 300, 300, "[Bloodlust]\nThis card cannot attack.")
    assert Story(table).passes().priority == 1


@rule("803.3", "803.3a")
def test_of_those_who_must_attack_one_is_chosen_before_any_other() -> None:
    table = Position()
    oni, ogre = (table.resonator(name, 300, 300, "[Bloodlust]") for name in ("Oni", "Ogre"))
    vell = table.resonator()
    story = Story(table).battle().resolve().resolve()
    assert story.tries(Cards((vell,))) is not None
    assert story.tries(Cards(())) is not None
    story.choose(ogre).on()
    story.fought()
    assert (table.rested(ogre), table.rested(oni)) == (True, False)
    assert story.refuses(Pass()) == "FOW 710.2"


@rule("804.4", "804.3")
def test_who_cannot_block_does_not() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500)
    shy = table.resonator("Shy", 100, 900, "This card cannot block.", seat=1)
    other = table.resonator("Wall", 100, 900, seat=1)
    story = Story(table).declare(vell).to_block()
    assert story.tries(Cards((shy,))) is not None
    story.block(other).fought()
    assert table.damage(other) == 500


@rule("803.7", "1118.2")
def test_an_attack_triggers_before_the_block() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500, "Whenever this card attacks ⇒ It gains [+200/+0] until end of turn.")
    story = Story(table).declare(vell)
    assert (story.chase, story.priority) == (["Vell"], 0)
    story.on().fought()
    assert table.life(1) == 3300


@rule("807.3a", "807.3")
def test_what_lasts_until_the_end_of_the_battle_ends_with_it() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500)
    story = Story(table).declare(vell)
    story.play(table.chant(text="[Quickcast]\nTarget resonator gains [+300/+0] until end of battle."), vell).resolve()
    assert table.atk(vell) == 800
    story.fought()
    assert (table.atk(vell), table.life(1), story.step) == (500, 3200, "main")


# Damage


@rule("1007.1", "1203.1", "207.2")
def test_damage_of_a_turn_adds_up() -> None:
    table = Position()
    wall = table.resonator("Wall", 100, 900, seat=1)
    bolts = [table.chant(text="This card deals 500 damage to target J/resonator.") for _ in range(2)]
    story = Story(table).play(bolts[0], wall).resolve()
    assert (table.damage(wall), table.where(wall)) == (500, "field")
    story.play(bolts[1], wall).resolve()
    assert table.where(wall) == "graveyard"


@rule("1203.2")
def test_a_resonator_without_def_left_is_destroyed() -> None:
    table = Position()
    cole = table.resonator("Cole", 300, 500, seat=1)
    Story(table).play(table.chant(text="Target resonator gains [-500/-500] until end of turn."), cole).resolve()
    assert table.where(cole) == "graveyard"


@rule("1203.1")
def test_damage_that_was_survived_kills_once_the_def_goes_down() -> None:
    table = Position()
    cole = table.resonator("Cole", 300, 900, seat=1, damage=600)
    Story(table).play(table.chant(text="Target resonator gains [-300/-300] until end of turn."), cole).resolve()
    assert table.where(cole) == "graveyard"


@rule("1007.1", "1007.4")
def test_who_has_def_and_no_atk_is_dealt_damage() -> None:
    table = Position()
    sage = table.judged("Sage", None, 500, seat=1)
    Story(table).play(table.chant(text="This card deals 300 damage to target J/resonator."), sage).resolve()
    assert table.damage(sage) == 300


@rule("1007.4", "207.2a")
def test_a_j_ruler_without_def_takes_no_damage() -> None:
    table = Position()
    sage = table.judged("Sage", None, None, seat=1)
    Story(table).play(table.chant(text="This card deals 500 damage to target J/resonator."), sage).resolve()
    assert (table.damage(sage), table.where(sage)) == (0, "field")


@rule("1010.3", "1203.1")
def test_what_cannot_be_destroyed_stays_with_deadly_damage() -> None:
    table = Position()
    rock = table.resonator("Rock", 100, 300, "This card cannot be destroyed.", seat=1)
    bolt, bane = (table.chant(text=text) for text in (
        "This card deals 500 damage to target J/resonator.", "Destroy target resonator.",
    ))
    Story(table).play(bolt, rock).resolve().play(bane, rock).resolve()
    assert (table.where(rock), table.damage(rock)) == ("field", 500)


@rule("1011.1", "1011.2", "1010.3")
def test_banishing_is_no_destroying_and_only_of_ones_own() -> None:
    table = Position()
    rock = table.resonator("Rock", 100, 300, "This card cannot be destroyed.")
    hers = table.resonator("Cole", seat=1)
    owl = table.resonator("Owl", text="Banish another resonator: Draw a card.")
    Story(table).use(owl).give(rock).resolve()
    assert (table.where(rock), table.where(hers)) == ("graveyard", "field")


@rule("1007.3", "1007.3a")
def test_damage_for_each_of_something_is_dealt_at_once() -> None:
    table = Position()
    table.some(3, "hand", seat=1)
    table.regalia("Ward", "If damage would be dealt to you by a normal spell, prevent 200 of it.", seat=1)
    rain = table.chant(text="This card deals 100 damage to your opponent for each card in their hand.")
    Story(table).play(rain).resolve()
    assert table.life(1) == 3900


@rule("912.2")
def test_battle_damage_comes_from_the_resonator() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500, "Whenever this card deals damage to your opponent ⇒ Draw a card.")
    story = Story(table).attack(vell)
    story.until("damage")
    assert (story.chase, table.life(1)) == (["Vell"], 3500)


@rule("104.2", "806.2")
def test_no_damage_is_no_damage() -> None:
    table = Position()
    vell = table.resonator("Vell", 300, 900, "Whenever this card deals damage to your opponent ⇒ Draw a card.")
    sap = table.chant(text="Target resonator gains [-400/+0] until end of turn.")
    story = Story(table).play(sap, vell).resolve().attack(vell).fought()
    assert (table.life(1), table.size("hand"), story.step) == (4000, 0, "main")


@rule("1102.4")
def test_piercing_damage_is_battle_damage() -> None:
    table = Position()
    spear, wall = table.resonator("Spear", 900, 500, "[Pierce]"), table.resonator("Wall", 100, 500, seat=1)
    table.regalia("Ward", "Prevent all battle damage that would be dealt to you.", seat=1)
    Story(table).declare(spear).block(wall).resolve().share(500, 400).fought()
    assert (table.where(wall), table.life(1)) == ("graveyard", 4000)

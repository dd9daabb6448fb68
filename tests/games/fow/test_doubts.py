"""What people who play it ask most, each with the answer of the rulebook."""

from __future__ import annotations

from tests.games.fow.story import Story, play, rule
from tests.games.fow.table import FIRE, Position, j_ruler

BANE = "[Quickcast]\nDestroy target resonator."
FREE = "Put target resonator from your graveyard into your hand. You may play it without paying its cost."
BOLT = "[Quickcast]\nThis card deals 500 damage to target J/resonator."


# Judgment and stones


@rule("705.1", "709.1")
def test_who_rests_the_ruler_for_a_stone_performs_no_judgment_unless_it_is_recovered() -> None:
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {0}")
    wake = table.chant(text="Recover target ruler.")
    story = Story(table).call()
    assert story.refuses(story.judgment()) == "FOW 705.1"
    story.play(wake, lord).resolve().judge().resolve()
    assert table.where(lord) == "field"


@rule("705.1", "709.1")
def test_no_stone_is_called_after_judgment_though_the_j_ruler_is_recovered() -> None:
    table = Position()
    table.ruler("Lord", "[Judgment] {0}", j_ruler("Awakened", text="[Swiftness]"))
    story = Story(table).judge().resolve()
    assert story.refuses(story.calling()) == "FOW 709.1"


@rule("302.3", "1010.1a")
def test_a_j_ruler_that_is_destroyed_while_rested_comes_back_rested() -> None:
    table = Position()
    lord = table.judged("Awakened", 800, 800, rested=True)
    Story(table).play(table.chant(text="Destroy target J-ruler."), lord).resolve()
    assert (table.where(lord), table.rested(lord), table.counters(lord, "astral")) == ("ruler area", True, 1)


@rule("705.3", "803.3a", "1107.2")
def test_a_j_ruler_attacks_in_the_turn_of_its_judgment_only_with_swiftness() -> None:
    for text in ("", "[Swiftness]"):
        table = Position()
        lord = table.ruler("Lord", "[Judgment] {0}", j_ruler("Awakened", text=text))
        story = Story(table).judge().resolve()
        assert bool([one for one in story.asked.plays if one.how == "battle" and one.card == lord]) is bool(text)


@rule("705.2d", "1012.1")
def test_judgment_is_neither_spell_nor_ability_and_cannot_be_cancelled() -> None:
    table = Position()
    table.ruler("Lord", "[Judgment] {0}")
    no = table.chant(text="[Quickcast]\nCancel target spell or ability.", seat=1)
    story = Story(table).judge().passes()
    assert story.refuses(play(no)) == "FOW 903.2d"


# Recovering


@rule("104.4", "1013.1")
def test_what_cannot_recover_is_not_recovered_by_a_spell_either() -> None:
    table = Position()
    cole = table.resonator("Cole", text="This card cannot recover.", rested=True)
    Story(table).play(table.chant(text="Recover target resonator."), cole).resolve()
    assert table.rested(cole)


@rule("104.4", "503.5", "1013.1")
def test_what_does_not_recover_in_the_recovery_phase_is_recovered_by_a_spell() -> None:
    table = Position()
    cole = table.resonator("Cole", text="This card doesn't recover during your recovery phase.", rested=True)
    Story(table).play(table.chant(text="Recover target resonator."), cole).resolve()
    assert not table.rested(cole)


# When something is played


@rule("104.1", "605.1b", "702.1")
def test_what_an_effect_plays_is_played_at_once_though_it_is_not_main_timing() -> None:
    table = Position()
    hound = table.resonator("Hound", zone="graveyard")
    call = table.chant(text=f"[Quickcast]\n{FREE}")
    story = Story(table).battle().play(call, hound).resolve().yes()
    assert story.chase == ["Hound"]


@rule("702.1", "702.2")
def test_what_a_text_lets_be_played_this_turn_is_played_at_its_own_time() -> None:
    table = Position()
    hound = table.resonator("Hound", zone="graveyard")
    leave = table.chant(text="[Quickcast]\nYou may play target resonator in your graveyard this turn.")
    story = Story(table).battle().play(leave, hound).resolve()
    assert story.refuses(play(hound)) == "FOW 702.1"


# Priority


@rule("605.1a", "605.1b")
def test_who_plays_something_may_play_more_before_anybody_answers() -> None:
    table = Position()
    first, second = table.chant("First", BOLT), table.chant("Second", BOLT)
    cole = table.resonator("Cole", 500, 2000, seat=1)
    story = Story(table).play(first, cole).play(second, cole)
    assert (story.chase, story.priority) == (["First", "Second"], 0)
    assert story.resolve().priority == 0


@rule("803.7", "804.2", "804.6", "806.4")
def test_both_may_act_after_the_attack_before_the_block_after_it_and_after_the_damage() -> None:
    table = Position()
    hound = table.resonator("Hound", 500, 500)
    table.resonator("Wall", 100, 900, seat=1)
    for _ in range(12):
        table.chant(text="[Quickcast]\nYou gain 100 life.", seat=0)
        table.chant(text="[Quickcast]\nYou gain 100 life.", seat=1)
    story = Story(table, automatic=False).battle()
    seen: list[tuple[str, int]] = []
    while story.step != "main" or not seen:
        if story.priority is not None:
            seen.append((story.step, story.priority))
            story.passes()
        elif story.asked.kind == "attack":
            story.choose(hound)
        else:
            story.choose()
    steps = ["battle", "attack", "attack declared", "block", "block declared", "first strike", "damage", "battle end"]
    assert seen == [(step, seat) for step in steps for seat in (0, 1)]


@rule("804.3", "804.5b")
def test_an_attacker_that_is_gone_before_the_block_deals_and_suffers_nothing() -> None:
    table = Position()
    hound = table.resonator("Hound", 500, 500)
    wall = table.resonator("Wall", 100, 900, seat=1)
    bane = table.chant(text=BANE, seat=1)
    story = Story(table).declare(hound).passes().play(bane, hound).resolve()
    story.fought()
    assert (table.life(1), table.rested(wall)) == (4000, False)


@rule("804.4a", "804.5b", "806.2b")
def test_what_was_blocked_by_a_card_that_is_gone_strikes_what_it_attacked() -> None:
    table = Position()
    hound = table.resonator("Hound", 500, 500)
    wall = table.resonator("Wall", 100, 900, seat=1)
    bane = table.chant(text=BANE)
    story = Story(table).attack(hound).choose(wall)
    story.play(bane, wall).resolve().fought()
    assert table.life(1) == 3500


# Targets


@rule("903.3a")
def test_a_target_that_left_and_came_back_is_another_card() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 500, seat=1)
    blink = table.chant(text="[Quickcast]\nRemove target resonator from the game, then put it into its owner's field.",
                        seat=1)
    bane = table.chant(text=BANE)
    Story(table).play(bane, cole).passes().play(blink, cole).resolve().resolve()
    assert (table.where(cole), table.where(bane)) == ("field", "graveyard")


@rule("903.3a", "903.3b")
def test_what_a_spell_does_besides_happens_though_its_target_is_gone() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 500, seat=1)
    bolt = table.chant(text="Destroy target resonator. Draw a card.")
    bane = table.chant(text=BANE, seat=1)
    Story(table).play(bolt, cole).passes().play(bane, cole).resolve().resolve()
    assert table.size("hand") == 1


@rule("1120.2", "903.2d")
def test_barrier_is_asked_of_targets_and_not_of_what_meets_all() -> None:
    table = Position()
    ghost = table.resonator("Ghost", 500, 500, "[Barrier]", seat=1)
    story = Story(table)
    bane, storm = table.chant(text=BANE), table.chant(text="Destroy all resonators.")
    assert story.refuses(play(bane)) == "FOW 903.2d"
    story.play(storm).resolve()
    assert table.where(ghost) == "graveyard"


# Replacing


@rule("910.3", "910.1")
def test_two_replacements_of_a_kind_both_apply_once() -> None:
    table = Position()
    giant = table.resonator("Giant", 500, 900)
    for name in ("Forge", "Anvil"):
        table.regalia(name, "If a resonator you control would deal damage, it deals that much +100 instead.")
    story = Story(table).attack(giant)
    while story.priority is not None:
        story.passes()
    story.pick(0).fought()
    assert table.life(1) == 3300


@rule("910.2", "910.1")
def test_what_is_replaced_by_another_move_does_not_trigger_what_waits_for_the_first() -> None:
    table = Position()
    table.regalia("Rift", "If a resonator you control would be put into your graveyard, remove it from the game "
                          "instead.", seat=1)
    cole = table.resonator("Cole", 500, 500, "When this card is put into a graveyard from your field ⇒ Draw a card.",
                           seat=1)
    Story(table).play(table.chant(text=BANE), cole).resolve()
    assert (table.where(cole), table.size("hand", 1)) == ("removed", 0)


@rule("910.1", "1009.1")
def test_a_card_that_is_chosen_comes_into_the_hand_instead_of_the_one_drawn() -> None:
    table = Position()
    table.regalia("Well", "If you would draw a card, put a card from your graveyard into your hand instead.")
    old = table.resonator("Old", zone="graveyard")
    Story(table).play(table.chant(text="Draw a card.")).resolve()
    assert (table.there("hand"), table.size("deck")) == ([old], 10)


# Layers


@rule("909.1b", "909.1d")
def test_what_has_lost_its_abilities_keeps_what_others_give_later() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 500, "[Flying]\nThis card gains [+300/+300].")
    story = Story(table)
    assert table.values(cole) == (800, 800)
    story.play(table.chant(text="Target resonator loses all abilities until end of turn."), cole).resolve()
    assert (table.values(cole), table.keywords(cole)) == ((500, 500), set())
    story.play(table.chant(text="Target resonator gains [+200/+200] and [Swiftness] until end of turn."), cole)
    story.resolve()
    assert (table.values(cole), table.keywords(cole)) == ((700, 700), {"Swiftness"})


@rule("909.1f", "1203.2")
def test_what_is_made_smaller_than_nothing_is_destroyed() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 500, seat=1)
    Story(table).play(table.chant(text="Target resonator gains [-500/-500] until end of turn."), cole).resolve()
    assert table.where(cole) == "graveyard"


# Modes


@rule("903.2c", "903.2d")
def test_a_mode_whose_target_is_not_there_cannot_be_chosen() -> None:
    table = Position()
    one = table.chant(text="Choose one - Destroy target regalia; or draw a card.")
    story = Story(table).play(one).resolve()
    assert table.size("hand") == 1 and story.chase == []


@rule("903.2c", "1017.1c")
def test_a_copy_of_a_spell_has_its_mode_and_its_targets() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 900, seat=1)
    one = table.chant(text="Choose one - This card deals 400 damage to target resonator; or draw a card.")
    twin = table.chant(text="[Quickcast]\nCopy target spell.")
    story = Story(table).play(one).pick(0)
    if story.asked.kind == "cards":
        story.choose(cole)
    story.play(twin, one).resolve()
    story.resolve()
    assert table.damage(cole) == 400
    story.resolve()
    assert table.damage(cole) == 800


# Costs


@rule("203.5a")
def test_a_card_without_a_cost_has_a_total_cost_of_nothing() -> None:
    table = Position()
    table.stones("R")
    Story(table).play(table.chant(text="Destroy all cards with total cost 0.")).resolve()
    assert table.size("field") == 0


@rule("903.2e-iv", "203.2")
def test_a_free_cost_made_less_leaves_the_attributes_to_pay() -> None:
    table = Position()
    table.regalia("Mint", "You pay {2} less to play resonators.")
    hound = table.resonator("Hound", zone="hand", cost="{R}{1}")
    story = Story(table)
    assert story.refuses(play(hound)) == "FOW 1003.4"
    table.stones("R")
    Story(table).play(hound).pay().resolve()
    assert table.where(hound) == "field"


@rule("903.2e-ii", "903.2e-iii")
def test_what_is_played_without_its_cost_still_pays_what_comes_on_top() -> None:
    table = Position()
    table.regalia("Toll", "Your opponent pays {1} more to play resonators.", seat=1)
    hound = table.resonator("Hound", zone="graveyard", cost="{R}{R}")
    table.stones("W")
    story = Story(table).play(table.chant(text=FREE), hound).resolve().yes().pay()
    assert story.chase == ["Hound"]


@rule("904.1", "903.2e-iii")
def test_two_cards_that_make_spells_dearer_do_so_both_and_for_every_spell() -> None:
    table = Position()
    for _ in range(2):
        table.regalia("Toll", "You pay {1} more to play chants.", seat=1)
        table.regalia("Toll", "Your opponent pays {1} more to play chants.", seat=1)
    first, second = (table.chant(name, "[Quickcast]\nDraw a card.", cost="R") for name in ("Spark", "Glow"))
    table.will("RRRRRR")
    story = Story(table).play(first)
    assert story.pool == "RRR"
    story.play(second)
    assert (story.chase, story.pool) == (["Spark", "Glow"], "")


# Will


@rule("907.4", "505.5c", "503.4")
def test_will_outlasts_the_phase_and_goes_at_the_end_of_the_turn() -> None:
    table = Position()
    stone = table.stone(FIRE)
    story = Story(table, automatic=False).use(stone).resolve()
    assert (story.phase, story.pool) == ("end", "R")
    while story.turn_player == 0:
        story.passes()
    assert story.pool_of(0) == ""


@rule("907.1")
def test_an_automatic_ability_of_something_else_that_produces_will_waits_on_the_chase() -> None:
    table = Position()
    table.regalia("Prism", "When you play a card ⇒ Produce {W}.")
    story = Story(table).play(table.chant("Spark"))
    assert (story.pool, story.chase) == ("", ["Spark", "Prism"])


@rule("907.1", "907.3")
def test_an_automatic_ability_of_a_will_ability_that_produces_will_resolves_at_once() -> None:
    table = Position()
    stone = table.stone(FIRE)
    table.regalia("Prism", "When you play a will ability ⇒ Produce {W}.")
    story = Story(table).use(stone)
    assert (story.pool, story.chase) == ("RW", [])


# What is revealed and searched


@rule("1014.2")
def test_who_searches_for_a_certain_card_need_not_find_it() -> None:
    table = Position()
    elf = table.resonator("Elf", zone="deck", races=("Elf",))
    story = Story(table).play(table.chant(text="Search your deck for an Elf and put it into your hand. Then shuffle "
                                               "your deck.")).resolve()
    story.choose()
    assert table.where(elf) == "deck"


# Additional questions of who


@rule("306.3", "505.5d")
def test_the_hand_is_brought_down_to_seven_at_the_end_of_the_own_turn_only() -> None:
    table = Position()
    mine, theirs = table.some(9, "hand"), table.some(9, "hand", seat=1)
    story = Story(table)
    while story.asked.kind != "cards":
        story.passes()
    assert story.asked.seat == 0 and story.asked.bounds() == (2, 2)
    story.choose(*mine[:2])
    assert (table.size("hand"), table.size("hand", 1)) == (7, 9) and theirs


@rule("1202.1", "1202.2", "103.3")
def test_two_players_who_lose_together_draw() -> None:
    table = Position()
    table.let(life_0=500, life_1=500)
    story = Story(table).play(table.chant(text="Each player loses 500 life.")).resolve()
    assert story.outcome is not None and story.outcome[0] is None


@rule("903.2d", "104.4")
def test_a_player_who_cannot_be_targeted_is_not() -> None:
    table = Position()
    table.regalia("Aegis", "You cannot be targeted by spells or abilities your opponent controls.", seat=1)
    ash = table.resonator("Ash", seat=1)
    bolt = table.chant(text="This card deals 300 damage to target player.")
    spark = table.chant(text="This card deals 300 damage to target player or resonator.")
    story = Story(table).play(bolt).resolve()
    assert (table.life(0), table.life(1)) == (3700, 4000)
    story.play(spark).pick(1).resolve()
    assert table.damage(ash) == 300


@rule("903.3a")
def test_a_player_who_cannot_be_targeted_any_more_is_left_alone_as_a_text_resolves() -> None:
    table = Position()
    ward = table.chant(
        text="[Quickcast]\nYou cannot be targeted by spells or abilities your opponent controls until end of turn.",
        seat=1,
    )
    table.some(1, "hand", seat=1)
    lash = table.chant(text="Target player loses 500 life. You gain 300 life. That player discards a card.")
    story = Story(table).play(lash).pick(1).passes().play(ward).resolve().resolve()
    assert (table.life(0), table.life(1), table.size("hand", 1)) == (4300, 4000, 1)
    assert story.play(table.chant("Jab", "Target player loses 500 life.")).resolve().table.life(0) == 3800


@rule("708.2", "708.3", "505.1")
def test_a_card_with_trigger_hears_the_beginning_of_a_phase() -> None:
    table = Position()
    trap = table.chant("Trap", "[Trigger] At the beginning of your opponent's end phase ⇒ Draw a card.", seat=1,
                       zone="standby area")
    story = Story(table, automatic=False).until("end begins").passes().play(trap).resolve()
    assert table.size("hand", 1) == 1 and story.phase == "end"


# What judgment asks for


@rule("705.2", "705.2a")
def test_a_judgment_may_ask_for_any_number_of_will_but_not_for_none() -> None:
    table = Position()
    text = "When this card enters your field ⇒ If you paid {W}, you gain 1000 life. If you paid {U}, draw a card."
    table.ruler("Lord", "[Judgment] Pay any number of will. You cannot choose to pay {0}.", j_ruler("Up", text=text))
    assert Story(table).refuses(Story(table).judgment()) == "FOW 1003.4"
    table.stones("WR")
    story = Story(table).judge()
    assert (story.asked.kind, story.match.question(0).least, story.match.question(0).most) == ("number", 1, 2)
    story.number(2).pay().resolve().resolve()
    assert (table.life(0), table.size("hand")) == (5000, 0)


@rule("705.2a", "104.1")
def test_the_text_of_a_judgment_puts_another_cost_in_the_place_of_its_own() -> None:
    for life, cost in ((4000, "WWW"), (3000, "WW"), (1000, "")):
        table = Position()
        text = "[Judgment] Pay {W}{W}{W}. If your life is 3000 or less, pay {W}{W} instead. If your life is 1000 or " \
            "less, pay {0} instead."
        table.ruler("Lord", text)
        table.let(life_0=life)
        story = Story(table)
        if cost:
            table.will(cost[1:])
            assert story.refuses(story.judgment()) == "FOW 1003.4"
            table.will("W")
        story.judge()
        assert story.pool == ""


@rule("705.2a", "1003.6")
def test_an_x_that_is_paid_with_moon_will_alone() -> None:
    table = Position()
    table.ruler("Lord", "[Judgment] {2}{X}. Spend only {M} will on X.")
    table.will("RRRRM")
    story = Story(table).judge()
    assert story.match.question(0).most == 1
    story.number(1)
    if story.asked.kind == "options":
        story.pick(0)
    assert story.pool == "RR"


@rule("906.4", "912.1")
def test_it_is_known_how_many_attributes_were_spent_for_a_card() -> None:
    table = Position()
    text = "When this card enters your field ⇒ It deals 100 damage to each J/resonator your opponent controls for " \
        "each different attribute among all wills spent to play this card."
    boy = table.resonator("Boy", 500, 500, text, zone="hand", cost="{3}")
    wall = table.resonator("Wall", 100, 900, seat=1)
    table.will("RRW")
    Story(table).play(boy).resolve().resolve()
    assert table.damage(wall) == 200

"""Stories of chapter 10: what is done to cards (FOW 1002 to 1023)."""

from __future__ import annotations

from engine.answers import Cards
from engine.events import Roll, Shuffle
from tests.games.fow.story import Story, play, rule, use
from tests.games.fow.table import Position, future


@rule("1004.1", "311.2")
def test_what_is_removed_lies_open_in_its_owners_removed_area() -> None:
    table = Position()
    cole = table.resonator("Cole", seat=1)
    Story(table).play(table.chant(text="Remove target resonator from the game."), cole).resolve()
    assert table.there("removed", 1) == [cole]


@rule("1006.1")
def test_what_is_summoned_is_a_spell_on_top_of_the_chase_that_nobody_has_played() -> None:
    table = Position()
    table.regalia("Harp", "When you play a card ⇒ You gain 100 life.")
    ash = table.resonator("Ash", text="When this card enters your field ⇒ Draw a card.", zone="graveyard", cost="RRR")
    spark, rite = table.chant("Spark"), table.chant("Rite", "[Quickcast]\nSummon a resonator from your graveyard.")
    story = Story(table).play(spark).resolve().play(rite).resolve().resolve()
    assert (story.chase, table.where(ash), table.life()) == (["Spark", "Ash"], "chase", 4200)
    assert (story.resolve().chase, table.there("field")[-1]) == (["Spark", "Ash"], ash)
    assert story.resolve().table.size("hand") == 1


@rule("1006.1", "1012.1")
def test_what_is_summoned_can_be_cancelled_as_a_spell_of_who_summoned_it() -> None:
    table = Position()
    ash, stone = table.resonator("Ash", zone="graveyard", seat=1), table.chant("Stone", zone="graveyard", seat=1)
    story = Story(table).play(table.chant(text="Summon all cards from your opponent's graveyard.")).resolve()
    assert story.chase == ["Ash"] and table.where(stone) == "graveyard"
    story.passes().play(table.chant(text="[Quickcast]\nCancel target resonator spell your opponent controls.", seat=1))
    assert story.resolve().chase == [] and table.there("graveyard", 1)[:2] == [stone, ash]


#: A spell to which nothing can be chased, and what triggers as one is played.
LOCK, CLOCK = "Players cannot chase this card.\nDraw a card.", "Whenever you play a chant ⇒ "


@rule("1008.2", "1006.1")
def test_nothing_is_summoned_over_what_cannot_be_chased() -> None:
    table = Position()
    ash = table.resonator("Ash", zone="graveyard")
    table.regalia("Clock", CLOCK + "You may summon a resonator from your graveyard.")
    story = Story(table).play(table.chant("Lock", LOCK)).resolve()
    assert (story.chase, table.where(ash)) == (["Lock"], "graveyard")


@rule("1008.2", "1017.1a")
def test_no_spell_is_copied_over_what_cannot_be_chased() -> None:
    table = Position()
    table.regalia("Clock", CLOCK + "Copy that spell.")
    story = Story(table).play(table.chant("Spark", "Draw a card.")).resolve()
    assert story.chase == ["Spark", "Spark"]
    assert story.resolve().resolve().play(table.chant("Lock", LOCK)).resolve().chase == ["Lock"]


@rule("1008.2", "104.4")
def test_no_card_is_played_by_an_effect_over_what_cannot_be_chased() -> None:
    table = Position()
    table.regalia("Clock", CLOCK + "You may play a resonator card from your hand without paying its cost.")
    ash = table.resonator("Ash", zone="hand")
    story = Story(table).play(table.chant("Lock", LOCK)).resolve()
    if story.priority is None:
        story.yes()
    assert (story.chase, table.where(ash)) == (["Lock"], "hand")


@rule("1008.2")
def test_an_ability_of_a_card_that_could_not_be_chased_as_a_spell_can_be() -> None:
    table = Position()
    owl = table.resonator("Owl", text="Players cannot chase this card.\n{0}: You gain 300 life.")
    answer = table.chant("Spark", "[Quickcast]\nDraw a card.", seat=1)
    assert Story(table).use(owl, 1).passes().play(answer).chase == ["Owl", "Spark"]


@rule("1008.2", "1006.1")
def test_what_cannot_be_chased_may_itself_summon_as_it_resolves() -> None:
    table = Position()
    ash = table.resonator("Ash", zone="graveyard")
    rite = table.chant("Rite", "Players cannot chase this card.\nSummon a resonator from your graveyard.")
    assert Story(table).play(rite).resolve().chase == ["Ash"] and table.where(ash) == "chase"


@rule("1009.1", "1009.2", "304.3")
def test_two_cards_are_drawn_one_after_the_other() -> None:
    table = Position()
    second, first = table.resonator("Ash", zone="deck"), table.resonator("Birch", zone="deck")
    table.regalia("Harp", "Whenever you draw a card ⇒ You gain 100 life.")
    story = Story(table).play(table.chant(text="Draw two cards.")).resolve()
    if story.asked.kind == "options":
        story.pick(0)
    assert (table.there("hand"), story.chase) == ([first, second], ["Harp", "Harp"])


@rule("1010.2")
def test_a_destroyed_ruler_goes_to_the_graveyard() -> None:
    table = Position()
    lord = table.rulers[1]
    Story(table).play(table.chant(text="Destroy target ruler your opponent controls."), lord).resolve()
    assert table.where(lord) == "graveyard"


@rule("1013.2")
def test_what_is_rested_does_not_rest_again_as_a_cost() -> None:
    table = Position()
    owl = table.resonator("Owl", text="{Rest}: Draw a card.")
    story = Story(table).use(owl).resolve()
    assert table.rested(owl) is True
    assert story.refuses(use(owl)) in {"FOW 1013.2", "FOW 903.2f"}


@rule("1014.1")
def test_from_an_open_area_something_is_chosen_if_there_is_anything() -> None:
    table = Position()
    ash, birch = (table.resonator(name, zone="graveyard") for name in ("Ash", "Birch"))
    story = Story(table).play(table.chant(text="Put a resonator from your graveyard into your hand.")).resolve()
    assert story.tries(Cards(())) is not None
    story.choose(birch)
    assert (table.where(ash), table.where(birch)) == ("graveyard", "hand")


@rule("1014.2", "1021.1", "1021.1a", "1005.1")
def test_who_searches_a_deck_may_find_nothing_and_shuffles_it() -> None:
    table = Position()
    elf = table.resonator("Elf", races=("Elf",), zone="deck")
    text = "Search your deck for an Elf resonator, reveal it and put it into your hand. Then shuffle your deck."
    story = Story(table).play(table.chant(text=text)).resolve().choose()
    assert table.where(elf) == "deck"
    story.play(table.chant(text=text)).resolve().choose(elf)
    assert table.where(elf) == "hand"
    assert sum(isinstance(one, Shuffle) for one in table.state.log) == 2


@rule("1017.1b", "1017.1c")
def test_the_copy_of_an_ability_is_the_same_ability() -> None:
    table = Position()
    owl = table.resonator("Owl", text="{0}: You gain 300 life.")
    echo = table.chant(text="[Quickcast]\nCopy target activate ability.")
    story = Story(table).use(owl).play(echo).resolve()
    assert story.chase == ["Owl", "Owl"]
    story.resolve().resolve()
    assert table.life(0) == 4600


@rule("1019.1", "1019.2")
def test_a_discard_without_a_number_is_of_the_whole_hand() -> None:
    table = Position()
    cards = table.some(3, "hand", seat=1)
    Story(table).play(table.chant(text="Your opponent discards their hand.")).resolve()
    assert [table.where(card) for card in cards] == ["graveyard"] * 3


@rule("1020.3")
def test_two_numbers_change_atk_and_def() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 900)
    Story(table).play(table.chant(text="Target resonator gains [+600/-600] until end of turn."), cole).resolve()
    assert table.values(cole) == (1100, 300)


@rule("1022.1", "1022.1b", "1022.2", "1022.4", "1022.5")
def test_counters_of_one_name_are_one_kind_and_move() -> None:
    table = Position()
    ash = table.resonator("Ash", 100, 100, counters={"+100/+100": 1})
    birch = table.resonator("Birch", 100, 100, "{0}: Move a [+100/+100] counter from target resonator to this card.")
    story = Story(table).play(table.chant(text="Put a [+100/+100] counter on target resonator."), ash).resolve()
    assert (table.counters(ash, "+100/+100"), table.values(ash)) == (2, (300, 300))
    story.use(birch, at=(ash,)).resolve()
    assert (table.values(ash), table.values(birch)) == ((200, 200), (200, 200))


@rule("1023.1", "1023.1b")
def test_force_rolls_so_many_dice() -> None:
    table = Position()
    text = "[Force] 3. You gain 100 life multiplied by the result of the roll."
    Story(table).play(table.chant(text=text)).resolve()
    assert 300 <= table.life(0) - 4000 <= 1800


@rule("1012.1", "1017.1d")
def test_a_cancelled_ability_is_gone() -> None:
    table = Position()
    owl = table.resonator("Owl", text="{0}: You gain 300 life.")
    no = table.chant(text="[Quickcast]\nCancel target activate ability.", seat=1)
    story = Story(table).use(owl).passes().play(no).resolve()
    assert (story.chase, table.life(0), table.where(owl)) == ([], 4000, "field")


@rule("1303.2b", "1303.2a")
def test_what_is_said_of_tokens_is_not_of_cards() -> None:
    table = Position()
    vell = table.resonator("Vell")
    story = Story(table).play(table.chant(text="Put a [100/100] wind Elf resonator token into your field.")).resolve()
    story.play(table.chant(text="Destroy all tokens.")).resolve()
    assert (table.where(vell), table.named("Elf")) == ("field", [])


@rule("1302.1b", "1302.4")
def test_a_copy_of_a_double_faced_card_is_the_side_that_is_up_and_has_no_other() -> None:
    table = Position()
    table.resonator("Dawn", 400, 500, "[Shift] {0}", other=future("Dusk", 900, 900), zone="graveyard")
    shade = table.resonator("Shade", 100, 100, (
        "As this card enters your field, you may remove a resonator in your graveyard from the game. "
        "If you do, this card enters your field as a copy of the card removed this way."
    ), zone="hand")
    story = Story(table).play(shade).resolve().yes()
    assert table.values(shade) == (400, 500)
    if story.tries(use(shade)) is None:
        story.resolve()
    assert table.values(shade) == (400, 500)


@rule("903.2", "903.2b", "702.2", "703.2", "702.3", "703.3", "903.3b")
def test_what_is_played_lies_in_the_chase_until_it_resolves() -> None:
    table = Position()
    hound, pyre = table.resonator("Hound", zone="hand"), table.chant(text="Draw a card.")
    story = Story(table).play(hound)
    assert table.where(hound) == "chase"
    story.resolve().play(pyre)
    assert (table.where(hound), table.where(pyre)) == ("field", "chase")
    story.resolve()
    assert table.where(pyre) == "graveyard"
    assert story.tries(play(pyre)) is not None


@rule("1002.2a", "1002.1")
def test_to_add_an_addition_is_not_to_target() -> None:
    table = Position(cards=1)
    ice = table.resonator("Ice", 500, 500, "[Barrier]", seat=1)
    sword = table.addition("Sword", "Added resonator gains [+300/+300].", subtypes=("Resonator",), zone="deck")
    hero = table.resonator("Hero", text=(
        "When this card is put into a graveyard from your field, you may search your main deck for a card named "
        "\"Sword\" and add it to a resonator. Then shuffle your main deck."
    ))
    story = Story(table).play(table.chant(text="Destroy target resonator."), hero).resolve().resolve()
    while story.priority is None:
        story.yes() if story.asked.kind == "confirm" else story.choose(*story.asked.cards()[:1])
    assert (table.where(sword), table.values(ice)) == ("field", (800, 800))


@rule("302.4")
def test_the_owner_orders_cards_that_go_to_the_deck() -> None:
    table = Position()
    ash, birch = (table.resonator(name, zone="hand") for name in ("Ash", "Birch"))
    tuck = table.chant(text="Put all cards from your hand on the bottom of your deck in any order.")
    Story(table).play(tuck).resolve().pick(1, 0)
    assert table.there("deck")[:2] == [birch, ash]


@rule("1023.1", "910.1")
def test_one_die_more_is_rolled_where_a_text_says_so() -> None:
    table = Position()
    table.regalia("Cup", "If you would roll one or more dice using [Force], roll that many dice plus one instead.")
    Story(table).play(table.chant(text="[Force] 2. You gain 100 life multiplied by the result of the roll.")).resolve()
    assert sum(isinstance(one, Roll) for one in table.state.log) == 3
    assert table.life() == 4000 + 100 * sum(one.value + 1 for one in table.state.log if isinstance(one, Roll))

"""Situations of keywords and of older cards with their outcomes, by the rulebook alone (FOW 706, 708, 11, 14)."""

from __future__ import annotations

import pytest

from engine.games.fow.importing import LISTS
from engine.text.readings import Understanding
from tests.games.fow.story import Story, play, put, rule, use
from tests.games.fow.table import FIRE, LIGHT, WATER, WIND, Position, j_ruler

BANE = "[Quickcast]\nDestroy target J/resonator."
TRAP = "[Trigger] Anytime: Draw a card."


# The standby area


@rule("706.1", "706.2", "310.2")
def test_two_will_of_any_kind_set_a_card_face_down_without_the_chase() -> None:
    table = Position()
    trap = table.chant("Trap", TRAP)
    table.will("RU")
    story = Story(table)
    story.set(trap)
    assert (table.where(trap), story.chase, story.pool, story.priority) == ("standby area", [], "", 0)
    story = Story(Position())
    table = story.table
    poor = table.chant("Trap", TRAP)
    table.will("R")
    assert Story(table).tries(put(poor)) is not None


@rule("708.5", "1113.2a", "1113.2a-i", "604.1b", "708.6", "903.2a")
def test_a_set_chant_is_played_from_the_next_turn_on() -> None:
    table = Position()
    trap = table.chant("Trap", TRAP, cost="RRR")
    table.will("RU")
    story = Story(table).set(trap)
    assert story.refuses(play(trap)) == "FOW 708.5"
    story.until("draw begins").passes().play(trap)
    assert story.chase == ["Trap"]
    story.resolve()
    assert (table.where(trap), table.size("hand")) == ("graveyard", 1)


@rule("708.4")
def test_from_the_hand_its_cost_is_paid_as_well() -> None:
    table = Position()
    trap = table.chant("Trap", TRAP, cost="RR")
    story = Story(table)
    assert story.tries(play(trap)) is not None
    table.will("RR")
    story = Story(table).play(trap)
    assert (story.chase, story.pool) == (["Trap"], "")


@rule("706.3")
def test_a_card_without_trigger_or_stealth_is_not_played_from_the_standby_area() -> None:
    table = Position()
    hound = table.resonator("Hound", zone="standby area", since=1)
    story = Story(table)
    assert story.refuses(play(hound)) == "FOW 706.3"


@rule("708.1a", "708.2", "708.3", "1113.2b", "906.2")
def test_a_triggered_card_is_turned_up_when_its_condition_is_met() -> None:
    table = Position()
    ambush = table.chant(
        "Ambush", "[Trigger] When a J/resonator your opponent controls attacks you ⇒ Destroy target J/resonator.",
        zone="standby area", seat=1, since=1,
    )
    vell = table.resonator("Vell")
    story = Story(table).declare(vell).passes().play(ambush)
    assert story.chase == ["Ambush"]
    story.resolve()
    assert (table.where(vell), table.where(ambush)) == ("graveyard", "graveyard")


@rule("1114.2", "1114.3")
def test_a_resonator_with_stealth_is_played_free_even_in_the_turn_it_was_set() -> None:
    table = Position()
    shade = table.resonator("Shade", 700, 700, "[Stealth] You control two or more Elves.", zone="hand", cost="BBB")
    table.will("RU")
    story = Story(table).set(shade)
    assert story.tries(play(shade)) is not None
    for name in ("Ash", "Birch"):
        elf = table.resonator(name, zone="hand", races=("Elf",))
        story.play(elf).resolve()
    story.play(shade).resolve()
    assert table.where(shade) == "field"


@rule("310.2", "302.2", "303.2")
def test_a_set_card_is_seen_by_its_owner_alone() -> None:
    table = Position()
    trap = table.chant("Trap", TRAP)
    table.will("RU")
    story = Story(table).set(trap)
    mine, hers = (story.match.view(seat) for seat in (0, 1))
    assert "Trap" in repr(mine)
    assert "Trap" not in repr(hers)


# Alternative and additional costs


@rule("1109.2")
def test_an_awakened_card_has_the_ability_that_was_paid_for() -> None:
    table = Position()
    text = "[Awakening] {U}: When this card enters your field ⇒ Draw a card."
    one, two = (table.resonator("Hatter", text=text, zone="hand", cost="R") for _ in range(2))
    table.will("RRU")
    story = Story(table).play(one)
    story.yes() if story.asked.kind == "confirm" else story.pick(0)
    assert story.pool == "R"
    story.resolve()
    assert story.chase == ["Hatter"]
    story.resolve().play(two).resolve()
    assert (story.chase, table.size("hand"), table.where(two)) == ([], 1, "field")


@rule("1110.2", "1110.2a")
def test_incarnation_banishes_resonators_of_its_attributes_instead_of_the_cost() -> None:
    table = Position()
    god = table.resonator("God", 900, 900, "[Incarnation] {W}, {W}", zone="hand", cost="WW3", attributes=LIGHT)
    first, second = (table.resonator(name, attributes=LIGHT) for name in ("Ash", "Birch"))
    other = table.resonator("Cedar", attributes=WATER)
    story = Story(table).play(god).give(first).give(second)
    assert (story.chase, table.where(first), table.where(second)) == (["God"], "graveyard", "graveyard")
    assert table.where(other) == "field"


@rule("1110.2b")
def test_incarnation_of_either_attribute_takes_one_that_has_one_of_them() -> None:
    table = Position()
    god = table.resonator("God", 900, 900, "[Incarnation] {R} or {G}", zone="hand", cost="RR3")
    elf = table.resonator("Elf", attributes=WIND)
    story = Story(table).play(god).give(elf)
    assert (story.chase, table.where(elf)) == (["God"], "graveyard")


# God's Art


ART = "God's Art <Dawn> {R}: You gain 500 life."


@rule("1112.2", "1112.2a", "901.1d")
def test_a_gods_art_is_played_once_a_game_and_another_one_as_well() -> None:
    table = Position()
    lord = table.judged("Dragon", text=f"{ART}\nGod's Art <Dusk> {{R}}: Draw a card.")
    table.will("RRR")
    story = Story(table).use(lord).resolve()
    assert table.life(0) == 4500
    assert story.refuses(use(lord)) == "FOW 1112.2"
    story.use(lord, 1).resolve()
    assert table.size("hand") == 1
    story.until("draw begins").until("end begins").until("draw begins").until("main")
    table.will("R")
    assert story.tries(use(lord)) is not None


@rule("1112.2b", "1112.1")
def test_a_cancelled_gods_art_has_been_played() -> None:
    table = Position()
    lord = table.judged("Dragon", text=ART)
    no = table.chant(text="[Quickcast]\nCancel target activate ability.", seat=1)
    table.will("RR")
    story = Story(table).use(lord).passes().play(no)
    story.choose(lord) if story.asked.kind == "cards" else story
    story.resolve()
    assert (story.chase, table.life(0)) == ([], 4000)
    assert story.refuses(use(lord)) == "FOW 1112.2"


# Barrier, remnant, evolution, limit


@rule("1120.2")
def test_behind_a_barrier_only_ones_own_spells_find_a_target() -> None:
    table = Position()
    ice = table.resonator("Ice", 500, 500, "[Barrier]", seat=1)
    hers = table.chant(text="[Quickcast]\nTarget resonator gains [+200/+200] until end of turn.", seat=1)
    bane, flood = table.chant(text=BANE), table.chant(text="Destroy all resonators.")
    story = Story(table)
    assert story.refuses(play(bane)) in {"FOW 903.2d", "FOW 1120.2"}
    story.passes().play(hers, ice).resolve()
    assert table.values(ice) == (700, 700)
    story.play(flood).resolve()
    assert table.where(ice) == "graveyard"


@rule("1120.3")
def test_a_barrier_against_fire_lets_water_through() -> None:
    table = Position()
    ice = table.resonator("Ice", text="[Barrier] {R}", seat=1)
    fire, water = table.chant(text=BANE, attributes=FIRE), table.chant(text=BANE, attributes=WATER)
    story = Story(table)
    assert story.tries(play(fire)) is not None
    story.play(water, ice).resolve()
    assert table.where(ice) == "graveyard"


@rule("1115.2")
def test_a_card_with_remnant_is_played_from_the_graveyard_and_then_removed() -> None:
    table = Position()
    song = table.chant("Song", "[Remnant]\nYou gain 300 life.", zone="graveyard")
    Story(table).play(song).resolve()
    assert (table.where(song), table.life(0)) == ("removed", 4300)


@rule("1115.2", "1115.2a", "1012.1")
def test_a_card_with_remnant_is_removed_when_it_is_cancelled_and_not_when_it_came_from_the_hand() -> None:
    table = Position()
    song, other = (table.chant("Song", "[Remnant]\nYou gain 300 life.", zone=zone) for zone in ("graveyard", "hand"))
    no = table.chant(text="[Quickcast]\nCancel target spell.", seat=1)
    story = Story(table).play(song).passes().play(no, song).resolve()
    assert (table.where(song), table.life(0)) == ("removed", 4000)
    story.play(other).resolve()
    assert table.where(other) == "graveyard"


@rule("1116.2")
def test_a_second_evolution_puts_no_second_counter() -> None:
    table = Position()
    cub = table.resonator("Cub", 300, 300, (
        "[Evolution] {0}\nAs long as there are one or more evolution counters on this card, it gains [+300/+300]."
    ))
    story = Story(table).use(cub).resolve()
    assert (table.counters(cub, "evolution"), table.values(cub)) == (1, (600, 600))
    story.use(cub).resolve()
    assert table.counters(cub, "evolution") == 1


@rule("1118.2", "1118.2a", "1118.2b")
def test_limit_counters_go_with_every_attack_and_none_is_no_hindrance() -> None:
    table = Position()
    imp = table.resonator("Imp", 500, 500, "[Limit] 1\n[Swiftness]", zone="hand")
    story = Story(table).play(imp).resolve()
    assert table.counters(imp, "limit") == 1
    story.attack(imp).fought()
    assert table.counters(imp, "limit") == 0
    story.play(table.chant(text="Recover target resonator."), imp).resolve().attack(imp).fought()
    assert (table.life(1), table.counters(imp, "limit")) == (3000, 0)


@rule("1119.2", "1119.2a")
def test_energize_gives_a_coin_to_who_goes_second() -> None:
    table = Position(turn=0, cards=40)
    for seat in (0, 1):
        table.ruler("Lord", "[Energize] {U}", seat=seat)
    story = Story(table, at="opening").choose().choose().until("main")
    assert (table.size("removed", 0), table.size("removed", 1)) == (0, 1)
    coin = table.there("removed", 1)[0]
    story.passes().use(coin)
    assert (story.pool_of(1), table.size("removed", 1)) == ("U", 0)


@rule("1119.2")
def test_no_card_is_read_once_a_match_with_energize_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Position(turn=0, cards=40)
    for seat in (0, 1):
        table.ruler("Lord of Rain", "[Energize] {W}{U}{G}", seat=seat)
    story = Story(table, at="opening")
    monkeypatch.setattr(Understanding, "read", lambda self, card: pytest.fail(f"{card.name} is read now"))
    story.choose().choose().until("main")
    assert table.size("removed", 1) == 1


@rule("1122.2", "1122.2a")
def test_a_ruler_begins_with_its_mana_counters() -> None:
    table = Position(turn=0, cards=40)
    lord = table.ruler("Lord", "[Mana] 2\nRemove a mana counter from this card: Produce {U}.")
    story = Story(table, at="opening").choose().choose().until("main")
    assert table.counters(lord, "mana") == 2
    story.use(lord, 1)
    assert (story.pool, table.counters(lord, "mana")) == ("U", 1)


@rule("1122.2b")
def test_other_cards_enter_with_their_mana_counters() -> None:
    table = Position()
    imp = table.resonator("Imp", text="[Mana] 3", zone="hand")
    Story(table).play(imp).resolve()
    assert table.counters(imp, "mana") == 3


@rule("1023.1", "1023.1a")
def test_the_result_of_the_dice_is_their_sum() -> None:
    table = Position()
    text = (
        "When this card enters your field ⇒ [Force] 2. Put X [+100/+100] counters on this card, "
        "where X is the result of the roll."
    )
    boots = table.resonator("Boots", 100, 100, text, zone="hand")
    Story(table).play(boots).resolve().resolve()
    found = table.counters(boots, "+100/+100")
    assert 2 <= found <= 12
    assert table.values(boots) == (100 + 100 * found, 100 + 100 * found)


@rule("1121.2", "1121.3a", "1002.1", "1121.3")
def test_what_is_not_bestowed_is_bestowed_in_main_timing() -> None:
    table = Position()
    mark = table.addition("Mark", "Bestowed resonator gains [+400/+400].\n[Bestow] {0}, {Rest}")
    cole, dane = table.resonator("Cole", 500, 500), table.resonator("Dane", 500, 500)
    ability = next(i for i, one in enumerate(table.now(mark).abilities) if type(one).__name__ != "FieldAbility")
    story = Story(table)
    story.use(mark, ability, at=(cole,)).resolve()
    assert (table.values(cole), table.values(dane)) == ((900, 900), (500, 500))
    table.mark(mark, rested=False)
    assert story.tries(use(mark, ability)) is not None


@rule("1124.2", "1124.2a", "1124.2b")
def test_torrent_counts_the_cards_played_before_it() -> None:
    table = Position()
    text = "You gain 300 life.\n[Torrent] Draw a card."
    first, second = table.chant("First", text), table.chant("Second", text)
    story = Story(table).play(first).resolve()
    assert (table.life(0), table.size("hand")) == (4300, 1)
    story.play(second).resolve()
    assert (table.life(0), table.size("hand")) == (4600, 1)


# Rest abilities of who has just come


@rule("905.3", "1107.2")
def test_who_came_this_turn_does_not_rest_for_an_ability_without_swiftness() -> None:
    table = Position()
    new = table.resonator("New", text="{Rest}: Draw a card.", since=3)
    swift = table.resonator("Swift", text="[Swiftness]\n{Rest}: Draw a card.", since=3)
    story = Story(table)
    assert story.refuses(use(new)) == "FOW 905.3"
    story.use(swift, 1).resolve()
    assert table.size("hand") == 1


@rule("905.3")
def test_a_stone_called_this_turn_produces_will() -> None:
    table = Position()
    story = Story(table).call()
    stone = table.there("field")[0]
    assert story.use(stone).pool == "R"


@rule("905.4")
def test_a_j_ruler_judged_this_turn_does_not_rest_for_an_ability() -> None:
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {0}", j_ruler("Dragon", text="{Rest}: Draw a card."))
    story = Story(table).judge().resolve()
    assert story.refuses(use(lord)) == "FOW 905.4"


# Older cards


@rule("1405.3", "1405.3a")
def test_an_older_chant_instant_has_quickcast() -> None:
    table = Position()
    printed = {"code": "T-7", "name": "Pyre", "text": "Draw a card.", "type": ["Spell:Chant-Instant"], "cost": "0"}
    old = table.chant(seat=1)
    table.mark(old, face=LISTS.card(printed))
    story = Story(table).passes().play(old)
    assert story.chase == ["Pyre"]


@rule("1411.2c", "1411.2")
def test_enter_triggers_for_who_was_played_and_for_who_was_put_onto_the_field() -> None:
    table = Position()
    imp = table.resonator("Imp", text="[Enter]: You gain 300 life.", zone="hand")
    dead = table.resonator("Dead", text="[Enter]: You gain 300 life.", zone="graveyard")
    story = Story(table).play(imp).resolve()
    assert story.chase == ["Imp"]
    call = table.chant(text="[Quickcast]\nPut target resonator from your graveyard into your field.")
    story.resolve().play(call, dead).resolve()
    assert (table.where(dead), story.chase) == ("field", ["Dead"])
    assert story.resolve().table.life(0) == 4600


@rule("1411.2c")
def test_enter_triggers_for_a_j_ruler_that_was_judged() -> None:
    table = Position()
    table.ruler("Lord", "[Judgment] {0}", j_ruler("Dragon", text="[Enter]: You gain 300 life."))
    story = Story(table).judge().resolve()
    assert story.chase == ["Dragon"]
    assert story.resolve().table.life(0) == 4300


@rule("1411.1")
def test_when_this_card_enters_triggers_however_it_came() -> None:
    table = Position()
    dead = table.resonator("Dead", text="When this card enters your field, you gain 300 life.", zone="graveyard")
    story = Story(table).play(table.chant(text="Put target resonator from your graveyard into your field.")).resolve()
    assert (table.where(dead), story.chase) == ("field", ["Dead"])


@rule("1406.2a", "1406.2b")
def test_an_older_addition_is_added_to_the_resonator_chosen_for_it() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 500)
    sword = table.addition("Sword", "Added resonator gains [+300/+300].", subtypes=("Resonator",), zone="hand")
    late = table.addition("Axe", "Added resonator gains [+300/+300].", subtypes=("Resonator",), zone="hand")
    story = Story(table).play(sword, cole).resolve()
    assert (table.where(sword), table.values(cole)) == ("field", (800, 800))
    story.play(late, cole).passes().play(table.chant(text=BANE, seat=1), cole).resolve().resolve()
    assert (table.where(cole), table.where(late)) == ("graveyard", "graveyard")


@rule("1406.4", "1406.4a")
def test_an_older_addition_without_its_resonator_goes_to_the_graveyard() -> None:
    table = Position()
    cole = table.resonator("Cole")
    sword = table.addition("Sword", "Added resonator gains [+300/+300].", subtypes=("Resonator",), zone="hand")
    story = Story(table).play(sword, cole).resolve().play(table.chant(text=BANE), cole).resolve()
    assert (table.where(sword), story.chase) == ("graveyard", [])


@rule("1407.2")
def test_a_normal_spell_is_one_of_no_resonator() -> None:
    table = Position()
    hound = table.resonator("Hound", zone="hand")
    no = table.chant(text="[Quickcast]\nCancel target normal spell.", seat=1)
    story = Story(table).play(hound).passes()
    assert story.refuses(play(no)) == "FOW 903.2d"


@rule("1413.1a")
def test_symbol_skills_are_seven_keywords() -> None:
    table = Position()
    cole = table.resonator("Cole", text="[Flying] [Barrier]")
    strip = table.chant(text="Each resonator you control loses its symbol skills until end of turn.")
    Story(table).play(strip).resolve()
    assert table.keywords(cole) == {"Barrier"}


@rule("1404.1", "307.1")
def test_the_older_magic_stone_area_is_the_field() -> None:
    table = Position()
    chant = table.chant(text="Put the top card of your magic stone deck into your magic stone area.")
    Story(table).play(chant).resolve()
    assert (table.size("field"), table.size("stone deck")) == (1, 4)


@rule("1109.2", "1109.3")
def test_what_awakening_gave_stays_after_the_turn() -> None:
    table = Position()
    bear = table.resonator("Bear", 500, 500, "[Awakening] {U}: This card gains [+300/+300].", zone="hand", cost="R")
    table.will("RU")
    story = Story(table).play(bear)
    story.yes() if story.asked.kind == "confirm" else story.pick(0)
    story.resolve()
    assert table.values(bear) == (800, 800)
    story.until("draw begins").until("main")
    assert table.values(bear) == (800, 800)

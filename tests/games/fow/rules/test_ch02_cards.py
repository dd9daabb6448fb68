"""Stories of chapter 2: what is printed on a card (FOW 201 to 208)."""

from __future__ import annotations

from engine.games.fow.rules import battle
from tests.games.fow.story import Story, play, rule, use
from tests.games.fow.table import DARKNESS, FIRE, LIGHT, WATER, Position


@rule("201.4b")
def test_a_basic_stone_is_of_the_kind_of_its_name() -> None:
    table = Position()
    table.stones("R")
    fire, water = (
        table.chant(text=f"If you control a {kind} magic stone, you gain 300 life.") for kind in ("fire", "water")
    )
    story = Story(table).play(water).resolve()
    assert table.life(0) == 4000
    story.play(fire).resolve()
    assert table.life(0) == 4300


@rule("201.4c", "904.2", "904.2a")
def test_a_stone_that_is_treated_as_of_a_kind_is_so_in_every_area() -> None:
    table = Position()
    text = "Treat this card as a fire magic stone and a water magic stone."
    top = table.stone(text=text, name="Lake", zone="stone deck")
    text = "Reveal the top card of your magic stone deck. If it's a water magic stone, put it into your field."
    dig = table.chant(text=text)
    Story(table).play(dig).resolve()
    assert table.where(top) == "field"


@rule("201.5", "307.4", "307.4a", "205.4")
def test_what_is_counted_without_an_area_is_counted_on_the_field() -> None:
    table = Position()
    for zone in ("hand", "graveyard", "deck"):
        table.resonator("Elf", races=("Elf",), zone=zone)
    chief = table.resonator("Chief", 100, 100, "This card gains [+100/+100] for each Elf you control.")
    assert table.values(chief) == (100, 100)
    table.resonator("Elf", races=("Elf",))
    assert table.values(chief) == (200, 200)


@rule("201.5", "307.4", "307.4a", "205.4")
def test_what_is_said_of_all_without_an_area_is_said_of_those_in_the_play_ground() -> None:
    table = Position()
    table.ruler("Sage", races=("Elf",))
    dead = table.resonator("Dead", races=("Elf",), zone="graveyard")
    races = table.resonator("Races", 100, 100, "This card gains [+100/+100] for each Elf.")
    types = table.resonator("Types", 100, 100, "This card gains [+100/+100] for each resonator.", seat=1)
    assert (table.values(races), table.values(types)) == ((200, 200), (300, 300))
    Story(table).play(table.chant(text="Destroy all resonators.")).resolve()
    assert table.there("graveyard")[0] == dead and not table.there("field")


@rule("201.5")
def test_what_is_said_of_an_area_is_said_of_those_there() -> None:
    table = Position()
    for zone in ("graveyard", "hand", "field"):
        table.resonator("Elf", zone=zone)
    table.resonator("Elf", zone="graveyard")
    wise = table.resonator("Wise", 100, 100, "This card gains [+100/+100] for each resonator in your graveyard.")
    assert table.values(wise) == (300, 300)


@rule("202.3", "202.3a")
def test_a_part_of_a_name_counts_only_where_it_is_asked_for() -> None:
    table = Position()
    table.resonator("Hanne and Greta")
    some = table.chant(text="If you control a card with \"Hanne\" in its name, you gain 300 life.")
    Story(table).play(some).resolve()
    assert table.life(0) == 4300


@rule("203.2", "203.5")
def test_the_total_cost_is_everything_on_it() -> None:
    table = Position()
    dear, cheap = table.resonator("Dear", seat=1, cost="RR1"), table.resonator("Cheap", seat=1, cost="R1")
    small = table.chant(text="Destroy all resonators with total cost 2 or less.")
    Story(table).play(small).resolve()
    assert (table.where(cheap), table.where(dear)) == ("graveyard", "field")


@rule("204.2", "204.3")
def test_lines_are_abilities_and_what_stands_in_brackets_is_none() -> None:
    table = Position()
    bird = table.resonator("Bird", text="[Flying] (This card gains [First Strike].)\n{Rest}: Draw a card.")
    assert (table.keywords(bird), len(table.now(bird).abilities)) == ({"Flying"}, 2)


@rule("205.1a", "205.3")
def test_races_and_traits_are_words_between_slashes() -> None:
    table = Position()
    grail = table.regalia("Grail", races=("Holy Relic", "Treasure"))
    story = Story(table)
    assert story.refuses(play(table.chant(text="Destroy target Relic."))) == "FOW 903.2d"
    story.play(table.chant(text="Destroy target Holy Relic."), grail).resolve()
    assert table.where(grail) == "graveyard"


@rule("208.3", "901.1e", "901.2d")
def test_a_card_of_two_attributes_is_of_both_and_so_are_its_abilities() -> None:
    table = Position()
    saint = table.resonator("Saint", text="This card cannot be targeted by darkness spells or abilities.", seat=1)
    imp = table.resonator("Imp", text="{0}: Rest target resonator your opponent controls.", attributes=(FIRE, DARKNESS))
    elf = table.resonator("Elf", text="{0}: Rest target resonator your opponent controls.", attributes=(FIRE, LIGHT))
    story = Story(table)
    assert story.refuses(use(imp)) == "FOW 903.2d"
    story.use(elf).resolve()
    assert table.rested(saint) is True


@rule("208.4")
def test_a_card_without_a_sign_has_no_attribute() -> None:
    table = Position()
    table.regalia("Count", "Fire resonators you control gain [+300/+300].")
    table.regalia("Void", "Void resonators you control gain [+100/+100].")
    golem, imp = table.resonator("Golem", attributes=()), table.resonator("Imp", attributes=FIRE)
    assert (table.values(golem), table.values(imp)) == ((600, 600), (800, 800))
    Story(table).play(table.chant(text="Destroy target void resonator."), golem).resolve()
    assert (table.where(golem), table.where(imp)) == ("graveyard", "field")


@rule("206.1a", "207.2a", "803.3a", "803.3b")
def test_a_j_ruler_without_atk_and_def_neither_attacks_nor_is_attacked() -> None:
    table = Position()
    sage, cole = table.judged("Sage", None, None), table.resonator("Cole", 500, 500)
    seer = table.judged("Seer", None, None, seat=1, rested=True)
    assert battle.able(table.state) == [cole]
    assert [battle.refuse_attack(table.state, one) is None for one in (sage, cole)] == [False, True]
    assert battle.targets(table.state, cole) == [None] and table.rested(seer)


@rule("206.2", "806.2b")
def test_the_atk_of_an_attacker_is_the_damage_that_it_deals() -> None:
    table = Position()
    hound = table.resonator("Hound", 700, 200)
    Story(table).attack(hound).block().fought()
    assert table.life(1) == 3300


@rule("206.2", "206.1a")
def test_who_has_no_atk_adds_none() -> None:
    table = Position()
    sage = table.judged("Sage", None, None)
    Story(table).play(table.chant(text="Target J/resonator gains [+300/+300] until end of turn."), sage).resolve()
    assert table.values(sage) == (None, None)


@rule("208.3")
def test_so_many_attributes_are_counted_as_they_are_now() -> None:
    table = Position()
    table.regalia("Prism", "Resonators with two or more attributes gain [+300/+300].")
    both, one = table.resonator("Both", 500, 500, attributes=(FIRE, WATER)), table.resonator("One", 500, 500)
    assert (table.values(both), table.values(one)) == ((800, 800), (500, 500))
    dye = table.chant("Dye", "Target resonator gains light in addition to its other attributes until end of turn.")
    Story(table).play(dye, one).resolve()
    assert table.values(one) == (800, 800)

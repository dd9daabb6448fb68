"""Stories of chapter 9: abilities, how they are played, and effects (FOW 901 to 912)."""

from __future__ import annotations

from engine.games.fow.readings import MEANING
from engine.timing.automatic import what_is_left
from tests.games.fow.story import Story, play, rule, use
from tests.games.fow.table import Position

BANE = "[Quickcast]\nDestroy target resonator."


@rule("902.1", "902.1a", "707.1", "707.2")
def test_an_ability_is_played_by_who_controls_its_card_on_the_field() -> None:
    table = Position()
    hand, mine, hers = (table.resonator("Owl", text="{0}: Draw a card.", **more) for more in (
        {"zone": "hand"}, {}, {"seat": 1},
    ))
    story = Story(table)
    assert story.tries(use(hand)) is not None
    assert story.tries(use(hers)) is not None
    story.use(mine).resolve()
    assert table.size("hand") == 2


@rule("905.1", "905.2", "707.3", "903.1", "901.1a", "604.1a")
def test_an_activate_ability_is_played_over_the_chase_and_in_the_turn_of_the_other() -> None:
    table = Position()
    owl = table.resonator("Owl", text="{1}: You gain 300 life.", seat=1)
    table.will("U", seat=1)
    story = Story(table).play(table.chant("Pyre", "Draw a card.")).passes().use(owl)
    assert (story.chase, story.pool_of(1)) == (["Pyre", "Owl"], "")
    story.resolve()
    assert (story.chase, table.life(1), table.where(owl)) == (["Pyre"], 4300, "field")


@rule("902.2")
def test_an_ability_that_says_so_works_elsewhere() -> None:
    table = Position()
    ghost = table.resonator("Ghost", zone="graveyard", text=(
        "{0}: Put this card from your graveyard into your field rested. "
        "Play this ability only if this card is in your graveyard."
    ))
    Story(table).use(ghost).resolve()
    assert (table.where(ghost), table.rested(ghost)) == ("field", True)


@rule("903.2e", "903.2e-v")
def test_what_is_owed_does_not_change_while_it_is_paid() -> None:
    table = Position()
    writ = table.regalia("Writ", "You may pay {1} less to play resonators.\nBanish this card: Produce {R}.")
    hound = table.resonator("Hound", zone="hand", cost="2")
    story = Story(table)
    story.say(play(hound))
    if story.asked.kind == "pay":
        story.say(use(writ, 1))
        if story.match.request is not None and story.asked.kind == "pay":
            story.pay()
    assert (story.chase, story.pool, table.where(writ)) == (["Hound"], "", "graveyard")


@rule("906.4", "603.1")
def test_what_happens_twice_triggers_twice() -> None:
    table = Position()
    table.regalia("Urn", "Whenever a resonator is put into a graveyard from your field ⇒ Draw a card.")
    table.resonator("Ash")
    table.resonator("Birch")
    story = Story(table).play(table.chant(text="Destroy all resonators.")).resolve()
    for _ in range(2):
        if story.asked.kind == "options":
            story.pick(0)
    assert story.chase == ["Urn", "Urn"]
    story.resolve().resolve()
    assert table.size("hand") == 2


@rule("906.7", "906.7a", "906.7c")
def test_what_triggers_on_a_discard_knows_the_card_in_the_graveyard() -> None:
    table = Position()
    text = "When this card is put into a graveyard from your hand ⇒ Put it into your field."
    imp = table.resonator("Imp", text=text, zone="hand")
    owl = table.resonator("Owl", text="Discard a card: You gain 300 life.")
    story = Story(table).use(owl).give(imp)
    assert story.chase == ["Owl", "Imp"]
    story.resolve()
    assert table.where(imp) == "field"


@rule("906.7b", "911.1")
def test_what_triggers_on_leaving_knows_its_values_on_the_field() -> None:
    table = Position()
    text = "When this card is put into a graveyard from your field ⇒ You gain life equal to its DEF."
    vell = table.resonator("Vell", 500, 500, text, counters={"+100/+100": 2})
    Story(table).play(table.chant(text=BANE), vell).resolve().resolve()
    assert table.life(0) == 4700


@rule("906.6")
def test_what_triggered_has_to_be_played() -> None:
    table = Position()
    text = "When this card enters your field ⇒ Destroy target resonator you control."
    bane = table.resonator("Bane", text=text, zone="hand")
    story = Story(table).play(bane).resolve()
    assert story.chase == ["Bane"]
    story.resolve()
    assert table.where(bane) == "graveyard"


@rule("909.2", "909.1c", "909.1d")
def test_each_part_of_an_effect_applies_in_its_own_place() -> None:
    table = Position()
    works = table.regalia("Works", "Machines you control gain [+200/+200].", zone="hand")
    golem = table.regalia("Golem", "{0}: This card becomes a [500/500] Machine resonator until end of turn.")
    Story(table).use(golem).resolve().play(works).resolve()
    assert table.values(golem) == (700, 700)


@rule("909.6", "1020.1")
def test_what_becomes_something_is_no_more_what_it_was() -> None:
    table = Position()
    elf = table.resonator("Elf", 800, 800, races=("Elf", "Archer"))
    bear = table.chant(text="Target resonator loses all abilities and becomes a [400/400] Bear until end of turn.")
    Story(table).play(bear, elf).resolve()
    assert (table.now(elf).races, table.values(elf)) == (("Bear",), (400, 400))


@rule("1020.2")
def test_what_gains_a_race_keeps_its_own() -> None:
    table = Position()
    elf = table.resonator("Elf", races=("Elf",))
    bite = table.chant(text="Target resonator gains Vampire in addition to its own race until end of turn.")
    Story(table).play(bite, elf).resolve()
    assert set(table.now(elf).races) == {"Elf", "Vampire"}


@rule("909.7")
def test_what_is_printed_leaves_effects_out_of_account() -> None:
    table = Position()
    plain, grown = table.resonator("Plain", seat=1), table.resonator("Grown", seat=1)
    grow = table.chant(text="[Quickcast]\nTarget resonator gains [+200/+200] until end of turn.")
    odd = "with ATK different from its printed ATK or DEF different from its printed DEF"
    find = table.chant(text=f"Destroy target resonator {odd}.")
    Story(table).play(grow, grown).resolve().play(find, grown).resolve()
    assert (table.where(grown), table.where(plain)) == ("graveyard", "field")


@rule("912.1")
def test_a_card_is_the_source_of_what_its_abilities_deal() -> None:
    table = Position()
    wall = table.resonator("Wall", 100, 900, seat=1)
    text = "{0}: This card deals 300 damage to target resonator.\nWhenever this card deals damage ⇒ You gain 200 life."
    archer = table.resonator("Archer", text=text)
    story = Story(table).use(archer, at=(wall,)).resolve()
    assert (table.damage(wall), story.chase) == (300, ["Archer"])
    story.resolve()
    assert table.life(0) == 4200


@rule("901.2a", "901.2b", "904.1", "908.1", "901.1c")
def test_a_continuous_ability_works_as_long_as_its_card_is_there() -> None:
    table = Position()
    chief = table.resonator("Chief", text="Other resonators you control gain [+300/+300].")
    cole = table.resonator("Cole", 500, 500)
    Story(table).play(table.chant(text=BANE), chief).resolve()
    assert table.values(cole) == (500, 500)


@rule("906.1", "901.1b")
def test_what_triggers_waits_for_the_next_priority_and_not_for_a_player() -> None:
    table = Position()
    cole = table.resonator("Cole", text="When this card enters your field ⇒ Draw a card.", zone="hand")
    story = Story(table).play(cole)
    assert story.chase == ["Cole"]
    story.resolve()
    assert (story.chase, table.where(cole), table.size("hand")) == (["Cole"], "field", 0)


@rule("903.2e-i")
def test_what_a_cost_may_be_paid_with_is_altered_first() -> None:
    table = Position()
    table.ruler("Lord", "You may pay the attribute cost of Elf resonators with will of any attribute.")
    elf, imp = table.resonator("Elf", races=("Elf",), cost="GG", zone="hand"), table.resonator(cost="GG", zone="hand")
    table.will("RU")
    story = Story(table)
    assert story.tries(play(imp)) is not None
    story.play(elf)
    assert (story.chase, story.pool) == (["Elf"], "")


@rule("909.4", "909.1a")
def test_a_chant_that_gives_to_one_gives_to_no_other() -> None:
    table = Position()
    ash = table.resonator("Ash", 500, 500)
    birch = table.resonator("Birch", 500, 500, zone="hand")
    grow = table.chant(text="Target resonator gains [+200/+200] until end of turn.")
    Story(table).play(grow, ash).resolve().play(birch).resolve()
    assert (table.values(ash), table.values(birch)) == ((700, 700), (500, 500))


@rule("905.1", "1301.1")
def test_how_often_an_ability_is_used_counts_among_other_limits_too() -> None:
    table = Position()
    text = "{0}: You gain 100 life. Play this ability only during your turn and only once per turn."
    owl = table.resonator("Owl", text=text)
    story = Story(table)
    before = what_is_left(table.state, MEANING)
    story.use(owl).resolve()
    assert story.tries(use(owl)) is not None
    assert what_is_left(table.state, MEANING) != before, "a position in which it can be used again is another one"

"""What is done to what lies in the battle area, and to life (FOW 1000)."""

from __future__ import annotations

from tests.games.fow.story import Story, rule, use
from tests.games.fow.table import WIND, Position


def said(text: str, *targets: int, table: Position) -> Story:
    """Play a chant with this text and let it resolve."""
    return Story(table).play(table.chant(text=text), *targets).resolve()


@rule("1007.1", "912.2")
def test_a_card_deals_damage_equal_to_its_atk() -> None:
    table = Position()
    vell, cole = table.resonator("Vell", 300, 300), table.resonator("Cole", 500, 900, seat=1)
    vell_text = "{0}: This card deals damage equal to its ATK to target resonator."
    bow = table.resonator("Bow", 400, 100, vell_text)
    Story(table).use(bow, at=(cole,)).resolve()
    assert (table.damage(cole), table.damage(vell)) == (400, 0)


@rule("1007.3")
def test_damage_to_each_is_dealt_at_once() -> None:
    table = Position()
    mine, hers = table.resonator("Mine", 500, 500), table.resonator("Hers", 500, 900, seat=1)
    said("This card deals 400 damage to each resonator.", table=table)
    assert (table.damage(mine), table.damage(hers)) == (400, 400)


@rule("1007.2")
def test_each_players_damage_takes_life() -> None:
    table = Position()
    said("This card deals 500 damage to each player.", table=table)
    assert (table.life(0), table.life(1)) == (3500, 3500)


@rule("903.2d", "1007.2")
def test_target_player_is_either() -> None:
    for pick, lives in ((0, (3500, 4000)), (1, (4000, 3500))):
        table = Position()
        Story(table).play(table.chant(text="This card deals 500 damage to target player.")).pick(pick).resolve()
        assert (table.life(0), table.life(1)) == lives


@rule("1018.1a")
def test_the_next_damage_is_prevented_as_far_as_it_goes() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 1000)
    story = said("Prevent the next 300 damage that would be dealt to target resonator this turn.", cole, table=table)
    bolt = "This card deals 200 damage to target resonator."
    for damage in (0, 100, 300):
        story.play(table.chant(text=bolt), cole).resolve()
        assert table.damage(cole) == damage


@rule("1018.1b")
def test_all_damage_to_a_card_is_prevented() -> None:
    table = Position()
    cole = table.resonator("Cole", text="Prevent all damage that would be dealt to this card.")
    said("This card deals 700 damage to target resonator.", cole, table=table)
    assert (table.damage(cole), table.where(cole)) == (0, "field")


@rule("105.4", "104.6")
def test_life_is_gained_lost_and_paid() -> None:
    table = Position()
    said("You gain 300 life.", table=table)
    said("You lose 500 life.", table=table)
    owl = table.resonator("Owl", text="Pay 200 life: Draw a card.")
    Story(table).use(owl).resolve()
    assert (table.life(0), table.size("hand")) == (3600, 1)


@rule("105.4a")
def test_life_that_is_not_there_is_not_paid() -> None:
    table = Position()
    table.let(life_0=100)
    owl = table.resonator("Owl", text="Pay 200 life: Draw a card.")
    assert Story(table).refuses(use(owl)) == "FOW 105.4a"


@rule("105.3", "302.3")
def test_control_comes_back_at_the_end_of_the_turn() -> None:
    table = Position()
    cole = table.resonator("Cole", seat=1)
    story = said("Gain control of target resonator until end of turn.", cole, table=table)
    assert table.controller(cole) == 0
    story.until("end begins").until("main")
    assert (table.controller(cole), story.turn_player) == (1, 1)


@rule("1022.1", "1022.4")
def test_counters_are_placed_and_removed() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 500)
    said("Put two [+100/+100] counters on target resonator.", cole, table=table)
    assert (table.counters(cole, "+100/+100"), table.values(cole)) == (2, (700, 700))
    said("Remove a [+100/+100] counter from target resonator.", cole, table=table)
    assert table.values(cole) == (600, 600)


@rule("1011.2")
def test_who_must_banish_chooses_among_their_own() -> None:
    table = Position()
    mine = table.resonator("Mine")
    hers = [table.resonator(name, seat=1) for name in ("Hers", "Theirs")]
    said("Your opponent banishes a resonator.", table=table).choose(hers[1])
    assert [table.where(one) for one in (mine, *hers)] == ["field", "field", "graveyard"]


@rule("1303.1", "1303.1d")
def test_a_token_has_what_it_is_made_with() -> None:
    table = Position()
    said("Put a [200/300] wind Fairy resonator token with [Flying] into your field.", table=table)
    (fairy,) = table.named("Fairy")
    assert (table.values(fairy), table.keywords(fairy)) == ((200, 300), {"Flying"})
    assert table.now(fairy).attributes == (WIND,)


@rule("1013.1", "104.3", "303.1", "307.3")
def test_what_is_rested_and_recovered() -> None:
    table = Position()
    cole = table.resonator("Cole", seat=1)
    said("Rest target resonator.", cole, table=table)
    assert table.rested(cole)
    said("Recover target resonator.", cole, table=table)
    assert not table.rested(cole)


@rule("1121.2", "1121.3a")
def test_a_bestowed_card_changes_its_bearer() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 500)
    blade = table.addition("Blade", "[Bestow] {0}\\nBestowed resonator gains [+300/+0].".replace("\\n", "\n"))
    Story(table).use(blade, at=(cole,)).resolve()
    assert table.values(cole) == (800, 500)


@rule("1105.2")
def test_explode_takes_both() -> None:
    table = Position()
    bomb = table.resonator("Bomb", 100, 1000, "[Explode]")
    cole = table.resonator("Cole", 100, 1000, seat=1, rested=True)
    Story(table).attack(bomb, cole).fought()
    assert (table.where(bomb), table.where(cole)) == ("graveyard", "graveyard")


@rule("1116.2")
def test_evolution_puts_one_counter() -> None:
    table = Position()
    egg = table.resonator("Egg", text="[Evolution] {0}")
    story = Story(table).use(egg).resolve().use(egg).resolve()
    assert (table.counters(egg, "evolution"), story.chase) == (1, [])


@rule("1121.3a", "1007.2")
def test_whoever_controls_what_this_is_added_to_is_spoken_of_by_that() -> None:
    table = Position()
    wall = table.resonator("Wall", 500, 900, seat=1)
    curse = table.addition(
        text="{0}: This card deals 300 damage to added resonator's controller.", subtypes=("Resonator",), zone="hand"
    )
    Story(table).play(curse, wall).resolve().use(curse).resolve()
    assert (table.life(0), table.life(1)) == (4000, 3700)

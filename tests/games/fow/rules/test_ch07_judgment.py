"""Judgment, calling stones, and the standby area, beside the situations (FOW 705, 706, 708, 709)."""

from __future__ import annotations

from tests.games.fow.story import Story, play, put, rule
from tests.games.fow.table import WATER, Position, j_ruler


@rule("705.2a", "1118.2", "104.5")
def test_the_x_of_a_judgment_is_known_to_the_j_ruler() -> None:
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {R}{X}", j_ruler("Wyrm", 900, 900, "[Limit] X+1"))
    table.will("RRU")
    story = Story(table).judge().number(2).resolve()
    assert (story.pool, table.name(lord), table.counters(lord, "limit")) == ("", "Wyrm", 3)


@rule("705.3", "302.3")
def test_a_rested_ruler_turns_into_a_rested_j_ruler() -> None:
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {0}")
    rest = table.chant(text="[Quickcast]\nRest target ruler.", seat=1)
    story = Story(table).judge().passes().play(rest, lord).resolve()
    story.resolve()
    assert (table.where(lord), table.rested(lord)) == ("field", True)


@rule("705.3", "1022.3")
def test_the_counters_of_a_ruler_do_not_go_with_it() -> None:
    table = Position()
    lord = table.ruler("Lord", "[Judgment] {0}", counters={"mana": 2})
    Story(table).judge().resolve()
    assert (table.where(lord), table.counters(lord, "mana")) == ("field", 0)


@rule("705.1", "701.2")
def test_judgment_is_performed_in_ones_own_main_timing() -> None:
    table = Position()
    table.ruler("Lord", "[Judgment] {0}", seat=1)
    mine = table.ruler("Lord", "[Judgment] {0}")
    quick = table.chant(text="[Quickcast]\nDraw a card.")
    story = Story(table).play(quick)
    assert (story.refuses(story.judgment(0)), table.where(mine)) == ("FOW 705.1", "ruler area")
    story.resolve().passes()
    assert story.refuses(story.judgment(1)) == "FOW 705.1"


@rule("709.1", "701.2")
def test_a_stone_is_called_in_ones_own_main_timing_by_resting_the_ruler() -> None:
    table = Position()
    story = Story(table).call()
    assert (table.size("stone deck"), table.size("field"), story.priority) == (4, 1, 0)
    table = Position()
    table.mark(table.rulers[0], rested=True)
    assert Story(table).refuses(Story(table).calling()) == "FOW 709.1"
    table = Position(stones=0)
    assert Story(table).refuses(Story(table).calling()) == "FOW 709.1"


@rule("706.1")
def test_setting_a_card_costs_what_a_text_says() -> None:
    table = Position()
    trap = table.chant("Trap", "[Trigger] Anytime: Draw a card.")
    table.regalia("Den", "You pay {1} to put cards into your standby area rather than pay {2}.")
    table.will("U")
    story = Story(table).set(trap)
    assert (table.where(trap), story.pool) == ("standby area", "")


@rule("706.1", "701.2")
def test_cards_are_set_in_main_timing_alone() -> None:
    table = Position()
    quick, trap = table.chant(text="[Quickcast]\nDraw a card."), table.chant("Trap", "[Trigger] Anytime: Draw a card.")
    table.will("UU")
    assert Story(table).play(quick).refuses(put(trap)) == "FOW 706.1"


@rule("708.2", "708.4", "1113.2b")
def test_a_triggered_chant_is_turned_up_from_the_hand_for_its_cost() -> None:
    table = Position()
    text = "[Trigger] When a resonator attacks ⇒ You gain 300 life."
    ambush = table.chant("Ambush", text, seat=1, cost="U1")
    poor = table.chant("Ambush", text, seat=1, cost="9")
    stones = table.stones("UR", seat=1)
    story = Story(table)
    vell = table.resonator("Vell")
    story.declare(vell).passes()
    assert story.refuses(play(poor)) == "FOW 1003.4"
    story.play(ambush).pay().resolve()
    assert (table.life(1), [table.rested(one) for one in stones]) == (4300, [True, True])


@rule("1114.2", "708.2")
def test_stealth_waits_in_the_standby_area_alone() -> None:
    table = Position()
    text = "[Stealth] You control a water magic stone."
    held, hidden = (table.resonator("Shade", text=text, zone=zone, cost="3") for zone in ("hand", "standby area"))
    story = Story(table)
    assert story.refuses(play(hidden)) == "FOW 1114.2"
    table.stone(WATER)
    story = Story(table)
    assert story.refuses(play(held)) == "FOW 1003.4"
    story.play(hidden).resolve()
    assert table.where(hidden) == "field"


@rule("310.2", "708.2", "302.2")
def test_that_a_card_can_be_turned_up_is_known_to_its_player_alone() -> None:
    seen: list[str] = []
    for text in ("[Trigger] When a resonator attacks ⇒ You gain 300 life.", "[Trigger] Anytime: Draw a card."):
        table = Position()
        table.chant("Trap", text, zone="standby area", seat=1, since=2)
        table.chant("Trap", text, seat=1)
        story = Story(table).declare(table.resonator("Vell"))
        seen.append(repr(story.match.view(0)))
        seen.append(repr(story.passes().match.view(0)))
    assert seen[:2] == seen[2:]


@rule("804.4a", "1106.2")
def test_a_blocker_goes_on_blocking_an_attacker_that_flies_now_and_not_when_it_cannot_block() -> None:
    for text, life in (("gains [Flying] until end of turn", 4000), ("cannot block until end of turn", 3500)):
        table = Position()
        vell, wall = table.resonator("Vell", 500, 500), table.resonator("Wall", 100, 900, seat=1)
        chant = table.chant(text=f"[Quickcast]\nTarget resonator {text}.")
        story = Story(table).declare(vell).to_block().choose(wall)
        story.play(chant, vell if life == 4000 else wall).resolve().fought()
        assert table.life(1) == life


@rule("806.2", "805.2")
def test_an_attacker_whose_target_is_gone_in_the_first_strike_deals_nothing() -> None:
    table = Position()
    lance, cole = table.resonator("Lance", 500, 500, "[First Strike]"), table.resonator(seat=1, rested=True)
    bounce = table.chant(text="[Quickcast]\nReturn target resonator to its owner's hand.", seat=1)
    story = Story(table).declare(lance, cole).passes().play(bounce, cole).resolve().fought()
    assert (table.life(1), table.damage(lance), story.step) == (4000, 0, "main")


@rule("708.4", "903.2f")
def test_what_stands_before_the_colon_of_a_trigger_is_done_as_a_cost() -> None:
    table = Position()
    trap = table.chant("Trap", "[Trigger] Banish a resonator: Draw a card.", zone="standby area", since=2)
    story = Story(table)
    assert story.refuses(play(trap)) == "FOW 903.2f"
    cole = table.resonator("Cole")
    assert Story(table).play(trap).chase == ["Trap"]
    assert table.where(cole) == "graveyard"


@rule("708.4", "1113.2a")
def test_will_that_stands_before_the_colon_of_a_trigger_is_paid() -> None:
    table = Position()
    trap = table.chant("Trap", "[Trigger] {R}: Draw a card.", zone="standby area", since=2, cost="WWW")
    assert Story(table).refuses(play(trap)) == "FOW 1003.4"
    table.will("R")
    story = Story(table).play(trap)
    assert (story.chase, story.pool) == (["Trap"], "")

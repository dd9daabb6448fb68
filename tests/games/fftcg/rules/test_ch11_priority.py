"""Stories of chapter 11: priority, the stack, resolving (FFTCG 11.1, 11.11)."""

import pytest

from engine.answers import Pass
from tests.games.fftcg.story import Story, cast, rule, use
from tests.games.fftcg.table import Position

DEAL = "Choose 1 Forward. Deal it 5000 damage."


@rule("11.1.1")
def test_only_the_player_with_priority_acts() -> None:
    table = Position()
    bolt = table.summon("Bolt", DEAL, cost=0, seat=1)
    table.forward("Cole", 5000)
    story = Story(table)
    assert story.match.answer(1, Pass()) is not None
    story.passes().cast(bolt)
    assert story.stack == ["Bolt"]


@rule("11.1.2")
def test_the_turn_player_has_priority_after_what_triggers_at_the_beginning_of_a_phase() -> None:
    table = Position()
    table.forward("Ysa", 5000, "At the beginning of Main Phase 1 during each of your turns, draw 1 card.")
    story = Story(table, at="main 1")
    assert (story.stack, story.asked.seat) == (["Ysa"], 0)


@rule("11.1.3", "11.1.4")
def test_rules_processes_and_triggers_come_before_anybody_has_priority() -> None:
    table = Position()
    cole = table.forward("Cole", 5000, "When Cole is put from the field into the Break Zone, draw 1 card.", seat=1)
    bolt = table.summon("Bolt", DEAL, cost=0)
    story = Story(table).cast(bolt).resolve()
    assert table.where(cole) == "break zone"
    assert (story.stack, story.asked.seat) == (["Cole"], 0)


@rule("11.1.5")
def test_after_something_resolved_the_turn_player_has_priority() -> None:
    table = Position()
    bolt = table.summon("Bolt", "Draw 1 card.", cost=0, seat=1)
    story = Story(table).passes().cast(bolt)
    assert story.asked.seat == 1
    assert story.resolve().asked.seat == 0


@rule("11.1.6")
def test_who_passes_gives_the_opponent_priority() -> None:
    assert Story(Position()).passes().asked.seat == 1


@rule("11.1.7", "11.11.1")
def test_two_passes_in_a_row_resolve_the_top_of_the_stack_and_then_end_the_phase() -> None:
    table = Position()
    first, second = (table.summon(name, "Draw 1 card.", cost=0) for name in ("Ember", "Flare"))
    story = Story(table).cast(first).cast(second)
    assert story.stack == ["Ember", "Flare"]
    assert story.resolve().stack == ["Ember"]
    assert story.resolve().step == "main 1"
    assert story.resolve().step == "preparation"


@rule("11.11.10")
def test_a_summon_that_resolved_goes_to_its_owners_break_zone_and_an_ability_is_gone() -> None:
    table = Position()
    bolt = table.summon("Bolt", "Draw 1 card.", cost=0)
    oskar = table.forward("Oskar", 5000, "[0]: Draw 1 card.", since=1)
    story = Story(table).cast(bolt).resolve()
    assert table.where(bolt) == "break zone"
    assert story.use(oskar).resolve().stack == []


@rule("11.5.4", "11.11.4", "11.11.7")
def test_an_ability_on_the_stack_does_not_need_its_source_any_more() -> None:
    table = Position()
    oskar = table.forward("Oskar", 4000, "[0]: Choose 1 Forward. Deal it damage equal to Oskar's power.", since=1)
    rival = table.forward("Cole", 4000, seat=1)
    bolt = table.summon("Bolt", DEAL, cost=0, seat=1)
    story = Story(table).use(oskar).choose(rival).passes()
    story.cast(bolt).choose(oskar).resolve()
    assert table.where(oskar) == "break zone"
    story.resolve()
    assert table.where(rival) == "break zone"


@rule("11.8.7")
def test_each_player_stacks_their_auto_abilities_in_any_order_the_turn_player_first() -> None:
    table = Position()
    for seat, names in ((0, ("Ada", "Bea")), (1, ("Cid",))):
        for name in names:
            table.forward(name, 5000, f"When {name} is put from the field into the Break Zone, draw 1 card.", seat=seat)
    wave = table.summon("Wave", "Deal 5000 damage to all the Forwards.", cost=0)
    story = Story(table).cast(wave).resolve().pick(1, 0)
    assert story.stack == ["Bea", "Ada", "Cid"]


@rule("11.8.7")
def test_several_triggers_of_one_ability_are_ordered_by_their_controller_too() -> None:
    table = Position()
    table.forward("Ada", 9000, "When a Forward opponent controls enters the field, deal it 2000 damage.")
    dual = table.summon("Twin", "Play 2 Forwards from your hand onto the field.", cost=0, seat=1)
    came = [table.forward(name, 5000, zone="hand", seat=1, cost=1) for name in ("Cole", "Dun")]
    story = Story(table).passes().cast(dual).resolve().choose(*came)
    assert (story.asked.seat, story.asked.rule) == (0, "FFTCG 11.8.7")
    assert story.asked.options == ("Ada (Cole)", "Ada (Dun)")  # type: ignore[attr-defined]
    story.pick(1, 0).resolve()
    assert [table.state.cards[card].damage for card in came] == [2000, 0]


@rule("11.8.7", "11.11.3")
@pytest.mark.parametrize("words", [
    "if its cost is 3 or less, draw 1 card.", "if it is a Fire Forward, draw 1 card.",
    "deal 1000 damage to all the Forwards of the same Element.",
])
def test_triggers_that_differ_only_in_what_is_asked_of_the_event_are_ordered_too(words: str) -> None:
    table = Position()
    table.forward("Ada", 9000, f"When a Forward opponent controls enters the field, {words}")
    dual = table.summon("Twin", "Play 2 Forwards from your hand onto the field.", cost=0, seat=1)
    came = [table.forward(name, 5000, zone="hand", seat=1, cost=1) for name in ("Cole", "Dun")]
    story = Story(table).passes().cast(dual).resolve().choose(*came)
    assert (story.asked.seat, story.asked.rule) == (0, "FFTCG 11.8.7")
    assert story.asked.options == ("Ada (Cole)", "Ada (Dun)")  # type: ignore[attr-defined]


@rule("11.8.7")
def test_triggers_that_are_all_alike_have_no_order() -> None:
    table = Position()
    table.forward("Ada", 9000, "When a Forward opponent controls enters the field, draw 1 card.")
    dual = table.summon("Twin", "Play 2 Forwards from your hand onto the field.", cost=0, seat=1)
    came = table.some(2, "hand", seat=1)
    story = Story(table).passes().cast(dual).resolve().choose(*came)
    assert (story.asked.kind, story.stack) == ("play", ["Ada", "Ada"])


@rule("11.8.4")
def test_an_auto_ability_that_finds_nothing_to_choose_leaves_the_stack_at_once() -> None:
    table = Position()
    ada = table.forward("Ada", 5000, "When Ada enters the field, choose 1 Backup. Break it.", zone="hand", cost=0)
    story = Story(table).cast(ada)
    assert (table.where(ada), story.stack) == ("field", [])


@rule("11.4.1", "11.4.8")
def test_a_character_is_cast_only_in_ones_own_main_phase_on_an_empty_stack_and_does_not_use_it() -> None:
    table = Position()
    ada = table.forward("Ada", 5000, "When Ada enters the field, draw 1 card.", zone="hand", cost=0)
    bolt = table.summon("Bolt", "Draw 1 card.", cost=0)
    rival = table.forward("Cole", 5000, zone="hand", cost=0, seat=1)
    story = Story(table).cast(bolt)
    assert story.refuses(cast(ada)) == "FFTCG 11.4.1"
    story.passes()
    assert story.refuses(cast(rival)) == "FFTCG 11.4.1"
    story.passes().cast(ada)
    assert (table.where(ada), story.stack, story.asked.seat) == ("field", ["Ada"], 0)


@rule("11.3.8", "11.6.11")
def test_who_cast_or_used_something_has_priority_again() -> None:
    table = Position()
    bolt = table.summon("Bolt", "Draw 1 card.", cost=0, seat=1)
    oskar = table.forward("Oskar", 5000, "[0]: Draw 1 card.", seat=1, since=1)
    story = Story(table).passes().cast(bolt)
    assert story.asked.seat == 1
    assert story.say(use(oskar)).asked.seat == 1


@rule("9.3.1.5", "9.3.1.6", "15.2.5.2")
def test_at_another_time_only_what_is_cast_then_is_thought_of_and_the_rest_says_why_not() -> None:
    table = Position()
    bolt = table.summon("Bolt", DEAL, cost=0, seat=1)
    ambush = table.forward("Vale", 3000, "Back Attack", cost=0, seat=1, zone="hand")
    slow = table.forward("Cole", 3000, cost=0, seat=1, zone="hand")
    story = Story(table).passes()
    request = story.asked
    assert [play.card for play in request.ideas(request.state, 1)] == [bolt, ambush]
    assert [play.card for play in request.refused_with(slow)] == [slow]
    assert request.judge(cast(slow)).rule == "FFTCG 11.4.1"

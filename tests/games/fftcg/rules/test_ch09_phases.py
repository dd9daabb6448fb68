"""FFTCG chapter 9: the phases of a turn."""

from __future__ import annotations

import pytest

from engine.answers import Pass
from engine.overrides import SetPhase
from tests.games.fftcg.rules.telling import drawn
from tests.games.fftcg.story import Story, cast, rule, use
from tests.games.fftcg.table import Position

BOOST = "Choose 1 Forward. It gains +3000 power until the end of the turn."


def to_end(table: Position, *, at: str = "end") -> Story:
    """The End Phase, with every pass said aloud."""
    return Story(table, at=at, automatic=False)


def finish(story: Story) -> Story:
    """Both pass until the next turn."""
    turn = story.table.state.vars["turn"]
    while story.table.state.vars["turn"] == turn:
        story.passes()
    return story


@rule("9")
def test_a_turn_goes_phase_by_phase_and_every_turn_has_its_turn_player() -> None:
    table = Position(turn=0)
    table.forward("Vell")
    story = Story(table, at="turn", automatic=False)
    told = []
    while table.state.vars["turn"] < 3:
        now = (table.state.vars["turn"], table.state.vars["turn player"], table.state.vars["phase"])
        if not told or told[-1] != now:
            told.append(now)
        if story.asked.kind == "cards":
            story.choose(*story.asked.cards()[: len(story.asked.cards()) - 5])
        else:
            story.passes() if story.asked.kind == "play" else story.say(Pass())
    phases = ("main 1", "attack", "main 2", "end")
    assert told == [(turn, turn - 1, phase) for turn in (1, 2) for phase in phases]


# The Active Phase and the Draw Phase


@rule("9.1.1.1")
def test_the_turn_player_activates_all_dull_cards_and_nobody_else_does() -> None:
    table = Position()
    mine = [table.forward("Vell", dull=True), table.backup("Osk", dull=True), table.monster("Grub", dull=True)]
    cole = table.forward("Cole", dull=True, seat=1)
    story = Story(table, at="active")
    assert [table.state.cards[card].dull for card in (*mine, cole)] == [False, False, False, True]
    assert story.stack == []


@rule("9.1.1.2")
def test_nobody_has_priority_in_the_active_phase_and_what_triggers_there_waits_for_main_phase_1() -> None:
    table = Position()
    table.forward("Mirelle", text="When Mirelle becomes active, draw 1 card.", dull=True)
    story = Story(table, at="active")
    assert (story.step, story.stack, drawn(story)) == ("main 1", ["Mirelle"], 2)


@rule("9.2.1.1")
def test_the_turn_player_draws_two_cards_without_the_stack() -> None:
    table = Position()
    deck = table.some(5, "deck")
    story = Story(table, at="draw")
    assert table.state.zones[table.state.zone_of("hand", 0)] == deck[:2:-1]
    assert (story.stack, drawn(story, 1)) == ([], 0)


@rule("9.2.1.2")
def test_nobody_has_priority_in_the_draw_phase_and_what_triggers_there_waits_for_main_phase_1() -> None:
    table = Position()
    table.forward("Mirelle", text="When you draw a card, Mirelle gains +1000 power until the end of the turn.")
    story = Story(table, at="draw", automatic=False)
    if story.asked.kind == "options":
        story.pick(0, 1)
    assert (story.step, story.stack, drawn(story)) == ("main 1", ["Mirelle", "Mirelle"], 2)


# The Main Phases


@rule("9.3.1.1")
def test_main_phase_1_comes_before_the_attack_phase_and_main_phase_2_after_it() -> None:
    table = Position()
    table.forward("Mirelle", text="At the beginning of your Main Phase 2, draw 1 card.")
    vell = table.forward("Vell", zone="hand", cost=0)
    story = Story(table, at="main 1")
    assert (story.step, story.stack) == ("main 1", [])
    story.resolve().resolve()
    assert (story.step, story.asked.kind) == ("declare", "attack")
    story.choose()
    assert (story.step, story.stack) == ("main 2", ["Mirelle"])
    story.resolve().cast(vell)
    assert table.where(vell) == "field"


@rule("9.3.1.1")
def test_a_main_phase_that_is_added_to_a_turn_is_a_main_phase_2() -> None:
    table = Position()
    table.forward("Mirelle", text="At the beginning of Main Phase 1 during each of your turns, draw 1 card.")
    table.forward("Vell", text="At the beginning of your Main Phase 2, draw 1 card.")
    story = Story(table, at="main 2").resolve()
    assert story.match.override(0, SetPhase("Main Phase 2")) is None
    assert story.stack == ["Vell"]


@rule("9.3.1.2")
def test_a_main_phase_ends_when_both_pass_on_an_empty_stack() -> None:
    table = Position()
    pyre = table.summon("Pyre", "Draw 1 card.", cost=0, seat=1)
    story = Story(table, at="main 1").passes().cast(pyre)
    story.resolve()
    assert (story.step, story.stack) == ("main 1", [])
    story.passes()
    assert story.step == "main 1"
    assert story.passes().step == "preparation"


@rule("9.3.1.3")
def test_what_triggers_at_the_beginning_of_the_main_phase_goes_on_the_stack_with_what_triggered_before() -> None:
    table = Position()
    table.forward("Mirelle", text="At the beginning of Main Phase 1 during each of your turns, draw 1 card.")
    table.forward("Vell", text="When Vell becomes active, draw 1 card.", dull=True)
    story = Story(table, at="active")
    assert (story.step, story.asked.kind, story.asked.rule) == ("main 1", "options", "FFTCG 11.8.7")
    assert len(story.pick(0, 1).stack) == 2


@rule("9.3.1.4")
@pytest.mark.parametrize("player", [0, 1])
def test_then_the_turn_player_has_priority(player: int) -> None:
    table = Position(turn_player=player)
    table.forward("Mirelle", text="At the beginning of Main Phase 1 during each of your turns, draw 1 card.")
    story = Story(table, at="main 1")
    assert story.stack == (["Mirelle"] if player == 0 else [])
    assert (story.asked.kind, story.asked.seat) == ("play", player)


@rule("9.3.1.5")
def test_the_turn_player_puts_a_character_onto_the_field_with_priority_and_an_empty_stack_and_no_stack() -> None:
    table = Position()
    vell, theirs = (table.forward("Vell", zone="hand", cost=0, seat=seat) for seat in (0, 1))
    pyre = table.summon("Pyre", "Draw 1 card.", cost=0)
    story = Story(table, at="main 1").cast(pyre)
    assert story.refuses(cast(vell)) == "FFTCG 11.4.1"
    story.resolve().cast(vell)
    assert (table.where(vell), story.stack) == ("field", [])
    assert (story.asked.kind, story.asked.seat) == ("play", 0)
    assert story.passes().refuses(cast(theirs)) == "FFTCG 11.4.1"


@rule("9.3.1.6", "9.3.1.7")
@pytest.mark.parametrize("at", ["main 1", "preparation", "main 2"])
@pytest.mark.parametrize("seat", [0, 1])
def test_summons_and_abilities_can_be_used_with_priority_in_main_phases_and_the_attack_phase(
    at: str, seat: int
) -> None:
    table = Position()
    pyre = table.summon("Pyre", "Draw 1 card.", cost=0, seat=seat)
    mirelle = table.forward("Mirelle", text="[0]: Draw 1 card.\nSunrise [S]: Draw 1 card.", seat=seat)
    table.forward("Mirelle", zone="hand", seat=seat)
    story = Story(table, at=at)
    if seat:
        story.passes()
    story.cast(pyre).use(mirelle, 0).use(mirelle, 1)
    assert story.stack == ["Pyre", "Mirelle", "Mirelle"]


@rule("9.3.1.6", "9.3.1.7", "9.5.1.1")
def test_in_the_end_phase_neither_summons_nor_abilities_can_be_used() -> None:
    table = Position()
    pyre = table.summon("Pyre", "Draw 1 card.", cost=0)
    mirelle = table.forward("Mirelle", text="[0]: Draw 1 card.\nSunrise [S]: Draw 1 card.")
    table.forward("Mirelle", zone="hand")
    story = to_end(table)
    assert (story.step, story.asked.seat) == ("end", 0)
    assert story.refuses(cast(pyre)) == "FFTCG 9.3.1.6"
    assert [story.refuses(use(mirelle, index)) for index in (0, 1)] == ["FFTCG 9.3.1.7"] * 2


# The End Phase


@rule("9.5.1.1")
def test_all_abilities_for_the_end_phase_and_the_end_of_the_turn_go_on_the_stack_and_the_turn_player_has_priority(
) -> None:
    table = Position()
    table.forward("Mirelle", text="At the end of each of your turns, draw 1 card.")
    table.forward("Vell", text="At the beginning of the End Phase during each of your turns, draw 1 card.")
    table.forward("Cole", text="At the end of each of your turns, draw 1 card.", seat=1)
    story = to_end(table).pick(0, 1)
    assert sorted(story.stack) == ["Mirelle", "Vell"]
    assert (story.step, story.asked.kind, story.asked.seat) == ("end", "play", 0)


@rule("9.5.1.2")
@pytest.mark.parametrize("cards", [4, 5, 6, 8])
def test_the_turn_player_discards_down_to_five_cards_without_the_stack(cards: int) -> None:
    table = Position()
    hand = table.some(cards, "hand")
    table.some(8, "hand", seat=1)
    story = Story(table, at="cleanup")
    if cards > 5:
        assert (story.asked.rule, story.asked.seat) == ("FFTCG 9.5.1.2", 0)
        story.choose(*hand[: cards - 5])
    assert (drawn(story), story.stack) == (min(cards, 5), [])
    assert drawn(story, 1) == 8 + 2


@rule("9.5.1.3", "9.5.1.3.1", "9.5.1.3.2")
def test_damage_and_what_lasts_until_the_end_of_the_turn_go_at_once_so_that_nothing_breaks_by_it() -> None:
    table = Position()
    vell, cole = table.forward("Vell", 5000, damage=6000), table.forward("Cole", 9000, damage=4000, seat=1)
    table.until_end_of_turn(table.backup("Osk"), BOOST, vell)
    assert table.power(vell) == 8000
    story = finish(to_end(table))
    assert (table.where(vell), table.power(vell)) == ("field", 5000)
    assert [table.state.cards[card].damage for card in (vell, cole)] == [0, 0]
    assert story.stack == []


@rule("9.5.1.4")
def test_what_the_end_of_effects_brings_about_is_settled_and_the_turn_player_has_priority_again() -> None:
    table = Position()
    weak = table.forward("Cole", 2000, "When Cole is put from the field into the Break Zone, draw 1 card.", seat=1)
    table.backup("Osk", "The Forwards opponent controls lose 3000 power.")
    table.until_end_of_turn(table.backup("Ivo", seat=1), BOOST, weak)
    pyre = table.summon("Pyre", "Draw 1 card.", cost=0)
    story = to_end(table).resolve()
    assert (table.where(weak), story.stack) == ("break zone", ["Cole"])
    assert (story.step, story.asked.seat, table.state.vars["turn"]) == ("cleanup priority", 0, 3)
    assert story.refuses(cast(pyre)) == "FFTCG 9.3.1.6"
    assert drawn(story.resolve(), 1) == 1
    assert table.state.vars["turn"] == 3 and story.step == "cleanup priority"


@rule("9.5.1.4")
def test_after_that_damage_and_effects_until_the_end_of_the_turn_go_once_more() -> None:
    table = Position()
    table.forward("Cole", 2000, "When Cole is put from the field into the Break Zone, draw 1 card.", seat=1)
    strong = table.forward("Bron", 9000, seat=1)
    osk = table.backup("Osk", "The Forwards opponent controls lose 3000 power.")
    table.until_end_of_turn(table.backup("Ivo", seat=1), BOOST, 0)
    story = to_end(table).resolve()
    assert story.step == "cleanup priority"
    table.happen(table.hurt(strong, 2000, by=osk))
    table.until_end_of_turn(osk, BOOST, strong)
    assert (table.state.cards[strong].damage, table.power(strong)) == (2000, 9000)
    finish(story)
    assert (table.state.cards[strong].damage, table.power(strong)) == (0, 6000)


@rule("9.5.1.5")
def test_when_nothing_more_is_due_the_opponents_turn_begins() -> None:
    table = Position()
    story = finish(to_end(table))
    assert (table.state.vars["turn"], table.state.vars["turn player"]) == (4, 1)
    assert (story.step, story.asked.seat) == ("main 1", 1)

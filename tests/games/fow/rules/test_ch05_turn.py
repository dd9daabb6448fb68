"""The phases of a turn (FOW 500)."""

from __future__ import annotations

import pytest

from engine.games.fow.rules import table
from tests.games.fow.story import Story, play, put, rule
from tests.games.fow.table import Position


def windows(story: Story, end: str) -> list[str]:
    """Return the steps in which the players pass until one that begins otherwise."""
    found: list[str] = []
    while story.step != end or story.priority is None:
        found.append(f"{story.step} {story.priority}")
        story.passes()
    return found


@rule("502.2", "502.4", "503.3", "503.7", "504.2")
def test_both_players_may_act_twice_in_the_draw_and_in_the_recovery_phase() -> None:
    story = Story(Position(), at="turn", automatic=False)
    assert windows(story, "main") == [
        "draw begins 0", "draw begins 1", "draw ends 0", "draw ends 1", "recovery begins 0", "recovery begins 1",
        "recovery ends 0", "recovery ends 1",
    ]


@rule("505.2", "505.4", "505.6")
def test_both_players_may_act_twice_in_the_end_phase_then_the_other_turn_begins() -> None:
    story = Story(Position(), automatic=False)
    assert windows(story, "draw begins") == [
        "main 0", "main 1", "end begins 0", "end begins 1", "end ends 0", "end ends 1",
    ]
    assert story.turn_player == 1 and story.table.state.vars["turn"] == 4


@rule("502.3")
def test_the_turn_player_draws_a_card() -> None:
    position = Position()
    story = Story(position, at="draw", automatic=False).on()
    assert story.step == "draw ends"
    assert (position.size("hand", 0), position.size("hand", 1)) == (1, 0)


@rule("502.3")
def test_whoever_goes_first_draws_nothing_in_the_first_turn() -> None:
    position = Position(turn=0)
    story = Story(position, at="turn", automatic=False)
    story.until("main")
    assert position.size("hand") == 0


@rule("503.1")
def test_there_is_no_recovery_phase_in_the_first_turn_of_either_player() -> None:
    for turn, steps in ((0, 2), (1, 2), (2, 4)):
        story = Story(Position(turn=turn), at="turn", automatic=False)
        assert len(windows(story, "main")) == 2 * steps


@rule("503.5")
def test_everything_of_the_turn_player_recovers_also_the_ruler() -> None:
    position = Position()
    mine, theirs = position.resonator(rested=True), position.resonator(seat=1, rested=True)
    position.ruler(rested=True)
    stone = position.stone(rested=True)
    Story(position, at="recovery", automatic=False).until("recovery ends")
    assert not any(map(position.rested, (mine, stone, position.rulers[0])))
    assert position.rested(theirs)


@rule("505.5a")
def test_damage_is_gone_at_the_end_of_the_turn() -> None:
    position = Position()
    hound = position.resonator(damage=400)
    story = Story(position, automatic=False).until("end ends")
    assert position.damage(hound) == 400
    story.on()
    assert position.damage(hound) == 0


@rule("505.5d", "306.3")
def test_the_turn_player_keeps_seven_cards() -> None:
    position = Position()
    hand = position.some(9, "hand")
    position.some(9, "hand", seat=1)
    story = Story(position, automatic=False).until("end ends").on()
    assert "Discard" in story.asked.text
    story.choose(*hand[:2])
    assert (position.size("hand"), position.size("graveyard")) == (7, 2)
    assert position.size("hand", 1) == 9 and story.turn_player == 1


@rule("505.6")
def test_what_a_player_has_done_in_a_turn_is_forgotten_in_the_next_one() -> None:
    position = Position()
    position.let(called_0=True, judged_0=True)
    story = Story(position, at="turn", automatic=False)
    assert not {"called 0", "judged 0"} & story.table.state.vars.keys()
    assert table.turn(story.table.state) == 4


@rule("503.5", "104.1")
def test_what_may_stay_rested_is_asked_about() -> None:
    position = Position()
    sloth = position.resonator("Sloth", text="You may choose not to recover this card during your recovery phase.",
                               rested=True)
    other = position.resonator("Dane", rested=True)
    story = Story(position, at="recovery", automatic=False).on()
    story.choose(sloth)
    assert (position.rested(sloth), position.rested(other)) == (True, False)


@rule("104.1", "303.1b")
def test_what_enters_rested_unless_its_player_pays_asks_for_that() -> None:
    position = Position()
    gate = position.regalia("Gate", "This card enters your field rested unless you pay {1}.", zone="hand")
    twin = position.regalia("Gate", "This card enters your field rested unless you pay {1}.", zone="hand")
    position.will("R")
    story = Story(position).play(gate).resolve().yes()
    assert (position.rested(gate), story.pool) == (False, "")
    story.play(twin).resolve()
    assert position.rested(twin)


@rule("501.1", "505.6")
def test_turns_alternate_and_each_goes_through_its_phases_in_their_order() -> None:
    story, seen = Story(Position(), at="turn"), list[tuple[int, str]]()
    while len(seen) < 9:
        if not seen or seen[-1] != (story.turn_player, story.phase):
            seen.append((story.turn_player, story.phase))
        story.resolve()
    phases = ["draw", "recovery", "main", "end"]
    assert seen == [*((0, one) for one in phases), *((1, one) for one in phases), (0, "draw")]


@rule("504.2", "701.2")
@pytest.mark.parametrize("at", ["draw", "recovery", "end"])
def test_what_is_done_in_the_main_phase_is_done_in_no_other(at: str) -> None:
    position = Position()
    position.ruler("Lord", "[Judgment] {0}")
    hound, trap = position.resonator("Hound", zone="hand"), position.chant("Trap", "[Trigger] Anytime: Draw a card.")
    position.will("RR")
    story = Story(position, at=at)
    acts = play(hound), put(trap), story.judgment(), story.calling(), story.fight()
    assert [story.refuses(act) for act in acts] == ["FOW 702.1", "FOW 706.1", "FOW 705.1", "FOW 709.1", "FOW 704.1"]


@rule("505.5", "505.5a", "505.5b")
def test_damage_is_gone_before_what_let_a_card_bear_it_ends() -> None:
    position = Position()
    wall = position.resonator("Wall", 300, 300)
    grow = position.chant(text="Target resonator gains [+400/+400] until end of turn.")
    bolt = position.chant(text="This card deals 500 damage to target resonator.")
    Story(position).play(grow, wall).resolve().play(bolt, wall).resolve().until("draw begins")
    assert (position.where(wall), position.damage(wall), position.values(wall)) == ("field", 0, (300, 300))


@rule("505.5", "505.5b", "505.5d")
def test_the_hand_is_brought_down_once_what_lasted_for_the_turn_has_ended() -> None:
    position = Position()
    position.will("RR")
    position.some(9, "hand")
    story = Story(position)
    while story.priority is not None:
        story.passes()
    assert (story.pool, story.asked.kind) == ("", "cards")

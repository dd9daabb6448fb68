"""Cipher chapter 13: turns and their phases."""

from __future__ import annotations

from engine.answers import Pass, Play
from engine.events import SetVariable
from engine.games.cipher.rules import table as tables
from tests.games.cipher.story import Story, attack, deploy, level_up, move, rule, use
from tests.games.cipher.table import Position


def at(step: str, **values: int) -> Story:
    """A story that begins at a step, with one ally and one enemy besides the Main Characters."""
    table = Position(phase="beginning", **values)
    table.unit("Vell")
    table.unit("Rook", seat=1)
    return Story(table, at=step)


def ending(story: Story) -> Story:
    """Do nothing until another turn begins."""
    turn = story.table.state.vars["turn"]
    while story.table.state.vars["turn"] == turn:
        story.say(Pass()) if story.asked.kind == "play" else story.choose()
    return story


@rule("13.1.1", "13.6.1.3")
def test_the_players_take_their_turns_alternately() -> None:
    story = at("turn start")
    seats = []
    for _ in range(3):
        seats.append(story.table.state.vars["turn player"])
        ending(story)
    assert seats == [0, 1, 0]


@rule("13.1.2", "13.5.1.2.1", "13.4.1.2.1")
def test_a_turn_has_five_phases_in_order_and_nothing_needs_to_be_done_in_them() -> None:
    story = ending(at("turn start"))
    state = story.table.state
    phases = [change.value for change in state.log if isinstance(change, SetVariable) and change.name == "phase"]
    assert phases[:5] == ["beginning", "bond", "deployment", "action", "end"]


@rule("13.2.1.1")
def test_the_turn_player_begins_the_turn() -> None:
    story = at("turn start")
    assert (story.table.state.vars["turn"], story.asked.seat) == (4, 0)


@rule("13.2.1.1", "13.6.1.3", "13.2.1.2")
def test_the_next_turn_has_begun_before_anything_is_checked() -> None:
    table = Position(turn_player=1, phase="end")
    table.unit("Wren", main=True)
    table.unit("Cole", seat=1, main=True, line="back")
    said = Story(table, at="end").log()
    assert said.index("Turn {0}: {1}.") < said.index("The Back Line of {0} marches forward.")


@rule("13.2.1.3")
def test_the_turn_player_untaps_all_of_their_units() -> None:
    table = Position(phase="beginning")
    mine = table.unit("Vell", tapped=True)
    back = table.unit("Odo", line="back", tapped=True)
    theirs = table.unit("Rook", seat=1, tapped=True)
    Story(table, at="untap")
    assert [table.tapped(number) for number in (mine, back, theirs)] == [False, False, True]


@rule("13.2.1.5")
def test_the_turn_player_draws_a_card() -> None:
    story = at("turn start")
    assert len(story.table.state.zones[tables.HAND[0]]) == 1


@rule("13.2.1.5.1")
def test_nobody_draws_in_the_first_turn_of_the_game() -> None:
    story = at("turn start", turn=0)
    assert len(story.table.state.zones[tables.HAND[0]]) == 0
    ending(story)
    assert len(story.table.state.zones[tables.HAND[1]]) == 1


@rule("13.3.1.2")
def test_the_turn_player_may_make_a_card_of_the_hand_a_bond() -> None:
    table = Position(phase="bond")
    card = table.card("Odo")
    Story(table).choose(card)
    assert (table.where(card), table.face_down(card)) == ("bond", False)


@rule("13.3.1.2.1")
def test_the_turn_player_may_put_no_card_into_the_bond_area() -> None:
    table = Position(phase="bond")
    card = table.card("Odo")
    story = Story(table).choose()
    assert (table.where(card), story.phase) == ("hand", "deployment")


@rule("13.3.1.2")
def test_only_one_card_a_turn_becomes_a_bond_and_only_one_of_the_hand() -> None:
    table = Position(phase="bond")
    first, second = table.card("Odo"), table.card("Rook")
    story = Story(table)
    assert story.refuses_cards(first, second) == "Cipher 13.3.1.2"
    assert story.refuses_cards(story.mains[0]) == "Cipher 13.3.1.2"


@rule("13.4.1.2")
def test_in_the_deployment_phase_units_are_deployed_and_levelled_up_as_often_as_one_likes() -> None:
    table = Position(phase="deployment")
    table.some(4, "bond")
    base = table.unit("Vell")
    one, two, upper = table.card("Odo"), table.card("Rook"), table.card("Vell")
    story = Story(table).deploy(one).level_up(upper).deploy(two, "back")
    assert [table.where(number) for number in (one, two, upper, base)] == ["front", "back", "front", "stacked"]
    assert story.refuses(move(one)) == "Cipher 13.4.1.2"
    assert story.passes().phase == "action"


@rule("13.5.1.2")
def test_in_the_action_phase_units_move_and_attack_and_are_not_deployed() -> None:
    table = Position()
    table.some(4, "bond")
    vell, odo, hand = table.unit("Vell"), table.unit("Odo"), table.card("Rook")
    story = Story(table)
    assert story.refuses(deploy(hand)) == "Cipher 13.4.1.2"
    assert story.refuses(level_up(hand)) == "Cipher 13.4.1.2"
    story.move(vell).attack(odo)
    assert (table.where(vell), table.tapped(odo)) == ("back", True)


@rule("13.5.1.2.2")
def test_in_the_first_turn_of_the_game_nobody_attacks() -> None:
    table = Position(turn=1)
    vell = table.unit("Vell")
    story = Story(table)
    assert story.refuses(attack(vell)) == "Cipher 13.5.1.2.2"
    assert move(vell) in story.plays()
    second = Position(turn=2, turn_player=1)
    rook = second.unit("Rook", seat=1)
    assert attack(rook) in Story(second).plays()


@rule("13.6.1.2")
def test_at_the_end_of_the_turn_a_unit_forgets_that_it_levelled_up_and_changed_class() -> None:
    table = Position(phase="deployment")
    table.some(4, "bond")
    table.unit("Vell")
    upper = table.card("Vell", cost=3, change=2)
    story = Story(table).level_up(upper)
    assert {"leveled", "changed"} <= set(table.state.cards[upper].marks)
    ending(story)
    assert table.state.cards[upper].marks == {}
    assert table.state.cards[upper].under


@rule("13.6.1.2", "5.1.1.3")
def test_at_the_end_of_the_turn_usage_limits_and_what_lasts_until_then_are_gone() -> None:
    table = Position()
    text = "Lamp |ACT| [Once Per Turn] Until the end of the turn, this unit gains +10 attack."
    vell = table.unit("Vell", text, attack=30)
    story = Story(table).use(vell)
    assert (table.attack_of(vell), story.refuses(use(vell))) == (40, "Cipher 19.1.2.1")
    ending(story)
    assert table.attack_of(vell) == 30
    ending(story).choose().passes()
    assert use(vell) in story.plays()


@rule("13.6.1.2")
def test_what_lasts_until_the_end_of_the_opponents_next_turn_outlasts_ones_own() -> None:
    table = Position()
    text = "Lamp |ACT| Until the end of your opponent's next turn, this unit gains +10 attack."
    vell = table.unit("Vell", text, attack=30)
    story = ending(Story(table).use(vell))
    assert table.attack_of(vell) == 40
    ending(story)
    assert table.attack_of(vell) == 30


@rule("15.1.2", "13.6.1.2")
def test_in_the_next_turn_all_bonds_count_again() -> None:
    table = Position(phase="deployment")
    table.some(2, "bond")
    first, second = table.card("Odo", cost=2), table.card("Mere", cost=2)
    story = Story(table).deploy(first)
    assert story.refuses(deploy(second)) == "Cipher 15.1.2"
    ending(ending(story)).choose().deploy(second)
    assert table.where(second) == "front"


@rule("13.5.1.2")
def test_only_attacks_are_aimed_at_a_card() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1)
    story = Story(table)
    assert story.refuses(Play("move", vell, target=rook)) == "Cipher 13.5.1.2"
    assert story.refuses(Play("attack", vell, target=vell)) == "Cipher 18.1.3"


@rule("13.5.1.2")
def test_what_can_be_done_is_named() -> None:
    table = Position()
    table.unit("Vell", "Lamp |ACT| Draw 1 card.", main=True, title="the First")
    story = Story(table)
    labels = {play.how: story.asked.ways.label(table.state, play) for play in story.plays()}  # type: ignore[attr-defined]
    assert labels == {
        "use": "Use Vell, the First: Lamp", "move": "Move Vell, the First", "attack": "Attack with Vell, the First",
    }  # fmt: skip


@rule("13.4.1.2", "14.1.1.1")
def test_only_what_is_legal_is_offered_in_the_deployment_phase() -> None:
    table = Position(phase="deployment")
    table.some(1, "bond")
    table.unit("Vell")
    twin, dear, other = table.card("Vell"), table.card("Odo", cost=2), table.card("Mere")
    offered = Story(table).plays()
    assert {(play.how, play.card) for play in offered} == {("level up", twin), ("deploy", other)}
    assert dear not in {play.card for play in offered}


@rule("15.1.2", "16.1.2", "14.2.5.3")
def test_level_ups_and_class_changes_take_of_the_bonds_of_the_turn() -> None:
    for change, left in ((None, 1), (3, 0)):
        table = Position(phase="deployment")
        table.some(3, "bond")
        table.unit("Vell")
        upper, odo = table.card("Vell", cost=2, change=change), table.card("Odo", cost=1)
        story = Story(table).level_up(upper)
        assert (deploy(odo) in story.plays()) is bool(left)


@rule("13.4.1.2")
def test_deployments_level_ups_and_class_changes_are_named() -> None:
    table = Position(phase="deployment")
    table.some(3, "bond")
    table.unit("Vell")
    table.unit("Mere")
    for name, change in (("Odo", None), ("Vell", None), ("Mere", 1)):
        table.card(name, title="the Next", change=change)
    story = Story(table)
    labels = {story.asked.ways.label(table.state, play) for play in story.plays()}  # type: ignore[attr-defined]
    assert labels == {
        "Deploy Odo, the Next to the Front Line", "Deploy Odo, the Next to the Back Line",
        "Level up into Vell, the Next", "Change class into Mere, the Next",
    }  # fmt: skip

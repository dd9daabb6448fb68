"""Cipher chapters 7 and 10: triggered skills in check timings."""

from __future__ import annotations

import pytest

from engine.events import Note, Shift
from engine.games.cipher.rules import checks
from engine.games.cipher.rules import table as tables
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, Position, run

DRAWS = "Lamp |AUTO| When this unit attacks, draw 1 card."
PAID = (
    "Wick |AUTO| [Once Per Turn] [Flip 1 Bond face-down] When this unit attacks, you may pay the cost and if you do: "
    "Draw 1 card."
)


def hand(story: Story, seat: int = 0) -> int:
    """How many cards a player has in the hand."""
    return len(story.table.state.zones[tables.HAND[seat]])


def carried_out(story: Story) -> list[str]:
    """The names of the skills that were carried out, in their order."""
    return [
        str(change.args[1])
        for change in story.table.state.log
        if isinstance(change, Note) and change.text == "{0}: {1} is carried out."
    ]


def duel(text: str, **values: int) -> tuple[Position, int, int]:
    """An ally with a skill and an enemy that it attacks in vain."""
    table = Position()
    table.main_characters()
    return table, table.unit("Vell", text, **values), table.unit("Rook", attack=90, seat=1)


#: Each check timing by its rule, and the step that comes after it.
TIMINGS = {
    "13.2.1.2": "untap", "13.2.1.4": "draw", "13.2.1.6": "start bond", "13.3.1.1": "bond",
    "13.3.1.3": "start deployment", "13.4.1.1": "deployment", "13.4.1.3": "start action", "13.5.1.1": "action",
    "13.5.1.3": "start end", "13.6.1.1": "end", "18.1.4": "support", "18.1.6": "support skills",
    "18.1.8": "add support", "18.1.10": "critical", "18.1.12": "evade", "18.1.14": "compare",
    "18.1.16": "after support", "18.1.18": "combat over",
}  # fmt: skip


@pytest.mark.parametrize("step", TIMINGS.values(), ids=TIMINGS)
@rule(
    "7.2.3", "7.1", "13.2.1.2", "13.2.1.4", "13.2.1.6", "13.3.1.1", "13.3.1.3", "13.4.1.1", "13.4.1.3", "13.5.1.1",
    "13.5.1.3", "13.6.1.1", "15.1.1", "16.1.1", "17.1.1", "18.1.1", "19.1.1", "18.1.4", "18.1.6", "18.1.8", "18.1.10",
    "18.1.12", "18.1.14", "18.1.16", "18.1.18", "21.2.3.1.3.1.2",
)  # fmt: skip
def test_a_check_timing_comes_before_every_step(step: str) -> None:
    table, vell, rook = duel(DRAWS)
    table.attack(vell, rook)
    before = len(table.state.log)
    story = Story(table, at=step)
    said = [change.text for change in table.state.log[before:] if isinstance(change, Note)]
    assert said[0] == "{0}: {1} is carried out."
    assert table.pending == ()
    assert story.match.request is not None


@rule("15.1.3", "16.1.3")
def test_after_a_deployment_and_a_level_up_there_is_a_check_timing() -> None:
    table = Position(phase="deployment")
    table.some(5, "bond")
    table.unit("Vell")
    odo = table.card("Odo", "Lamp |AUTO| When this unit is deployed, draw 1 card.")
    upper = table.card("Vell", "Wick |AUTO| When this unit Levels Up, draw 1 card.")
    story = Story(table).deploy(odo)
    assert (hand(story), story.step) == (2, "deployment")
    story.level_up(upper)
    assert hand(story) == 2


@rule("17.1.3")
def test_after_a_move_there_is_a_check_timing() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |AUTO| When this unit is moved, draw 1 card.")
    assert hand(Story(table).move(vell)) == 1


@rule("18.1.3.2.1.1", "10.2.1", "10.5", "10.6", "21.2.3.1.3.1.1", "2.3.1.1")
def test_a_skill_that_waits_for_an_attack_triggers_when_the_attack_is_declared() -> None:
    table, vell, rook = duel(DRAWS)
    story = Story(table)
    assert hand(story) == 0
    story.attack(vell, rook)
    assert (hand(story), carried_out(story)) == (1, ["Lamp"])


@rule("18.1.12.1")
def test_a_skill_that_waits_for_a_critical_hit_is_chosen_before_the_evasion() -> None:
    table, vell, rook = duel("Lamp |AUTO| When this unit Critical Hits, draw 1 card.")
    hit, evading = table.card("Vell"), table.card("Rook", seat=1)
    story = Story(table).attack(vell, rook).choose(hit)
    assert (story.asked.seat, story.asked.cards()) == (1, (evading,))
    assert carried_out(story) == ["Lamp"]


@rule("18.1.18.1")
def test_a_skill_that_waits_for_the_end_of_an_attack_is_chosen_when_the_supports_are_gone() -> None:
    table, vell, rook = duel("Lamp |AUTO| When this unit's attack ends, you may move this unit.")
    story = Story(table).attack(vell, rook)
    assert table.names("support") == []
    story.yes()
    assert table.where(vell) == "back"


@pytest.mark.parametrize(("when", "turn_player"), [("attack", 0), ("combat", 0), ("combat", 1)])
@rule("18.1.18.1")
def test_what_waits_for_the_end_of_a_combat_hears_of_it_whichever_card_it_is(when: str, turn_player: int) -> None:
    table = Position(turn_player=turn_player)
    vell = table.unit("Vell", f"Lamp |AUTO| When this unit's {when} ends, draw 1 card.", attack=60)
    rook = table.unit("Rook", attack=30, seat=1)
    assert vell == 0
    story = Story(table).attack(*((rook, vell) if turn_player else (vell, rook)))
    assert (hand(story), carried_out(story)) == (1, ["Lamp"])


@rule("18.1.15.1")
def test_a_unit_that_becomes_destroyed_is_destroyed_by_the_attack_of_the_attacking_unit() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |AUTO| When this unit's attack destroys an enemy, draw 1 card.", attack=90)
    rook = table.unit("Rook", seat=1)
    story = Story(table).attack(vell, rook)
    assert (hand(story), table.where(rook)) == (1, "retreat")


# Which one comes next


@rule("10.2", "2.9")
def test_the_turn_player_chooses_first_and_one_by_one() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |AUTO| When this unit attacks, draw 1 card.")
    rook = table.unit("Rook", "Wick |AUTO| When this unit is attacked, draw 1 card.", seat=1, attack=90)
    table.unit("Odo", "Horn |AUTO| When an ally attacks, draw 1 card.")
    story = Story(table).attack(vell, rook)
    assert (story.asked.seat, story.asked.kind) == (0, "options")
    story.pick(1)
    assert carried_out(story)[:3] == ["Horn", "Lamp", "Wick"]


@rule("7.2.3.1", "7.2.1")
def test_after_each_triggered_skill_the_check_timing_begins_anew() -> None:
    table, vell, rook = duel("Lamp |AUTO| When this unit attacks, choose 1 non-Main Character enemy, and destroy them.")
    mere = table.unit("Mere", "Wick |AUTO| When this unit is attacked, draw 1 card.", seat=1)
    table.unit("Odo", DRAWS.replace("this unit attacks", "an ally attacks"))
    story = Story(table).attack(vell, rook).pick(0).choose(mere)
    assert story.when("{0}: {1} is carried out.") > story.when(mere)


@rule("10.2.3", "10.2.3.1")
def test_what_triggers_meanwhile_comes_before_what_has_waited() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |AUTO| When this unit attacks, choose 1 other ally, and move them.")
    moving = table.unit("Mere", "Wick |AUTO| When this unit is moved, draw 1 card.")
    table.unit("Odo", "Horn |AUTO| When an ally attacks, draw 1 card.")
    rook = table.unit("Rook", seat=1, attack=90)
    story = Story(table).attack(vell, rook)
    lamp = next(place for place, line in enumerate(story.asked.options) if "Lamp" in line)  # type: ignore[attr-defined]
    story.pick(lamp).choose(moving)
    assert carried_out(story) == ["Lamp", "Wick", "Horn"]


@rule("10.2.3", "7.2.3.1", "7.2.2")
def test_what_triggers_in_rule_processing_waits_beside_what_has_waited() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |AUTO| When this unit attacks, choose 1 <Blue> ally, and destroy them.")
    table.unit("Cray", symbols=(BLUE,))
    table.unit("Odo", "Horn |AUTO| When an ally attacks, draw 1 card.")
    table.unit("Mere", "Wick |AUTO| When an ally leaves the battlefield, draw 1 card.")
    rook = table.unit("Rook", seat=1, attack=90)
    story = Story(table).attack(vell, rook)
    lamp = next(place for place, line in enumerate(story.asked.options) if "Lamp" in line)  # type: ignore[attr-defined]
    story.pick(lamp)
    waiting = [line.split(": ")[1] for line in story.asked.options]  # type: ignore[attr-defined]
    assert waiting == ["Horn", "Wick"]


@rule("10.2.1.1", "2.3.1.1.1")
def test_a_skill_triggers_as_often_as_what_it_waits_for_happens() -> None:
    table = Position()
    table.unit("Vell", "Lamp |AUTO| Each time an ally is moved, draw 1 card.")
    others = [table.unit("Odo"), table.unit("Mere")]
    table.happen(*(Shift(one, tables.BACK[0], why="move") for one in others))
    assert table.triggered == ["Vell", "Vell"]
    assert hand(Story(table)) == 2


@rule("10.2.3", "10.2.3.1")
def test_what_triggers_meanwhile_comes_before_what_had_come_before_others() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |AUTO| When this unit attacks, choose 1 <Blue> ally, and move them.")
    table.unit("Cray", symbols=(BLUE,))
    table.unit("Odo", "First |AUTO| When another ally is moved, tap this unit.")
    table.unit("Mere", "Second |AUTO| When another ally is moved, draw 1 card.")
    table.unit("Ilse", "Third |AUTO| When an ally is tapped by a skill's cost or effect, draw 1 card.")
    story = Story(table).attack(vell, table.unit("Rook", seat=1, attack=90)).pick(0)
    assert carried_out(story) == ["Lamp", "First", "Third", "Second"]


@rule("10.2.3")
def test_what_has_triggered_in_rule_processing_may_wait_as_long_as_its_player_likes() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |AUTO| When this unit attacks, choose 1 <Blue> ally, and destroy them.")
    table.unit("Cray", symbols=(BLUE,))
    table.unit("Odo", "Horn |AUTO| When an ally attacks, draw 1 card.")
    table.unit("Mere", "Wick |AUTO| When an ally leaves the battlefield, draw 1 card.")
    table.unit("Ilse", "First |AUTO| When an ally is destroyed, draw 1 card.")
    table.unit("Pia", "Second |AUTO| When an ally is destroyed, draw 1 card.")
    story = Story(table).attack(vell, table.unit("Rook", seat=1, attack=90))
    offered = []
    for chosen in ("Lamp", "First", "Second", "Horn"):
        names = [line.split(": ")[1] for line in story.asked.options]  # type: ignore[attr-defined]
        offered.append(set(names))
        story.pick(names.index(chosen))
    assert offered == [{"Lamp", "Horn"}, {"First", "Second", "Wick"}, {"Second", "Wick"}, {"Wick", "Horn"}]
    assert carried_out(story)[-1] == "Wick"


@rule("10.2", "10.2.1.1")
def test_of_a_skill_that_has_triggered_on_two_units_its_player_chooses_about_which_it_is_carried_out_first() -> None:
    table = Position()
    pays = "you may pay the cost and if you do: Untap that ally."
    table.unit("Vell", f"Lamp |AUTO| [Flip 1 Bond face-down] Each time another ally is moved, {pays}")
    odo, mere, _ = table.unit("Odo", tapped=True), table.unit("Mere", tapped=True), table.some(1, "bond")
    table.happen(*(Shift(one, tables.BACK[0], why="move") for one in (odo, mere)))
    story = Story(table)
    assert [line.split("Lamp ")[1] for line in story.asked.options] == ["(Odo, 1)", "(Mere, 2)"]  # type: ignore[attr-defined]
    story.pick(1).yes()
    assert (table.tapped(odo), table.tapped(mere), table.pending) == (True, False, ())


@rule("10.2", "26.13.1", "2.3")
def test_what_has_left_the_battlefield_is_neither_told_apart_in_the_opponents_hand_nor_moved() -> None:
    table = Position()
    table.unit("Vell", "Lamp |AUTO| Each time an enemy leaves the battlefield, you may move that enemy.")
    enemies = [table.unit("Rook", seat=1), table.unit("Cray", seat=1)]
    table.happen(*(table.move(one, "hand", "return") for one in enemies))
    story = Story(table)
    assert (carried_out(story), story.asked.kind) == (["Lamp", "Lamp"], "play")


@rule("10.6.2", "10.2.1.1")
def test_what_else_has_triggered_of_a_skill_with_a_usage_limit_is_cancelled() -> None:
    table = Position()
    table.unit("Vell", "Lamp |AUTO| [Once Per Turn] Each time an ally is moved, draw 1 card.")
    table.unit("Cray", "Horn |AUTO| Each time an ally is moved, draw 1 card.")
    others = [table.unit("Odo"), table.unit("Mere")]
    table.happen(*(Shift(one, tables.BACK[0], why="move") for one in others))
    assert sorted(table.triggered) == ["Cray", "Cray", "Vell", "Vell"]
    story = Story(table).pick(0)
    assert (table.pending, sorted(carried_out(story))) == ((), ["Horn", "Horn", "Lamp"])


@rule("10.2.1.4")
def test_a_triggered_skill_is_carried_out_though_its_unit_has_gone() -> None:
    table, vell, rook = duel(DRAWS)
    table.attack(vell, rook)
    table.happen(table.move(vell, "retreat"))
    assert hand(Story(table, at="action")) == 1


# Conditions, costs, choices


@rule("10.3", "10.3.1", "10.3.2", "2.3.1.5", "2.3.1.4")
def test_a_skill_whose_if_is_not_met_does_nothing_and_is_not_used_up() -> None:
    text = "Lamp |AUTO| [Once Per Turn] When this unit attacks, if you have 4 or more other allies, draw 1 card."
    table, vell, rook = duel(text)
    story = Story(table).attack(vell, rook)
    assert (hand(story), carried_out(story), table.state.vars.get("used")) == (0, [], None)


@rule("21.2.3.1.3.1.3", "10.4", "10.6.2", "10.2.1.3", "5.1.1.3", "2.3.1.3", "22.2")
def test_a_skill_is_carried_out_once_its_cost_is_paid_and_is_used_up_then() -> None:
    table, vell, rook = duel(PAID)
    bonds = table.some(2, "bond")
    story = Story(table).attack(vell, rook).yes().choose(bonds[0]).go_on()
    assert (hand(story), table.face_down(bonds[0])) == (1, True)
    table.mark(vell, dull=False)
    story.attack(vell, rook).go_on()
    assert (hand(story), story.step) == (1, "action")


@rule("10.4.1", "10.4.1.1")
def test_a_player_need_not_pay_and_the_skill_is_not_used_up() -> None:
    table, vell, rook = duel(PAID)
    bonds = table.some(2, "bond")
    story = Story(table).attack(vell, rook).no()
    assert (hand(story), [table.face_down(one) for one in bonds]) == (0, [False, False])
    table.mark(vell, dull=False)
    story.attack(vell, rook).yes()
    assert story.asked.cards() == tuple(bonds)


@rule("10.4.2", "22.3", "22.3.1")
def test_a_cost_that_cannot_be_paid_in_full_leaves_everything_as_it_was() -> None:
    table, vell, rook = duel(PAID)
    story = Story(table).attack(vell, rook)
    assert (hand(story), story.step, table.pending) == (0, "action", ())


@rule("10.5.1", "10.5.1.1", "10.5.1.1.1")
def test_a_player_need_not_apply_what_a_skill_says_they_may_do() -> None:
    text = "Lamp |AUTO| [Once Per Turn] When this unit's attack ends, you may move this unit."
    table, vell, rook = duel(text)
    story = Story(table).attack(vell, rook).no()
    assert (table.where(vell), table.state.vars.get("used"), story.step) == ("front", None, "action")


@rule("10.6.1", "2.3", "2.7")
def test_a_skill_that_can_do_nothing_is_done_all_the_same() -> None:
    text = "Lamp |AUTO| When this unit attacks, choose 1 enemy in the Back Line, and destroy them."
    table, vell, rook = duel(text)
    story = Story(table).attack(vell, rook)
    assert (carried_out(story), table.pending, story.step) == (["Lamp"], (), "action")


@rule("21.1.1.2")
def test_the_parts_of_an_effect_are_carried_out_in_the_order_in_which_they_are_written() -> None:
    text = (
        "Lamp |AUTO| When this unit attacks, draw 1 card. "
        "Choose 1 card from your hand, and send it to the Retreat Area."
    )
    table, vell, rook = duel(text)
    old = table.card("Odo")
    new = [*table.some(3, "deck", support=0), table.card("Mere", zone="deck")][-1]
    story = Story(table).attack(vell, rook)
    assert set(story.asked.cards()) == {old, new}
    story.choose(new)
    assert [table.where(one) for one in (old, new)] == ["hand", "retreat"]


# Cards in the hand

SPEC = (
    "Ember |SPEC| [Flip 1 Bond face-down] When your Main Character Class Changes, you may pay the cost and if you do: "
    "Deploy this card from your hand."
)


def waiting(bonds: int = 4) -> tuple[Story, int]:
    """A Main Character has just changed class beside a card in the hand that waits for that."""
    table = Position(phase="deployment")
    table.some(bonds, "bond")
    table.unit("Vell", main=True)
    upper, card = table.card("Vell", change=1), table.card("Odo", SPEC)
    return Story(table).level_up(upper), card


@rule("10.2.2", "10.2.2.1", "21.2.3.1.4.2")
def test_a_skill_of_the_hand_need_not_be_chosen_and_the_card_stays_hidden() -> None:
    story, card = waiting()
    assert story.asked.kind == "options"
    story.pick(1)
    assert (story.table.pending, story.step) == ((), "deployment")
    assert not story.table.state.sees(1, story.table.state.cards[card])


@rule("10.2.2", "10.2.1")
def test_a_skill_of_the_hand_is_carried_out_where_it_is_chosen() -> None:
    story, card = waiting()
    story.pick(0).yes()
    story.choose(story.asked.cards()[0]).pick(0)
    assert story.table.where(card) == "front"


@rule("10.2.1.4.1")
def test_a_skill_of_the_hand_is_gone_when_its_card_goes_into_hiding() -> None:
    story, card = waiting()
    table = story.table
    assert table.pending
    table.happen(table.move(card, "deck"))
    assert checks.due(table.state)
    run(checks.process(table.state))
    assert table.pending == ()


@rule("10.2.4")
def test_a_card_that_comes_into_the_hand_meanwhile_may_trigger_on_the_same() -> None:
    table = Position(phase="deployment")
    table.some(5, "bond")
    table.unit("Vell", main=True)
    table.some(5, "deck")
    drawn = table.card("Odo", SPEC, zone="deck")
    table.card("Nobody", zone="deck")
    upper = table.card("Vell", "Lamp |AUTO| When you Class Change into this unit, draw 1 card.", change=1)
    story = Story(table).level_up(upper)
    assert table.where(drawn) == "hand"
    assert any("Ember" in line for line in story.asked.options)  # type: ignore[attr-defined]


@rule("10.2.1.4.1")
def test_what_else_has_triggered_stays_when_a_skill_of_the_hand_is_gone() -> None:
    table = Position(phase="deployment")
    table.some(4, "bond")
    table.unit("Vell", main=True)
    table.unit("Mere", "Horn |AUTO| When your Main Character Class Changes, you may move this unit.")
    upper, card = table.card("Vell", change=1), table.card("Odo", SPEC)
    Story(table).level_up(upper)
    table.happen(table.move(card, "deck"))
    run(checks.process(table.state))
    assert table.triggered == ["Mere"]


@rule("10.2.4")
def test_a_card_that_comes_into_the_hand_from_the_open_does_not_trigger_on_the_same() -> None:
    table = Position(phase="deployment")
    table.some(5, "bond")
    table.unit("Vell", main=True)
    returned = table.card("Odo", SPEC, zone="retreat")
    takes = "choose 1 card from your Retreat Area, and add it to your hand."
    upper = table.card("Vell", f"Lamp |AUTO| When you Class Change into this unit, {takes}", change=1)
    story = Story(table).level_up(upper)
    assert (table.where(returned), table.pending, story.step) == ("hand", (), "deployment")


@rule("10.2.1.4", "10.2.2")
def test_a_skill_of_the_hand_must_be_chosen_once_its_card_lies_open() -> None:
    story, card = waiting()
    table = story.table
    table.happen(table.move(card, "retreat"))
    again = Story(table, at="deployment")
    assert [line.split(": ")[1] for line in again.asked.options] == ["Ember"]  # type: ignore[attr-defined]
    assert again.pick(0).asked.kind == "confirm"
    assert again.no().asked.options == ("None of them.",)  # type: ignore[attr-defined]
    assert again.pick(0).step == "deployment"


@rule("10.2.2", "10.2.2a", "10.2")
def test_a_skill_of_the_hand_that_is_not_chosen_takes_no_other_with_it() -> None:
    table = Position(phase="deployment")
    table.some(4, "bond")
    table.unit("Vell", main=True)
    table.unit("Rook", "Horn |AUTO| When an enemy Class Changes, draw 1 card.", seat=1)
    upper = table.card("Vell", change=1)
    table.card("Odo", SPEC)
    story = Story(table).level_up(upper).pick(1)
    assert (carried_out(story), hand(story, 1)) == (["Horn"], 1)


@rule("13.2.1.1.1")
def test_what_holds_during_a_turn_begins_with_it() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |CONT| During your turn, this unit gains +10 attack.", attack=30)
    table.let(turn_player=1)
    assert table.attack_of(vell) == 30
    table.let(turn_player=0)
    assert table.attack_of(vell) == 40

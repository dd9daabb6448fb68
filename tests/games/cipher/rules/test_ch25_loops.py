"""Cipher chapter 25: loops."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.abilities.kinds import Unparsed
from engine.answers import Confirm, Number
from engine.games.cipher.rules import checks
from engine.games.cipher.rules.law import CipherLaw
from engine.games.cipher.rules.table import PendingTrigger, Ref
from engine.loops import Choice, Loop
from engine.triggers.trigger_event import TriggerSource
from tests.games.cipher.effects.doing import do
from tests.games.cipher.story import Story, rule, use
from tests.games.cipher.table import Position, run

TO_AND_FRO = "Lamp |ACT| Move this unit."


def settled(*seats: int, numbers: tuple[int, ...] = ()) -> dict[str, Any]:
    """What is left of a loop that these seats could have stopped, after the numbers they have said."""
    table = Position()
    table.main_characters()
    loop = Loop(("a", "b"), tuple(Choice(seat, f"choice of {seat}", "a") for seat in seats))
    run(CipherLaw().loop(table.state, loop), [Number(number) for number in numbers])
    return table.state.vars


@rule("25.2")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    assert settled()["outcome"][:2] == (None, "Cipher 25.2")


@rule("25.2.1")
def test_who_alone_can_stop_a_loop_says_how_often_it_runs_and_cannot_begin_it_again() -> None:
    bars = settled(1, numbers=(5,))["barred"]
    assert [(bar.choice.seat, bar.left, bar.rule) for bar in bars] == [(1, 0, "Cipher 25.2.1")]


@pytest.mark.parametrize(("numbers", "barred"), [((3, 8), 1), ((8, 3), 0)])
@rule("25.3")
def test_of_two_numbers_the_smaller_counts_and_who_said_the_larger_cannot_go_on(
    numbers: tuple[int, int], barred: int
) -> None:
    bars = settled(0, 1, numbers=numbers)["barred"]
    assert {bar.rule for bar in bars} == {"Cipher 25.3"}
    stopper = next(bar.choice.seat for bar in bars if bar.passing)
    assert stopper == 1 - barred


@rule("25.3.1")
def test_the_second_player_cannot_say_the_number_of_the_first() -> None:
    table = Position()
    table.main_characters()
    doing = CipherLaw().loop(table.state, Loop(("a",), (Choice(0, "x", "a"), Choice(1, "y", "a"))))
    next(doing)
    second = doing.send(Number(4))
    refusal = second.judge(Number(4))
    assert refusal is not None and refusal.rule == "Cipher 25.3.1"
    assert second.judge(Number(5)) is None


@rule("3.1", "25.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_concedes_late_in_a_long_turn_has_lost(seat: int) -> None:
    table = Position()
    vell = table.unit("Vell", TO_AND_FRO)
    story = Story(table)
    while not story.match._watch.trail:
        story.use(vell)
    story.match.concede(seat)
    assert story.match.outcome is not None and story.match.outcome.winner == 1 - seat


@rule("3.1.1", "25.2")
def test_who_is_about_to_lose_is_in_no_loop() -> None:
    table = Position()
    story = Story(table)
    assert checks.can_come_back(table.state)
    table.mark(story.mains[0], marks={})
    assert not checks.can_come_back(table.state)


@rule("25.2.1")
def test_a_player_who_goes_round_for_nothing_says_how_often_and_must_stop() -> None:
    table = Position()
    vell = table.unit("Vell", TO_AND_FRO)
    story = Story(table)
    rounds = 0
    while story.asked.kind == "play":
        story.use(vell)
        rounds += 1
        assert rounds < 500
    story.number(7)
    refused = []
    for _ in range(2):
        if (refusal := story.match.play(use(vell))) is not None:
            refused.append(refusal.rule)
    assert refused[-1:] == ["Cipher 25.2.1"] and use(vell) not in story.plays()
    story.passes()
    assert story.phase in ("end", "beginning", "bond")


@pytest.mark.parametrize(("numbers", "stopper"), [((3, 8), 0), ((8, 3), 1)])
@rule("25.3", "25.3.1")
def test_of_two_who_could_stop_who_said_less_stops_and_the_game_goes_on(numbers: tuple[int, int], stopper: int) -> None:
    table = Position()
    chase = "Lamp |AUTO| When this unit is moved, you may choose 1 enemy, and move them."
    vell = table.unit("Vell", chase, main=True)
    table.unit("Rook", chase, seat=1, main=True)
    story = Story(table).move(vell)
    while story.asked.kind == "cards":
        story.choose(story.asked.cards()[0])
    story.number(numbers[0])
    assert story.refuses(Number(numbers[0])) == "Cipher 25.3.1"
    story.number(numbers[1])
    while story.asked.seat != stopper:
        story.choose(story.asked.cards()[0])
    assert story.refuses_cards(story.asked.cards()[0]) == "Cipher 25.3"
    assert story.choose().step == "action"


@pytest.mark.parametrize("fighting", [False, True])
@rule("25.2")
def test_skills_that_make_each_other_trigger_for_ever_end_the_game_in_a_draw(fighting: bool) -> None:
    table = Position()
    wander = "Lamp |AUTO| When another ally is moved, move this unit."
    vell = table.unit("Vell", wander)
    table.unit("Odo", f"{wander}\nHorn |AUTO| When an ally attacks, move this unit.")
    rook = table.unit("Rook", seat=1)
    story = Story(table)
    story.attack(vell, rook) if fighting else story.move(vell)
    assert story.outcome == (None, "Cipher 25.2")


@pytest.mark.parametrize(("more", "same"), [
    ({"amount": 2}, False), ({"seat": 1}, False), ({"cards": (Ref(5, 9),)}, False), ({"cards": (Ref(4, 12),)}, True),
])  # fmt: skip
@rule("25.1.1")
def test_skills_that_wait_with_something_else_are_another_position(more: dict[str, Any], same: bool) -> None:
    table = Position()
    table.main_characters()
    waits = PendingTrigger(TriggerSource(Ref(0, 1), 0, 0, Unparsed("")), cards=(Ref(4, 9),))
    table.state.vars["pending"] = (waits,)
    before = checks.LOOPS.values(table.state)
    table.state.vars["pending"] = (replace(waits, **more),)
    assert (checks.LOOPS.values(table.state) == before) is same


@pytest.mark.parametrize(("name", "value"), [
    ("step", "compare"), ("phase", "deployment"), ("spent", 2), ("attacker", Ref(0, 1)), ("defender", Ref(1, 1)),
    ("used", ((Ref(0, 1), 0, "Lamp"),)),
])  # fmt: skip
@rule("25.1.1")
def test_a_position_is_the_same_only_where_the_game_stands_where_it_stood(name: str, value: object) -> None:
    table = Position()
    table.main_characters()
    before = checks.LOOPS.values(table.state)
    table.state.vars[name] = value
    assert checks.LOOPS.values(table.state) != before


@pytest.mark.parametrize("text", [
    "Until the end of the turn, this unit gains +10 attack.", "At the end of the turn, draw 1 card.",
])  # fmt: skip
@rule("25.1.1")
def test_what_lasts_or_waits_makes_another_position(text: str) -> None:
    table = Position()
    wren, _ = table.main_characters()
    seen = []
    for _ in range(3):
        seen.append(checks.LOOPS.values(table.state))
        do(table, wren, text)
    assert seen[0] != seen[1] != seen[2]


@rule("25.1.1")
def test_how_often_a_skill_was_used_makes_no_other_position() -> None:
    table = Position()
    table.main_characters()
    use_of_it = (Ref(0, 1), 0, "Lamp")
    table.state.vars["used"] = (use_of_it,)
    before = checks.LOOPS.values(table.state)
    table.state.vars["used"] = (use_of_it, use_of_it)
    assert checks.LOOPS.values(table.state) == before


@pytest.mark.parametrize(("numbers", "stops"), [((3, 8), 0), ((8, 3), 1)])
@rule("25.3", "25.3.1")
def test_a_loop_that_both_can_stop_is_stopped_by_who_says_the_smaller_number(
    numbers: tuple[int, int], stops: int
) -> None:
    table = Position()
    answer = "Lamp |AUTO| When an enemy is moved, you may move this unit."
    vell = table.unit("Vell", answer)
    table.unit("Rook", answer, seat=1)
    story = Story(table).move(vell)
    rounds = 0
    while story.asked.kind == "confirm":
        story.yes()
        rounds += 1
        assert rounds < 500
    assert (story.asked.kind, story.asked.seat) == ("number", 0)
    story.number(numbers[0])
    assert story.asked.seat == 1 and story.refuses(Number(numbers[0])) == "Cipher 25.3.1"
    story.number(numbers[1])
    while story.asked.kind == "confirm" and story.asked.seat != stops:
        story.yes()
    assert story.refuses(Confirm(True)) == "Cipher 25.3"
    story.no()
    assert (story.asked.kind, story.asked.seat) == ("play", 0)

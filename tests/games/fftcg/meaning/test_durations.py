"""How long what a text does lasts: this turn, until the end of the turn, as long as something is so."""

from __future__ import annotations

import pytest

from engine.games.fftcg.effects import statics
from engine.views import log_lines
from tests.games.fftcg.effects.doing import Doing, do
from tests.games.fftcg.meaning.scene import Scene
from tests.games.fftcg.rules.telling import to_turn
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position

WHILE_THERE = "Choose 1 Forward opponent controls. Remove it from the game for as long as Lar is on the field."
CHARM = "Choose 1 Forward opponent controls. You gain control of it for as long as Lar is on the field."


@rule("11.12.4.1")
def test_what_lasts_as_long_as_a_card_is_there_does_not_begin_once_that_has_left() -> None:
    for text in (WHILE_THERE, CHARM):
        table = Position()
        lar, cole = table.backup("Lar"), table.forward("Cole", seat=1)
        doing = Doing(table, lar, text).choose(cole)
        table.happen(table.move(lar, "break zone"))
        doing.resolve()
        assert (table.where(cole), table.state.cards[cole].controller) == ("field", 1)


@rule("7.4", "11.12.4.1")
def test_a_card_removed_for_as_long_as_another_is_there_comes_back_new() -> None:
    table = Position()
    lar, cole = table.backup("Lar", f"[Dull]: {WHILE_THERE}"), table.forward("Cole", seat=1, dull=True, damage=3000)
    story = Story(table).use(lar).resolve()
    assert table.where(cole) == "removed"
    story.cast(table.summon("Boom", "Choose 1 Backup. Break it.", cost=0)).resolve()
    card = table.state.cards[cole]
    assert (table.where(cole), card.controller, card.dull, card.damage) == ("field", 1, False, 0)


@rule("9.5.1.3.2")
def test_this_turn_and_until_the_end_of_the_turn_end_together() -> None:
    table = Position()
    ox, cole = table.forward("Ox", 5000), table.forward("Cole", 5000, seat=1)
    table.until_end_of_turn(ox, "Ox gains +2000 power until the end of the turn.")
    table.until_end_of_turn(ox, "Choose 1 Forward. It cannot block this turn.", cole)
    assert table.power(ox) == 7000 and statics.refuse_block(table.state, cole, (ox,)) is not None
    to_turn(Story(table), 4)
    assert table.power(ox) == 5000 and statics.refuse_block(table.state, cole, (ox,)) is None


@rule("11.12.4.2")
def test_power_for_a_turn_is_for_those_that_were_there_and_a_ban_for_a_turn_for_all() -> None:
    table = Position()
    ox = table.forward("Ox", 5000)
    do(table, ox, "All the Forwards gain +1000 power until the end of the turn.")
    do(table, ox, "The Forwards opponent controls cannot block this turn.")
    late = table.forward("Late", 5000, seat=1)
    assert table.power(late) == 5000
    assert statics.refuse_block(table.state, late, (ox,)) is not None


@rule("11.12.4.1")
def test_an_effect_without_an_end_outlives_the_turn_but_not_the_object() -> None:
    table = Position()
    text = "When Ox attacks, Ox gains +2000 power. (This effect does not end at the end of the turn.)"
    ox = table.forward("Ox", 5000, text)
    story = Story(table, at="attack").choose(ox).resolve()
    to_turn(story, 4)
    assert table.power(ox) == 7000
    table.happen(table.move(ox, "hand"))
    table.happen(table.enter(ox))
    assert table.power(ox) == 5000


@pytest.mark.parametrize(("text", "answers", "told"), [
    ("When you cast a Summon this turn, draw 1 card.", "", "Osk: When you cast a Summon this turn, draw 1 card."),
    ("Choose 1 Forward. At the end of the turn, break it.", "Ann", "Osk: At the end of the turn, break it. (Ann)"),
    ("Choose up to 1 Forward. It gains Haste until the end of the turn.", "none", "Osk: nothing comes of it."),
    ("Cast 1 Summon from your hand. The cost required to cast it is reduced by 1 (it cannot become 0).", "",
     "Osk: nothing comes of it."),
])
@rule("11.8.17", "2.3")
def test_what_begins_is_told_and_nothing_where_it_is_about_nothing(text: str, answers: str, told: str) -> None:
    scene = Scene({"Osk": f"[0]: {text}"}).play(f"use Osk; {answers}")
    assert log_lines(scene.table.state, 0)[-1].text == told


@pytest.mark.parametrize(("until", "powers"), [
    ("the end of the next turn", [6000, 6000, 5000]), ("the end of its controller's next turn", [6000, 6000, 5000]),
    ("the end of your next turn", [6000, 6000, 6000]), ("the end of the turn", [6000, 5000, 5000]),
])
@rule("11.12.4.1")
def test_the_next_turn_is_whosever_comes_next(until: str, powers: list[int]) -> None:
    table = Position()
    ox, cole = table.forward("Ox", 5000), table.forward("Cole", 5000, seat=1)
    Doing(table, ox, f"Choose 1 Forward. It gains +1000 power until {until}.").choose(cole).resolve()
    seen, story = [table.power(cole)], Story(table)
    for turn in (4, 5):
        to_turn(story, turn)
        seen.append(table.power(cole))
    assert seen == powers

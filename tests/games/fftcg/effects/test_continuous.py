"""Lasting effects: when they begin and end (FFTCG 11.12.4.1)."""

from __future__ import annotations

import pytest

from engine.abilities.events import AsLongAs, Duration, RestOfGame, ThisTurn, UntilEdgeOf
from engine.abilities.nouns import Player, Source
from engine.abilities.statics import Changes
from engine.games.fftcg.effects import for_later, statics
from engine.games.fftcg.effects.for_later import ContinuousEffect
from engine.games.fftcg.rules.turn import active_phase
from tests.games.fftcg.table import Position, run, words

END = "end of turn"


def begin(table: Position, duration: Duration, source: int) -> ContinuousEffect:
    (one,) = for_later.begin(duration, (Changes(Source(), ()),), table.deed(source), 99)
    return one


@pytest.mark.parametrize(
    ("duration", "ends"),
    [
        (ThisTurn(), 3),
        (UntilEdgeOf(Player.YOU), 3),
        (UntilEdgeOf(Player.OPPONENT), 4),
        (UntilEdgeOf(Player.YOU, next=True), 5),
        (RestOfGame(), None),
    ],
)
def test_a_duration_ends_with_a_turn(duration: Duration, ends: int | None) -> None:
    """FFTCG 9.5.1.3.2: begun in turn 3 of seat 0, it is over with this turn."""
    table = Position(turn=3)
    effect = begin(table, duration, table.forward())
    for turn in (3, 4, 5):
        table.let(turn=turn, turn_player=(turn + 1) % 2)
        if for_later.LASTING.is_over(effect, table.state, END):
            assert turn == ends
            return
    assert ends is None


def test_as_long_as_ends_when_the_condition_does() -> None:
    """FFTCG 11.12.4.1"""
    table = Position()
    mirelle = table.forward("Mirelle")
    effect = begin(table, AsLongAs(words("condition", "you control a Forward")), mirelle)
    assert not for_later.LASTING.is_over(effect, table.state, "check")
    table.happen(table.move(mirelle, "hand"))
    assert for_later.LASTING.is_over(effect, table.state, "check")


def test_an_effect_on_a_card_that_left_is_over() -> None:
    """FFTCG 7.4"""
    table = Position()
    vell = table.forward("Vell")
    table.until_end_of_turn(table.summon(), "Choose 1 Forward. It gains Haste until the end of the turn.", vell)
    (effect,) = table.state.vars["lasting"]
    assert not for_later.LASTING.is_over(effect, table.state, "check")
    table.happen(table.move(vell, "hand"))
    assert for_later.LASTING.is_over(effect, table.state, "check")


def test_a_ban_for_a_turn_meets_cards_that_come_later_too() -> None:
    """FFTCG 11.12.4.2 fixes only changes of information and of control."""
    table = Position(phase="attack")
    mirelle, late = table.forward("Mirelle"), table.forward("Late", zone="hand", seat=1)
    text = "The Forwards opponent controls cannot block this turn."
    table.until_end_of_turn(table.summon(), text)
    table.happen(table.enter(late, 1))
    assert statics.refuse_block(table.state, late, (mirelle,)) is not None


def test_what_does_not_activate_in_its_next_active_phase_activates_in_the_one_after() -> None:
    """FFTCG 9.1.1.1, 11.12.4.1"""
    table = Position(turn=4, turn_player=1)
    vell = table.forward("Vell", dull=True)
    text = "Choose 1 Forward. It will not activate during your next Active Phase."
    table.until_end_of_turn(table.summon(), text, vell)
    for turn, dull in ((5, True), (7, False)):
        table.let(turn=turn, turn_player=0)
        run(active_phase(table.state))
        assert table.state.cards[vell].dull is dull


def test_as_long_as_a_card_is_on_the_field_ends_when_it_leaves() -> None:
    """FFTCG 11.12.4.1, 7.4"""
    table = Position()
    osk, vell = table.backup("Osk"), table.forward("Vell", 7000)
    text = "Choose 1 Forward. It gains +1000 power for as long as Osk is on the field."
    table.until_end_of_turn(osk, text, vell)
    assert table.power(vell) == 8000
    table.happen(table.move(osk, "break zone"))
    assert table.power(vell) == 7000

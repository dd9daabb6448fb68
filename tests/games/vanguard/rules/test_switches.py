"""What players may agree on (VG 28), and how a match is told of it."""

from __future__ import annotations

import pytest

from engine.game import GameError, Start
from engine.games.vanguard.game import Vanguard
from engine.games.vanguard.rules import table as tables
from tests.games.vanguard.rules.test_turn import deck
from tests.games.vanguard.story import Story, rule
from tests.games.vanguard.table import LEFT_FRONT, RIGHT_FRONT, STAND, Position

CHECKS = "[CONT](RC):Perform drive checks for the battle it attacked."


@rule("28")
def test_a_match_is_played_by_the_later_rules_that_its_players_have_agreed_on() -> None:
    piles = [(tuple(deck()), ()), (tuple(deck()), ())]
    for switch in tables.SWITCHES:
        for word, agreed in (("yes", True), ("no", False)):
            _, state = Vanguard().begin(Start("vanguard", (), 1, options={switch: word}), piles)
            assert [one for one in tables.SWITCHES if tables.has_agreed(state, one)] == [switch] * agreed
        with pytest.raises(GameError, match="not 'perhaps'"):
            Vanguard().begin(Start("vanguard", (), 1, options={switch: "perhaps"}), piles)


@rule("28", "12.3")
def test_where_so_agreed_whom_a_stand_trigger_stood_makes_no_drive_checks_any_more() -> None:
    for agreed, hand in (((), 3), (("stood without checks",), 2)):
        at = Position()
        at.let(agreed=agreed)
        at.rear(at=RIGHT_FRONT)
        seer = at.rear("Seer", CHECKS, at=LEFT_FRONT, power=1000)
        story = Story(at).fight(seer)
        at.on_top(STAND)
        story.fight(at.vanguards[0]).give(seer, seer).fight(seer)
        assert at.size("hand") == hand

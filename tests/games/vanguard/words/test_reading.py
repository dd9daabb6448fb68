"""What is printed is read as it is meant, and told as it is printed."""

from __future__ import annotations

import pytest

from engine import abilities as ab
from engine.abilities.node import walk
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.words import render
from tests.games.vanguard.words.reading_lines import ability

LINES = (
    "[AUTO](VC/RC):When placed, [COST][Counter-Blast 1], draw a card.",
    '[CONT](RC):During your turn, if you have a vanguard with "Lark" in its card name, this unit gets [Power] +5000.',
    "[ACT](VC)[1/turn]:[COST][Soul-Blast 1 & Discard 1 card from your hand], this unit gets [Power]"
    " +10000/[Critical] +1 until the end of the turn.",
    "[AUTO](RC):When it attacks a vanguard, [Soul-Charge 1].",
)


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_told_as_it_is_printed(line: str) -> None:
    assert render(ability(line)) == line


def test_a_cost_behind_the_event_is_that_of_the_ability() -> None:
    found = ability(LINES[0])
    assert isinstance(found, own.Ability) and found.zones == (own.Zone.VC, own.Zone.RC)
    assert isinstance(found.ability, ab.AutoAbility)
    assert found.ability.cost == (ab.Do(own.CounterBlast(ab.Number(1))),)


def test_when_placed_is_of_the_unit_itself() -> None:
    events = [one for one in walk(ability(LINES[0])) if isinstance(one, ab.Happens)]
    assert [(type(who), deeds) for one in events for who, deeds in [(one.who[0], one.deeds)]] == [
        (ab.This, (own.IsPlaced(),))
    ]

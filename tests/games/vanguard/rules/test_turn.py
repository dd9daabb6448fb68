"""A match of cards without text, from the preparations on (VG 6, 7, 13)."""

from __future__ import annotations

import random

from engine.games.vanguard.cards import Card, CardType, Trigger
from engine.games.vanguard.rules import table
from engine.games.vanguard.rules.law import VanguardLaw
from engine.games.vanguard.rules.turn import set_up
from engine.match import Match


def deck(size: int = 50) -> list[Card]:
    """A deck of cards without text: grades 0 to 3, and trigger units."""
    found = []
    for place in range(size):
        grade = place % 4
        trigger = Trigger.CRITICAL if grade == 0 and place else None
        kind = CardType.TRIGGER if trigger else CardType.NORMAL
        found.append(Card(
            f"T-{place}", f"Nobody {place}", "", type=kind, clans=("Royal Paladin",), grade=grade,
            power=6000 + 2000 * grade, shield=10000, trigger=trigger, trigger_power=10000 if trigger else 0,
        ))
    return found


def test_a_match_goes_on_until_somebody_has_lost() -> None:
    match = Match(VanguardLaw(), set_up([(deck(), ()), (deck(), ())], 1))
    source = random.Random(1)
    for _ in range(2000):
        if match.request is None:
            break
        match.play(match.request.sample(source))
    assert match.outcome is not None
    assert table.turn(match.state) < 60

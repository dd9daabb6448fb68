"""Lines of print read as abilities, for the tests of the reader."""

from __future__ import annotations

from engine.abilities.node import Ability
from engine.games.vanguard.cards import Card, CardType
from engine.games.vanguard.words import read


def card(text: str) -> Card:
    """A card with the text."""
    return Card(code="X-001", name="Oriel, Keeper of Lamps", text=text, type=CardType.NORMAL, grade=2, power=9000)


def ability(line: str) -> Ability:
    """The one ability of the line; what was not read stops the test with the place."""
    reading = read(card(line))
    assert not [problem.caret() for problem in reading.problems]
    (found,) = reading.abilities
    return found

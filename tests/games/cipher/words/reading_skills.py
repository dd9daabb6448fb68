"""Lines of print read as skills, for the tests of the reader."""

from __future__ import annotations

from engine.abilities.node import Ability
from engine.games.cipher.cards import Card, Gender, Symbol, Weapon
from engine.games.cipher.words import read


def card(text: str) -> Card:
    """A card with the text."""
    return Card(
        code="X01-001N",
        name="Oriel, Keeper of Lamps",
        text=text,
        unit_name="Oriel",
        title="Keeper of Lamps",
        symbols=(Symbol.RED,),
        cost=1,
        class_change_cost=None,
        attack=30,
        support=20,
        ranges=(1,),
        genders=(Gender.FEMALE,),
        weapons=(Weapon.LANCE,),
        affinities=(),
        class_type="Basic",
        unit_class="Keeper",
    )


def skill(line: str) -> Ability:
    """The one skill of the line; what was not read stops the test with the place."""
    reading = read(card(line))
    assert not [problem.caret() for problem in reading.problems]
    (ability,) = reading.abilities
    return ability

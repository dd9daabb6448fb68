"""What cards are now in Cipher: their printed values with every continuous effect applied (Cipher 5.1.1.4)."""

from __future__ import annotations

from types import MappingProxyType

from engine import abilities as ab
from engine.continuous import board as boards
from engine.continuous.in_force import RuleEffect, Values
from engine.games.cipher.cards import Affinity, Card, Gender, Symbol, Weapon

#: The layers that are worked out when somebody asks.
STRENGTH, RULINGS = 5, 6


class Now(Values):
    """The current information of one card (Cipher 5.1.1.4); the state of a card is in the position itself.

    ``names`` are its unit names, its own first; ``abilities`` are its skills, granted ones last. ``attack``
    includes what support and critical hit have added in the running combat (18.1.9, 18.1.11.1.1); ``orbs`` is how many
    orbs its attack destroys (9.3.2.1.1). How strong a card is and what it may do is worked out only when somebody asks:
    until then the values wait for the board.
    """

    __slots__ = (
        "affinities", "attack", "base_attack", "base_support", "change_cost", "class_type", "cost", "genders", "names",
        "orbs", "ranges", "rulings", "support", "symbols", "title", "unit_class", "weapons",
    )
    lazy = MappingProxyType({"attack": STRENGTH, "support": STRENGTH, "orbs": RULINGS, "rulings": RULINGS})
    _attack: int

    def __init__(self, number: int, card: Card, skills: tuple[ab.Ability, ...]) -> None:
        super().__init__(number, skills)
        self.names: tuple[str, ...] = (card.unit_name,)
        self.title = card.title
        self.symbols: tuple[Symbol, ...] = card.symbols
        self.genders: tuple[Gender, ...] = card.genders
        self.weapons: tuple[Weapon, ...] = card.weapons
        self.affinities: tuple[Affinity, ...] = card.affinities
        self.class_type = card.class_type
        self.unit_class = card.unit_class
        self.cost = card.cost
        self.change_cost = card.class_change_cost
        self.base_attack = card.attack
        self.base_support = card.support
        self.ranges: tuple[int, ...] = card.ranges
        self.attack = card.attack
        self.support = card.support
        self.orbs = 1
        #: What is forbidden or allowed to it.
        self.rulings: tuple[RuleEffect, ...] = ()

    def __repr__(self) -> str:
        return f"{self.names}, {self.attack}, {self.cost}"

    def with_print_of(self, other: Now) -> Now:
        """Return what is printed on another card, all but unit name and attack (Cipher 24.1.8.1, 24.1.8.1.1)."""
        found = other.copy(self.number)
        found.names, found.attack, found.base_attack = self.names, self._attack, self.base_attack
        return found


Board = boards.Board[Now]

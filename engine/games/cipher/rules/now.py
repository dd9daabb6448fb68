"""What cards are now in Cipher: their printed values with every continuous effect applied (Cipher 5.1.1.4)."""

from __future__ import annotations

from engine import abilities as ab
from engine.continuous import board as boards
from engine.continuous.values import RuleEffect, Values
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
        "_attack", "_orbs", "_rulings", "_support", "affinities", "base_attack", "base_support", "change_cost",
        "class_type", "cost", "genders", "names", "ranges", "symbols", "title", "unit_class", "weapons",
    )

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
        self._attack = card.attack
        self._support = card.support
        self._orbs = 1
        self._rulings: tuple[RuleEffect, ...] = ()

    @property
    def attack(self) -> int:
        """Its attack (Cipher 4.11)."""
        if self.waits is not None:
            self.waits.finish(STRENGTH, self.number)
        return self._attack

    @attack.setter
    def attack(self, value: int) -> None:
        self._attack = value

    @property
    def support(self) -> int:
        """Its support (Cipher 4.17)."""
        if self.waits is not None:
            self.waits.finish(STRENGTH, self.number)
        return self._support

    @support.setter
    def support(self, value: int) -> None:
        self._support = value

    @property
    def orbs(self) -> int:
        """How many orbs its attack destroys (Cipher 9.3.2.1.1)."""
        if self.waits is not None:
            self.waits.finish(RULINGS, self.number)
        return self._orbs

    @orbs.setter
    def orbs(self, value: int) -> None:
        self._orbs = value

    @property
    def rulings(self) -> tuple[RuleEffect, ...]:
        """What is forbidden or allowed to it."""
        if self.waits is not None:
            self.waits.finish(RULINGS, self.number)
        return self._rulings

    @rulings.setter
    def rulings(self, value: tuple[RuleEffect, ...]) -> None:
        self._rulings = value

    def __repr__(self) -> str:
        return f"{self.names}, {self.attack}, {self.cost}"

    def copy(self, number: int) -> Now:
        """Return the same values for the card of this number, to be changed freely."""
        other = Now.__new__(Now)
        other.number = number
        other.names = self.names
        other.title = self.title
        other.symbols = self.symbols
        other.genders = self.genders
        other.weapons = self.weapons
        other.affinities = self.affinities
        other.class_type = self.class_type
        other.unit_class = self.unit_class
        other.cost = self.cost
        other.change_cost = self.change_cost
        other.base_attack = self.base_attack
        other.base_support = self.base_support
        other.ranges = self.ranges
        other.abilities = self.abilities
        other._attack = self._attack
        other._support = self._support
        other._orbs = self._orbs
        other._rulings = self._rulings
        other.waits = self.waits
        return other

    def with_print_of(self, other: Now) -> Now:
        """Return what is printed on another card, all but unit name and attack (Cipher 24.1.8.1, 24.1.8.1.1)."""
        found = other.copy(self.number)
        found.names, found._attack, found.base_attack = self.names, self._attack, self.base_attack
        return found

    def restart(self, base: Values) -> None:
        """Take over from these how strong it is and what it may do."""
        assert isinstance(base, Now)
        self._attack, self._support = base._attack, base._support
        self._orbs, self._rulings = base._orbs, base._rulings


Board = boards.Board[Now]

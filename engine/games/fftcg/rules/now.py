"""What cards are now in FFTCG: their printed values with every continuous effect applied (FFTCG 11.12.4)."""

from __future__ import annotations

from engine import abilities as ab
from engine.continuous import board as boards
from engine.continuous.in_force import RuleEffect, Values
from engine.games.fftcg.cards import Card, CardType, Element


class Now(Values):
    """The current values of one card (FFTCG 5.2)."""

    __slots__ = (
        "base_power", "categories", "cost", "elements", "generic", "jobs", "keywords", "names", "power", "rulings",
        "types",
    )

    def __init__(self, number: int, card: Card, abilities: tuple[ab.Ability, ...], keywords: frozenset[str]) -> None:
        super().__init__(number, abilities)
        self.names: tuple[str, ...] = (card.name,)
        self.types: tuple[CardType, ...] = (card.type,)
        self.elements: tuple[Element, ...] = card.elements
        self.jobs = card.jobs
        self.categories = card.categories
        self.cost = card.cost
        self.power = self.base_power = card.power
        self.generic = card.generic
        self.keywords = keywords
        self.rulings: tuple[RuleEffect, ...] = ()

    def __repr__(self) -> str:
        return f"{self.names}, {self.power}, {self.cost}"

    @property
    def is_forward(self) -> bool:
        """Whether it is a Forward now (a Monster may have become one)."""
        return CardType.FORWARD in self.types

    @property
    def is_backup(self) -> bool:
        """Whether it is a Backup now."""
        return CardType.BACKUP in self.types

    def light_or_dark(self) -> bool:
        """Whether the one-per-player limit of Light and Dark concerns it (FFTCG 7.7.5)."""
        return Element.LIGHT in self.elements or Element.DARK in self.elements


Board = boards.Board[Now]

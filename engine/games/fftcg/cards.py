"""The cards of Final Fantasy TCG: what is printed on them (FFTCG 5.2), and what they are now (11.12.4)."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

from msgspec import Meta

from engine import abilities as ab
from engine.bounds import PrintedNumber, PrintedParts
from engine.cards import Printed
from engine.continuous import board as boards
from engine.continuous.in_force import RuleEffect, Values


class CardType(enum.Enum):
    """The types of card (FFTCG 6.6.4); the first three are Characters (FFTCG 5.2.3.1.1)."""

    FORWARD = "Forward"
    BACKUP = "Backup"
    MONSTER = "Monster"
    SUMMON = "Summon"


class Element(enum.Enum):
    """The eight Elements (FFTCG 5.2.1.1)."""

    FIRE = "Fire"
    ICE = "Ice"
    WIND = "Wind"
    EARTH = "Earth"
    LIGHTNING = "Lightning"
    WATER = "Water"
    LIGHT = "Light"
    DARK = "Dark"

    #: There is one of each: cheaper than by its name.
    __hash__ = object.__hash__


#: The Elements in their official order.
ELEMENTS = tuple(Element)


@lru_cache
def words_of(elements: tuple[Element, ...]) -> tuple[str, ...]:
    """Return Elements by their names."""
    return tuple(one.value for one in elements)


@dataclass(frozen=True, slots=True)
class Card(Printed):
    """A card of Final Fantasy TCG as printed (FFTCG 5.2)."""

    type: CardType
    elements: Annotated[tuple[Element, ...], Meta(min_length=1, max_length=len(Element))]
    #: The basic cost in CP (FFTCG 5.2.1.2).
    cost: PrintedNumber
    #: 0 for a card without power (FFTCG 5.2.6).
    power: PrintedNumber
    jobs: PrintedParts
    categories: PrintedParts
    #: Has the Generic icon: any number of it may be on the field (FFTCG 5.2.2.1).
    generic: bool
    ex_burst: bool
    #: The Limit Break cost, 0 for a card that has none (FFTCG 15.2.8.2).
    limit_break: PrintedNumber


# What cards are now


_FORWARD, _BACKUP, _SUMMON = CardType.FORWARD, CardType.BACKUP, CardType.SUMMON
_LIGHT, _DARK = Element.LIGHT, Element.DARK


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
        return _FORWARD in self.types

    @property
    def is_backup(self) -> bool:
        """Whether it is a Backup now."""
        return _BACKUP in self.types

    def light_or_dark(self) -> bool:
        """Whether the one-per-player limit of Light and Dark concerns it (FFTCG 7.7.5)."""
        return _LIGHT in self.elements or _DARK in self.elements


def is_quick(values: Now) -> bool:
    """Whether a card is cast whenever its player can act, and not in quiet alone (FFTCG 9.3.1.6, 15.2.5.2)."""
    return _SUMMON in values.types or "Back Attack" in values.keywords


Board = boards.Board[Now]

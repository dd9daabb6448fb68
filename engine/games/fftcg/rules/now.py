"""What cards are now: printed values with every continuous effect applied, and the abilities that watch.

A card's current values are computed, never stored (FFTCG 11.12.4). :class:`Now` holds those of one card,
:class:`Board` those of the field together with what its field abilities do to everything else. A Board is kept with
the position until it changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, cast

from engine.abilities.kinds import Ability
from engine.games.fftcg.cards import Card, CardType, Element
from engine.games.fftcg.rules.table import Ref
from engine.triggers.pending import TriggerSource

_What = TypeVar("_What")


@dataclass(frozen=True, slots=True)
class RuleEffect:
    """One change in force that is asked about where it matters (a ban, a cost, a permission).

    ``what`` is the change as the card says it, ``source`` the object whose ability it is, ``seat`` who controls it.
    """

    what: object
    source: Ref
    seat: int


class Now:
    """The current values of one card (FFTCG 5.2)."""

    __slots__ = (
        "abilities",
        "base_power",
        "categories",
        "cost",
        "elements",
        "generic",
        "jobs",
        "keywords",
        "names",
        "number",
        "power",
        "rulings",
        "types",
    )

    def __init__(self, number: int, card: Card, abilities: tuple[Ability, ...], keywords: frozenset[str]) -> None:
        self.number = number
        self.names: tuple[str, ...] = (card.name,)
        self.types: tuple[CardType, ...] = (card.type,)
        self.elements: tuple[Element, ...] = card.elements
        self.jobs = card.jobs
        self.categories = card.categories
        self.cost = card.cost
        self.power = card.power
        self.base_power = card.power
        self.generic = card.generic
        self.keywords = keywords
        self.abilities = abilities
        self.rulings: tuple[RuleEffect, ...] = ()

    def __repr__(self) -> str:
        return f"{self.names}, {self.power}, {self.cost}"

    def copy(self, number: int) -> Now:
        """Return the same values for the card of this number, to be changed freely."""
        other = Now.__new__(Now)
        other.number = number
        other.names = self.names
        other.types = self.types
        other.elements = self.elements
        other.jobs = self.jobs
        other.categories = self.categories
        other.cost = self.cost
        other.power = self.power
        other.base_power = self.base_power
        other.generic = self.generic
        other.keywords = self.keywords
        other.abilities = self.abilities
        other.rulings = self.rulings
        return other

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


@dataclass(slots=True)
class Board:
    """Everything computed from one version of a position."""

    version: int
    now: dict[int, Now] = field(default_factory=dict)
    #: Auto-abilities by the kind of event they watch.
    watchers: dict[str, list[TriggerSource]] = field(default_factory=dict)
    #: Replacement abilities on the field and from resolved effects.
    replacers: list[RuleEffect] = field(default_factory=list)
    #: Changes that concern no card on the field, by their class: costs, permissions, players.
    rulings: dict[type, list[RuleEffect]] = field(default_factory=dict)
    #: The cards whose text failed while the board was worked out.
    failed: dict[int, None] = field(default_factory=dict)

    def rulings_of(self, kind: type[_What]) -> list[tuple[_What, RuleEffect]]:
        """Return the changes of one class that concern no card on the field."""
        found = self.rulings.get(kind)
        return [(cast(_What, one.what), one) for one in found] if found else []

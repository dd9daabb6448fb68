"""What cards are now: printed values with every continuous effect applied, and the skills that watch.

A card's current values are computed, never stored. :class:`Now` holds those of one card, :class:`Board` those of all
units and supports together with what skills do to everything else. A Board is kept with the position until it changes.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import Protocol
from weakref import ref

from engine.abilities.kinds import Ability
from engine.games.cipher.cards import Affinity, Card, Gender, Symbol, Weapon
from engine.objects import Ref
from engine.triggers.pending import TriggerSource


@dataclass(frozen=True, slots=True)
class RuleEffect:
    """One change in force that is asked about where it matters (a ban, a cost, a permission).

    ``what`` is the change as the card says it, ``source`` the object whose skill it is, ``seat`` who controls it.
    """

    what: object
    source: Ref
    seat: int


class Work(Protocol):
    """A board in the making, as far as values wait for it."""

    def strengthen(self, number: int) -> None:
        """Work out how strong a card is."""

    def rule(self, number: int) -> None:
        """Work out what a card may and may not do."""


def _waited_for(board: ref[Work]) -> Work:
    found = board()
    if found is None:
        raise RuntimeError("values were kept and not settled when the position changed")
    return found


class Now:
    """The current information of one card (Cipher 5.1.1.4); the state of a card is in the position itself.

    ``names`` are its unit names, its own first; ``skills`` are all that it has now, granted ones last. ``attack``
    includes what support and critical hit have added in the running combat (18.1.9, 18.1.11.1.1); ``orbs`` is how many
    orbs its attack destroys (9.3.2.1.1). How strong a card is and what it may do is worked out only when somebody asks:
    until then the values wait for the board.
    """

    __slots__ = (
        "_attack",
        "_orbs",
        "_rulings",
        "_support",
        "affinities",
        "base_attack",
        "base_support",
        "change_cost",
        "class_type",
        "cost",
        "genders",
        "names",
        "number",
        "ranges",
        "skills",
        "symbols",
        "title",
        "unit_class",
        "unruled",
        "weak",
        "weapons",
    )

    def __init__(self, number: int, card: Card, skills: tuple[Ability, ...]) -> None:
        self.number = number
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
        self.skills = skills
        self._attack = card.attack
        self._support = card.support
        self._orbs = 1
        self._rulings: tuple[RuleEffect, ...] = ()
        #: The board for which its strength, and what it may do, still wait.
        self.weak: ref[Work] | None = None
        self.unruled: ref[Work] | None = None

    @property
    def attack(self) -> int:
        """Its attack (Cipher 4.11)."""
        if self.weak is not None:
            _waited_for(self.weak).strengthen(self.number)
        return self._attack

    @attack.setter
    def attack(self, value: int) -> None:
        self._attack = value

    @property
    def support(self) -> int:
        """Its support (Cipher 4.17)."""
        if self.weak is not None:
            _waited_for(self.weak).strengthen(self.number)
        return self._support

    @support.setter
    def support(self, value: int) -> None:
        self._support = value

    @property
    def orbs(self) -> int:
        """How many orbs its attack destroys (Cipher 9.3.2.1.1)."""
        if self.unruled is not None:
            _waited_for(self.unruled).rule(self.number)
        return self._orbs

    @orbs.setter
    def orbs(self, value: int) -> None:
        self._orbs = value

    @property
    def rulings(self) -> tuple[RuleEffect, ...]:
        """What is forbidden or allowed to it."""
        if self.unruled is not None:
            _waited_for(self.unruled).rule(self.number)
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
        other.skills = self.skills
        other._attack = self._attack
        other._support = self._support
        other._orbs = self._orbs
        other._rulings = self._rulings
        other.weak = self.weak
        other.unruled = self.unruled
        return other

    def settle(self) -> Now:
        """Return it with nothing left to be worked out, to be kept when the position changes."""
        if self.weak is not None:
            _waited_for(self.weak).strengthen(self.number)
        if self.unruled is not None:
            _waited_for(self.unruled).rule(self.number)
        return self


class Board(Protocol):
    """Everything computed from one version of a position."""

    version: int

    @property
    def now(self) -> dict[int, Now]:
        """The values of every unit and Support card."""

    @property
    def replacers(self) -> list[RuleEffect]:
        """Replacement effects of units (Cipher 23.1)."""

    @property
    def rulings(self) -> list[RuleEffect]:
        """Changes that concern no card: costs, permissions, players."""

    @property
    def failed(self) -> Set[int]:
        """The cards whose text fails as the board is worked out (Cipher 2.1)."""

    def know_skills(self) -> None:
        """Work out which skills cards have, before anything changes."""

    def watching(self, key: str) -> list[TriggerSource]:
        """Return the triggering skills that watch for a kind of event."""

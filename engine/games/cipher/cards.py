"""The cards of Fire Emblem Cipher: what is printed on them (Cipher 4), and what they are now (5.1.1.4)."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, TypeVar

from msgspec import Meta

from engine import abilities as ab
from engine.bounds import PrintedNumber, PrintedPart
from engine.cards import Printed
from engine.continuous import board as boards
from engine.continuous.in_force import RuleEffect, Values


class Symbol(enum.Enum):
    """The symbols, called by their colours as the cards do; the last two came after the rules (Cipher 4.4.2)."""

    __hash__ = object.__hash__
    RED = "Red"
    BLUE = "Blue"
    WHITE = "White"
    BLACK = "Black"
    GREEN = "Green"
    PURPLE = "Purple"
    YELLOW = "Yellow"
    BROWN = "Brown"


class Gender(enum.Enum):
    """The genders (Cipher 4.5.2)."""

    MALE = "Male"
    FEMALE = "Female"


class Weapon(enum.Enum):
    """The nine weapons (Cipher 4.6.2), and one that came after the rules."""

    SWORD = "Sword"
    LANCE = "Lance"
    AXE = "Axe"
    BOW = "Bow"
    TOME = "Tome"
    STAFF = "Staff"
    DRAGONSTONE = "Dragonstone"
    KNIFE = "Knife"
    FANG = "Fang"
    BRAWL = "Brawl"


class Affinity(enum.Enum):
    """The five affinities (Cipher 4.7.4), and one that came after the rules."""

    ARMORED = "Armored"
    BEAST = "Beast"
    FLIER = "Flier"
    DRAGON = "Dragon"
    MIRAGE = "Mirage"
    MONSTER = "Monster"


Icon = Gender | Weapon | Affinity
#: The icons of a card besides its symbols, by name (Cipher 4.5 to 4.7).
ICONS: dict[str, Icon] = {icon.value: icon for kind in (Gender, Weapon, Affinity) for icon in kind}
_Kind = TypeVar("_Kind", Gender, Weapon, Affinity)


def of_kind(icons: Iterable[Icon], kind: type[_Kind]) -> tuple[_Kind, ...]:
    """The icons of one kind."""
    return tuple(icon for icon in icons if isinstance(icon, kind))


@dataclass(frozen=True, slots=True)
class Card(Printed):
    """A card of Fire Emblem Cipher as printed (Cipher 4).

    Its name is the card name: the unit name, a comma and the title (Cipher 4.14.1). Numbers that are printed
    as X are 0 here; a skill of the card says how much they are.
    """

    unit_name: PrintedPart
    #: The epithet of the card's character (Cipher 4.12.1).
    title: PrintedPart
    symbols: Annotated[tuple[Symbol, ...], Meta(max_length=len(Symbol))]
    #: The Deployment Cost, counted in bonds (Cipher 4.2).
    cost: PrintedNumber
    #: The Class Change Cost, counted in bonds; None for a card that has none (Cipher 4.3.2).
    class_change_cost: PrintedNumber | None
    attack: PrintedNumber
    support: PrintedNumber
    #: How far the unit attacks: (1,), (2,) or (1, 2); empty for a card that cannot attack (Cipher 20).
    ranges: Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(max_length=9)]
    genders: Annotated[tuple[Gender, ...], Meta(max_length=len(Gender))]
    weapons: Annotated[tuple[Weapon, ...], Meta(max_length=len(Weapon))]
    affinities: Annotated[tuple[Affinity, ...], Meta(max_length=len(Affinity))]
    #: The first half of the class line, such as "Basic"; empty where it is not known (Cipher 4.16.1.1).
    class_type: PrintedPart
    #: The second half of the class line (Cipher 4.16.1.1).
    unit_class: PrintedPart


# What cards are now


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
        "orbs", "ranges", "rulings", "support", "symbols", "title", "unit_class", "usable", "weapons",
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
        #: The numbers of Level Skills that work whatever its stack is.
        self.usable: tuple[int, ...] = ()
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

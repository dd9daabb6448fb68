"""The cards of Fire Emblem Cipher (Cipher 4)."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, TypeVar

from msgspec import Meta

from engine.bounds import PrintedNumber, PrintedPart
from engine.cards import Printed


class Symbol(enum.Enum):
    """The symbols, called by their colours as the cards do; the last two came after the rules (Cipher 4.4.2)."""

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

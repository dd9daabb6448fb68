"""The cards of Force of Will: what is printed on them (FOW 2), on both sides, and what they are now (FOW 909)."""

from __future__ import annotations

import enum
from dataclasses import KW_ONLY, dataclass, fields
from functools import lru_cache
from typing import Annotated

from msgspec import Meta

from engine import abilities as ab
from engine.bounds import PrintedPart, PrintedParts, PrintedText
from engine.cards import Printed
from engine.continuous import board as boards
from engine.continuous.in_force import RuleEffect, Values


class CardType(enum.Enum):
    """The types of card (FOW 201.2)."""

    RULER = "Ruler"
    J_RULER = "J-ruler"
    RESONATOR = "Resonator"
    CHANT = "Chant"
    ADDITION = "Addition"
    REGALIA = "Regalia"
    STONE = "Magic Stone"


class Attribute(enum.Enum):
    """The five attributes (FOW 208.2); the value is the sign of their will (FOW 907.5)."""

    LIGHT = "W"
    FIRE = "R"
    WATER = "U"
    WIND = "G"
    DARKNESS = "B"


#: What is printed beside the type of a will coin, which is of no type (FOW 1119.2).
COIN = "Will Coin"

#: The attributes in their official order.
ATTRIBUTES = tuple(Attribute)
#: What else stands for will: without attribute, and with the moon trait, which is none (FOW 907.5, 907.6).
VOID, MOON = "1", "M"

_Signs = Annotated[tuple[Annotated[str, Meta(pattern=r"^(?:[WRUGBMX]|[0-9]{1,2})$")], ...], Meta(max_length=20)]
_Printed = Annotated[int, Meta(ge=0, lt=1_000_000)] | None


@dataclass(frozen=True, slots=True)
class Side:
    """What is printed on one side of a card (FOW 200): `code`, `name` and `text`, and the rest by the rules' words."""

    code: PrintedPart
    name: PrintedPart
    text: PrintedText
    _: KW_ONLY
    type: CardType
    #: None is an attribute where nothing is printed (FOW 208.4).
    attributes: Annotated[tuple[Attribute, ...], Meta(max_length=len(Attribute))] = ()
    #: The signs of the cost, as ("R", "R", "1"); None for a card that has none (FOW 203.5a).
    cost: _Signs | None = None
    #: None for a card without (FOW 206.1a, 207.2a).
    atk: _Printed = None
    defense: _Printed = None
    #: Races and traits, which are the same to the rules (FOW 205.1a).
    races: PrintedParts = ()
    #: What is printed beside the type: of older additions what they are added to (FOW 1406), "Special", "Basic" and
    #: the kinds of magic stones (FOW 201.3, 201.4).
    subtypes: PrintedParts = ()


@dataclass(frozen=True, slots=True)
class Card(Printed):
    """A card of Force of Will as it lies, with the side that is up (FOW 200) and, where it has another, that one.

    A ruler's other side is its J-ruler; the other side of a double-faced card is its future (FOW 1302).
    """

    _: KW_ONLY
    type: CardType
    attributes: Annotated[tuple[Attribute, ...], Meta(max_length=len(Attribute))] = ()
    cost: _Signs | None = None
    atk: _Printed = None
    defense: _Printed = None
    races: PrintedParts = ()
    subtypes: PrintedParts = ()
    other: Side | None = None
    #: Whether the side that is up is the second one: J-ruler, future.
    reverse: bool = False
    #: Whether it is a token or a copy, no card that anybody brought (FOW 1017.1a, 1303).
    token: bool = False

    @property
    def double_faced(self) -> bool:
        """Whether it is a double-faced card, which a ruler is not (FOW 1302.1a)."""
        return self.other is not None and self.type not in (CardType.RULER, CardType.J_RULER)


def _turn(card: Card) -> Card:
    assert card.other is not None, f"{card.code} has one side"
    up, down = card.other, Side(**{one.name: getattr(card, one.name) for one in fields(Side)})
    return Card(
        **{one.name: getattr(up, one.name) for one in fields(Side)}, other=down, reverse=not card.reverse,
        token=card.token,
    )


#: A card turned over: its other side is up.
turned: ab.Memo[Card, Card] = ab.Memo(_turn)


class Keyword(enum.Enum):
    """The keyword skills that say all by their name (FOW 1100)."""

    PIERCE = "Pierce"
    PRECISION = "Precision"
    FIRST_STRIKE = "First Strike"
    EXPLODE = "Explode"
    FLYING = "Flying"
    SWIFTNESS = "Swiftness"
    IMPERISHABLE = "Imperishable"
    QUICKCAST = "Quickcast"
    REMNANT = "Remnant"
    BARRIER = "Barrier"
    BLOODLUST = "Bloodlust"


#: The keywords that older cards call symbol skills (FOW 1413.1a).
SYMBOL_SKILLS = (
    Keyword.PIERCE, Keyword.PRECISION, Keyword.FIRST_STRIKE, Keyword.EXPLODE, Keyword.FLYING, Keyword.SWIFTNESS,
    Keyword.IMPERISHABLE,
)


@dataclass(frozen=True, slots=True)
class Price:
    """A cost in will: of each attribute so much, of the moon trait so much, and so much of any (FOW 203)."""

    needs: tuple[tuple[Attribute, int], ...] = ()
    any: int = 0
    moon: int = 0
    #: How often the cost has an X.
    x: int = 0

    @property
    def total(self) -> int:
        """The total cost (FOW 203.5), an X counted as 0."""
        return sum(count for _, count in self.needs) + self.any + self.moon


@lru_cache(maxsize=1024)
def price(signs: tuple[str, ...] | None) -> Price:
    """Return the cost that these signs print; of a card without a cost it is 0 (FOW 203.5a)."""
    found = signs or ()
    needs = tuple((one, found.count(one.value)) for one in ATTRIBUTES if one.value in found)
    return Price(needs, sum(int(sign) for sign in found if sign.isdigit()), found.count(MOON), found.count("X"))


# What cards are now


class Now(Values):
    """The current values of one card (FOW 909)."""

    __slots__ = (
        "atk", "attributes", "base_atk", "base_defense", "cost", "defense", "keywords", "names", "races", "rulings",
        "subtypes", "types",
    )

    def __init__(
        self, number: int, card: Card, abilities: tuple[ab.Ability, ...], keywords: frozenset[Keyword]
    ) -> None:
        super().__init__(number, abilities)
        self.names: tuple[str, ...] = (card.name,)
        self.types: tuple[CardType, ...] = () if COIN in card.subtypes else (card.type,)
        self.attributes = card.attributes
        self.races = card.races
        self.subtypes = card.subtypes
        self.cost = card.cost
        #: None for a card that has none.
        self.atk = self.base_atk = card.atk
        self.defense = self.base_defense = card.defense
        self.keywords = keywords
        self.rulings: tuple[RuleEffect, ...] = ()

    def __repr__(self) -> str:
        return f"{self.names}, {self.atk}/{self.defense}, {self.cost}"

    @property
    def is_resonator(self) -> bool:
        """Whether it is a resonator now."""
        return CardType.RESONATOR in self.types

    @property
    def fights(self) -> bool:
        """Whether it is a J-ruler or resonator with ATK and DEF (FOW 803.3a)."""
        there = CardType.RESONATOR in self.types or CardType.J_RULER in self.types
        return there and self.atk is not None and self.defense is not None


Board = boards.Board[Now]

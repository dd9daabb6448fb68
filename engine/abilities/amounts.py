"""Numbers, and how many of something."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.abilities.node import Node
from engine.abilities.nouns import Noun, Trait
from engine.abilities.players import Player
from engine.abilities.references import Reference

if TYPE_CHECKING:
    from engine.abilities.events import Event


@dataclass(frozen=True, slots=True)
class Amount(Node):
    """A number, known or to be worked out when it is needed."""


@dataclass(frozen=True, slots=True)
class Number(Amount):
    """A number as printed."""

    number: int


@dataclass(frozen=True, slots=True)
class X(Amount):
    """The X of the ability: chosen when its cost is paid, or defined by another sentence."""


@dataclass(frozen=True, slots=True)
class CountOf(Amount):
    """How many objects or cards fit the noun."""

    noun: Noun


@dataclass(frozen=True, slots=True)
class CountThem(Amount):
    """How many the reference is: "the number of the cards removed"."""

    them: Reference


@dataclass(frozen=True, slots=True)
class PowerOf(Amount):
    """The power of the object now, or as it last was."""

    whose: Reference


@dataclass(frozen=True, slots=True)
class CostOf(Amount):
    """The printed cost of the card or object."""

    whose: Reference


@dataclass(frozen=True, slots=True)
class DamagePoints(Amount):
    """How many points of damage the player has received: cards in the Damage Zone, for a game that has one."""

    player: Player


@dataclass(frozen=True, slots=True)
class DamageOn(Amount):
    """How much damage the object has received that is still on it."""

    whose: Reference


@dataclass(frozen=True, slots=True)
class CountersOn(Amount):
    """How many counters of the name lie on the object; every kind when the name is empty."""

    counter: str
    where: Reference


@dataclass(frozen=True, slots=True)
class CountersInPlay(Amount):
    """How many counters of the name lie on all that fit the noun."""

    counter: str
    noun: Noun


@dataclass(frozen=True, slots=True)
class Times(Amount):
    """So much for each: `each` times `count`."""

    each: Amount
    count: Amount


@dataclass(frozen=True, slots=True)
class Sum(Amount):
    """One and the other together."""

    first: Amount
    second: Amount


@dataclass(frozen=True, slots=True)
class Difference(Amount):
    """The first less the second, not under 0."""

    first: Amount
    second: Amount


class Rounding(enum.Enum):
    """Which way a fraction goes."""

    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Half(Amount):
    """Half of the amount, rounded to a multiple of `unit`: up, where the card does not say otherwise (FFTCG 4.2)."""

    whole: Amount
    rounding: Rounding = Rounding.UP
    unit: int = 1


@dataclass(frozen=True, slots=True)
class Highest(Amount):
    """The highest power, or cost, among all that fit the noun, or the lowest; 0 when none does."""

    noun: Noun
    trait: Trait = Trait.POWER
    lowest: bool = False


@dataclass(frozen=True, slots=True)
class DamageDealt(Amount):
    """The damage of the event spoken of: "the same amount of damage"."""


@dataclass(frozen=True, slots=True)
class NamedNumber(Amount):
    """The number that was named or selected."""


@dataclass(frozen=True, slots=True)
class EventCount(Amount):
    """How often the event has happened this turn: "each card you have cast this turn"."""

    event: Event


@dataclass(frozen=True, slots=True)
class Groups(Amount):
    """How many whole groups of `size` there are in the amount: "for every 5 cards"."""

    size: int
    of: Amount


class Comparison(enum.Enum):
    """How a number is held against another."""

    EXACTLY = "exactly"
    AT_LEAST = "or more"
    AT_MOST = "or less"
    MORE = "more than"
    LESS = "less than"


@dataclass(frozen=True, slots=True)
class Quantity(Node):
    """A range of numbers: "2 or more", "exactly 3", "5 or less"."""

    comparison: Comparison
    amount: Amount


@dataclass(frozen=True, slots=True)
class Count(Node):
    """How many are taken, when somebody takes some."""


@dataclass(frozen=True, slots=True)
class Exactly(Count):
    """Just so many: as many as there are, when there are fewer and nothing forbids it."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class UpTo(Count):
    """From none to so many, as the player likes."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class AnyNumber(Count):
    """From none to all, as the player likes."""


@dataclass(frozen=True, slots=True)
class AtLeast(Count):
    """So many or more, as the player likes."""

    amount: Amount

"""What is asked of the state of the game: numbers, how many of something, and questions answered yes or no."""

from __future__ import annotations

import enum

from engine.abilities.node import Amount, Condition, Count, Event, Node
from engine.abilities.nouns import Comparison, Noun, Player, Reference, Trait

# Numbers


class Number(Amount):
    """A number as printed."""

    number: int


class X(Amount):
    """The X of the ability: chosen when its cost is paid, or defined by another sentence."""


class CountOf(Amount):
    """How many objects or cards fit the noun."""

    noun: Noun


class TraitsAmong(Amount):
    """How many different names, costs, elements and so on are among what fits."""

    noun: Noun
    trait: Trait = Trait.ELEMENT


class CountThem(Amount):
    """How many the reference is: "the number of the cards removed"."""

    them: Reference


class TraitOf(Amount):
    """How much a card or object has of it, now or as it last was: its power, its printed cost; of several together."""

    trait: Trait
    whose: Reference


class Times(Amount):
    """So much for each: `each` times `count`."""

    each: Amount
    count: Amount


class Sum(Amount):
    """One and the other together."""

    first: Amount
    second: Amount


class Difference(Amount):
    """The first less the second, not under 0."""

    first: Amount
    second: Amount


class Rounding(enum.Enum):
    """Which way a fraction goes."""

    UP = "up"
    DOWN = "down"


class Half(Amount):
    """Half of the amount, rounded to a multiple of `unit`: up, where the card does not say otherwise (FFTCG 4.2)."""

    whole: Amount
    rounding: Rounding = Rounding.UP
    unit: int = 1


class Highest(Amount):
    """The highest power, or cost, among all that fit the noun, or the lowest; 0 when none does."""

    noun: Noun
    trait: Trait = Trait.POWER
    lowest: bool = False


class EventCount(Amount):
    """How often the event has happened this turn: "each card you have cast this turn"."""

    event: Event


class Groups(Amount):
    """How many whole groups of `size` there are in the amount: "for every 5 cards"."""

    size: int
    of: Amount


class Quantity(Node):
    """A range of numbers: "2 or more", "exactly 3", "5 or less"."""

    comparison: Comparison
    amount: Amount


class OneOf(Quantity):
    """Just so many, or just so many others: "3 or 4"."""

    other: Amount


class Exactly(Count):
    """Just so many: as many as there are, when there are fewer and nothing forbids it."""

    amount: Amount


class UpTo(Count):
    """From none to so many, as the player likes."""

    amount: Amount


class AnyNumber(Count):
    """From none to all, as the player likes."""


class AtLeast(Count):
    """So many or more, as the player likes."""

    amount: Amount


# Conditions


class And(Condition):
    """All of them hold."""

    conditions: tuple[Condition, ...]


class Or(Condition):
    """At least one of them holds."""

    conditions: tuple[Condition, ...]


class Not(Condition):
    """It does not hold."""

    condition: Condition


class ControlsAllOf(Condition):
    """The player controls at least one of each noun."""

    player: Player
    nouns: tuple[Noun, ...]


class Has(Condition):
    """So many of the player's fit the noun: of what they control, or in the zone that the noun names: "you control 2
    Forwards", "you have 2 cards or less in your hand".
    """

    player: Player
    quantity: Quantity
    noun: Noun


class SoMany(Condition):
    """What the condition before counted is so many: "if you control 5 or more", after "3 or more Backups"."""

    quantity: Quantity


class Exists(Condition):
    """So many fit the noun, anywhere it looks: "there are 5 or more Forwards on the field"."""

    quantity: Quantity
    noun: Noun


class Is(Condition):
    """What is referred to fits the noun: "it is a Forward", "Ramza is dull"."""

    what: Reference
    noun: Noun


class Compares(Condition):
    """The one amount stands so to the other: "its cost is 3 or less"."""

    what: Amount
    quantity: Quantity


class HappenedThisTurn(Condition):
    """The event has happened this turn, so often when `quantity` is given, at least once otherwise."""

    event: Event
    quantity: Quantity | None = None


class AllShare(Condition):
    """All those spoken of last have the same."""

    trait: Trait


class EventWas(Condition):
    """What happened, that made the ability trigger, was this."""

    event: Event


class IsTurnOf(Condition):
    """It is the player's turn."""

    player: Player


class IsPhase(Condition):
    """It is the phase (a member of the game's enumeration), of the player's turn when one is given."""

    phase: enum.Enum
    player: Player | None = None

"""Questions about the state of the game, answered yes or no."""

from __future__ import annotations

import enum

from engine.abilities.amounts import Amount, Quantity
from engine.abilities.events import Event
from engine.abilities.node import Node
from engine.abilities.nouns import Noun, Trait
from engine.abilities.players import Player
from engine.abilities.references import Reference


class Condition(Node):
    """Holds or does not."""


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

"""Replacements: instead of one event, another happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.abilities.amounts import Amount
from engine.abilities.conditions import Condition
from engine.abilities.events import Event
from engine.abilities.node import Node
from engine.abilities.references import Reference
from engine.abilities.statics import Static

if TYPE_CHECKING:
    from engine.abilities.effects import Effect


@dataclass(frozen=True, slots=True)
class Outcome(Node):
    """What becomes of the event."""


@dataclass(frozen=True, slots=True)
class Replacement(Static):
    """When the event would happen (and the condition holds), the outcome does instead; only the next time if
    `once`.
    """

    event: Event
    outcome: Outcome
    condition: Condition | None = None
    once: bool = False


@dataclass(frozen=True, slots=True)
class DamageReduced(Outcome):
    """The damage is less by so much."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class DamageIncreased(Outcome):
    """The damage is more by so much."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class DamageBecomes(Outcome):
    """The damage is this; 0 means none is dealt."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class DamageDoubled(Outcome):
    """Twice the damage."""


@dataclass(frozen=True, slots=True)
class DamageMoved(Outcome):
    """The damage is dealt to another."""

    to: Reference


@dataclass(frozen=True, slots=True)
class Performed(Outcome):
    """These are carried out, and the event does not happen."""

    effects: tuple[Effect, ...]

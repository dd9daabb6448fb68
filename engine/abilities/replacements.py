"""Replacements: instead of one event, another happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.abilities.conditions import Condition
from engine.abilities.events import Event
from engine.abilities.node import Node
from engine.abilities.statics import Static

if TYPE_CHECKING:
    from engine.abilities.effects import Effect


class Outcome(Node):
    """What becomes of the event."""


class Replacement(Static):
    """When the event would happen (and the condition holds), the outcome does instead; only the next time if
    `once`, only the first time in each turn if `first`.
    """

    event: Event
    outcome: Outcome
    condition: Condition | None = None
    once: bool = False
    first: bool = False


class Besides(Outcome):
    """The effect is carried out as well; where it is one that may be done, the outcome holds only if it was."""

    effect: Effect
    outcome: Outcome


class IfLiked(Outcome):
    """The outcome, if the player who has the effect likes: "you may deal that damage to Ramza instead"."""

    outcome: Outcome


class Performed(Outcome):
    """These are carried out, and the event does not happen."""

    effects: tuple[Effect, ...]

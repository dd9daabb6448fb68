"""How long a continuous effect of a resolved ability lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.abilities.node import Node
from engine.abilities.players import Player

if TYPE_CHECKING:
    from engine.abilities.conditions import Condition


class Duration(Node):
    """A stretch of time that begins now."""


class ThisTurn(Duration):
    """Until the end of this turn."""


class UntilEndOf(Duration):
    """Until the end of the player's turn: the running one if it is theirs, else their next; of their next in any case
    if `next`.
    """

    player: Player
    next: bool = False


class UntilTurnOf(Duration):
    """Until the player's next turn begins, the running one not counted."""

    player: Player


class AsLongAs(Duration):
    """For as long as the condition holds without a break."""

    condition: Condition


class RestOfGame(Duration):
    """Without an end, while the object stays where it is."""

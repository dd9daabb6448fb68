"""What is paid: all the parts of a cost at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.abilities.node import Node

if TYPE_CHECKING:
    from engine.abilities.effects import Effect


class Cost(Node):
    """A part of a cost."""


class Do(Cost):
    """An action performed as payment: put this into the Break Zone, discard a card. It must be possible in
    full.
    """

    action: Effect

"""Support skills carried out from the Support Area (Cipher 18.1.7, 21.2.3.1.5)."""

from __future__ import annotations

from engine.procedures import Procedure
from engine.state import State


def carry_out(state: State, seat: int) -> Procedure:
    """Let a player carry out the support skills of their support: attack support of the turn player, defence support
    of the other (Cipher 21.2.3.1.5.2).
    """
    yield from ()

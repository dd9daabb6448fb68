"""Classes of the tree that only Cardfight!! Vanguard has; the shared ones are in `engine/abilities/`.

Words of the shared classes in this game: Tap and Untap are "rest" and "stand" (VG 17.9), the cost of a card is its
grade (VG 3.2), ControlledBy(YOU) is "your unit" (VG 5.1). Nothing is chosen before it is carried out: "choose" is
Select (VG 16.8).
"""

from __future__ import annotations

import enum


class Zone(enum.Enum):
    """The zones (VG 4) as the cards call them."""

    __hash__ = object.__hash__
    VC = "(VC)"
    RC = "(RC)"
    GC = "(GC)"
    DECK = "deck"
    HAND = "hand"
    DROP = "drop zone"
    SOUL = "soul"
    DAMAGE = "damage zone"
    BIND = "bind zone"
    TRIGGER = "trigger zone"
    G_ZONE = "G zone"
    GAUGE = "gauge zone"
    ORDER = "order zone"
    HEARTS = "hearts"
    REMOVED = "removed"
    #: No card speaks of it: where pseudo-cards are that have been erased (VG 24.1).
    OUTSIDE = "outside the game"

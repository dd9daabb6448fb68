"""What a text says about its own cost, and about decks that are searched (VG 16.7, 17.7)."""

from __future__ import annotations

from engine import abilities as ab


class PaidIf(ab.Cost):
    """The action is performed as payment; the whole cost can be paid only if the condition holds (VG 16.7)."""

    condition: ab.Condition
    action: ab.Effect


class PayEither(ab.Effect):
    """The actor may pay the cost, or in its place the other one where the condition holds (VG 16.7)."""

    cost: tuple[ab.Cost, ...]
    condition: ab.Condition
    other: tuple[ab.Cost, ...]


class SearchedDeck(ab.Condition):
    """The text has let its player search the deck, alone or with another zone (VG 17.7)."""

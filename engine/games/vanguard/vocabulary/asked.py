"""What texts ask of a turn and of what they have done themselves."""

from __future__ import annotations

from engine import abilities as ab


class DamageThisTurn(ab.Amount):
    """How many cards were put into the player's damage zone this turn, of both together (VG 15.7)."""

    #: Not `player`: of several players it is all of them together.
    whose: ab.Player


class SoulBlasts(ab.EventVerb):
    """The player soul-blasts, card by card: pays with cards of the soul (VG 17.10)."""

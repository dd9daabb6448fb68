"""What keeps something from taking effect, or lessens what is paid: abilities that do not activate (VG 16.4), blasts of
less (VG 17.18), what is nullified (VG 16.11).
"""

from __future__ import annotations

from engine import abilities as ab


class DoNotActivate(ab.Effect):
    """[AUTO] abilities that what this text has just called would trigger do not: those of the player's cards, or of the
    called cards themselves where none is named (VG 16.4).
    """

    player: ab.Player | None = None


class NextSoulBlastLess(ab.Effect):
    """The next soul-blast of the actor in this turn is of so many cards less; several add up (VG 17.18)."""

    amount: ab.Amount


class CanBeHitAgain(ab.Effect):
    """What the abilities of these cards have said that cannot be hit can be hit (VC 13.2.1)."""

    whose: ab.Reference

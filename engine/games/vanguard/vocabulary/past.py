"""What texts ask of what has happened: in the whole game, and in a turn by a deed that has a word of its own."""

from __future__ import annotations

from engine import abilities as ab


class RodeThisFight(ab.Condition):
    """The player has ridden such a card in this game, as it was when it was ridden (VG 8.1)."""

    noun: ab.Noun
    player: ab.Player = ab.Player.YOU


class WereChanged(ab.Condition):
    """So many are those of whom the text has said before what they get (VG 16.8)."""

    quantity: ab.Quantity


class CounterCharges(ab.EventVerb):
    """The player counter-charges, card by card (VG 17.10)."""


class IsDeletedNow(ab.EventVerb):
    """Is deleted: the event (VG 19.1)."""


class GetsGauge(ab.EventVerb):
    """Comes to have one more gauge, of the name (VG 24.4)."""

    name: str

"""The parts of the tree about how, how often and with how many Forwards is attacked (FFTCG 10.1.2)."""

from __future__ import annotations

from engine import abilities as ab


class AttacksAlone(ab.EventVerb):
    """Is declared as an attacker, in no party (FFTCG 10.1.2.1)."""


class AttacksAgainThen(ab.EventVerb):
    """Is declared as an attacker for the so-many-th time in a turn."""

    ordinal: int


class AttackLimit(ab.Static):
    """The player can declare only so many attacks in a turn; or attack with only so many Forwards, if `forwards`."""

    player: ab.Player
    count: int
    forwards: bool = False


class AttacksUndulled(ab.Change):
    """Attacking does not dull it; which is what Brave does, but is no Brave (FFTCG 15.2.1.2)."""

"""The parts of the tree about EX Bursts: using one besides, and what keeps them from being used (FFTCG 11.10)."""

from __future__ import annotations

from engine import abilities as ab


class UseBurst(ab.Effect):
    """The EX Bursts of the card go on the stack, under the control of the actor."""

    what: ab.Reference


class UsesBurst(ab.EventVerb):
    """The player uses an EX Burst (FFTCG 11.10.2)."""


class NoBursts(ab.Effect):
    """The damage that the effect before it deals to a player lets nobody use EX Bursts."""


class BurstsBarred(ab.Static):
    """The EX Bursts of what fits cannot be used when `by` puts it into a Damage Zone."""

    what: ab.Noun
    by: ab.Reference

"""The parts of the tree about EX Bursts: using one besides, and what keeps them from being used (FFTCG 11.10)."""

from __future__ import annotations

from engine.abilities.effects import Effect
from engine.abilities.events import EventVerb
from engine.abilities.node import treeclass
from engine.abilities.nouns import Noun
from engine.abilities.references import Reference
from engine.abilities.statics import Static


@treeclass
class UseBurst(Effect):
    """The EX Bursts of the card go on the stack, under the control of the actor."""

    what: Reference


@treeclass
class UsesBurst(EventVerb):
    """The player uses an EX Burst (FFTCG 11.10.2)."""


@treeclass
class NoBursts(Effect):
    """The damage that the effect before it deals to a player lets nobody use EX Bursts."""


@treeclass
class BurstsBarred(Static):
    """The EX Bursts of what fits cannot be used when `by` puts it into a Damage Zone."""

    what: Noun
    by: Reference

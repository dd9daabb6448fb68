"""The parts of the tree about counters, besides those that all games have (FFTCG 6.7)."""

from __future__ import annotations

from engine.abilities.amounts import Amount, Count
from engine.abilities.effects import Effect
from engine.abilities.events import EventVerb
from engine.abilities.node import treeclass
from engine.abilities.references import Reference
from engine.abilities.statics import Change


@treeclass
class EntersWithCounters(Change):
    """Enters the field with so many counters of the name on it."""

    count: Amount
    counter: str


@treeclass
class MovesCounters(Effect):
    """So many counters of the name are removed from the one and placed on the other; all of them without a count, of
    any one name when that is empty.
    """

    count: Count | None
    counter: str
    origin: Reference
    to: Reference


@treeclass
class DoublesCounters(Effect):
    """As many counters of the name are placed on it as lie there, of every name when it is empty; of one name that the
    actor selects if `selected`.
    """

    counter: str
    where: Reference
    selected: bool = False


@treeclass
class LosesLastCounter(EventVerb):
    """A counter of the name is removed from it, and none of them is left."""

    counter: str


@treeclass
class CountersRemoved(Amount):
    """How many counters of the name this very ability, or the payment of its cost, has removed; of every name when it
    is empty.
    """

    counter: str

"""What lies on an object and how it lies: counters, placed, removed and counted; cards turned sideways, in the general
terms of the field: tapped and untapped. FFTCG says dull and active; others say rested, and recovered or stood.
"""

from __future__ import annotations

from engine.abilities.conditions import Quantity
from engine.abilities.node import Amount, Cost, Count, Effect, EventVerb
from engine.abilities.nouns import Done, Quality, Reference
from engine.abilities.statics import Change

# Counters


class CountersOn(Amount):
    """How many counters of the name lie on the object, or on all of several; or how many this very ability, or the
    payment of its cost, has `removed`. Every kind when the name is empty.
    """

    counter: str
    where: Reference | None = None
    removed: Done | None = None


class PlaceCounter(Effect):
    """So many counters of the name are placed on it."""

    count: Count
    counter: str
    where: Reference


class RemoveCounter(Effect):
    """So many counters of the name are removed from it; all of them for AnyNumber's opposite, None."""

    count: Count | None
    counter: str
    where: Reference


class GetsCounter(EventVerb):
    """A counter of the name is placed on it."""

    counter: str


class LosesCounter(EventVerb):
    """A counter of the name is removed from it; if `last`, and none of them is left."""

    counter: str
    last: bool = False


class WithCounters(Quality):
    """Counters of the name lie on it, in the quantity; at least one when no quantity is given."""

    counter: str
    quantity: Quantity | None = None


class EntersWithCounters(Change):
    """Enters the field with so many counters of the name on it."""

    count: Amount
    counter: str


class MovesCounters(Effect):
    """So many counters of the name are removed from the one and placed on the other; all of them without a count, of
    any one name when that is empty.
    """

    count: Count | None
    counter: str
    origin: Reference
    to: Reference


class DoublesCounters(Effect):
    """As many counters of the name are placed on it as lie there, of every name when it is empty; of one name that the
    actor selects if `selected`.
    """

    counter: str
    where: Reference
    selected: bool = False


# Cards turned sideways


class Tapped(Quality):
    """Is tapped."""


class Untapped(Quality):
    """Is untapped."""


class BecomesTapped(EventVerb):
    """Untapped, becomes tapped."""


class BecomesUntapped(EventVerb):
    """Becomes untapped by an effect or at the start of a turn."""


class Tap(Effect):
    """Becomes tapped."""

    what: Reference


class Untap(Effect):
    """Becomes untapped."""

    what: Reference


class TapSource(Cost):
    """[Dull], {Rest}: tap this card (FFTCG 11.6.2.2, FOW 1013.2)."""


class EntersTapped(Change):
    """Enters the field tapped."""


class DoesNotUntap(Change):
    """Stays tapped when its controller's cards become untapped as a turn starts: the next one if `next_only`."""

    next_only: bool = False

"""What a game has whose cards are turned sideways, in the general terms of the field: tapped and untapped.

FFTCG says dull and active; others say rested, and recovered or stood.
"""

from __future__ import annotations

from engine.abilities.effects import Effect
from engine.abilities.events import EventVerb
from engine.abilities.nouns import Quality
from engine.abilities.references import Reference
from engine.abilities.statics import Change


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


class EntersTapped(Change):
    """Enters the field tapped."""


class DoesNotUntap(Change):
    """Stays tapped when its controller's cards become untapped at the start of a turn: of the next one if
    `next_only`.
    """

    next_only: bool = False

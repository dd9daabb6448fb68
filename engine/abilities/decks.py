"""What is done with decks and hands: drawing, searching, revealing, shuffling, discarding."""

from __future__ import annotations

import enum

from engine.abilities.node import Count, Effect, EventVerb
from engine.abilities.nouns import Noun, Reference


class PutOnDeck(Effect):
    """On top of the owner's deck, below it or shuffled in; several in `any_order` the actor likes, or `at_random`."""

    what: Reference
    place: DeckPlace | None
    any_order: bool = False
    at_random: bool = False


class DeckPlace(enum.Enum):
    """Where on a deck."""

    TOP = "top"
    BOTTOM = "bottom"
    #: The actor decides for each card.
    TOP_OR_BOTTOM = "top and/or bottom"


class Draw(Effect):
    """The actor draws so many cards."""

    count: Count


class Search(Effect):
    """The actor finds them in their deck, reveals them, and shuffles; what happens with them follows in the text."""

    what: Reference


class Shuffle(Effect):
    """The actor shuffles their deck."""


class RevealUntil(Effect):
    """Cards from the top of the actor's deck are revealed one by one until one fits the noun: that one is It."""

    noun: Noun


class Draws(EventVerb):
    """The player draws a card; but not in the phase `outside` (a member of the game's enumeration) of their own."""

    outside: enum.Enum | None = None


class Searches(EventVerb):
    """The player searches their deck."""


class Discard(Effect):
    """The actor discards from their hand what is referred to; a Pick is picked by the actor from the hand."""

    what: Reference


class Discards(EventVerb):
    """The player discards what fits."""

    what: Reference

"""What a game with a word for putting cards away from the hand has."""

from __future__ import annotations

from engine.abilities.effects import Effect
from engine.abilities.events import EventVerb
from engine.abilities.references import Reference


class Discard(Effect):
    """The actor discards from their hand what is referred to; a Pick is picked by the actor from the hand."""

    what: Reference


class Discards(EventVerb):
    """The player discards what fits."""

    what: Reference

"""The parts of the tree about entering the field: by being cast, and without a word of it (FFTCG 11.8.16.2.1)."""

from __future__ import annotations

from engine.abilities.effects import Effect
from engine.abilities.events import EventVerb
from engine.abilities.node import treeclass
from engine.abilities.players import Player
from engine.abilities.references import Reference
from engine.abilities.statics import Static


@treeclass
class EntersUnheard(Static):
    """When what fits enters the field, that triggers no auto-abilities: neither its own nor others."""

    what: Reference


@treeclass
class EntersByCast(EventVerb):
    """Enters the field because it was cast (FFTCG 15.1.1.7), by the player when one is given."""

    by: Player | None = None


@treeclass
class OwnAbilitiesSilent(Effect):
    """Those just put onto the field: that they enter does not trigger their own auto-abilities."""

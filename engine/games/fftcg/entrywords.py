"""The parts of the tree about what triggers, and what does not, when something enters the field (FFTCG 11.8.16.2.1)."""

from __future__ import annotations

from engine.abilities.effects import Effect
from engine.abilities.node import treeclass
from engine.abilities.references import Reference
from engine.abilities.statics import Static


@treeclass
class EntersUnheard(Static):
    """When what fits enters the field, that triggers no auto-abilities: neither its own nor others."""

    what: Reference


@treeclass
class OwnAbilitiesSilent(Effect):
    """Those just put onto the field: that they enter does not trigger their own auto-abilities."""

"""The parts of the tree about entering the field: by being cast, and without a word of it (FFTCG 11.8.16.2.1)."""

from __future__ import annotations

from engine import abilities as ab


class EntersUnheard(ab.Static):
    """When what fits enters the field, that triggers no auto-abilities: neither its own nor others."""

    what: ab.Reference


class OwnAbilitiesSilent(ab.Effect):
    """Those just put onto the field: that they enter does not trigger their own auto-abilities."""

"""What a noun says of where it looks, in every game."""

from __future__ import annotations

from engine.abilities.nouns import Among, InZone, Noun
from engine.abilities.references import Reference


def among(noun: Noun) -> Reference | None:
    """Return what a noun looks among ("1 of them"), where it looks among something."""
    for quality in noun.qualities:
        if type(quality) is Among:
            return quality.them
    return None


def names_place(noun: Noun) -> bool:
    """Whether a noun says in which zone something is."""
    return any(type(quality) is InZone for quality in noun.qualities)

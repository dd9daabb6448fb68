"""The ledger of the Fire Emblem Cipher comprehensive rules: one line for each of the official entries."""

from functools import cache
from pathlib import Path

from engine.rulebook import Rulebook


@cache
def rulebook() -> Rulebook:
    """Return the Cipher rulebook, read once."""
    return Rulebook.load("Cipher", Path(__file__).parent)

"""The ledger of the Fire Emblem Cipher comprehensive rules: one line for each of the official entries."""

from functools import cache
from pathlib import Path

from engine.games.cipher.scripts import SCRIPTS
from engine.rulebook import Rulebook


@cache
def rulebook() -> Rulebook:
    """Return the Cipher rulebook, read once, in English and in both scripts of Chinese."""
    return Rulebook.load("Cipher", Path(__file__).parent, SCRIPTS)

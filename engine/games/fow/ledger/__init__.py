"""The ledger of the Force of Will comprehensive rules ver. 6.0a: one line for each of the official entries."""

from functools import cache
from pathlib import Path

from engine.games.fow.scripts import SCRIPTS
from engine.rulebook import Rulebook


@cache
def rulebook() -> Rulebook:
    """Return the Force of Will rulebook, read once, in English and in both scripts of Chinese."""
    return Rulebook.load("FOW", Path(__file__).parent, SCRIPTS)

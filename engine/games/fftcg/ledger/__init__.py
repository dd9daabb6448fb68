"""The ledger of the FFTCG comprehensive rules ver. 3.2: one line for each of the official entries."""

from functools import cache
from pathlib import Path

from engine.games.fftcg.scripts import SCRIPTS
from engine.rulebook import Rulebook


@cache
def rulebook() -> Rulebook:
    """Return the FFTCG rulebook, read once, in English and in both scripts of Chinese."""
    return Rulebook.load("FFTCG", Path(__file__).parent, SCRIPTS)

"""The readings of Final Fantasy TCG that this program has, and what the words of its cards mean, with them."""

from __future__ import annotations

from engine.games.fftcg.effects.tables import MEANING
from engine.games.fftcg.report import UNDERSTANDING
from engine.text.readings import Readings

READINGS = Readings("fftcg", UNDERSTANDING)
MEANING.abilities = lambda card: READINGS.read(card).abilities

__all__ = ["MEANING", "READINGS"]

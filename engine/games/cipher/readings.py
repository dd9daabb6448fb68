"""The readings of Fire Emblem Cipher that this program has, and what the words of its cards mean, with them."""

from __future__ import annotations

from engine.games.cipher.effects.coverage import MEANING
from engine.games.cipher.report import UNDERSTANDING
from engine.text.readings import Readings

READINGS = Readings("cipher", UNDERSTANDING)
MEANING.abilities = lambda card: READINGS.read(card).abilities

__all__ = ["MEANING", "READINGS"]

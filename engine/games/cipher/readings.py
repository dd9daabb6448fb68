"""The readings of Fire Emblem Cipher that this program has."""

from __future__ import annotations

from engine.games.cipher.report import UNDERSTANDING
from engine.text.readings import Readings

READINGS = Readings("cipher", UNDERSTANDING)

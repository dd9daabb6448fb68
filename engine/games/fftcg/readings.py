"""The readings of Final Fantasy TCG that this program has."""

from __future__ import annotations

from engine.games.fftcg.report import UNDERSTANDING
from engine.text.readings import Readings

READINGS = Readings("fftcg", UNDERSTANDING)

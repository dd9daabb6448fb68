"""The parts of the tree that only Cardfight!! Vanguard has; its rooms say ``own.SoulCharge``."""

from engine.games.vanguard.vocabulary.base import *

"""The parts of the tree that only Final Fantasy TCG has; its rooms say ``own.Freeze``."""

from engine.games.fftcg.vocabulary.base import *
from engine.games.fftcg.vocabulary.casting import *

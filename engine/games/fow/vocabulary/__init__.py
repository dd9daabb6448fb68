"""The parts of the tree that only Force of Will has; its rooms say ``own.Produce``."""

from engine.games.fow.vocabulary.base import *
from engine.games.fow.vocabulary.verbs import *

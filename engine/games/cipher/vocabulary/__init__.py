"""The parts of the tree that only Fire Emblem Cipher has; its rooms say ``own.Flip``."""

from engine.games.cipher.vocabulary.base import *
from engine.games.cipher.vocabulary.verbs import *

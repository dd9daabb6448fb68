"""The parts of the tree that only Final Fantasy TCG has; its rooms say ``own.Freeze``."""

from engine.games.fftcg.vocabulary.attacking import *
from engine.games.fftcg.vocabulary.base import *
from engine.games.fftcg.vocabulary.casting import *
from engine.games.fftcg.vocabulary.copying import *
from engine.games.fftcg.vocabulary.entering import *
from engine.games.fftcg.vocabulary.ex_burst import *
from engine.games.fftcg.vocabulary.types import *

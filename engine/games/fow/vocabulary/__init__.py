"""The parts of the tree that only Force of Will has; its rooms say ``own.Produce``."""

from engine.games.fow.vocabulary.base import *
from engine.games.fow.vocabulary.verbs import *
from engine.games.fow.vocabulary.will import SpendOnly as SpendOnly
from engine.games.fow.vocabulary.will import TriggerAbility as TriggerAbility
from engine.games.fow.vocabulary.will import Will as Will
from engine.games.fow.vocabulary.will import WithLimit as WithLimit


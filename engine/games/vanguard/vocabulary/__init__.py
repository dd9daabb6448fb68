"""The parts of the tree that only Cardfight!! Vanguard has; its rooms say ``own.SoulCharge``."""

from engine.games.vanguard.vocabulary.abilities import *
from engine.games.vanguard.vocabulary.asked import *
from engine.games.vanguard.vocabulary.base import *
from engine.games.vanguard.vocabulary.columns import *
from engine.games.vanguard.vocabulary.events import *
from engine.games.vanguard.vocabulary.keywords import *
from engine.games.vanguard.vocabulary.nouns import *
from engine.games.vanguard.vocabulary.past import *
from engine.games.vanguard.vocabulary.paying import *
from engine.games.vanguard.vocabulary.restraints import *
from engine.games.vanguard.vocabulary.spoken import *
from engine.games.vanguard.vocabulary.statics import *
from engine.games.vanguard.vocabulary.values import *
from engine.games.vanguard.vocabulary.verbs import *
from engine.games.vanguard.vocabulary.ways import *

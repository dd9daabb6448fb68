"""What a card's text says, as a tree of small frozen data classes: no behaviour, no game's own words.

Rooms that work on trees say ``from engine import abilities as ab`` and name each class where it is used: ``ab.Choose``.
"""

from engine.abilities.amounts import *
from engine.abilities.blocking import *
from engine.abilities.conditions import *
from engine.abilities.costs import *
from engine.abilities.counters import *
from engine.abilities.damage import *
from engine.abilities.decks import *
from engine.abilities.discarding import *
from engine.abilities.durations import *
from engine.abilities.effects import *
from engine.abilities.events import *
from engine.abilities.kinds import *
from engine.abilities.memo import *
from engine.abilities.modes import *
from engine.abilities.naming import *
from engine.abilities.node import *
from engine.abilities.nouns import *
from engine.abilities.players import *
from engine.abilities.references import *
from engine.abilities.replacements import *
from engine.abilities.stack import *
from engine.abilities.statics import *
from engine.abilities.targets import *
from engine.abilities.triggers import *
from engine.abilities.turning import *
from engine.abilities.turns import *

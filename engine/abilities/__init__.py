"""What a card's text says, as a tree of small frozen data classes: no behaviour, no game's own words.

Rooms that work on trees say ``from engine import abilities as ab`` and name each class where it is used: ``ab.Choose``.
"""

from engine.abilities.combat import *
from engine.abilities.conditions import *
from engine.abilities.decks import *
from engine.abilities.effects import *
from engine.abilities.events import *
from engine.abilities.kinds import *
from engine.abilities.marks import *
from engine.abilities.node import *
from engine.abilities.nouns import *
from engine.abilities.stack import *
from engine.abilities.statics import *

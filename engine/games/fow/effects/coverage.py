"""All tables of Force of Will's meaning, filled, and which parts of the tree they can carry out: those that some table
has an entry for. Who works with a position of the game, or reads its cards, imports this.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import abilities as ab
from engine.effects.tables import Coverage
from engine.games.fow import vocabulary as own
from engine.games.fow.effects import board, layers, nouns, qualities
from engine.games.fow.effects.resolution import MEANING

#: The modules that fill the tables.
FILLED = (board, nouns, qualities)

#: Parts that have no table of their own: they are taken apart by those who read them.
STRUCTURE: frozenset[type] = frozenset({
    ab.KeywordAbility, ab.Remark, own.ChantEffect, ab.Replacement, ab.Mode, ab.MoreModes, ab.Target, ab.OneOf,
})

#: Statics that are asked about by their class.
ASKED: frozenset[type] = frozenset({ab.PlayerCannot})


def _faults(one: ab.Node) -> Iterable[type] | None:
    return None


COVERAGE = Coverage(MEANING, STRUCTURE | ASKED, (layers.SPLITTER.ways, layers.SPLITTER.made_of), _faults)
executable = COVERAGE.executable

__all__ = ["COVERAGE", "MEANING", "executable"]

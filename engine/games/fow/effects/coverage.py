"""All tables of Force of Will's meaning, filled, and which parts of the tree they can carry out: those that some table
has an entry for. Who works with a position of the game, or reads its cards, imports this.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import abilities as ab
from engine.effects.sequencing import nothing
from engine.effects.tables import Coverage
from engine.games.fow import vocabulary as own
from engine.games.fow.effects import board, conditions, deeds, for_later, layers, nouns, qualities, replacing, triggers
from engine.games.fow.effects.resolution import MEANING
from engine.timing import resolving

#: The modules that fill the tables.
FILLED = (board, conditions, deeds, nouns, qualities)

MEANING.perform = resolving.perform
MEANING.chooses = lambda effect: isinstance(effect, ab.Choose)
MEANING.riders = (ab.Reminder, ab.CannotBeReduced)
MEANING.effects |= dict.fromkeys(MEANING.riders, nothing)
MEANING.effects |= {**resolving.EFFECTS, **for_later.EFFECTS}

#: Parts that have no table of their own: they are taken apart by those who read them.
STRUCTURE: frozenset[type] = frozenset({
    ab.KeywordAbility, ab.Remark, own.ChantEffect, ab.Replacement, ab.Mode, ab.MoreModes, ab.Target, ab.OneOf,
})

#: Statics that are asked about by their class.
ASKED: frozenset[type] = frozenset({ab.PlayerCannot})


def _faults(one: ab.Node) -> Iterable[type] | None:
    """Return what is at fault in a part: an event that nothing can take the place of (FOW 910)."""
    if isinstance(one, ab.Replacement) and not replacing.can_apply(one):
        return (type(one.event),)
    return None


COVERAGE = Coverage(
    MEANING, STRUCTURE | ASKED,
    (layers.SPLITTER.ways, layers.SPLITTER.made_of, triggers.LIMITS, for_later.LASTING.ends, replacing.OUTCOMES),
    _faults,
)
executable = COVERAGE.executable

__all__ = ["COVERAGE", "MEANING", "executable"]

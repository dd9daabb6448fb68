"""Whether words depend on what was spoken of before them: "it", "that Forward", "the discarded card"."""

from __future__ import annotations

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects.locking import SPOKEN


def _speaks(tree: object) -> bool:
    return any(type(one) in SPOKEN or (isinstance(one, ab.Same) and one.whose is None) for one in walk(tree))


#: Whether a part of the tree means nothing without what was said before it.
speaks_of_context: ab.Memo[object, bool] = ab.Memo(_speaks)

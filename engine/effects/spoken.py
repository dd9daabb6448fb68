"""Whether words depend on what was spoken of before them: "it", "that Forward", "the discarded card"."""

from __future__ import annotations

from engine.abilities.memo import Memo
from engine.abilities.node import walk
from engine.abilities.nouns import Same
from engine.effects.locking import SPOKEN


def _speaks(tree: object) -> bool:
    return any(type(one) in SPOKEN or (isinstance(one, Same) and one.whose is None) for one in walk(tree))


#: Whether a part of the tree means nothing without what was said before it.
speaks_of_context: Memo[object, bool] = Memo(_speaks)

"""Whether words depend on what was spoken of before them: "it", "that Forward", "the discarded card"."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from engine.abilities.memo import Memo
from engine.abilities.nouns import Same
from engine.games.fftcg.effects.locking import SPOKEN


def _speaks(tree: object) -> bool:
    if isinstance(tree, tuple):
        return any(_speaks(one) for one in tree)
    if not is_dataclass(tree) or isinstance(tree, type):
        return False
    if type(tree) in SPOKEN or (isinstance(tree, Same) and tree.whose is None):
        return True
    return any(_speaks(getattr(tree, one.name)) for one in fields(tree))


#: Whether a part of the tree means nothing without what was said before it.
speaks_of_context: Memo[object, bool] = Memo(_speaks)

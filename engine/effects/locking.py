"""Words that depend on what was spoken of before them, and words made fast, whose objects stay what they were."""

from __future__ import annotations

from engine import abilities as ab
from engine.abilities.node import walk
from engine.state import Ref


class LockedIn(ab.Reference):
    """Just these objects, whatever happens to be spoken of later."""

    objects: tuple[Ref, ...]


#: References that mean something only while the effect that speaks is carried out.
SPOKEN: frozenset[type[ab.Reference]] = frozenset({
    ab.It, ab.Them, ab.That, ab.Chosen, ab.Former, ab.Latter, ab.TheRest,
    ab.TheDealt,
})
#: Players that are known only through what is spoken of.
SPOKEN_PLAYERS = (ab.Player.THEY, ab.Player.ITS_CONTROLLER, ab.Player.ITS_OWNER)


def _speaks(tree: object) -> bool:
    return any(type(one) in SPOKEN or (isinstance(one, ab.Same) and one.whose is None) for one in walk(tree))


#: Whether a part of the tree means nothing without what was said before it.
speaks_of_context: ab.Memo[object, bool] = ab.Memo(_speaks)

"""Words made fast: what an effect spoke of while it was carried out stays what it was."""

from __future__ import annotations

from engine import abilities as ab
from engine.objects import Ref


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

"""The context in which the words of one skill are understood, as far as Cipher needs more than every game."""

from __future__ import annotations

from engine.effects import resolution
from engine.effects.meaning import Meaning
from engine.games.cipher.rules.events import Cause
from engine.objects import Ref
from engine.state import State

#: What the classes of the tree mean in Cipher; its modules fill it.
MEANING = Meaning()


class Resolution(resolution.Resolution):
    """One skill being used, carried out or asked about.

    - ``kind`` is "skill", "support skill" or "cost" (see Cause), ``index`` the place of the skill among those of the
      source, -1 for none.
    - ``did`` is true where all of the last thing was done ("if you do", Cipher 2.3.1.6), ``begun`` where any of it was
      (2.3.1.7).
    """

    __slots__ = ("begun", "index")

    meaning = MEANING

    def __init__(self, state: State, seat: int, source: Ref, kind: str = "skill", index: int = -1) -> None:
        super().__init__(state, seat, source, kind)
        self.index = index
        self.begun = False

    @property
    def cause(self) -> Cause:
        """What events that this causes name as their cause."""
        return Cause(self.kind, self.source, self.seat, self.index)

"""The context in which the words of one ability are understood, as far as FFTCG needs more than every game."""

from __future__ import annotations

from engine.effects import resolution
from engine.effects.meaning import Meaning
from engine.games.fftcg.rules.events import Cause
from engine.games.fftcg.rules.table import Ref
from engine.state import State

#: What the classes of the tree mean in FFTCG; its modules fill it.
MEANING = Meaning()


class Resolution(resolution.Resolution):
    """One ability or Summon being used, resolved or asked about (FFTCG 6.4).

    - ``targets`` are the groups chosen when it went on the stack, one for each "choose" in printed order (11.3.3).
    - ``shares`` are the amounts of damage divided among a group when it was chosen (11.3.6).
    - ``item`` is the stamp of its item on the stack, 0 for none; ``burst`` tells that it is used as an EX Burst.
    - ``anyway`` tells that it is used by hand though what it must choose is not there, ``short`` that a cost which
      cannot be paid is paid as far as the player likes.
    - ``modes`` are the actions selected from lists, one tuple for each list (11.3.4).
    - ``paid`` are the names of extra and alternative costs paid.
    - ``place`` says how many groups of targets, lists of actions and shares stand before the words being carried out.
    """

    __slots__ = ("anyway", "burst", "item", "modes", "paid", "place", "shares", "short")

    meaning = MEANING

    def __init__(self, state: State, seat: int, source: Ref, kind: str = "ability") -> None:
        super().__init__(state, seat, source, kind)
        self.modes: tuple[tuple[int, ...], ...] = ()
        self.shares: tuple[tuple[int, ...], ...] = ()
        self.item = 0
        self.burst = False
        self.anyway = False
        self.short = False
        self.paid: tuple[str, ...] = ()
        self.place = (0, 0, 0)

    @property
    def cause(self) -> Cause:
        """What events that this causes name as their cause."""
        return Cause(self.kind, self.source, self.seat, burst=self.burst)

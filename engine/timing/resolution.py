"""The context of what goes on a stack: what was chosen and paid while it was put there."""

from __future__ import annotations

from engine.effects import resolution
from engine.objects import Ref
from engine.state import State


class StackResolution(resolution.Resolution):
    """One ability or card being put on the stack, resolved or asked about.

    - ``targets`` are the groups chosen when it went on the stack, one for each "choose" in printed order.
    - ``shares`` are the amounts of damage divided among a group when it was chosen, ``modes`` the actions selected from
      lists, one tuple for each list.
    - ``item`` is the stamp of its item on the stack, 0 for none.
    - ``anyway`` tells that it is used by hand though what it must choose is not there, ``short`` that a cost which
      cannot be paid is paid as far as the player likes.
    - ``paid`` are the names of extra and alternative costs paid.
    """

    __slots__ = ("anyway", "item", "modes", "paid", "shares", "short")

    def __init__(self, state: State, seat: int, source: Ref, kind: str) -> None:
        super().__init__(state, seat, source, kind)
        self.modes: tuple[tuple[int, ...], ...] = ()
        self.shares: tuple[tuple[int, ...], ...] = ()
        self.item = 0
        self.anyway = False
        self.short = False
        self.paid: tuple[str, ...] = ()

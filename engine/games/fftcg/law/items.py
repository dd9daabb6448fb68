"""What lies on the stack (FFTCG 7.12): Summons and abilities, as data."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.abilities.effects import Effect
from engine.abilities.kinds import Ability
from engine.events import Set
from engine.games.fftcg.law.now import Memory
from engine.games.fftcg.law.table import Ref
from engine.state import State

if TYPE_CHECKING:
    from engine.games.fftcg.deeds.context import Deed
    from engine.games.fftcg.deeds.happenings import Happening

#: What the events that an item causes are caused by, where that is not simply its kind.
_CAUSES = {"Summon": "summon", "Warp": "warp"}


#: Among what was paid for a Summon: it goes out of the game once it has resolved.
REMOVED_AFTER_USE = "removed after use"
#: Among what was paid for an ability: it is used as an EX Burst (FFTCG 11.10).
USED_AS_BURST = "as an EX Burst"


@dataclass(frozen=True, slots=True)
class Item:
    """A Summon or an ability on the stack (FFTCG 11.3.2, 11.6.4, 11.8.7).

    ``stamp`` tells it from every other item that ever was. ``kind`` is "Summon", "action ability", "special ability",
    "auto-ability" or "Warp"; ``source`` the card it comes from (for a Summon the card itself, which lies in the stack
    zone) and ``ability`` what is printed there. Once here it is independent of its source (FFTCG 11.5.4): what it
    chose, its X, what was paid and what triggered it are its own. ``cancelled`` items do nothing when they resolve.
    """

    stamp: int
    kind: str
    seat: int
    source: Ref
    ability: Ability
    effects: tuple[Effect, ...]
    targets: tuple[tuple[Ref, ...], ...] = ()
    modes: tuple[tuple[int, ...], ...] = ()
    shares: tuple[tuple[int, ...], ...] = ()
    x: int = 0
    paid: tuple[str, ...] = ()
    event: tuple[Ref, ...] = ()
    amount: int = 0
    they: int = -1
    done: tuple[tuple[str, tuple[Ref, ...]], ...] = ()
    memory: tuple[Memory, ...] = ()
    cancelled: bool = False
    happening: Happening | None = None

    def deed(self, state: State) -> Deed:
        """Return the context in which this item's words are understood."""
        # What asks about the stack leans on this module, and the context in which it is asked on all of that.
        from engine.games.fftcg.deeds.context import Deed

        deed = Deed(state, self.seat, self.source, _CAUSES.get(self.kind, self.kind))
        deed.item = self.stamp
        deed.targets = self.targets
        deed.modes = self.modes
        deed.shares = self.shares
        deed.x = self.x
        deed.paid = self.paid
        deed.burst = USED_AS_BURST in self.paid
        deed.event = self.event
        deed.it = self.event
        deed.amount = self.amount
        deed.they = self.they if self.they >= 0 else 1 - self.seat
        deed.done = dict(self.done)
        deed.memory = self.memory
        deed.happening = self.happening
        return deed

    def chosen(self, deed: Deed) -> Item:
        """Return this item with what was chosen and paid while it was put on the stack."""
        return replace(
            self,
            targets=deed.targets,
            modes=deed.modes,
            shares=deed.shares,
            x=deed.x,
            paid=deed.paid,
            done=tuple(deed.done.items()),
        )


def stack(state: State) -> tuple[Item, ...]:
    """Return the stack, the top last."""
    items: tuple[Item, ...] = state.vars.get("stack", ())
    return items


def cancel(state: State, stamp: int) -> None:
    """Let an item of the stack have no effect when it resolves."""
    items = tuple(replace(one, cancelled=True) if one.stamp == stamp else one for one in stack(state))
    state.emit(Set("stack", items, "cancel"))

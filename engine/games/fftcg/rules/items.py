"""What lies on the stack (FFTCG 7.12): Summons and abilities, as data."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.abilities.effects import Effect
from engine.abilities.kinds import Ability
from engine.events import SetVariable
from engine.games.fftcg.rules.table import Ref
from engine.state import State
from engine.triggers.last_known import LastKnown

if TYPE_CHECKING:
    from engine.games.fftcg.effects.resolution import Resolution
    from engine.triggers.trigger_event import TriggerEvent

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
    memory: tuple[LastKnown, ...] = ()
    cancelled: bool = False
    happening: TriggerEvent | None = None

    def deed(self, state: State) -> Resolution:
        """Return the context in which this item's words are understood."""
        # What asks about the stack leans on this module, and the context in which it is asked on all of that.
        from engine.games.fftcg.effects.resolution import Resolution

        res = Resolution(state, self.seat, self.source, _CAUSES.get(self.kind, self.kind))
        res.item = self.stamp
        res.targets = self.targets
        res.modes = self.modes
        res.shares = self.shares
        res.x = self.x
        res.paid = self.paid
        res.burst = USED_AS_BURST in self.paid
        res.event = self.event
        res.it = self.event
        res.amount = self.amount
        res.they = self.they if self.they >= 0 else 1 - self.seat
        res.done = dict(self.done)
        res.memory = self.memory
        res.happening = self.happening
        return res

    def chosen(self, res: Resolution) -> Item:
        """Return this item with what was chosen and paid while it was put on the stack."""
        return replace(
            self,
            targets=res.targets,
            modes=res.modes,
            shares=res.shares,
            x=res.x,
            paid=res.paid,
            done=tuple(res.done.items()),
        )


def stack(state: State) -> tuple[Item, ...]:
    """Return the stack, the top last."""
    items: tuple[Item, ...] = state.vars.get("stack", ())
    return items


def cancel(state: State, stamp: int) -> None:
    """Let an item of the stack have no effect when it resolves."""
    items = tuple(replace(one, cancelled=True) if one.stamp == stamp else one for one in stack(state))
    state.emit(SetVariable("stack", items, "cancel"))

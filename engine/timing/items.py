"""What lies on a stack (FFTCG 7.12, Force of Will 903.2b): cards and abilities, as data; and its context."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine import abilities as ab
from engine.effects import resolution
from engine.events import SetVariable, extend, keep
from engine.state import Ref, State
from engine.triggers.trigger_event import PendingTrigger, TriggerEvent


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


#: The named value of a position that holds the stack, the top last.
NAME = "stack"


@dataclass(frozen=True, slots=True)
class Item:
    """A card or an ability on the stack (FFTCG 11.3.2, 11.6.4, 11.8.7).

    ``stamp`` tells it from every other item that ever was. ``kind`` is what the game calls it; ``source`` the card it
    comes from (of a card that lies in the stack zone that itself) and ``ability`` what is printed there. Once here it
    is independent of its source (FFTCG 11.5.4): what it chose, its X, what was paid and what triggered it are its own.
    ``cancelled`` items do nothing when they resolve.
    """

    stamp: int
    kind: str
    seat: int
    source: Ref
    ability: ab.Ability
    effects: tuple[ab.Effect, ...]
    targets: tuple[tuple[Ref, ...], ...] = ()
    modes: tuple[tuple[int, ...], ...] = ()
    shares: tuple[tuple[int, ...], ...] = ()
    x: int = 0
    paid: tuple[str, ...] = ()
    event: tuple[Ref, ...] = ()
    amount: int = 0
    they: int = -1
    done: tuple[tuple[str, tuple[Ref, ...]], ...] = ()
    memory: tuple[Any, ...] = ()
    cancelled: bool = False
    happening: TriggerEvent | None = None

    def known_to(self, res: StackResolution) -> None:
        """Let a context know what this item chose, what was paid for it and what triggered it."""
        res.item = self.stamp
        res.targets = self.targets
        res.modes = self.modes
        res.shares = self.shares
        res.x = self.x
        res.paid = self.paid
        res.it = res.event = self.event
        res.amount = self.amount
        res.they = self.they if self.they >= 0 else 1 - self.seat
        res.done = dict(self.done)
        res.memory = self.memory
        res.happening = self.happening

    def chosen(self, res: StackResolution) -> Item:
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


def of_trigger(stamp: int, kind: str, one: PendingTrigger, effects: tuple[ab.Effect, ...]) -> Item:
    """Return what has triggered as an item of the stack, with what it remembers."""
    watcher = one.watcher
    return Item(
        stamp, kind, watcher.seat, watcher.source, watcher.ability, effects, event=one.cards, amount=one.amount,
        they=one.seat, memory=one.memory, x=one.x, paid=one.paid, done=one.done, happening=one.happening,
    )


def stack(state: State) -> tuple[Item, ...]:
    """Return the stack, the top last."""
    items: tuple[Item, ...] = state.vars.get(NAME, ())
    return items


def push(state: State, item: Item) -> None:
    """Put an item on top of the stack (FFTCG 7.12.3)."""
    extend(state, NAME, (item,), "stack")


def change(state: State, item: Item, why: str) -> None:
    """Let an item of the stack become another, with the same stamp."""
    state.emit(SetVariable(NAME, tuple(item if one.stamp == item.stamp else one for one in stack(state)), why))


def take_off(state: State, stamp: int, why: str) -> None:
    """Take an item off the stack."""
    keep(state, NAME, lambda one: one.stamp != stamp, why)


def cancel(state: State, stamp: int) -> None:
    """Let an item of the stack have no effect when it resolves."""
    found = next((one for one in stack(state) if one.stamp == stamp), None)
    if found is not None:
        change(state, replace(found, cancelled=True), "cancel")

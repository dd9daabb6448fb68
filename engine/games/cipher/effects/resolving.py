"""Triggered skills being carried out (Cipher 10.3 to 10.6)."""

from __future__ import annotations

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects.locking import SPOKEN
from engine.effects.looking import hide, show
from engine.events import Notice, SetVariable
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import costs, limits, sequencing, statics, triggers
from engine.games.cipher.effects.characteristics import Auto
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.apply_events import apply_events, tell
from engine.games.cipher.rules.pending import PendingTrigger
from engine.games.cipher.rules.table import HAND
from engine.objects import alive
from engine.procedures import Procedure
from engine.requests import Asked
from engine.reveal import EVERYBODY
from engine.state import State


def resolve(state: State, pending: PendingTrigger) -> Procedure:
    """Carry out a triggered skill, if its conditions are met and its cost is paid; it has been forgotten already."""
    watcher = pending.watcher
    res = triggers.context(state, pending)
    said = ("card", *watcher.source), label(state, pending)
    if alive(state, watcher.source) and state.cards[watcher.source.number].zone in HAND:
        # It is only hidden as long as it is not chosen (Cipher 10.2.2.1).
        yield from show(res, (watcher.source,), EVERYBODY, "reveal")
    yield from _go_on(state, pending, res, said)
    hide(res)


def _go_on(state: State, pending: PendingTrigger, res: Resolution, said: tuple[tuple[str, int, int], str]) -> Procedure:
    watcher = pending.watcher
    ability = triggers.auto_of(watcher)
    if not triggers.is_met(pending, res):
        tell(state, "{0}: {1} does nothing, as its condition is not met.", "Cipher 10.3", *said)
        return
    cost: tuple[ab.Cost, ...] = ()
    if isinstance(ability, own.PaidAuto):
        cost = statics.cost_of_skill(state, watcher.source.number, label(state, pending), ability.cost)
        if cost and not (yield from _is_paid(cost, pending, res)):
            return
    tell(state, "{0}: {1} is carried out.", "Cipher 10.5", *said)
    if cost:
        yield from costs.pay(cost, res)
    yield from sequencing.perform(ability.effects, res)
    if not left_alone(ability.effects, res):
        note_use(state, pending)
        # To carry out a triggered skill is to use it: "when you use a [CP] from your hand".
        used = Notice("used", res.seat, watcher.source.number, watcher.index, cause=res.cause)
        yield from apply_events(state, [used])


def _is_paid(cost: tuple[ab.Cost, ...], pending: PendingTrigger, res: Resolution) -> Asked[bool]:
    """Ask whether the skill's player pays the whole cost or none of it (Cipher 10.4)."""
    said = ("card", *res.source), label(res.state, pending)
    paid = yield from costs.offered(cost, res, "Cipher 10.4")
    if paid is None:
        tell(res.state, "{0}: the cost of {1} cannot be paid.", "Cipher 10.4.2", *said)
    elif not paid:
        tell(res.state, "{0}: the cost of {1} is not paid.", "Cipher 10.4.1", *said)
    return bool(paid)


def left_alone(done: tuple[ab.Effect, ...], res: Resolution) -> bool:
    """Whether a skill that its player may leave was left, so that no usage limit is added (Cipher 10.5.1.1.1)."""
    first, *rest = done
    dependent = all(isinstance(one, ab.IfYouDoSo) for one in rest)
    return isinstance(first, ab.May) and dependent and bool(res.named.get("left"))


def note_use(state: State, pending: PendingTrigger) -> None:
    """Add the usage limit to the card's information; what else has triggered of the skill is cancelled (10.6.2)."""
    watcher = pending.watcher
    limits.note_use(state, watcher.source, watcher.ability, watcher.index)
    if not limits.is_limited(state, watcher.source, watcher.ability, watcher.index):
        return
    waiting: tuple[PendingTrigger, ...] = state.vars.get("pending", ())
    left = tuple(
        one for one in waiting if (one.watcher.source, one.watcher.index) != (watcher.source, watcher.index)
    )
    if left != waiting:
        state.emit(SetVariable("pending", left or None, "limit"))


def label(state: State, pending: PendingTrigger) -> str:
    """Return a triggered skill in words: its own name, or that of its card."""
    return triggers.name_of(state, pending.watcher)


def speaks(pending: PendingTrigger) -> bool:
    """Whether a triggered skill goes on to speak of what has triggered it: "that ally", "it"."""
    return _speaks(triggers.auto_of(pending.watcher))


_speaks: ab.Memo[Auto, bool] = ab.Memo(
    lambda auto: any(type(one) in SPOKEN for effect in auto.effects for one in walk(effect))
)

"""Locking in: references and amounts become what they are at this moment, for an effect that lasts or comes later.

What an effect spoke of while it was carried out stays what it was (FFTCG 11.11.9, 11.12.4.2, 11.12.4.3; Cipher 24.1.9).
"""

from __future__ import annotations

from typing import Any, TypeVar

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.locking import LockedIn, Locking, rebuilt
from engine.effects.resolution import Resolution
from engine.objects import Ref

N = TypeVar("N")

#: Those spoken of that a replacement uses for what is replaced: they wait for the event.
WAITING: frozenset[type[ab.Reference]] = frozenset({ab.It, ab.Them})


def lock_in(node: N, res: Resolution) -> N:
    """Return a part of the tree with everything that only this moment knows made fast.

    Quoted abilities stay as they are. Conditions keep their amounts: they are asked again and again.
    """
    return _Locking(res, True).apply(node)


def bind(node: N, res: Resolution) -> N:
    """Return a part of the tree with its references made fast, but not its amounts: they are worked out later."""
    return _Locking(res, False).apply(node)


class _Locking(Locking):
    def __init__(self, res: Resolution, numbers: bool) -> None:
        super().__init__(numbers)
        self._res = res

    def refs(self, reference: ab.Reference) -> tuple[Ref, ...]:
        return evaluate.refs(reference, self._res)

    def number(self, amount: ab.Amount) -> ab.Amount:
        return amount if _waits(amount) else ab.Number(evaluate.value(amount, self._res))

    def player(self, player: ab.Player) -> ab.Player:
        found = evaluate.seat(player, self._res)
        return player if found < 0 else ab.Player.YOU if found == self._res.seat else ab.Player.OPPONENT

    def special(self, node: ab.Node) -> ab.Node | None:
        if isinstance(node, ab.Ability | ab.OfNamed):
            found: ab.Node = _with_names(node, self._res)
            return found
        if isinstance(node, ab.Performed | ab.Besides):
            within = _Locking(self._res, self.numbers)
            within.spoken = self.spoken - WAITING
            return within.inside(node, self.numbers)
        return None

    def waits(self, node: ab.Node, field: str) -> bool:
        # How much damage counts is a matter of the event to come.
        return isinstance(node, ab.IsDealtDamage) and field == "quantity"


def _with_names(node: Any, res: Resolution) -> Any:
    """Return a part of the tree with what was named put into it, also inside what is granted."""
    if isinstance(node, tuple):
        found = tuple(_with_names(one, res) for one in node)
        return node if all(new is old for new, old in zip(found, node, strict=True)) else found
    if isinstance(node, ab.OfNamed):
        return res.meaning.named_quality(node, res) or node
    if not isinstance(node, ab.Node) or isinstance(node, LockedIn):
        return node
    return rebuilt(node, {name: _with_names(getattr(node, name), res) for name in node.field_names})


def _waits(amount: ab.Node) -> bool:
    """Whether an amount speaks of an event still to come."""
    if isinstance(amount, ab.DamageDealt):
        return True
    parts = (getattr(amount, name) for name in amount.field_names)
    return any(isinstance(part, ab.Amount) and _waits(part) for part in parts)

"""References and amounts made fast: what a resolved effect spoke of stays what it was.

See FFTCG 11.11.9, 11.12.4.2 and 11.12.4.3.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, TypeVar

from engine.abilities import damage
from engine.abilities import references as words
from engine.abilities.amounts import Amount, Number
from engine.abilities.damage import IsDealtDamage
from engine.abilities.naming import OfNamed
from engine.abilities.node import Node
from engine.abilities.players import Player
from engine.abilities.references import Reference
from engine.abilities.replacements import Besides, Performed
from engine.abilities.statics import Granted
from engine.effects import evaluate
from engine.effects.locking import SPOKEN, LockedIn, Locking, rebuilt
from engine.games.fftcg.effects.naming import named_quality
from engine.games.fftcg.effects.resolution import Resolution
from engine.objects import Ref

__all__ = ["SPOKEN", "LockedIn"]

N = TypeVar("N")

#: Those spoken of that a replacement uses for what is replaced: they wait for the event.
WAITING: frozenset[type[Reference]] = frozenset({words.It, words.Them})


def lock_in(node: N, res: Resolution) -> N:
    """Return a part of the tree with everything that only this moment knows made fast.

    Quoted abilities stay as they are. Conditions keep their amounts: they are asked again and again.
    """
    return _Fixing(res, True).apply(node)


def bind(node: N, res: Resolution) -> N:
    """Return a part of the tree with its references made fast, but not its amounts: they are worked out later."""
    return _Fixing(res, False).apply(node)


def fixed_number(amount: Amount, res: Resolution) -> Number:
    """Return what an amount comes to now, as a printed number."""
    return Number(evaluate.value(amount, res))


class _Fixing(Locking):
    def __init__(self, res: Resolution, numbers: bool) -> None:
        super().__init__(numbers)
        self.deed = res

    def refs(self, reference: Reference) -> tuple[Ref, ...]:
        return evaluate.refs(reference, self.deed)

    def number(self, amount: Amount) -> Amount:
        return amount if _waits(amount) else fixed_number(amount, self.deed)

    def player(self, player: Player) -> Player:
        found = evaluate.seat(player, self.deed)
        return player if found < 0 else Player.YOU if found == self.deed.seat else Player.OPPONENT

    def special(self, node: Node) -> Node | None:
        if isinstance(node, Granted | OfNamed):
            found: Node = _with_names(node, self.deed)
            return found
        if isinstance(node, Performed | Besides):
            within = _Fixing(self.deed, self.numbers)
            within.spoken = self.spoken - WAITING
            return within.inside(node, self.numbers)
        return None

    def waits(self, node: Node, field: str) -> bool:
        # How much damage counts is a matter of the event to come.
        return isinstance(node, IsDealtDamage) and field == "quantity"


def _with_names(node: Any, res: Resolution) -> Any:
    """Return a part of the tree with what was named put into it, also inside what is granted."""
    if isinstance(node, tuple):
        found = tuple(_with_names(one, res) for one in node)
        return node if all(new is old for new, old in zip(found, node, strict=True)) else found
    if isinstance(node, OfNamed):
        return named_quality(node, res) or node
    if not isinstance(node, Node) or isinstance(node, LockedIn):
        return node
    return rebuilt(node, {field.name: _with_names(getattr(node, field.name), res) for field in fields(node)})


def _waits(amount: Amount) -> bool:
    """Whether an amount speaks of an event still to come."""
    if isinstance(amount, damage.DamageDealt):
        return True
    return is_dataclass(amount) and any(
        isinstance(part, Amount) and _waits(part) for part in (getattr(amount, f.name) for f in fields(amount))
    )

"""References and amounts made fast: what an effect spoke of stays what it was when it was carried out."""

from __future__ import annotations

from typing import TypeVar

from engine.abilities.amounts import Amount, Number
from engine.abilities.node import Node
from engine.abilities.players import Player
from engine.abilities.references import Reference
from engine.abilities.statics import Granted
from engine.effects import evaluate
from engine.effects.locking import LockedIn, Locking
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.vocabulary.verbs import NamedSkill
from engine.objects import Ref

__all__ = ["LockedIn", "lock_in"]

N = TypeVar("N")


def lock_in(node: N, res: Resolution) -> N:
    """Return a part of the tree with everything that only this moment knows made fast.

    Quoted skills stay as they are. Conditions keep their amounts: they are asked again and again.
    """
    return _Fixing(res).apply(node)


class _Fixing(Locking):
    def __init__(self, res: Resolution) -> None:
        super().__init__(True)
        self.deed = res

    def refs(self, reference: Reference) -> tuple[Ref, ...]:
        return evaluate.refs(reference, self.deed)

    def number(self, amount: Amount) -> Amount:
        return Number(evaluate.value(amount, self.deed))

    def player(self, player: Player) -> Player:
        found = evaluate.seat(player, self.deed)
        return player if found < 0 else Player.YOU if found == self.deed.seat else Player.OPPONENT

    def special(self, node: Node) -> Node | None:
        return node if isinstance(node, Granted | NamedSkill) else None

"""Locking in: references and amounts become what they are at this moment, for an effect that lasts or comes later.

What an effect spoke of while it was carried out stays what it was (FFTCG 11.11.9, 11.12.4.2, 11.12.4.3; Cipher 24.1.9).
"""

from __future__ import annotations

from typing import Any, TypeVar

from engine import abilities as ab
from engine.abilities.node import with_parts
from engine.effects import evaluate
from engine.effects.locking import SPOKEN, SPOKEN_PLAYERS, LockedIn
from engine.effects.resolution import Resolution

N = TypeVar("N")

#: Those spoken of that a replacement uses for what is replaced: they wait for the event.
WAITING: frozenset[type[ab.Reference]] = frozenset({ab.It, ab.Them})


def lock_in(node: N, res: Resolution) -> N:
    """Return a part of the tree with everything that only this moment knows made fast.

    Quoted abilities stay as they are. Conditions keep their amounts: they are asked again and again.
    """
    return _fixed(node, res, True)  # type: ignore[no-any-return]


def bind(node: N, res: Resolution) -> N:
    """Return a part of the tree with its references made fast, but not its amounts: they are worked out later."""
    return _fixed(node, res, False)  # type: ignore[no-any-return]


def _fixed(node: Any, res: Resolution, numbers: bool, spoken: frozenset[type[ab.Reference]] = SPOKEN) -> Any:
    kept: object = ()
    match node:
        case ab.Player() if node in SPOKEN_PLAYERS:
            found = evaluate.seat(node, res)
            return node if found < 0 else ab.Player.YOU if found == res.seat else ab.Player.OPPONENT
        case LockedIn():
            return node
        case ab.Ability() | ab.OfNamed():
            return _with_names(node, res)
        case ab.Reference() if type(node) in spoken:
            return LockedIn(evaluate.refs(node, res))
        case ab.Amount() if numbers and not _waits(node):
            return ab.Number(evaluate.value(node, res))
        case ab.Performed() | ab.Besides():
            spoken -= WAITING
        case ab.IsDealtDamage(quantity=kept):
            # How much damage counts is a matter of the event to come.
            pass
        case ab.Condition():
            numbers = False
    return with_parts(node, lambda one: one if one is kept else _fixed(one, res, numbers, spoken))


def _with_names(node: Any, res: Resolution) -> Any:
    """Return a part of the tree with what was named put into it, also inside what is granted."""
    if isinstance(node, ab.OfNamed):
        return res.meaning.named_quality(node, res) or node
    return node if isinstance(node, LockedIn) else with_parts(node, lambda one: _with_names(one, res))


def _waits(amount: ab.Node) -> bool:
    """Whether an amount speaks of an event still to come."""
    if isinstance(amount, ab.DamageDealt):
        return True
    parts = (getattr(amount, name) for name in amount.field_names)
    return any(isinstance(part, ab.Amount) and _waits(part) for part in parts)

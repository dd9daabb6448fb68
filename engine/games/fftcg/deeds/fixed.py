"""References and amounts made fast: what a resolved effect spoke of stays what it was.

See FFTCG 11.11.9, 11.12.4.2 and 11.12.4.3.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, TypeVar

from engine.abilities import amounts as numbers
from engine.abilities import references as words
from engine.abilities.amounts import Amount, Number
from engine.abilities.conditions import Condition
from engine.abilities.events import IsDealtDamage
from engine.abilities.node import Node
from engine.abilities.nouns import OfNamed
from engine.abilities.players import Player
from engine.abilities.references import Reference
from engine.abilities.replacements import Performed
from engine.abilities.statics import Granted
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.law.table import Ref

N = TypeVar("N")


@dataclass(frozen=True, slots=True)
class Fixed(Reference):
    """Just these objects, whatever happens to be spoken of later."""

    objects: tuple[Ref, ...]


#: References that mean something only while the effect that speaks is carried out.
SPOKEN: frozenset[type[Reference]] = frozenset({
    words.It, words.Them, words.That, words.Those, words.Chosen, words.Former, words.Latter, words.TheRest,
    words.TheDealt,
})
#: Players that are known only through what is spoken of.
SPOKEN_PLAYERS = (Player.THEY, Player.ITS_CONTROLLER, Player.ITS_OWNER)


#: Those among them that a replacement uses for what is replaced: they wait for the event.
WAITING: frozenset[type[Reference]] = frozenset({words.It, words.Them})


def fix(node: N, deed: Deed) -> N:
    """Return a part of the tree with everything that only this moment knows made fast.

    Quoted abilities stay as they are. Conditions keep their amounts: they are asked again and again.
    """
    found = _fix(node, deed, True, SPOKEN)
    return found  # type: ignore[return-value]


def bind(node: N, deed: Deed) -> N:
    """Return a part of the tree with its references made fast, but not its amounts: they are worked out later."""
    found = _fix(node, deed, False, SPOKEN)
    return found  # type: ignore[return-value]


def fixed_number(amount: Amount, deed: Deed) -> Number:
    """Return what an amount comes to now, as a printed number."""
    from engine.games.fftcg.deeds.amounts import value

    return Number(value(amount, deed))


def _fix(node: object, deed: Deed, numbers_too: bool, spoken: frozenset[type[Reference]]) -> object:
    if isinstance(node, tuple):
        found = tuple(_fix(one, deed, numbers_too, spoken) for one in node)
        return node if all(new is old for new, old in zip(found, node, strict=True)) else found
    if isinstance(node, Player) and node in SPOKEN_PLAYERS:
        return _player(node, deed)
    if isinstance(node, Granted):
        return _with_names(node, deed)
    if not isinstance(node, Node) or isinstance(node, Fixed):
        return node
    if isinstance(node, OfNamed):
        return _with_names(node, deed)
    if type(node) in spoken:
        from engine.games.fftcg.deeds.references import refs

        return Fixed(refs(node, deed))  # type: ignore[arg-type]
    if isinstance(node, Amount) and numbers_too and not _waits(node):
        return fixed_number(node, deed)
    inner = numbers_too and not isinstance(node, Condition)
    if isinstance(node, Performed):
        spoken = spoken - WAITING
    changed: dict[str, Any] = {}
    for field in fields(node):
        value = getattr(node, field.name)
        # How much damage counts is a matter of the event to come.
        waits = isinstance(node, IsDealtDamage) and field.name == "quantity"
        changed[field.name] = value if waits else _fix(value, deed, inner, spoken)
    if all(changed[field.name] is getattr(node, field.name) for field in fields(node)):
        return node
    return type(node)(**changed)


def _with_names(node: object, deed: Deed) -> object:
    """Return a part of the tree with what was named put into it, also inside what is granted."""
    if isinstance(node, tuple):
        found = tuple(_with_names(one, deed) for one in node)
        return node if all(new is old for new, old in zip(found, node, strict=True)) else found
    if isinstance(node, OfNamed):
        from engine.games.fftcg.deeds.qualities import named_quality

        return named_quality(node, deed) or node
    if not isinstance(node, Node) or isinstance(node, Fixed):
        return node
    changed: dict[str, Any] = {field.name: _with_names(getattr(node, field.name), deed) for field in fields(node)}
    if all(changed[field.name] is getattr(node, field.name) for field in fields(node)):
        return node
    return type(node)(**changed)


def _player(player: Player, deed: Deed) -> Player:
    from engine.games.fftcg.deeds.players import seat

    found = seat(player, deed)
    return player if found < 0 else Player.YOU if found == deed.seat else Player.OPPONENT


def _waits(amount: Amount) -> bool:
    """Whether an amount speaks of an event still to come."""
    if isinstance(amount, numbers.DamageDealt):
        return True
    return is_dataclass(amount) and any(
        isinstance(part, Amount) and _waits(part) for part in (getattr(amount, f.name) for f in fields(amount))
    )

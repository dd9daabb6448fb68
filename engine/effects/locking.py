"""Words made fast: what an effect spoke of while it was carried out stays what it was."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, TypeVar

from engine import abilities as ab
from engine.objects import Ref

N = TypeVar("N")


class LockedIn(ab.Reference):
    """Just these objects, whatever happens to be spoken of later."""

    objects: tuple[Ref, ...]


#: References that mean something only while the effect that speaks is carried out.
SPOKEN: frozenset[type[ab.Reference]] = frozenset({
    ab.It, ab.Them, ab.That, ab.Those, ab.Chosen, ab.Former, ab.Latter, ab.TheRest,
    ab.TheDealt,
})
#: Players that are known only through what is spoken of.
SPOKEN_PLAYERS = (ab.Player.THEY, ab.Player.ITS_CONTROLLER, ab.Player.ITS_OWNER)


class Locking(ABC):
    """Makes parts of the tree fast, at one moment of a game.

    With ``numbers``, amounts become numbers too; conditions keep their amounts, as they are asked again and again.
    """

    def __init__(self, numbers: bool) -> None:
        self.numbers = numbers
        self.spoken = SPOKEN

    @abstractmethod
    def refs(self, reference: ab.Reference) -> tuple[Ref, ...]:
        """Return the objects that a reference means now."""

    @abstractmethod
    def number(self, amount: ab.Amount) -> ab.Amount:
        """Return what an amount comes to now, or the amount itself where it has to wait."""

    @abstractmethod
    def player(self, player: ab.Player) -> ab.Player:
        """Return a player known through what is spoken of as the player they are."""

    def special(self, node: ab.Node) -> ab.Node | None:
        """Return what the game makes of a node in its own way; None where it does as with any other."""
        return None

    def waits(self, node: ab.Node, field: str) -> bool:
        """Whether a part of a node stays as it is, because it speaks of something still to come."""
        return False

    def apply(self, node: N) -> N:
        """Return a part of the tree with everything that only this moment knows made fast."""
        return self._fix(node, self.numbers)  # type: ignore[return-value]

    def _fix(self, node: object, numbers: bool) -> object:
        if isinstance(node, tuple):
            found = tuple(self._fix(one, numbers) for one in node)
            return node if all(new is old for new, old in zip(found, node, strict=True)) else found
        if isinstance(node, ab.Player) and node in SPOKEN_PLAYERS:
            return self.player(node)
        if not isinstance(node, ab.Node) or isinstance(node, LockedIn):
            return node
        own = self.special(node)
        if own is not None:
            return own
        if type(node) in self.spoken:
            return LockedIn(self.refs(node))  # type: ignore[arg-type]
        if isinstance(node, ab.Amount) and numbers:
            found_number = self.number(node)
            if isinstance(found_number, ab.Number):
                return found_number
        return self.inside(node, numbers and not isinstance(node, ab.Condition))

    def inside(self, node: ab.Node, numbers: bool) -> ab.Node:
        """Return a node with its parts made fast."""
        return rebuilt(
            node,
            {
                name: value if self.waits(node, name) else self._fix(value, numbers)
                for name in node.field_names
                for value in (getattr(node, name),)
            },
        )


def rebuilt(node: ab.Node, changed: dict[str, Any]) -> ab.Node:
    """Return a node with these parts; the very node where nothing is different."""
    if all(value is getattr(node, name) for name, value in changed.items()):
        return node
    return type(node)(**changed, wording=node.wording)

"""What a card is now, as far as every game has it, and what is in force besides.

Current values are computed, never stored (FFTCG 11.12.4, Cipher 21.2.3.1.1.2). A game derives from :class:`Values` what
its cards have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Protocol, Self

from engine import abilities as ab
from engine.state import Ref


@dataclass(frozen=True, slots=True)
class RuleEffect:
    """One change in force that is asked about where it matters (a ban, a cost, a permission).

    ``what`` is the change as the card says it, ``source`` the object whose ability it is, ``seat`` who controls it.
    """

    what: object
    source: Ref
    seat: int


class Unfinished(Protocol):
    """A board of which something is left to be worked out."""

    def finish(self, layer: int, number: int) -> None:
        """Work out a layer for a card, if that has not been done."""


class _Gone:
    """Stands for a board that is no longer right."""

    def finish(self, layer: int, number: int) -> None:
        raise RuntimeError("values were kept and not settled when the position changed")


GONE = _Gone()


class Values:
    """The current values of one card. ``waits`` is the board that has not yet worked out all of its lazy layers.

    ``lazy`` are the values that such layers change, by layer: they are worked out when somebody asks. As they are so
    far they stand under their names with a stroke before.
    """

    __slots__ = ("abilities", "number", "waits")
    lazy: ClassVar[Mapping[str, int]] = MappingProxyType({})

    def __init__(self, number: int, abilities: tuple[ab.Ability, ...]) -> None:
        self.number = number
        self.abilities = abilities
        self.waits: Unfinished | None = None

    def __init_subclass__(cls) -> None:
        """Give a game's values what is the same for every one of them, as fast as if it were written out."""
        for name, layer in cls.lazy.items():
            member = cls.__dict__[name]
            finish = f"if self.waits is not None: self.waits.finish({layer}, self.number)"
            setattr(cls, f"_{name}", member)
            setattr(cls, name, property(_written("self", finish, f"return self._{name}"), member.__set__))
        kept = [name for kind in cls.__mro__ for name in getattr(kind, "__slots__", ()) if name != "number"]
        raw = [f"_{name}" if name in cls.lazy else name for name in kept]
        copied = (f"other.{name} = self.{name}" for name in raw)
        cls.copy = _written(  # type: ignore[method-assign]
            "self, number", "other = new(type(self))", "other.number = number", *copied, "return other"
        )
        cls.restart = _written(  # type: ignore[method-assign]
            "self, base", *(f"self._{name} = base._{name}" for name in cls.lazy)
        )

    def copy(self, number: int) -> Self:
        """Return the same values for the card of this number, to be changed freely."""
        raise NotImplementedError

    def restart(self, base: Values) -> None:
        """Take over from these what the lazy layers change."""
        raise NotImplementedError

    def settle(self) -> Self:
        """Return it with nothing left to be worked out, to be kept when the position changes."""
        if self.waits is not None:
            for layer in self.lazy.values():
                self.waits.finish(layer, self.number)
            self.waits = None
        return self


def _written(names: str, *lines: str) -> Callable[..., Any]:
    """Return a function of these names that consists of these lines."""
    made: dict[str, Any] = {"new": object.__new__}
    exec("\n    ".join((f"def written({names}):", "pass", *lines)), made)
    written: Callable[..., Any] = made["written"]
    return written

"""What a card is now, as far as every game has it, and what is in force besides.

Current values are computed, never stored (FFTCG 11.12.4, Cipher 21.2.3.1.1.2). A game derives from :class:`Values` what
its cards have.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Protocol, Self

from engine import abilities as ab
from engine.objects import Ref


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

    def finish_all(self, number: int) -> None:
        """Work out what is left for a card."""


class _Gone:
    """Stands for a board that is no longer right."""

    def finish(self, layer: int, number: int) -> None:
        self.finish_all(number)

    def finish_all(self, number: int) -> None:
        raise RuntimeError("values were kept and not settled when the position changed")


GONE = _Gone()


class Values(ABC):
    """The current values of one card. ``waits`` is the board that has not yet worked out all of its lazy layers."""

    __slots__ = ("abilities", "number", "waits")

    def __init__(self, number: int, abilities: tuple[ab.Ability, ...]) -> None:
        self.number = number
        self.abilities = abilities
        self.waits: Unfinished | None = None

    @abstractmethod
    def copy(self, number: int) -> Values:
        """Return the same values for the card of this number, to be changed freely."""

    def restart(self, base: Values) -> None:
        """Take over from these what the lazy layers change."""
        raise NotImplementedError("no layer is lazy")

    def settle(self) -> Self:
        """Return it with nothing left to be worked out, to be kept when the position changes."""
        if self.waits is not None:
            self.waits.finish_all(self.number)
        return self

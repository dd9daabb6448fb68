"""Last known information: what is remembered of an object that is not there any more (FFTCG 6.4.2, 11.5.5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.state import CardState


@dataclass(frozen=True, slots=True)
class LastKnown:
    """What an object was when it was last there: the card as it lay, and ``now`` its values then."""

    number: int
    entered: int
    controller: int
    owner: int
    zone: int
    now: Any
    dull: bool = False
    damage: int = 0
    counters: Mapping[str, int] = field(default_factory=dict)
    marks: Mapping[str, int] = field(default_factory=dict)
    under: tuple[int, ...] = ()

    def __repr__(self) -> str:
        stack = f", {self.under}" if self.under else ""
        return (
            f"Memory({self.number}, {self.entered}, {self.controller}, {self.dull}, {self.damage}, "
            f"{sorted(self.counters.items())}, {sorted(self.marks.items())}, {self.now!r}{stack})"
        )


def remember(card: CardState, now: Any) -> LastKnown:
    """Return what is to be remembered of a card with its values."""
    return LastKnown(
        card.number, card.entered, card.controller, card.owner, card.zone, now, card.dull, card.damage, card.counters,
        card.marks, card.under,
    )

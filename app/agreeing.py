"""What the two seats of a table agree on: how much the rules have to say, and what one of them asks the other."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass


class Mode(enum.Enum):
    """How much the rules have to say at this table."""

    ENFORCED = "enforced"
    """What the rules refuse does not happen."""
    ASK = "ask"
    """What the rules refuse can be done anyway if the other seat agrees."""
    FREE = "free"
    """Everything happens; the rules only comment."""


@dataclass(frozen=True, slots=True)
class Consent:
    """What a seat is asked to agree to: ``what`` is "undo", "mode", "override" (something done by hand) or "anyway"
    (what the rules refuse), "rematch", or, of whoever has lost, "first"; ``detail`` says more.
    """

    asker: int
    seat: int
    what: str
    detail: str
    agree: Callable[[], None]

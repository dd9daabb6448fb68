"""Numbers of a card, and changes of them; what a card is called by besides its name."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.vanguard.vocabulary.abilities import State


class Value(enum.Enum):
    """Numbers of a card that effects change and texts compare (VG 3)."""

    __hash__ = object.__hash__
    GRADE = "grade"
    POWER = "power"
    SHIELD = "shield"
    CRITICAL = "critical"
    DRIVE = "drive"
    ORIGINAL_POWER = "original power"
    ORIGINAL_CRITICAL = "original critical"


class How(enum.Enum):
    """How a number changes: plus and minus, set to a value, times so much."""

    RAISED = "raised"
    REDUCED = "reduced"
    BECOMES = "becomes"
    MULTIPLIED = "multiplied"
    #: Raised or reduced, to be so much as this begins (VG 16.10).
    BROUGHT = "brought"


class Varies(ab.Change):
    """A number is raised, reduced or set (VG 16.9): "[Critical] +1", "drive +1", "its grade becomes 4". Plus so much
    power is `ab.Power`, minus so much `ab.LosesPower`, both gained or lost as in every game.
    """

    value: Value
    how: How
    amount: ab.Amount


class TriggersRaise(ab.Static):
    """What the player's drive checks reveal gives so much more power by its trigger: one such icon, any where none is
    named (VG 12.2).
    """

    player: ab.Player
    amount: ab.Amount
    trigger: enum.Enum | None = None


class TakesName(ab.Effect):
    """For the duration it has the card name of `whose`: besides its own, in place of them if `instead`."""

    what: ab.Reference
    whose: ab.Reference
    duration: ab.Duration
    instead: bool = False


class AllDiffer(ab.Condition):
    """No two of those have the same: "all of the revealed cards have different card names"."""

    what: ab.Reference
    trait: ab.Trait


class ValueIs(ab.Quality):
    """A number of it stands so: "with critical 2 or greater", "with shield"."""

    value: Value
    quantity: ab.Quantity


class ValueOf(ab.Amount):
    """A number of a card, of several together."""

    value: Value
    whose: ab.Reference


class SharesName(ab.Change):
    """Its card name is that of the one referred to, as long as this is so (VG 3.3)."""

    whose: ab.Reference


class Bring(ab.Effect):
    """A number is raised or reduced for the duration, to be so much (VG 16.10)."""

    what: ab.Reference
    value: Value
    amount: ab.Amount
    duration: ab.Duration


class InState(ab.Quality):
    """Is in the state: "your blazing vanguard", "hollowed units"."""

    state: State

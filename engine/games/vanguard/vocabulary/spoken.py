"""What Vanguard's texts say besides: how things are said of the battle, kinds of card, what is in place of what."""

from __future__ import annotations

import enum

from engine import abilities as ab


class AsBefore(ab.Duration):
    """As long as what was said before would last, in whose place or beside which this is said."""


class CardKind(enum.Enum):
    """Kinds of card that texts speak of (VG 3.6)."""

    __hash__ = object.__hash__
    TRIGGER = "trigger unit"
    TOKEN = "token"
    G_UNIT = "G unit"
    G_GUARDIAN = "G guardian"
    SENTINEL = "sentinel"
    ORDER = "order"


class IsKind(ab.Quality):
    """Is a card of the kind (VG 3.6); a sentinel has the keyword (VG 22)."""

    kind: CardKind


class OnCircle(ab.Quality):
    """As circles are told to which something goes: no two of them the same if `separate`; of the row, in the column of
    `beside`, when given; one that has come with an Accel marker if `additional`.
    """

    separate: bool = False
    row: enum.Enum | None = None
    beside: ab.Reference | None = None
    additional: bool = False


class Whilst(ab.EventVerb):
    """The deed of one of whom the quality is true: "attacks while boosted"."""

    deed: ab.EventVerb
    state: ab.Quality


class PutInto(ab.EventVerb):
    """Is put into the owner's zone, from one of `origins` where some are named; also by being discarded or retired."""

    to: enum.Enum
    origins: tuple[enum.Enum, ...] = ()


class IsDiscarded(ab.EventVerb):
    """Is discarded."""


class Reveals(ab.EventVerb):
    """The player's drive check (damage check if `damage`) reveals a card that fits (VG 11.4.3, 15.6)."""

    what: ab.Reference
    damage: bool = False


class Exchange(ab.Effect):
    """The units exchange their positions (VG 10.5)."""

    what: ab.Reference


class PutLocked(ab.Effect):
    """A card is put on RC as a locked card (VG 18.1)."""

    what: ab.Reference


class InPlaceOf(ab.Gain):
    """So much more power in place of the `former` that the text has given: "[Power] +10000 instead of +5000"."""

    amount: ab.Amount
    former: ab.Amount


class Skilled(ab.Gain):
    """Has the skill (a member of `cards.Skill`): "gets "Boost""."""

    skill: enum.Enum


class MustInterceptAll(ab.Static):
    """The player's units intercept as long as they may: "must intercept if possible"."""

    player: ab.Player


class CallsTogether(ab.Static):
    """The player calls to GC from hand so many cards at the same time or none (VG 11.3.2)."""

    player: ab.Player
    least: int


class CannotGuardWith(ab.Static):
    """The player cannot call from hand to GC what fits (VG 11.3.2)."""

    player: ab.Player
    what: ab.Reference


class PaysAs(ab.Static):
    """For the cost of calling a G guardian it is discarded as a card with the trigger (VG 21.8)."""

    trigger: enum.Enum


class NewDamage(ab.Condition):
    """A card was put into the player's damage zone this turn (VG 15.7)."""

    player: ab.Player

"""What can happen, and when: watched by triggers, forbidden by statics, asked about by conditions, replaced by
replacements; and how long something lasts.
"""

from __future__ import annotations

import enum

from engine.abilities.node import Condition, Event, EventVerb, Node
from engine.abilities.nouns import Player, Reference

# Stretches of time


class Edge(enum.Enum):
    """An end of a stretch of time."""

    BEGINNING = "beginning"
    END = "end"


class Duration(Node):
    """A stretch of time that begins now."""


class ThisTurn(Duration):
    """Until the end of this turn."""


class UntilEdgeOf(Duration):
    """Until the player's turn ends: the running one if it is theirs, else their next; that of their next in any case if
    `next`. Or until it begins, which the running one has done.
    """

    player: Player
    next: bool = False
    edge: Edge = Edge.END


class AsLongAs(Duration):
    """For as long as the condition holds without a break."""

    condition: Condition


class RestOfCombat(Duration):
    """Until the combat or battle that goes on has ended (Cipher 18.1.19, FOW 807.3, 1410.1)."""


class RestOfGame(Duration):
    """Without an end, while the object stays where it is."""


# What can happen


class Happens(Event):
    """Any of `who` does any of the deeds."""

    who: tuple[Reference, ...]
    deeds: tuple[EventVerb, ...]


class PlayerActs(Event):
    """The player does any of the deeds."""

    player: Player
    deeds: tuple[EventVerb, ...]


class AnyEvent(Event):
    """Any of the events."""

    events: tuple[Event, ...]


class Caused(EventVerb):
    """The deed, brought about by what the cause means, or by an effect that it says."""

    deed: EventVerb
    cause: Reference


class Enters(EventVerb):
    """Enters the field: that of `field`, or anyone's; from `origin` but not from `besides`, into the part `area` of it,
    into the part in which `beside` is, when given.
    """

    field: Player | None = None
    origin: enum.Enum | None = None
    besides: enum.Enum | None = None
    area: enum.Enum | None = None
    beside: Reference | None = None


class Plays(EventVerb):
    """The player puts onto the field what fits ("plays", "deploys"): to the line `zone` when given."""

    what: Reference
    zone: enum.Enum | None = None


class Leaves(EventVerb):
    """Leaves the field, for whatever zone."""


class Moves(EventVerb):
    """Is put from one zone into another (members of the game's enumeration).

    When they are given, `whose` the zone was that it left, and `into` says whose the zone is that it went to.
    """

    origin: enum.Enum | None
    to: enum.Enum
    whose: Player | None = None
    into: Player | None = None


class Attacks(EventVerb):
    """Is declared as an attacker, of `whom` when given; while it is attacking, where asked about as a state."""

    whom: Reference | None = None


class IsBroken(EventVerb):
    """Is broken or destroyed as the game's rules call it."""


class Turn(enum.Enum):
    """Which turns an event of time speaks of."""

    #: The turn in which the effect is carried out.
    THIS = "this"
    #: The turn that the text has just given somebody; where it has given none, the one in which it is carried out.
    THAT = "that"
    YOURS = "each of yours"
    OPPONENTS = "each of the opponent's"
    EACH = "every"
    #: The next of yours (a delayed trigger).
    YOUR_NEXT = "your next"
    OPPONENTS_NEXT = "the opponent's next"
    #: The next that comes, whoever's.
    NEXT = "next"


class TimeComes(Event):
    """The beginning or end of a phase (a member of the game's enumeration), or of the turn itself when None."""

    edge: Edge
    turn: Turn
    phase: enum.Enum | None = None


class Stands(Event):
    """No happening: the condition holds, and the ability that waits for that is not on the stack already."""

    condition: Condition


# What makes an ability trigger


class Trigger(Node):
    """Triggers each time the event happens."""

    event: Event
    #: The event counts only within this stretch, and then with `first` only the first time.
    within: Duration | None = None
    #: "for the first time in that turn"
    first: bool = False

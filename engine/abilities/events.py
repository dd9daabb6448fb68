"""What can happen: watched by triggers, forbidden by statics, asked about by conditions, replaced by
replacements.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from engine.abilities.amounts import Quantity
from engine.abilities.node import Node, treeclass
from engine.abilities.players import Player
from engine.abilities.references import Reference

if TYPE_CHECKING:
    from engine.abilities.conditions import Condition


@treeclass
class Event(Node):
    """A kind of happening."""


@treeclass
class EventVerb(Node):
    """What somebody or something does or suffers."""


@treeclass
class Happens(Event):
    """Any of `who` does any of the deeds."""

    who: tuple[Reference, ...]
    deeds: tuple[EventVerb, ...]


@treeclass
class PlayerActs(Event):
    """The player does any of the deeds."""

    player: Player
    deeds: tuple[EventVerb, ...]


@treeclass
class AnyEvent(Event):
    """Any of the events."""

    events: tuple[Event, ...]


@treeclass
class Enters(EventVerb):
    """Enters the field: that of `field`, or anyone's; from `origin` but not from `besides`, because of `cause`, when
    given.
    """

    field: Player | None = None
    cause: Reference | None = None
    origin: enum.Enum | None = None
    besides: enum.Enum | None = None


@treeclass
class Leaves(EventVerb):
    """Leaves the field, for whatever zone, because of `cause` when given."""

    cause: Reference | None = None


@treeclass
class Moves(EventVerb):
    """Is put from one zone into another (members of the game's enumeration), because of `cause` when given.

    When they are given, `whose` the zone was that it left, and `into` says whose the zone is that it went to.
    """

    origin: enum.Enum | None
    to: enum.Enum
    cause: Reference | None = None
    whose: Player | None = None
    into: Player | None = None


@treeclass
class Attacks(EventVerb):
    """Is declared as an attacker."""


@treeclass
class Blocks(EventVerb):
    """Is declared as a blocker, of `whom` when given."""

    whom: Reference | None = None


@treeclass
class IsBlocked(EventVerb):
    """As an attacker, is blocked; by one that `by` fits, when given."""

    by: Reference | None = None


@treeclass
class IsChosen(EventVerb):
    """Is chosen as a target; by what `by` fits, when given."""

    by: Reference | None = None


class DamageKind(enum.Enum):
    """What kind of damage an event speaks of."""

    ANY = "damage"
    BATTLE = "battle damage"
    OTHER = "damage other than battle damage"


@treeclass
class DealsDamage(EventVerb):
    """Deals damage to any of `to` (objects or players), because of `cause` when given."""

    to: tuple[Reference | Player, ...]
    kind: DamageKind = DamageKind.ANY
    cause: Reference | None = None


@treeclass
class IsDealtDamage(EventVerb):
    """Is dealt damage, by what `by` fits when given, of so much when `quantity` is given."""

    by: Reference | None = None
    kind: DamageKind = DamageKind.ANY
    quantity: Quantity | None = None


@treeclass
class IsBroken(EventVerb):
    """Is broken or destroyed as the game's rules call it, by what `by` fits when given."""

    by: Reference | None = None


@treeclass
class Activates(EventVerb):
    """Becomes active (recovers, stands) by an effect or at the start of a turn; because of `cause` when given."""

    cause: Reference | None = None


@treeclass
class GetsCounter(EventVerb):
    """A counter of the name is placed on it."""

    counter: str


@treeclass
class LosesCounter(EventVerb):
    """A counter of the name is removed from it."""

    counter: str


@treeclass
class Casts(EventVerb):
    """The player casts or plays what fits; the so-many-th of the turn when `ordinal` is given."""

    what: Reference
    ordinal: int | None = None


@treeclass
class Discards(EventVerb):
    """The player discards what fits, because of `cause` when given."""

    what: Reference
    cause: Reference | None = None


@treeclass
class Draws(EventVerb):
    """The player draws a card, because of `cause` when given; but not in the phase `outside` (a member of the game's
    enumeration) of their own.
    """

    cause: Reference | None = None
    outside: enum.Enum | None = None


@treeclass
class ReceivesDamage(EventVerb):
    """The player is dealt damage; the point that is the so-many-th when `ordinal` is given, every point by itself if
    `each`.
    """

    ordinal: int | None = None
    each: bool = False


@treeclass
class UsesAbility(EventVerb):
    """The player uses an ability that fits."""

    what: Reference


@treeclass
class Searches(EventVerb):
    """The player searches their deck."""


class Edge(enum.Enum):
    """An end of a stretch of time."""

    BEGINNING = "beginning"
    END = "end"


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


@treeclass
class TimeComes(Event):
    """The beginning or end of a phase (a member of the game's enumeration), or of the turn itself when None."""

    edge: Edge
    turn: Turn
    phase: enum.Enum | None = None


@treeclass
class Stands(Event):
    """No happening: the condition holds, and the ability that waits for that is not on the stack already."""

    condition: Condition

"""What a game with damage has: dealing it, receiving it, and what lies in its way."""

from __future__ import annotations

import enum

from engine.abilities.amounts import Amount, Quantity
from engine.abilities.conditions import Condition
from engine.abilities.effects import Effect
from engine.abilities.events import Event, EventVerb
from engine.abilities.node import treeclass
from engine.abilities.nouns import Quality
from engine.abilities.players import Player
from engine.abilities.references import Reference
from engine.abilities.replacements import Outcome
from engine.abilities.statics import Static


@treeclass
class DamagePoints(Amount):
    """How many points of damage the player has received: cards in the Damage Zone, for a game that has one."""

    player: Player


@treeclass
class DamageOn(Amount):
    """How much damage the object has received that is still on it."""

    whose: Reference


@treeclass
class DamageDealt(Amount):
    """The damage of the event spoken of: "the same amount of damage"."""


@treeclass
class ReceivedDamage(Condition):
    """The player has received so many points of damage in the game."""

    player: Player
    quantity: Quantity


@treeclass
class DealDamage(Effect):
    """Damage dealt by `source`, by the ability's own card (or Summon) when None."""

    amount: Amount
    to: Reference
    source: Reference | None = None


@treeclass
class DealDamageToEachOther(Effect):
    """Each deals damage equal to its power to the other, at once."""

    one: Reference
    other: Reference


@treeclass
class DivideDamage(Effect):
    """The damage is divided among them as the actor likes, in multiples of `unit`, decided with the targets."""

    amount: Amount
    among: Reference
    unit: int = 1000


@treeclass
class DealPlayerDamage(Effect):
    """The source deals the player so many points of damage."""

    source: Reference
    player: Player
    points: Amount


@treeclass
class ReceiveDamage(Effect):
    """The actor receives so many points of damage, from no source."""

    points: Amount


@treeclass
class NegateDamage(Effect):
    """The damage that is on it is taken away."""

    what: Reference


@treeclass
class CannotBeReduced(Effect):
    """The damage dealt by the effect before it cannot be reduced."""


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
class ReceivesDamage(EventVerb):
    """The player is dealt damage; the point that is the so-many-th when `ordinal` is given, every point by itself if
    `each`.
    """

    ordinal: int | None = None
    each: bool = False


@treeclass
class Damaged(Quality):
    """Has received damage that is still on it."""


@treeclass
class DamagedBy(Quality):
    """Was dealt damage by what `by` fits, this turn."""

    by: Reference


@treeclass
class DamageReduced(Outcome):
    """The damage is less by so much."""

    amount: Amount


@treeclass
class DamageIncreased(Outcome):
    """The damage is more by so much."""

    amount: Amount


@treeclass
class DamageBecomes(Outcome):
    """The damage is this; 0 means none is dealt."""

    amount: Amount


@treeclass
class DamageDoubled(Outcome):
    """Twice the damage."""


@treeclass
class DamageMoved(Outcome):
    """The damage is dealt to another."""

    to: Reference


@treeclass
class DivideEqually(Effect):
    """The damage is dealt in equal parts, each rounded up to a multiple of `unit`."""

    amount: Amount
    among: Reference
    unit: int = 1


@treeclass
class DamageKept(Static):
    """The damage of the event cannot be made less."""

    event: Event

"""What a game with damage has: dealing it, receiving it, what lies in its way; and what a game with blockers has."""

from __future__ import annotations

import enum

from engine.abilities.conditions import Quantity
from engine.abilities.node import Amount, Effect, Event, EventVerb
from engine.abilities.nouns import Player, Quality, Reference
from engine.abilities.statics import Change, Outcome, Static

# Damage


class DamagePoints(Amount):
    """How many points of damage the player has received: cards in the Damage Zone, for a game that has one."""

    player: Player


class DamageOn(Amount):
    """How much damage the object has received that is still on it."""

    whose: Reference


class DamageDealt(Amount):
    """The damage of the event spoken of: "the same amount of damage"."""


class DealDamage(Effect):
    """Damage dealt by `source`, by the ability's own card (or Summon) when None."""

    amount: Amount
    to: Reference
    source: Reference | None = None


class DealDamageToEachOther(Effect):
    """Each deals damage equal to its power to the other, at once."""

    one: Reference
    other: Reference


class DivideDamage(Effect):
    """The damage is divided among them as the actor likes, in multiples of `unit`, decided with the targets."""

    amount: Amount
    among: Reference
    unit: int = 1000


class DealPlayerDamage(Effect):
    """The source deals the player so many points of damage; without both the actor receives them, from no source."""

    source: Reference | None
    player: Player | None
    points: Amount


class NegateDamage(Effect):
    """The damage that is on it is taken away."""

    what: Reference


class CannotBeReduced(Effect):
    """The damage dealt by the effect before it cannot be reduced."""


class DamageKind(enum.Enum):
    """What kind of damage an event speaks of."""

    ANY = "damage"
    BATTLE = "battle damage"
    OTHER = "damage other than battle damage"


class DealsDamage(EventVerb):
    """Deals damage to any of `to` (objects or players)."""

    to: tuple[Reference | Player, ...]
    kind: DamageKind = DamageKind.ANY


class IsDealtDamage(EventVerb):
    """Is dealt damage, of so much when `quantity` is given."""

    kind: DamageKind = DamageKind.ANY
    quantity: Quantity | None = None


class ReceivesDamage(EventVerb):
    """The player is dealt damage; the `ordinal`-th point when that is given, every point by itself if `each`."""

    ordinal: int | None = None
    each: bool = False


class Damaged(Quality):
    """Has received damage that is still on it."""


class DamagedBy(Quality):
    """Was dealt damage by what `by` fits, this turn."""

    by: Reference


class DamageReduced(Outcome):
    """The damage is less by so much."""

    amount: Amount


class DamageIncreased(Outcome):
    """The damage is more by so much."""

    amount: Amount


class DamageBecomes(Outcome):
    """The damage is this; 0 means none is dealt."""

    amount: Amount


class DamageDoubled(Outcome):
    """Twice the damage."""


class DamageMoved(Outcome):
    """The damage is dealt to another."""

    to: Reference


class DivideEqually(Effect):
    """The damage is dealt in equal parts, each rounded up to a multiple of `unit`."""

    amount: Amount
    among: Reference
    unit: int = 1


class DamageKept(Static):
    """The damage of the event cannot be made less."""

    event: Event


# Attackers, what they attack, and blockers


class Defending(Quality):
    """Is what is being attacked (Cipher 26.7, FOW 803)."""


class InCombat(Quality):
    """Fights in the combat or battle that goes on (Cipher 26.8, FOW 801), against `whom` when given."""

    whom: Reference | None = None


class IsAttacked(EventVerb):
    """Becomes what is attacked (Cipher 18.1.3.2.1, FOW 803): by what `by` means, in the line `zone` when given."""

    by: Reference | None = None
    zone: enum.Enum | None = None


class AttackingStaysUp(Change):
    """Attacking, or blocking, does not tap it (over FFTCG 15.2.1.2, FOW 803.5, 804.4)."""

    blocking: bool = False


class Blocks(EventVerb):
    """Is declared as a blocker, of `whom` when given."""

    whom: Reference | None = None


class IsBlocked(EventVerb):
    """As an attacker, is blocked; by one that `by` fits, when given."""

    by: Reference | None = None


class Blocking(Quality):
    """Is blocking, and the attacker is `whom` when it is given."""

    whom: Reference | None = None


class BlockedBy(Quality):
    """Is attacking and was blocked by `whom`."""

    whom: Reference


class IsNotBlocked(EventVerb):
    """As an attacker, is not blocked: the other player has named no blocker."""

"""What happens in Cardfight!! Vanguard besides what happens in every game, and what is asked about it."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.vanguard.vocabulary.abilities import State


class Step(enum.Enum):
    """Parts of the turn whose beginning or end a text speaks of (VG 7, 11)."""

    __hash__ = object.__hash__
    STAND = "stand phase"
    DRAW = "draw phase"
    RIDE = "ride phase"
    MAIN = "main phase"
    BATTLE = "battle phase"
    END = "end phase"
    #: The attack step and the guard step of each battle, and the battle itself.
    ATTACK = "attack step"
    GUARD = "guard step"
    DRIVE = "drive step"
    DAMAGE = "damage step"
    FIGHT = "battle"


class IsPlaced(ab.EventVerb):
    """Is placed on a circle (VG 10.7): on one of these `zones`, from `origin` (members of `Zone`), when given."""

    zones: tuple[enum.Enum, ...] = ()
    origin: enum.Enum | None = None


class Rides(ab.EventVerb):
    """The card rides (VG 8.1): over `whom` when given; from the hand in the ride step if `normal` (VG 8.2)."""

    whom: ab.Reference | None = None
    normal: bool = False


class IsRodeUpon(ab.EventVerb):
    """Is ridden over (VG 8.3): by one that `by` means when given."""

    by: ab.Reference | None = None


class Calls(ab.EventVerb):
    """The player calls a card (VG 10.1): one that fits, to one of these `zones`, from `origin`, when given."""

    what: ab.Reference | None = None
    zones: tuple[enum.Enum, ...] = ()
    origin: enum.Enum | None = None


class Loses(ab.EventVerb):
    """The player loses the game (VG 1.3)."""


class Strides(ab.EventVerb):
    """The G unit strides (VG 21.2)."""


class Boosts(ab.EventVerb):
    """Boosts (VG 11.2.7): `whom` when given."""

    whom: ab.Reference | None = None


class IsBoosted(ab.EventVerb):
    """Is boosted (VG 11.2.7): by one that `by` means when given."""

    by: ab.Reference | None = None


class Intercepts(ab.EventVerb):
    """Intercepts (VG 11.3.2)."""


class Hits(ab.EventVerb):
    """Its attack hits (VG 11.5.6), `whom` when given; also an attack that it boosts if `boosted`."""

    whom: ab.Reference | None = None
    boosted: bool = False


class DoesNotHit(ab.EventVerb):
    """Its attack does not hit (VG 11.5.6), `whom` when given; also an attack that it boosts if `boosted`."""

    whom: ab.Reference | None = None
    boosted: bool = False


class IsHit(ab.EventVerb):
    """Is hit by an attack (VG 11.5.2): of what `by` means when given."""

    by: ab.Reference | None = None


class FightEnds(ab.EventVerb):
    """The battle ends in which it attacked, or boosted, or was attacked (VG 11.6.1), with `whom` when given."""

    role: Role
    whom: ab.Reference | None = None


class Role(enum.Enum):
    """What a unit did in a battle."""

    ATTACKED = "attacked"
    BOOSTED = "boosted"
    WAS_ATTACKED = "was attacked"


class IsRetired(ab.EventVerb):
    """Is retired (VG 17.4): from one of these `zones` when given."""

    zones: tuple[enum.Enum, ...] = ()


class IsRevealedFor(ab.EventVerb):
    """Is revealed for a drive check, or a damage check (VG 11.4.3, 15.6)."""

    check: str


class IsPutIntoDamage(ab.EventVerb):
    """Is put into the damage zone (VG 15.7)."""


class IsBound(ab.EventVerb):
    """Is bound (VG 17.11)."""


class FillsSoul(ab.EventVerb):
    """A card is put into the player's soul, but not by a ride (VC 16.1.2)."""


class IsLockedAway(ab.EventVerb):
    """Is locked (VG 18.1), or unlocked (VG 18.4)."""

    unlocked: bool = False


class EntersState(ab.EventVerb):
    """Comes into the state (VG 23)."""

    state: State


class EffectOf(ab.Reference):
    """As a cause: an effect of the player's card, of a card that fits `whose` where given, of any otherwise; its cost
    too if `cost`.
    """

    player: ab.Player | None = None
    whose: ab.Reference | None = None
    cost: bool = False


# Conditions


class IsBattle(ab.Condition):
    """The battle that goes on is one of these of the turn (VG 11, VC 21.1): from `number` up to `to`, without an end
    where that is 0.
    """

    number: int
    to: int = 0


class HappenedThisBattle(ab.Condition):
    """The event has happened in the battle that goes on or ends (VG 11), so often when `quantity` is given."""

    event: ab.Event
    quantity: ab.Quantity | None = None


class HomareUnpaid(ab.Condition):
    """The player has paid for no Homare ability this turn (VC 25.2.2)."""


class OfAnotherClan(ab.Condition):
    """The player has a unit that shares no clan with the ability's own (VG 22 Lord)."""


class OfSameClan(ab.Quality):
    """Shares a clan with the one referred to (VG 22 Forerunner)."""

    whose: ab.Reference

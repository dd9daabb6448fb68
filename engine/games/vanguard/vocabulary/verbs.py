"""What effects of Cardfight!! Vanguard do besides what those of every game do (VG 17)."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.vanguard.vocabulary.abilities import State
from engine.games.vanguard.vocabulary.base import Zone


class Call(ab.Effect):
    """Superior called by the actor (VG 10.1): to a rear-guard circle, to the guardian circle where `zone` says so; to
    an open circle only if `open`; to a circle that is as `where` says; resting if `resting`.
    """

    what: ab.Reference
    zone: Zone = Zone.RC
    open: bool = False
    where: ab.Quality | None = None
    resting: bool = False


class Ride(ab.Effect):
    """Superior ridden by the actor (VG 8.1); resting if `resting`."""

    what: ab.Reference
    resting: bool = False


class SoulCharge(ab.Effect):
    """[Soul-Charge N]: so many cards from the top of the actor's deck into the soul (VG 17.10)."""

    amount: ab.Amount


class CounterCharge(ab.Effect):
    """[Counter-Charge N]: so many face-down cards of the actor's damage zone face up (VG 17.10)."""

    amount: ab.Amount


class CounterBlast(ab.Effect):
    """[Counter-Blast N]: so many face-up cards of the actor's damage zone face down, such as `noun` says if it says
    any (VG 17.10).
    """

    amount: ab.Amount
    noun: ab.Noun | None = None


class SoulBlast(ab.Effect):
    """[Soul-Blast N]: so many cards of the actor's soul into the drop zone, such as `noun` says (VG 17.10)."""

    amount: ab.Amount
    noun: ab.Noun | None = None


class TurnOver(ab.Effect):
    """Turned face up, or face down, where it lies (VG 17.9)."""

    what: ab.Reference
    face_up: bool


class Heal(ab.Effect):
    """Healed: from the damage zone to the drop zone (VG 17.5)."""

    what: ab.Reference


class DealDamage(ab.Effect):
    """So much damage is dealt to the vanguard referred to (VG 17.17)."""

    amount: ab.Amount
    to: ab.Reference


class Bind(ab.Effect):
    """Bound: put into the owner's bind zone (VG 17.11)."""

    what: ab.Reference
    face_down: bool = False


class Lock(ab.Effect):
    """Locked (VG 18.1)."""

    what: ab.Reference


class Unlock(ab.Effect):
    """Unlocked (VG 18.4)."""

    what: ab.Reference


class Delete(ab.Effect):
    """Deleted (VG 19.1)."""

    what: ab.Reference


class GetGift(ab.Effect):
    """The actor gets an imaginary gift of the clan type, of any where none is named (VG 9.2)."""

    kind: enum.Enum | None = None


class GetTicket(ab.Effect):
    """The actor puts a Quick Shield ticket into the hand (VG 6.7, 25)."""


class EnterState(ab.Effect):
    """It comes into the state until the end of the turn, of a hollowed one without an end (VG 23)."""

    what: ab.Reference
    state: State


class Harmonize(ab.Effect):
    """Both come into the state of harmony with each other (VC 20.1.2)."""

    one: ab.Reference
    other: ab.Reference


class MoveTo(ab.Effect):
    """Moved to another circle (VG 10.6): to one of `zone`, which is as `where` says when that is given; to an open one
    only if `open`.
    """

    what: ab.Reference
    zone: Zone = Zone.RC
    where: ab.Quality | None = None
    open: bool = False


class AttacksNow(ab.Effect):
    """It attacks the one referred to, after this effect (VG 17.16)."""

    what: ab.Reference
    whom: ab.Reference | None = None


class TimeLeap(ab.Effect):
    """Time leaped (VC 18.1.3)."""

    what: ab.Reference


class Dominate(ab.Effect):
    """Dominated (VG 23.1), to attack as `whom` says, or to guard."""

    what: ab.Reference
    whom: ab.Reference | None = None
    guards: bool = False


class RatherDo(ab.Effect):
    """Done to what the sentence before deals with, in the place of what that says: "ride it instead of calling it";
    `it` stands for it in both.
    """

    effect: ab.Effect
    former: ab.Effect


class RatherTo(ab.Effect):
    """Those are called to the zone in the place of where the sentence before calls them: "to [GC] instead of [RC]"."""

    zone: enum.Enum

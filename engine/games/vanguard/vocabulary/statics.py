"""What is so of a unit besides its numbers, and asked about where it matters."""

from __future__ import annotations

from engine import abilities as ab


class MakesDriveChecks(ab.Change):
    """Makes drive checks as a rear-guard, as many as its drive (VG 11.4.2)."""


class MayAttack(ab.Change):
    """May attack what it otherwise could not, `whom`; without that, may attack from the back row (over VG 11.2). From
    there only such as `only` says.
    """

    whom: ab.Reference | None = None
    only: ab.Reference | None = None


class InterceptsFromBack(ab.Change):
    """May intercept from the back row too (over VG 11.3.2)."""


class Battles(ab.Change):
    """Battles these when it attacks, all of them (VG 11.2.6)."""

    whom: ab.Reference


class BoostsFor(ab.Change):
    """May boost such units besides those in front of it (over VG 11.2.7)."""

    whom: ab.Reference

"""Of what texts of Cardfight!! Vanguard speak besides what every game does: clans and races, circles, rows, columns."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.vanguard.cards import Gift, Skill, Trigger
from engine.games.vanguard.vocabulary.abilities import Keyword


class Row(enum.Enum):
    """The rows of a player (VG 4.1)."""

    FRONT = "front row"
    BACK = "back row"


class OfClan(ab.Quality):
    """Of the clan, a card of its nation without a clan too (VG 3.7): <<Royal Paladin>>."""

    clan: str


class OfRace(ab.Quality):
    """Of the race: <Workeroid>."""

    race: str


class NameHas(ab.Quality):
    """Has these words in its card name: "with "Steam Maiden" in its card name"."""

    words: str


class IsUnit(ab.Quality):
    """Is a unit: on a circle and not locked (VG 5.3); of cards elsewhere, a unit card."""


class IsNormal(ab.Quality):
    """Is a normal unit, whatever else it is (VG 3.6)."""


class IsVanguard(ab.Quality):
    """Lies on a vanguard circle (VG 5.3)."""


class IsRearGuard(ab.Quality):
    """Is a unit on a rear-guard circle (VG 5.3)."""


class IsGuardian(ab.Quality):
    """Lies on a guardian circle (VG 5.3)."""


class InRow(ab.Quality):
    """Lies in the row (VG 4.1)."""

    row: Row


class InColumnOf(ab.Quality):
    """Lies in the column of the one referred to, as both players see it, in the row of it that is given (VG 4.1)."""

    whose: ab.Reference
    row: Row | None = None


class InRowOf(ab.Quality):
    """Lies in the row of the one referred to, and of the same player (VG 4.1)."""

    whose: ab.Reference


class InFrontOf(ab.Quality):
    """Lies in the same column in front of the one referred to, or behind it (VG 4.1)."""

    whose: ab.Reference
    behind: bool = False


class HasTrigger(ab.Quality):
    """Has the trigger icon, any where none is named (VG 12.3)."""

    trigger: Trigger | None = None


class HasSkill(ab.Quality):
    """Has the skill icon (VG 3.5)."""

    skill: Skill


class HasGift(ab.Quality):
    """Has the gift icon, any where none is named (VG 9)."""

    gift: Gift | None = None


class HasKeyword(ab.Quality):
    """Has an ability with the keyword (VG 16.1, 22, 23), active or not."""

    keyword: Keyword


class Boosted(ab.Quality):
    """Attacks and is boosted (VG 11.2.7), also when the booster has left."""


class Boosting(ab.Quality):
    """Boosts the attacker of the battle that goes on (VG 11.2.7): `whom` when given."""

    whom: ab.Reference | None = None


class IsLocked(ab.Quality):
    """Is a locked card (VG 18.1)."""


class IsDeleted(ab.Quality):
    """Is deleted (VG 19.1)."""

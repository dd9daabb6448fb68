"""What the older print says besides: conditions of more than one keyword, effects of abilities by their keyword."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.vanguard.vocabulary.abilities import Active, Keyword


class AnyActive(ab.Limit):
    """Active while the condition of any of them holds: "Wave-1st or 4th time" (VC21.1.2)."""

    limits: tuple[Active, ...]


class EffectOfKeyword(ab.Reference):
    """As a cause: an effect of an ability with the keyword, of such a unit as `whose` says where that is given; "due to
    the effect of this unit's engorge ability" (VC9.1.4).
    """

    keyword: Keyword
    whose: ab.Reference | None = None


class NextStrideFree(ab.Static):
    """The player may pay nothing for the next stride, as long as this is so (VG 21.1)."""

    player: ab.Player = ab.Player.YOU


class OpenCircles(ab.Amount):
    """How many rear-guard circles of the player are open, of the row where one is given (VG 4.1)."""

    player: ab.Player
    row: enum.Enum | None = None


class TriggerEffects(ab.Reference):
    """As a cause: the effects of triggers, of whoever's (VG 12.5)."""


class PutOnEnd(ab.Condition):
    """What the effect has put on an end of the deck went to that one: "if you put it on the bottom of your deck"."""

    place: enum.Enum


class InLegion(ab.Quality):
    """Is in legion (VG 20.2)."""


class PayingForStride(ab.Condition):
    """The player is paying the cost of a stride (VG 21.1)."""


class AttackHit(ab.Condition):
    """The attack of the battle that ends has hit any unit (VG 11.5.2)."""


class SeeksMate(ab.Effect):
    """The actor searches the deck for up to one card of the name, which comes into legion with this unit (VG 20.1)."""

    name: str


class StaysLocked(ab.Effect):
    """The player's locked cards are not unlocked in the player's next end phase; later ones too (VC14.2.1)."""

    player: ab.Player


class EndsTurn(ab.Effect):
    """This turn ends: its end phase begins when this is done (VG 26.3)."""


class ChangesTarget(ab.Effect):
    """What is attacked in this battle is what is referred to, and nothing else (VG 11.2.6)."""

    to: ab.Reference


class WithoutAbilities(ab.Quality):
    """Has no ability at all, printed or got (VG 16.1)."""

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
    """The player may pay nothing for the next stride (VG 21.1)."""

    player: ab.Player = ab.Player.YOU


class OpenCircles(ab.Amount):
    """How many rear-guard circles of the player are open, of the row where one is given (VG 4.1)."""

    player: ab.Player
    row: enum.Enum | None = None

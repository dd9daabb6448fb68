"""Zones: where cards are, who sees them there, and whether their order means something.

A game declares its zones as a tuple of :class:`ZoneSpec`; a position then has one list of card numbers for
each spec and, for zones that players own, for each seat. Only events move cards between them.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Sight(enum.Enum):
    """Who sees the faces of the cards of a zone."""

    ALL = "all"
    OWNER = "owner"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class ZoneSpec:
    """One kind of zone.

    ``shared`` zones exist once (a stack, a field); the others once for each seat. ``own`` marks zones in
    which a card always belongs to its owner, wherever an effect tries to put it (FFTCG 7.3). ``keeps`` marks
    zones where cards keep the marks of play (counters, damage, dull). A card that lies hidden may be any of
    those that lie hidden in zones with the same ``apart``: a second deck, whose cards cannot be among those
    of the first, has a word of its own. In a zone with ``open_backs`` whoever sees the faces of cards that lie face up
    may look at those that lie face down too, and so may the owner of a zone that only the owner sees. The cards of a
    ``spread`` zone lie beside each other: also those that nobody sees can be pointed at. ``said`` is what the log calls
    the zone where its name is no noun.
    """

    name: str
    sight: Sight
    shared: bool = False
    own: bool = True
    keeps: bool = False
    apart: str = ""
    open_backs: bool = False
    spread: bool = False
    said: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """One zone of a position: its number, spec, and the seat whose it is (-1 for a shared one)."""

    index: int
    spec: ZoneSpec
    seat: int
    #: Which seats see the faces of the cards that lie face up here, and of those that lie face down.
    up: tuple[bool, bool] = (False, False)
    down: tuple[bool, bool] = (False, False)

    def seen_by(self, seat: int) -> bool:
        """Whether this seat sees the faces of the cards that lie face up here."""
        return self.up[seat]


def _sees(seat: int, spec: ZoneSpec, owner: int) -> bool:
    return spec.sight is Sight.ALL or (spec.sight is Sight.OWNER and seat == owner)


def lay_out(specs: tuple[ZoneSpec, ...]) -> tuple[Place, ...]:
    """Number the zones of a game for two seats, in the order of their specs."""
    places: list[Place] = []
    for spec in specs:
        for seat in (-1,) if spec.shared else (0, 1):
            up = (_sees(0, spec, seat), _sees(1, spec, seat))
            down = up if spec.open_backs or spec.sight is Sight.OWNER else (False, False)
            places.append(Place(len(places), spec, seat, up, down))
    return tuple(places)

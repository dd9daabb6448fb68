"""Which players an ability speaks of, as seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.course import in_turn_order
from engine.effects.meaning import Seats
from engine.effects.resolution import Resolution


def _order(res: Resolution) -> Seats:
    return in_turn_order(res.state)


def _controller(res: Resolution) -> Seats:
    """The controller of what was spoken of last, or of what the event was about: as it is, or last was."""
    found = []
    for one in (res.it or res.event)[:1]:
        card = res.state.cards[one.number]
        known = None if card.entered == one.entered else res.recall(one)
        found.append(res.meaning.controller(card) if known is None else known.controller)
    return tuple(found)


PLAYERS: dict[ab.Player, Callable[[Any], Seats]] = {
    ab.Player.EACH: _order,
    ab.Player.EITHER: _order,
    ab.Player.THEY: lambda res: (res.they,),
    ab.Player.ITS_CONTROLLER: _controller,
    ab.Player.ITS_OWNER: lambda res: tuple(res.state.cards[one.number].owner for one in (res.it or res.event)[:1]),
    ab.Player.TURN_PLAYER: lambda res: _order(res)[:1],
}

"""Which players a skill speaks of (Cipher 5.1.2.1.2.2 to 5.1.2.1.2.6), as seats."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.players import Player
from engine.asking.players import Players, Seats
from engine.games.cipher.deeds.context import Deed
from engine.games.cipher.law import table
from engine.objects import Ref, alive

__all__ = ["Seats", "seat", "seats"]


def _controller(what: Ref, deed: Deed) -> int:
    known = None if alive(deed.state, what) else deed.recall(what)
    return table.controller(deed.state, what.number) if known is None else known.controller


_PLAYERS = Players[Deed](table.in_turn_order, _controller)
#: The seats of a player named by a skill; of several, the turn player's first (Cipher 2.9).
seats: Callable[[Player, Deed], Seats] = _PLAYERS.seats
#: The one seat of a player named by a skill; -1 where nobody is meant.
seat: Callable[[Player, Deed], int] = _PLAYERS.seat

"""Which players an ability speaks of (FFTCG 6.1), as seats."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.players import Player
from engine.asking.players import Players, Seats
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.law.table import first_to_choose
from engine.objects import Ref, alive

__all__ = ["Seats", "seat", "seats"]


def _controller(what: Ref, deed: Deed) -> int:
    known = None if alive(deed.state, what) else deed.recall(what)
    return deed.state.cards[what.number].controller if known is None else known.controller


_PLAYERS = Players[Deed](first_to_choose, _controller)
#: The seats of a player named by an ability; of several, the turn player's first (FFTCG 6.1.4).
seats: Callable[[Player, Deed], Seats] = _PLAYERS.seats
#: The one seat of a player named by an ability; -1 where nobody is meant.
seat: Callable[[Player, Deed], int] = _PLAYERS.seat

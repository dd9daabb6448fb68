"""Which players an ability speaks of (FFTCG 6.1), as seats."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.players import Player
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.law.table import turn_player

Seats = tuple[int, ...]


def seats(player: Player, deed: Deed) -> Seats:
    """Return the seats of a player named by an ability; of several, the turn player's first (FFTCG 6.1.4)."""
    if player is Player.YOU:
        return (deed.seat,)
    if player is Player.OPPONENT:
        return (1 - deed.seat,)
    return PLAYERS[player](deed)


def seat(player: Player, deed: Deed) -> int:
    """Return the one seat of a player named by an ability; -1 where nobody is meant."""
    found = seats(player, deed)
    return found[0] if found else -1


def _both(deed: Deed) -> Seats:
    first = turn_player(deed.state)
    return first, 1 - first


def _controller(deed: Deed) -> Seats:
    for what in deed.it or deed.event:
        card = deed.state.cards[what.number]
        if card.entered == what.entered:
            return (card.controller,)
        known = deed.recall(what)
        return (known.controller if known is not None else card.controller,)
    return ()


def _owner(deed: Deed) -> Seats:
    return tuple(deed.state.cards[what.number].owner for what in (deed.it or deed.event)[:1])


PLAYERS: dict[Player, Callable[[Deed], Seats]] = {
    Player.YOU: lambda deed: (deed.seat,),
    Player.OPPONENT: lambda deed: (1 - deed.seat,),
    Player.EACH: _both,
    Player.EITHER: _both,
    Player.THEY: lambda deed: (deed.they,),
    Player.ITS_CONTROLLER: _controller,
    Player.ITS_OWNER: _owner,
    Player.TURN_PLAYER: lambda deed: (turn_player(deed.state),),
}

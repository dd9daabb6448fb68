"""Which players a skill speaks of (Cipher 5.1.2.1.2.2 to 5.1.2.1.2.6), as seats."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.players import Player
from engine.games.cipher.deeds.context import Deed
from engine.games.cipher.law.table import controller, in_turn_order, turn_player

Seats = tuple[int, ...]


def seats(player: Player, deed: Deed) -> Seats:
    """Return the seats of a player named by a skill; of several, the turn player's first (Cipher 2.9)."""
    if player is Player.YOU:
        return (deed.seat,)
    if player is Player.OPPONENT:
        return (1 - deed.seat,)
    return PLAYERS[player](deed)


def seat(player: Player, deed: Deed) -> int:
    """Return the one seat of a player named by a skill; -1 where nobody is meant."""
    found = seats(player, deed)
    return found[0] if found else -1


def _controller(deed: Deed) -> Seats:
    """Return who controls what was spoken of last, as it was then."""
    for what in deed.it or deed.event:
        known = None if deed.state.cards[what.number].entered == what.entered else deed.recall(what)
        return (controller(deed.state, what.number) if known is None else known.controller,)
    return ()


PLAYERS: dict[Player, Callable[[Deed], Seats]] = {
    Player.YOU: lambda deed: (deed.seat,),
    Player.OPPONENT: lambda deed: (1 - deed.seat,),
    Player.EACH: lambda deed: in_turn_order(deed.state),
    Player.EITHER: lambda deed: in_turn_order(deed.state),
    Player.THEY: lambda deed: (deed.they,),
    Player.ITS_CONTROLLER: _controller,
    Player.ITS_OWNER: lambda deed: tuple(
        deed.state.cards[what.number].owner for what in (deed.it or deed.event)[:1]
    ),
    Player.TURN_PLAYER: lambda deed: (turn_player(deed.state),),
}

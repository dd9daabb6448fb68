"""Which players an ability speaks of, as seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from engine.abilities.players import Player
from engine.objects import Ref
from engine.state import State

Seats = tuple[int, ...]


class Speaking(Protocol):
    """The context in which an ability is understood, as far as players go."""

    state: State
    #: Whose it is, and whom the sentence is about.
    seat: int
    they: int
    #: What was spoken of last, and what the event was about that triggered the ability.
    it: tuple[Ref, ...]
    event: tuple[Ref, ...]


D = TypeVar("D", bound=Speaking)


class Players(Generic[D]):
    """The players of a game: ``order`` gives both seats, the turn player's first; ``controller`` that of an object, as
    it is or last was."""

    def __init__(self, order: Callable[[State], Seats], controller: Callable[[Ref, D], int]) -> None:
        self._table: dict[Player, Callable[[D], Seats]] = {
            Player.EACH: lambda deed: order(deed.state),
            Player.EITHER: lambda deed: order(deed.state),
            Player.THEY: lambda deed: (deed.they,),
            Player.ITS_CONTROLLER: lambda deed: tuple(controller(one, deed) for one in (deed.it or deed.event)[:1]),
            Player.ITS_OWNER: lambda deed: tuple(
                deed.state.cards[one.number].owner for one in (deed.it or deed.event)[:1]
            ),
            Player.TURN_PLAYER: lambda deed: order(deed.state)[:1],
        }

    def seats(self, player: Player, deed: D) -> Seats:
        """Return the seats of a player named by an ability; of several, the turn player's first."""
        if player is Player.YOU:
            return (deed.seat,)
        if player is Player.OPPONENT:
            return (1 - deed.seat,)
        return self._table[player](deed)

    def seat(self, player: Player, deed: D) -> int:
        """Return the one seat of a player named by an ability; -1 where nobody is meant."""
        found = self.seats(player, deed)
        return found[0] if found else -1

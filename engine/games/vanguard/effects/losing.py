"""What a text lets happen instead of losing the game (VG 1.3, 16.12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import abilities as ab
from engine.continuous.board import Replacer
from engine.continuous.lasting import ContinuousEffect, let_end
from engine.course import tell, turn
from engine.effects import evaluate
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects import statics
from engine.games.vanguard.effects.characteristics import deck_profile
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.requests import Asked
from engine.state import State

#: Who loses, with the rule and the reason.
Loser = tuple[int, str, str]


def left(state: State, lost: Sequence[Loser]) -> Asked[Sequence[Loser]]:
    """Do what texts say instead of losing, the turn player's first; return who loses all the same (VG 1.2, 16.12)."""
    if not lost or own.Loses not in deck_profile(state).kinds:
        return lost
    found: list[Loser] = []
    for one in lost:
        said = next(_for(state, one[0]), None)
        if said is None:
            found.append(one)
            continue
        static, effect, res = said
        if static.once:
            let_end(state, lambda other, used=effect: other is used, "used up")  # type: ignore[misc]
        tell(state, "{0} does not lose the game: {1} says what happens instead.", "VG 16.12",
             ("seat", one[0]), ("card", *res.source))
        yield from MEANING.run(statics.performed(static), res)
    return found


def _for(state: State, seat: int) -> Iterator[tuple[ab.Replacement, ContinuousEffect | None, Resolution]]:
    """Return what is in force that a player does instead of losing, the oldest first."""
    for ruling in boards.board(state).replacers:
        assert isinstance(ruling.what, Replacer)
        static, effect = ruling.what
        event, res = static.event, Resolution(state, ruling.seat, ruling.source)
        if not isinstance(event, ab.PlayerActs) or not any(isinstance(one, own.Loses) for one in event.deeds):
            continue
        # What is said of the next turn is not so in this one yet.
        begun = effect is None or effect.turn <= turn(state)
        if begun and seat in evaluate.seats(event.player, res):
            yield static, effect, res

"""How games end: the named value "outcome" holds who won (None: a draw), the rule and the reason."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import SetVariable
from engine.game_log import tell
from engine.state import State


def end(state: State, winner: int | None, rule: str, reason: str) -> None:
    """End the game (FFTCG 3.1, Cipher 3.1)."""
    state.emit(SetVariable("outcome", (winner, rule, reason), "end"))
    if winner is None:
        tell(state, "The game is a draw: {0}.", rule, reason)
    else:
        tell(state, "{0} wins: {1}.", rule, ("seat", winner), reason)


def decide(state: State, losers: Sequence[tuple[int, str, str]], both: str) -> bool:
    """End the game where there is who loses now: a seat, the rule and the reason each; tell whether there was.

    ``both`` is the rule by which the game is a draw when both lose at the same time.
    """
    if not losers:
        return False
    if len(losers) == 2:
        end(state, None, both, "both players lose at the same time")
    else:
        seat, rule, reason = losers[0]
        end(state, 1 - seat, rule, f"the opponent {reason}")
    return True

"""Turns that come besides, and who loses by the text of a card, which goes before the rules (FFTCG 2.1, 3.1, Force of
Will 104.1, 1202): the law finds what is left of that in named values.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.course import tell, turn_player
from engine.effects.actions import Handler
from engine.effects.resolution import Resolution, note_done
from engine.events import SetVariable, extend
from engine.state import State

#: The named value of a position that says who has a turn after the running one, the next last.
EXTRA_TURNS = "extra turns"


def _take(effect: ab.TakesExtraTurn, res: Resolution) -> None:
    """Let the actor have the turn after this one: of several the one that was promised last comes first."""
    extend(res.state, EXTRA_TURNS, (res.actor,), "extra turn")
    tell(res.state, "{0} will take another turn after this one.", res.meaning.rules.text, ("seat", res.actor))
    note_done(res)


def next_player(state: State) -> int:
    """Return whose turn comes: the other player's, or one that a text gives, which is taken."""
    extra: tuple[int, ...] = state.vars.get(EXTRA_TURNS, ())
    if not extra:
        return 1 - turn_player(state)
    state.emit(SetVariable(EXTRA_TURNS, extra[:-1] or None))
    return extra[-1]


def _lose(seat: int, res: Resolution) -> None:
    """Let a player lose with the next processing of the rules."""
    res.state.emit(SetVariable(f"lost {seat}", True))
    note_done(res)


EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.TakesExtraTurn: _take,
    ab.LosesGame: lambda effect, res: _lose(res.actor, res),
    ab.WinsGame: lambda effect, res: _lose(1 - res.actor, res),
}

"""Effects on turns and on who wins (FFTCG 2.1, 3.1): the law finds what they leave in named values."""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.actions import Handler
from engine.events import SetVariable
from engine.games.fftcg.effects import conditions
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules import skipping
from engine.procedures import Procedure


def skip(effect: ab.SkipsPhases, res: Resolution) -> Procedure:
    """Let phases be skipped in players' next turns (FFTCG 2.1)."""
    phases = tuple(phase for one in effect.phases for phase in conditions.PHASES[one])
    for seat in evaluate.seats(effect.player, res):
        skipping.skip(res.state, seat, phases)
    res.did = True
    return
    yield


def take_turn(effect: ab.TakesExtraTurn, res: Resolution) -> Procedure:
    """Let the actor have the turn after this one (FFTCG 2.1)."""
    skipping.take_turn(res.state, res.actor)
    res.did = True
    return
    yield


def lose(effect: ab.LosesGame, res: Resolution) -> Procedure:
    """Let the actor lose with the next rules processes (FFTCG 3.1, 12.3)."""
    return _lost(res.actor, res)


def win(effect: ab.WinsGame, res: Resolution) -> Procedure:
    """Let the actor win: the opponent loses (FFTCG 3.1)."""
    return _lost(1 - res.actor, res)


def _lost(seat: int, res: Resolution) -> Procedure:
    res.state.emit(SetVariable(f"lost {seat}", True))
    res.did = True
    return
    yield


EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.SkipsPhases: skip,
    ab.TakesExtraTurn: take_turn,
    ab.LosesGame: lose,
    ab.WinsGame: win,
}

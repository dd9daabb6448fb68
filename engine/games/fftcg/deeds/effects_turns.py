"""Effects on turns and on who wins (FFTCG 2.1, 3.1): the law finds what they leave in named values."""

from __future__ import annotations

from engine.abilities.effects import Effect
from engine.effects import evaluate
from engine.events import Set
from engine.games.fftcg import turnwords
from engine.games.fftcg.deeds import conditions
from engine.games.fftcg.deeds.acting import Handler
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.law import skipping
from engine.procedures import Procedure


def skip(effect: turnwords.SkipsPhases, deed: Deed) -> Procedure:
    """Let phases be skipped in players' next turns (FFTCG 2.1)."""
    phases = tuple(phase for one in effect.phases for phase in conditions.PHASES[one])
    for seat in evaluate.seats(effect.player, deed):
        skipping.skip(deed.state, seat, phases)
    deed.did = True
    return
    yield


def take_turn(effect: turnwords.TakesExtraTurn, deed: Deed) -> Procedure:
    """Let the actor have the turn after this one (FFTCG 2.1)."""
    skipping.take_turn(deed.state, deed.actor)
    deed.did = True
    return
    yield


def lose(effect: turnwords.LosesGame, deed: Deed) -> Procedure:
    """Let the actor lose with the next rules processes (FFTCG 3.1, 12.3)."""
    return _lost(deed.actor, deed)


def win(effect: turnwords.WinsGame, deed: Deed) -> Procedure:
    """Let the actor win: the opponent loses (FFTCG 3.1)."""
    return _lost(1 - deed.actor, deed)


def _lost(seat: int, deed: Deed) -> Procedure:
    deed.state.emit(Set(f"lost {seat}", True))
    deed.did = True
    return
    yield


EFFECTS: dict[type[Effect], Handler] = {
    turnwords.SkipsPhases: skip,
    turnwords.TakesExtraTurn: take_turn,
    turnwords.LosesGame: lose,
    turnwords.WinsGame: win,
}

"""What triggers later, or by what was just done, in FFTCG (11.8.17)."""

from __future__ import annotations

from engine import abilities as ab
from engine.effects.actions import Handler
from engine.games.fftcg.effects import continuous, delayed
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.procedures import Procedure
from engine.triggers.delayed import at_once, last, tell_begun, when_so, when_you_do_so


def set_up(effect: ab.Delayed, res: Resolution) -> Procedure:
    """Set up a delayed ability (FFTCG 11.8.17)."""
    if delayed.has_just_entered(effect.trigger, res):
        delayed.trigger_at_once(effect.effects, res)
    else:
        tell_begun(effect, res, MEANING.rules.waits)
        delayed.set_up(effect, res)
    res.did = True
    return
    yield


MEANING.begin = continuous.begin
MEANING.trigger_at_once = delayed.trigger_at_once
EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.WhenYouDoSo: when_you_do_so,
    ab.WhenDone: at_once(lambda effect, res: delayed.has_done(effect.event, res)),
    ab.WhenSo: when_so,
    ab.Delayed: set_up,
    ab.Lasting: last,
}

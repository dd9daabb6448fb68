"""Effects that set something up: what lasts, what triggers later or by what was done; and paying (FFTCG 11.8.17)."""

from __future__ import annotations

from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.effects import evaluate
from engine.effects.actions import Handler
from engine.effects.sequencing import of_nothing
from engine.effects.spoken import speaks_of_context
from engine.events import SetVariable, Timestamp
from engine.games.fftcg.effects import continuous, delayed, prompts
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.apply_events import tell
from engine.procedures import Procedure


def when_you_do_so(effect: words.WhenYouDoSo, res: Resolution) -> Procedure:
    """Where the thing before was done, an ability of its own triggers (FFTCG 11.8.17)."""
    if res.did:
        delayed.trigger_at_once(effect.effects, res)
    return
    yield


def when_done(effect: words.WhenDone, res: Resolution) -> Procedure:
    """Where what this ability has done includes the event, an ability of its own triggers (FFTCG 11.8.17)."""
    if delayed.has_done(effect.event, res):
        delayed.trigger_at_once(effect.effects, res)
    return
    yield


def when_so(effect: words.WhenSo, res: Resolution) -> Procedure:
    """Where it is so after what was done, an ability of its own triggers (FFTCG 11.8.17)."""
    if evaluate.holds(effect.condition, res):
        delayed.trigger_at_once(effect.effects, res)
    return
    yield


def set_up(effect: words.Delayed, res: Resolution) -> Procedure:
    """Set up a delayed ability (FFTCG 11.8.17)."""
    if delayed.has_just_entered(effect.trigger, res):
        delayed.trigger_at_once(effect.effects, res)
    else:
        _tell_begun(effect, res)
        delayed.set_up(effect, res)
    res.did = True
    return
    yield


def last(effect: words.Lasting, res: Resolution) -> Procedure:
    """Let continuous effects begin, with their own time stamp and what they speak of made fast (FFTCG 11.12.4)."""
    state = res.state
    if of_nothing(effect, res):
        res.did = False
        return
    tick = Timestamp()
    state.emit(tick)
    begun = continuous.begin(effect.duration, effect.statics, res, tick.value)
    _tell_begun(effect, res)
    state.emit(SetVariable("lasting", (*state.vars.get("lasting", ()), *begun), "lasting"))
    res.did = True
    return
    yield


def _tell_begun(effect: words.Lasting | words.Delayed, res: Resolution) -> None:
    """Write what begins into the log, and what "it" is."""
    source = ("card", res.source.number)
    meant = [("card", one.number) for one in res.it if one.number >= 0] if speaks_of_context(effect) else []
    places = ", ".join(f"{{{place}}}" for place in range(2, len(meant) + 2))
    text = f"{{0}}: {{1}} ({places})" if meant else "{0}: {1}"
    rule = "FFTCG 11.8.17" if isinstance(effect, words.Delayed) else "FFTCG 11.12.4.1"
    tell(res.state, text, rule, source, prompts.PROMPTS.begun(effect), *meant)


EFFECTS: dict[type[Effect], Handler] = {
    words.WhenYouDoSo: when_you_do_so,
    words.WhenDone: when_done,
    words.WhenSo: when_so,
    words.Delayed: set_up,
    words.Lasting: last,
}

"""Effects that set something up: what lasts, what triggers later or by what was done; and paying (FFTCG 11.8.17)."""

from __future__ import annotations

from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.abilities.references import It, Them
from engine.effects import evaluate
from engine.events import Set, Tick
from engine.games.fftcg.deeds import costs, delayed, lasting, prompts
from engine.games.fftcg.deeds.acting import Handler
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.deeds.spoken import speaks_of_context
from engine.games.fftcg.law.happen import tell
from engine.procedures import Procedure


def when_you_do_so(effect: words.WhenYouDoSo, deed: Deed) -> Procedure:
    """Where the thing before was done, an ability of its own triggers (FFTCG 11.8.17)."""
    if deed.did:
        delayed.trigger_at_once(effect.effects, deed)
    return
    yield


def when_done(effect: words.WhenDone, deed: Deed) -> Procedure:
    """Where what this ability has done includes the event, an ability of its own triggers (FFTCG 11.8.17)."""
    if delayed.has_done(effect.event, deed):
        delayed.trigger_at_once(effect.effects, deed)
    return
    yield


def when_so(effect: words.WhenSo, deed: Deed) -> Procedure:
    """Where it is so after what was done, an ability of its own triggers (FFTCG 11.8.17)."""
    if evaluate.holds(effect.condition, deed):
        delayed.trigger_at_once(effect.effects, deed)
    return
    yield


def set_up(effect: words.Delayed, deed: Deed) -> Procedure:
    """Set up a delayed ability (FFTCG 11.8.17)."""
    if delayed.has_just_entered(effect.trigger, deed):
        delayed.trigger_at_once(effect.effects, deed)
    else:
        _tell_begun(effect, deed)
        delayed.set_up(effect, deed)
    deed.did = True
    return
    yield


def last(effect: words.Lasting, deed: Deed) -> Procedure:
    """Let continuous effects begin, with their own time stamp and what they speak of made fast (FFTCG 11.12.4)."""
    state = deed.state
    if of_nothing(effect, deed):
        deed.did = False
        return
    tick = Tick()
    state.emit(tick)
    begun = lasting.begin(effect.duration, effect.statics, deed, tick.value)
    _tell_begun(effect, deed)
    state.emit(Set("lasting", (*state.vars.get("lasting", ()), *begun), "lasting"))
    deed.did = True
    return
    yield


def of_nothing(effect: Effect, deed: Deed) -> bool:
    """Whether all it does is done to "it", where nothing was spoken of: then it does nothing (FFTCG 2.3)."""
    parts = effect.statics if isinstance(effect, words.Lasting) else (effect,)
    whose = [next(filter(None, (getattr(one, name, None) for name in ("who", "what", "to"))), None) for one in parts]
    return not deed.it and all(isinstance(one, It | Them) for one in whose)


def _tell_begun(effect: words.Lasting | words.Delayed, deed: Deed) -> None:
    """Write what begins into the log, and what "it" is."""
    source = ("card", deed.source.number)
    meant = [("card", one.number) for one in deed.it if one.number >= 0] if speaks_of_context(effect) else []
    places = ", ".join(f"{{{place}}}" for place in range(2, len(meant) + 2))
    text = f"{{0}}: {{1}} ({places})" if meant else "{0}: {1}"
    rule = "FFTCG 11.8.17" if isinstance(effect, words.Delayed) else "FFTCG 11.12.4.1"
    tell(deed.state, text, rule, source, prompts.begun(effect), *meant)


def pay(effect: words.Pay, deed: Deed) -> Procedure:
    """Let the actor pay a cost."""
    deed.did = False
    if costs.refuse(effect.cost, deed) is None:
        deed.named.pop("x", None)
        yield from costs.pay(effect.cost, deed, "FFTCG 11.2.1", cancel=False)
        deed.did = True


EFFECTS: dict[type[Effect], Handler] = {
    words.WhenYouDoSo: when_you_do_so,
    words.WhenDone: when_done,
    words.WhenSo: when_so,
    words.Delayed: set_up,
    words.Lasting: last,
    words.Pay: pay,
}

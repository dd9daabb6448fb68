"""Effects that last or wait: until the end of the turn, at the end of the combat, and costs within a text."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.abilities.events import TimeComes
from engine.abilities.memo import Memo
from engine.abilities.node import walk
from engine.abilities.references import It, Reference, Them
from engine.abilities.statics import Changes, Static, While
from engine.effects.actions import Handler
from engine.effects.locking import SPOKEN
from engine.effects.sequencing import do
from engine.events import SetVariable, Timestamp
from engine.games.cipher.effects import continuous, delayed, prompts
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.apply_events import tell
from engine.games.cipher.rules.table import SUPPORT
from engine.games.cipher.vocabulary import AsBefore, verbs
from engine.objects import ref
from engine.procedures import Procedure


def last(effect: words.Lasting, res: Resolution) -> Procedure:
    """Let continuous effects begin, with what they speak of made fast."""
    state = res.state
    tick = Timestamp()
    state.emit(tick)
    begun = continuous.begin(effect.duration, _as_before(effect, pronounced(effect.statics), res), res, tick.value)
    _tell(effect, res)
    state.emit(SetVariable("lasting", (*state.vars.get("lasting", ()), *begun), "lasting"))
    res.did = res.begun = True
    return
    yield


def _as_before(effect: words.Lasting, statics: tuple[Static, ...], res: Resolution) -> tuple[Static, ...]:
    """Return what is so instead of something else, of whom that speaks: "He gains +50 attack instead"."""
    if not isinstance(effect.duration, AsBefore):
        return statics
    before = next((one for one in walk(res.named.get("replaced")) if isinstance(one, Changes)), None)
    return tuple(
        replace(one, who=before.who)
        if before is not None and isinstance(one, Changes) and isinstance(one.who, It | Them)
        else one
        for one in statics
    )


def _pronounce(statics: tuple[Static, ...]) -> tuple[Static, ...]:
    """Return what is so with "her attacks" said of whom the same sentence has just spoken.

    "This unit gains +50 attack and her attacks cannot be evaded" speaks of one unit.
    """
    found: list[Static] = []
    who: Reference | None = None
    for static in statics:
        if isinstance(static, While):
            static = replace(static, statics=_pronounce(static.statics))
        elif isinstance(static, Changes):
            if isinstance(static.who, It | Them) and who is not None:
                static = replace(static, who=who)
            who = static.who
        found.append(static)
    return tuple(found)


#: What is so with its pronouns made plain.
pronounced: Memo[tuple[Static, ...], tuple[Static, ...]] = Memo(_pronounce)


#: Whether an effect speaks of somebody by a pronoun.
_speaks: Memo[Effect, bool] = Memo(lambda effect: any(type(one) in SPOKEN for one in walk(effect)))


def _tell(effect: Effect, res: Resolution) -> None:
    """Write what begins, or begins to wait, into the log, and whom "it" and "that ally" mean."""
    meant = [("card", one.number) for one in res.it] if _speaks(effect) else []
    places = ", ".join(f"{{{place}}}" for place in range(2, len(meant) + 2))
    text = f"{{0}}: {{1}} ({places})" if meant else "{0}: {1}"
    tell(res.state, text, "Cipher 21.1.1", ("card", res.source.number), prompts.PROMPTS.begun(effect), *meant)


def set_up(effect: words.Delayed, res: Resolution) -> Procedure:
    """Let effects wait for a time to come."""
    time = effect.trigger.event
    if not isinstance(time, TimeComes):
        raise ValueError("what is set up waits for a time")
    delayed.set_up(time, effect.effects, res)
    _tell(effect, res)
    res.did = res.begun = True
    return
    yield


def set_up_if(effect: verbs.AtCombatEndIf, res: Resolution) -> Procedure:
    """Let an effect wait for the end of the combat, if something happens until then."""
    delayed.set_up(delayed.END_OF_COMBAT, (effect.effect,), res, effect.event)
    _tell(effect, res)
    res.did = res.begun = True
    return
    yield


def rather_than_send(effect: verbs.RatherThanSend, res: Resolution) -> Procedure:
    """Carry out an effect when the Support card would go to the Retreat Area, which it then does not (Cipher 23.1)."""
    if res.named.get("leaving"):
        yield from do(effect.effect, res)
    else:
        # What would be sent is the Support card: "that card", whatever the skill has spoken of.
        said, res.it = res.it, tuple(ref(res.state, one) for one in res.state.zones[SUPPORT[res.actor]])
        delayed.set_up(delayed.END_OF_COMBAT, (effect,), res)
        _tell(effect, res)
        res.it = said
        res.did = res.begun = True


EFFECTS: dict[type[Effect], Handler] = {
    words.Lasting: last,
    words.Delayed: set_up,
    verbs.AtCombatEndIf: set_up_if,
    verbs.RatherThanSend: rather_than_send,
}

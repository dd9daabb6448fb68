"""Effects that last or wait: until the end of the turn, at the end of the combat, and costs within a text."""

from __future__ import annotations

from dataclasses import replace

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects.actions import Handler
from engine.effects.sequencing import do
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import continuous, delayed
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.table import SUPPORT
from engine.objects import ref
from engine.procedures import Procedure
from engine.triggers import for_later


def _last(effect: ab.Lasting, res: Resolution) -> Procedure:
    """Let continuous effects begin; what is so instead of something else is so of whom that speaks."""
    statics = pronounced(effect.statics)
    if isinstance(effect.duration, own.AsBefore):
        statics = _as_before(statics, res)
    return for_later.last(effect, res, replace(effect, statics=statics))


def _as_before(statics: tuple[ab.Static, ...], res: Resolution) -> tuple[ab.Static, ...]:
    """Return what is so instead of something else, of whom that speaks: "He gains +50 attack instead"."""
    before = next((one for one in walk(res.named.get("replaced")) if isinstance(one, ab.Changes)), None)
    return tuple(
        replace(one, who=before.who)
        if before is not None and isinstance(one, ab.Changes) and isinstance(one.who, ab.It | ab.Them)
        else one
        for one in statics
    )


def _pronounce(statics: tuple[ab.Static, ...]) -> tuple[ab.Static, ...]:
    """Return what is so with "her attacks" said of whom the same sentence has just spoken.

    "This unit gains +50 attack and her attacks cannot be evaded" speaks of one unit.
    """
    found: list[ab.Static] = []
    who: ab.Reference | None = None
    for static in statics:
        if isinstance(static, ab.While):
            static = replace(static, statics=_pronounce(static.statics))
        elif isinstance(static, ab.Changes):
            if isinstance(static.who, ab.It | ab.Them) and who is not None:
                static = replace(static, who=who)
            who = static.who
        found.append(static)
    return tuple(found)


#: What is so with its pronouns made plain.
pronounced: ab.Memo[tuple[ab.Static, ...], tuple[ab.Static, ...]] = ab.Memo(_pronounce)


def _wait(
    effect: ab.Effect, time: ab.TimeComes, inner: tuple[ab.Effect, ...], res: Resolution, only_if: ab.Event | None
) -> None:
    """Let effects wait for a time to come, and tell so."""
    delayed.set_up(time, inner, res, only_if)
    for_later.tell_begun(effect, res, MEANING.rules.waits)
    res.did = res.begun = True


def set_up(effect: ab.Delayed, res: Resolution) -> Procedure:
    """Let effects wait for a time to come."""
    time = effect.trigger.event
    if not isinstance(time, ab.TimeComes):
        raise ValueError("what is set up waits for a time")
    _wait(effect, time, effect.effects, res, None)
    return
    yield


def set_up_if(effect: own.AtCombatEndIf, res: Resolution) -> Procedure:
    """Let an effect wait for the end of the combat, if something happens until then."""
    _wait(effect, delayed.END_OF_COMBAT, (effect.effect,), res, effect.event)
    return
    yield


def rather_than_send(effect: own.RatherThanSend, res: Resolution) -> Procedure:
    """Carry out an effect when the Support card would go to the Retreat Area, which it then does not (Cipher 23.1)."""
    if res.named.get("leaving"):
        yield from do(effect.effect, res)
    else:
        # What would be sent is the Support card: "that card", whatever the skill has spoken of.
        said, res.it = res.it, tuple(ref(res.state, one) for one in res.state.zones[SUPPORT[res.actor]])
        _wait(effect, delayed.END_OF_COMBAT, (effect,), res, None)
        res.it = said


MEANING.begin = continuous.begin
EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.Lasting: _last,
    ab.Delayed: set_up,
    own.AtCombatEndIf: set_up_if,
    own.RatherThanSend: rather_than_send,
}

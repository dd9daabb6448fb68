"""Effects that set something up: what lasts, what triggers later or by what was done (FFTCG 11.8.17, Cipher 21.1.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.course import tell
from engine.effects import evaluate
from engine.effects.locking import speaks_of_context
from engine.effects.sequencing import of_nothing
from engine.events import SetVariable
from engine.procedures import Procedure
from engine.state import State
from engine.triggers import delayed


def last(effect: ab.Lasting, res: Any, plain: ab.Lasting | None = None) -> Procedure:
    """Let continuous effects begin, with their own time stamp and what they speak of made fast (FFTCG 11.12.4).

    ``plain`` is the effect with its pronouns made plain, where they mean what another part of the text spoke of.
    """
    plain = effect if plain is None else plain
    res.did = res.begun = not of_nothing(plain, res)
    if res.did:
        tick = delayed.stamp(res.state)
        begun = res.meaning.begin(plain.duration, plain.statics, res, tick)
        tell_begun(effect, res, res.meaning.rules.begins)
        let_last(res.state, begun, "lasting")
    return
    yield


def let_last(state: State, begun: tuple[Any, ...], why: str) -> None:
    """Let continuous effects be in force from now on."""
    state.emit(SetVariable("lasting", (*state.vars.get("lasting", ()), *begun), why))


def tell_begun(effect: ab.Effect, res: Any, rule: str) -> None:
    """Write what begins, or begins to wait, into the log, and what "it" is."""
    meant = [("card", one.number) for one in res.it if one.number >= 0] if speaks_of_context(effect) else []
    places = ", ".join(f"{{{place}}}" for place in range(2, len(meant) + 2))
    text = f"{{0}}: {{1}} ({places})" if meant else "{0}: {1}"
    tell(res.state, text, rule, ("card", res.source.number), res.meaning.prompts.begun(effect), *meant)


def at_once(test: Callable[[Any, Any], bool]) -> Callable[[Any, Any], Procedure]:
    """Return what lets an ability of its own trigger where that is so ("when you do so")."""

    def carry_out(effect: Any, res: Any) -> Procedure:
        if test(effect, res):
            res.meaning.trigger_at_once(effect.effects, res)
        return
        yield

    return carry_out


when_you_do_so = at_once(lambda effect, res: res.did)
when_so = at_once(lambda effect, res: evaluate.holds(effect.condition, res))

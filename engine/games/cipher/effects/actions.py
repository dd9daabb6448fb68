"""Effects that do one thing to objects: find them, do it to all of them at once, note what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.abilities import effects as words
from engine.abilities.amounts import Exactly, Number
from engine.abilities.effects import Effect
from engine.abilities.references import Pick, Reference, Source, TheRest, This, TopOfDeck
from engine.effects import evaluate
from engine.effects.evaluate import refs
from engine.events import Event
from engine.games.cipher.effects.outcome import Refs, settle
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.effects.selection import Able, present, resolve
from engine.games.cipher.rules.apply_events import EventProcedure
from engine.procedures import Procedure

_ONE = Exactly(Number(1))

#: Carries out one kind of effect.
Handler = Callable[[Any, Resolution], Procedure]


@dataclass(frozen=True, slots=True)
class Action:
    """What one kind of effect does to objects.

    ``field`` is where it names them, ``done`` the participle by which the text speaks of them afterwards; ``able``
    says which objects it cannot be done to.
    """

    act: Callable[[Any, Resolution, list[int]], EventProcedure]
    done: str = ""
    field: str = "what"
    able: Callable[[Any, Resolution], Able] | None = None

    def reference(self, effect: Effect) -> Reference:
        """Return what the effect acts on."""
        what: Reference = getattr(effect, self.field)
        return what


def carry_out(action: Action, effect: Effect, res: Resolution) -> Procedure:
    """Find the objects an effect acts on, and act."""
    res.did = res.begun = False
    said = res.it
    what = action.reference(effect)
    if isinstance(what, TopOfDeck) and evaluate.wanted(what.count, res) > 1:
        yield from _from_deck(action, effect, what, res)
        return
    able = action.able(effect, res) if action.able is not None else None
    found = yield from resolve(what, res, effect, able=able)
    yield from act_on(action, effect, res, found)
    if isinstance(what, TheRest) and said:
        # The text goes on to speak of the card that was picked out, not of what was cleared away.
        res.it = said


def _from_deck(action: Action, effect: Effect, what: TopOfDeck, res: Resolution) -> Procedure:
    """Act on the top cards of a deck one at a time, so that a deck that has run out is refilled (Cipher 6.6, 11.2)."""
    wanted = evaluate.wanted(what.count, res)
    events: list[Event] = []
    for _ in range(wanted):
        numbers = present(refs(TopOfDeck(_ONE, what.player), res), res)
        able = action.able(effect, res) if action.able is not None else None
        numbers = [number for number in numbers if able is None or able(number) is None]
        done = (yield from action.act(effect, res, numbers)) if numbers else []
        if not done:
            break
        events += done
    settle(res, events, wanted, action.done)


def act_on(action: Action, effect: Effect, res: Resolution, found: Refs) -> Procedure:
    """Do what an effect does to these objects, all at the same time, as far as it can be done to them (Cipher 2.3)."""
    able = action.able(effect, res) if action.able is not None else None
    numbers = [number for number in present(found, res) if able is None or able(number) is None]
    if not numbers:
        return
    what = action.reference(effect)
    wanted = len(found)
    if isinstance(what, Pick):
        wanted = max(wanted, evaluate.bounds(what.count, len(found), res)[0])
    events = yield from action.act(effect, res, numbers)
    settle(res, events, wanted, action.done, speaks=not isinstance(what, Source | This))


def following(res: Resolution) -> Iterator[Effect]:
    """Return the single effects that the text goes on with after the one being carried out."""
    waiting: object = res.named.get("following")
    while isinstance(waiting, tuple):
        effects, waiting = waiting
        for effect in effects:
            yield from _singles(effect)


def _singles(effect: Effect) -> Iterator[Effect]:
    if isinstance(effect, words.Sequence | words.EitherEffect):
        for one in effect.effects:
            yield from _singles(one)
    elif isinstance(effect, words.Then | words.IfYouDoSo | words.May | words.ByPlayer):
        yield from _singles(effect.effect)
    else:
        yield effect

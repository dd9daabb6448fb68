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
from engine.games.cipher.deeds.context import Deed
from engine.games.cipher.deeds.outcome import Refs, settle
from engine.games.cipher.deeds.picking import Able, present, resolve
from engine.games.cipher.law.happen import Doing
from engine.procedures import Procedure

_ONE = Exactly(Number(1))

#: Carries out one kind of effect.
Handler = Callable[[Any, Deed], Procedure]


@dataclass(frozen=True, slots=True)
class Action:
    """What one kind of effect does to objects.

    ``field`` is where it names them, ``done`` the participle by which the text speaks of them afterwards; ``able``
    says which objects it cannot be done to.
    """

    act: Callable[[Any, Deed, list[int]], Doing]
    done: str = ""
    field: str = "what"
    able: Callable[[Any, Deed], Able] | None = None

    def reference(self, effect: Effect) -> Reference:
        """Return what the effect acts on."""
        what: Reference = getattr(effect, self.field)
        return what


def carry_out(action: Action, effect: Effect, deed: Deed) -> Procedure:
    """Find the objects an effect acts on, and act."""
    deed.did = deed.begun = False
    said = deed.it
    what = action.reference(effect)
    if isinstance(what, TopOfDeck) and evaluate.wanted(what.count, deed) > 1:
        yield from _from_deck(action, effect, what, deed)
        return
    able = action.able(effect, deed) if action.able is not None else None
    found = yield from resolve(what, deed, effect, able=able)
    yield from act_on(action, effect, deed, found)
    if isinstance(what, TheRest) and said:
        # The text goes on to speak of the card that was picked out, not of what was cleared away.
        deed.it = said


def _from_deck(action: Action, effect: Effect, what: TopOfDeck, deed: Deed) -> Procedure:
    """Act on the top cards of a deck one at a time, so that a deck that has run out is refilled (Cipher 6.6, 11.2)."""
    wanted = evaluate.wanted(what.count, deed)
    events: list[Event] = []
    for _ in range(wanted):
        numbers = present(refs(TopOfDeck(_ONE, what.player), deed), deed)
        able = action.able(effect, deed) if action.able is not None else None
        numbers = [number for number in numbers if able is None or able(number) is None]
        done = (yield from action.act(effect, deed, numbers)) if numbers else []
        if not done:
            break
        events += done
    settle(deed, events, wanted, action.done)


def act_on(action: Action, effect: Effect, deed: Deed, found: Refs) -> Procedure:
    """Do what an effect does to these objects, all at the same time, as far as it can be done to them (Cipher 2.3)."""
    able = action.able(effect, deed) if action.able is not None else None
    numbers = [number for number in present(found, deed) if able is None or able(number) is None]
    if not numbers:
        return
    what = action.reference(effect)
    wanted = len(found)
    if isinstance(what, Pick):
        wanted = max(wanted, evaluate.bounds(what.count, len(found), deed)[0])
    events = yield from action.act(effect, deed, numbers)
    settle(deed, events, wanted, action.done, speaks=not isinstance(what, Source | This))


def following(deed: Deed) -> Iterator[Effect]:
    """Return the single effects that the text goes on with after the one being carried out."""
    waiting: object = deed.named.get("following")
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

"""Effects that do one thing to objects: find them, do it to all of them at once, note what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.abilities import effects as words
from engine.abilities.effects import Effect, IfYouDoSo, WhenYouDoSo
from engine.abilities.references import Every, Pick, Reference, Source, TheRest, This
from engine.effects import evaluate
from engine.events import Event, Move
from engine.games.fftcg.effects.locking import LockedIn
from engine.games.fftcg.effects.outcome import Refs, follow, put_aside
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.effects.selection import Able, Together, present, resolve
from engine.games.fftcg.rules.apply_events import EventProcedure
from engine.games.fftcg.rules.table import HAND
from engine.procedures import Procedure

#: How else a text may say what was done: a card that was put on a deck was returned to it.
OTHERWISE = {"put": ("returned", "placed")}

#: Carries out one kind of effect.
Handler = Callable[[Any, Resolution], Procedure]


@dataclass(frozen=True, slots=True)
class Action:
    """What one kind of effect does to objects.

    ``field`` is where it names them, ``done`` the participle by which the text speaks of them afterwards; ``hand``
    tells that it looks in the actor's hand where the text does not say, ``aside`` that "it" still means what it meant.
    ``able`` and ``together`` say which objects it cannot be done to.
    """

    act: Callable[[Any, Resolution, list[int]], EventProcedure]
    done: str = ""
    field: str = "what"
    hand: bool = False
    aside: bool = False
    able: Callable[[Any, Resolution], Able] | None = None
    together: Callable[[Any, Resolution], Together] | None = None

    def reference(self, effect: Effect) -> Reference:
        """Return what the effect acts on."""
        what: Reference = getattr(effect, self.field)
        return what


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something that a player has decided on and that happens once all players have (FFTCG 11.11.6)."""

    action: Action
    effect: Effect
    actor: int
    found: Refs


def carry_out(action: Action, effect: Effect, res: Resolution) -> Procedure:
    """Find the objects an effect acts on, and act; or wait until the other player has decided too."""
    res.did = False
    said = res.it
    found = yield from resolve(
        action.reference(effect), res, effect, zone=HAND[res.actor] if action.hand else None,
        able=action.able(effect, res) if action.able is not None else None,
        together=action.together(effect, res) if action.together is not None else None,
    )
    keeps = bool(said or res.event) and (
        action.aside or _is_price(action, effect, said, res) or _is_rest(action, effect, res)
    )
    if keeps:
        res.it = said
    waiting = res.named.get("waiting")
    if isinstance(waiting, list):
        waiting.append(Waiting(action, effect, res.actor, found))
        res.did = bool(found)
        return
    yield from act_on(action, effect, res, found, speaks=not keeps)


def _is_price(action: Action, effect: Effect, said: Refs, res: Resolution) -> bool:
    """Whether an effect is what one does for the next: "Choose 1 Forward. You may dull 1 Backup. If you do so, ..."

    There "it" is still what was chosen, also where another card was brought in: "You may play 1 Forward from your hand
    onto the field. If you do so, deal it 6000 damage."
    """
    if not isinstance(action.reference(effect), Pick):
        return False
    waiting = res.named.get("following")
    after = waiting[0][0] if isinstance(waiting, tuple) and waiting[0] else None
    return isinstance(after, IfYouDoSo | WhenYouDoSo) and any(one in group for group in res.targets for one in said)


def _is_rest(action: Action, effect: Effect, res: Resolution) -> bool:
    """Whether an effect clears away what was looked at besides the card that the text goes on to speak of."""
    return isinstance(action.reference(effect), TheRest) and "shown" in res.named


def act_on(action: Action, effect: Effect, res: Resolution, found: Refs, *, speaks: bool = True) -> Procedure:
    """Do what an effect does to these objects, all at the same time."""
    numbers = present(found, res)
    if not numbers:
        return
    events = yield from action.act(effect, res, numbers)
    if isinstance(action.reference(effect), Source | This):
        speaks = False
    settle(res, events, action.done, speaks=speaks)
    res.did = res.did and _in_full(action.reference(effect), len(numbers), res)


def _in_full(what: Reference, done: int, res: Resolution) -> bool:
    """Whether as many were there as the text says: doing so is doing all of it, though less is done (FFTCG 2.3)."""
    wanted = getattr(what, "count", None)
    return wanted is None or done >= evaluate.bounds(wanted, done, res)[0]


def settle(res: Resolution, events: Sequence[Event], done: str = "", *, speaks: bool = True) -> None:
    """Note what an action did: whether anything, to what, and what "it" means from now on.

    A move that took the place of the action's own is followed, but the action has not been done (FFTCG 11.12.5.4).
    """
    own = [event for event in events if not isinstance(event, Move) or event.cause == res.cause]
    spoken = follow(res, events)
    res.did = bool(own)
    if done:
        moved = {event.card for event in own if isinstance(event, Move)}
        res.done[done] = tuple(one for one in spoken if one.number in moved) if len(own) < len(events) else spoken
        for other in OTHERWISE.get(done, ()):
            res.done[other] = res.done[done]
    if spoken and speaks:
        res.it = spoken
    put_aside(res, spoken)


def following(res: Resolution) -> Iterator[Effect]:
    """Return the single effects that the text goes on with after the one being carried out."""
    waiting: object = res.named.get("following")
    while isinstance(waiting, tuple):
        effects, waiting = waiting
        for effect in effects:
            while isinstance(effect, words.Then | words.IfYouDoSo | words.May):
                effect = effect.effect
            yield effect.effects[0] if isinstance(effect, words.Sequence) else effect


def to_the_same(effects: Sequence[Any], res: Resolution) -> Iterator[Effect]:
    """Return effects in order; what is said of all of a kind at once is done to the same ones.

    "Dull and Freeze all the other Forwards" does not look for them again once the first are dull.
    """
    said: Reference | None = None
    same = LockedIn(())
    for effect in effects:
        what = getattr(effect, "what", None)
        if said is not None and what == said:
            yield replace(effect, what=same)
            continue
        said = what if isinstance(what, Every) else None
        if said is not None:
            same = LockedIn(evaluate.refs(said, res))
        yield effect

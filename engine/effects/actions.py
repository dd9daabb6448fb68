"""Effects that do one thing to objects: find them, do it to all of them at once, note what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.locking import LockedIn
from engine.effects.meaning import Action, Meaning, Refs
from engine.effects.outcome import note_done, settle
from engine.effects.resolution import Resolution
from engine.effects.selection import ONE, present, resolve
from engine.events import Event
from engine.procedures import Procedure

#: Carries out one kind of effect.
Handler = Callable[[Any, Any], Procedure]


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something that a player has decided on and that happens once all players have (FFTCG 11.11.6)."""

    action: Action
    effect: ab.Effect
    actor: int
    found: Refs


def enter(meaning: Meaning, actions: Mapping[type[ab.Effect], Action]) -> None:
    """Enter what effects do to objects into the tables of a game."""
    meaning.actions |= actions
    meaning.effects |= {kind: partial(carry_out, action) for kind, action in actions.items()}


def carry_out(action: Action, effect: ab.Effect, res: Resolution) -> Procedure:
    """Find the objects an effect acts on, and act; or wait until the other player has decided too."""
    note_done(res, False)
    said = res.it
    meaning, what = res.meaning, action.reference(effect)
    if meaning.policy.card_by_card and isinstance(what, ab.TopOfDeck) and evaluate.wanted(what.count, res) > 1:
        yield from _from_deck(action, effect, what, res)
        return
    asks = type(what) in meaning.finders
    found = yield from resolve(
        what, res, effect, zone=meaning.hands[res.actor] if action.hand else None,
        able=action.bars(effect, res) if asks else None,
        together=action.together(effect, res) if action.together is not None else None,
    )
    keeps = bool(said or res.event) and (
        action.aside or _is_price(what, said, res) or _is_rest(what, res)
    )
    if keeps:
        res.it = said
    waiting = res.named.get("waiting")
    if isinstance(waiting, list):
        waiting.append(Waiting(action, effect, res.actor, found))
        note_done(res, bool(found))
        return
    yield from act_on(action, effect, res, found, speaks=not keeps)


def _is_price(what: ab.Reference, said: Refs, res: Resolution) -> bool:
    """Whether an effect is what one does for the next: "Choose 1 Forward. You may dull 1 Backup. If you do so, ..."

    There "it" is still what was chosen, also where another card was brought in: "You may play 1 Forward from your hand
    onto the field. If you do so, deal it 6000 damage."
    """
    if not isinstance(what, ab.Pick) or not res.meaning.policy.declares:
        return False
    waiting = res.named.get("following")
    after = waiting[0][0] if isinstance(waiting, tuple) and waiting[0] else None
    return isinstance(after, ab.IfYouDoSo | ab.WhenYouDoSo) and any(
        one in group for group in res.targets for one in said
    )


def _is_rest(what: ab.Reference, res: Resolution) -> bool:
    """Whether an effect clears away what was looked at besides the card that the text goes on to speak of."""
    return isinstance(what, ab.TheRest) and (bool(res.looked) or "shown" in res.named)


def _from_deck(action: Action, effect: ab.Effect, what: ab.TopOfDeck, res: Resolution) -> Procedure:
    """Act on the top cards of a deck one at a time, so that a deck that has run out is refilled (Cipher 6.6, 11.2)."""
    wanted = evaluate.wanted(what.count, res)
    events: list[Event] = []
    for _ in range(wanted):
        numbers = _able(action, effect, res, evaluate.refs(ab.TopOfDeck(ONE, what.player), res))
        done = (yield from action.act(effect, res, numbers)) if numbers else []
        if not done:
            break
        events += done
    settle(res, events, wanted, action.participle(effect))


def act_on(action: Action, effect: ab.Effect, res: Resolution, found: Refs, *, speaks: bool = True) -> Procedure:
    """Do what an effect does to these objects, all at the same time, as far as it can be done to them (FFTCG 2.3,
    Cipher 2.3).
    """
    numbers = _able(action, effect, res, found)
    if not numbers:
        return
    what = action.reference(effect)
    count = getattr(what, "count", None)
    least = 1 if count is None else evaluate.bounds(count, len(found), res)[0]
    in_full = res.meaning.policy.in_full
    events = yield from action.act(effect, res, numbers)
    speaks = speaks and not isinstance(what, ab.Source | ab.This)
    wanted = max(len(found), least) if in_full else 1
    settle(res, events, wanted, action.participle(effect), speaks=speaks)
    if not in_full:
        # Doing so is doing it to as many as the text says, though less is done (FFTCG 2.3).
        res.did = res.did and len(numbers) >= least


def _able(action: Action, effect: ab.Effect, res: Resolution, found: Refs) -> list[int]:
    """Return those that are still there and that the effect can be carried out with."""
    able = action.bars(effect, res)
    return [number for number in present(found, res) if able is None or able(number) is None]


def following(res: Resolution) -> Iterator[ab.Effect]:
    """Return the single effects that the text goes on with after the one being carried out."""
    waiting: object = res.named.get("following")
    while isinstance(waiting, tuple):
        effects, waiting = waiting
        for effect in effects:
            yield from _singles(effect)


def _singles(effect: ab.Effect) -> Iterator[ab.Effect]:
    if isinstance(effect, ab.Sequence | ab.EitherEffect):
        for one in effect.effects:
            yield from _singles(one)
    elif isinstance(effect, ab.Then | ab.IfYouDoSo | ab.May | ab.ByPlayer):
        yield from _singles(effect.effect)
    else:
        yield effect


def to_the_same(effects: Sequence[Any], res: Resolution) -> Iterator[ab.Effect]:
    """Return effects in order; what is said of all of a kind at once is done to the same ones.

    "Dull and Freeze all the other Forwards" does not look for them again once the first are dull.
    """
    said: ab.Reference | None = None
    same = LockedIn(())
    for effect in effects:
        what = getattr(effect, "what", None)
        if said is not None and what == said:
            yield replace(effect, what=same)
            continue
        said = what if isinstance(what, ab.Every) else None
        if said is not None:
            same = LockedIn(evaluate.refs(said, res))
        yield effect

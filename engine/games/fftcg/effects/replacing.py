"""Replacement effects of cards: what happens instead of an event that is about to happen (FFTCG 11.12.5).

Damage to a Character is the event "hurt", damage to a player the fact "deals damage player" (its amount the points)
settled before any card moves. What happens instead takes the place of the event among those that happen together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.continuous.board import Replacer
from engine.continuous.in_force import RuleEffect
from engine.continuous.lasting import let_end
from engine.course import EventProcedure, tell
from engine.effects import evaluate, matching
from engine.effects.matching import times
from engine.events import Event, Hurt, Move, Notice, SetCardField, extend
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import statics
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import FIELD, alive, spoken
from engine.state import State
from engine.triggers.apply_events import Replacement, finder, moved_instead, wants
from engine.triggers.trigger_event import TriggerEvent, about_to
from engine.unread import contained

#: The rule by which something happens instead of something else.
_RULE = "FFTCG 11.12.5.1"
PLAYER_DAMAGE = "deals damage player"
#: What damage to a player is: something deals it, and the player receives it.
PLAYER_KEYS = (PLAYER_DAMAGE, "takes damage player")
_DAMAGE = frozenset({"hurt", *PLAYER_KEYS})
#: The kinds of event that something can happen instead of; the others have happened by the time they are told.
REPLACED = _DAMAGE | {"enter", "leave", "move", "activate", "dull"}
#: The replacements that have taken the place of "the first" of their events this turn, each with whose it is.
MET = "met first"


def can_apply(what: ab.Replacement) -> bool:
    """Whether a replacement speaks of events that it can take the place of: of damage, where it changes damage."""
    keys = set(matching.keys_of(what.event, MEANING))
    outcome = _plain(what.outcome)
    if isinstance(outcome, ab.Performed):
        return keys <= REPLACED
    return keys <= ({"hurt"} if isinstance(outcome, ab.DamageMoved) else _DAMAGE)


def _plain(outcome: ab.Outcome) -> ab.Outcome:
    """Return what becomes of the event, without what is done besides."""
    while isinstance(outcome, ab.Besides | ab.IfLiked):
        outcome = outcome.outcome
    return outcome


def _keys(state: State, event: Event) -> tuple[str, ...]:
    if isinstance(event, Hurt):
        return ("hurt",)
    if isinstance(event, Move):
        if event.to == FIELD:
            return ("enter", "move")
        return ("leave", "move") if state.cards[event.card].zone == FIELD else ("move",)
    if isinstance(event, SetCardField):
        return (event.why,) if event.field == "dull" else ()
    return PLAYER_KEYS if isinstance(event, Notice) and event.why == PLAYER_DAMAGE else ()


def _one(state: State, ruling: RuleEffect, event: Event, key: str) -> Replacement | None:
    """Return the replacement that a static is for this event, or None where it does not speak of it."""
    what = ruling.what
    assert isinstance(what, Replacer)
    static, effect = what
    plain: Any = _plain(static.outcome)
    if key in _DAMAGE and _amount(event) <= 0 and type(plain) not in _CHANGES:
        return None
    if key not in matching.keys_of(static.event, MEANING):
        return None
    if effect is not None and effect not in state.vars.get("lasting", ()):
        return None
    happening = about_to(state, event, key, MEANING)
    res = Resolution(state, ruling.seat, ruling.source)
    res.it = res.event = (happening.what,)
    res.amount = happening.amount
    res.happening = happening
    if not matching.matches(static.event, happening, res):
        return None
    # "The first time in that turn" has been already where something replaced it: the event did not happen.
    if static.first and ((ruling.source, static) in state.vars.get(MET, ()) or times(static.event, res)):
        return None
    if static.condition is not None and not _holds(static, res, happening):
        return None
    firm = getattr(event, "firm", False) or _stays(state, happening)
    change = _CHANGES.get(type(plain))
    if firm and change is not None and change(plain, _amount(event), res) < _amount(event):
        return None
    name = spoken(state.cards[ruling.source.number])
    stamp = effect.stamp if effect is not None else 0

    def apply(replaced: Event) -> EventProcedure:
        if effect is not None and static.once:
            # It spoke of "the next" event.
            let_end(state, lambda one: one is effect, "used up")
        if static.first:
            extend(state, MET, ((ruling.source, static),), "replaced")
        instead = yield from OUTCOMES[type(static.outcome)](static.outcome, replaced, res)
        if not isinstance(replaced, Move) and instead != [replaced]:
            # Where a card goes instead is told as it goes.
            tell(state, "{0}: {1}.", _RULE, ("card", *ruling.source), LABELS[type(plain)])
        return instead

    return Replacement(
        (ruling.source, stamp, id(static)), _affected(state, happening), 2,
        f"{name}: {LABELS[type(plain)]}", apply,
    )


find_replacements = finder(lambda state: boards.board(state).replacers, _keys, _one, "FFTCG 2.1")


def _stays(state: State, happening: TriggerEvent) -> bool:
    """Whether a text keeps damage from being made less (FFTCG 2.2)."""
    return any(
        happening.key in matching.keys_of(one.event, MEANING)
        and matching.matches(one.event, happening, res)
        for one, res in boards.board(state).rulings_of(ab.DamageKept)
    )


def _holds(static: ab.Replacement, res: Resolution, happening: TriggerEvent) -> bool:
    """Whether the condition holds; "while dull" is said of whoever the sentence is about: of damage, who deals it."""
    assert static.condition is not None
    it = res.it
    res.it = matching.doer(static.event, happening, res) or it
    held = evaluate.holds(static.condition, res)
    res.it = it
    return held


def _affected(state: State, what: TriggerEvent) -> int:
    """Return who is affected: the card's controller, its owner where none controls it, or the player (11.12.5.7)."""
    if what.key in PLAYER_KEYS:
        return what.seat
    card = state.cards[what.what.number]
    return card.controller if card.zone == FIELD else card.owner


# What becomes of the event


#: The outcomes that are the same damage with another amount, worked out from what it is; that may be below zero as long
#: as it is changed (FFTCG 4.3).
_CHANGES: dict[type[ab.Outcome], Callable[[Any, int, Resolution], int]] = {
    ab.DamageReduced: lambda what, amount, res: amount - evaluate.value(what.amount, res),
    ab.DamageIncreased: lambda what, amount, res: amount + evaluate.value(what.amount, res),
    ab.DamageBecomes: lambda what, amount, res: evaluate.value(what.amount, res),
    ab.DamageDoubled: lambda what, amount, res: 2 * amount,
}


def _amount(event: Event) -> int:
    return event.amount if isinstance(event, Hurt | Notice) else 0


def _changed(what: ab.Outcome, event: Event, res: Resolution) -> EventProcedure:
    yield from ()
    amount = _CHANGES[type(what)](what, _amount(event), res)
    if isinstance(event, Hurt):
        return [Hurt(event.card, amount, event.cause, firm=event.firm)]
    assert isinstance(event, Notice)
    return [Notice(event.why, event.seat, event.card, amount, event.others, event.cause)]


def _moved(what: ab.DamageMoved, event: Event, res: Resolution) -> EventProcedure:
    yield from ()
    there = (one for one in evaluate.refs(what.to, res) if alive(res.state, one))
    to = [one for one in there if res.state.cards[one.number].zone == FIELD]
    if not to or not isinstance(event, Hurt):
        return [event]
    return [Hurt(to[0].number, event.amount, event.cause, firm=event.firm)]


def _besides(what: ab.Besides, event: Event, res: Resolution) -> EventProcedure:
    """Carry the effect out; where it may be left, what becomes of the event depends on that (FFTCG 11.12.5.1)."""
    said = res.it
    yield from contained(res.state, res.source, res.seat, "FFTCG 2.1", MEANING.perform((what.effect,), res))
    if isinstance(what.effect, ab.May) and not res.did:
        return [event]
    res.it = said
    return (yield from OUTCOMES[type(what.outcome)](what.outcome, event, res))


def _if_liked(what: ab.IfLiked, event: Event, res: Resolution) -> EventProcedure:
    card = event.card if isinstance(event, Hurt) else res.source.number
    if not (yield from wants(card, res, _RULE)):
        return [event]
    return (yield from OUTCOMES[type(what.outcome)](what.outcome, event, res))


def _performed(what: ab.Performed, event: Event, res: Resolution) -> EventProcedure:
    """Carry out other effects in the event's place; one move becomes another move at the same time."""
    if len(what.effects) == 1:
        instead = yield from moved_instead(
            what.effects[0], event, res, MOVES, _RULE,
            lambda state, move: statics.can_leave(state, move.card, move.cause, move.to),
        )
        if instead is not None:
            return instead
    yield from contained(res.state, res.source, res.seat, "FFTCG 2.1", MEANING.perform(what.effects, res))
    return []


#: What can take a card elsewhere than it was to go.
MOVES = (ab.RemoveFromGame, ab.AddToHand, ab.ReturnToHand, ab.PutOnDeck)

OUTCOMES: dict[type[ab.Outcome], Callable[[Any, Event, Resolution], EventProcedure]] = {
    **dict.fromkeys(_CHANGES, _changed),
    ab.DamageMoved: _moved,
    ab.Performed: _performed,
    ab.Besides: _besides,
    ab.IfLiked: _if_liked,
}

LABELS: dict[type[ab.Outcome], str] = {
    ab.DamageReduced: "the damage is reduced",
    ab.DamageIncreased: "the damage is increased",
    ab.DamageBecomes: "the damage becomes another",
    ab.DamageDoubled: "the damage is doubled",
    ab.DamageMoved: "the damage is dealt to another",
    ab.Performed: "something else happens instead",
}

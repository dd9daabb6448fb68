"""Replacement effects: what is done in place of sending a unit to the Retreat Area (Cipher 23.1).

"If this unit is destroyed by an enemy's attack, place it in your Bond Area instead of sending it to the Retreat Area"
speaks of something that has happened already when the rules send the unit away (9.3.1): it is looked up among what has
happened this turn.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from engine import abilities as ab
from engine.continuous.board import Replacer
from engine.continuous.values import RuleEffect
from engine.effects import evaluate, matching
from engine.effects.history import so_far
from engine.events import BOTTOM, TOP, Event, Move
from engine.game_log import EventProcedure
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.table import AREAS, DECK, HAND, ref, spoken
from engine.requests import ChooseYesNo
from engine.state import State
from engine.triggers.replacing import Replacement, finder
from engine.triggers.trigger_event import TriggerEvent


def _keys(state: State, event: Event) -> tuple[str, ...]:
    """Return that something can happen instead of sending a destroyed unit away, and of nothing else (Cipher 23.1)."""
    return ("destroy",) if isinstance(event, Move) and event.why == "destroy" else ()


def _one(state: State, ruling: RuleEffect, event: Event, key: str) -> Replacement | None:
    """Return the replacement that a static is for this event, or None where it does not speak of it."""
    what = ruling.what
    assert isinstance(what, Replacer) and isinstance(event, Move)
    static, effect = what
    res = Resolution(state, ruling.seat, ruling.source)
    before = _destruction(state, event.card)
    if not any(matching.matches(static.event, one, res) for one in before):
        return None
    res.it = res.event = (ref(state, event.card),)
    name = spoken(state.cards[ruling.source.number])

    def apply(replaced: Event) -> EventProcedure:
        return (yield from _outcome(static.effect, replaced, res))

    stamp = 0 if effect is None else effect.stamp
    label = f"{name}: it does not go to the Retreat Area"
    return Replacement((ruling.source, stamp, id(static)), ruling.seat, 2, label, apply)


find_replacements = finder(lambda state: boards.board(state).replacers, _keys, _one, "Cipher 2.1")


def _destruction(state: State, number: int) -> list[TriggerEvent]:
    """Return how a unit was destroyed: what was told of it this turn since it is the object that it is."""
    me = ref(state, number)
    return [one for one in so_far(state) if me == one.what or me in one.others]


def plain(effect: ab.Effect) -> ab.Effect:
    """Return what is done instead, which may be up to the player."""
    return effect.effect if isinstance(effect, ab.May) else effect


def _outcome(effect: ab.Effect, replaced: Event, res: Resolution) -> EventProcedure:
    """Return the move that takes the place of the one to the Retreat Area."""
    assert isinstance(replaced, Move)
    if isinstance(effect, ab.May):
        answer = yield from ChooseYesNo(
            res.seat, "Use the effect of {0} instead?", "Cipher 23.1", args=(("card", res.source.number),),
            yes="Use it", no="Do not use it",
        )  # fmt: skip
        if not answer:
            return [replaced]
    effect = plain(effect)
    what: Any = effect
    if ref(res.state, replaced.card) not in evaluate.refs(what.what, res):
        return [replaced]
    zone, index, face_down, why = MOVES[type(effect)](effect, res)
    owner = res.state.cards[replaced.card].owner
    return [Move(replaced.card, (zone & ~1) + owner, index, face_down=face_down, why=why, cause=res.cause)]


def _to_deck(effect: ab.PutOnDeck, res: Resolution) -> tuple[int, int, bool, str]:
    return DECK[0], BOTTOM if effect.place is ab.DeckPlace.BOTTOM else TOP, False, "put"


_WHY: dict[Enum, str] = {own.Zone.BOND: "bond", own.Zone.ORB: "orb"}

#: Where effects move a card that do no more than that: the area, the place there, whether face down, and why. It goes
#: to its own player's area, whoever's the text names.
MOVES: dict[type[ab.Effect], Callable[[Any, Resolution], tuple[int, int, bool, str]]] = {
    ab.AddToHand: lambda effect, res: (HAND[0], TOP, False, "put"),
    ab.ReturnToHand: lambda effect, res: (HAND[0], TOP, False, "put"),
    ab.PutIntoZone: lambda effect, res: (
        AREAS[effect.zone][0], TOP, effect.face_down or effect.zone is own.Zone.ORB, _WHY.get(effect.zone, "put")
    ),
    ab.PutOnDeck: _to_deck,
}

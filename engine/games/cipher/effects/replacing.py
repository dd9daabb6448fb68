"""Replacement effects: what is done in place of sending a unit to the Retreat Area (Cipher 23.1).

"If this unit is destroyed by an enemy's attack, place it in your Bond Area instead of sending it to the Retreat Area"
speaks of something that has happened already when the rules send the unit away (9.3.1): it is looked up among what has
happened this turn.
"""

from __future__ import annotations

from enum import Enum

from engine import abilities as ab
from engine.continuous.board import Replacer
from engine.continuous.values import RuleEffect
from engine.effects import matching
from engine.effects.history import so_far
from engine.events import BOTTOM, TOP, Event, Move
from engine.game_log import EventProcedure
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import board as boards
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.table import AREAS, DECK, HAND, ref, spoken
from engine.state import State
from engine.triggers.replacing import Replacement, Ways, finder, moved_instead, without_may
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
        instead = replaced_by(static)
        moved = None if instead is None else (yield from moved_instead(instead, replaced, res, MOVES, "Cipher 23.1"))
        return [replaced] if moved is None else moved

    stamp = 0 if effect is None else effect.stamp
    label = f"{name}: it does not go to the Retreat Area"
    return Replacement((ruling.source, stamp, id(static)), ruling.seat, 2, label, apply)


find_replacements = finder(lambda state: boards.board(state).replacers, _keys, _one, "Cipher 2.1")


def _destruction(state: State, number: int) -> list[TriggerEvent]:
    """Return how a unit was destroyed: what was told of it this turn since it is the object that it is."""
    me = ref(state, number)
    return [one for one in so_far(state) if me == one.what or me in one.others]


_WHY: dict[Enum, str] = {own.Zone.BOND: "bond", own.Zone.ORB: "orb"}

#: Where effects move a card that do no more than that; to its own player's area, whoever's the text names.
MOVES: Ways = {
    ab.AddToHand: lambda effect: (HAND, TOP, False, "put"),
    ab.ReturnToHand: lambda effect: (HAND, TOP, False, "put"),
    ab.PutIntoZone: lambda effect: (
        AREAS[effect.zone], TOP, effect.face_down or effect.zone is own.Zone.ORB, _WHY.get(effect.zone, "put")
    ),
    ab.PutOnDeck: lambda effect: (DECK, BOTTOM if effect.place is ab.DeckPlace.BOTTOM else TOP, False, "put"),
}


def replaced_by(static: ab.Replacement) -> ab.Effect | None:
    """Return what is done instead of sending a unit away, None where that is no single move."""
    effects = static.outcome.effects if isinstance(static.outcome, ab.Performed) else ()
    return effects[0] if len(effects) == 1 and type(without_may(effects[0])) in MOVES else None

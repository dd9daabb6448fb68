"""Calling a magic stone (FOW 709): the top card of the magic stone deck for resting the J/ruler, once a turn."""

from __future__ import annotations

from engine.answers import Play
from engine.events import TOP, SetCardField, SetVariable
from engine.games.fow.cards import CardType
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics
from engine.games.fow.rules import casting, table, verbs
from engine.games.fow.rules.apply_events import apply_events, tell
from engine.games.fow.rules.judgment import JUDGED
from engine.games.fow.rules.table import FIELD, RULER_AREA, STONE_DECK, Cause, spoken
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.windows import Way

RULE = "FOW 709.1"
#: That a player has called a stone this turn.
CALLED = ("called 0", "called 1")


def _refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot call a stone now, or None where they can (FOW 709.1)."""
    refusal = _impossible(state, seat, play) or casting.refuse_main(state, seat, RULE, "A magic stone can be called")
    if refusal is not None:
        return refusal
    if state.vars.get(CALLED[seat]):
        return Refusal(RULE, "You have called a magic stone this turn.")
    if state.vars.get(JUDGED[seat]):
        return Refusal(RULE, "After judgment no magic stone is called in the same turn.")
    card = state.cards[play.card]
    if card.dull or not statics.can(state, play.card, "rest", Cause("rule", None, seat)):
        return Refusal(RULE, f"{spoken(card)} cannot be rested to call a magic stone.")
    return None


def _impossible(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why not even who breaks the rules can call a stone: there is none, or this is no J/ruler of theirs."""
    card, types = state.cards[play.card], boards.now(state, play.card).types
    mine = card.zone in (FIELD, RULER_AREA[seat]) and card.controller == seat
    if not mine or not (CardType.RULER in types or CardType.J_RULER in types):
        return Refusal(RULE, f"{spoken(card)} is no J/ruler of yours.")
    return None if state.zones[STONE_DECK[seat]] else Refusal(RULE, "Your magic stone deck is empty.")


def _call(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Rest the J/ruler and put the top card of the magic stone deck onto the field, without the chase (FOW 709.1)."""
    cause = Cause("rule", table.ref(state, play.card), seat)
    tell(state, "{0} calls a magic stone, and {1} rests.", RULE, ("seat", seat), ("card", play.card))
    state.emit(SetVariable(CALLED[seat], True))
    yield from apply_events(state, [SetCardField(play.card, "dull", True, "rest", cause)])
    yield from verbs.enter(state, [state.zones[STONE_DECK[seat]][TOP]], seat, cause, why="call")


def ideas(state: State, seat: int) -> list[Play]:
    """Return the calls that a player might make."""
    number = table.ruler(state, seat)
    return [] if number is None else [Play("call", number)]


WAYS = {"call": Way(_refuse, _impossible, _call, lambda state, play: "Call a magic stone")}

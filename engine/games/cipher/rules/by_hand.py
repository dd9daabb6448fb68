"""What players do by hand in Fire Emblem Cipher, whatever the rules say: the overrides that need the game."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards import Printed
from engine.events import Move, SetCardField, Shift, StepVariable
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules import attack, deploy, table
from engine.games.cipher.rules.table import BACK, DECK, FRONT, HAND, STACKED
from engine.games.cipher.words import read
from engine.law.by_hand import HandRules
from engine.overrides import (
    Control,
    Damage,
    MoveCard,
    MoveFrom,
    Override,
    PutOnStack,
    SetPhase,
    TakeOffStack,
    Token,
    Turn,
    Value,
    note,
)
from engine.rulebook import Refusal
from engine.state import State


def _refuse(state: State, seat: int, verb: Override, cards: Mapping[str, Printed]) -> Refusal | None:
    """Return what only this game refuses to do by hand."""
    match verb:
        case Value(name, whose, change):
            if name != "bonds left":
                return Refusal("", "The number of a player that can be changed is bonds left.")
            if whose != state.vars.get("turn player"):
                return Refusal("", "Only the player whose turn it is has bonds left to use.")
            if not 0 <= deploy.bonds_left(state, whose) + change <= len(state.zones[table.BOND[whose]]):
                return Refusal("", "There are not so many bonds.")
        case SetPhase() if not table.turn(state):
            return Refusal("", "The game has not begun yet.")
        case TakeOffStack() | PutOnStack():
            return Refusal("", "There is no stack in this game.")
        case Token(zone="stacked") | MoveCard(zone="stacked") | MoveFrom(zone="stacked"):
            return Refusal("", "Cards get under a unit only by levelling up and growing.")
        case Control():
            return Refusal("", "A card is controlled by the player in whose area it lies.")
        case Damage():
            return Refusal("", "Units have no damage.")
    return None


def _carry_out(state: State, seat: int, verb: Override) -> bool:
    """Do by hand what only this game does; False leaves the verb to the kernel."""
    match verb:
        case Value(name, whose, change):
            state.emit(StepVariable("spent", state.vars.get("spent", 0) - change or None, "by hand"))
            state.emit(note(seat, "changes the {1} of {2} by hand: {3}.", name, ("seat", whose), f"{change:+}"))
        case Turn(card, tapped):
            state.emit(SetCardField(card, "dull", tapped, "tap" if tapped else "untap"))
            state.emit(note(seat, "taps {1} by hand." if tapped else "untaps {1} by hand.", ("card", card)))
        case MoveCard(card=card):
            return _move(state, seat, verb, card)
        case MoveFrom():
            there = state.zones[state.zone_of(verb.source, verb.source_seat)]
            return _move(state, seat, verb, there[0 if verb.source_place == -1 else -1 - verb.source_place])
        case _:
            return False
    return True


def _leave_phase(state: State, seat: int, phase: str) -> None:
    """Leave whatever is being done."""
    attack.forget(state)
    state.emit(StepVariable("trigger level", None, "by hand"))


def _move(state: State, seat: int, verb: MoveCard | MoveFrom, number: int) -> bool:
    """Move a unit to the other line as the unit that it is, or take care of what hangs on a card that leaves."""
    card = state.cards[number]
    owner = card.owner
    to = state.zone_of(verb.zone, owner)
    lines = (FRONT[owner], BACK[owner])
    if card.zone in lines and to in lines:
        if to != card.zone:
            line = note(
                seat, "moves {1} from {2} to {3} by hand.", ("card", number), ("zone", card.zone), ("zone", to)
            )
            state.emit(Shift(number, to, why="by hand"))
            state.emit(line)
        return True
    if card.zone in STACKED:
        unit = next(one for one in table.units(state, owner) if number in state.cards[one].under)
        left = tuple(one for one in state.cards[unit].under if one != number)
        state.emit(SetCardField(unit, "under", left, "unstack"))
    for lower in card.under:
        state.emit(Move(lower, state.zone_of(verb.zone, state.cards[lower].owner), why="unstack"))
    if card.under:
        state.emit(SetCardField(number, "under", (), "unstack"))
    return False


RULES = HandRules(
    phases={
        "Beginning Phase": "untap",
        "Bond Phase": "start bond",
        "Deployment Phase": "start deployment",
        "Action Phase": "start action",
        "End Phase": "start end",
    },
    decks=DECK,
    hands=HAND,
    read=lambda card: read(card).abilities,
    face=table.face,
    context=Resolution,
    leave=_leave_phase,
    own_refusal=_refuse,
    own=_carry_out,
)

"""What players do by hand in Fire Emblem Cipher, whatever the rules say: the overrides that need the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.abilities.durations import ThisTurn
from engine.abilities.kinds import Ability, Unparsed
from engine.abilities.statics import Changes, Gains, Granted
from engine.cards import Printed
from engine.events import Create, Move, SetCardField, SetVariable, Shift, StepVariable, Timestamp
from engine.games.cipher.cards import Card
from engine.games.cipher.effects import continuous
from engine.games.cipher.effects.locking import LockedIn
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules import attack, deploy, table
from engine.games.cipher.rules.table import BACK, DECK, FRONT, HAND, STACKED
from engine.games.cipher.words import read
from engine.overrides import (
    Control,
    Damage,
    Draw,
    Grant,
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

_PHASE_STEPS = {
    "Beginning Phase": "untap",
    "Bond Phase": "start bond",
    "Deployment Phase": "start deployment",
    "Action Phase": "start action",
    "End Phase": "start end",
}


def refuse(state: State, seat: int, verb: Override, cards: Mapping[str, Printed]) -> Refusal | None:
    """Return why something cannot be done by hand: only what is impossible is refused."""
    match verb:
        case Value(name, whose, change):
            if name != "bonds left":
                return Refusal("", "The number of a player that can be changed is bonds left.")
            if whose != state.vars.get("turn player"):
                return Refusal("", "Only the player whose turn it is has bonds left to use.")
            if not 0 <= deploy.bonds_left(state, whose) + change <= len(state.zones[table.BOND[whose]]):
                return Refusal("", "There are not so many bonds.")
        case SetPhase(phase) if phase not in _PHASE_STEPS:
            return Refusal("", f"There is no phase called '{phase}'; there are {', '.join(_PHASE_STEPS)}.")
        case SetPhase() if not table.turn(state):
            return Refusal("", "The game has not begun yet.")
        case Draw(count) if count > len(state.zones[DECK[seat]]):
            return Refusal("", f"Your deck has only {len(state.zones[DECK[seat]])} cards.")
        case TakeOffStack() | PutOnStack():
            return Refusal("", "There is no stack in this game.")
        case Token(code, _, _) if code not in cards:
            return Refusal("", f"There is no card with the number {code}.")
        case Token(zone="stacked") | MoveCard(zone="stacked") | MoveFrom(zone="stacked"):
            return Refusal("", "Cards get under a unit only by levelling up and growing.")
        case Grant(card, text) if isinstance(_read(table.face(state, card), text), Unparsed):
            return Refusal("", f'"{text}" is no ability in the wording of the cards.')
        case Control():
            return Refusal("", "A card is controlled by the player in whose area it lies.")
        case Damage():
            return Refusal("", "Units have no damage.")
    return None


def carry_out(state: State, seat: int, verb: Override, cards: Mapping[str, Printed]) -> bool:
    """Do by hand what needs the game; False leaves the verb to the kernel."""
    match verb:
        case Value(name, whose, change):
            state.emit(StepVariable("spent", state.vars.get("spent", 0) - change or None, "by hand"))
            state.emit(note(seat, "changes the {1} of {2} by hand: {3}.", name, ("seat", whose), f"{change:+}"))
        case Draw(count):
            for _ in range(count):
                state.emit(Move(state.zones[DECK[seat]][-1], HAND[seat], why="draw"))
            state.emit(note(seat, "draws {1} by hand.", str(count)))
        case SetPhase(phase):
            attack.forget(state)
            state.emit(StepVariable("trigger level", None, "by hand"))
            state.emit(StepVariable("step", _PHASE_STEPS[phase]))
            state.emit(note(seat, "goes to the {1} by hand.", phase))
        case Token(code, whose, zone):
            created = Create(cards[code], whose, state.zone_of(zone, whose))
            state.emit(created)
            state.emit(note(seat, "brings {1} into the game by hand.", ("card", created.number)))
        case Grant(card, text):
            _grant(state, seat, card, text)
            state.emit(note(seat, 'gives {1} "{2}" by hand, until the end of the turn.', ("card", card), text))
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


def _read(card: Card, text: str) -> Ability:
    """Return the skill that a line of text is; Unread where it cannot be read."""
    found = read(replace(card, text=text)).abilities
    return found[0] if len(found) == 1 else Unparsed(text)


def _grant(state: State, seat: int, number: int, text: str) -> None:
    """Give a card a skill until the end of the turn."""
    tick = Timestamp()
    state.emit(tick)
    source = table.ref(state, number)
    gains = Changes(LockedIn((source,)), (Gains((Granted(_read(table.face(state, number), text)),)),))
    new = continuous.begin(ThisTurn(), (gains,), Resolution(state, seat, source), tick.value)
    state.emit(SetVariable("lasting", (*state.vars.get("lasting", ()), *new), "by hand"))


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

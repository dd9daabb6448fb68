"""What players do by hand in Fire Emblem Cipher, whatever the rules say: the overrides that need the game."""

from __future__ import annotations

from collections.abc import Mapping

from engine import overrides
from engine.cards import Printed
from engine.events import SetCardField, Shift, StepVariable
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules import attack, deploy, table
from engine.games.cipher.rules.table import BACK, FRONT, PHASES
from engine.games.cipher.words import read
from engine.law.by_hand import HandRules
from engine.overrides import MoveCard, MoveFrom, Override, Value, moved, note
from engine.rulebook import Refusal
from engine.state import State


def _refuse(state: State, seat: int, verb: Override, cards: Mapping[str, Printed]) -> Refusal | None:
    """Return what only this game refuses to do by hand."""
    match verb:
        case Value(_, whose, _) if whose != state.vars.get("turn player"):
            return Refusal("", "Only the player whose turn it is has bonds left to use.")
        case Value(_, whose, change):
            if not 0 <= deploy.bonds_left(state, whose) + change <= len(state.zones[table.BOND[whose]]):
                return Refusal("", "There are not so many bonds.")
    return None


def _carry_out(state: State, seat: int, verb: Override) -> bool:
    """Do by hand what only this game does; False leaves the verb to the kernel."""
    match verb:
        case Value(_, _, change):
            state.emit(StepVariable("spent", state.vars.get("spent", 0) - change or None, "by hand"))
        case overrides.Turn(card, tapped):
            state.emit(SetCardField(card, "dull", tapped, "tap" if tapped else "untap"))
            state.emit(note(seat, "taps {1} by hand." if tapped else "untaps {1} by hand.", ("card", card)))
        case MoveCard() | MoveFrom():
            return _move(state, seat, verb)
        case _:
            return False
    return True


def _leave_phase(state: State, seat: int, phase: str) -> None:
    """Leave whatever is being done."""
    attack.forget(state)
    state.emit(StepVariable("trigger level", None, "by hand"))


def _move(state: State, seat: int, verb: MoveCard | MoveFrom) -> bool:
    """Move a unit to the other line as the unit that it is."""
    card = moved(state, verb)
    to = state.zone_of(verb.zone, card.owner)
    lines = (FRONT[card.owner], BACK[card.owner])
    if card.zone not in lines or to not in lines:
        return False
    if to != card.zone:
        what = ("card", card.number)
        line = note(seat, "moves {1} from {2} to {3} by hand.", what, ("zone", card.zone), ("zone", to))
        state.emit(Shift(card.number, to, why="by hand"))
        state.emit(line)
    return True


RULES = HandRules(
    phases=PHASES,
    read=lambda card: read(card).abilities,
    context=Resolution,
    lacking={
        overrides.TakeOffStack: "There is no stack in this game.",
        overrides.PutOnStack: "There is no stack in this game.",
        overrides.Control: "A card is controlled by the player in whose area it lies.",
        overrides.Damage: "Units have no damage.",
    },
    closed={"stacked": "Cards get under a unit only by levelling up and growing."},
    piled="under",
    numbers=("bonds left",),
    leave=_leave_phase,
    own_refusal=_refuse,
    own=_carry_out,
)

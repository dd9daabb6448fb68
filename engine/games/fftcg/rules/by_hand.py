"""What players do by hand in Final Fantasy TCG, whatever the rules say: the overrides that need the game."""

from __future__ import annotations

from collections.abc import Mapping

from engine import abilities as ab
from engine.cards import Printed
from engine.events import Count, Move, SetVariable
from engine.games.fftcg.cards import Card, CardType
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.battle import OF_ATTACK, WANTED
from engine.games.fftcg.rules.casting import summon_item
from engine.games.fftcg.rules.table import BREAK, DAMAGE, DECK, PHASES, STACK
from engine.law.by_hand import HandRules
from engine.overrides import MoveCard, MoveFrom, Override, PutOnStack, TakeOffStack, Token, Value, moved, note
from engine.rulebook import Refusal
from engine.sight import UNSEEN
from engine.state import CardState, State
from engine.timing.items import push, stack, take_off


def _refuse(state: State, seat: int, verb: Override, cards: Mapping[str, Printed]) -> Refusal | None:
    """Return what only this game refuses to do by hand."""
    match verb:
        case TakeOffStack(index) if not 0 <= index < len(stack(state)):
            return Refusal("", f"There are {len(stack(state))} items on the stack.")
        case PutOnStack(card) if table.face(state, card).type is not CardType.SUMMON:
            return Refusal("", "Only Summons lie on the stack as cards.")
        case PutOnStack(card) if state.cards[card].zone == STACK:
            return Refusal("", "That Summon lies on the stack already.")
        case Token(code, _, "field") if _is_summon(cards[code]):
            return Refusal("", "A Summon cannot lie on the field; put it on the stack or elsewhere.")
        case MoveCard(zone="field") | MoveFrom(zone="field"):
            return _refuse_field(state, seat, moved(state, verb))
        case Value("damage", whose, change) if change > len(state.zones[DECK[whose]]):
            return Refusal("", "There are not so many cards in the deck.")
    return None


def _refuse_field(state: State, seat: int, card: CardState) -> Refusal | None:
    """Return why a card cannot be put onto the field: a Summon never lies there (FFTCG 5.2.3.1.2.1)."""
    if not state.sees(seat, card):
        # Whether it can lie there would tell what it is.
        return Refusal("", UNSEEN)
    if _is_summon(card.face):
        return Refusal("", "A Summon cannot lie on the field; put it on the stack or elsewhere.")
    return None


def _is_summon(face: Printed) -> bool:
    return isinstance(face, Card) and face.type is CardType.SUMMON


def _carry_out(state: State, seat: int, verb: Override) -> bool:
    """Do by hand what only this game does; False leaves the verb to the kernel."""
    match verb:
        case Value("crystals", whose, change):
            state.emit(Count(f"crystals {whose}", change, "gain crystal"))
        case Value("damage", whose, change):
            for _ in range(change):
                state.emit(Move(state.zones[DECK[whose]][-1], DAMAGE[whose], why="damage"))
            for _ in range(min(-change, len(state.zones[DAMAGE[whose]]))):
                state.emit(Move(state.zones[DAMAGE[whose]][-1], BREAK[whose], why="put"))
        case TakeOffStack(index):
            _take_off_stack(state, seat, index)
        case PutOnStack(card):
            _put_on_stack(state, seat, card)
        case MoveCard(card=card) if state.cards[card].zone == STACK:
            left = tuple(item for item in stack(state) if item.kind != "Summon" or item.source.number != card)
            state.emit(SetVariable("stack", left or None, "by hand"))
            return False
        case _:
            return False
    return True


def _leave_phase(state: State, seat: int, phase: str) -> None:
    """Leave whatever is being done. What was resolving is over."""
    resolving = state.vars.get("resolving")
    for index, item in enumerate(stack(state)):
        if item.stamp == resolving:
            _take_off_stack(state, seat, index)
    for name in ("priority", "resolving", *OF_ATTACK):
        if name in state.vars:
            state.emit(SetVariable(name, None))
    wanted = True if phase == "Attack Phase" else None
    if wanted or WANTED in state.vars:
        state.emit(SetVariable(WANTED, wanted))


def _take_off_stack(state: State, seat: int, index: int) -> None:
    items = stack(state)
    item = items[index]
    take_off(state, item.stamp, "by hand")
    number = item.source.number
    if item.kind == "Summon" and state.cards[number].zone == STACK:
        state.emit(Move(number, BREAK[state.cards[number].owner], why="put"))
    state.emit(note(seat, "takes {1} off the stack by hand.", ("card", number)))


def _put_on_stack(state: State, seat: int, number: int) -> None:
    state.emit(Move(number, STACK, controller=seat, why="cast"))
    push(state, summon_item(state, seat, number))
    state.emit(note(seat, "puts {1} on the stack by hand.", ("card", number)))


def _read(card: Card) -> tuple[ab.Ability, ...]:
    from engine.games.fftcg.words import read

    return read(card).abilities


RULES = HandRules(
    phases=PHASES,
    read=_read,
    context=Resolution,
    closed={
        "stack": "Cards get onto the stack by the verb that puts a Summon there.",
        "primed": "Cards lie on others only by Priming.",
    },
    piled="over",
    numbers=("damage", "crystals"),
    leave=_leave_phase,
    own_refusal=_refuse,
    own=_carry_out,
)

"""The law of Final Fantasy TCG as the kernel asks it: what comes next, what seats may know, what is done by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from engine import abilities as ab
from engine.cards import Printed
from engine.events import Count, Move, SetVariable, forget, keep
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import Card, CardType, Now
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import casting_permissions, explaining
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.readings import MEANING
from engine.games.fftcg.rules import battle, checks, priority, table, turn
from engine.games.fftcg.rules.apply_events import TEXTS
from engine.games.fftcg.rules.casting import bill_for, summon_item
from engine.games.fftcg.rules.priority import TIMING
from engine.games.fftcg.rules.table import BREAK, DAMAGE, DECK, FIELD, HAND, LB_DECK, PRIMED, STACK, spoken
from engine.law import GameLaw
from engine.overrides import MoveCard, MoveFrom, Override, PutOnStack, TakeOffStack, Token, Value, moved, note
from engine.procedures import Procedure, StackLine
from engine.rng import Seed
from engine.sight import UNSEEN
from engine.state import State
from engine.timing.items import Item, push, stack, take_off
from engine.unread import NAME

#: What begins at each step that gives nobody priority.
_STEPS: dict[str, Callable[[State], Procedure]] = {
    "choose first": turn.choose_first,
    "opening": turn.opening,
    "exchange 0": turn.exchange,
    "exchange 1": turn.exchange,
    "turn start": turn.start_turn,
    "active": turn.active_phase,
    "draw": turn.draw_phase,
    "declare": battle.declare,
    "block": battle.block,
    "damage": battle.damage,
    "first strike done": turn.first_strike_done,
    "attack over": turn.attack_over,
    **dict.fromkeys(turn.OPENING, turn.open_phase),
    "hand limit": turn.hand_limit,
    "cleanup": turn.cleanup,
}


class FftcgLaw(GameLaw):
    """The comprehensive rules ver. 3.2."""

    game = "fftcg"
    meaning = MEANING
    open_values = frozenset(
        {"turn", "turn player", "phase", "step", "crystals 0", "crystals 1", "outcome", "first player"}
    )
    context = Resolution
    texts = TEXTS
    loops = checks.LOOPS
    phases = table.PHASES
    closed: ClassVar[dict[str, str]] = {
        "stack": "Cards get onto the stack by the verb that puts a Summon there.",
        "primed": "Cards lie on others only by Priming.",
    }
    piled = "over"
    numbers = ("damage", "crystals")
    giving_up = "FFTCG 2.1"
    ownership = "FFTCG 7.3"
    explain = staticmethod(explaining.explain)
    untimely = staticmethod(priority.untimely)

    def proceed(self, state: State) -> Procedure:
        return TIMING.next_procedure(state) if "priority" in state.vars else _STEPS[table.step(state)](state)

    def can_come_back(self, state: State) -> bool:
        """Whether this position can be the same as an earlier one (FFTCG 13).

        Nothing comes back across turns, nor once somebody has lost and the next check says so (12.4.1 to 12.4.3).
        """
        return "priority" in state.vars and NAME not in state.vars and not checks.losers(state)

    def information(self, state: State, number: int) -> dict[str, Any]:
        now = boards.now(state, number)
        values = _printed(now).copy() if now.number < 0 else _told(now)
        values["base power"] = table.face(state, number).power
        return values

    def standing(self, state: State, number: int) -> dict[str, Any]:
        now = boards.now(state, number)
        card = state.cards[number]
        values: dict[str, Any] = {}
        if card.zone not in (FIELD, STACK) and (cost := self._to_cast(state, number)) >= 0:
            values["to cast"] = cost
        if card.zone == FIELD:
            values["frozen"] = bool(card.marks.get("frozen"))
            values["fresh"] = card.since >= state.vars.get("turn", 0) and "Haste" not in now.keywords
            values["primed"] = tuple([spoken(state.cards[n]) for n in card.over])
            values["attacking"] = number in [one.number for one in table.attacking(state)]
            values["at player"] = values["attacking"] and not state.vars.get("was blocked")
            blocker = table.blocking(state)
            values["blocking"] = blocker is not None and blocker.number == number
        return values

    def values(self, state: State, seat: int) -> dict[str, int]:
        return {"damage": table.damage_points(state, seat), "crystals": table.crystals(state, seat)}

    def depends(self, state: State, zone: int) -> object:
        board = boards.board(state)
        if zone == FIELD:
            common = tuple(map(state.vars.get, ("attackers", "was blocked", "blocker", "turn")))
            return {number: (mine, common) for number, mine in board.each(state.zones[zone]).items()}
        damage = tuple([len(state.zones[one]) for one in DAMAGE])
        castable = zone in HAND or zone in LB_DECK or board.may_rule(own.MayCast)
        if castable and not casting_permissions.unchanged(state, state.zones[zone]):
            # What it takes to cast a card may depend on anything.
            return *damage, *[self._to_cast(state, number) for number in state.zones[zone]]
        return damage

    def _to_cast(self, state: State, number: int) -> int:
        """Return how many CP a card costs whoever can cast it from where it lies outside the field, -1 for nobody."""
        caster = casting_permissions.caster_of(state, number)
        return bill_for(state, number, caster).total if caster >= 0 else -1

    def stack(self, state: State) -> tuple[StackLine, ...]:
        return tuple(stack_line(state, item) for item in stack(state))

    def wrong(self, state: State) -> list[str]:
        found = []
        for number in state.zones[FIELD]:
            if table.face(state, number).type is CardType.SUMMON:
                found.append(f"a Summon is on the field: {spoken(state.cards[number])} (FFTCG 5.2.3.1.2.1)")
        over = sorted(n for number in state.zones[FIELD] for n in state.cards[number].over)
        if over != sorted(state.zones[PRIMED]):
            found.append("the upper cards of primed Characters are not those that lie there (FFTCG 15.2.9.4)")
        on_stack = {item.source.number for item in stack(state) if item.kind == "Summon"}
        if on_stack != set(state.zones[STACK]):
            found.append("the Summons of the stack are not the cards that lie there (FFTCG 11.3.2)")
        return found

    # What is done by hand

    def leave(self, state: State, seat: int, phase: str) -> None:
        """Leave whatever is being done. What was resolving is over."""
        resolving = state.vars.get("resolving")
        for index, item in enumerate(stack(state)):
            if item.stamp == resolving:
                _take_off_stack(state, seat, index)
        forget(state, "priority", "resolving", battle.WANTED, *battle.OF_ATTACK)
        if phase == "Attack Phase":
            state.emit(SetVariable(battle.WANTED, True))

    def impossible(self, state: State, seat: int, verb: Override) -> str:
        """Return why something cannot be: a Summon never lies on the field (FFTCG 5.2.3.1.2.1)."""
        match verb:
            case TakeOffStack(index) if not 0 <= index < len(stack(state)):
                return f"There are {len(stack(state))} items on the stack."
            case PutOnStack(card) if table.face(state, card).type is not CardType.SUMMON:
                return "Only Summons lie on the stack as cards."
            case PutOnStack(card) if state.cards[card].zone == STACK:
                return "That Summon lies on the stack already."
            case MoveCard(zone="field") | MoveFrom(zone="field") if not state.sees(seat, moved(state, verb)):
                # Whether it can lie there would tell what it is.
                return UNSEEN
            case MoveCard(zone="field") | MoveFrom(zone="field") if _is_summon(moved(state, verb).face):
                return _NOT_THERE
            case Token(code, _, "field") if _is_summon(self.cards[code]):
                return _NOT_THERE
            case Value("damage", whose, change) if change > len(state.zones[DECK[whose]]):
                return "There are not so many cards in the deck."
        return ""

    def do_by_hand(self, state: State, seat: int, verb: Override) -> bool:
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
                state.emit(Move(card, STACK, controller=seat, why="cast"))
                push(state, summon_item(state, seat, card))
                state.emit(note(seat, "puts {1} on the stack by hand.", ("card", card)))
            case MoveCard(card=card) if state.cards[card].zone == STACK:
                keep(state, "stack", lambda item: item.kind != "Summon" or item.source.number != card, "by hand")
                return False
            case _:
                return False
        return True


_NOT_THERE = "A Summon cannot lie on the field; put it on the stack or elsewhere."


def _is_summon(face: Printed) -> bool:
    return isinstance(face, Card) and face.type is CardType.SUMMON


def _take_off_stack(state: State, seat: int, index: int) -> None:
    items = stack(state)
    item = items[index]
    take_off(state, item.stamp, "by hand")
    number = item.source.number
    if item.kind == "Summon" and state.cards[number].zone == STACK:
        state.emit(Move(number, BREAK[state.cards[number].owner], why="put"))
    state.emit(note(seat, "takes {1} off the stack by hand.", ("card", number)))


def stack_line(state: State, item: Item) -> StackLine:
    """Return an item of the stack in words."""
    ability = item.ability
    name = getattr(ability, "name", None)
    text = "{0}" if item.kind == "Summon" else f"{name} of {{0}}" if name else f"{item.kind} of {{0}}"
    if item.cancelled:
        text += " (cancelled)"
    targets = tuple(one.number for group in item.targets for one in group if one.number >= 0)
    number = item.source.number
    source = ("card", number, item.source.entered)
    return StackLine(text, (source,), item.seat, number, targets, explaining.says(state, number, ability))


def set_up(decks: Sequence[Sequence[Sequence[Card]]], seed: Seed | int, *, form: str = "constructed") -> State:
    """Return the position before a game: each player's main deck and LB deck (FFTCG 8.2.1.1), unshuffled."""
    state = State(table.SPECS, seed)
    for seat, (main, limit_breaks) in enumerate(decks):
        for card in main:
            state.lay(card, seat, DECK[seat])
        for card in limit_breaks:
            added = state.lay(card, seat, LB_DECK[seat])
            added.face_down = True
            added.known = 1 << seat
    state.vars.update({"turn": 0, "step": "choose first"})
    if form != "constructed":
        state.vars["format"] = form
    return state


def _told(now: Now) -> dict[str, Any]:
    return {
        "cost": now.cost,
        "power": now.power if now.is_forward else 0,
        "types": tuple([one.value for one in now.types]),
        "elements": tuple([one.value for one in now.elements]),
        "names": now.names,
        "jobs": now.jobs,
        "categories": now.categories,
        "keywords": tuple(sorted(now.keywords)),
        "abilities": len(now.abilities),
    }


#: What is told of values that nothing changes.
_printed: ab.Memo[Now, dict[str, Any]] = ab.Memo(_told)

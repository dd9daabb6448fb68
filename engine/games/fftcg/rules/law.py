"""The law of Final Fantasy TCG as the kernel asks for it: what comes next, who wins, what a seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine import abilities as ab
from engine.answers import Play
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import Card, CardType
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import casting_permissions, explaining
from engine.games.fftcg.readings import MEANING
from engine.games.fftcg.rules import battle, by_hand, checks, looping, priority, table, turn, unread
from engine.games.fftcg.rules.casting import bill_for
from engine.games.fftcg.rules.now import Now
from engine.games.fftcg.rules.priority import TIMING
from engine.games.fftcg.rules.table import DAMAGE, DECK, FIELD, HAND, LB_DECK, PRIMED, SPECS, STACK, spoken
from engine.law.game_law import GameLaw
from engine.procedures import Because, Procedure, StackLine
from engine.rng import Seed
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.items import Item, stack
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
    texts = unread.TEXTS
    loops = looping.RULES
    hand = by_hand.RULES
    phases = table.PHASES
    giving_up = "FFTCG 2.1"
    ownership = "FFTCG 7.3"

    def proceed(self, state: State) -> Procedure:
        return TIMING.next_procedure(state) if "priority" in state.vars else _STEPS[table.step(state)](state)

    def can_come_back(self, state: State) -> bool:
        """Whether this position can be the same as an earlier one (FFTCG 13).

        Nothing comes back across turns, nor once somebody has lost and the next check says so (12.4.1 to 12.4.3).
        """
        return "priority" in state.vars and NAME not in state.vars and not checks.losers(state)

    def information(self, state: State, number: int) -> dict[str, Any]:
        now = boards.now(state, number)
        values = _told(now) if state.cards[number].zone == FIELD else _printed(now).copy()
        values["base power"] = table.face(state, number).power
        return values

    def standing(self, state: State, number: int) -> dict[str, Any]:
        now = boards.now(state, number)
        card = state.cards[number]
        values: dict[str, Any] = {}
        caster = casting_permissions.caster_of(state, number) if card.zone not in (FIELD, STACK) else -1
        if caster >= 0:
            values["to cast"] = bill_for(state, number, caster).total
        if card.zone == FIELD:
            values["frozen"] = bool(card.marks.get("frozen"))
            values["fresh"] = card.since >= state.vars.get("turn", 0) and "Haste" not in now.keywords
            values["primed"] = tuple(spoken(state.cards[n]) for n in card.over)
            values["attacking"] = any(one.number == number for one in state.vars.get("attackers", ()))
            values["blocked"] = values["attacking"] and bool(state.vars.get("was blocked"))
            blocker = state.vars.get("blocker")
            values["blocking"] = blocker is not None and blocker.number == number
        return values

    def values(self, state: State, seat: int) -> dict[str, int]:
        return {"damage": table.damage_points(state, seat), "crystals": table.crystals(state, seat)}

    def depends(self, state: State, zone: int) -> object:
        board = boards.board(state)
        if zone == FIELD:
            return board, *map(state.vars.get, ("attackers", "was blocked", "blocker", "turn"))
        castable = zone in HAND or zone in LB_DECK or board.may_rule(own.MayCast)
        if castable and not casting_permissions.unchanged(state, state.zones[zone]):
            # What it takes to cast a card may depend on anything.
            return state.version
        return tuple([len(state.zones[one]) for one in DAMAGE])

    def explain(self, state: State, number: int) -> tuple[Because, ...]:
        """Return the continuous effects that change a card, in the order in which they apply (FFTCG 11.12.4.6)."""
        return explaining.explain(state, number)

    def stack(self, state: State) -> tuple[StackLine, ...]:
        return tuple(stack_line(state, item) for item in stack(state))

    def untimely(self, state: State, seat: int, play: Play) -> Refusal | None:
        return priority.untimely(state, seat, play)

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
    state = State(SPECS, seed)
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
        "base power": now.base_power,
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

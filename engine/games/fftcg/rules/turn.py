"""Setting up and the phases of a turn (FFTCG 8.2, 9)."""

from __future__ import annotations

from engine import course
from engine.effects.matching import THIS_TURN
from engine.events import BOTTOM, Event, Move, Notice, SetCardField, SetVariable, StepVariable, forget
from engine.games.fftcg.effects import statics
from engine.games.fftcg.effects.for_later import ACTIVE_PHASE, LASTING
from engine.games.fftcg.effects.resolution import MEANING
from engine.games.fftcg.rules import battle, checks, table, verbs
from engine.games.fftcg.rules.apply_events import apply_events, fact, tell
from engine.games.fftcg.rules.table import BY_RULE, DECK, FIELD, HAND, HURT, Cause
from engine.games.fftcg.rules.verbs import next_player, skips, warp_counters
from engine.procedures import Procedure
from engine.requests import ChooseCards, ChooseYesNo
from engine.state import State
from engine.timing.automatic import end_of_turn
from engine.triggers.apply_events import with_mark, without_marks
from engine.triggers.replacing import MET

OPENING_HAND = 5
CARDS_A_TURN = 2


# Before the first turn


def choose_first(state: State) -> Procedure:
    """Shuffle the decks and let chance choose who goes first (FFTCG 8.2.1.1, 8.2.1.2)."""
    course.choose_first(state, DECK, "FFTCG 8.2.1.2")
    state.emit(StepVariable("step", "opening"))
    yield from ()


def opening(state: State) -> Procedure:
    """Both players draw five cards (FFTCG 8.2.1.3)."""
    for seat in table.in_turn_order(state):
        yield from verbs.draw(state, seat, OPENING_HAND, Cause("setup", None, seat))
    state.emit(StepVariable("step", "exchange 0"))


def exchange(state: State) -> Procedure:
    """The player may put the hand at the bottom of the deck and draw five anew, once (FFTCG 8.2.1.4)."""
    later = table.step(state) == "exchange 1"
    seat = table.in_turn_order(state)[later]
    answer = yield from ChooseYesNo(
        seat, "Exchange your opening hand for five new cards?", "FFTCG 8.2.1.4",
        yes="Exchange the hand", no="Keep the hand",
    )  # fmt: skip
    if answer:
        hand = tuple(state.zones[HAND[seat]])
        order = yield from ChooseCards(
            seat, "Put your hand at the bottom of your deck: name the cards in order, the lowest last.",
            "FFTCG 8.2.1.4", lambda: hand, len(hand), len(hand), ordered=True,
        )
        for number in order:
            state.emit(Move(number, DECK[seat], BOTTOM, why="exchange"))
        tell(state, "{0} exchanges the opening hand.", "FFTCG 8.2.1.4", ("seat", seat))
        yield from verbs.draw(state, seat, OPENING_HAND, Cause("setup", None, seat))
    else:
        tell(state, "{0} keeps the opening hand.", "FFTCG 8.2.1.4", ("seat", seat))
    state.emit(StepVariable("step", "turn start" if later else "exchange 1"))


# The turn

def start_turn(state: State) -> Procedure:
    """A turn begins (FFTCG 9)."""
    number = table.turn(state) + 1
    state.emit(SetVariable("turn", number))
    forget(state, "used", "cast 0", "cast 1", THIS_TURN, MET)
    tell(state, "Turn {0}: {1}.", "FFTCG 9", str(number), ("seat", table.turn_player(state)))
    state.emit(StepVariable("step", "active"))
    yield from ()


def active_phase(state: State) -> Procedure:
    """Everything the turn player controls that is dull is activated, but for what is frozen (FFTCG 9.1, 15.2.4.2)."""
    if skips(state, "active"):
        return
    state.emit(SetVariable("phase", "active"))
    seat = table.turn_player(state)
    fact(state, "at active", seat=seat)
    marks: list[Event] = []
    for number in table.on_field(state, seat):
        card = state.cards[number]
        if card.marks.get("frozen"):
            marks.append(with_mark(state, number, "frozen", 0, "thaw"))
        elif card.dull and not statics.does_not_activate(state, number):
            marks.append(SetCardField(number, "dull", False, "activate", BY_RULE))
    yield from apply_events(state, marks)
    LASTING.let_end(state, ACTIVE_PHASE)
    state.emit(StepVariable("step", "draw"))


def draw_phase(state: State) -> Procedure:
    """The turn player draws two cards, one in the very first turn (FFTCG 9.2, 9.2.1.3)."""
    if skips(state, "draw"):
        return
    state.emit(SetVariable("phase", "draw"))
    fact(state, "at draw", seat=table.turn_player(state))
    count = 1 if table.turn(state) == 1 else CARDS_A_TURN
    yield from verbs.draw(state, table.turn_player(state), count)
    state.emit(StepVariable("step", "main 1 start"))


#: The phases in which players have priority, by the steps that begin them, and the step in which they have it first.
OPENING = {
    "main 1 start": ("main 1", "main 1"), "attack start": ("attack", "preparation"),
    "main 2 start": ("main 2", "main 2"), "end start": ("end", "end"),
}


def open_phase(state: State) -> Procedure:
    """A phase begins in which players have priority (FFTCG 9.3, 9.5.1.1, 10.1.1).

    In Main Phase 1 Warp Counters come off (15.2.7.4); before the other one the Attack Phase, where there was one, is
    over (9.3.1.1). With the End Phase begins everything that waits for the end of the turn.
    """
    phase, step = OPENING[table.step(state)]
    seat = table.turn_player(state)
    if phase == "main 2" and table.phase(state) == "attack":
        battle.finish_attack(state)
        fact(state, "after attack", seat=seat)
    if skips(state, phase):
        return
    state.emit(SetVariable("phase", phase))
    state.emit(StepVariable("step", step))
    tell(state, "{0}.", table.PHASES[phase].rule, table.PHASES[phase].name)
    state.emit(StepVariable("priority", (seat, 0)))
    if phase == "main 1":
        warp_counters(state, seat)
    yield from apply_events(state, [Notice(f"at {phase}", seat=seat)])


def attack_over(state: State) -> Procedure:
    """Back to another attack (FFTCG 10.1.4.6)."""
    battle.finish_attack(state)
    state.emit(StepVariable("step", "declare"))
    yield from ()


def first_strike_done(state: State) -> Procedure:
    """Between the two damages only rules processes happen; then the normal damage is dealt (FFTCG 15.2.3.3)."""
    yield from checks.CHECKS.processes(state)
    if "outcome" not in state.vars:
        yield from battle.damage(state)


def hand_limit(state: State) -> Procedure:
    """The turn player discards down to five cards (FFTCG 9.5.1.2)."""
    seat = table.turn_player(state)
    limit = table.HAND_LIMIT
    extra = len(state.zones[HAND[seat]]) - limit
    if extra > 0:
        answer = yield from ChooseCards(
            seat, "Discard down to {0} cards.", "FFTCG 9.5.1.2", lambda: tuple(state.zones[HAND[seat]]), extra, extra,
            args=(str(limit),),
        )
        yield from verbs.discard(state, answer, BY_RULE)
    state.emit(StepVariable("step", "cleanup"))


def cleanup(state: State) -> Procedure:
    """Damage goes away and what lasts until the end of the turn ends, together (FFTCG 9.5.1.3).

    If that makes anything happen there is one more round of priority (9.5.1.4); else the next turn begins (9.5.1.5).
    """
    seat = table.turn_player(state)
    for number in state.zones[FIELD]:
        card = state.cards[number]
        if card.damage:
            state.emit(SetCardField(number, "damage", 0, "end of turn"))
        for event in without_marks(state, number, ("attacked", *HURT), "end of turn"):
            state.emit(event)
    yield from end_of_turn(state, MEANING)
    if checks.due(state):
        state.emit(StepVariable("step", "cleanup priority"))
        state.emit(StepVariable("priority", (seat, 0)))
        return
    forget(state, "memory")
    following = next_player(state)
    before: int = state.vars.get(table.IN_A_ROW, 0)
    if following == seat:
        state.emit(SetVariable(table.IN_A_ROW, before + 1))
    else:
        forget(state, table.IN_A_ROW)
    state.emit(SetVariable("turn player", following))
    state.emit(StepVariable("step", "turn start"))

"""Setting up, and the phases of a turn with all their windows (FOW 403, 500).

A step in which somebody has priority is followed by the one that :data:`AFTER` names, once both players have passed in
a row on an empty chase.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import course
from engine.effects import evaluate
from engine.effects.matching import THIS_TURN
from engine.events import BOTTOM, Create, Event, Move, Notice, SetCardField, SetVariable, Shuffle, StepVariable, forget
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Card
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics
from engine.games.fow.effects.for_later import LASTING
from engine.games.fow.effects.resolution import MEANING, Resolution
from engine.games.fow.effects.tokens import coin_of
from engine.games.fow.rules import checks, lifebreak, table, verbs, will
from engine.games.fow.rules.apply_events import apply_events, tell
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards
from engine.rng import Seed
from engine.state import State
from engine.timing.automatic import end_of_turn
from engine.triggers.replacing import MET

#: The counters that a ruler may begin with (FOW 1122.2a).
MANA = "mana"

# Before the first turn


def set_up(piles: Sequence[Sequence[Sequence[Card]]], seed: Seed | int, *, valhalla: bool = False) -> State:
    """Return the position before a game: each player's ruler, main deck and stone deck, unshuffled (FOW 402.1).

    The rulers lie face down until both players turn them up (403.5). With `valhalla` both players have agreed to the
    Valhalla rules (1415.1).
    """
    state = State(table.SPECS, seed)
    for seat, (ruler, main, stones, *_) in enumerate(piles):
        for cards, zone in ((main, table.DECK), (stones, table.STONE_DECK)):
            for card in cards:
                state.lay(card, seat, zone[seat])
        for card in ruler:
            added = state.lay(card, seat, table.RULER_AREA[seat])
            added.face_down = True
            added.known = 1 << seat
    state.vars.update({"turn": 0, "step": "choose first", "life 0": table.LIFE, "life 1": table.LIFE})
    if valhalla:
        state.vars[lifebreak.AGREED] = True
    return state


#: The named values that hold the cards each player has chosen to exchange.
_CHOSEN = ("exchange 0", "exchange 1")


def choose_first(state: State) -> Procedure:
    """Shuffle the decks and let chance choose who goes first (FOW 403.1, 403.3)."""
    for deck in table.STONE_DECK:
        state.emit(Shuffle(deck))
    course.choose_first(state, table.DECK, "FOW 403.3")
    state.emit(StepVariable("step", "opening"))
    yield from ()


def opening(state: State) -> Procedure:
    """Both players draw five cards (FOW 403.4)."""
    for seat in table.in_turn_order(state):
        yield from verbs.draw(state, seat, table.OPENING_HAND, table.Cause("setup", None, seat))
    state.emit(StepVariable("step", "exchange 0"))


def exchange(state: State) -> Procedure:
    """The first player says which cards of the opening hand to exchange, then the other one; then both do it (FOW
    403.4).
    """
    later = table.step(state) == "exchange 1"
    seat = table.in_turn_order(state)[later]
    hand = tuple(state.zones[table.HAND[seat]])
    chosen = yield from ChooseCards(
        seat, "Which cards of your opening hand do you exchange? They go to the bottom of your deck, the last one "
        "lowest.", "FOW 403.4", lambda: hand, 0, len(hand), ordered=True,
    )
    tell(state, "{0} exchanges {1} of the opening hand.", "FOW 403.4", ("seat", seat), _cards(len(chosen)))
    state.emit(SetVariable(_CHOSEN[seat], chosen))
    if later:
        yield from _exchange(state)
    state.emit(StepVariable("step", "rulers" if later else "exchange 1"))


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _exchange(state: State) -> Procedure:
    """Put what was chosen at the bottom of the decks, and draw as many cards (FOW 403.4)."""
    for seat in table.in_turn_order(state):
        chosen: tuple[int, ...] = state.vars[_CHOSEN[seat]]
        for number in chosen:
            state.emit(Move(number, table.DECK[seat], BOTTOM, why="exchange"))
        yield from verbs.draw(state, seat, len(chosen), table.Cause("setup", None, seat))
    forget(state, *_CHOSEN)


def rulers(state: State) -> Procedure:
    """Both players turn up their rulers in the ruler area (FOW 403.5)."""
    for seat in table.in_turn_order(state):
        for number in state.zones[table.RULER_AREA[seat]]:
            state.emit(SetCardField(number, "face_down", False, "turn up"))
            state.emit(SetCardField(number, "known", 0, "turn up"))
            tell(state, "The ruler of {0} is {1}.", "FOW 403.5", ("seat", seat), ("card", number))
    for seat in table.in_turn_order(state):
        for number in state.zones[table.RULER_AREA[seat]]:
            yield from _begin_with(state, seat, number)
    if lifebreak.agreed(state):
        yield from lifebreak.deal(state)
    state.emit(StepVariable("step", "turn start"))


def _begin_with(state: State, seat: int, number: int) -> Procedure:
    """Let a player begin with what the ruler gives: mana counters on it (FOW 1122.2a), and a will coin for who does not
    go first (1119.2).
    """
    for ability in boards.now(state, number).abilities:
        if isinstance(ability, own.CountersAtStart) and ability.word is own.AbilityWord.MANA:
            count = evaluate.value(ability.count, Resolution(state, seat, table.ref(state, number)))
            yield from verbs.place_counters(state, number, MANA, count, table.BY_RULE)
        elif isinstance(ability, own.Energize) and seat != table.turn_player(state):
            state.emit(Create(coin_of(ability), seat, table.REMOVED[seat]))
            tell(state, "{0} has a will coin.", "FOW 1119.2", ("seat", seat))


# The turn

#: What is forgotten when a turn begins.
_OF_A_TURN = (
    "used", "cast 0", "cast 1", "called 0", "called 1", "judged 0", "judged 1", "battles given up", THIS_TURN,
    MET,
)


def start_turn(state: State) -> Procedure:
    """A turn begins (FOW 403.6, 505.6)."""
    number = table.turn(state) + 1
    state.emit(SetVariable("turn", number))
    forget(state, *_OF_A_TURN)
    tell(state, "Turn {0}: {1}.", "FOW 501.1", str(number), ("seat", table.turn_player(state)))
    state.emit(StepVariable("step", table.PHASES["draw"].step))
    yield from ()


def _begin(state: State, phase: str, step: str, *times: str) -> Procedure:
    """A phase begins: what triggers then does so, and the turn player has priority."""
    state.emit(SetVariable("phase", phase))
    tell(state, "{0}.", table.PHASES[phase].rule, table.PHASES[phase].name)
    yield from window(state, step, *times)


def window(state: State, step: str, *times: str) -> Procedure:
    """Let it be one of these times, and give the turn player priority (FOW 601.1, 803.1, 804.1)."""
    seat = table.turn_player(state)
    state.emit(StepVariable("step", step))
    state.emit(StepVariable("priority", (seat, 0)))
    if times:
        yield from apply_events(state, [Notice(one, seat=seat) for one in times])


def draw_phase(state: State) -> Procedure:
    """It is the beginning of the turn, of the draw phase, and in the first turn that of the game (FOW 502.1)."""
    first = ("at game",) if table.turn(state) == 1 else ()
    yield from _begin(state, "draw", "draw begins", *first, "at turn", "at draw")


def drawing(state: State) -> Procedure:
    """The turn player draws a card, but for the very first turn (FOW 502.3)."""
    if table.turn(state) > 1:
        yield from verbs.draw(state, table.turn_player(state), 1)
    yield from window(state, "draw ends")


def recovery_phase(state: State) -> Procedure:
    """There is none in the first turn of a player (FOW 503.1, 503.2)."""
    if _is_first_turn(state):
        tell(state, "{0} has no Recovery Phase in the first turn.", "FOW 503.1", ("seat", table.turn_player(state)))
        state.emit(StepVariable("step", table.PHASES["main"].step))
        return
    yield from _begin(state, "recovery", "recovery begins", "at recovery")


def _is_first_turn(state: State) -> bool:
    """Whether it is the turn player's first turn, which never comes besides the usual ones."""
    return table.turn(state) - state.vars.get(verbs.HAD, 0) <= 2 and verbs.EXTRA not in state.vars


def recovering(state: State) -> Procedure:
    """All will is gone, and the turn player recovers everything on the field and in the ruler area (FOW 503.4 to
    503.6).
    """
    seat = table.turn_player(state)
    will.empty(state)
    resting = [n for n in (*table.on_field(state, seat), *state.zones[table.RULER_AREA[seat]]) if state.cards[n].dull]
    recover = [n for n in resting if checks.recovers(state, n)]
    stay = yield from _staying(state, seat, recover)
    marks: list[Event] = [SetCardField(n, "dull", False, "recover", table.BY_RULE) for n in recover if n not in stay]
    yield from apply_events(state, marks)
    LASTING.let_end(state, "recovery phase")
    yield from window(state, "recovery ends", "after recovery")


def _staying(state: State, seat: int, cards: Sequence[int]) -> Asked[tuple[int, ...]]:
    """Let a player say which of the cards stay rested that may, by the text of a card (FOW 104.1)."""
    may = tuple(number for number in cards if statics.may_stay_rested(state, number))
    if not may:
        return ()
    return (yield from ChooseCards(seat, "Which of these stay rested?", "FOW 104.1", lambda: may, 0, len(may)))


def main_phase(state: State) -> Procedure:
    """The turn player may act as long as they like (FOW 504)."""
    yield from _begin(state, "main", "main", "at main")


def end_phase(state: State) -> Procedure:
    """The end phase begins (FOW 505.1)."""
    yield from _begin(state, "end", "end begins", "at end")


def ending(state: State) -> Procedure:
    """It is the end of the turn (FOW 505.3)."""
    yield from window(state, "end ends", "at turn end")


def cleanup(state: State) -> Procedure:
    """The last step: damage, effects and will are gone, and the hand is brought down to its limit (FOW 505.5).

    Where that makes anything happen there is one more window, and the step comes again (505.5e).
    """
    seat = table.turn_player(state)
    for number in state.zones[table.FIELD]:
        if state.cards[number].damage:
            state.emit(SetCardField(number, "damage", 0, "end of turn"))
    yield from end_of_turn(state, MEANING)
    will.empty(state)
    yield from _hand_limit(state, seat)
    if checks.due(state):
        yield from window(state, "last step")
        return
    forget(state, "memory")
    state.emit(SetVariable("turn player", verbs.next_player(state)))
    state.emit(StepVariable("step", "turn start"))


def _hand_limit(state: State, seat: int) -> Procedure:
    """The turn player discards down to the limit (FOW 505.5d)."""
    hand, limit = table.HAND[seat], table.HAND_LIMIT
    extra = len(state.zones[hand]) - limit
    if extra > 0:
        answer = yield from ChooseCards(
            seat, "Discard down to {0} cards.", "FOW 505.5d", lambda: tuple(state.zones[hand]), extra, extra,
            args=(str(limit),),
        )
        yield from verbs.discard(state, answer, table.BY_RULE)


#: What begins at each step that gives nobody priority.
STEPS: dict[str, Callable[[State], Procedure]] = {
    "choose first": choose_first,
    "opening": opening,
    "exchange 0": exchange,
    "exchange 1": exchange,
    "rulers": rulers,
    "turn start": start_turn,
    table.PHASES["draw"].step: draw_phase,
    "drawing": drawing,
    table.PHASES["recovery"].step: recovery_phase,
    "recovering": recovering,
    table.PHASES["main"].step: main_phase,
    table.PHASES["end"].step: end_phase,
    "ending": ending,
    "cleanup": cleanup,
}
#: The step that follows when both players pass on an empty chase, and where that is in words.
AFTER = {
    "draw begins": ("drawing", "To the draw"),
    "draw ends": (table.PHASES["recovery"].step, "To the Recovery Phase"),
    "recovery begins": ("recovering", "To the recovery"),
    "recovery ends": (table.PHASES["main"].step, "To the Main Phase"),
    "main": (table.PHASES["end"].step, "To the End Phase"),
    "end begins": ("ending", "To the end of the turn"),
    "end ends": ("cleanup", "End the turn"),
    "last step": ("cleanup", "End the turn"),
}

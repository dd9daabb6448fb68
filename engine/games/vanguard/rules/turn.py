"""Preparing the game (VG 6) and the phases of a turn (VG 7, 13); between any two steps lies a check timing (VG 14)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from engine import course
from engine.answers import Play
from engine.course import next_player
from engine.effects.matching import THIS_TURN
from engine.events import BOTTOM, Move, SetCardField, SetVariable, Shuffle, StepVariable, forget
from engine.games.vanguard.cards import Card
from engine.games.vanguard.effects import board as boards
from engine.games.vanguard.effects import for_later, planes, statics, triggers, using
from engine.games.vanguard.effects.characteristics import is_act
from engine.games.vanguard.effects.states import COME
from engine.games.vanguard.rules import calling, hearts, lock, orders, table, verbs
from engine.games.vanguard.rules.apply_events import fact, tell
from engine.games.vanguard.rules.checks import stands_by
from engine.games.vanguard.rules.loops import LOOPS
from engine.games.vanguard.rules.table import BY_RULE, DECK, G_ZONE, HAND, SPECS, VC
from engine.procedures import Procedure
from engine.requests import ChooseCards, ChoosePlay, ChooseYesNo
from engine.rng import Seed
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.windows import Way, Ways

#: A match in which nothing has been agreed on.
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})

# Preparing the game


def set_up(
    piles: Sequence[Sequence[Sequence[Card]]], seed: Seed | int, options: Mapping[str, str] = NO_OPTIONS
) -> State:
    """Return the position before a game: the main deck of each player, unshuffled, and the G deck (VG 6.1, 6.2)."""
    state = State(SPECS, seed)
    for seat, (main, *others) in enumerate(piles):
        for printed in main:
            state.lay(printed, seat, DECK[seat])
        for printed in (one for pile in others for one in pile):
            card = state.lay(printed, seat, G_ZONE[seat])
            card.face_down, card.known = True, 1 << seat
    state.vars.update({"turn": 0, "step": "opening"})
    course.agree_on_first(state, options)
    if agreed := tuple(one for one in table.SWITCHES if options.get(one) == "yes"):
        state.vars["agreed"] = agreed
    return state


def first_vanguard(state: State) -> Procedure:
    """Choose a card of grade 0 that begins as the vanguard, face down on the vanguard circle (VG 6.1)."""
    seat = 0 if table.step(state) == "opening" else 1
    deck = state.zones[DECK[seat]]
    answer = yield from ChooseCards(
        seat, "Choose your first vanguard: a card of grade 0.", "VG 6.1",
        lambda: tuple(n for n in deck if boards.printed(state, n).grade == 0 and verbs.is_grounded(state, n)), 1, 1,
        faces=True, private=True, why_not=lambda number: Refusal("VG 6.1", "The first vanguard is a card of grade 0."),
    )
    for number in answer:
        state.emit(Move(number, VC[seat], face_down=True, why="first vanguard"))
        state.emit(SetCardField(number, "known", 1 << seat, "first vanguard"))
    tell(state, "{0} has chosen a first vanguard.", "VG 6.1", ("seat", seat))
    state.emit(StepVariable("step", "choose first" if seat else "first vanguard"))


def choose_first(state: State) -> Procedure:
    """Shuffle the decks, let chance decide who goes first, and draw the opening hands (VG 6.2, 6.3, 6.5)."""
    course.choose_first(state, DECK, "VG 6.3")
    if table.has_agreed(state, "choose first"):
        yield from _say_who_begins(state)
    for seat in table.in_turn_order(state):
        yield from verbs.draw(state, seat, table.OPENING_HAND, BY_RULE, "VG 6.5")
    state.emit(StepVariable("step", "mulligan 0"))


def _say_who_begins(state: State) -> Procedure:
    """Whom chance has named says who goes first (VG 28)."""
    seat = table.turn_player(state)
    if not (yield from ChooseYesNo(seat, "Do you go first?", "VG 28", yes="Go first", no="Go second")):
        state.emit(SetVariable("first player", 1 - seat))
        state.emit(SetVariable("turn player", 1 - seat))
        tell(state, "{0} goes first.", "VG 28", ("seat", 1 - seat))


def mulligan(state: State) -> Procedure:
    """The player may put cards of the hand on the bottom of the deck and draw as many, once (VG 6.5)."""
    later = table.step(state) == "mulligan 1"
    seat = table.in_turn_order(state)[later]
    answer = yield from ChooseCards(
        seat, "Choose the cards of your hand that you exchange for others, or none.", "VG 6.5",
        lambda: tuple(state.zones[HAND[seat]]), 0, table.OPENING_HAND,
    )
    for number in answer:
        state.emit(Move(number, DECK[seat], BOTTOM, why="mulligan"))
    if answer:
        tell(state, "{0} puts {1} of the hand on the bottom of the deck.", "VG 6.5", ("seat", seat), str(len(answer)))
        yield from verbs.draw(state, seat, len(answer), BY_RULE, "VG 6.5")
        state.emit(Shuffle(DECK[seat]))
    else:
        tell(state, "{0} keeps the hand.", "VG 6.5", ("seat", seat))
    state.emit(StepVariable("step", "stand up" if later else "mulligan 1"))


def stand_up(state: State) -> Procedure:
    """Turn both first vanguards face up: the first turn begins (VG 6.6)."""
    for seat in table.in_turn_order(state):
        for number in state.zones[VC[seat]]:
            state.emit(SetCardField(number, "face_down", False, "stand up"))
            state.emit(SetCardField(number, "known", 0, "stand up"))
            tell(state, "The first vanguard of {0} is {1}.", "VG 6.6", ("seat", seat), ("card", number))
    state.emit(StepVariable("step", "turn start"))
    yield from ()


# How phases and steps begin

#: What is forgotten as a turn begins.
_OF_THE_TURN = (
    "rode", "strode", "ordered", "used", "memory", "battle", COME, "hollowed", "stood", table.STAYED, THIS_TURN,
    *(f"{name} {seat}" for name in ("homare", "soul-blast less") for seat in (0, 1)),
)


def start(state: State) -> Procedure:
    """A turn begins (VG 7)."""
    seat = table.turn_player(state)
    leader = table.vanguard(state, seat)
    state.emit(SetVariable("turn", table.turn(state) + 1))
    forget(state, *_OF_THE_TURN)
    # A stride asks what grade the vanguard had at the beginning of the turn (VG 21.1).
    state.emit(SetVariable("grade before", boards.now(state, leader).grade if leader >= 0 else -1))
    tell(state, "Turn {0}: {1}.", "VG 7", str(table.turn(state)), ("seat", seat))
    state.emit(StepVariable("step", table.PHASES["stand"].step))
    yield from ()


def start_phase(state: State) -> Procedure:
    """A phase begins: its name is the last word of the step (VG 7.1, 7.2, 7.4, 7.6, 11.1.1)."""
    phase = table.step(state).removeprefix("start ")
    seat = table.turn_player(state)
    state.emit(SetVariable("phase", phase))
    state.emit(StepVariable("step", phase))
    tell(state, "{0}.", table.PHASES[phase].rule, table.PHASES[phase].name)
    if phase == "stand":
        fact(state, "turn begins", seat=seat)
    fact(state, "phase begins", seat=seat, amount=list(table.PHASES).index(phase))
    yield from ()


def start_step(state: State) -> Procedure:
    """A step of a phase begins that has a beginning of its own (VG 7.3, 7.5)."""
    step = table.step(state).removeprefix("start ")
    state.emit(StepVariable("step", step))
    fact(state, "step begins", seat=table.turn_player(state), name=step)
    yield from ()


# The stand phase, the draw phase


def stand(state: State) -> Procedure:
    """The turn player stands all units that no text keeps resting (VG 7.1)."""
    seat = table.turn_player(state)
    state.emit(StepVariable("step", table.PHASES["draw"].step))
    units = [*table.vanguards(state, seat), *table.rear_guards(state, seat)]
    yield from verbs.stand(state, [one for one in units if statics.stands_up(state, one)])
    for_later.end_stand_phase(state)


def draw(state: State) -> Procedure:
    """The turn player draws a card, the first player in the first turn too (VG 7.2)."""
    state.emit(StepVariable("step", "start assist"))
    yield from verbs.draw(state, table.turn_player(state), 1, BY_RULE, "VG 7.2")


#: How many cards the G assist looks at, and how many of the hand it costs (VG 7.3).
_LOOKS, _COSTS = 5, 2


def assist(state: State) -> Procedure:
    """Who has no card of the next grade in the hand may look for one on top of the deck (VG 7.3)."""
    seat = table.turn_player(state)
    state.emit(StepVariable("step", table.PHASES["ride"].step))
    leader = table.vanguard(state, seat)
    grade = boards.now(state, leader).grade if leader >= 0 else 3
    hand = tuple(state.zones[HAND[seat]])
    if grade >= 3 or not hand:
        return
    there = [n for n in hand if boards.now(state, n).grade == grade + 1 and verbs.is_grounded(state, n)]
    # As long as the other player sees no such card, everybody who might have none is asked.
    if any(state.sees(1 - seat, state.cards[n]) for n in there):
        return
    barred = Refusal("VG 7.3", f"You have a card of grade {grade + 1} in your hand.") if there else None
    wanted = yield from ChooseYesNo(
        seat, "Reveal your hand and look for a card of grade {0} among the top five of your deck?", "VG 7.3",
        args=(str(grade + 1),), yes="Look for it", no="Do not", barred=barred, private=True,
    )  # fmt: skip
    if wanted:
        yield from _look_for(state, seat, grade + 1)


def _look_for(state: State, seat: int, grade: int) -> Procedure:
    """Look at the top five cards, take one of a grade, and remove two of the hand for it (VG 7.3)."""
    shown = course.uncover(state, [table.ref(state, n) for n in state.zones[HAND[seat]]], course.EVERYBODY, "reveal")
    tell(state, "{0} reveals the hand: no card of grade {1}.", "VG 7.3", ("seat", seat), str(grade))
    course.cover(state, shown)
    top = tuple(state.zones[DECK[seat]][-_LOOKS:][::-1])
    looked = course.uncover(state, [table.ref(state, n) for n in top], 1 << seat, "look")
    answer = yield from ChooseCards(
        seat, "Choose a card of grade {0}, or none.", "VG 7.3",
        lambda: tuple(n for n in top if boards.printed(state, n).grade == grade and verbs.is_grounded(state, n)), 0, 1,
        args=(str(grade),), faces=True, private=True,
    )
    course.cover(state, [one for one in looked if one.what.number not in answer])
    for number in answer:
        state.emit(SetCardField(number, "known", course.EVERYBODY, "show"))
        tell(state, "{0} shows {1}.", "VG 7.3", ("seat", seat), ("card", number))
    if (yield from verbs.put(state, answer, verbs.TO_HAND)):
        paid = yield from ChooseCards(
            seat, "Remove two cards of your hand from the game.", "VG 7.3", lambda: tuple(state.zones[HAND[seat]]),
            _COSTS, _COSTS,
        )
        yield from verbs.put(state, paid, verbs.AWAY)
    state.emit(Shuffle(DECK[seat]))


# The ride phase, the main phase


def _ask(
    state: State, text: str, rule: str, ideas: Callable[[State, int], list[Play]], following: str, onward: str, *,
    closed: bool = False,
) -> Procedure:
    """Ask what the turn player does in a step; who does nothing more goes on to the next one (VG 14.2)."""
    seat = table.turn_player(state)
    answer = yield ChoosePlay(seat, text, rule, state, WAYS, ideas, lambda state: onward, closed=closed)
    if isinstance(answer, Play):
        yield from WAYS.act(state, seat, answer)
    else:
        state.emit(StepVariable("step", following))


def ride(state: State) -> Procedure:
    """The turn player may ride a card of the hand, once in a turn (VG 7.4)."""
    closed = "rode" in state.vars or not state.zones[HAND[table.turn_player(state)]]
    return _ask(
        state, "Ride a card of your hand.", "VG 7.4", calling.rides, "start stride", "To the Main Phase", closed=closed
    )


def main(state: State) -> Procedure:
    """The turn player calls, uses abilities and exchanges columns, as often as they like (VG 7.6)."""
    return _ask(
        state, "Call rear-guards, use abilities or exchange columns.", "VG 7.6", _ideas, table.PHASES["battle"].step,
        "To the Battle Phase",
    )


def _ideas(state: State, seat: int) -> list[Play]:
    """Return whatever might be done in the main phase."""
    acts = [Play("use", number, index) for number, index in triggers.acts(state, seat)]
    return [*calling.calls(state, seat), *acts, *orders.ideas(state, seat), *calling.exchanges(state, seat)]


def _refuse_use(state: State, seat: int, play: Play) -> Refusal | None:
    if play.target is not None:
        return calling.why_not_at(state, seat, play)
    if orders.is_order(state, play.card):
        return orders.refuse(state, seat, play)
    return using.refuse(state, seat, play)


def _cannot_use(state: State, seat: int, play: Play) -> Refusal | None:
    if play.target is not None:
        return calling.why_not_at(state, seat, play)
    if orders.is_order(state, play.card):
        return orders.impossible(state, seat, play)
    abilities = boards.now(state, play.card).abilities
    if table.master(state, play.card) == seat and 0 <= play.index < len(abilities) and is_act(abilities[play.index]):
        return None
    return Refusal("VG 16.1", "That is no [ACT] ability of yours.")


def _use(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    do = orders.play if orders.is_order(state, play.card) else using.use
    return do(state, seat, play, insisted)


def _label_use(state: State, play: Play) -> str:
    if orders.is_order(state, play.card):
        return f"Play {table.spoken(state.cards[play.card])}"
    return using.label(state, play)


def _targets(state: State, seat: int, play: Play) -> Sequence[int] | None:
    return None if orders.is_order(state, play.card) else using.targets(state, seat, play)


# The end phase


def end(state: State) -> Procedure:
    """The end phase begins: the turn player's G units go to the G zone, what is locked or deleted is turned up, and the
    unit on an Astral Plane goes under its owner's deck (VG 13.1); what waits for that comes before the end of the turn
    (VG 13.2).
    """
    state.emit(SetVariable("phase", "end"))
    state.emit(StepVariable("step", "end autos"))
    forget(state, COME, "hollowed")
    tell(state, "{0}.", "VG 13.1", table.PHASES["end"].name)
    seat = table.turn_player(state)
    yield from hearts.go_back(state, seat)
    yield from lock.end(state, seat)
    if (plane := planes.plane(state, seat)) is not None:
        there = [one for one in table.on_circle(state, seat, plane) if table.is_unit(state, one)]
        yield from verbs.put(state, there, verbs.UNDER_DECK)


def end_autos(state: State) -> Procedure:
    """What comes at the beginning of the end phase and at the end of the turn stands by (VG 13.3)."""
    state.emit(StepVariable("step", "end over"))
    _come(state)
    yield from ()


def _come(state: State) -> None:
    """Let it be the beginning of the end phase and the end of the turn: whatever has not yet come by that in this end
    phase does (VG 13.3, 13.5), and hollowed units are retired (VC19.1.4).
    """
    seat, order = table.turn_player(state), list(table.PHASES).index("end")
    fact(state, "phase begins", seat=seat, amount=order)
    come = state.vars.get("hollowed", ())
    there = tuple(table.ref(state, number) for number in for_later.hollowed(state))
    if any(one not in come for one in there):
        state.emit(SetVariable("hollowed", (*come, *there)))
        for_later.stand_by_hollowed(state)
    fact(state, "turn ends", seat=seat, amount=order)


def end_over(state: State) -> Procedure:
    """What lasts until the end of the turn ends, and the next turn begins, unless something more comes (VG 13.4, 13.5).
    """
    for_later.end_turn(state)
    _come(state)
    if not stands_by(state):
        state.emit(SetVariable("turn player", next_player(state)))
        state.emit(StepVariable("step", "turn start"))
    yield from ()


# What may be done, and when


def _other(state: State, play: Play) -> Refusal:
    """Return why something is not done now that is done at another step."""
    return untimely(state, table.turn_player(state), play) or Refusal(
        "VG 14.2", f"There is no such thing to do as {play.how!r}."
    )


_WHEN = {
    "ride": ("VG 7.4", "Cards are ridden in the ride step, once in a turn."),
    "stride": ("VG 7.5", "G units are stridden in the stride step, once in a turn."),
    "call": ("VG 7.6", "Cards are called in the main phase."),
    "exchange": ("VG 7.6", "Columns are exchanged in the main phase."),
    "use": ("VG 7.6", "Abilities are used in the main phase."),
    "attack": ("VG 11.1", "Units attack in the battle phase."),
    "guard": ("VG 11.3", "Guardians are called in the guard step of the opponent's turn."),
    "intercept": ("VG 11.3", "Units intercept in the guard step of the opponent's turn."),
    "g guard": ("VG 11.3", "G guardians are called in the guard step of the opponent's turn."),
}


def untimely(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why something is not done while something else is asked."""
    way = WAYS.known.get(play.how)
    if play.how in _WHEN and (way is None or way.step != table.step(state)):
        return Refusal(*_WHEN[play.how])
    return None


_USING = Way(_refuse_use, _cannot_use, _use, _label_use, why_not=calling.why_not_at, targets=_targets, step="main")
WAYS = Ways("VG 1.6", LOOPS, {**calling.RIDING, **calling.CALLING, "use": _USING}, _other)

#: What no check timing comes before: the preparations (VG 6), a turn that follows on another, and an end phase to which
#: a card has led (VG 26.3).
UNCHECKED: dict[str, Callable[[State], Procedure]] = {
    "opening": first_vanguard,
    "first vanguard": first_vanguard,
    "choose first": choose_first,
    "mulligan 0": mulligan,
    "mulligan 1": mulligan,
    "stand up": stand_up,
    "turn start": start,
    "end now": end,
}
#: What comes at each step of a turn but for the battles; between any two lies a check timing (VG 14.1).
STEPS: dict[str, Callable[[State], Procedure]] = {
    "start stand": start_phase,
    "stand": stand,
    "start draw": start_phase,
    "draw": draw,
    "start assist": start_step,
    "assist": assist,
    "start ride": start_phase,
    "ride": ride,
    "start stride": start_step,
    "start main": start_phase,
    "main": main,
    "start battle": start_phase,
    "start end": end,
    "end autos": end_autos,
    "end over": end_over,
}

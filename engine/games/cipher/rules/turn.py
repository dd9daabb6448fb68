"""Preparing the game (Cipher 12.2), and the phases of a turn (13); between any two of these lies a check timing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine import course
from engine.answers import Play
from engine.continuous.lasting import END_OF_TURN
from engine.effects.matching import THIS_TURN
from engine.events import TOP, Event, Move, SetCardField, SetVariable, Shuffle, StepVariable, forget
from engine.games.cipher.cards import Card
from engine.games.cipher.decks import MAIN_CHARACTER_COST
from engine.games.cipher.effects import statics, triggers, using
from engine.games.cipher.effects.for_later import LASTING
from engine.games.cipher.rules import attack, deploy, table, verbs
from engine.games.cipher.rules.apply_events import apply_events, fact, tell
from engine.games.cipher.rules.checks import LOOPS
from engine.games.cipher.rules.table import BY_RULE, DECK, FRONT, HAND, ORB, SPECS, Cause, spoken
from engine.procedures import Procedure
from engine.requests import ChooseCards, ChoosePlay, ChooseYesNo
from engine.rng import Seed
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.windows import Way, Ways
from engine.triggers.apply_events import without_marks

OPENING_HAND = 6
ORBS = 5


def set_up(decks: Sequence[Sequence[Card]], seed: Seed | int) -> State:
    """Return the position before a game: each player's deck, unshuffled (Cipher 12.1.1)."""
    state = State(SPECS, seed)
    for seat, deck in enumerate(decks):
        for card in deck:
            state.lay(card, seat, DECK[seat])
    state.vars.update({"turn": 0, "step": "main character 0"})
    return state


def choose_main_character(state: State) -> Procedure:
    """Choose the Main Character, which goes face down into the Front Line (Cipher 12.2.1.1)."""
    seat = 0 if table.step(state) == "main character 0" else 1
    deck = state.zones[DECK[seat]]
    answer = yield from ChooseCards(
        seat, "Choose your Main Character: a card of Deployment Cost {0}.", "Cipher 12.2.1.1",
        lambda: tuple(number for number in deck if table.face(state, number).cost == MAIN_CHARACTER_COST), 1, 1,
        args=(str(MAIN_CHARACTER_COST),), faces=True, private=True,
    )
    for number in answer:
        state.emit(Move(number, FRONT[seat], face_down=True, why="main character"))
        state.emit(SetCardField(number, "known", 1 << seat, "main character"))
        state.emit(SetCardField(number, "marks", {"main": 1}, "main character"))
    tell(state, "{0} has chosen a Main Character.", "Cipher 12.2.1.1", ("seat", seat))
    state.emit(StepVariable("step", "choose first" if seat else "main character 1"))


def choose_first(state: State) -> Procedure:
    """Shuffle the decks and let chance decide who goes first (Cipher 12.2.1.2, 12.2.1.3)."""
    course.choose_first(state, DECK, "Cipher 12.2.1.3")
    for seat in table.in_turn_order(state):
        yield from _draw(state, seat, "Cipher 12.2.1.4")
    state.emit(StepVariable("step", "mulligan 0"))


def mulligan(state: State) -> Procedure:
    """The player may draw a new hand, once (Cipher 12.2.1.5)."""
    later = table.step(state) == "mulligan 1"
    seat = table.in_turn_order(state)[later]
    answer = yield from ChooseYesNo(
        seat, "Put your hand back and draw six new cards?", "Cipher 12.2.1.5",
        yes="Draw a new hand", no="Keep the hand",
    )  # fmt: skip
    if answer:
        for number in tuple(state.zones[HAND[seat]]):
            state.emit(Move(number, DECK[seat], why="mulligan"))
        state.emit(Shuffle(DECK[seat]))
        tell(state, "{0} draws a new hand.", "Cipher 12.2.1.5.1", ("seat", seat))
        yield from _draw(state, seat, "Cipher 12.2.1.5.1")
    else:
        tell(state, "{0} keeps the hand.", "Cipher 12.2.1.5", ("seat", seat))
    state.emit(StepVariable("step", "orbs" if later else "mulligan 1"))


def begin(state: State) -> Procedure:
    """Lay five orbs each and turn the Main Characters up; the first player begins (Cipher 12.2.1.6 to 12.2.1.8)."""
    for seat in table.in_turn_order(state):
        for _ in range(ORBS):
            state.emit(Move(state.zones[DECK[seat]][TOP], ORB[seat], face_down=True, why="orb"))
    for seat in table.in_turn_order(state):
        for number in state.zones[FRONT[seat]]:
            state.emit(SetCardField(number, "face_down", False, "main character"))
            tell(state, "The Main Character of {0} is {1}.", "Cipher 12.2.1.7", ("seat", seat), ("card", number))
    state.emit(StepVariable("step", "turn start"))
    yield from ()


def _draw(state: State, seat: int, rule: str) -> Procedure:
    yield from verbs.draw(state, seat, OPENING_HAND, Cause("rule", None, seat), rule)


#: What a unit no longer knows when a turn is over (Cipher 5.1.1.2, 13.6.1.2).
_OF_THE_TURN = frozenset({"leveled", "changed"})


# The Beginning Phase


def start(state: State) -> Procedure:
    """A turn begins (Cipher 13.2.1.1)."""
    number = table.turn(state) + 1
    seat = table.turn_player(state)
    state.emit(SetVariable("turn", number))
    state.emit(SetVariable("phase", "beginning"))
    forget(state, "spent", "used", "memory", THIS_TURN)
    tell(state, "Turn {0}: {1}.", "Cipher 13.2.1.1", str(number), ("seat", seat))
    state.emit(StepVariable("step", "untap"))
    fact(state, "turn begins", seat=seat)
    yield from ()


def untap(state: State) -> Procedure:
    """The turn player untaps all of their units (Cipher 13.2.1.3)."""
    tapped = [n for n in table.units(state, table.turn_player(state)) if state.cards[n].dull]
    yield from verbs.tap(state, [n for n in tapped if statics.can(state, n, "untap")], why="untap")
    state.emit(StepVariable("step", "draw"))


def draw(state: State) -> Procedure:
    """The turn player draws a card, but not in the first turn of the game (Cipher 13.2.1.5)."""
    if not is_first(state):
        yield from verbs.draw(state, table.turn_player(state), 1, BY_RULE, "Cipher 13.2.1.5")
    _over(state, "start bond")


def is_first(state: State) -> bool:
    """Whether it is the first player's first turn (Cipher 13.2.1.5.1, 13.5.1.2.2)."""
    return table.turn(state) == 1


def start_phase(state: State) -> Procedure:
    """A phase begins: its name is the last word of the step (Cipher 13.3.1.1, 13.4.1.1, 13.5.1.1, 13.6.1.1)."""
    phase = table.step(state).removeprefix("start ")
    state.emit(SetVariable("phase", phase))
    state.emit(StepVariable("step", phase))
    tell(state, "{0}.", table.PHASES[phase].rule, table.PHASES[phase].name)
    order = list(table.PHASES).index(phase)
    fact(state, "phase begins", seat=table.turn_player(state), amount=order)
    if phase == "end":
        fact(state, "turn ends", seat=table.turn_player(state), amount=order)
    yield from ()


def _over(state: State, following: str) -> None:
    """A phase is over: what waits for that comes before the next one begins (Cipher 13.3.1.3, 13.4.1.3, 13.5.1.3)."""
    order = list(table.PHASES).index(table.phase(state))
    state.emit(StepVariable("step", following))
    fact(state, "phase ends", seat=table.turn_player(state), amount=order)


# The Bond Phase


def bond(state: State) -> Procedure:
    """The turn player may put a card of the hand into the Bond Area (Cipher 13.3.1.2)."""
    seat = table.turn_player(state)
    answer = yield from ChooseCards(
        seat, "Put a card of your hand into your Bond Area, or none.", "Cipher 13.3.1.2",
        lambda: tuple(number for number in state.zones[HAND[seat]] if statics.can_be_bond(state, number)), 0, 1,
        why_not=lambda number: _no_bond(state, number), private=bool(state.zones[HAND[seat]]),
    )
    yield from verbs.put(state, answer, verbs.AS_BOND)
    _over(state, "start deployment")


def _no_bond(state: State, number: int) -> Refusal:
    if state.cards[number].zone in HAND:
        return Refusal("Cipher 2.2", "A skill keeps this card out of the Bond Area.")
    return Refusal("Cipher 13.3.1.2", "Only a card of your hand can become a bond.")


# The Deployment Phase


def deployment(state: State) -> Procedure:
    """The turn player deploys units and levels them up, as often as they like (Cipher 13.4.1.2)."""
    return _ask(
        state, "Deploy units or level them up.", "Cipher 13.4.1.2", deploy.ideas, "start action", "To the Action Phase"
    )


# The Action Phase


def action(state: State) -> Procedure:
    """The turn player moves, attacks and uses skills, as often as they like (Cipher 13.5.1.2)."""
    return _ask(state, "Move, attack or use skills.", "Cipher 13.5.1.2", _ideas, "start end", "End the turn")


def _ask(
    state: State, text: str, rule: str, ideas: Callable[[State, int], list[Play]], following: str, onward: str
) -> Procedure:
    """Ask what the turn player does in a phase."""
    seat = table.turn_player(state)
    answer = yield ChoosePlay(seat, text, rule, state, WAYS, ideas, lambda state: onward)
    if isinstance(answer, Play):
        yield from WAYS.act(state, seat, answer)
    else:
        _over(state, following)


def _ideas(state: State, seat: int) -> list[Play]:
    """Return whatever might be done in the Action Phase: skills, and what untapped units can do."""
    found = [Play("use", number, index) for number, index in triggers.acts(state, seat)]
    cards = state.cards
    ready = [number for number in table.units(state, seat) if not cards[number].dull]
    for how in ("move",) if is_first(state) else ("move", "attack"):
        found += map(partial(Play, how), ready)
    return found


def _refuse_attack(state: State, seat: int, play: Play) -> Refusal | None:
    if is_first(state):
        return Refusal("Cipher 13.5.1.2.2", "Nobody attacks in the first turn of the game.")
    return attack.refuse(state, seat, play.card)


def untimely(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a card is not deployed while something else is asked than what to deploy."""
    if play.how in deploy.WAYS and table.step(state) != "deployment":
        return Refusal("Cipher 13.4.1.2", "Units are deployed and levelled up in the Deployment Phase.")
    return None


def _other(state: State, play: Play) -> Refusal:
    if table.step(state) == "deployment":
        return Refusal("Cipher 13.4.1.2", "In the Deployment Phase units are deployed and levelled up, nothing else.")
    refusal = untimely(state, table.turn_player(state), play)
    return refusal or Refusal("Cipher 13.5.1.2", f"There is no such thing to do as {play.how!r}.")


def _why_not_at(state: State, seat: int, play: Play) -> Refusal:
    if play.how == "attack" and play.target is not None:
        return attack.why_not(state, play.card, play.target)
    return Refusal("Cipher 13.5.1.2", "Only attacks are aimed at a card.")


def _cannot_attack(state: State, seat: int, play: Play) -> Refusal | None:
    """Attacks need the Action Phase, to which the game goes on after them (Cipher 18.1.2)."""
    if table.step(state) == "action":
        return attack.impossible(state, seat, play.card, play.target)
    return _other(state, play) if play.target is None else _why_not_at(state, seat, play)


def _refuse_move(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a unit cannot move, or None where it can (Cipher 17.1.2)."""
    refusal = _cannot_move(state, seat, play)
    if refusal is not None:
        return refusal
    if state.cards[play.card].dull:
        return Refusal("Cipher 17.1.2", "Only untapped units can move.")
    if not statics.can_move(state, play.card):
        return Refusal("Cipher 2.2", "A skill keeps this unit from moving.")
    return None


def _cannot_move(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a card cannot move even if nobody minds the rules: it is no unit of the player's (Cipher 17.1.2)."""
    if play.target is not None:
        return _why_not_at(state, seat, play)
    if state.cards[play.card].zone in (table.FRONT[seat], table.BACK[seat]):
        return None
    return Refusal("Cipher 17.1.2", "Only units of your own can move.")


def _cannot_use(state: State, seat: int, play: Play) -> Refusal | None:
    if play.target is not None:
        return _why_not_at(state, seat, play)
    return triggers.refuse_place(state, seat, play.card, play.index)


WAYS = Ways(
    "Cipher 2.1",
    LOOPS,
    {
        **deploy.WAYS,
        "move": Way(
            _refuse_move,
            _cannot_move,
            # Then it is tapped (Cipher 17.1.2.1).
            lambda state, seat, play, insisted: verbs.shift(state, (play.card,), tapping=True),
            lambda state, play: f"Move {spoken(state.cards[play.card])}",
            why_not=_why_not_at,
            step="action",
        ),
        "attack": Way(
            _refuse_attack,
            _cannot_attack,
            lambda state, seat, play, insisted: attack.declare(state, play.card, play.target),  # type: ignore[arg-type]
            lambda state, play: f"Attack with {spoken(state.cards[play.card])}",
            aims=lambda state, seat, play: attack.targets(state, play.card),
            why_not=_why_not_at,
            asks=("Choose the enemy that {0} attacks.", "Cipher 18.1.3"),
            step="action",
        ),
        "use": Way(
            using.refuse, _cannot_use, using.use, using.label, why_not=_why_not_at, targets=using.targets,
            step="action",
        ),
    },
    _other,
)


# The End Phase


def end(state: State) -> Procedure:
    """What lasts until the end of the turn is over, and the next turn begins (Cipher 13.6.1.2, 13.6.1.3)."""
    marks: list[Event] = []
    for seat in (0, 1):
        for number in table.units(state, seat):
            marks += without_marks(state, number, _OF_THE_TURN, "end of turn")
    yield from apply_events(state, marks)
    LASTING.let_end(state, END_OF_TURN)
    state.emit(SetVariable("turn player", 1 - table.turn_player(state)))
    state.emit(StepVariable("step", "turn start"))

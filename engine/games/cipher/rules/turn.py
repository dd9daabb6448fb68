"""The phases of a turn (Cipher 13); between any two of these steps lies a check timing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import enforcement, looping
from engine.answers import Play
from engine.containing import judged, seen
from engine.effects.history import NAME
from engine.events import Event, SetVariable, StepVariable
from engine.games.cipher.effects import continuous, limits, statics, using
from engine.games.cipher.rules import attack, deploy, movement, table, verbs
from engine.games.cipher.rules.apply_events import apply_events, fact, tell
from engine.games.cipher.rules.events import BY_RULE
from engine.games.cipher.rules.looping import RULES as LOOPS
from engine.games.cipher.rules.table import HAND, spoken
from engine.procedures import Procedure
from engine.requests import ChooseCards, ChoosePlay
from engine.rulebook import Refusal
from engine.state import State
from engine.triggers.apply_events import without_marks

#: What a unit no longer knows when a turn is over (Cipher 5.1.1.2, 13.6.1.2).
_OF_THE_TURN = frozenset({"leveled", "changed"})


# The Beginning Phase


def start(state: State) -> Procedure:
    """A turn begins (Cipher 13.2.1.1)."""
    number = table.turn(state) + 1
    seat = table.turn_player(state)
    state.emit(SetVariable("turn", number))
    state.emit(SetVariable("phase", "beginning"))
    for name in ("spent", "used", "memory", NAME):
        if name in state.vars:
            state.emit(SetVariable(name, None))
    tell(state, "Turn {0}: {1}.", "Cipher 13.2.1.1", str(number), ("seat", seat))
    state.emit(StepVariable("step", "untap"))
    fact(state, "turn begins", seat=seat)
    yield from ()


def untap(state: State) -> Procedure:
    """The turn player untaps all of their units (Cipher 13.2.1.3)."""
    tapped = [n for n in table.units(state, table.turn_player(state)) if state.cards[n].dull]
    yield from verbs.untap(state, [n for n in tapped if statics.can_untap(state, n)])
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
    yield from verbs.put_among_bonds(state, answer)
    _over(state, "start deployment")


def _no_bond(state: State, number: int) -> Refusal:
    if state.cards[number].zone in HAND:
        return Refusal("Cipher 2.2", "A skill keeps this card out of the Bond Area.")
    return Refusal("Cipher 13.3.1.2", "Only a card of your hand can become a bond.")


# The Deployment Phase


def deployment(state: State) -> Procedure:
    """The turn player deploys units and levels them up, as often as they like (Cipher 13.4.1.2)."""
    return _ask(
        state, "Deploy units or level them up.", "Cipher 13.4.1.2", deploy.ideas, deploy.refuse, deploy.legal,
        deploy.label, deploy.why_not_on, "start action", "To the Action Phase",
    )


# The Action Phase


def action(state: State) -> Procedure:
    """The turn player moves, attacks and uses skills, as often as they like (Cipher 13.5.1.2)."""
    return _ask(
        state, "Move, attack or use skills.", "Cipher 13.5.1.2", _ideas, _refuse_action, _legal, _label, _why_not_at,
        "start end", "End the turn",
    )


def _ask(
    state: State, text: str, rule: str, ideas: Callable[[State, int], list[Play]],
    refuse: Callable[[State, int, Play], Refusal | None], legal: Callable[[State, int, Play], bool],
    label: Callable[[State, Play], str], why_not: Callable[[State, int, Play], Refusal], following: str, onward: str,
) -> Procedure:
    """Ask what the turn player does in a phase; what fails is not legal."""
    seat = table.turn_player(state)

    def refused(play: Play) -> Refusal | None:
        again = looping.refuse(state, seat, play, LOOPS)
        return again or judged(state, "Cipher 2.1", lambda: refuse(state, seat, play))

    answer = yield ChoosePlay(
        seat, text, rule, lambda: ideas(state, seat), refused,
        legal=lambda play: (
            seen(state, lambda: legal(state, seat, play), False) and looping.refuse(state, seat, play, LOOPS) is None
        ),
        label=lambda play: label(state, play),
        aims=lambda play: _aims(state, seat, play),
        why_not=lambda play: why_not(state, seat, play),
        targets=lambda play: _targets(state, seat, play),
        anyway=lambda play: _impossible(state, seat, play),
        onward=lambda: onward,
    )
    if isinstance(answer, Play):
        yield from _act(state, seat, answer)
    else:
        _over(state, following)


def _aims(state: State, seat: int, play: Play) -> Sequence[int]:
    """Return the units at which something can be aimed at once."""
    if play.how == "level up":
        return deploy.within_reach(state, seat, play.card)
    return attack.targets(state, play.card) if play.how == "attack" else ()


def _act(state: State, seat: int, play: Play) -> Procedure:
    """Do what the turn player chose to do; what the rules refuse, because players who break them insist on it."""
    if play.how in deploy.HOW:
        yield from deploy.act(state, seat, play)
    elif play.how == "move":
        yield from movement.move(state, play.card)
    elif play.how == "attack":
        yield from attack.declare(state, play.card, play.target)
    else:
        insisted = enforcement.loose(state) and using.refuse(state, seat, play.card, play.index) is not None
        yield from using.use(state, seat, play.card, play.index, insisted=insisted)


def _ideas(state: State, seat: int) -> list[Play]:
    """Return whatever might be done in the Action Phase: skills, and what untapped units can do."""
    found = [Play("use", number, index) for number, index in limits.acts(state, seat)]
    cards = state.cards
    ready = [number for number in table.units(state, seat) if not cards[number].dull]
    found += [Play("move", number) for number in ready]
    if not is_first(state):
        found += [Play("attack", number) for number in ready]
    return found


def _targets(state: State, seat: int, play: Play) -> tuple[int, ...] | None:
    """Return the units that a skill could choose, None where a play is no skill or chooses none."""
    if play.how != "use":
        return None
    return seen(state, lambda: using.targets(state, seat, play.card, play.index), None)


def _legal(state: State, seat: int, play: Play) -> bool:
    if play.how == "use":
        return using.legal(state, seat, play.card, play.index)
    return _refuse_action(state, seat, play) is None


def _refuse_action(state: State, seat: int, play: Play) -> Refusal | None:
    if play.how == "use":
        return using.refuse(state, seat, play.card, play.index)
    if play.how == "move":
        return movement.refuse(state, seat, play.card)
    if play.how == "attack":
        if is_first(state):
            return Refusal("Cipher 13.5.1.2.2", "Nobody attacks in the first turn of the game.")
        return attack.refuse(state, seat, play.card)
    return untimely(state, play) or Refusal("Cipher 13.5.1.2", f"There is no such thing to do as {play.how!r}.")


def untimely(state: State, play: Play) -> Refusal | None:
    """Return why a card is not deployed while something else is asked than what to deploy."""
    if play.how in deploy.HOW and table.step(state) != "deployment":
        return Refusal("Cipher 13.4.1.2", "Units are deployed and levelled up in the Deployment Phase.")
    return None


def _why_not_at(state: State, seat: int, play: Play) -> Refusal:
    if play.how == "attack" and play.target is not None:
        return attack.why_not(state, play.card, play.target)
    return Refusal("Cipher 13.5.1.2", "Only attacks are aimed at a card.")


def _impossible(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why something cannot be done even if nobody minds the rules: a card is not where that is done with it.

    Attacks need the Action Phase, to which the game goes on after them (Cipher 18.1.2).
    """
    if play.how in deploy.HOW:
        return deploy.impossible(state, seat, play)
    if play.how == "attack" and table.step(state) == "action":
        return attack.impossible(state, seat, play.card, play.target)
    if play.target is not None:
        return _why_not_at(state, seat, play)
    if play.how == "use":
        return limits.refuse_place(state, seat, play.card, play.index)
    if play.how == "move":
        return movement.impossible(state, seat, play.card)
    return _refuse_action(state, seat, play) if play.how != "attack" else deploy.refuse(state, seat, play)


def _label(state: State, play: Play) -> str:
    name = spoken(state.cards[play.card])
    if play.how == "move":
        return f"Move {name}"
    if play.how == "attack":
        return f"Attack with {name}"
    return using.label(state, play.card, play.index)


# The End Phase


def end(state: State) -> Procedure:
    """What lasts until the end of the turn is over, and the next turn begins (Cipher 13.6.1.2, 13.6.1.3)."""
    marks: list[Event] = []
    for seat in (0, 1):
        for number in table.units(state, seat):
            marks += without_marks(state, number, _OF_THE_TURN, "end of turn")
    yield from apply_events(state, marks)
    continuous.end_turn(state)
    state.emit(SetVariable("turn player", 1 - table.turn_player(state)))
    state.emit(StepVariable("step", "turn start"))

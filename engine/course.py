"""The course of a game, the same in every one: its turns, the lines of its log, cards shown for a while, its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.events import Event, Move, Note, Roll, SetCardField, SetVariable, Shuffle
from engine.requests import Asked
from engine.state import Ref, State, alive


class Phase(NamedTuple):
    """A phase of the turn: what it is called, the step with which it begins, and the rule that says how it begins."""

    name: str
    step: str
    rule: str = ""


def turn_player(state: State) -> int:
    """Return the seat whose turn it is (FFTCG 6.1.3, Cipher 12.2.1.8.1), -1 before it is decided who goes first."""
    try:
        seat: int = state.vars["turn player"]
    except KeyError:
        return -1
    return seat


#: Both seats in turn order, by the turn player; -1 is nobody.
_ORDERS = {-1: (0, 1), 0: (0, 1), 1: (1, 0)}


def in_turn_order(state: State) -> tuple[int, int]:
    """Return both seats, the turn player's first (FFTCG 6.1.4, Cipher 2.9, 2.10); before there is one, in their order.
    """
    return _ORDERS[turn_player(state)]


def turn(state: State) -> int:
    """Return the number of the turn, 1 for the first."""
    number: int = state.vars["turn"]
    return number


#: The named value of a position that says who has a turn after the running one, the next last.
EXTRA_TURNS = "extra turns"


def next_player(state: State) -> int:
    """Return whose turn comes: the other player's, or one that a text gives, which is taken (FFTCG 2.1, Force of Will
    104.1).
    """
    extra: tuple[int, ...] = state.vars.get(EXTRA_TURNS, ())
    if not extra:
        return 1 - turn_player(state)
    state.emit(SetVariable(EXTRA_TURNS, extra[:-1] or None))
    return extra[-1]


def step(state: State) -> str:
    """Return where in the game it is: the name of the step."""
    name: str = state.vars["step"]
    return name


def phase(state: State) -> str:
    """Return the name of the phase as the game's table knows it, or '' before the first turn."""
    try:
        name: str = state.vars["phase"]
    except KeyError:
        return ""
    return name


def agree_on_first(state: State, options: Mapping[str, str]) -> None:
    """Take over who goes first where whoever lost the game before has chosen it (FFTCG 8.2.1.2a, Cipher 12.2.1.3a)."""
    if options.get("first") in ("0", "1"):
        state.vars["first player"] = int(options["first"])


def choose_first(state: State, decks: tuple[int, int], rule: str) -> None:
    """Shuffle the decks and let chance choose who goes first (FFTCG 8.2.1.2, Cipher 12.2.1.3), if nobody has."""
    for deck in decks:
        state.emit(Shuffle(deck))
    first: int = state.vars.get("first player", -1)
    if first >= 0:
        rule += "a"
    else:
        roll = Roll(2, "who goes first")
        state.emit(roll)
        first = roll.value
        state.emit(SetVariable("first player", first))
    state.emit(SetVariable("turn player", first))
    tell(state, "{0} goes first.", rule, ("seat", first))


# Lines of the log, with cards that seats may or may not see


#: What is told of an event as soon as it has happened, before anything that follows from it.
Telling = Callable[[Event], None]
EventProcedure = Asked[list[Event]]


def tell(state: State, text: str, rule: str, *args: Any) -> None:
    """Write a line of the log."""
    state.emit(Note(text, args, rule))


def of_moves(state: State, moves: Sequence[Move], text: str, rule: str, instead: str, *more: Any) -> Telling:
    """Return what tells of each of these moves as it happens, with the name that the card has for whoever sees it go or
    come, and ``more`` words of the line. What takes it elsewhere is told by the rule ``instead``.
    """
    wanted = {one.card: one.to for one in moves}

    def telling(event: Event) -> None:
        if not isinstance(event, Move) or event.card not in wanted:
            return
        if event.to == wanted[event.card]:
            tell(state, text, rule, gone(event), *more)
        else:
            tell(state, "{0} goes to {1} instead.", instead, gone(event), ("zone", event.to))

    return telling


def gone(move: Move) -> tuple[str, int, int]:
    """Return what a line calls the card of a move: by the name of what it was, for whoever saw it go or sees it now."""
    return ("card", move.card, move.before[1])


# The end: the named value "outcome" holds who won (None: a draw), the rule and the reason


def end(state: State, winner: int | None, rule: str, reason: str) -> None:
    """End the game (FFTCG 3.1, Cipher 3.1)."""
    state.emit(SetVariable("outcome", (winner, rule, reason), "end"))
    if winner is None:
        tell(state, "The game is a draw: {0}.", rule, reason)
    else:
        tell(state, "{0} wins: {1}.", rule, ("seat", winner), reason)


def decide(state: State, losers: Sequence[tuple[int, str, str]], both: str) -> bool:
    """End the game where there is who loses now: a seat, the rule and the reason each; tell whether there was.

    ``both`` is the rule by which the game is a draw when both lose at the same time.
    """
    if not losers:
        return False
    if len(losers) == 2:
        end(state, None, both, "both players lose at the same time")
    else:
        seat, rule, reason = losers[0]
        end(state, 1 - seat, rule, f"the opponent {reason}")
    return True


# Cards that lie hidden and are shown for a while: to both players, or to the one who looks at them


#: The bits of CardState.known for both seats.
EVERYBODY = 0b11


class Shown(NamedTuple):
    """A card that is shown, and who might look at it before."""

    what: Ref
    known: int


def uncover(state: State, cards: Iterable[Ref], seats: int, why: str) -> list[Shown]:
    """Let seats, as bits, see the faces of cards; return those that not everybody saw already."""
    found: list[Shown] = []
    for one in cards:
        card = state.cards[one.number]
        if card.known | seats != card.known and not (state.sees(0, card) and state.sees(1, card)):
            found.append(Shown(one, card.known))
            state.emit(SetCardField(one.number, "known", card.known | seats, why))
    return found


def cover(state: State, shown: Iterable[Shown]) -> None:
    """Let cards that were shown and still lie where they lay be seen by those only who might look before."""
    for what, known in shown:
        card = state.cards[what.number]
        if alive(state, what) and card.known != known:
            state.emit(SetCardField(what.number, "known", known, "hide"))

"""What fails while a card's text is carried out or asked about stops that text alone; the players do by hand what it
says.

Where a position does not contain (:attr:`State.contains`), every error goes on: tests and soaks see it. Where it does,
nothing of the text that failed has happened, a line of the log says so, and the text is asked about like one that
could not be read (:mod:`engine.unparsed`). The same error comes again wherever the same answers are given, so that a
record goes where the match went.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.events import Note, SetVariable, saw_object
from engine.objects import Ref
from engine.procedures import Procedure, RolledBack
from engine.rulebook import Refusal
from engine.state import State
from engine.unparsed import NAME, Moment

T = TypeVar("T")

#: The cards whose text failed when something was asked about a position: kept beside it, for whoever looks at them.
_FAILING = "failing texts"


def contained(state: State, what: Ref, seat: int, rule: str, steps: Procedure) -> Procedure:
    """Carry out what a card's text says; where that fails, nothing of it has happened and the players do it by hand.

    ``seat`` is whoever has the text, ``rule`` the number of the rule by which the text of a card goes before the rules.
    """
    before = len(state.log)
    try:
        yield from steps
    except RolledBack:
        raise
    except Exception:
        if not state.contains:
            raise
        state.take_back(before)
        _tell(state, what, seat, rule)


def stop(state: State, what: Ref, seat: int, rule: str) -> None:
    """Tell that a card's text failed as it looked whether it has to do something, and let the players be asked to do it
    by hand. Of a card that not both see nothing is told: that would tell what it is.

    Called where the error is caught; where the position does not contain, the error goes on.
    """
    if not state.contains:
        raise  # noqa: PLE0704
    if all(saw_object(state, ("card", *what))):
        _tell(state, what, seat, rule)
    else:
        skip(state, what)


def _tell(state: State, what: Ref, seat: int, rule: str) -> None:
    card = ("card", *what)
    state.emit(Note("{0}: the program fails to carry out its text; nothing of it has happened.", (card,), rule))
    moment = Moment(what, seat, "", failed=True)
    waiting: tuple[Moment, ...] = state.vars.get(NAME, ())
    if moment not in waiting:
        state.emit(SetVariable(NAME, (*waiting, moment), "failed"))


def skip(state: State, what: Ref) -> None:
    """Go on as if a card's text did not say what could not be asked about; who looks at the card is told.

    Called where the error is caught; where the position does not contain, the error goes on.
    """
    if not state.contains:
        raise  # noqa: PLE0704
    failing: set[int] = state.derived.setdefault(_FAILING, set())
    failing.add(what.number)


def fails(state: State, number: int) -> bool:
    """Whether the text of a card has failed when it was asked about."""
    return state.contains and number in state.derived.get(_FAILING, ())


def failing(state: State) -> int:
    """Return of how many cards the text has failed when it was asked about."""
    return len(state.derived.get(_FAILING, ())) if state.contains else 0


def judged(state: State, rule: str, judge: Callable[[], Refusal | None]) -> Refusal | None:
    """Return why something cannot be done; where that cannot be said, the players are to do it by hand."""
    try:
        return judge()
    except Exception:
        if not state.contains:
            raise
        return Refusal(rule, "The program fails to carry this out; do by hand what it says.")


def seen(state: State, look: Callable[[], T], otherwise: T) -> T:
    """Return what is to be seen of something, or what stands for it where that fails."""
    try:
        return look()
    except Exception:
        if not state.contains:
            raise
        return otherwise

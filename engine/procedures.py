"""Procedures: rules that ask players something midway, written in the order of the rulebook; the journal of a match.

A procedure is a generator that yields requests and receives answers, short: one play, one step, one
resolution. Between two procedures lies a boundary, where what comes next follows from the position alone.

From the boundaries and entries of the journal every position of a match can be made again. An entry is what a player
contributed: an answer, an override, a concession. Undo, saving, recovery and reconnection are all the last boundary and
the entries since.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from engine.answers import AnyAnswer, Play
from engine.bounds import Seat
from engine.loops import Loop, LoopWatch
from engine.overrides import AnyOverride
from engine.requests import Asked
from engine.rulebook import Refusal
from engine.state import State

if TYPE_CHECKING:
    from engine.overrides import Override

Procedure = Asked[None]


class RolledBack(Exception):
    """An action could not be completed: the game goes back to before it (FFTCG 14.1)."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class StackLine:
    """One thing that waits on the stack: what it is in words with places for ``args`` (as in a Note), and whose it is.

    ``source`` is the card it comes from (-1 for none) and ``targets`` the cards it was aimed at, all by
    number; ``says`` is what it will do, as its card prints it: for whoever may know the card named in ``args``,
    which is the object it comes from and stays named for the seats that saw that leave.
    """

    text: str
    args: tuple[Any, ...]
    controller: int
    source: int = -1
    targets: tuple[int, ...] = ()
    says: str = ""


@dataclass(frozen=True, slots=True)
class Because:
    """Where a current value of a card comes from: words with places for ``args`` (as in a Note), the source first."""

    text: str
    args: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Situation:
    """What stands beside the cards of a position, for everybody to read.

    ``player`` is the seat whose turn it is, ``priority`` the seat that may act (-1 for none), ``stack``
    begins with what was put there first; ``values`` are the named numbers of each seat (life, damage points,
    Crystals), which are also those that can be changed by hand.
    """

    turn: int
    player: int
    phase: str
    priority: int
    stack: tuple[StackLine, ...]
    values: tuple[dict[str, int], dict[str, int]]


class Law(Protocol):
    """What a game gives the kernel."""

    #: The game's name as the command line says it.
    game: str
    #: The named values of a position (``State.vars``) whose changes both seats may see as they are.
    open_values: frozenset[str]

    def next(self, state: State) -> Procedure | None:
        """Return the procedure that follows from the position, or None when the game is over."""

    def concede(self, state: State, seat: int) -> None:
        """End the game because this player gives up, which nothing can prevent (FFTCG 2.1)."""

    def can_come_back(self, state: State) -> bool:
        """Whether this position can be the same as an earlier one; False where something new begins, such as a turn."""

    def loop_values(self, state: State) -> Iterable[object]:
        """Return the named values by which a position repeats (:mod:`engine.loops`), not those that only ever grow."""

    def loop(self, state: State, loop: Loop) -> Procedure:
        """Return what the rules do about a loop that has just come round."""

    def inspect(self, state: State, number: int, seat: int) -> dict[str, Any]:
        """Return the current values of a card that a seat sees: power, cost, what its marks mean."""

    def depends(self, state: State, zone: int) -> object:
        """Return on what the values of the cards of a zone depend besides each card itself, be it on other cards there:
        as long as that is equal, a card to which nothing has happened has the same ones. None where it cannot be said.
        Where that is something else for each card, it stands by its number.
        """

    def explain(self, state: State, number: int) -> Iterable[Because]:
        """Return where the current values of a card come from, in the order in which that applies."""

    def check(self, state: State) -> list[str]:
        """Return what is wrong with the position in itself; empty for every position that can arise."""

    def situation(self, state: State) -> Situation:
        """Return what stands beside the cards: turn, phase, stack, each seat's numbers."""

    def untimely(self, state: State, seat: int, play: Play) -> Refusal | None:
        """Return why a play with a card that the seat sees cannot be made while the seat is asked something else; None
        where no rule of the game says when it can.
        """

    def refuse_by_hand(self, state: State, seat: int, verb: Override) -> Refusal | None:
        """Return why a seat cannot do this by hand, for impossible things only: no such phase, value, card, wording."""

    def by_hand(self, state: State, seat: int, verb: Override) -> bool:
        """Do by hand what needs the game: the verbs of :data:`engine.overrides.GAME_VERBS`, and others that
        it does in a way of its own. False leaves the verb to the kernel.
        """


# The journal


class Answered(msgspec.Struct, frozen=True, tag="answer"):
    """A seat's answer, its cards by number."""

    seat: Seat
    answer: AnyAnswer


class Overrode(msgspec.Struct, frozen=True, tag="override"):
    """A seat's override, its cards by number."""

    seat: Seat
    verb: AnyOverride


class Conceded(msgspec.Struct, frozen=True, tag="concede"):
    """A seat gave up."""

    seat: Seat


Entry = Answered | Overrode | Conceded


class Checkpoint(msgspec.Struct, frozen=True):
    """How many entries and how many changes had been made when a procedure began, and what loops were watched then."""

    entries: int
    log: int
    watch: LoopWatch

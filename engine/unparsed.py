"""Text that could not be read is carried out by hand, and asked about when it may matter.

What is to be asked waits in the named value "unread"; until it is answered nothing else happens, so that the players
can do by hand what the text says. When a text may matter is for each game to say.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.abilities import Unparsed
from engine.answers import Answer
from engine.events import Event, Note, SetVariable
from engine.objects import Ref, ref
from engine.procedures import Procedure
from engine.requests import ChooseOptions
from engine.state import State

#: The named value that holds what is to be asked.
NAME = "unread"
#: The objects that nobody wants to be asked about in this turn.
_QUIET = "unread quiet"


class Moment(NamedTuple):
    """A card with unread text, whose it is, and why its text may matter now; or one whose text ``failed``."""

    what: Ref
    seat: int
    why: str
    failed: bool = False


@dataclass(frozen=True, slots=True)
class UnparsedTexts:
    """What a game says about unread text: when it may matter as an event happens, to which card, whose, and why.

    ``rule`` is the number of the rule by which the text of a card goes before the rules. ``face`` gives what is printed
    on a card, ``read`` what is read of that; ``failed`` the cards whose text fails where the board is worked out.
    ``there`` tells whether any card of a game has unread text.
    """

    rule: str
    face: Callable[[State, int], Any]
    read: Callable[[Any], Iterable[object]]
    moments: Callable[[State, Event], Iterator[tuple[int, int, str]]]
    failed: Callable[[State], Collection[int]]
    there: Callable[[State], bool]

    def lines(self, state: State, number: int) -> tuple[str, ...]:
        """Return the lines of a card that could not be read; all of one whose text fails."""
        face = self.face(state, number)
        if state.contains and number in self.failed(state):
            return tuple(line for line in face.text.splitlines() if line)
        return tuple([one.text for one in self.read(face) if isinstance(one, Unparsed)])


class ByHand(ChooseOptions):
    """A request to carry text out by hand, which tells the table what card it is about."""

    def __init__(
        self, card: int, seat: int, text: str, rule: str, options: tuple[str, ...], args: tuple[Any, ...] = ()
    ) -> None:
        super().__init__(seat, text, rule, options, args=args)
        self.card = card

    def only(self) -> Answer | None:
        """Return nothing: the players say when they have done it, though there is nothing else to say."""
        return None

    def details(self, handle: Callable[[int], int]) -> dict[str, Any]:
        return {"by hand": handle(self.card)}


def note(state: State, events: Sequence[Event], texts: UnparsedTexts) -> None:
    """Let what may matter now be asked about."""
    if not texts.there(state) and not (state.contains and texts.failed(state)):
        return
    told = (one for event in events for one in texts.moments(state, event))
    found = [Moment(ref(state, number), seat, why) for number, seat, why in told]
    quiet = state.vars.get(_QUIET, ())
    turn = state.vars.get("turn", 0)
    found = [one for one in found if (turn, one.what) not in quiet and texts.lines(state, one.what.number)]
    waiting: tuple[Moment, ...] = state.vars.get(NAME, ())
    new = tuple(dict.fromkeys((*waiting, *found)))
    if new != waiting:
        state.emit(SetVariable(NAME, new, "unread"))


def ask(state: State, texts: UnparsedTexts) -> Procedure:
    """Tell the players of the first text that may matter, and wait until they go on."""
    moment, *rest = state.vars[NAME]
    state.emit(SetVariable(NAME, tuple(rest) or None, "unread"))
    if moment.failed:
        yield from _ask_failed(state, moment, texts.rule)
        return
    card = ("card", moment.what.number)
    text = " ".join(texts.lines(state, moment.what.number))
    state.emit(Note("Unread text of {0} may matter now: {1}", (card, moment.why), texts.rule))
    answer = yield from ByHand(
        moment.what.number, moment.seat, "Unread text of {0} may matter now: {1} Carry it out by hand, then go on. {2}",
        texts.rule, ("Go on.", "Go on, and do not ask about this card again this turn."), args=(card, moment.why, text),
    )
    if answer == (1,):
        turn = state.vars.get("turn", 0)
        quiet = tuple(one for one in state.vars.get(_QUIET, ()) if one[0] == turn)
        state.emit(SetVariable(_QUIET, (*quiet, (turn, moment.what)), "unread"))
        left = tuple(one for one in rest if one.what != moment.what)
        state.emit(SetVariable(NAME, left or None, "unread"))


def _ask_failed(state: State, moment: Moment, rule: str) -> Procedure:
    """Wait until the players have done what a text says that the program failed to carry out."""
    number = moment.what.number
    text = state.cards[number].face.text if all(state.sight(state.cards[number])) else ""
    yield ByHand(
        number, moment.seat,
        "The program failed to carry out the text of {0}. Do by hand what it says, then go on. {1}", rule, ("Go on.",),
        args=(("card", number), text),
    )

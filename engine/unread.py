"""Text of cards that the program does not carry out, and the players do by hand: what it could not read, what fails.

Text that could not be read is asked about when it may matter. What is to be asked waits in the named value "unread";
until it is answered nothing else happens, so that the players can do by hand what the text says. When a text may matter
is for each game to say.

What fails while a card's text is carried out or asked about stops that text alone, where a position contains errors
(:attr:`State.contains`): nothing of the text has happened then, a line of the log says so, and the text is asked about
like one that could not be read. Where it does not, every error goes on: tests and soaks see it. The same error comes
again wherever the same answers are given, so that a record goes where the match went.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, NamedTuple, TypeVar

from engine.abilities import Unparsed
from engine.answers import Answer
from engine.events import Event, Note, SetVariable, extend, keep, saw_object
from engine.procedures import Procedure, RolledBack
from engine.requests import ChooseOptions
from engine.rulebook import Refusal
from engine.state import Ref, State, ref

T = TypeVar("T")

#: The named value that holds what is to be asked.
NAME = "unread"
#: The objects that nobody wants to be asked about in this turn.
_QUIET = "unread quiet"
#: The cards whose text failed when something was asked about a position: kept beside it, for whoever looks at them.
_FAILING = "failing texts"


# What could not be read


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
        if state.contains and number in self.failed(state):
            return tuple(line for line in self.face(state, number).text.splitlines() if line)
        if not self.there(state):
            return ()
        return tuple([one.text for one in self.read(self.face(state, number)) if isinstance(one, Unparsed)])


@dataclass(eq=False)
class ByHand(ChooseOptions):
    """A request to carry text out by hand, which tells the table what card it is about."""

    _: KW_ONLY
    card: int = -1

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
        moment.seat, "Unread text of {0} may matter now: {1} Carry it out by hand, then go on. {2}",
        texts.rule, ("Go on.", "Go on, and do not ask about this card again this turn."), args=(card, moment.why, text),
        card=moment.what.number,
    )
    if answer == (1,):
        turn = state.vars.get("turn", 0)
        keep(state, _QUIET, lambda one: one[0] == turn, "unread")
        extend(state, _QUIET, ((turn, moment.what),), "unread")
        keep(state, NAME, lambda one: one.what != moment.what, "unread")


def _ask_failed(state: State, moment: Moment, rule: str) -> Procedure:
    """Wait until the players have done what a text says that the program failed to carry out."""
    number = moment.what.number
    text = state.cards[number].face.text if all(state.sight(state.cards[number])) else ""
    yield ByHand(
        moment.seat, "The program failed to carry out the text of {0}. Do by hand what it says, then go on. {1}", rule,
        ("Go on.",), args=(("card", number), text), card=number,
    )


# What fails


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


def judged(state: State, rule: str, judge: Callable[..., Refusal | None], *what: Any) -> Refusal | None:
    """Return why something cannot be done; where that cannot be said, the players are to do it by hand."""
    try:
        return judge(state, *what)
    except Exception:
        return unsaid(state, rule)


def unsaid(state: State, rule: str) -> Refusal:
    """Return why what cannot be said to be possible is left to the players' hands.

    Called where the error is caught; where the position does not contain, the error goes on.
    """
    if not state.contains:
        raise  # noqa: PLE0704
    return Refusal(rule, "The program fails to carry this out; do by hand what it says.")


def seen(state: State, look: Callable[[], T], otherwise: T) -> T:
    """Return what is to be seen of something, or what stands for it where that fails."""
    try:
        return look()
    except Exception:
        if not state.contains:
            raise
        return otherwise

"""Text that could not be read is carried out by hand, and asked about when it may matter.

That is when its card is played, turned, put into the Break Zone or resolves, and when a phase begins while it is on
the field. What is to be asked waits in the named value "unread"; until it is answered nothing else happens, so that
the players can do by hand what the text says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.abilities.kinds import Unread
from engine.abilities.memo import Memo
from engine.answers import Options
from engine.events import Event, Fact, Mark, Move, Note, Set
from engine.games.fftcg.cards import Card
from engine.games.fftcg.deeds import board as boards
from engine.games.fftcg.law import table
from engine.games.fftcg.law.events import BY_RULE
from engine.games.fftcg.law.table import BREAK, FIELD, Ref
from engine.procedures import Procedure
from engine.requests import ChooseOptions
from engine.state import State

#: The named value that holds what is to be asked.
NAME = "unread"
#: The objects that nobody wants to be asked about in this turn.
_QUIET = "unread quiet"
#: The text of a card goes before the rules.
RULE = "FFTCG 2.1"


class Moment(NamedTuple):
    """A card with unread text, whose it is, and why its text may matter now."""

    what: Ref
    seat: int
    why: str


class ByHand(ChooseOptions):
    """A request to carry text out by hand, which tells the table what card it is about."""

    __slots__ = ("card",)

    def __init__(
        self, card: int, seat: int, text: str, rule: str, options: tuple[str, ...], args: tuple[Any, ...] = ()
    ) -> None:
        super().__init__(seat, text, rule, options, args=args)
        self.card = card

    def details(self, handle: Callable[[int], int]) -> dict[str, Any]:
        return {"by hand": handle(self.card)}


def lines(state: State, number: int) -> tuple[str, ...]:
    """Return the lines of a card that could not be read."""
    return _lines(table.face(state, number))


def _of(card: Card) -> tuple[str, ...]:
    return tuple(one.text for one in boards.compiled(card).abilities if isinstance(one, Unread))


_lines = Memo(_of)


def note(state: State, events: Sequence[Event]) -> None:
    """Let what may matter now be asked about."""
    if not _any(state):
        return
    found = [moment for event in events for moment in _moments(state, event)]
    quiet = state.vars.get(_QUIET, ())
    turn = state.vars.get("turn", 0)
    found = [one for one in found if (turn, one.what) not in quiet and lines(state, one.what.number)]
    waiting: tuple[Moment, ...] = state.vars.get(NAME, ())
    new = tuple(dict.fromkeys((*waiting, *found)))
    if new != waiting:
        state.emit(Set(NAME, new, "unread"))


def ask(state: State) -> Procedure:
    """Tell the players of the first text that may matter, and wait until they go on."""
    moment, *rest = state.vars[NAME]
    state.emit(Set(NAME, tuple(rest) or None, "unread"))
    card = ("card", moment.what.number)
    text = " ".join(lines(state, moment.what.number))
    state.emit(Note("Unread text of {0} may matter now: {1}", (card, moment.why), RULE))
    answer = yield ByHand(
        moment.what.number,
        moment.seat,
        "Unread text of {0} may matter now: {1} Carry it out by hand, then go on. {2}",
        RULE,
        ("Go on.", "Go on, and do not ask about this card again this turn."),
        args=(card, moment.why, text),
    )
    assert isinstance(answer, Options)
    if answer.picks == (1,):
        turn = state.vars.get("turn", 0)
        quiet = tuple(one for one in state.vars.get(_QUIET, ()) if one[0] == turn)
        state.emit(Set(_QUIET, (*quiet, (turn, moment.what)), "unread"))
        left = tuple(one for one in rest if one.what != moment.what)
        state.emit(Set(NAME, left or None, "unread"))


def _moments(state: State, event: Event) -> Iterator[Moment]:
    if isinstance(event, Move):
        card = state.cards[event.card]
        what = Ref(event.card, card.entered)
        if event.to == FIELD:
            yield Moment(what, card.controller, "it was played.")
        elif event.origin == FIELD and event.to in BREAK:
            seat = event.was.controller if event.was is not None else card.owner
            yield Moment(what, seat, "it was put into the Break Zone.")
        elif event.why == "resolve":
            yield Moment(what, card.owner, "it resolves.")
    elif isinstance(event, Mark):
        card = state.cards[event.card]
        if event.field == "dull" and card.zone == FIELD and event.cause is not BY_RULE:
            yield Moment(Ref(event.card, card.entered), card.controller, "it was turned.")
    elif isinstance(event, Fact) and event.why.startswith("at "):
        for number in state.zones[FIELD]:
            card = state.cards[number]
            yield Moment(Ref(number, card.entered), card.controller, "a phase begins.")


def _any(state: State) -> bool:
    """Whether any card of the game has unread text."""
    known: tuple[int, bool] | None = state.derived.get(NAME)
    if known is None or known[0] != len(state.cards):
        faces = {id(card.face): card.number for card in state.cards}
        known = (len(state.cards), any(lines(state, number) for number in faces.values()))
        state.derived[NAME] = known
    return known[1]

"""Secrets: what a seat may speak of, whether it came to see something new, and what the other player can know.

Whoever names a card that he neither sees nor is asked about is told one and the same sentence, before any rule is asked
about it: what the rules say of a card, and how long they take, tells what it is.

A question that depends on hidden cards is asked whatever those cards are: that a player is asked, or is not, would else
tell of a hand or a deck. Whoever works out whether to ask does so behind a veil: a card that the other player does not
see may then be any card (FFTCG 7.6.1, Cipher 6.4.4, 6.8.2). What is asked though there may be just one answer is
``private`` (:class:`engine.requests.Request`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeGuard, TypeVar

from engine import abilities as ab
from engine import answers
from engine.answers import Answer, Play
from engine.events import Move, Roll, SetCardField, Shuffle
from engine.overrides import Grant, Override, PutOnStack
from engine.requests import ChooseCards, ChoosePlay, Request
from engine.rulebook import Refusal
from engine.state import Change, State

#: What a seat is told of every card that it does not see, and of those that there are not.
UNSEEN = "There is no such card in your sight."


def unseen(state: State, request: Request, answer: Answer) -> Refusal | None:
    """Return why the asked seat cannot name a card of its answer: it neither sees it nor is asked about it."""
    for number in answers.named(answer):
        known = 0 <= number < len(state.cards) and state.sees(request.seat, state.cards[number])
        if not known and not _offered(state, request, answer, number):
            return Refusal(request.rule, UNSEEN)
    return None


def unseen_by_hand(state: State, seat: int, verb: Override) -> Refusal | None:
    """Return why a seat cannot do something by hand to a card that it does not see.

    What lies hidden can be moved, turned and shown; but what depends on its face would tell it.
    """
    number = getattr(verb, "card", None)
    if number is None:
        return None
    there = 0 <= number < len(state.cards)
    if there and (state.sees(seat, state.cards[number]) or not isinstance(verb, Grant | PutOnStack)):
        return None
    return Refusal("", UNSEEN)


def _offered(state: State, request: Request, answer: Answer, number: int) -> bool:
    """Whether a card is one of those that the request itself has put before the seat."""
    if not isinstance(request, ChoosePlay):
        return number in request.cards()
    if not isinstance(answer, Play):
        return False
    play = Play(answer.how, answer.card, answer.index)
    if play not in request.plays:
        return False
    return number == play.card or number in request.ways.aims(state, request.seat, play)


def looks(request: Request | None) -> TypeGuard[ChooseCards]:
    """Whether the asked seat is shown hidden cards to choose among, or that none of them is to be chosen."""
    return isinstance(request, ChooseCards) and request.faces


def showed(state: State, seat: int, since: Sequence[Change]) -> bool:
    """Whether by the latest changes of a position a seat came to see a card that it had not seen, or chance decided
    something.

    What it showed of its own to the other player gives it nothing that it could try again for.
    """
    there = state.copy()
    for change in reversed(since):
        if isinstance(change, Roll | Shuffle):
            return True
        number = change.card if isinstance(change, Move | SetCardField) else -1
        sees = number >= 0 and there.sees(seat, there.cards[number])
        change.revert(there)
        if sees and not there.sees(seat, there.cards[number]):
            return True
    return False


# Behind the veil


T = TypeVar("T")

#: Qualities that say where a card is and whose, not which one is meant.
PLACE = (ab.IsCard, ab.InZone, ab.OwnedBy, ab.ControlledBy, ab.Among)


class Acting(Protocol):
    """What is carried out for an ``actor``; ``veiled`` tells that hidden cards may be any cards."""

    veiled: bool

    @property
    def state(self) -> State:
        """The position."""

    @property
    def actor(self) -> int:
        """The player who acts."""


def describes(noun: ab.Noun) -> bool:
    """Whether a noun says what cards are meant, not only where they lie: of hidden cards not everybody knows it."""
    return any(not isinstance(one, PLACE) for one in noun.qualities)


def is_secret(number: int, res: Acting) -> bool:
    """Whether a card is one that the opponent of the actor does not see."""
    return number >= 0 and not res.state.sees(1 - res.actor, res.state.cards[number])


def veiled(res: Acting, find: Callable[[], T]) -> T:
    """Return what is found if any hidden card may be of any kind: what the opponent of the actor can work out."""
    before, res.veiled = res.veiled, True
    try:
        return find()
    finally:
        res.veiled = before

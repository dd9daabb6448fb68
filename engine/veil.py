"""What the other player can know: a question that depends on hidden cards is asked whatever those cards are.

That a player is asked, or is not, would else tell of a hand or a deck. Whoever works out whether to ask does so behind
a veil: a card that the other player does not see may then be any card (FFTCG 7.6.1, Cipher 6.4.4, 6.8.2). What is
asked though there may be just one answer is ``private`` (:class:`engine.requests.Request`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from engine import abilities as ab
from engine.state import State

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

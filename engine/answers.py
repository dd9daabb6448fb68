"""Answers: what a player can say to a request, as small plain values that travel and are recorded.

Cards are named by number inside the kernel and by the seat's handles outside it; :func:`renamed` translates.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec


class Answer(msgspec.Struct, frozen=True, tag=True):
    """Any answer."""


class Pass(Answer, frozen=True, tag="pass"):
    """Do nothing: pass priority, declare no attack, do not block."""


class Play(Answer, frozen=True, tag="play"):
    """Do something with a card: ``how`` is the game's word for it ("cast", "use"), ``index`` which ability."""

    how: str
    card: int
    index: int = 0


class Cards(Answer, frozen=True, tag="cards"):
    """These cards, in this order."""

    cards: tuple[int, ...]


class Pay(Answer, frozen=True, tag="pay"):
    """Pay with these cards; each with the word for what it gives (an Element, say)."""

    sources: tuple[tuple[int, str], ...]


class Number(Answer, frozen=True, tag="number"):
    """A number."""

    value: int


class Confirm(Answer, frozen=True, tag="confirm"):
    """Yes or no."""

    yes: bool


class Options(Answer, frozen=True, tag="options"):
    """These of the offered lines, by their places (0 is the first), in this order."""

    picks: tuple[int, ...]


class Amounts(Answer, frozen=True, tag="amounts"):
    """One number for each card that the request names, in its order."""

    values: tuple[int, ...]


class Cancel(Answer, frozen=True, tag="cancel"):
    """Take back the action that is being done, as far as it has come."""


AnyAnswer = Pass | Play | Cards | Pay | Number | Confirm | Options | Amounts | Cancel


def renamed(answer: Answer, rename: Callable[[int], int]) -> Answer:
    """Return the answer with every card named by ``rename``."""
    match answer:
        case Play(how, card, index):
            return Play(how, rename(card), index)
        case Cards(cards):
            return Cards(tuple(rename(card) for card in cards))
        case Pay(sources):
            return Pay(tuple((rename(card), gives) for card, gives in sources))
        case _:
            return answer

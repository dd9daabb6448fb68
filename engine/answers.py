"""Answers: what a player can say to a request, as small plain values that travel and are recorded; and listing them.

Cards are named by number inside the kernel and by the seat's handles outside it; :func:`renamed` translates.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from typing import Annotated

import msgspec
from msgspec import Meta

from engine.bounds import MOST, Amount, CardNumber, Word, broken


class Answer(msgspec.Struct, frozen=True, tag=True):
    """Any answer."""


class Pass(Answer, frozen=True, tag="pass"):
    """Do nothing: pass priority, declare no attack, do not block."""


class Play(Answer, frozen=True, tag="play", omit_defaults=True):
    """Do something with a card: ``how`` is the game's word for it ("cast", "use"), ``index`` which ability.

    ``target`` is the card at which it is aimed at once, where the player says so.
    """

    how: Word
    card: CardNumber
    index: Amount = 0
    target: CardNumber | None = None


class Cards(Answer, frozen=True, tag="cards"):
    """These cards, in this order."""

    cards: Annotated[tuple[CardNumber, ...], Meta(max_length=MOST)]


class Pay(Answer, frozen=True, tag="pay"):
    """Pay with these cards; each with the word for what it gives (an Element, say)."""

    sources: Annotated[tuple[tuple[CardNumber, Word], ...], Meta(max_length=MOST)]


class Number(Answer, frozen=True, tag="number"):
    """A number."""

    value: Amount


class Confirm(Answer, frozen=True, tag="confirm"):
    """Yes or no."""

    yes: bool


class Options(Answer, frozen=True, tag="options"):
    """These of the offered lines, by their places (0 is the first), in this order."""

    picks: Annotated[tuple[Amount, ...], Meta(max_length=MOST)]


class Amounts(Answer, frozen=True, tag="amounts"):
    """One number for each card that the request names, in its order."""

    values: Annotated[tuple[Amount, ...], Meta(max_length=MOST)]


class Cancel(Answer, frozen=True, tag="cancel"):
    """Take back the action that is being done, as far as it has come."""


AnyAnswer = Pass | Play | Cards | Pay | Number | Confirm | Options | Amounts | Cancel
_decoder: msgspec.json.Decoder[object] = msgspec.json.Decoder(AnyAnswer)


def no_answer(answer: Answer) -> str:
    """Return in a sentence why this can be the answer to no question at all, or nothing."""
    return "" if type(answer) is Pass else broken(answer, _decoder)


def renamed(answer: Answer, rename: Callable[[int], int]) -> Answer:
    """Return the answer with every card named by ``rename``."""
    kind = type(answer)
    if kind is Pass:
        return answer
    if isinstance(answer, Play):
        target = answer.target
        return Play(answer.how, rename(answer.card), answer.index, None if target is None else rename(target))
    if isinstance(answer, Cards):
        return Cards(tuple([rename(card) for card in answer.cards])) if answer.cards else answer
    if isinstance(answer, Pay):
        return Pay(tuple([(rename(card), gives) for card, gives in answer.sources]))
    return answer


def named(answer: Answer) -> tuple[int, ...]:
    """Return the cards that an answer names."""
    kind = type(answer)
    if kind is Pass:
        return ()
    if isinstance(answer, Play):
        return (answer.card,) if answer.target is None else (answer.card, answer.target)
    if isinstance(answer, Cards):
        return answer.cards
    if isinstance(answer, Pay):
        return tuple([card for card, _ in answer.sources])
    return ()


def unaimed(answer: Answer) -> Answer:
    """Return the answer without the card at which it is aimed at once: the same play, whatever its target."""
    return Play(answer.how, answer.card, answer.index) if isinstance(answer, Play) else answer


# Listing what can be chosen


def some_of(things: Sequence[int], least: int, most: int, ordered: bool) -> Iterator[tuple[int, ...]]:
    """Yield every choice of ``least`` to ``most`` things, few before many; where their order counts, in every order."""
    choose = permutations if ordered else combinations
    for size in range(least, most + 1):
        yield from choose(things, size)


def shares(among: int, steps: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to share out so many steps among so many, most to the first before less.

    >>> list(shares(2, 2))
    [(2, 0), (1, 1), (0, 2)]
    """
    if among <= 1:
        yield (steps,) * among
        return
    for first in range(steps, -1, -1):
        for rest in shares(among - 1, steps - first):
            yield (first, *rest)

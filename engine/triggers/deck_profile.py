"""What the cards of a game, and the effects that last, can bring up at all, worked out once for the game.

Most of what the rules ask about in the course of a game - who waits for that event, who forbids this attack - no card
of either deck has any words for: it goes by without anything being worked out. What lasts is looked at besides:
somebody may have brought it about by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, TypeVar

from engine import abilities as ab
from engine.continuous.lasting import ContinuousEffect
from engine.effects.history import asks, waits
from engine.effects.meaning import Meaning
from engine.state import State

_NONE: frozenset[str] = frozenset()


class PrintedCard:
    """A printed card worked out: the kinds of event that its text ``asks`` about after they happened, and those for
    which it has something wait, be it in what it gives to others.
    """

    __slots__ = ("abilities", "asks", "card", "unread", "waits")

    def __init__(self, card: Any, abilities: tuple[ab.Ability, ...], meaning: Meaning) -> None:
        self.card = card
        self.abilities = abilities
        self.asks = asks(abilities, meaning)
        self.waits = waits(abilities, meaning)
        self.unread = any(isinstance(one, ab.Unparsed) for one in abilities)


class Printed:
    """The cards of a game by number, and what there is in all of them together."""

    __slots__ = ("asked", "heard", "unread", "whats")

    def __init__(self, whats: tuple[Any, ...]) -> None:
        each = frozenset(whats)
        self.whats = whats
        self.asked = _NONE.union(*[one.asks for one in each])
        self.heard = _NONE.union(*[one.waits for one in each])
        self.unread = any([one.unread for one in each])


P = TypeVar("P", bound=Printed)


class DeckProfile(Generic[P]):
    """What is printed on the cards of a game, and what lasts, together; ``heard`` is for what abilities wait."""

    __slots__ = ("asked", "heard", "last", "lasting", "printed", "unread", "version", "whats")

    def __init__(self, printed: P, lasting: tuple[ContinuousEffect, ...], waiting: frozenset[str]) -> None:
        self.version = -1
        self.printed = printed
        self.whats = printed.whats
        self.lasting = lasting
        self.asked = printed.asked
        self.heard = printed.heard | waiting
        self.unread = printed.unread


def learn(
    meaning: Meaning, worked_out: Callable[[Any], Any], kind: Callable[..., Any] = DeckProfile,
    printed: Callable[[tuple[Any, ...]], Any] = Printed,
) -> Callable[[State], Any]:
    """Let a game know what its cards pay attention to, and return what tells the profile of a position, of a ``kind``:
    what is ``printed`` on the cards that were ``worked_out``, and what lasts.
    """
    #: Of the same cards it is the same for all positions, however they came about.
    of_all = lru_cache(maxsize=16)(printed)
    of_effect: ab.Memo[ContinuousEffect, frozenset[str]] = ab.Memo(
        lambda effect: waits(effect.static, meaning), ab.PASSING
    )

    def renewed(state: State, known: Any) -> Any:
        lasting, last = state.vars.get("lasting", ()), state.cards[-1]
        if known is None or known.last is not last or known.lasting is not lasting:
            # Cards come into a game one after the other: as long as the last one is the same, all are.
            same = known is not None and known.last is last
            cards = known.printed if same else of_all(tuple([worked_out(card.face) for card in state.cards]))
            known = state.derived["profile"] = kind(cards, lasting, _NONE.union(*map(of_effect, lasting)))
            known.last = last
        known.version = state.version
        return known

    def profile(state: State) -> Any:
        known = state.derived.get("profile")
        return known if known is not None and known.version == state.version else renewed(state, known)

    meaning.attention = profile
    return profile

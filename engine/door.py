"""The door of one seat: all that a program gets that plays it, so that none can look at what its seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.answers import Answer
from engine.match import Match
from engine.questions import Question
from engine.rulebook import Refusal
from engine.views import View


class Door:
    """What a seat is asked and may see, the answers that it can give, and the match as it may imagine it.

    A fork is the program's own: it may look there at everything and answer for both, for all that its seat does not
    see is imagined.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    def question(self) -> Question | None:
        """Return what is asked; None when the game is over."""
        return self._match.question(self.seat)

    def view(self) -> View:
        """Return everything that the seat may know of the position."""
        return self._match.view(self.seat)

    @property
    def asked(self) -> bool:
        """Whether it is this seat that is asked."""
        request = self._match.request
        return request is not None and request.seat == self.seat

    def judge(self, answer: Answer) -> Refusal | None:
        """Return why the seat could not give this answer, or None where it could."""
        return self._match.judge(self.seat, answer)

    def sample(self, source: random.Random) -> Answer:
        """Return a random legal answer of this seat."""
        self._must_be_asked()
        return self._match.sample(source)

    def answers(self, most: int) -> Iterator[Answer]:
        """Return legal answers of this seat, each once and at most so many."""
        self._must_be_asked()
        return self._match.answers(most)

    def fork(self, source: random.Random) -> Match:
        """Return the match as this seat may imagine it."""
        return self._match.fork(self.seat, source)

    def _must_be_asked(self) -> None:
        if not self.asked:
            raise ValueError("it is the other player who is asked")

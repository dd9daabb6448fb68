"""Whole games told from a position, as far as every game tells them alike: what is asked, what is said to that, and
what the table refuses.
"""

from __future__ import annotations

from typing import Any, Self

from engine import course
from engine.answers import Amounts, Answer, Cancel, Cards, Confirm, Number, Options
from engine.events import Note
from engine.match import Match
from engine.requests import Request
from engine.rulebook import Refusal


def rule(*numbers: str) -> Any:
    """Say which rules of a rulebook a test tells of."""

    def told(test: Any) -> Any:
        test.rules = numbers
        return test

    return told


class Story:
    """A match of which a story is told; a game says how it is begun, and what is done in it."""

    match: Match
    table: Any

    @property
    def asked(self) -> Request:
        """The question that waits."""
        request = self.match.request
        assert request is not None, f"the game is over: {self.match.outcome}"
        return request

    @property
    def outcome(self) -> tuple[int | None, str] | None:
        """Who won (None: a draw) and by which rule, once the game is over."""
        found = self.match.outcome
        return None if found is None else (found.winner, found.rule)

    @property
    def step(self) -> str:
        """The step the game is in."""
        return course.step(self.table.state)

    def log(self) -> list[str]:
        """Return the templates of all lines of the log so far."""
        return [change.text for change in self.table.state.log if isinstance(change, Note)]

    def say(self, answer: Answer) -> Self:
        """Give an answer, which must be legal."""
        refusal = self.tries(answer)
        assert refusal is None, f"{self.match.request and self.match.request.text}: {refusal}"
        return self

    def tries(self, answer: Answer) -> Refusal | None:
        """Give an answer; return why it is refused."""
        refusal = self.match.play(answer)
        self._spare()
        return refusal

    def _spare(self) -> None:
        """Answer what is asked only because not to ask would tell something, where a game does so."""

    def refuses(self, answer: Answer) -> str:
        """Try an answer that is not legal; return the rule that forbids it. Nothing may have changed."""
        before = self.table.state.digest()
        refusal = self.match.play(answer)
        assert refusal is not None, f"that was legal: {answer}"
        assert refusal.sentence.endswith("."), refusal.sentence
        assert self.table.state.digest() == before
        return refusal.rule

    def choose(self, *cards: int) -> Self:
        """Choose cards."""
        return self.say(Cards(cards))

    def pick(self, *lines: int) -> Self:
        """Choose among offered lines, the first being 0."""
        return self.say(Options(lines))

    def yes(self) -> Self:
        """Say yes."""
        return self.say(Confirm(True))

    def no(self) -> Self:
        """Say no."""
        return self.say(Confirm(False))

    def number(self, value: int) -> Self:
        """Name a number."""
        return self.say(Number(value))

    def share(self, *amounts: int) -> Self:
        """Divide an amount."""
        return self.say(Amounts(amounts))

    def cancel(self) -> Self:
        """Take the action back as far as it has come."""
        return self.say(Cancel())

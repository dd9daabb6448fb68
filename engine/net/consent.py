"""Consent: what one seat proposes waits here until the other agrees, one thing at a time."""

from __future__ import annotations

from collections.abc import Callable

from engine.net import messages as say
from engine.net.messages import Told
from engine.rulebook import Refusal


class Consents:
    """What is proposed at a table. ``agreeing`` are seats that agree to everything, ``tell`` tells all of it."""

    def __init__(self, agreeing: tuple[int, ...], tell: Callable[[Told], None]) -> None:
        self.open: say.Proposal | None = None
        self._agree: Callable[[], Refusal | None] = lambda: None
        self._agreeing, self._tell = agreeing, tell
        self._count = 0

    def propose(
        self, seat: int, what: str, detail: str, agree: Callable[[], Refusal | None], id: int
    ) -> Told | Refusal | None:
        """Let something wait for the other seat's consent, and be done with it; a program gives that at once."""
        if self.open is not None:
            return Refusal("", "Another proposal waits for an answer.")
        if 1 - seat in self._agreeing:
            return agree()
        self._count += 1
        self.open, self._agree = say.Proposal(self._count, seat, what, detail), agree
        self._tell(self.open)
        return say.Accepted(id, self._count)

    def settle(self, seat: int, number: int, yes: bool) -> Refusal | None:
        """A seat agrees to a proposal, or not; whoever made it may take it back."""
        waiting, agree = self.open, self._agree
        if waiting is None or waiting.number != number:
            return Refusal("", "That proposal is settled.")
        if yes and waiting.asker == seat:
            return Refusal("", "The other player must agree.")
        self.open = None
        refusal = agree() if yes else None
        self._tell(say.Settled(number, yes and refusal is None))
        return refusal

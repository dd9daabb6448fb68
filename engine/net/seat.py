"""A seat: what a player's program talks to, whether the table stands in the same program or on another machine.

It knows the last position, question and proposal that the table told it of, and hands on every message. Whoever plays
asks by its methods; what becomes of it is told with the number that the method returned.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.answers import Answer
from engine.bounds import LONGEST
from engine.net import messages as say
from engine.net.messages import Asked, Told
from engine.net.table import Table
from engine.overrides import Override
from engine.questions import Question
from engine.views import View


class Seat:
    """A player's side of a table; ``seat`` is 0 or 1, or -1 for one who watches."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.number = -1
        self.view: View | None = None
        self.question: Question | None = None
        self.mode = "enforced"
        self.proposal: say.Proposal | None = None
        self.presence = say.Presence((False, False))
        self.ended: say.Ended | None = None
        self._listeners: list[Callable[[Told], None]] = []
        self._asked = 0

    def listen(self, call: Callable[[Told], None]) -> None:
        """Call ``call`` with every message of the table, after the seat has taken it over."""
        self._listeners.append(call)

    def close(self) -> None:
        """Leave the table; the seat is held."""
        raise NotImplementedError

    def send(self, message: Asked) -> None:
        """Say something to the table."""
        raise NotImplementedError

    # What a player says; each returns the number of what was asked.

    def answer(self, answer: Answer, *, at: int = -1) -> int:
        """Answer what is asked, or what was asked in change ``at``, which is all that the player has seen."""
        return self._say(lambda id: say.GiveAnswer(id, self._at(at), answer))  # type: ignore[arg-type]

    def by_hand(self, verbs: Sequence[Override], words: str = "", *, refused: bool = False, at: int = -1) -> int:
        """Do something by hand; ``words`` tell the other player what, or why the rules refuse it."""
        words = words[:LONGEST]
        return self._say(lambda id: say.DoByHand(id, self._at(at), tuple(verbs), words, refused))  # type: ignore[arg-type]

    def propose(self, what: str, detail: str = "") -> int:
        """Propose something to the other player (:data:`engine.net.messages.PROPOSALS`)."""
        return self._say(lambda id: say.Propose(id, what, detail))

    def settle(self, yes: bool) -> int:
        """Agree to what is proposed, or not; or take back what one has proposed."""
        number = self.proposal.number if self.proposal is not None else 0
        return self._say(lambda id: say.Settle(id, number, yes))

    def concede(self) -> int:
        """Give the game up."""
        return self._say(say.Concede)

    def claim(self) -> int:
        """Take the game from a player who has been away too long."""
        return self._say(say.Claim)

    def chat(self, words: str) -> int:
        """Say something to everybody at the table."""
        return self._say(lambda id: say.Chat(id, words[: say.LONGEST_CHAT]))

    def point(self, card: int, *, hover: bool = False) -> int:
        """Point at a card."""
        return self._say(lambda id: say.Point(id, card, hover))

    def inquire(self, what: str, card: int = 0, answer: Answer | None = None) -> int:
        """Ask what a view does not carry (:class:`engine.net.messages.Inquire`)."""
        return self._say(lambda id: say.Inquire(id, what, card, answer))  # type: ignore[arg-type]

    def contribute(self, first: int = -1) -> int:
        """Add to the shuffles of the next game, and say who goes first in it where one may choose."""
        return self._say(lambda id: say.Contribute(id, first=first))

    def ready(self, yes: bool = True) -> int:
        """Say that the game may begin, as far as this player is concerned."""
        return self._say(lambda id: say.Ready(id, yes))

    def beat(self) -> int:
        """Ask for a sign of life."""
        return self._say(say.Beat)

    def leave(self) -> int:
        """Say that one goes and the match is to wait."""
        return self._say(say.Leave)

    # Inside

    def _at(self, number: int) -> int:
        return number if number >= 0 else max(0, self.number)

    def _say(self, make: Callable[[int], Asked]) -> int:
        self._asked += 1
        number = self._asked
        self.send(make(number))
        return number

    def hear(self, message: Told) -> None:
        """Take over what the table says."""
        match message:
            case say.Snapshot():
                self.number, self.view, self.question = message.number, message.view, message.question
                self.mode, self.proposal, self.ended = message.mode, message.proposal, None
            case say.Happened():
                self.number, self.view, self.question = message.number, message.view, message.question
                self.mode, self.ended = message.mode, None if message.question is not None else self.ended
            case say.Again():
                self.proposal = None
            case say.Proposal():
                self.proposal = message
            case say.Settled():
                self.proposal = None
            case say.Presence():
                self.presence = message
            case say.Ended():
                self.ended = message
        for call in list(self._listeners):
            call(message)


class LocalSeat(Seat):
    """A seat at a table of the same program."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(seat)
        self._table = table

    def sit(self) -> None:
        """Sit down: from now on the table tells what happens."""
        if self.seat < 0:
            self._table.watch(self.hear)
        else:
            self._table.sit(self.seat, self.hear)

    def send(self, message: Asked) -> None:
        if self.seat >= 0:
            self._table.ask(self.seat, message)

    def close(self) -> None:
        if self.seat < 0:
            self._table.unwatch(self.hear)
        else:
            self._table.stand(self.seat, self.hear)

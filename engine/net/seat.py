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

Note = Callable[[int], object]


def _no_note(number: int) -> None:
    """Note nothing."""


class Seat:
    """A player's side of a table; ``seat`` is 0 or 1, or -1 for one who watches."""

    #: Whether the other player sees how long an answer takes.
    timed = True

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.number = -1
        self._view: View | None = None
        self._question: Question | None = None
        self.mode = "enforced"
        self.proposal: say.Proposal | None = None
        self.presence = say.Presence((False, False))
        self.ended: say.Ended | None = None
        self._listeners: list[Callable[[Told], None]] = []
        self._asked = 0

    @property
    def plays(self) -> bool:
        """Whether it is a player's."""
        return self.seat >= 0

    @property
    def view(self) -> View | None:
        """The position as this seat may know it; None before the table has told anything."""
        return None if self.number < 0 else self.look()[0]

    @property
    def question(self) -> Question | None:
        """What is asked; without answers while another seat is asked."""
        return None if self.number < 0 else self.look()[1]

    def look(self) -> tuple[View, Question | None]:
        """The position and the question now."""
        assert self._view is not None, "nothing can be seen of a match before its first position has come"
        return self._view, self._question

    def listen(self, call: Callable[[Told], None]) -> None:
        """Call ``call`` with every message of the table, after the seat has taken it over."""
        self._listeners.append(call)

    def close(self) -> None:
        """Leave the table; the seat is held."""
        raise NotImplementedError

    def send(self, message: Asked) -> None:
        """Say something to the table."""
        raise NotImplementedError

    # What a player says; each returns the number of what was asked, and gives it to ``note`` before it is said.

    def answer(self, answer: Answer, *, at: int = -1, by_itself: bool = False, note: Note = _no_note) -> int:
        """Answer what is asked, or what was asked in change ``at``, which is all that the player has seen."""
        return self._say(lambda id: say.GiveAnswer(id, self._at(at), answer, by_itself), note)  # type: ignore[arg-type]

    def by_hand(
        self, verbs: Sequence[Override], words: str = "", *, refused: bool = False, at: int = -1, note: Note = _no_note
    ) -> int:
        """Do something by hand; ``words`` tell the other player what, or why the rules refuse it."""
        made = tuple(verbs)
        return self._say(
            lambda id: say.DoByHand(id, self._at(at), made, words[:LONGEST], refused),  # type: ignore[arg-type]
            note,
        )

    def propose(self, what: str, detail: str = "", *, note: Note = _no_note) -> int:
        """Propose something to the other player (:data:`engine.net.messages.PROPOSALS`)."""
        return self._say(lambda id: say.Propose(id, what, detail), note)

    def settle(self, yes: bool, *, note: Note = _no_note) -> int:
        """Agree to what is proposed, or not; or take back what one has proposed."""
        number = self.proposal.number if self.proposal is not None else 0
        return self._say(lambda id: say.Settle(id, number, yes), note)

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

    def inquire(self, what: str, card: int = 0, answer: Answer | None = None, *, note: Note = _no_note) -> int:
        """Ask what a view does not carry (:class:`engine.net.messages.Inquire`)."""
        return self._say(lambda id: say.Inquire(id, what, card, answer), note)  # type: ignore[arg-type]

    def contribute(self, first: int = -1) -> int:
        """Add to the shuffles of the next game, and say who goes first in it where one may choose."""
        return self._say(lambda id: say.Contribute(id, first=first))

    def ready(self, yes: bool = True) -> int:
        """Say that the game may begin, as far as this player is concerned."""
        return self._say(lambda id: say.Ready(id, yes))

    def show_hand(self, yes: bool) -> int:
        """Let those who watch and wish it see one's hand, or no more."""
        return self._say(lambda id: say.Show(id, yes))

    def wish(self, seat: int, *, note: Note = _no_note) -> int:
        """Wish, as one who watches, to see the hand of a seat; of none any more where that is -1."""
        return self._say(lambda id: say.Wish(id, seat), note)

    def leave(self) -> int:
        """Say that one goes and the match is to wait."""
        return self._say(say.Leave)

    # Inside

    def _at(self, number: int) -> int:
        return number if number >= 0 else max(0, self.number)

    def _say(self, make: Callable[[int], Asked], note: Note = _no_note) -> int:
        self._asked += 1
        number = self._asked
        note(number)
        self.send(make(number))
        return number

    def hear(self, message: Told) -> None:
        """Take over what the table says."""
        match message:
            case say.Snapshot():
                self.number, self._view, self._question = message.number, message.view, message.question
                self.mode, self.proposal, self.ended = message.mode, message.proposal, None
            case say.Happened():
                self.number, self._view, self._question = message.number, message.view, message.question
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
    """A seat at a table of the same program: it looks at the match when it is asked how that is.

    ``plays`` tells whether it is a player's; else it only looks on, as that player sees the match.
    """

    timed = False

    def __init__(self, table: Table, seat: int, *, plays: bool = True) -> None:
        super().__init__(seat)
        self.table, self._plays = table, plays
        self._looked: tuple[int, View, Question | None] | None = None

    @property
    def plays(self) -> bool:
        return self._plays and self.seat >= 0

    def sit(self) -> None:
        """Sit down: from now on the table tells what happens."""
        if self.seat < 0:
            self.table.watch(self.hear)
        else:
            self.table.sit_near(self.seat, self.hear)

    def look(self) -> tuple[View, Question | None]:
        if self.seat < 0:
            return super().look()
        with self.table.lock:
            number = self.table.number
            if self._looked is None or self._looked[0] != number:
                match = self.table.match
                self._looked = (number, match.view(self.seat), match.question(self.seat))
            return self._looked[1:]

    def send(self, message: Asked) -> None:
        if self.seat >= 0:
            self.table.ask_near(self.seat, message, self.hear)
        elif isinstance(message, say.Wish):
            self.table.wish(self.hear, message)

    def close(self) -> None:
        if self.seat < 0:
            self.table.unwatch(self.hear)
        else:
            self.table.stand_up(self.seat, self.hear)

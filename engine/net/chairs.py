"""What a table keeps of those who sit at it: who hears there, their time, what waits for consent, what they have done.

What is said while the table does something is heard when it has done that.
"""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from engine.answers import Pass
from engine.events import SetVariable
from engine.match import Match
from engine.net import messages as say
from engine.net.messages import Told
from engine.procedures import Answered
from engine.rulebook import Refusal
from engine.state import SEATS
from engine.views import PublicEvent

#: How many changes a seat can have missed and be told of one by one; after more it is told how everything is.
KEPT = 64

Hear = Callable[[Told], None]


class Chair:
    """A seat's place at the table: who hears there, what was said there last, what it has missed."""

    def __init__(self, now: float) -> None:
        self.hear: Hear | None = None
        #: Who hears for this seat in the table's own program, and looks at the match without being told how it is.
        self.near: list[Hear] = []
        self.last = 0
        self.reply: Told | None = None
        self.heard: list[PublicEvent] = []
        self.missed: deque[say.Happened] = deque(maxlen=KEPT)
        self.away_since = now
        self.ready = False
        #: Whether those who watch may see this seat's hand.
        self.shows = False

    @property
    def empty(self) -> bool:
        """Whether nobody sits there."""
        return self.hear is None and not self.near

    def since(self, number: int, now: int) -> list[say.Happened] | None:
        """What was missed after a change, up to the change of ``now``; None where that is not known any more."""
        missed = [one for one in self.missed if one.number > number]
        known = number >= 0 and (number == now or (missed and missed[0].number == number + 1))
        return missed if known else None


class Chairs:
    """The chairs of a table, with its lock. What is said at work is heard when the work is done."""

    def __init__(self, now: float) -> None:
        self.lock = threading.RLock()
        self.seats = (Chair(now), Chair(now))
        self._unsaid: deque[tuple[Hear, Told]] = deque()
        self._depth = 0

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Do something, then say what is to be said of it."""
        with self.lock:
            self._depth += 1
            try:
                yield
            finally:
                self._depth -= 1
                while self._unsaid and not self._depth:
                    hear, message = self._unsaid.popleft()
                    hear(message)

    @property
    def away(self) -> tuple[bool, bool]:
        """Which seats nobody sits at."""
        first, second = (chair.empty for chair in self.seats)
        return first, second

    def say(self, hear: Hear, message: Told) -> None:
        """Let somebody hear something as soon as what is being done is done."""
        self._unsaid.append((hear, message))

    def tell(self, seat: int, message: Told) -> None:
        """Let all who sit at a seat hear something."""
        chair = self.seats[seat]
        for hear in chair.near:
            self.say(hear, message)
        if chair.hear is not None:
            self.say(chair.hear, message)

    def tell_both(self, message: Told) -> None:
        """Let all who sit here hear something."""
        for seat in SEATS:
            self.tell(seat, message)


# A chess clock


class Clock:
    """So many seconds for each player, or, where they are for each ``decision``, so many for everything that is asked.

    At zero nothing happens by itself: the other player may claim the game.
    """

    def __init__(self, seconds: float, *, decision: bool = False) -> None:
        self._seconds, self._decision = seconds, decision
        self._left = [seconds, seconds]
        self._last: float | None = None
        self._asked: tuple[int, int] | None = None

    @property
    def left(self) -> tuple[int, int]:
        """How many whole seconds each player has left."""
        first, second = (max(0, int(left)) for left in self._left)
        return first, second

    @property
    def exactly(self) -> tuple[float, float]:
        """How many seconds each player has left, to go on with."""
        return self._left[0], self._left[1]

    def set(self, left: tuple[float, float]) -> None:
        """Go on with so many seconds for each player."""
        self._left = [min(self._seconds, max(0.0, one)) for one in left]

    @property
    def run_out(self) -> int | None:
        """The seat that has no time left, if one has not."""
        return next((seat for seat, left in enumerate(self._left) if left <= 0), None)

    def ask(self, seat: int, number: int) -> None:
        """A seat is asked something since change ``number``: there is new time where it is for each decision."""
        if self._decision and self._asked != (seat, number):
            self._asked = (seat, number)
            self._left = [self._seconds, self._seconds]

    def tick(self, seat: int, now: float) -> None:
        """Let time pass for a seat; for none of them where that is -1."""
        if self._last is not None and seat >= 0:
            self._left[seat] -= now - self._last
        self._last = now


# Consent


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


# Taking back


class Act(NamedTuple):
    """Something a seat did: how many entries there were before it, and the turn."""

    before: int
    seat: int
    by_hand: bool
    turn: int


class History:
    """What has been done in a match, as taking back needs it."""

    def __init__(self, match: Match) -> None:
        self._match = match
        #: In the order of the entries, as what was shown is: the costs of an answer and an undo do not grow with them.
        self._acts: list[Act] = []
        self._undone: list[tuple[int, list[Act]]] = []
        self._turn = 0
        self._shown: list[int] = []
        self._remember()

    def _remember(self) -> None:
        """Take over what had been done before the match was joined, as one that was left and goes on.

        What was seen then is not known any more: taking any of it back wants the other seat's consent. Whoever passed
        may have been passed by itself.
        """
        entries = self._match.entries
        for before, (entry, turn) in enumerate(zip(entries, _turns(self._match), strict=True)):
            passed = isinstance(entry, Answered) and isinstance(entry.answer, Pass)
            self._acts.append(Act(before, entry.seat, not passed, turn))
        if entries:
            self._shown.append(len(entries))
            self._turn = self._match.view(0).turn

    def will_act(self, seat: int, *, by_hand: bool) -> None:
        """Note that a seat is about to do something."""
        before = len(self._match.entries)
        while self._acts and self._acts[-1].before >= before:
            self._acts.pop()
        self._acts.append(Act(before, seat, by_hand, self._turn))

    def did_not_act(self) -> None:
        """What was noted last was refused."""
        if self._acts and self._acts[-1].before >= len(self._match.entries):
            self._acts.pop()

    def note(self, heard: Mapping[int, Sequence[PublicEvent]], *, again: bool = False) -> None:
        """Note what happened (or happened ``again``): turns, and what either seat came to see."""
        now = len(self._match.entries)
        if not again:
            self._undone.clear()
        for events in heard.values():
            for event in events:
                if event.kind == "value" and event.field == "turn" and isinstance(event.value, int):
                    self._turn = event.value
                if _shows(event):
                    self._shown.append(now)

    def before_last(self, humans: Sequence[int]) -> int | None:
        """How many entries to keep to be before the last thing that one of these seats did by hand."""
        for act in reversed(self._acts):
            if act.by_hand and act.seat in humans and act.before < len(self._match.entries):
                return act.before
        return None

    def before_turn(self) -> int | None:
        """How many entries to keep to be at the first thing done in this turn."""
        first = bisect_left(self._acts, self._turn, key=lambda act: act.turn)
        here = self._acts[first : first + 1]
        return here[0].before if here and here[0].turn == self._turn else None

    def others_acted_since(self, keep: int, seat: int) -> bool:
        """Whether another seat did something by hand since there were so many entries."""
        return any(act.by_hand and act.seat != seat for act in self._since(keep))

    def showed_something_since(self, keep: int) -> bool:
        """Whether a card was drawn or shown, or a die rolled, since there were so many entries."""
        return bool(self._shown) and self._shown[-1] > keep

    def undo(self, keep: int) -> None:
        """Take back all but the first ``keep`` entries."""
        count = len(self._match.entries) - keep
        dropped = self._since(keep)
        if self._match.undo(keep):
            self._undone.append((count, dropped))
            del self._acts[len(self._acts) - len(dropped) :]
            while self._shown and self._shown[-1] > keep:
                self._shown.pop()
            self._turn = self._match.view(0).turn

    def _since(self, keep: int) -> list[Act]:
        """Return what was done since there were so many entries: the last acts, for each adds to the entries."""
        return self._acts[bisect_left(self._acts, keep, key=lambda act: act.before) :]

    def concerns_only(self, seat: int) -> bool:
        """Whether what the last undo took back was done by this seat alone, which could do it once more."""
        _, acts = self._undone[-1] if self._undone else (0, [])
        return bool(acts) and all(act.seat == seat or not act.by_hand for act in acts)

    def redo(self) -> bool:
        """Do again what the last undo took back."""
        if not self._undone:
            return False
        count, acts = self._undone.pop()
        for _ in range(count):
            if not self._match.redo():
                break
        self._acts += acts
        self._turn = self._match.view(0).turn
        return True


def _turns(match: Match) -> list[int]:
    """The turn in which each of the entries of a match was made."""
    found: list[int] = []
    turn = read = 0
    ends = [one.entries for one in match.checkpoints[1:]] + [len(match.entries)]
    for boundary, end in zip(match.checkpoints, ends, strict=True):
        for change in match.state.log[read : boundary.log]:
            if isinstance(change, SetVariable) and change.name == "turn":
                turn = change.value
        read = boundary.log
        found += [turn] * (end - boundary.entries)
    return found


def _shows(event: PublicEvent) -> bool:
    """Whether a seat came to see what it had not seen before."""
    if event.kind in ("die", "coin"):
        return True
    if event.kind == "mark":
        return event.field == "known"
    return event.kind == "move" and bool(event.new) and not event.card

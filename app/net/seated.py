"""A match at a table over the network, played through one of its seats, or watched.

The rules run at the table, here or on another machine: what a player does is sent there, and what becomes of it comes
back as messages, which cross to the window's thread by a queued signal. Nothing here waits for anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.agreeing import Consent, Mode
from app.passing import Passing, Wish
from app.playing import Playing
from engine.answers import Answer, Pass
from engine.match import Outcome
from engine.net import messages as say
from engine.net.messages import Told
from engine.net.seat import Seat
from engine.overrides import Override
from engine.questions import PlayOffer, Question
from engine.rulebook import Refusal
from engine.views import LogLine, PublicEvent, View

#: So many verdicts and explanations are kept for a position.
_KEPT = 600


class SeatSession(Playing):
    """Joins a seat of a table to this screen.

    ``seated`` comes with the first position, ``presence_changed`` with who is there, ``spoke`` with what is said (the
    seat and the words), ``pointed`` with a card somebody points at.
    """

    seated = Signal()
    presence_changed = Signal()
    spoke = Signal(int, str)
    #: The seat, the handle (which is larger than the numbers that Qt takes), and whether the pointer only rests there.
    pointed = Signal(int, object, bool)
    _told = Signal(object)

    def __init__(self, seat: Seat, *, pace: int = 500, parent: QObject | None = None) -> None:
        super().__init__((), pace=pace, parent=parent)
        self.seat = seat
        self.presence = say.Presence((True, True), (False, False))
        self.outcome: Outcome | None = None
        self._number = -1
        self._view: View | None = None
        self._question: Question | None = None
        self._log: list[LogLine] = []
        self._chat: list[LogLine] = []
        self._mode = "enforced"
        self._proposal: say.Proposal | None = None
        #: Whether this player may choose who goes first in the next game.
        self._chooses = False
        #: The change whose question was answered, and the one in which passing by itself was refused.
        self._answered = self._stuck = -1
        self._answers: dict[int, Answer] = {}
        self._inquiries: dict[int, tuple[object, ...]] = {}
        self._verdicts: dict[Answer, tuple[Refusal | None, bool]] = {}
        self._said: dict[tuple[str, int], tuple[object, ...]] = {}
        self._then: dict[int, Callable[[Answer], object]] = {}
        self._records: dict[int, Callable[[bytes], object]] = {}
        self._begun = self._closed = False
        #: Whether there is a connection, and how many seconds a word takes there and back (0: not known).
        self.link: Callable[[], tuple[bool, float]] = lambda: (True, 0.0)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._pass)
        self._told.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        seat.listen(self._pass_on)

    def _pass_on(self, message: Told) -> None:
        """Let a message cross to the window's thread; called on any thread."""
        self._told.emit(message)

    # What the seat that looks may know

    @property
    def mode(self) -> Mode:
        return Mode(self._mode)

    @property
    def fresh(self) -> bool:
        return self._view is None or not self._view.turn

    def view(self) -> View:
        assert self._view is not None, "nothing is shown of a match before its first position has come"
        return self._view

    def log(self) -> tuple[LogLine, ...]:
        return tuple(self._log)

    def question(self) -> Question | None:
        return self._question

    @property
    def asked(self) -> int:
        return -1 if self._question is None else self._question.seat

    def judge(self, answer: Answer) -> Refusal | None:
        return self._verdict(answer)[0]

    def can_anyway(self, answer: Answer) -> bool:
        if self.mode is Mode.ENFORCED and not self.hands_free:
            return False
        return self._verdict(answer)[1]

    def _verdict(self, answer: Answer) -> tuple[Refusal | None, bool]:
        """What the table says of an answer: why it is refused, and whether it can be done anyway."""
        if answer not in self._verdicts and len(self._verdicts) < _KEPT and self.my_question is not None:
            self._verdicts[answer] = (None, True)
            self._inquiries[self.seat.inquire("judge", answer=answer)] = ("judge", answer)
        return self._verdicts.get(answer, (None, True))

    def refused_with(self, handle: int) -> tuple[PlayOffer, ...]:
        return self._learn("refused with", handle) if self.my_question is not None else ()  # type: ignore[return-value]

    def explain(self, handle: int) -> tuple[LogLine, ...]:
        return self._learn("explain", handle)  # type: ignore[return-value]

    def _learn(self, what: str, handle: int) -> tuple[object, ...]:
        known = self._said.get((what, handle))
        if known is None and self.humans and len(self._said) < _KEPT:
            known = self._said[what, handle] = ()
            self._inquiries[self.seat.inquire(what, handle)] = (what, handle)
        return known or ()

    def suggest(self, then: Callable[[Answer], object]) -> None:
        self._then[self.seat.inquire("suggest")] = then

    # Beginning and ending

    def begin(self) -> None:
        self._begun = True
        self.changed.emit()
        self._advance()
        if self.outcome is not None:
            self.ended.emit(self.outcome)

    def close(self) -> None:
        self._timer.stop()
        self._begun = False

    def end(self) -> None:
        """Hear no more: the player has left the table."""
        self.close()
        self._closed = True

    def keep_said(self, line: LogLine) -> None:
        """Keep what was said at the table among the lines of the log."""
        self._chat.append(line)
        self._log.append(line)

    def ask_for_record(self, then: Callable[[bytes], object]) -> None:
        """Have ``then`` called with the record of the game that is over."""
        self._records[self.seat.inquire("record")] = then

    # What players do

    def answer(self, answer: Answer, *, by_hand: bool = True) -> Refusal | None:
        if self.my_question is None or self._answered == self._number:
            return None
        self._timer.stop()
        if by_hand:
            self.passing[self.viewer].acted(answer)
        self._answered = self._number
        self._answers[self.seat.answer(answer, at=self._number)] = answer
        return None

    def pass_until(self, wish: Wish) -> None:
        if self.humans:
            self.passing[self.viewer].want(wish, self.view())
            self._advance()
            self.changed.emit()

    def override(self, verb: Override) -> Refusal | None:
        self.override_with_consent((verb,), "")
        return None

    def override_with_consent(self, verbs: Sequence[Override], words: str, *, refused: bool = False) -> None:
        if self.humans:
            self._timer.stop()
            self.seat.by_hand(verbs, words, refused=refused, at=self._number)

    def concede(self, seat: int | None = None) -> None:
        self.seat.concede()

    def undo(self, *, turn: bool = False) -> bool:
        self.seat.propose(say.UNDO_TURN if turn else say.UNDO)
        return True

    def redo(self) -> bool:
        self.seat.propose(say.REDO)
        return True

    def request_mode(self, mode: Mode) -> None:
        if mode is not self.mode:
            self.seat.propose(say.MODE, mode.value)
        self.changed.emit()

    def settle_consent(self, yes: bool) -> None:
        if self._chooses:
            self._chooses, self.consent = False, None
            self.seat.contribute(self.viewer if yes else 1 - self.viewer)
            self.changed.emit()
        elif self._proposal is not None:
            self.seat.settle(yes)

    # What the table says

    def _hear(self, message: Told) -> None:
        if self._closed:
            return
        match message:
            case say.Snapshot():
                self._snapshot(message)
            case say.Happened():
                self._happened(message)
            case say.Proposal():
                self._propose(message)
            case say.Settled(yes=yes):
                self._propose(None)
                self.consent_settled.emit(yes)
            case say.Accepted(id=id):
                self._accepted(id)
            case say.Refused():
                self._refused(message)
            case say.Informed():
                self._informed(message)
            case say.Presence():
                self.presence = message
                self.presence_changed.emit()
            case say.Spoke(seat=seat, words=words):
                self.spoke.emit(seat, words)
            case say.Pointed(seat=seat, card=card, hover=hover):
                self.pointed.emit(seat, card, hover)
            case say.Again(chooser=chooser):
                self._again(chooser)
            case say.Ended():
                self._end(Outcome(message.winner, message.rule, message.sentence))
            case _:
                pass

    def _snapshot(self, told: say.Snapshot) -> None:
        self._take(told.number, told.view, told.question, told.mode)
        self._log = [*told.log, *self._chat]
        another = self.outcome is not None and told.question is not None
        self.outcome = None
        if another:
            # The next game: it has a page of its own.
            self._begun = False
            self._chat.clear()
            self._log = list(told.log)
        if self._begun:
            self.rewound.emit()
        else:
            self._sit()
        self._propose(told.proposal)

    def _sit(self) -> None:
        """The match has begun, or goes on: now it is known which seat this is."""
        seat = self.seat.seat
        self.humans = (seat,) if seat >= 0 else ()
        self.viewer = max(0, seat)
        self.passing = {one: self.passing.get(one) or Passing() for one in self.humans}
        self.seated.emit()

    def _happened(self, told: say.Happened) -> None:
        self._take(told.number, told.view, told.question, told.mode)
        events = [event for event in told.events if isinstance(event, PublicEvent)]
        self._log += [event.line for event in events if event.line is not None]
        if told.rewound:
            self._rewind()
        elif self._begun:
            self.happened.emit(events)
        if self._begun:
            self.changed.emit()
            self._advance()

    def _take(self, number: int, view: View, question: Question | None, mode: str) -> None:
        self._number, self._view, self._question, self._mode = number, view, question, mode
        self._timer.stop()
        for kept in (self._verdicts, self._said, self._inquiries):
            kept.clear()

    def _rewind(self) -> None:
        """The position is one from before: passing waits, and the log is asked for anew."""
        for passing in self.passing.values():
            passing.paused, passing.wish = True, Wish.NOTHING
        self.outcome = None
        self._inquiries[self.seat.inquire("log")] = ("log",)
        if self._begun:
            self.rewound.emit()

    def _propose(self, proposal: say.Proposal | None) -> None:
        self._proposal = proposal
        self.consent = None
        if proposal is not None and self.humans:
            self.consent = Consent(
                proposal.asker, 1 - proposal.asker, proposal.what, proposal.detail, lambda: self.settle_consent(True)
            )
        if not self._begun:
            return
        if self.consent is not None:
            self._timer.stop()
            self.consent_asked.emit(self.consent)
        self.changed.emit()
        self._advance()

    def _again(self, chooser: int) -> None:
        """Both want to play again; whoever lost says who goes first."""
        self._propose(None)
        if chooser != self.viewer or not self.humans:
            self.seat.contribute()
            return
        self._chooses = True
        self.consent = Consent(chooser, chooser, "first", "", lambda: self.settle_consent(True))
        self.consent_asked.emit(self.consent)
        self.changed.emit()

    def _accepted(self, id: int) -> None:
        self._answers.pop(id, None)
        self._inquiries.pop(id, None)

    def _refused(self, told: say.Refused) -> None:
        refusal = Refusal(told.rule, told.sentence)
        answer = self._answers.pop(told.id, None)
        asked = self._inquiries.pop(told.id, None)
        self._then.pop(told.id, None)
        if asked is not None:
            if asked[0] == "judge" and isinstance(asked[1], Answer):
                self._verdicts[asked[1]] = (refusal, told.offer)
                self.learned.emit()
            return
        if self._answered == self._number:
            self._answered = -1
            self._stuck = self._number
        if answer is not None:
            self.denied.emit(answer, refusal, told.offer)
        else:
            self.denied.emit(None, refusal, False)
        self.refused.emit(refusal)
        self.changed.emit()

    def _informed(self, told: say.Informed) -> None:
        then = self._then.pop(told.id, None)
        asked = self._inquiries.pop(told.id, None)
        record = self._records.pop(told.id, None)
        if record is not None:
            record(told.record)
        elif then is not None and told.answer is not None:
            then(told.answer)
        elif asked == ("log",):
            self._log = [*told.lines, *self._chat]
            self.rewound.emit()
        elif asked is not None and isinstance(asked[1], int):
            found = told.offers if asked[0] == "refused with" else told.lines
            self._said[str(asked[0]), asked[1]] = found
            if found:
                self.learned.emit()

    def _end(self, outcome: Outcome) -> None:
        fresh = self.outcome is None
        self.outcome = outcome
        if fresh and self._begun:
            self.ended.emit(outcome)

    # Passing by itself

    def _advance(self) -> None:
        if self._begun and self._would_pass():
            self._timer.start(self.pace)

    def _would_pass(self) -> bool:
        question = self.my_question
        if question is None or self._number in (self._stuck, self._answered):
            return False
        # The other player sees how long this takes: what a hand holds makes no difference.
        return self.passing[self.viewer].passes(question, self.view(), watched=True)

    def _pass(self) -> None:
        if self._would_pass():
            self.answer(Pass(), by_hand=False)

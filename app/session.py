"""A session: the seats of a table that are at this screen, wherever the table and the other seats are.

One screen with two people, a program for an opponent, a player at another machine and somebody who watches are all
played through this. What the seat that looks (``viewer``) may know is read from here, and everything that a player
does goes through here to the table, which alone judges it. What becomes of it comes back as messages: at once from a
table of this program, later from one elsewhere. What is asked of the rules beforehand counts as "yes" until ``learned``
brings the answer, and what the table refuses comes with ``denied``. Nothing here waits for anything.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.beforehand import Beforehand
from app.mode import Mode
from app.passing import Passing, Wish
from engine.answers import Answer, Pass
from engine.match import Outcome
from engine.net import messages as say
from engine.net.messages import Told
from engine.net.seat import Note, Seat
from engine.overrides import Override
from engine.questions import PlayOffer, Question
from engine.rulebook import Refusal
from engine.views import LogLine, PublicEvent, View, ZoneView


class Session(QObject):
    """Joins seats to this screen: one, or both where two people share it.

    ``seated`` comes with the first position, ``presence_changed`` with who is there, ``spoke`` with what is said (the
    seat and the words), ``pointed`` with a card somebody points at.
    """

    changed = Signal()
    happened = Signal(object)
    #: An answer was refused (None: something else was): the answer, the refusal, and whether hands can do it.
    denied = Signal(object, object, bool)
    #: What was asked of the rules (a verdict, an explanation, what they refuse of a card) is known now.
    learned = Signal()
    hand_over = Signal(int)
    ended = Signal(object)
    failed = Signal(str)
    rewound = Signal()
    seated = Signal()
    begun = Signal()
    closed = Signal()
    presence_changed = Signal()
    spoke = Signal(int, str)
    #: The seat, the handle (which is larger than the numbers that Qt takes), and whether the pointer only rests there.
    pointed = Signal(int, object, bool)
    _crossed = Signal(object, object)

    def __init__(
        self, seats: Sequence[Seat], *, open_hands: bool = False, pace: int = 500, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.open_hands, self.pace = open_hands, pace
        self.humans: tuple[int, ...] = ()
        self.passing: dict[int, Passing] = {}
        #: What the other seat is asked to agree to; what is asked of whoever has lost is one, too.
        self.consent: say.Proposal | None = None
        self._choose_first: Callable[[int], object] = lambda seat: None
        #: The seat that the screen waits for, after both hands were hidden.
        self.waiting_for: int | None = None
        self.presence = say.Presence((True, True), (False, False))
        #: Who watches and waits for this player to show the hand; the hand that is wished for from here, and whether
        #: its player has denied it.
        self.wished: str | None = None
        self.wish, self.denied_wish = -1, False
        self.outcome: Outcome | None = None
        #: Whether there is a connection, and how many seconds a word takes there and back (0: not known).
        self.link: Callable[[], tuple[bool, float]] = lambda: (True, 0.0)
        self._seats = tuple(seats)
        self._viewer = 0
        self.number = -1
        self._view: View | None = None
        self._question: Question | None = None
        self._mode = Mode.ENFORCED
        self._logs: dict[int, list[LogLine]] = {}
        self._chat: list[LogLine] = []
        self._by_hand = self._rewinding = False
        #: The change whose question was answered, in which passing by itself was refused, for which somebody sat down.
        self._answered = self._stuck = self._seated = -1
        self._replies: dict[Seat, dict[int, Callable[[Told], object]]] = {seat: {} for seat in seats}
        self._beforehand = Beforehand(self._ask_beforehand, self.learned.emit)
        self._playing = self._gone = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._pass)
        self._thread_here = threading.get_ident()
        self._crossed.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        for seat in self._seats:
            seat.listen(self._passing_on(seat))

    def _passing_on(self, seat: Seat) -> Callable[[Told], None]:
        """Let messages of other threads cross to the window's; those of a table of this program are heard at once."""

        def pass_on(message: Told) -> None:
            if threading.get_ident() == self._thread_here:
                self._hear(seat, message)
            else:
                self._crossed.emit(seat, message)

        return pass_on

    # Who sits here

    @property
    def seat(self) -> Seat:
        """The seat that looks."""
        return self._seat_of(self._viewer)

    def _seat_of(self, number: int) -> Seat:
        return next((seat for seat in self._seats if seat.seat == number), self._seats[0])

    @property
    def viewer(self) -> int:
        """The number of the seat that looks; of the seat that is watched from, where nobody plays here."""
        return self._viewer

    def first_look(self) -> None:
        """Let the player who is asked look first, where two people share the screen with their hands hidden."""
        if len(self.humans) > 1 and not self.open_hands and self.asked in self.humans:
            self._viewer = self.asked
            self._forget()

    # What the seat that looks may know

    @property
    def mode(self) -> Mode:
        """How much the rules have to say."""
        return self._mode

    @property
    def fresh(self) -> bool:
        """Whether the game had not begun before it came to this screen."""
        return self._view is None or not self._view.turn

    def view(self) -> View:
        """The position as the seat that looks may know it."""
        self._look()
        assert self._view is not None
        return self._view

    def question(self) -> Question | None:
        """What is asked; without answers while another seat is asked."""
        self._look()
        return self._question

    def _look(self) -> None:
        if self._view is None:
            self._view, self._question = self.seat.look()

    def log(self) -> tuple[LogLine, ...]:
        """All that was said so far, as the seat that looks may read it."""
        return tuple(self._logs.get(self.seat.seat, ()))

    @property
    def asked(self) -> int:
        """The seat that is asked something, -1 when the game is over."""
        question = self.question()
        return -1 if question is None else question.seat

    @property
    def my_question(self) -> Question | None:
        """The question, if it is asked of the seat that looks and nothing else comes first."""
        if self.consent is not None or self.waiting_for is not None or not self.humans:
            return None
        question = self.question()
        return None if question is None or question.kind == "wait" else question

    @property
    def hands_free(self) -> bool:
        """Whether the seat that looks does things by hand without asking: the table is free, or the game itself asks
        for hands because a text was not read.
        """
        question = self.my_question
        return self.mode is Mode.FREE or (question is not None and "by hand" in question.details)

    @property
    def may_pass_unseen(self) -> bool:
        """Whether passing is an answer of the seat that the screen waits for."""
        question = None if self.waiting_for is None else self._seat_of(self.waiting_for).question
        return question is not None and question.kind == "play"

    # What the rules say beforehand

    def judge(self, answer: Answer) -> Refusal | None:
        """Return why the seat that looks could not answer this, or None where it could; nothing happens."""
        said = self._verdict(answer)
        return Refusal(said.rule, said.sentence) if isinstance(said, say.Refused) else None

    def can_anyway(self, answer: Answer) -> bool:
        """Whether the seat that looks can answer this by hand though the rules refuse it: never where they are
        enforced.
        """
        if self.mode is Mode.ENFORCED and not self.hands_free:
            return False
        said = self._verdict(answer)
        return not isinstance(said, say.Refused) or said.offer

    def weigh(self, answers: Sequence[Answer], then: Callable[[], object]) -> None:
        """Have ``then`` called when the table has said what it thinks of all these answers: at once where it has."""
        self._beforehand.weigh(answers if self.my_question is not None else (), then)

    def refused_with(self, handle: int) -> tuple[PlayOffer, ...]:
        """What the seat that looks might do with a card if the rules allowed it."""
        if self.my_question is None:
            return ()
        said = self._beforehand.said("refused with", handle)
        return said.offers if isinstance(said, say.Informed) else ()

    def explain(self, handle: int) -> tuple[LogLine, ...]:
        """Where the current values of a card come from, as far as the seat that looks may know it."""
        said = self._beforehand.said("explain", handle)
        return said.lines if isinstance(said, say.Informed) else ()

    def suggest(self, then: Callable[[Answer], object]) -> None:
        """Have ``then`` called with some legal answer to the question that is asked."""

        def told(message: Told) -> None:
            if isinstance(message, say.Informed) and message.answer is not None:
                then(message.answer)

        self.seat.inquire("suggest", note=self._then(self.seat, told))

    def ask_for_record(self, then: Callable[[bytes], object]) -> None:
        """Have ``then`` called with the record of the game that is over."""

        def told(message: Told) -> None:
            if isinstance(message, say.Informed):
                then(message.record)

        self.seat.inquire("record", note=self._then(self.seat, told))

    def _verdict(self, answer: Answer) -> Told | None:
        """What the table says of an answer; None where it is not known, or nothing is asked."""
        return None if self.my_question is None else self._beforehand.said("judge", answer)

    def _ask_beforehand(self, what: str, of: Answer | int, learn: Callable[[Told], object]) -> bool:
        """Ask the table something; False for who only watches, and is told nothing beyond what is seen."""
        if self.seat.seat < 0:
            return False
        card, answer = (of, None) if isinstance(of, int) else (0, of)
        self.seat.inquire(what, card, answer, note=self._then(self.seat, learn))
        return True

    # Beginning and ending

    def begin(self) -> None:
        """Start the game: programs think, empty windows pass, the screen is told."""
        self._playing = True
        self.begun.emit()
        self.changed.emit()
        self._advance()
        if self.outcome is not None:
            self.ended.emit(self.outcome)

    def close(self) -> None:
        """Stop everything that runs."""
        self._timer.stop()
        self._playing = False
        self.closed.emit()

    def end(self) -> None:
        """Hear no more: the player has left the table."""
        self.close()
        self._gone = True

    def keep_said(self, line: LogLine) -> None:
        """Keep what was said at the table among the lines of the log."""
        self._chat.append(line)
        self._logs.setdefault(self.seat.seat, []).append(line)

    # What players do

    def answer(self, answer: Answer) -> None:
        """Give the answer of the seat that looks."""
        if self.my_question is not None:
            self._give(self.viewer, answer)

    def _give(self, seat: int, answer: Answer, *, by_itself: bool = False) -> None:
        """Answer for a seat; each change is answered once."""
        if self._answered == self.number:
            return
        self._timer.stop()
        if not by_itself and seat in self.passing:
            self.passing[seat].acted(answer)
        self._answered = number = self.number
        side = self._seat_of(seat)
        note = self._then(side, lambda told: self._judged(number, answer, told, by_itself=by_itself))
        side.answer(answer, at=number, by_itself=by_itself, note=note)

    def _judged(self, number: int, answer: Answer, told: Told, *, by_itself: bool) -> None:
        """The table has judged an answer."""
        waits = isinstance(told, say.Accepted) and told.proposed
        if not (waits or isinstance(told, say.Refused)) or number != self.number:
            return
        self._answered = -1
        if isinstance(told, say.Refused) and by_itself:
            self._stuck = number
        elif isinstance(told, say.Refused):
            self.denied.emit(answer, Refusal(told.rule, told.sentence), told.offer)
        self.changed.emit()
        self._advance()

    def pass_until(self, wish: Wish) -> None:
        """Pass until what the player wishes; or hold priority in every window."""
        if self.viewer in self.passing:
            self.passing[self.viewer].want(wish, self.view())
            self._advance()
            self.changed.emit()

    def by_hand(self, verbs: Sequence[Override], words: str = "", *, refused: bool = False) -> None:
        """Do something by hand: at once where hands are free, else if the other seat agrees. ``words`` say what, or,
        where the rules ``refused`` it, why.
        """
        if self.humans:
            self._timer.stop()
            note = self._then(self.seat, self._complain)
            self.seat.by_hand(verbs, words, refused=refused, at=self.number, note=note)
            self._advance()

    def _complain(self, told: Told) -> None:
        if isinstance(told, say.Refused):
            self.denied.emit(None, Refusal(told.rule, told.sentence), False)
            self.changed.emit()

    def concede(self, seat: int | None = None) -> None:
        """Give the game up."""
        self._seat_of(self.viewer if seat is None else seat).concede()

    def show_hand(self, yes: bool) -> None:
        """Let those who watch and wish it see the hand of the seat that looks, or no more."""
        self.wished = None
        self.seat.show_hand(yes)
        self.presence_changed.emit()

    def wish_for(self, seat: int) -> None:
        """Wish to see the hand of a seat, as one who watches; of none any more where that is -1."""
        self.wish, self.denied_wish = seat, False
        self.seat.wish(seat)
        self.presence_changed.emit()

    def undo(self, *, turn: bool = False) -> None:
        """Take back to before the last thing done by hand, or to the start of the turn; with consent where needed."""
        self.seat.propose(say.UNDO_TURN if turn else say.UNDO, note=self._then(self.seat, self._complain))

    def redo(self) -> None:
        """Do again what was taken back last, with consent."""
        self.seat.propose(say.REDO, note=self._then(self.seat, self._complain))

    def request_mode(self, mode: Mode) -> None:
        """Play in another mode from now on, if the other seat agrees."""
        if mode is not self.mode:
            self.seat.propose(say.MODE, mode.value, note=self._then(self.seat, self._complain))
        self.changed.emit()

    def settle_consent(self, yes: bool) -> None:
        """The other seat agrees, or not; whoever asked takes it back."""
        consent = self.consent
        if consent is None:
            return
        if consent.what == say.FIRST:
            self.consent = None
            self.changed.emit()
            self._choose_first(1 - consent.asker if yes else consent.asker)
            return
        side = self._seat_of(1 - consent.asker if 1 - consent.asker in self.humans else consent.asker)
        side.settle(yes, note=self._then(side, self._complain))

    def look(self, seat: int) -> None:
        """Let another seat of this screen look at the table: both hands were hidden between."""
        if self.waiting_for is not None:
            self._seated = self.number
        self.waiting_for = None
        self._viewer = seat
        self._forget()
        self.rewound.emit()
        self.changed.emit()
        self._advance()

    def pass_unseen(self) -> None:
        """The seat that the screen is asked for passes without looking; who sat there goes on."""
        seat, self.waiting_for = self.waiting_for, None
        if seat is not None:
            self.rewound.emit()
            self._give(seat, Pass())

    def _then(self, seat: Seat, act: Callable[[Told], object]) -> Note:
        """Do something with what the table says to what is asked next."""
        replies = self._replies[seat]
        return lambda number: replies.__setitem__(number, act)

    # What the table says

    def _hear(self, seat: Seat, message: Told) -> None:
        if self._gone:
            return
        looks = seat is self.seat
        match message:
            case say.Snapshot():
                self._snapshot(seat, message)
            case say.Happened():
                self._happened(seat, message)
            case say.Accepted(id=id) | say.Refused(id=id) | say.Informed(id=id):
                act = self._replies[seat].pop(id, None)
                if act is not None:
                    act(message)
                elif not self.humans and isinstance(message, say.Refused):
                    self.denied_wish = True
                    self.presence_changed.emit()
            case _ if not looks:
                pass
            case say.Proposal():
                self._propose(message)
            case say.Settled():
                self._propose(None)
            case say.Presence():
                self.presence = message
                self.presence_changed.emit()
            case say.Wished(name=name):
                self.wished = name
                self.presence_changed.emit()
            case say.Spoke(seat=who, words=words):
                self.spoke.emit(who, words)
            case say.Pointed(seat=who, card=card, hover=hover):
                self.pointed.emit(who, card, hover)
            case say.Again(chooser=chooser):
                self._again(chooser)
            case say.Ended():
                self._end(Outcome(message.winner, message.rule, message.sentence))

    def _snapshot(self, seat: Seat, told: say.Snapshot) -> None:
        self._logs[seat.seat] = [*told.log, *self._chat]
        if not self.humans:
            self._sit()
        if seat is not self.seat:
            return
        self._take(told)
        if self.outcome is not None and self.question() is not None:
            # The next game: it has a page of its own.
            self._playing = False
            self._chat.clear()
            self._logs[seat.seat] = list(told.log)
        self.outcome = None
        if self._playing:
            self.rewound.emit()
        else:
            self._sit()
            self.seated.emit()
        self._propose(told.proposal)

    def _sit(self) -> None:
        """The match has begun, or goes on: now it is known which seats these are."""
        self.humans = tuple(seat.seat for seat in self._seats if seat.plays)
        self.passing = {one: self.passing.get(one) or Passing() for one in self.humans}
        if self._viewer not in self.humans:
            self._viewer = max(0, self._seats[0].seat)

    def _happened(self, seat: Seat, told: say.Happened) -> None:
        events = [event for event in told.events if isinstance(event, PublicEvent)]
        lines = self._logs.setdefault(seat.seat, [])
        lines += [event.line for event in events if event.line is not None]
        if told.rewound:
            self._rewinding = True
            seat.inquire("log", note=self._then(seat, lambda told: self._read(seat, told)))
            self._rewinding = False
        if seat is not self.seat or told.number <= self.number:
            return
        self._take(told)
        self._by_hand = told.by_hand
        for number, passing in self.passing.items():
            if told.acted == 1 - number:
                passing.other_acted()
        if told.rewound:
            self._rewind()
        elif self._playing:
            self.happened.emit(events)
        if self._playing:
            self.changed.emit()
            self._advance()

    def _read(self, seat: Seat, told: Told) -> None:
        """The log is read anew: something of it was taken back."""
        if isinstance(told, say.Informed):
            self._logs[seat.seat] = [*told.lines, *self._chat]
            if seat is self.seat and self._playing and not self._rewinding:
                self.rewound.emit()

    def _take(self, told: say.Snapshot | say.Happened) -> None:
        self.number, self._view, self._question = told.number, told.view, told.question
        self._mode = _mode_of(told.mode)
        self._beforehand.forget()
        self._timer.stop()

    def _forget(self) -> None:
        """Another seat looks."""
        self._view = self._question = None
        self._beforehand.forget()

    def _rewind(self) -> None:
        """The position is one from before: passing waits."""
        for passing in self.passing.values():
            passing.paused, passing.wish = True, Wish.NOTHING
        self.outcome = None
        if self.consent is not None and self.consent.what == say.FIRST:
            self.consent = None
        if self._playing:
            self.rewound.emit()

    def _propose(self, proposal: say.Proposal | None) -> None:
        self.consent = proposal if self.humans else None
        if not self._playing:
            return
        if self.consent is not None:
            self._timer.stop()
        self.changed.emit()
        self._advance()

    def _again(self, chooser: int) -> None:
        """Both want to play again; whoever lost says who goes first."""
        self._propose(None)
        self.ask_who_begins(chooser, self.seat.contribute)

    def ask_who_begins(self, chooser: int, then: Callable[[int], object]) -> None:
        """Ask whoever has lost who goes first in the next game, and have ``then`` called with that seat; with -1,
        where chance decides, if they are no person at this screen.
        """
        if chooser not in self.humans:
            then(-1)
            return
        self.consent, self._choose_first = say.Proposal(0, 1 - chooser, say.FIRST), then
        self.changed.emit()

    def _end(self, outcome: Outcome) -> None:
        fresh = self.outcome is None
        self.outcome = outcome
        if fresh and self._playing:
            self.ended.emit(outcome)

    # Passing by itself, and handing the screen over

    def _advance(self) -> None:
        """Pass an empty window, or hand the screen over."""
        self._timer.stop()
        if not self._playing or self.consent is not None:
            return
        asked = self.asked
        if asked not in self.humans or self._answered == self.number:
            return
        if self._would_pass(asked):
            self._timer.start(self.pace)
        elif asked not in (self.viewer, self.waiting_for):
            if self.open_hands:
                self.look(asked)
            else:
                self.waiting_for = asked
                self.hand_over.emit(asked)
                self.changed.emit()

    def _would_pass(self, seat: int) -> bool:
        if self.number in (self._stuck, self._answered, self._seated):
            return False
        side, here = self._seat_of(seat), seat == self.viewer
        view, question = (self.view(), self.question()) if here else side.look()
        if question is None or question.kind == "wait":
            return False
        # Where the other player sees how long this takes, what a hand holds makes no difference.
        watched = side.timed or (not here and self._watched(seat, view))
        # Whoever went to the attack by hand is asked for it.
        led = question.kind != "play" and self._by_hand
        return self.passing[seat].passes(question, view, watched=watched) and not led

    def _watched(self, seat: int, view: View) -> bool:
        """Whether somebody else at this screen sees if a seat is asked, and may not know all that this seat knows."""
        if self.open_hands or 1 - seat not in self.humans:
            return False
        other, _ = self._seat_of(1 - seat).look()
        seen = {(zone.name, zone.seat): _faces(zone) for zone in other.zones}
        return any(_faces(zone) > seen[zone.name, zone.seat] for zone in view.zones)

    def _pass(self) -> None:
        asked = self.asked
        if self.consent is None and asked in self.humans and self._would_pass(asked):
            self._give(asked, Pass(), by_itself=True)


def _mode_of(word: str) -> Mode:
    """The mode of this name; enforced for one that there is not."""
    return Mode(word) if word in [mode.value for mode in Mode] else Mode.ENFORCED


def _faces(zone: ZoneView) -> int:
    """How many cards of a zone can be read."""
    return sum(1 for card in zone.cards if card.code)

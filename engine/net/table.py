"""A table: one match, who sits at it, what they agree on, and every word that goes between.

Whatever a player does is judged here, once, wherever the player sits. What needs the other player's consent waits here
until it is given: no screen decides that. Seats are told what they may know, and nothing else leaves the table.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from engine.answers import Cancel, Pass
from engine.bounds import OutOfTime, plain, plain_name, within
from engine.match import Match
from engine.net import messages as say
from engine.net.chairs import Chairs, Clock, Consents, Hear, History
from engine.net.messages import Asked, Told
from engine.net.watching import Onlooker
from engine.overrides import Anyway, Override, Rules
from engine.overrides import Say as Spoken
from engine.procedures import Answered, Overrode
from engine.rulebook import Refusal
from engine.state import SEATS
from engine.views import handle_or_nothing, number_of

#: After how many seconds a player who is away can be said to have given up, if nothing else was agreed.
CLAIM_AFTER = 300.0

_STALE = Refusal("", "That was asked before; the game has gone on since.")
_DENIED = "This player does not show the hand."


class Table:
    """A match for two seats and whoever watches.

    ``agreeing`` are seats that agree to everything, as programs do. ``record`` gives the record of the match once it
    is over. Changes are counted from ``first``, which differs from table to table where seats come back. Where the
    rules fail, the match is as before, and ``stumbled`` is told; without it the error goes on.

    Seats hear what is said when all of it is done, with the table's lock held: those of other machines only pass it on.
    """

    def __init__(
        self,
        match: Match,
        *,
        agreeing: tuple[int, ...] = (),
        record: Callable[[], bytes] = bytes,
        clock: Clock | None = None,
        claim_after: float = CLAIM_AFTER,
        now: Callable[[], float] = time.monotonic,
        first: int = 0,
        wins: tuple[int, int] = (0, 0),
        best_of: int = 1,
        stumbled: Callable[[Exception], object] | None = None,
    ) -> None:
        self.match = match
        self.number = first
        #: Whether both want to play again.
        self.again = False
        self._wins, self._best_of = wins, best_of
        self._people = tuple(seat for seat in SEATS if seat not in agreeing)
        self._record, self.stumbled = record, stumbled
        self._clock = clock
        self._claim_after = claim_after
        self._now = now
        self._chairs = Chairs(now())
        self.lock = self._chairs.lock
        self._consents = Consents(agreeing, self._all)
        self._onlookers: dict[Hear, Onlooker] = {}
        self._history = History(match)
        self._rewound = False
        self._shown = False
        for seat, chair in enumerate(self._chairs.seats):
            match.watch(seat, chair.heard.append)
        match.listen(self._note)

    # Coming and going

    def sit_near(self, seat: int, hear: Hear) -> None:
        """Let a seat of this program hear from now on; any number of them may hear for a player."""
        with self._chairs.at_work():
            self._chairs.seats[seat].near.append(hear)
            self._chairs.seats[seat].away_since = 0.0
            self._chairs.say(hear, self._snapshot(seat, near=True))
            if self.match.outcome is not None:
                self._chairs.say(hear, self._ended())
            self.tell_presence()

    def stand_up(self, seat: int, hear: Hear) -> None:
        """Let a seat of this program hear no more."""
        with self._chairs.at_work():
            chair = self._chairs.seats[seat]
            if hear in chair.near:
                chair.near.remove(hear)
                chair.away_since = 0.0 if chair.near else self._now()
                self.tell_presence()

    def sit(self, seat: int, hear: Hear, since: int = -1) -> None:
        """Let a seat hear from now on; first what it missed after change ``since``, or how everything is."""
        with self._chairs.at_work():
            chair = self._chairs.seats[seat]
            chair.hear, chair.away_since = hear, 0.0
            missed = chair.since(since, self.number)
            if missed is None:
                self._chairs.say(hear, self._snapshot(seat))
            else:
                for told in (*missed, *((self.proposal,) if self.proposal is not None else ())):
                    self._chairs.say(hear, told)
            if self.match.outcome is not None:
                self._chairs.say(hear, self._ended())
            self.tell_presence()

    def stand(self, seat: int, hear: Hear | None = None) -> None:
        """Let a seat be away; it is held. Nothing happens if somebody else has sat down there meanwhile."""
        with self._chairs.at_work():
            chair = self._chairs.seats[seat]
            if hear is None or chair.hear == hear:
                chair.hear, chair.away_since = None, self._now()
                self.tell_presence()

    def watch(self, hear: Hear, wishes: int = -1) -> None:
        """Let somebody watch, with what both seats may see; and the hand that is wished for, if its player shows it."""
        with self._chairs.at_work():
            onlooker = self._onlookers[hear] = Onlooker(self.match)
            onlooker.wishes = wishes
            onlooker.sees = wishes if wishes >= 0 and self._chairs.seats[wishes].shows else -1
            self._chairs.say(hear, onlooker.snapshot(self.number, self.away))
            self.tell_presence()

    def unwatch(self, hear: Hear) -> None:
        """Let nobody watch there any more."""
        with self._chairs.at_work():
            if self._onlookers.pop(hear, None) is not None:
                self.tell_presence()

    def wish(self, hear: Hear, message: say.Wish) -> None:
        """Somebody who watches would like to see a hand: its player is asked, unless it is shown or has been denied."""
        with self._chairs.at_work():
            onlooker = self._onlookers.get(hear)
            if onlooker is None:
                return
            onlooker.wishes, onlooker.open, seat = message.seat, None, message.seat
            shown = seat < 0 or self._chairs.seats[seat].shows
            if not shown and seat in onlooker.denied:
                self._chairs.say(hear, say.Refused(message.id, "", _DENIED))
                return
            self._chairs.say(hear, say.Accepted(message.id))
            if shown:
                self._look_at(hear, onlooker, seat)
            else:
                onlooker.open = message
                self._look_at(hear, onlooker, -1)
                self._chairs.tell(seat, say.Wished(plain_name(message.name, "")))
            self.tell_presence()

    def _show(self, seat: int, yes: bool) -> None:
        """A player shows the hand to those who watch and wish it, or hides it again: nothing of it remains there."""
        self._chairs.seats[seat].shows = yes
        for hear, onlooker in self._onlookers.items():
            if onlooker.wishes != seat:
                continue
            if not yes and onlooker.open is not None:
                onlooker.denied.add(seat)
                self._chairs.say(hear, say.Refused(onlooker.open.id, "", _DENIED))
            onlooker.open = None
            self._look_at(hear, onlooker, seat if yes else -1)
        self.tell_presence()

    def _look_at(self, hear: Hear, onlooker: Onlooker, seat: int) -> None:
        if onlooker.sees != seat:
            onlooker.sees = seat
            self._chairs.say(hear, onlooker.snapshot(self.number, self.away))

    @property
    def away(self) -> tuple[bool, bool]:
        """Which seats nobody sits at."""
        return self._chairs.away

    @property
    def proposal(self) -> say.Proposal | None:
        """What one seat has proposed and the other has not settled."""
        return self._consents.open

    @property
    def asked(self) -> int:
        """The seat that is asked something, -1 when the game is over."""
        return -1 if self.match.request is None else self.match.request.seat

    @property
    def claimable(self) -> bool:
        """Whether a player has been away for as long as was agreed, or has no time left on the clock."""
        if self.match.outcome is not None:
            return False
        gone = any(one.away_since and self._now() - one.away_since >= self._claim_after for one in self._chairs.seats)
        return gone or (self._clock is not None and self._clock.run_out is not None)

    def tick(self) -> None:
        """Let time pass: to be called about once a second."""
        with self._chairs.at_work():
            before = self.claimable
            if self._clock is not None:
                asked = self.asked
                self._clock.ask(asked, self.number)
                running = asked >= 0 and not self.away[asked] and self.proposal is None
                self._clock.tick(asked if running else -1, self._now())
            if self._clock is not None or before != self.claimable or (any(self.away) and before):
                self.tell_presence()

    def last(self, seat: int) -> int:
        """Return the highest number under which a seat has asked something."""
        return self._chairs.seats[seat].last

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        with self._chairs.at_work():
            self._all(self._presence())

    def _presence(self) -> say.Presence:
        first, second = (chair.ready for chair in self._chairs.seats)
        left = (-1, -1) if self._clock is None else self._clock.left
        eyes = [onlooker.sees for onlooker in self._onlookers.values()]
        shows = self._chairs.seats[0].shows, self._chairs.seats[1].shows
        return say.Presence(
            self.away, (first, second), left, self.claimable, self.match.names, len(eyes), self.wins, self._best_of,
            shows, (eyes.count(0), eyes.count(1)),
        )  # fmt: skip

    @property
    def wins(self) -> tuple[int, int]:
        """How many games of the series each has won."""
        outcome, (first, second) = self.match.outcome, self._wins
        won = None if outcome is None else outcome.winner
        return first + (won == 0), second + (won == 1)

    def follow(self, before: Table) -> None:
        """Take over from the table of the game before this one who watches, and what has been said."""
        with self.lock, before.lock:
            for chair, old in zip(self._chairs.seats, before._chairs.seats, strict=True):
                chair.last, chair.shows = old.last, old.shows
            onlookers = {hear: onlooker.wishes for hear, onlooker in before._onlookers.items()}
        for hear, wishes in onlookers.items():
            self.watch(hear, wishes)

    # What seats say

    def ask(self, seat: int, message: Asked) -> None:
        """Take what a seat says; it is told what became of it. Said twice, it is done once."""
        with self._chairs.at_work():
            chair = self._chairs.seats[seat]
            if message.id <= chair.last:
                if chair.reply is not None and message.id == chair.last:
                    self._chairs.tell(seat, chair.reply)
                return
            chair.last = message.id
            chair.reply = self._taken(seat, message)
            self._chairs.tell(seat, chair.reply)

    def ask_near(self, seat: int, message: Asked, hear: Hear) -> None:
        """Take what a seat of this program says, and tell it what became of it."""
        with self._chairs.at_work():
            self._chairs.say(hear, self._taken(seat, message))

    def _taken(self, seat: int, message: Asked) -> Told:
        """Do what a seat says; return what it is told of it."""
        try:
            reply = self._done(seat, message)
        except (Exception, OutOfTime) as problem:
            self._history.did_not_act()
            for chair in self._chairs.seats:
                chair.heard.clear()
            reply = self._failed(problem)
        self._rewound = False
        if isinstance(reply, Refusal):
            return say.Refused(message.id, reply.rule, reply.sentence, self._offers(seat, message))
        return reply if isinstance(reply, Told) else say.Accepted(message.id)

    def _failed(self, problem: BaseException) -> Refusal:
        """The rules have failed, or worked for too long: all is as before. Return what is said of it."""
        if isinstance(problem, OutOfTime):
            return Refusal("", "That takes too long; all is as before.")
        if self.stumbled is None or not isinstance(problem, Exception):
            raise problem
        self.stumbled(problem)
        return Refusal("", "The program fails there; all is as before. Do by hand what is to happen.")

    def _done(self, seat: int, message: Asked) -> Told | Refusal | None:
        """Do what a seat says; return what it is told, a refusal, or nothing where it is simply done."""
        match message:
            case say.GiveAnswer(at=at):
                return _STALE if at != self.number else self._answer(seat, message)
            case say.DoByHand(at=at):
                return _STALE if at != self.number else self._by_hand(seat, message)
            case say.Propose():
                return self._propose(seat, message)
            case say.Settle(proposal=number, yes=yes):
                return self._consents.settle(seat, number, yes)
            case say.Concede():
                return self.match.concede(seat)
            case say.Claim():
                return self._claim(seat)
            case say.Chat(words=words):
                said = plain(words)
                if said:
                    self._all(say.Spoke(seat, said))
            case say.Point(card=card, hover=hover):
                self._point(seat, card, hover)
            case say.Ready(yes=yes):
                self._chairs.seats[seat].ready = yes
                self.tell_presence()
            case say.Show(yes=yes):
                self._show(seat, yes)
            case say.Wish():
                return Refusal("", "Who plays sees the own hand, and no other.")
            case say.Leave():
                self.stand(seat)
            case say.Inquire():
                with within(self.match.budget):
                    return self._inform(seat, message)
        return None

    def _answer(self, seat: int, message: say.GiveAnswer) -> Told | Refusal | None:
        request, answer = self.match.request, message.answer
        takes_back = isinstance(answer, Cancel) and request is not None and request.seat == seat and request.cancel
        if takes_back and self.match.has_shown:
            return self._consents.propose(seat, say.UNDO, "", self._undoing(self.match.back), message.id)
        self._history.will_act(seat, by_hand=not message.by_itself)
        refusal = self.match.answer(seat, answer)
        if refusal is not None:
            self._history.did_not_act()
        return refusal

    def _by_hand(self, seat: int, message: say.DoByHand) -> Told | Refusal | None:
        """Do something by hand: at once where the table is free or the game asks for hands, else by consent."""
        if any(isinstance(verb, Rules) for verb in message.verbs):
            return Refusal("", "How much the rules have to say is proposed, and not done by hand.")
        answers = [verb for verb in message.verbs if isinstance(verb, Anyway)]
        hands = self._hands_free(seat)
        if answers and self.match.rules == "enforced" and not hands:
            return Refusal("", "The rules are enforced at this table.")
        if hands or all(isinstance(verb, Spoken) for verb in message.verbs):
            return self._carry_out(seat, message.verbs)
        what = say.ANYWAY if message.refused or answers else say.BY_HAND
        return self._consents.propose(
            seat, what, plain(message.words), lambda: self._carry_out(seat, message.verbs), message.id
        )

    def _hands_free(self, seat: int) -> bool:
        question = self.match.question(seat)
        asked = question is not None and question.seat == seat and "by hand" in question.details
        return self.match.rules == "free" or asked

    def _carry_out(self, seat: int, verbs: tuple[Override, ...]) -> Refusal | None:
        for verb in verbs:
            self._history.will_act(seat, by_hand=True)
            refusal = self.match.override(seat, verb)
            if refusal is not None:
                self._history.did_not_act()
                return refusal
        return None

    def _offers(self, seat: int, message: Asked) -> bool:
        """Whether what was refused can be done anyway."""
        judged = isinstance(message, say.Inquire) and message.what == "judge"
        given = isinstance(message, say.GiveAnswer) and message.at == self.number
        answer = message.answer if isinstance(message, say.GiveAnswer | say.Inquire) and (judged or given) else None
        if answer is None or self.match.refused is not None:
            return False
        loose = self.match.rules != "enforced" or self._hands_free(seat)
        return loose and self.match.impossible(seat, answer) is None

    # Consent

    def _propose(self, seat: int, message: say.Propose) -> Told | Refusal | None:
        if self._shown and message.what in (say.UNDO, say.UNDO_TURN):
            return Refusal("", "The record has been shown: nothing is taken back any more.")
        match message.what:
            case say.UNDO | say.UNDO_TURN:
                turn = message.what == say.UNDO_TURN
                keep = self._history.before_turn() if turn else self._history.before_last(self._people)
                if keep is None:
                    return Refusal("", "There is nothing to take back.")
                unseen = not self._history.showed_something_since(keep)
                if unseen and not self._history.others_acted_since(keep, seat):
                    return self._undoing(keep)()
                return self._consents.propose(seat, message.what, "", self._undoing(keep), message.id)
            case say.REDO:
                if not self.match.undone:
                    return Refusal("", "There is nothing to do again.")
                if self._history.concerns_only(seat):
                    return self._redo()
                return self._consents.propose(seat, say.REDO, "", self._redo, message.id)
            case say.MODE:
                if message.detail not in ("enforced", "ask", "free"):
                    return Refusal("", "The rules are enforced, ask, or leave the table free.")
                mode = Rules(message.detail)
                return self._consents.propose(
                    seat, say.MODE, message.detail, lambda: self.match.override(seat, mode), message.id
                )
            case say.REMATCH:
                if self.match.outcome is None:
                    return Refusal("", "The game is not over.")
                return self._consents.propose(seat, say.REMATCH, "", self._rematch, message.id)
        return Refusal("", "There is no such proposal.")

    def _undoing(self, keep: int) -> Callable[[], Refusal | None]:
        at = self.number

        def undo() -> Refusal | None:
            if at != self.number:
                return _STALE
            self._rewound = True
            self._history.undo(keep)
            return None

        return undo

    def _redo(self) -> Refusal | None:
        self._rewound = True
        return None if self._history.redo() else Refusal("", "There is nothing to do again.")

    def _rematch(self) -> Refusal | None:
        self.again = True
        return None

    def _claim(self, seat: int) -> Refusal | None:
        late = self._clock.run_out if self._clock is not None else None
        gone = self._chairs.seats[1 - seat].away_since
        if late == 1 - seat or (gone and self._now() - gone >= self._claim_after):
            return self.match.concede(1 - seat)
        return Refusal("", "The other player still has time.")

    # What seats are told

    def _inform(self, seat: int, message: say.Inquire) -> Told | Refusal | None:
        match = self.match
        match message.what:
            case "explain":
                return say.Informed(message.id, lines=match.explain(seat, message.card))
            case "refused with":
                return say.Informed(message.id, offers=match.refused_with(seat, message.card))
            case "log":
                return say.Informed(message.id, lines=match.log(seat)[-say.LONGEST_LOG :])
            case "judge" if message.answer is not None:
                return match.judge(seat, message.answer)
            case "record" if match.outcome is not None:
                self._shown = True
                return say.Informed(message.id, record=self._record())
            case "suggest" if match.request is not None and match.request.seat == seat:
                # Always the same would let a program that follows it go to and fro between two positions for ever.
                source = random.Random(message.id)
                return say.Informed(message.id, answer=match.sample(source))  # type: ignore[arg-type]
        return Refusal("", "The table cannot say that now.")

    def _point(self, seat: int, handle: int, hover: bool) -> None:
        state = self.match.state
        number = number_of(state, seat, handle) if handle else -1
        for other in SEATS:
            self._chairs.tell(other, say.Pointed(seat, handle_or_nothing(state, other, number), hover))

    def _note(self) -> None:
        """The match says that it changed."""
        with self._chairs.at_work():
            self._history.note({seat: self._chairs.seats[seat].heard for seat in SEATS}, again=self._rewound)
            self._flush()
            if self.match.outcome is not None:
                self._all(self._ended())
                self._all(self._presence())

    def _flush(self) -> None:
        """Tell each seat what happened, once for each change."""
        self.number += 1
        match = self.match
        last = match.entries[-1] if match.entries and not self._rewound else None
        by_hand = isinstance(last, Overrode)
        passed = isinstance(last, Answered) and isinstance(last.answer, Pass)
        acted = -1 if last is None or passed else last.seat
        for seat, chair in enumerate(self._chairs.seats):
            events = () if self._rewound else tuple(chair.heard)
            chair.heard.clear()
            if chair.near:
                near = say.Happened(self.number, events, None, None, match.rules, self._rewound, by_hand, acted)
                for hear in chair.near:
                    self._chairs.say(hear, near)
                continue
            told = say.Happened(
                self.number, events, match.view(seat), match.question(seat), match.rules, self._rewound, by_hand, acted
            )
            chair.missed.append(told)
            self._chairs.tell(seat, told)
        for hear, onlooker in list(self._onlookers.items()):
            anew = onlooker.snapshot(self.number, self.away) if self._rewound else onlooker.happened(self.number)
            self._chairs.say(hear, anew)

    def _snapshot(self, seat: int, *, near: bool = False) -> say.Snapshot:
        match = self.match
        view, question = (None, None) if near else (match.view(seat), match.question(seat))
        log = match.log(seat)[-say.LONGEST_LOG :]
        return say.Snapshot(self.number, view, question, log, match.rules, self.proposal, self.away)

    def _ended(self) -> say.Ended:
        outcome = self.match.outcome
        assert outcome is not None
        return say.Ended(outcome.winner, outcome.rule, outcome.sentence)

    def _all(self, message: Told) -> None:
        self._chairs.tell_both(message)
        for hear in list(self._onlookers):
            self._chairs.say(hear, message)

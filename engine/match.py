"""The one door to a game: request, answer, override, undo, view, outcome, record.

Screens, programs that play, networks and tests all come through here. Cards are named by the handles of the
seat that speaks; what a seat is given never tells more than that seat may know.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, TypeVar, cast

from msgspec.structs import replace

from engine import answers, forking, loops, overrides, sight
from engine.answers import Answer, AnyAnswer, Cancel, Pass, Play
from engine.bounds import OutOfTime, within
from engine.continuous.board import forget
from engine.events import SetVariable
from engine.forking import Chance, Look, ReadLog
from engine.loops import Bar, Choice, Loop, LoopWatch
from engine.overrides import AnyOverride, Anyway
from engine.procedures import Answered, Checkpoint, Conceded, Entry, Law, Overrode, Procedure, RolledBack
from engine.questions import PlayOffer, Question, question, refused_with
from engine.requests import ChoosePlay, Request
from engine.rulebook import Refusal
from engine.state import SEATS, Change, State
from engine.viewing import view
from engine.views import NAMES, LogLine, PublicEvent, View, explain, log_lines, number_of, redact, shown

T = TypeVar("T")

#: How often hidden cards are dealt anew for a fork.
_DEALS = 20


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the seat that won (None for a draw), the rule, and a sentence that says why."""

    winner: int | None
    rule: str
    sentence: str


class Match:
    """A running game between two players called ``names``.

    ``automatic`` takes forced single answers without asking. Every answer and override is an entry of
    ``entries``; boundaries remember how long the entries and the log of changes were when a procedure began. Nothing
    is asked yet where it has not ``begun``.
    """

    def __init__(
        self, law: Law, state: State, *, automatic: bool = True, names: tuple[str, str] = NAMES, begun: bool = True
    ) -> None:
        self.law = law
        self.state = state
        self.automatic = automatic
        self.names = names
        self.entries: list[Entry] = []
        #: What was taken back, what is done again next last.
        self.undone: list[Entry] = []
        self.checkpoints: list[Checkpoint] = []
        self.refused: Refusal | None = None
        self.budget = 0.0  #: For how many seconds an answer may be worked on, if there is a bound.
        self._procedure: Procedure | None = None
        self._request: Request | None = None
        self._listeners: list[Callable[[], None]] = []
        self._keepers: list[Callable[[int], None]] = []
        self._limits: list[Callable[[bool], bool]] = []
        #: Whether it is known that the pending request has more than one answer.
        self._open = False
        self._going_back = False
        #: The hidden cards that since the last boundary have been put before a seat to choose among.
        self._looks: list[Look] = []
        #: The log of changes as each seat has read it, for its forks.
        self._logs = (ReadLog(0), ReadLog(1))
        #: Where chance began anew, if this is a fork.
        self._chance: Chance | None = None
        self._watch = LoopWatch()
        if begun:
            self._run(None)

    def contain(self) -> None:
        """Let what fails in a card's text stop that text alone, from now on (:mod:`engine.unread`).

        An answer that leads into any other error is refused, and everything is as it was before.
        """
        self.state.contains = True

    def __del__(self) -> None:
        # What is worked out from a position refers to it: a circle that would keep both until memory is looked through.
        forget(self.state)

    # What is asked, and answers to it

    @property
    def request(self) -> Request | None:
        """The pending request in the kernel's own terms (cards by number); None when the game is over."""
        return self._request

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        found = self.state.vars.get("outcome")
        return Outcome(*found) if found is not None else None

    def question(self, seat: int) -> Question | None:
        """Return what is asked, as this seat may see it: with its legal answers if it is asked itself."""
        if self._request is None:
            return None
        return question(self.state, self._request, seat, self.names, has_shown=self._request.cancel and self.has_shown)

    def refused_with(self, seat: int, handle: int) -> tuple[PlayOffer, ...]:
        """Return what this seat might do with a card if it were legal, for a table that says why it is not."""
        number = number_of(self.state, seat, handle)
        if self._request is None or number < 0 or not self.state.sees(seat, self.state.cards[number]):
            return ()
        return refused_with(self.state, self._request, seat, number)

    def answer(self, seat: int, answer: Answer) -> Refusal | None:
        """Give a seat's answer. A refusal says why it is not legal, and leaves everything as it was.

        Cancelling takes back what nobody has learnt anything from; the rest is for :meth:`undo`.
        """
        asked = self._inner(seat, answer)
        if isinstance(asked, Refusal):
            return asked
        request, inner = asked
        if isinstance(inner, Cancel) and request.cancel and self.has_shown:
            return Refusal(request.rule, "Something hidden was shown; to take this back the other player must agree.")
        return self.play(inner)

    def judge(self, seat: int, answer: Answer) -> Refusal | None:
        """Return why a seat could not give this answer, or None where it could; nothing happens."""
        asked = self._inner(seat, answer)
        return asked if isinstance(asked, Refusal) else asked[0].judge(asked[1])

    def impossible(self, seat: int, answer: Answer) -> Refusal | None:
        """Return why a seat could not give this answer though players agree to break the rules; nothing happens."""
        asked = self._inner(seat, answer)
        return asked if isinstance(asked, Refusal) else asked[0].impossible(asked[1])

    def _inner(self, seat: int, answer: Answer) -> tuple[Request, Answer] | Refusal:
        """Return what a seat is asked, with its answer in the kernel's own terms, or why it cannot say this now."""
        request = self._request
        if request is None:
            return Refusal("", "The game is over.")
        if request.seat != seat:
            return Refusal(request.rule, "It is the other player who is asked.")
        problem = answers.no_answer(answer)
        if problem:
            return Refusal(request.rule, problem)
        inner = answers.renamed(answer, partial(number_of, self.state, seat))
        return sight.unseen(self.state, request, inner) or self._untimely(request, inner) or (request, inner)

    def _untimely(self, request: Request, answer: Answer) -> Refusal | None:
        """Return why a play cannot be made while something else is asked, where the game has a rule for that."""
        if not isinstance(answer, Play) or isinstance(request, ChoosePlay):
            return None
        seen = self.state.sees(request.seat, self.state.cards[answer.card])
        return self.law.untimely(self.state, request.seat, answer) if seen else None

    @property
    def has_shown(self) -> bool:
        """Whether the asked seat saw something new since the last boundary, or chance decided: then it is an undo."""
        since = self.state.log[self.checkpoints[-1].log :]
        return self._request is not None and (bool(self._looks) or sight.showed(self.state, self._request.seat, since))

    @property
    def back(self) -> int:
        """How many entries there were at the last boundary: where cancelling leads, and an undo that stands for it."""
        return self.checkpoints[-1].entries

    def play(self, inner: Answer) -> Refusal | None:
        """Give the asked seat's answer in the kernel's own terms, for records and the host's own programs."""
        request = self._request
        if request is None:
            return Refusal("", "The game is over.")
        if (named := answers.named(inner)) and not (min(named) >= 0 and max(named) < len(self.state.cards)):
            return Refusal(request.rule, "There is no such card.")
        bars = "barred" in self.state.vars
        refusal = self._in_time(self.budget, request.judge, inner)
        if refusal is None and bars:
            refusal = loops.refuse_again(self.state, self._watch, request, inner)
        if refusal is None and not isinstance(inner, Cancel):
            refusal = self._no_room()
        if refusal is not None:
            return refusal
        self.undone.clear()
        self.refused = None
        if isinstance(inner, Cancel):
            self._roll_back()
            self._run(None)
        else:
            self._enter(Answered(request.seat, cast(AnyAnswer, inner)))
            choice = Choice(request.seat, answers.unaimed(inner), self._watch.here) if bars else None
            if self._open or request.only() is None:
                self._watch = loops.watch_after(self._watch, request, inner)
            self._try(partial(self._go_on, choice, inner))
        self._tell()
        return self.refused

    def sample(self, source: random.Random) -> Answer:
        """Return a random legal answer to the pending request, in the asked seat's handles."""
        if self._request is None:
            raise ValueError("the game is over: nothing is asked")
        seat, found = self._request.seat, self._request.sample(source)
        if "barred" in self.state.vars:
            found = loops.open_one(self.state, self._watch, self._request, found, source)
        return answers.renamed(found, partial(shown, self.state, seat))

    def answers(self, most: int) -> Iterator[Answer]:
        """Yield legal answers to the pending request, each once and at most so many, in the asked seat's handles."""
        request = self._request
        if request is None:
            return
        for found in islice(request.answers(), most):
            if loops.refuse_again(self.state, self._watch, request, found) is None:
                yield answers.renamed(found, partial(shown, self.state, request.seat))

    def concede(self, seat: int) -> Refusal | None:
        """Give the game up, which a player may do at any time (FFTCG 2.1)."""
        if self.outcome is not None:
            return Refusal("", "The game is over.")
        if seat not in SEATS:
            return Refusal("", "There are two players, 0 and 1.")
        if (full := self._no_room(over=True)) is not None:
            return full
        self.undone.clear()
        self._stop()
        self._enter(Conceded(seat))
        self.law.concede(self.state, seat)
        self._run(None)
        self._tell()
        return None

    def override(self, seat: int, verb: overrides.Override) -> Refusal | None:
        """Do something by hand, whatever the rules say; recorded and undoable like any answer."""
        if seat not in SEATS:
            return Refusal("", "There are two players, 0 and 1.")
        problem = overrides.no_override(verb := overrides.plainly(verb))
        if problem:
            return Refusal("", problem)
        if isinstance(verb, Anyway):
            asked = self._inner(seat, verb.answer)
            return asked if isinstance(asked, Refusal) else self._anyway(seat, asked[1])
        named = overrides.renamed(verb, lambda handle: number_of(self.state, seat, handle))
        return sight.unseen_by_hand(self.state, seat, named) or self._by_hand(seat, named)

    # Taking back

    def undo(self, keep: int | None = None) -> bool:
        """Take back the last entry, or all but the first ``keep``; False where there is nothing to undo."""
        length = len(self.entries) - 1 if keep is None else keep
        first = self._chance.entries if self._chance is not None else 0
        if not first <= length < len(self.entries):
            return False
        dropped = self.entries[length:]
        self._return_to(length)
        self.undone += reversed(dropped)
        self._keep(length)
        self._tell()
        return True

    def redo(self) -> bool:
        """Do the last entry taken back again; False where there is none."""
        if not self.undone:
            return False
        undone, self.undone = self.undone, []
        self.replay(undone.pop())
        self.undone = undone
        return True

    def replay(self, entry: Entry) -> Refusal | None:
        """Do an entry of a journal: an answer, an override or a concession."""
        match entry:
            case Answered(seat, answer):
                if self._request is None or self._request.seat != seat:
                    return Refusal("", "Another seat is asked here than the record says.")
                if any(not 0 <= card < len(self.state.cards) for card in answers.named(answer)):
                    return Refusal("", "The record names a card that there is not.")
                return self.play(answer)
            case Conceded(seat):
                return self.concede(seat)
            case Overrode(seat, verb):
                return self._by_hand(seat, verb)

    # What seats see

    @property
    def rules(self) -> str:
        """How much the rules have to say: one of :data:`engine.overrides.HOW`."""
        return overrides.rules(self.state)

    def view(self, seat: int) -> View:
        """Return everything this seat may know of the position."""
        asked = -1 if self._request is None else self._request.seat
        return view(self.law, self.state, seat, asked, self.names)

    def log(self, seat: int) -> tuple[LogLine, ...]:
        """Return the whole log as this seat may read it; a view has its last lines."""
        return log_lines(self.state, seat, self.names)

    def explain(self, seat: int, handle: int) -> tuple[LogLine, ...]:
        """Return where the current values of a card come from, in words; nothing of a card that the seat does not see.

        Worked out only for a card that somebody looks at: views do not carry it.
        """
        return explain(self.law, self.state, seat, number_of(self.state, seat, handle), self.names)

    def watch(self, seat: int, receive: Callable[[PublicEvent], None]) -> None:
        """Call ``receive`` with every event from now on, as far as this seat may know it.

        What is done again on the way back of an undo is not told again: after an undo, a view tells.
        """

        def witness(change: Change) -> None:
            seen = None if self._going_back else redact(self.law, self.state, change, seat, self.names)
            if seen is not None:
                receive(seen)

        self.state.witnesses.append(witness)

    def listen(self, call: Callable[[], None]) -> None:
        """Call ``call`` after everything that changed the match."""
        self._listeners.append(call)

    def keep(self, call: Callable[[int], None], full: Callable[[bool], bool] = lambda over: False) -> None:
        """Call ``call`` whenever ``entries`` changed, before an answer has its effect: the place for a journal.

        It is told how many of the entries of before are still there, the first ones; the others are new. ``full`` tells
        whether it can keep no more: no answer, or, asked about what brings the game to its end, not even that.
        """
        self._keepers.append(call)
        self._limits.append(full)

    def _no_room(self, over: bool = False) -> Refusal | None:
        if self._going_back or not self._limits or not any(full(over) for full in self._limits):
            return None
        return Refusal("", "The record of this match is full: concede, or take something back.")

    # Thinking ahead

    def fork(self, seat: int, source: random.Random) -> Match:
        """Return an independent match at the same question as this seat may imagine it, for programs that think ahead.

        Whatever the seat does not see is dealt anew from what it knows of the decks, and chance begins anew; handles
        are the same. Where the other player's answers since the last boundary are not legal with the cards as dealt,
        they are dealt otherwise; only if that fails time and again, more cards lie as they do. Of the entries a fork
        has those since the boundary, and it takes none of them back.
        """
        boundary = self.checkpoints[-1]
        words = forking.words(self._request, self.law.situation(self.state).stack)
        knowledge = forking.Knowledge(self.state, seat, boundary.log, self._looks, words)
        faces = knowledge.deal(source)
        for tries in range(_DEALS):
            if tries == _DEALS // 2:
                knowledge.keep_more()
            fork = self._imagine(knowledge.position(faces, source), seat, boundary)
            answer = fork._catch_up(self)
            if answer is None and knowledge.alike(fork.state, fork._request, self.state, self._request):
                break
            other = forking.exchange(faces, fork._request, answer, source) if answer is not None else None
            faces = other if other is not None else knowledge.deal(source)
        else:
            fork = self._imagine(knowledge.position({}, source), seat, boundary)
            fork._catch_up(self)
        fork.state.witnesses.clear()
        fork._chance = Chance(len(fork.entries), *forking.chance(source))
        fork._begin_chance()
        return fork

    def copy(self) -> Match:
        """Return an independent match that stands where this one does, with everything that its host knows; nobody
        listens to it. Procedures cannot be copied: they are run again from the last boundary.
        """
        other = Match(self.law, self.state.copy(), automatic=self.automatic, names=self.names, begun=False)
        other.state.log = self.state.log.copy()
        other.entries, other.checkpoints = self.entries.copy(), self.checkpoints.copy()
        other._chance = self._chance
        other._return_to(len(other.entries))
        return other

    def _imagine(self, state: State, seat: int, boundary: Checkpoint) -> Match:
        """Return a match from a position at the last boundary, as a seat imagines it."""
        state.log = self._logs[seat].until(self.state, boundary.log)
        fork = Match(self.law, state, automatic=self.automatic, names=self.names, begun=False)
        fork._watch = boundary.watch
        # What was before is kept for whoever looks for loops; there is no way back to it.
        fork.checkpoints = [replace(one, entries=0) for one in self.checkpoints[-2:-1]]
        return fork

    def _catch_up(self, match: Match) -> Answer | None:
        """Go to where a match stands, from its last boundary; return the answer that cannot be given on the way."""
        self._run(None)
        for entry in match.entries[match.back :]:
            if self.replay(entry) is not None:
                return entry.answer if isinstance(entry, Answered) else Pass()
        return None

    # The driver

    def _tell(self) -> None:
        if not self._going_back:
            for call in self._listeners:
                call()

    def _keep(self, stayed: int) -> None:
        if not self._going_back:
            for call in self._keepers:
                call(stayed)

    def _enter(self, entry: Entry) -> None:
        """Write down what a player does, before it has its effect."""
        self.entries.append(entry)
        self._keep(len(self.entries) - 1)

    def _stop(self) -> None:
        if self._procedure is not None:
            self._procedure.close()
        self._procedure = None
        self._request = None

    def _run(self, answer: Answer | None) -> None:
        """Run procedures until one asks something that has more than one answer, or whose absence would tell."""
        self._request = None
        state, procedure = self.state, self._procedure
        while True:
            if procedure is None:
                self.checkpoints.append(Checkpoint(len(self.entries), len(state.log), self._watch))
                self._looks = []
                loop = self._look_out()
                procedure = self._procedure = self.law.next(state) if loop is None else self.law.loop(state, loop)
                answer = None
                if procedure is None:
                    return
            try:
                request = procedure.send(answer)  # type: ignore[arg-type]
            except StopIteration:
                procedure = self._procedure = None
                continue
            except RolledBack as stop:
                self._roll_back()
                procedure, self.refused = None, stop.refusal
                continue
            answer = request.only() if self.automatic else None
            self._open = self.automatic and answer is None
            if request.private:
                answer = None
            if answer is None or (overrides.loose(state) and request.more_anyway(range(len(state.cards)))):
                self._request = request
                if sight.looks(request):
                    self._looks.append(Look(len(state.log), request.seat, request.candidates))
                return

    def _go_on(self, choice: Choice | None, answer: Answer) -> None:
        """Run on with an answer, of which a loop that has been settled may leave so many."""
        if choice is not None:
            bars: tuple[Bar, ...] = self.state.vars["barred"]
            left = loops.after(bars, choice)
            if left != bars:
                self.state.emit(SetVariable("barred", left or None, "loop"))
        self._run(answer)

    def _look_out(self) -> Loop | None:
        """Return the loop that has led back to this boundary, if one has; a game that is over goes round nothing."""
        if "outcome" in self.state.vars or not self.law.can_come_back(self.state):
            self._watch = self._watch.fresh()
            return None
        since = self.checkpoints[-2].log if self._watch.trail and len(self.checkpoints) > 1 else 0
        self._watch, loop = loops.look_out(self.law.loop_values, self.state, self._watch, since)
        return loop

    def _roll_back(self) -> None:
        """Return to the last boundary, as if the action had never begun (FFTCG 14)."""
        boundary = self.checkpoints.pop()
        self._watch = boundary.watch
        self._stop()
        if boundary.entries == len(self.entries):
            raise RuntimeError("a procedure rolled back without having asked anything")
        del self.entries[boundary.entries :]
        self.state.take_back(boundary.log)
        if self._chance is not None and self._chance.entries > boundary.entries:
            self._chance = self._chance._replace(entries=boundary.entries)
            self._begin_chance()
        self._keep(boundary.entries)

    def _return_to(self, length: int) -> None:
        """Make the match what it was after its first ``length`` entries."""
        self._stop()
        while self.checkpoints[-1].entries > length:
            self.checkpoints.pop()
        boundary = self.checkpoints.pop()
        self._watch = boundary.watch
        again = self.entries[boundary.entries : length]
        del self.entries[boundary.entries :]
        self.state.take_back(boundary.log)
        undone, self.undone = self.undone, []
        self._going_back = True
        try:
            self._run(None)
            self._begin_chance()
            for entry in again:
                self.replay(entry)
                self._begin_chance()
        finally:
            self._going_back = False
            self.undone = undone

    def _begin_chance(self) -> None:
        """In a fork, let chance go on where it began anew, if that is here."""
        chance = self._chance
        if chance is not None and chance.entries == len(self.entries):
            self.state.random, self.state.naming = chance.random, chance.naming

    def _by_hand(self, seat: int, verb: overrides.Override) -> Refusal | None:
        """Do something by hand, cards by number, if it is possible."""
        verb = overrides.plainly(verb)
        if isinstance(verb, Anyway):
            return self._anyway(seat, verb.answer)
        refusal = overrides.judge(self.law, self.state, seat, verb) or self._no_room()
        if refusal is None:
            self.undone.clear()
            self.refused = None
            self._override(seat, verb)
            self._tell()
            refusal = self.refused
        return refusal

    def _anyway(self, seat: int, answer: Answer) -> Refusal | None:
        """Go on with an answer that the rules refuse; one that they allow is an answer like any other."""
        request = self._request
        if request is None:
            return Refusal("", "The game is over.")
        if request.seat != seat:
            return Refusal(request.rule, "It is the other player who is asked.")
        if any(not 0 <= number < len(self.state.cards) for number in answers.named(answer)):
            return Refusal(request.rule, "There is no such card in your sight.")
        refused = request.judge(answer)
        if refused is None:
            return self.play(answer)
        refusal = request.impossible(answer) or self._no_room()
        if refusal is None:
            self.undone.clear()
            self.refused = None
            self._watch = self._watch.fresh()
            self._enter(Overrode(seat, Anyway(cast(AnyAnswer, answer))))
            self._try(lambda: self._go_on_anyway(seat, answer, refused))
            self._tell()
            refusal = self.refused
        return refusal

    def _go_on_anyway(self, seat: int, answer: Answer, refused: Refusal) -> None:
        self.state.emit(overrides.note(seat, "does what the rules would not allow.", rule=refused.rule))
        self._run(answer)

    def _override(self, seat: int, verb: overrides.Override) -> None:
        """Carry an override out. A procedure that has changed nothing yet begins anew from the new position."""
        now = (len(self.entries), len(self.state.log))
        fresh = any((last.entries, last.log) == now for last in self.checkpoints[-1:])
        self._watch = self._watch.fresh()
        self._enter(Overrode(seat, cast(AnyOverride, verb)))
        self._try(lambda: self._do_by_hand(seat, verb, fresh or self._procedure is None))

    def _do_by_hand(self, seat: int, verb: overrides.Override, anew: bool) -> None:
        overrides.carry_out(self.law, self.state, seat, verb)
        if anew or isinstance(verb, overrides.SetPhase):
            self._stop()
            self._run(None)
        elif self._request is not None:
            self._open = False
            self._request.refresh()

    def _in_time(self, budget: float, act: Callable[..., T], *what: Any) -> T:
        if not budget:
            return act(*what)
        with within(budget):
            return act(*what)

    def _try(self, act: Callable[[], None]) -> None:
        """Do what the last entry says. Where the law fails, the match is as before; the error goes on, or is told."""
        before = len(self.entries) - 1
        try:
            self._in_time(0.0 if self._going_back else self.budget, act)
        except (Exception, OutOfTime) as problem:
            if not self._going_back:
                self._return_to(stayed := min(before, len(self.entries)))
                self._keep(stayed)
            if self._going_back or isinstance(problem, OutOfTime) or not self.state.contains:
                raise
            self.refused = Refusal("", "The program fails there; all is as before. Do by hand what is to happen.")

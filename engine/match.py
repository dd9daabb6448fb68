"""The one door to a game: request, answer, override, undo, view, outcome, record.

Screens, programs that play, networks and tests all come through here. Cards are named by the handles of the
seat that speaks; what a seat is given never tells more than that seat may know.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from engine import answers, enforcement, loops, overrides, sight
from engine.answers import Answer, AnyAnswer, Cancel, Pass, Play
from engine.events import Roll, SetVariable, Shuffle
from engine.journal import Answered, Checkpoint, Conceded, Entry, Overrode
from engine.loops import Bar, Choice, Loop, LoopWatch
from engine.overrides import AnyOverride, Anyway
from engine.procedures import Law, Procedure, RolledBack
from engine.questions import PlayOffer, Question, question, refused_with
from engine.requests import ChoosePlay, Request
from engine.rulebook import Refusal
from engine.state import SEATS, Change, State
from engine.views import NAMES, LogLine, PublicEvent, View, explain, log_lines, number_of, redact, shown, view

#: How many answers are tried to find one that a settled loop leaves open.
_SAMPLES = 40


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the seat that won (None for a draw), the rule, and a sentence that says why."""

    winner: int | None
    rule: str
    sentence: str


class Match:
    """A running game between two players called ``names``.

    ``automatic`` takes forced single answers without asking. Every answer and override is an entry of
    ``entries``; boundaries remember how long the entries and the log of changes were when a procedure began.
    """

    def __init__(self, law: Law, state: State, *, automatic: bool = True, names: tuple[str, str] = NAMES) -> None:
        self.law = law
        self.state = state
        self.automatic = automatic
        self.names = names
        self.entries: list[Entry] = []
        #: What was taken back, what is done again next last.
        self.undone: list[Entry] = []
        self.checkpoints: list[Checkpoint] = []
        self.refused: Refusal | None = None
        self._procedure: Procedure | None = None
        self._request: Request | None = None
        self._listeners: list[Callable[[], None]] = []
        self._keepers: list[Callable[[int], None]] = []
        self._limits: list[Callable[[bool], bool]] = []
        #: Whether it is known that the pending request has more than one answer.
        self._open = False
        self._going_back = False
        #: Whether since the last boundary hidden cards have been put before a seat to choose among.
        self._looked = False
        self._watch = LoopWatch()
        self._run(None)

    def contain(self) -> None:
        """Let what fails in a card's text stop that text alone, from now on (:mod:`engine.containing`).

        An answer that leads into any other error is refused, and everything is as it was before.
        """
        self.state.contains = True

    def __del__(self) -> None:
        # What is worked out from a position refers to it: a circle that would keep both until memory is looked through.
        self.state.derived.clear()

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
        inner = self._inner(seat, answer)
        if isinstance(inner, Refusal):
            return inner
        request = self._request
        if isinstance(inner, Cancel) and request is not None and request.cancel and self.has_shown:
            return Refusal(request.rule, "Something hidden was shown; to take this back the other player must agree.")
        return self.play(inner)

    def judge(self, seat: int, answer: Answer) -> Refusal | None:
        """Return why a seat could not give this answer, or None where it could; nothing happens."""
        inner = self._inner(seat, answer)
        if isinstance(inner, Refusal) or self._request is None:
            return inner if isinstance(inner, Refusal) else None
        return self._request.judge(inner)

    def impossible(self, seat: int, answer: Answer) -> Refusal | None:
        """Return why a seat could not give this answer though players agree to break the rules; nothing happens."""
        inner = self._inner(seat, answer)
        if isinstance(inner, Refusal) or self._request is None:
            return inner if isinstance(inner, Refusal) else None
        return self._request.impossible(inner)

    def _inner(self, seat: int, answer: Answer) -> Answer | Refusal:
        """Return a seat's answer in the kernel's own terms, or why the seat cannot say this now."""
        request = self._request
        if request is None:
            return Refusal("", "The game is over.")
        if request.seat != seat:
            return Refusal(request.rule, "It is the other player who is asked.")
        problem = answers.no_answer(answer)
        if problem:
            return Refusal(request.rule, problem)
        inner = answers.renamed(answer, lambda handle: number_of(self.state, seat, handle))
        return sight.unseen(self.state, request, inner) or self._untimely(request, inner) or inner

    def _untimely(self, request: Request, answer: Answer) -> Refusal | None:
        """Return why a play cannot be made while something else is asked, where the game has a rule for that."""
        if not isinstance(answer, Play) or isinstance(request, ChoosePlay):
            return None
        seen = self.state.sees(request.seat, self.state.cards[answer.card])
        return self.law.untimely(self.state, request.seat, answer) if seen else None

    @property
    def has_shown(self) -> bool:
        """Whether since the last boundary the asked seat came to see what it had not seen, or chance decided something:
        taking back is an undo then.
        """
        since = self.state.log[self.checkpoints[-1].log :]
        return self._request is not None and (self._looked or sight.showed(self.state, self._request.seat, since))

    @property
    def back(self) -> int:
        """How many entries there were at the last boundary: where cancelling leads, and an undo that stands for it."""
        return self.checkpoints[-1].entries

    def play(self, inner: Answer) -> Refusal | None:
        """Give the asked seat's answer in the kernel's own terms, for records and the host's own programs."""
        request = self._request
        if request is None:
            return Refusal("", "The game is over.")
        there = len(self.state.cards)
        for number in answers.named(inner):
            if not 0 <= number < there:
                return Refusal(request.rule, "There is no such card.")
        bars = "barred" in self.state.vars
        refusal = request.judge(inner)
        if refusal is None and bars:
            refusal = self._refuse_again(request, inner)
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
                self._watch = self._after(request, inner)
            self._try(lambda: self._go_on(choice, inner))
        self._tell()
        return self.refused

    def sample(self, source: random.Random) -> Answer:
        """Return a random legal answer to the pending request, in the asked seat's handles."""
        if self._request is None:
            raise ValueError("the game is over: nothing is asked")
        seat, found = self._request.seat, self._request.sample(source)
        if "barred" in self.state.vars:
            draws = (self._request.sample(source) for _ in range(_SAMPLES))
            found = next((one for one in (found, *draws) if self._refuse_again(self._request, one) is None), found)
        return answers.renamed(found, lambda number: shown(self.state, seat, number))

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
            inner = self._inner(seat, verb.answer)
            return inner if isinstance(inner, Refusal) else self._anyway(seat, inner)
        named = overrides.renamed(verb, lambda handle: number_of(self.state, seat, handle))
        return sight.unseen_by_hand(self.state, seat, named) or self._by_hand(seat, named)

    # Taking back

    def undo(self, keep: int | None = None) -> bool:
        """Take back the last entry, or all but the first ``keep``; False where there is nothing to undo."""
        length = len(self.entries) - 1 if keep is None else keep
        if not 0 <= length < len(self.entries):
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
        """How much the rules have to say: one of :data:`engine.enforcement.HOW`."""
        return enforcement.rules(self.state)

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

    def turn_of(self, entry: int) -> int:
        """Return the turn in which an entry was made, by its place among the entries."""
        log = next(one.log for one in reversed(self.checkpoints) if one.entries <= entry)
        turns = (
            one.value for one in reversed(self.state.log[:log]) if isinstance(one, SetVariable) and one.name == "turn"
        )
        return next(turns, 0)

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
        if self._going_back or not any(full(over) for full in self._limits):
            return None
        return Refusal("", "The record of this match is full: concede, or take something back.")

    def fork(self) -> Match:
        """Return an independent match that stands where this one does, for whoever thinks ahead; nobody listens to it.

        Procedures cannot be copied: they are run again from the last boundary.
        """
        other = Match.__new__(Match)
        other.law, other.automatic, other.names = self.law, self.automatic, self.names
        other.state = self.state.copy()
        other.state.log = self.state.log.copy()
        other.entries, other.checkpoints, other.undone = self.entries.copy(), self.checkpoints.copy(), []
        other.refused = None
        other._procedure, other._request = None, None
        other._listeners, other._keepers, other._limits = [], [], []
        other._open = other._going_back = False
        other._return_to(len(other.entries))
        return other

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
        while True:
            if self._procedure is None:
                self.checkpoints.append(Checkpoint(len(self.entries), len(self.state.log), self._watch))
                self._looked = False
                loop = self._look_out()
                self._procedure = self.law.next(self.state) if loop is None else self.law.loop(self.state, loop)
                answer = None
                if self._procedure is None:
                    return
            try:
                request = self._procedure.send(answer)  # type: ignore[arg-type]
            except StopIteration:
                self._procedure = None
                continue
            except RolledBack as stop:
                self._roll_back()
                self.refused = stop.refusal
                continue
            answer = request.only() if self.automatic else None
            self._open = self.automatic and answer is None
            if request.private:
                answer = None
            if answer is None or (enforcement.loose(self.state) and request.more_anyway(range(len(self.state.cards)))):
                self._request = request
                self._looked = self._looked or sight.looks(self.state, request)
                return

    def _go_on(self, choice: Choice | None, answer: Answer) -> None:
        """Run on with an answer, of which a loop that has been settled may leave so many."""
        if choice is not None:
            bars: tuple[Bar, ...] = self.state.vars["barred"]
            left = loops.after(bars, choice)
            if left != bars:
                self.state.emit(SetVariable("barred", left or None, "loop"))
        self._run(answer)

    def _after(self, request: Request, answer: Answer) -> LoopWatch:
        """Return the watch after an answer that was not the only one."""
        if not isinstance(answer, Pass):
            watch = self._watch.unforced()
            return watch.choice(request.seat, answers.unaimed(answer)) if watch.trail else watch
        forced = not self._watch.wary or (isinstance(request, ChoosePlay) and request.idle)
        return self._watch if forced else self._watch.unforced()

    def _refuse_again(self, request: Request, answer: Answer) -> Refusal | None:
        """Return why an answer would lead round a loop again that has been settled; what is forced may (FFTCG 13.2)."""
        bars: tuple[Bar, ...] = self.state.vars.get("barred", ())
        here = self._watch.here

        def barred(one: Answer) -> Bar | None:
            return loops.forbidding(bars, Choice(request.seat, answers.unaimed(one), here))

        found = barred(answer) if bars else None
        if found is None:
            return None
        source = random.Random(0)
        if not request.cancel and all(barred(request.sample(source)) for _ in range(_SAMPLES)):
            return None
        return Refusal(found.rule, "It has been said how often this loop runs; it cannot go on so.")

    def _look_out(self) -> Loop | None:
        """Return the loop that has led back to this boundary, if one has; a game that is over goes round nothing."""
        if self.outcome is not None or not self.law.can_come_back(self.state):
            self._watch = self._watch.fresh()
            return None
        if "barred" in self.state.vars:
            self._watch = self._watch.alert()
        if self._watch.trail:
            since = self.checkpoints[-2].log if len(self.checkpoints) > 1 else 0
            if any(isinstance(change, Roll | Shuffle) for change in self.state.log[since:]):
                self._watch = self._watch.chance()
        state = self.state
        self._watch, loop = self._watch.boundary(
            lambda: loops.position(state, self.law.loop_values(state)), lambda: loops.supplies(state)
        )
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
            for entry in again:
                self.replay(entry)
        finally:
            self._going_back = False
            self.undone = undone

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
        fresh = bool(self.checkpoints) and self.checkpoints[-1][:2] == (len(self.entries), len(self.state.log))
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

    def _try(self, act: Callable[[], None]) -> None:
        """Do what the last entry says. Where the law fails, the match is as before; the error goes on, or is told."""
        before = len(self.entries) - 1
        try:
            act()
        except Exception:
            if not self._going_back:
                stayed = min(before, len(self.entries))
                self._return_to(stayed)
                self._keep(stayed)
            if self._going_back or not self.state.contains:
                raise
            self.refused = Refusal("", "The program fails there; all is as before. Do by hand what is to happen.")

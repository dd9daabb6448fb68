"""The one door to a game: request, answer, override, undo, view, outcome, record.

Screens, programs that play, networks and tests all come through here. Cards are named by the handles of the
seat that speaks; what a seat is given never tells more than that seat may know.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from engine import answers, anyway, loops, overrides
from engine.answers import Answer, AnyAnswer, Cancel, Pass
from engine.events import Roll, Set, Shuffle
from engine.journal import Answered, Boundary, Conceded, Entry, Overrode
from engine.loops import Bar, Choice, Loop, LoopWatch
from engine.overrides import AnyOverride, Anyway
from engine.procedures import Law, Procedure, RolledBack
from engine.questions import PlayOffer, Question, question, refused_with
from engine.requests import ChoosePlay, Request
from engine.rulebook import Refusal
from engine.state import Change, State
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
        self.undone: list[Entry] = []
        self.boundaries: list[Boundary] = []
        self.refused: Refusal | None = None
        self._procedure: Procedure | None = None
        self._request: Request | None = None
        self._listeners: list[Callable[[], None]] = []
        self._keepers: list[Callable[[], None]] = []
        #: Whether it is known that the pending request has more than one answer.
        self._open = False
        self._going_back = False
        self._watch = LoopWatch()
        self._run(None)

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
        return question(self.state, self._request, seat, self.names)

    def refused_with(self, seat: int, handle: int) -> tuple[PlayOffer, ...]:
        """Return what this seat might do with a card if it were legal, for a table that says why it is not."""
        if self._request is None:
            return ()
        return refused_with(self.state, self._request, seat, number_of(self.state, seat, handle))

    def answer(self, seat: int, answer: Answer) -> Refusal | None:
        """Give a seat's answer. A refusal says why it is not legal, and leaves everything as it was."""
        request = self._request
        if request is None:
            return Refusal("", "The game is over.")
        if request.seat != seat:
            return Refusal(request.rule, "It is the other player who is asked.")
        inner = answers.renamed(answer, lambda handle: number_of(self.state, seat, handle))
        if -1 in answers.named(inner):
            return Refusal(request.rule, "There is no such card in your sight.")
        return self.play(inner)

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
        if refusal is not None:
            return refusal
        self.undone.clear()
        self.refused = None
        if isinstance(inner, Cancel):
            self._roll_back()
            self._keep()
            self._run(None)
        else:
            self.entries.append(Answered(request.seat, cast(AnyAnswer, inner)))
            self._keep()
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
        self.undone.clear()
        self._stop()
        self.entries.append(Conceded(seat))
        self._keep()
        self.law.concede(self.state, seat)
        self._run(None)
        self._tell()
        return None

    def override(self, seat: int, verb: overrides.Override) -> Refusal | None:
        """Do something by hand, whatever the rules say; recorded and undoable like any answer."""
        return self._by_hand(seat, overrides.renamed(verb, lambda handle: number_of(self.state, seat, handle)))

    # Taking back

    def undo(self, keep: int | None = None) -> bool:
        """Take back the last entry, or all but the first ``keep``; False where there is nothing to undo."""
        length = len(self.entries) - 1 if keep is None else keep
        if not 0 <= length < len(self.entries):
            return False
        dropped = self.entries[length:]
        self._return_to(length)
        self.undone[:0] = dropped
        self._keep()
        self._tell()
        return True

    def redo(self) -> bool:
        """Do the last entry taken back again; False where there is none."""
        if not self.undone:
            return False
        entry = self.undone[0]
        rest = self.undone[1:]
        self.replay(entry)
        self.undone = rest
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
        """How much the rules have to say: one of :data:`engine.anyway.HOW`."""
        return anyway.rules(self.state)

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
        log = next(one.log for one in reversed(self.boundaries) if one.entries <= entry)
        turns = (one.value for one in reversed(self.state.log[:log]) if isinstance(one, Set) and one.name == "turn")
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

    def keep(self, call: Callable[[], None]) -> None:
        """Call ``call`` whenever ``entries`` changed, before an answer has its effect: the place for a
        journal.
        """
        self._keepers.append(call)

    # The driver

    def _tell(self) -> None:
        if not self._going_back:
            for call in self._listeners:
                call()

    def _keep(self) -> None:
        if not self._going_back:
            for call in self._keepers:
                call()

    def _stop(self) -> None:
        if self._procedure is not None:
            self._procedure.close()
        self._procedure = None
        self._request = None

    def _run(self, answer: Answer | None) -> None:
        """Run procedures until one asks something that has more than one answer."""
        self._request = None
        while True:
            if self._procedure is None:
                self.boundaries.append(Boundary(len(self.entries), len(self.state.log), self._watch))
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
                self._keep()
                self.refused = stop.refusal
                continue
            answer = request.only() if self.automatic else None
            self._open = self.automatic and answer is None
            if answer is None or (anyway.loose(self.state) and request.more_anyway(range(len(self.state.cards)))):
                self._request = request
                return

    def _go_on(self, choice: Choice | None, answer: Answer) -> None:
        """Run on with an answer, of which a loop that has been settled may leave so many."""
        if choice is not None:
            bars: tuple[Bar, ...] = self.state.vars["barred"]
            left = loops.after(bars, choice)
            if left != bars:
                self.state.emit(Set("barred", left or None, "loop"))
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
        """Return the loop that has led back to this boundary, if one has."""
        if not self.law.can_come_back(self.state):
            self._watch = self._watch.fresh()
            return None
        if "barred" in self.state.vars:
            self._watch = self._watch.alert()
        if self._watch.trail:
            since = self.boundaries[-2].log if len(self.boundaries) > 1 else 0
            if any(isinstance(change, Roll | Shuffle) for change in self.state.log[since:]):
                self._watch = self._watch.chance()
        self._watch, loop = self._watch.boundary(lambda: loops.position(self.state, self.law.loop_values(self.state)))
        return loop

    def _roll_back(self) -> None:
        """Return to the last boundary, as if the action had never begun (FFTCG 14)."""
        boundary = self.boundaries.pop()
        self._watch = boundary.watch
        self._stop()
        if boundary.entries == len(self.entries):
            raise RuntimeError("a procedure rolled back without having asked anything")
        del self.entries[boundary.entries :]
        self.state.take_back(boundary.log)

    def _return_to(self, length: int) -> None:
        """Make the match what it was after its first ``length`` entries."""
        self._stop()
        while self.boundaries[-1].entries > length:
            self.boundaries.pop()
        boundary = self.boundaries.pop()
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
        if isinstance(verb, Anyway):
            return self._anyway(seat, verb.answer)
        refusal = overrides.judge(self.law, self.state, seat, verb)
        if refusal is None:
            self.undone.clear()
            self._override(seat, verb)
            self._tell()
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
        refusal = request.impossible(answer)
        if refusal is None:
            self.undone.clear()
            self.refused = None
            self._watch = self._watch.fresh()
            self.entries.append(Overrode(seat, Anyway(cast(AnyAnswer, answer))))
            self._keep()
            self._try(lambda: self._go_on_anyway(seat, answer, refused))
            self._tell()
            refusal = self.refused
        return refusal

    def _go_on_anyway(self, seat: int, answer: Answer, refused: Refusal) -> None:
        self.state.emit(overrides.note(seat, "does by hand what the rules refuse.", rule=refused.rule))
        self._run(answer)

    def _override(self, seat: int, verb: overrides.Override) -> None:
        """Carry an override out. A procedure that has changed nothing yet begins anew from the new position."""
        fresh = bool(self.boundaries) and self.boundaries[-1][:2] == (len(self.entries), len(self.state.log))
        self._watch = self._watch.fresh()
        self.entries.append(Overrode(seat, cast(AnyOverride, verb)))
        self._keep()
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
        """Do what the last entry says. Where the law fails, the match is as before, and the error goes on."""
        before = len(self.entries) - 1
        try:
            act()
        except Exception:
            if not self._going_back:
                self._return_to(min(before, len(self.entries)))
                self._keep()
            raise

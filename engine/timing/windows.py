"""When players act, and what they may do then, in the two families of timing.

With priority and a stack the player who has priority acts or passes; when both pass in a row the top of the stack
resolves, or, where the stack is empty, the game moves on (FFTCG 11.1, Force of Will 600). Before anybody gets priority,
what the rules demand happens. The position holds ``priority``: the seat that has it and how many have passed in a row.

In a game without responses there are check timings: between any two steps what the rules demand is done, as often as it
takes; then the skills that have triggered are carried out one by one, the turn player's first, and after each of them
the check timing begins anew (Cipher 7.2, Vanguard). Between two procedures all that waits is in the position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine import loops, overrides
from engine.answers import Play
from engine.course import in_turn_order, step
from engine.events import StepVariable
from engine.loops import LoopRules
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards, ChooseOptions, ChoosePlay
from engine.rulebook import Refusal
from engine.state import State, alive, ref
from engine.timing.items import stack
from engine.triggers.trigger_event import PendingTrigger, forget, pending
from engine.unread import judged, seen, unsaid

# What a player may do

Judge = Callable[[State, int, Play], Refusal | None]


@dataclass(frozen=True, slots=True)
class Way:
    """One thing to do.

    ``refuse`` tells why not, ``impossible`` why not even where nobody minds the rules; ``act`` does it, and knows
    whether the rules refuse it and players insist; ``label`` says it. ``aims`` gives the cards at which it can be aimed
    at once, ``why_not`` tells why it is aimed at no other, and ``asks`` the question and the rule by which it is asked
    where the player has not said; ``targets`` gives those that it could choose once made. ``step`` is where it is done.
    """

    refuse: Judge
    impossible: Judge
    act: Callable[[State, int, Play, bool], Asked[object]]
    label: Callable[[State, Play], str]
    aims: Callable[[State, int, Play], Sequence[int]] | None = None
    why_not: Callable[[State, int, Play], Refusal] | None = None
    asks: tuple[str, str] | None = None
    targets: Callable[[State, int, Play], Sequence[int] | None] | None = None
    step: str = ""


def _at(play: Play, target: int) -> Play:
    return Play(play.how, play.card, play.index, target)


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways to play of a game.

    ``text`` is the number of the rule by which the text of a card goes before the rules, ``loops`` what the game says
    about loops; ``other`` refuses what is done at another step, or is no way to play at all.
    """

    text: str
    loops: LoopRules
    known: Mapping[str, Way]
    other: Callable[[State, Play], Refusal]

    def refuse(self, state: State, seat: int, play: Play) -> Refusal | None:
        again = loops.refuse(state, seat, play, self.loops) if "barred" in state.vars else None
        return again or self._refuse(state, seat, play)

    def _refuse(self, state: State, seat: int, play: Play) -> Refusal | None:
        try:
            way = self.known.get(play.how)
            if way is None or (way.step and way.step != step(state)):
                return self.other(state, play)
            return way.refuse(state, seat, play)
        except Exception:
            return unsaid(state, self.text)

    def impossible(self, state: State, seat: int, play: Play) -> Refusal | None:
        way = self.known.get(play.how)
        return self._refuse(state, seat, play) if way is None else judged(state, self.text, way.impossible, seat, play)

    def label(self, state: State, play: Play) -> str:
        return self.known[play.how].label(state, play)

    def aims(self, state: State, seat: int, play: Play) -> Sequence[int]:
        found = self.known[play.how].aims
        return () if found is None else found(state, seat, play)

    def why_not(self, state: State, seat: int, play: Play) -> Refusal | None:
        found = self.known[play.how].why_not
        return None if found is None else found(state, seat, play)

    def targets(self, state: State, seat: int, play: Play) -> Sequence[int] | None:
        found = self.known[play.how].targets
        return None if found is None else seen(state, lambda: found(state, seat, play), None)

    def act(self, state: State, seat: int, play: Play) -> Procedure:
        """Do what the player chose to do."""
        loose = overrides.loose(state)
        insisted = loose and self._refuse(state, seat, play) is not None
        if self.known[play.how].asks is not None and play.target is None:
            answer = yield from self._aim(state, seat, play)
            play = _at(play, answer[0] if answer else -1)
            if not answer or self.impossible(state, seat, play) is not None:
                # What it could be aimed at, or the card itself, has been taken away by hand.
                return
        yield from self.known[play.how].act(state, seat, play, insisted)

    def _aim(self, state: State, seat: int, play: Play) -> ChooseCards:
        """Ask at which card it is aimed; what is done though the rules refuse it, at any where that is possible."""
        way = self.known[play.how]
        aims, why_not = way.aims, way.why_not
        assert way.asks is not None and aims is not None and why_not is not None

        def impossible(number: int) -> Refusal | None:
            return self.impossible(state, seat, _at(play, number))

        lawful = bool(aims(state, seat, play))
        beyond = () if lawful else [ref(state, n) for n in range(len(state.cards)) if impossible(n) is None]

        def pool() -> tuple[int, ...]:
            return tuple(aims(state, seat, play) if lawful else (one.number for one in beyond if alive(state, one)))

        return ChooseCards(
            seat, way.asks[0], way.asks[1], pool, 1, 1, args=(("card", play.card),),
            why_not=lambda number: why_not(state, seat, _at(play, number)), anyway=impossible, cancel=True,
        )


# Priority and a stack


@dataclass(frozen=True, slots=True)
class PriorityTiming:
    """What a game of this family says about its windows.

    ``due`` and ``check`` are what must happen before anybody has priority; ``ideas`` what the player might do with it
    now, ``ever`` what at other times too, ``ways`` how that is done; ``next`` who has priority then; ``closed`` whether
    nothing can be done at all; ``resolve`` resolves the top of the stack, and ``over`` moves the game on; ``onward``
    says in words where to. ``rule`` is the number of the rule that asks, ``stay`` tells why a player may not pass.
    """

    rule: str
    due: Callable[[State], bool]
    check: Callable[[State], Procedure]
    ideas: Callable[[State, int], list[Play]]
    ways: Ways
    next: Callable[[State, int, Play], int]
    closed: Callable[[State], bool]
    resolve: Callable[[State], Procedure]
    over: Callable[[State], None]
    onward: Callable[[State], str]
    stay: Callable[[State, int], Refusal | None] = lambda state, seat: None
    ever: Callable[[State, int], list[Play]] | None = None

    def next_procedure(self, state: State) -> Procedure:
        """Return what follows in a window: what is due, a question, a resolution, or the end of the window."""
        if self.due(state):
            return self.check(state)
        _, passes = state.vars["priority"]
        if passes < 2:
            return self._ask(state)
        return self.resolve(state) if stack(state) else self._end(state)

    def _ask(self, state: State) -> Procedure:
        """Ask the player with priority; nothing changes before the answer."""
        seat, passes = state.vars["priority"]
        answer = yield ChoosePlay(
            seat, "You have priority.", self.rule, state, self.ways, self.ideas, self._onward, self.stay,
            ever=self.ever, closed=self.closed(state),
        )
        if isinstance(answer, Play):
            yield from self.ways.act(state, seat, answer)
            if "outcome" not in state.vars:
                state.emit(StepVariable("priority", (self.next(state, seat, answer), 0), "priority"))
        else:
            state.emit(StepVariable("priority", (1 - seat, passes + 1), "pass"))

    def _onward(self, state: State) -> str:
        return "" if stack(state) else self.onward(state)

    def _end(self, state: State) -> Procedure:
        state.emit(StepVariable("priority", None))
        self.over(state)
        yield from ()


# Check timings

T = TypeVar("T", bound=PendingTrigger)


@dataclass(frozen=True, slots=True)
class CheckTiming(Generic[T]):
    """What a game of this family says about its check timings.

    ``due`` tells whether the rules demand something, ``process`` does all of it once. ``waiting`` gives what a seat
    can choose among its triggered skills, ``optional`` whether it need not choose any of these, ``private`` whether
    some of them may be known to that seat alone; ``label`` puts one into words, an empty one where it only stands for
    what might wait, and cannot be chosen; ``carry_out`` does what it says and forgets it. ``text`` is the question and
    ``rule`` the number of the rule that asks it.
    """

    text: str
    rule: str
    due: Callable[[State], bool]
    process: Callable[[State], Procedure]
    waiting: Callable[[State, int], Sequence[T]]
    optional: Callable[[State, Sequence[T]], bool]
    private: Callable[[Sequence[T]], bool]
    label: Callable[[State, T], str]
    carry_out: Callable[[State, T], Procedure]

    def next_procedure(self, state: State) -> Procedure | None:
        """Return what a check timing demands now; None when there is nothing (more) to do and the game goes on."""
        if self.due(state):
            return self.process(state)
        if pending(state):
            for seat in in_turn_order(state):
                found = self.waiting(state, seat)
                if found:
                    return self._choose(state, seat, found)
        return None

    def _choose(self, state: State, seat: int, found: Sequence[T]) -> Procedure:
        """Let a player choose the skill that is carried out next; of those that read alike the oldest is first."""
        lines: dict[str, T] = {}
        for one in found:
            if label := self.label(state, one):
                lines.setdefault(label, one)
        optional = self.optional(state, found)
        answer = yield from ChooseOptions(
            seat, self.text, self.rule, (*lines, "None of them.") if optional else tuple(lines),
            private=self.private(found),
        )  # fmt: skip
        pick = answer[0]
        if pick == len(lines):
            forget(state, found, "decline")
        else:
            yield from self.carry_out(state, list(lines.values())[pick])

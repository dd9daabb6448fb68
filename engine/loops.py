"""Loops: positions that come back.

A position that comes back without anybody having had a choice in between comes back for ever: the game is a
draw by rule (FFTCG 13.1, Force of Will 1301.1c, Cipher 25.2). Where one or both players chose, they can stop
it: they say how often it runs, and it runs that often at once (FFTCG 13.2 and 13.3, Force of Will 1301.1a and
1301.1b, Cipher 25.2.1 and 25.3). That is the same in every game but for the numbers (:class:`LoopRules`).

A :class:`LoopWatch` is a value: every boundary and every choice give a new one, so that whoever goes back to
an earlier boundary goes back to the watch of that boundary.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from itertools import chain

import msgspec
from msgspec.structs import replace

from engine import answers
from engine.abilities.node import Ability
from engine.answers import Answer, Pass
from engine.course import end, in_turn_order, tell
from engine.events import Roll, SetVariable, Shuffle
from engine.requests import Asked, ChooseNumber, ChoosePlay, Request
from engine.rulebook import Refusal
from engine.state import State

#: A loop with more boundaries than these is not noticed.
LONGEST = 400
#: After so many boundaries in a row at which nobody could do anything else, a position that only grows is a loop too.
ENDLESS = 500
#: Changes that chance decides.
_CHANCE = (Roll, Shuffle)
#: How many answers are tried to find one that a settled loop leaves open.
_SAMPLES = 40
#: No loop is run more often than this.
MOST_ROUNDS = 1_000_000


class Choice(msgspec.Struct, frozen=True):
    """Something a seat chose though it could have chosen otherwise; ``what`` in the game's own terms, ``at`` the
    position from which what it belongs to began.
    """

    seat: int
    what: Hashable
    at: str = ""


class Bar(msgspec.Struct, frozen=True):
    """A choice that would lead round a loop again: its seat may make it only ``left`` more times.

    ``rule`` says so. A ``passing`` bar makes its seat stop the loop and is over once it has.
    The named value "barred" of a position holds the bars in force.
    """

    choice: Choice
    rule: str
    left: int = 0
    passing: bool = False


class Loop(msgspec.Struct, frozen=True):
    """A round that has led back to where it began.

    ``positions`` are those of the round, from the first one on; ``choices`` what was chosen on the way.
    """

    positions: tuple[str, ...]
    choices: tuple[Choice, ...]

    @property
    def seats(self) -> frozenset[int]:
        """The seats that can stop the loop: those that had a choice on the way."""
        return frozenset(choice.seat for choice in self.choices)

    @property
    def mandatory(self) -> bool:
        """Whether nobody can stop it."""
        return not self.choices

    def without(self, bars: Iterable[Bar]) -> Loop:
        """Return the loop without the choices that were made though barred: they were forced, nobody stops it there."""
        forced = {bar.choice for bar in bars if not bar.left}
        return replace(self, choices=tuple(choice for choice in self.choices if choice not in forced))


class Settled(msgspec.Struct, frozen=True):
    """How a loop with choices ends: after so many rounds, by what ``stopper`` does, and who may not begin it again."""

    rounds: int
    stopper: int
    barred: int


class LoopWatch(msgspec.Struct, frozen=True):
    """Looks out for positions that come back.

    Positions are looked at only once ``patience`` boundaries have passed since the last :meth:`fresh` start:
    most turns are shorter, and cost nothing. What goes on without end though no position comes back, because
    something grows in every round, is known by its length: :data:`ENDLESS` boundaries and nobody had a choice. As long
    as something runs out on the way (:func:`supplies`), that comes to an end by itself, and so often with a loss.

    >>> watch, loop = LoopWatch(patience=0), None
    >>> for position in "abcab":
    ...     watch, loop = watch.boundary(lambda: position)
    ...     if loop:
    ...         break
    >>> len(loop.positions), loop.mandatory
    (3, True)
    """

    patience: int = 60
    waited: int = 0
    trail: tuple[str | Choice, ...] = ()
    watchful: bool = False
    forced: int = 0
    least: tuple[tuple[object, int], ...] = ()

    @property
    def wary(self) -> bool:
        """Whether it has gone on for so long without a choice that passing counts as one where more was possible."""
        return self.forced >= self.patience

    @property
    def here(self) -> str:
        """The position at the latest boundary; empty before positions are looked at."""
        return next((step for step in reversed(self.trail) if isinstance(step, str)), "")

    def boundary(
        self, position: Callable[[], str], supplies: Callable[[], Mapping[object, int]] = dict
    ) -> tuple[LoopWatch, Loop | None]:
        """Be told of a boundary; return the watch from here, and the loop that this boundary closes.

        ``supplies`` are what is left of everything that can run out.
        """
        early = self.waited < self.patience
        if early and not self.watchful:
            return self.passed(), None
        here = position()
        if early:
            return replace(self.passed(), trail=(*self.trail[-LONGEST:], here)), None
        if self.forced >= ENDLESS:
            least = self._less(supplies())
            if least is None:
                return self.fresh(), self._loop((here,))
            return replace(self, trail=(*self.trail[-LONGEST:], here), forced=self.patience, least=least), None
        loop = None
        if here in self.trail:
            began = len(self.trail) - 1 - self.trail[::-1].index(here)
            loop = self._loop(self.trail[began:])
            # What the rules do about the loop is no part of another round.
            return self.fresh(), loop
        return replace(self, trail=(*self.trail[-LONGEST:], here), forced=self.forced + 1), None

    def passed(self) -> LoopWatch:
        """Return the watch after a boundary at which no position is looked at."""
        return LoopWatch(self.patience, self.waited + 1, self.trail, self.watchful, self.forced + 1)

    def unforced(self) -> LoopWatch:
        """Be told that a seat could have done something else, were it only instead of passing."""
        return replace(self, forced=0, least=()) if self.forced else self

    def choice(self, seat: int, what: Hashable) -> LoopWatch:
        """Be told of an answer that could have been another one."""
        if not self.trail:
            return self
        return replace(self, trail=(*self.trail[-LONGEST:], Choice(seat, what, self.here)))

    def chance(self) -> LoopWatch:
        """Be told that something happened at random: what came before need not come again."""
        return replace(self, trail=(), forced=0, least=())

    def fresh(self) -> LoopWatch:
        """Be told of something that cannot come back, such as the beginning of a turn."""
        return replace(self, waited=0, trail=(), forced=0, least=()) if self.waited or self.trail else self

    def _less(self, left: Mapping[object, int]) -> tuple[tuple[object, int], ...] | None:
        """Return the least there has been of everything; None where that is what it was when it was looked at last."""
        known = dict(self.least)
        least = {what: min(left.get(what, 0), many) for what, many in {**left, **known}.items()}
        return tuple(least.items()) if least != known else None

    def _loop(self, trail: tuple[str | Choice, ...]) -> Loop:
        positions = tuple(step for step in trail if isinstance(step, str))
        return Loop(positions, tuple(step for step in trail if isinstance(step, Choice)))


def settle(loop: Loop, declared: Mapping[int, int], turn_player: int) -> Settled:
    """Return how a loop ends for the numbers of rounds that the seats who can stop it have declared.

    One seat: it stops the loop after as many rounds, and may not begin it again. Both: the smaller number
    counts, and who declared the larger one may not. Of equal numbers, which Cipher 25.3.1 forbids and the
    others leave open, the turn player's counts as the smaller one.
    """
    if set(declared) != loop.seats or not declared:
        raise ValueError(f"rounds are declared by the seats that can stop the loop, {sorted(loop.seats)}")
    order = sorted(declared, key=lambda seat: (declared[seat], seat != turn_player))
    return Settled(declared[order[0]], order[0], order[-1])


def bars(loop: Loop, settled: Settled, rule: str) -> tuple[Bar, ...]:
    """Return what may not be chosen any more once the rounds are done.

    Whoever stops the loop must stop now, at the first of its choices. Whoever wanted more rounds may go on up to
    there, and not begin again.
    """
    alone = settled.stopper == settled.barred
    found: list[Bar] = []
    stopped = False
    for choice in loop.choices:
        if choice.seat == settled.stopper:
            stopped = True
            found.append(Bar(choice, rule, passing=not alone))
        elif choice.seat == settled.barred:
            found.append(Bar(choice, rule, left=0 if stopped else 1))
    return tuple(found)


def forbidding(bars: Iterable[Bar], choice: Choice) -> Bar | None:
    """Return the bar that forbids a choice, if one does."""
    return next((bar for bar in bars if not bar.left and bar.choice == choice), None)


def after(bars: tuple[Bar, ...], choice: Choice) -> tuple[Bar, ...]:
    """Return the bars in force after a choice: a chance less to make it, and none for who has now stopped a loop."""
    if not bars:
        return bars
    here = [bar for bar in bars if bar.passing and (bar.choice.seat, bar.choice.at) == (choice.seat, choice.at)]
    stops = bool(here) and all(bar.choice != choice for bar in here)
    return tuple(
        replace(bar, left=bar.left - 1) if bar.left and bar.choice == choice else bar
        for bar in bars
        if not (stops and bar.passing and bar.choice.seat == choice.seat)
    )


def supplies(state: State) -> dict[object, int]:
    """Return what is left of all that can run out (:meth:`LoopWatch.boundary`): cards by zone, counters by kind."""
    left: dict[object, int] = {place: len(zone) for place, zone in enumerate(state.zones)}
    for zone in state.zones:
        for number in zone:
            for name, many in state.cards[number].counters.items():
                left[name] = left.get(name, 0) + many
    return left


def position(state: State, values: Iterable[object]) -> str:
    """Return a digest of what makes a position the same as before, for :meth:`LoopWatch.boundary`.

    Cards count with where they lie and their marks, and by age among those in play, not by their stamps.
    ``values`` are the named values that count, as the law has them without counters that only ever grow.
    """
    cards = state.cards
    turn = state.vars.get("turn", 0)
    in_play = [
        cards[number]
        for place, zone in zip(state.places, state.zones, strict=True)
        if place.spec.keeps
        for number in zone
    ]
    in_play.sort(key=lambda card: card.entered)
    rows = [
        (
            card.number, card.controller, card.since == turn, card.dull, card.face_down, card.damage, card.over,
            card.under, sorted(card.counters.items()), sorted(card.marks.items()),
        )
        for card in in_play
    ]  # fmt: skip
    parts = (state.zones, rows, list(values))
    return hashlib.blake2b(repr(parts).encode(), digest_size=16).hexdigest()


def limited_uses(
    state: State, most_times: Callable[[Ability], int | None], abilities: Callable[[State, int], tuple[Ability, ...]]
) -> dict[tuple[int, int], int]:
    """Return how often abilities with a limit have been used this turn: what is used up does not come back."""
    used: dict[tuple[int, int], int] = {}
    for (number, entered, index), times in Counter(state.vars.get("used", ())).items():
        there = abilities(state, number) if state.cards[number].entered == entered else ()
        if index < len(there) and most_times(there[index]) is not None:
            used[number, index] = times
    return dict(sorted(used.items()))


# What the rules do about loops, and how a match looks out for them


@dataclass(frozen=True, slots=True)
class LoopRules:
    """What a game says about loops.

    ``nobody``, ``one`` and ``both`` are the numbers of the rules for loops that so many can stop; ``differ`` is that of
    the rule by which the second player may not name the number of the first, where there is one. Beside its cards the
    named values ``names`` and what ``more`` tells make a position the same as before.
    """

    nobody: str
    one: str
    both: str
    names: tuple[str, ...] = ()
    more: Callable[[State], tuple[object, ...]] = lambda state: ()
    differ: str = ""

    def values(self, state: State) -> tuple[object, ...]:
        """Return what makes a position the same as before, beside its cards."""
        return (*map(state.vars.get, self.names), *self.more(state))


#: An object in words: which of a card's lives it is makes no difference.
_OBJECT = re.compile(r"Ref\(number=(\d+), entered=\d+\)")


def plain(*values: object) -> str:
    """Return values in words, whichever of their cards' lives they speak of."""
    return _OBJECT.sub(r"\1", repr(values))


def end_loop(state: State, loop: Loop, rules: LoopRules) -> Asked[None]:
    """End a loop: a draw where nobody can stop it; else who can says how often it runs.

    Nothing changes in a round, so that any number of rounds is done at once. Then the player who declared the smaller
    number stops it, and the one who declared the larger number cannot make the choices of the loop again.
    """
    known: tuple[Bar, ...] = state.vars.get("barred", ())
    loop = loop.without(known)
    if loop.mandatory:
        end(state, None, rules.nobody, "a loop goes on that nobody can stop")
        return
    rule = rules.one if len(loop.seats) == 1 else rules.both
    declared: dict[int, int] = {}
    order = in_turn_order(state)
    for seat in order:
        if seat in loop.seats:
            taken = next(iter(declared.values())) if declared and rules.differ else None
            text = "A loop goes on. How many times does it run?"
            answer = yield from ChooseNumber(seat, text, rule, 0, MOST_ROUNDS, but=taken, why_not=rules.differ)
            declared[seat] = answer
            tell(state, "{0} lets the loop run {1} times.", rule, ("seat", seat), str(answer))
    settled = settle(loop, declared, order[0])
    state.emit(SetVariable("barred", (*known, *bars(loop, settled, rule)), "loop"))


def look_out(
    values: Callable[[State], Iterable[object]], state: State, watch: LoopWatch, since: int
) -> tuple[LoopWatch, Loop | None]:
    """Return the watch from this boundary on, and the loop that has led back to it, if one has; ``values`` make a
    position the same as an earlier one, ``since`` is how long the log of changes was at the boundary before.
    """
    if "barred" in state.vars:
        # So that it knows where what is chosen leads.
        watch = watch if watch.watchful else replace(watch, watchful=True)
    if watch.trail and any([isinstance(change, _CHANCE) for change in state.log[since:]]):
        watch = watch.chance()
    if watch.waited < watch.patience and not watch.watchful:
        return watch.passed(), None
    return watch.boundary(lambda: position(state, values(state)), lambda: supplies(state))


def watch_after(watch: LoopWatch, request: Request, answer: Answer) -> LoopWatch:
    """Return the watch after an answer that was not the only one."""
    if not isinstance(answer, Pass):
        watch = watch.unforced()
        return watch.choice(request.seat, answers.unaimed(answer)) if watch.trail else watch
    forced = not watch.wary or (isinstance(request, ChoosePlay) and request.idle)
    return watch if forced else watch.unforced()


def refuse_again(state: State, watch: LoopWatch, request: Request, answer: Answer) -> Refusal | None:
    """Return why an answer would lead round a loop again that has been settled; what is forced may (FFTCG 13.2)."""
    bars: tuple[Bar, ...] = state.vars.get("barred", ())
    here = watch.here if bars else ""

    def barred(one: Answer) -> Bar | None:
        return forbidding(bars, Choice(request.seat, answers.unaimed(one), here))

    found = barred(answer) if bars else None
    if found is None:
        return None
    source = random.Random(0)
    if isinstance(request, ChoosePlay) and not request.plays:  # listed once: many are drawn now
        return None
    if not request.cancel and all(barred(request.sample(source)) for _ in range(_SAMPLES)):
        return None
    return Refusal(found.rule, "It has been said how often this loop runs; it cannot go on so.")


def open_one(state: State, watch: LoopWatch, request: Request, found: Answer, source: random.Random) -> Answer:
    """Return an answer drawn at random, or another one that a settled loop leaves open."""
    draws = (request.sample(source) for _ in range(_SAMPLES))
    return next((one for one in chain((found,), draws) if refuse_again(state, watch, request, one) is None), found)


def refuse(state: State, seat: int, answer: Answer, rules: LoopRules) -> Refusal | None:
    """Return why a player cannot go round a loop again that has been settled."""
    known: tuple[Bar, ...] = state.vars.get("barred", ())
    # Of all that might be done now, most was never part of a loop: what the position is need not be known for it.
    known = tuple([bar for bar in known if not bar.left and (bar.choice.seat, bar.choice.what) == (seat, answer)])
    if not known:
        return None
    bar = forbidding(known, Choice(seat, answer, position(state, rules.values(state))))
    if bar is None:
        return None
    return Refusal(bar.rule, "It has been said how often this loop runs; it cannot go on so.")

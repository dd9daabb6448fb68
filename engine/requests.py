"""Requests: what a player can be asked, with the legal answers.

A request knows everything about its answers: whether one is legal and, if not, which rule forbids it; some
legal answer drawn at random; the only legal answer where there is just one. What costs time is computed when
somebody asks for it. Nobody else computes legality.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import cached_property
from itertools import islice
from typing import Any, Generic, Protocol, TypeVar

from engine import answers
from engine.answers import Amounts, Answer, Cancel, Cards, Confirm, Number, Options, Pass, Play
from engine.rulebook import Refusal
from engine.state import State

#: Answers are not listed any further once chance finds only known ones so often in a row.
_MISSES = 30
#: Nor are more combinations of cards tried.
_COMBINATIONS = 20_000

#: Says why a card may not be chosen.
WhyNot = Callable[[int], Refusal]
#: Says why these cards together may not be chosen, or None where they may.
Together = Callable[[tuple[int, ...]], Refusal | None]
T = TypeVar("T")
#: A request being asked, until it is answered.
Asked = Generator["Request", Answer, T]


@dataclass(eq=False)
class Request:
    """A question to one seat.

    ``text`` is one sentence with places for ``args`` (as in :class:`engine.events.Note`), ``rule`` the rule
    that asks it. ``cancel`` tells that the player may answer :class:`~engine.answers.Cancel` to take the
    action back. ``private`` tells that what can be answered depends on cards which only the asked seat sees: it is
    asked even if there is just one answer, for that nothing was asked would tell the other seat.
    """

    kind = "request"
    seat: int
    text: str
    rule: str
    _: KW_ONLY
    args: tuple[Any, ...] = ()
    cancel: bool = False
    private: bool = False

    def judge(self, answer: Answer) -> Refusal | None:
        """Return why the answer is not legal, or None where it is."""
        if isinstance(answer, Cancel):
            return None if self.cancel else Refusal(self.rule, "There is nothing to take back here.")
        return self.refuse(answer)

    def refuse(self, answer: Answer) -> Refusal | None:
        """Return why the answer is not legal; each kind of request has its own reasons."""
        raise NotImplementedError

    def impossible(self, answer: Answer) -> Refusal | None:
        """Return why not even players who agree to break the rules can give this answer, or None where they can.

        Where the game cannot go on with it, what is not legal is not possible either.
        """
        return self.judge(answer)

    def more_anyway(self, cards: Iterable[int]) -> bool:
        """Whether players who break the rules could answer with one of these cards, though it is not legal."""
        return False

    def sample(self, source: random.Random) -> Answer:
        """Return a legal answer, drawn at random."""
        raise NotImplementedError

    def answers(self) -> Iterator[Answer]:
        """Yield legal answers, each once: all of them, or, where nobody can list them, those that chance finds."""
        only = self.only()
        if only is not None:
            yield only
            return
        source = random.Random(0)
        found: set[Answer] = set()
        misses = 0
        while misses < _MISSES:
            answer = self.sample(source)
            if answer in found or isinstance(answer, Cancel):
                misses += 1
            else:
                misses = 0
                found.add(answer)
                yield answer

    def only(self) -> Answer | None:
        """Return the only legal answer, where there is just one."""
        return None

    def cards(self) -> tuple[int, ...]:
        """Return the cards that an answer may name."""
        return ()

    def details(self, handle: Callable[[int], int]) -> dict[str, Any]:
        """Return what the asked seat needs beyond what every request has; ``handle`` names a card for that seat."""
        return {}

    def refresh(self) -> None:
        """Forget what was computed, because the position changed under the request."""

    def wrong_kind(self, wanted: str) -> Refusal:
        """Return the refusal of an answer of another kind than the request wants."""
        return Refusal(self.rule, f"This question wants {wanted} for an answer.")


class Question(Request, Generic[T]):
    """A request that is asked by ``yield from``: the procedure gets what the answer says, in its one field."""

    def __iter__(self) -> Asked[T]:
        answer = yield self
        said: T = getattr(answer, answer.__struct_fields__[0])
        return said


class Playing(Protocol):
    """What a game says about a play: why it is not legal, and why it is impossible though nobody minds the rules; the
    play in words; at which cards it can be aimed, where its first question is at which one, and why at no other; which
    cards it could choose once it is made, None where it chooses nothing.
    """

    def refuse(self, state: State, seat: int, play: Play) -> Refusal | None: ...
    def impossible(self, state: State, seat: int, play: Play) -> Refusal | None: ...
    def label(self, state: State, play: Play) -> str: ...
    def aims(self, state: State, seat: int, play: Play) -> Sequence[int]: ...
    def why_not(self, state: State, seat: int, play: Play) -> Refusal | None: ...
    def targets(self, state: State, seat: int, play: Play) -> Sequence[int] | None: ...


@dataclass(eq=False)
class ChoosePlay(Request):
    """A seat has the right to act: pass, or one of the plays the position allows.

    ``ideas`` lists whatever might be legal, ``ever`` what might be at other times too, ``ways`` say what is. ``closed``
    tells that nobody may act here, whatever cards there are: passing is the only answer. ``onward`` says where the game
    goes on when nobody does anything more, ``stay`` why the seat may not pass.
    """

    kind = "play"
    state: State
    ways: Playing
    ideas: Callable[[State, int], list[Play]]
    onward: Callable[[State], str]
    stay: Callable[[State, int], Refusal | None] = lambda state, seat: None
    _: KW_ONLY
    ever: Callable[[State, int], list[Play]] | None = None
    closed: bool = False
    _found: list[Play] | None = field(default=None, init=False)
    _drawn: Play | None = field(default=None, init=False)

    @property
    def plays(self) -> list[Play]:
        """The plays that are legal now."""
        if self._found is None:
            found = self.ideas(self.state, self.seat)
            self._found = [play for play in found if self.ways.refuse(self.state, self.seat, play) is None]
        return self._found

    @property
    def idle(self) -> bool:
        """Whether there is nothing but to pass (an empty window)."""
        return not self.plays

    def refused_with(self, card: int) -> list[Play]:
        """The plays that might be made with a card, were they legal."""
        ideas = (self.ever or self.ideas)(self.state, self.seat)
        return [play for play in ideas if play.card == card and play not in self.plays]

    def refuse(self, answer: Answer) -> Refusal | None:
        if isinstance(answer, Pass):
            return self.stay(self.state, self.seat)
        if not isinstance(answer, Play):
            return self.wrong_kind("a play or a pass")
        play = Play(answer.how, answer.card, answer.index)
        legal = play == self._drawn or (self._found is not None and play in self._found)
        refusal = None if legal else self.ways.refuse(self.state, self.seat, play)
        if refusal is not None or answer.target is None or answer.target in self.ways.aims(self.state, self.seat, play):
            return refusal
        why_not = self.ways.why_not(self.state, self.seat, answer)
        return why_not or Refusal(self.rule, "This is not aimed at a card.")

    def impossible(self, answer: Answer) -> Refusal | None:
        if isinstance(answer, Play):
            return self.ways.impossible(self.state, self.seat, answer)
        return None if isinstance(answer, Pass) else self.judge(answer)

    def sample(self, source: random.Random) -> Answer:
        """Return a pass or one of the legal plays, each as likely as any other.

        It tries ideas until one is legal, for most often that comes soon, and listing all takes longest of all. What is
        drawn is the same whether all have been listed or not.
        """
        state, seat, found, refuse = self.state, self.seat, self._found, self.ways.refuse
        ideas, stays = self.ideas(state, seat), self.stay(state, seat) is not None
        left = len(ideas)
        while True:
            pick = int(source.random() * (left + (not stays or not left)))
            if pick == left:
                return Pass()
            play = ideas[pick]
            if play in found if found is not None else refuse(state, seat, play) is None:
                self._drawn = play
                return play
            left -= 1
            ideas[pick] = ideas[left]

    def answers(self) -> Iterator[Answer]:
        """Yield passing and every legal play, at whatever it is aimed."""
        if self.stay(self.state, self.seat) is None:
            yield Pass()
        yield from self.plays

    def cards(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(play.card for play in self.plays))

    def details(self, handle: Callable[[int], int]) -> dict[str, Any]:
        onward = self.onward(self.state)
        return {"onward": onward} if onward else {}

    def only(self) -> Answer | None:
        return Pass() if self.closed else None

    def refresh(self) -> None:
        self._found = None
        self._drawn = None


@dataclass(eq=False)
class ChooseCards(Question[tuple[int, ...]]):
    """Choose between ``least`` and ``most`` of the candidates; ``together`` may forbid combinations.

    ``faces`` lets the asked seat see candidates that lie hidden, or that no hidden card is one; ``ordered`` means the
    order of the answer counts.
    ``anyway`` says why a card is impossible to choose though nobody minds the rules; without it all are that may not
    be chosen.
    """

    kind = "cards"
    pool: Callable[[], tuple[int, ...]]
    least: int
    most: int
    _: KW_ONLY
    why_not: WhyNot | None = None
    together: Together | None = None
    anyway: Callable[[int], Refusal | None] | None = None
    faces: bool = False
    ordered: bool = False

    @cached_property
    def candidates(self) -> tuple[int, ...]:
        """The cards that may be chosen."""
        return self.pool()

    def bounds(self) -> tuple[int, int]:
        """Return how many must and how many may be chosen: never more than there are (FFTCG 2.3)."""
        there = len(self.candidates)
        return min(self.least, there), min(self.most, there)

    def refuse(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, Cards):
            return self.wrong_kind("cards")
        chosen = answer.cards
        candidates = self.candidates
        for card in chosen:
            if card not in candidates:
                if self.why_not is not None:
                    return self.why_not(card)
                return Refusal(self.rule, "That card is not one of those to choose from.")
        if len(set(chosen)) != len(chosen):
            return Refusal(self.rule, "The same card cannot be chosen twice.")
        least, most = self.bounds()
        if not least <= len(chosen) <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            return Refusal(self.rule, f"Choose {wanted} of these cards, not {len(chosen)}.")
        return self.together(chosen) if self.together is not None else None

    def impossible(self, answer: Answer) -> Refusal | None:
        if self.anyway is None or not isinstance(answer, Cards):
            return self.judge(answer)
        if len(set(answer.cards)) != len(answer.cards):
            return Refusal(self.rule, "The same card cannot be chosen twice.")
        if len(answer.cards) > self.most:
            return Refusal(self.rule, f"Choose up to {self.most} of these cards, not {len(answer.cards)}.")
        return next(filter(None, map(self.anyway, answer.cards)), None)

    def more_anyway(self, cards: Iterable[int]) -> bool:
        if self.anyway is None or not self.most:
            return False
        return any(self.anyway(card) is None for card in cards if card not in self.candidates)

    def sample(self, source: random.Random) -> Answer:
        candidates = self.candidates
        least, most = self.bounds()
        for _ in range(20):
            size = least + int(source.random() * (most + 1 - least))
            if size == 1:
                picked = Cards((candidates[int(source.random() * len(candidates))],))
            else:
                picked = Cards(tuple(source.sample(candidates, size)))
            if self.together is None or self.together(picked.cards) is None:
                return picked
        return self.smallest()

    def answers(self) -> Iterator[Answer]:
        """Yield what may be chosen, few cards before many; where their order counts, in every order.

        Where few of many combinations are legal, one at least is found.
        """
        least, most = self.bounds()
        every = map(Cards, islice(answers.some_of(self.candidates, least, most, self.ordered), _COMBINATIONS))
        legal = (answer for answer in every if self.refuse(answer) is None)
        yield next(legal, None) or self.sample(random.Random(0))
        yield from legal

    def smallest(self) -> Answer:
        """Return a legal answer with as few cards as may be."""
        least, most = self.bounds()
        for size in range(least, most + 1):
            found = self._grow((), size, 0)
            if found is not None:
                return Cards(found)
        return Cards(())

    def _grow(self, chosen: tuple[int, ...], size: int, start: int) -> tuple[int, ...] | None:
        if len(chosen) == size:
            return chosen if self.together is None or self.together(chosen) is None else None
        for place in range(start, len(self.candidates)):
            found = self._grow((*chosen, self.candidates[place]), size, place + 1)
            if found is not None:
                return found
        return None

    def only(self) -> Answer | None:
        least, most = self.bounds()
        if most == 0:
            return Cards(())
        free = self.ordered and least > 1
        if len(self.candidates) == least and not free and (least == 0 or self.together is None):
            return Cards(self.candidates)
        return None

    def cards(self) -> tuple[int, ...]:
        return self.candidates

    def refresh(self) -> None:
        self.__dict__.pop("candidates", None)


@dataclass(eq=False)
class ChooseNumber(Question[int]):
    """Choose a whole number from ``least`` to ``most`` (FFTCG 4.1: never a negative one), ``but`` not this one, which
    the rule ``why_not`` forbids.
    """

    kind = "number"
    least: int
    most: int
    _: KW_ONLY
    but: int | None = None
    why_not: str = ""

    def refuse(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, Number):
            return self.wrong_kind("a number")
        if not self.least <= answer.value <= self.most:
            wanted = f"Choose a number from {self.least} to {self.most}"
            return Refusal(self.rule, f"{wanted}, not {answer.value}.")
        if answer.value == self.but:
            return Refusal(self.why_not, f"Choose another number than {answer.value}, which is taken.")
        return None

    def sample(self, source: random.Random) -> Answer:
        value = source.randint(self.least, self.most)
        while value == self.but:
            value = source.randint(self.least, self.most)
        return Number(value)

    def answers(self) -> Iterator[Answer]:
        return (Number(value) for value in range(self.least, self.most + 1) if value != self.but)

    def only(self) -> Answer | None:
        return Number(self.least) if self.least == self.most else None


@dataclass(eq=False)
class ChooseYesNo(Question[bool]):
    """Yes or no; ``yes`` and ``no`` say in a few words what each of them does, ``barred`` why yes cannot be said."""

    kind = "confirm"
    _: KW_ONLY
    yes: str
    no: str
    barred: Refusal | None = None

    def details(self, handle: Callable[[int], int]) -> dict[str, Any]:
        return {"yes": self.yes, "no": self.no}

    def refuse(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, Confirm):
            return self.wrong_kind("yes or no")
        return self.barred if answer.yes else None

    def sample(self, source: random.Random) -> Answer:
        return Confirm(source.random() < 0.5 and self.barred is None)

    def answers(self) -> Iterator[Answer]:
        if self.barred is None:
            yield Confirm(True)
        yield Confirm(False)

    def only(self) -> Answer | None:
        return None if self.barred is None else Confirm(False)


@dataclass(eq=False)
class ChooseOptions(Question[tuple[int, ...]]):
    """Choose ``least`` to ``most`` of the offered lines; ``ordered`` means the order of the choice counts."""

    kind = "options"
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    _: KW_ONLY
    ordered: bool = False

    def __post_init__(self) -> None:
        self.least, self.most = min(self.least, len(self.options)), min(self.most, len(self.options))

    def refuse(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, Options):
            return self.wrong_kind("some of the offered lines")
        picks = answer.picks
        if any(not 0 <= pick < len(self.options) for pick in picks):
            return Refusal(self.rule, f"There are {len(self.options)} lines to choose from.")
        if len(set(picks)) != len(picks):
            return Refusal(self.rule, "The same line cannot be chosen twice.")
        if not self.least <= len(picks) <= self.most:
            wanted = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
            return Refusal(self.rule, f"Choose {wanted} of these lines, not {len(picks)}.")
        return None

    def sample(self, source: random.Random) -> Answer:
        size = source.randint(self.least, self.most)
        picks = source.sample(range(len(self.options)), size)
        return Options(tuple(picks if self.ordered else sorted(picks)))

    def answers(self) -> Iterator[Answer]:
        """Yield what may be chosen, few lines before many."""
        yield from map(Options, answers.some_of(range(len(self.options)), self.least, self.most, self.ordered))

    def only(self) -> Answer | None:
        if self.least == self.most == len(self.options) and (not self.ordered or self.least < 2):
            return Options(tuple(range(self.least)))
        return None


@dataclass(eq=False)
class Distribute(Question[tuple[int, ...]]):
    """Give each of the cards a share of ``total``, in steps, at least ``least`` each (FFTCG 11.3.6)."""

    kind = "amounts"
    among: tuple[int, ...]
    total: int
    step: int
    least: int

    def refuse(self, answer: Answer) -> Refusal | None:
        if not isinstance(answer, Amounts):
            return self.wrong_kind("a share for each card")
        values = answer.values
        if len(values) != len(self.among):
            return Refusal(self.rule, f"Give a share to each of the {len(self.among)} cards.")
        if any(value % self.step for value in values):
            return Refusal(self.rule, f"Shares go in steps of {self.step}.")
        if any(value < self.least for value in values):
            return Refusal(self.rule, f"Each card gets {self.least} at least.")
        if sum(values) != self.total:
            return Refusal(self.rule, f"The shares come to {sum(values)}, not to {self.total}.")
        return None

    def sample(self, source: random.Random) -> Answer:
        values = [self.least] * len(self.among)
        for _ in range((self.total - sum(values)) // self.step):
            values[source.randrange(len(values))] += self.step
        return Amounts(tuple(values))

    def answers(self) -> Iterator[Answer]:
        steps = (self.total - self.least * len(self.among)) // self.step
        for shares in answers.shares(len(self.among), steps):
            yield Amounts(tuple(self.least + share * self.step for share in shares))

    def only(self) -> Answer | None:
        if len(self.among) == 1:
            return Amounts((self.total,))
        return None

    def cards(self) -> tuple[int, ...]:
        return self.among

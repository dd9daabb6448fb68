"""How much of a pile of cards was read, and which phrases are missing, by how many cards each would unlock."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from engine.abilities.kinds import Unread
from engine.text.reading import Problem, Reading

_WORDS = 5


@dataclass(frozen=True, slots=True)
class Missing:
    """A phrase at which reading stopped."""

    #: Its first words, numbers as "#", the card's name as "~".
    phrase: str
    #: Cards that have it.
    cards: int
    #: Cards of which it is the only line that was not read.
    unlocks: int
    #: A card that has it, and the line with a caret.
    code: str
    example: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """The count of a pile of cards."""

    #: Cards whose every line was read; a card without text counts as read.
    read: int
    #: Cards of which some lines were read.
    partly: int
    #: Cards of which no line was read.
    unread: int
    missing: tuple[Missing, ...]

    @property
    def cards(self) -> int:
        """All the cards."""
        return self.read + self.partly + self.unread

    @property
    def share(self) -> float:
        """The part of the cards that were read in full, from 0 to 1."""
        return self.read / self.cards if self.cards else 1.0

    def report(self, lines: int = 30) -> str:
        """The count, and the phrases that would unlock most, as text."""
        head = f"{self.read} of {self.cards} cards read ({self.share:.1%}), {self.partly} partly, {self.unread} not"
        rows = [f"{one.unlocks:4} of {one.cards:3}  {one.phrase}" for one in self.missing[:lines]]
        return "\n".join([head, *rows])


def coverage(readings: Iterable[tuple[str, str, Reading]]) -> Coverage:
    """What the readings amount to; each comes with the card's code and name."""
    counts = {"read": 0, "partly": 0, "unread": 0}
    found: dict[str, list[tuple[str, bool, Problem]]] = defaultdict(list)
    for code, name, reading in readings:
        counts[_degree(reading)] += 1
        for problem in reading.problems:
            alone = len(reading.problems) == 1
            found[missing_phrase(problem, name)].append((code, alone, problem))
    missing = [
        Missing(
            phrase=phrase,
            cards=len({code for code, _, _ in cases}),
            unlocks=sum(alone for _, alone, _ in cases),
            code=cases[0][0],
            example=cases[0][2].caret(),
        )
        for phrase, cases in found.items()
    ]
    missing.sort(key=lambda one: (-one.unlocks, -one.cards, one.phrase))
    return Coverage(counts["read"], counts["partly"], counts["unread"], tuple(missing))


def missing_phrase(problem: Problem, name: str) -> str:
    """The first words that were not consumed, in general: numbers as "#", the card's own name as "~"."""
    rest = problem.rest().replace(name, "~") or "(the end)"
    return re.sub(r"\d+", "#", " ".join(rest.split()[:_WORDS]))


def _degree(reading: Reading) -> str:
    if reading.complete:
        return "read"
    return "unread" if all(isinstance(one, Unread) for one in reading.abilities) else "partly"

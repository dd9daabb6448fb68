"""The story of a game in numbers, told from the log: what both players could read there, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from app.table.spec import Tally, Whose
from engine.views import LogLine

#: How the line of the log begins that tells whose turn it is.
_TURN = "Turn {0}: {1}"


class Number(NamedTuple):
    """A number of the story: what it counts, and how much that is for each seat."""

    label: str
    values: tuple[int, int]


def story(tallies: Sequence[Tally], lines: Iterable[LogLine], names: tuple[str, str]) -> tuple[Number, ...]:
    """The story of a game whose log has these lines."""
    found = {tally.label: [0, 0] for tally in tallies}
    turn = -1
    for line in lines:
        if line.template.startswith(_TURN):
            turn = _seat(line.words[1], names)
        for tally in tallies:
            if not line.template.startswith(tally.templates):
                continue
            seat = {Whose.NAMED: _seat(line.words[0], names), Whose.TURN: turn, Whose.OTHER: 1 - turn}[tally.whose]
            if seat not in (0, 1):
                continue
            much = 1 if tally.word < 0 else _number(line.words[tally.word])
            before = found[tally.label][seat]
            found[tally.label][seat] = max(before, much) if tally.highest else before + much
    return tuple(Number(label, (first, second)) for label, (first, second) in found.items() if first or second)


def _seat(name: str, names: tuple[str, str]) -> int:
    """The seat of a name; -1 where it is nobody's, or that of both."""
    return -1 if names[0] == names[1] else names.index(name) if name in names else -1


def _number(word: str) -> int:
    return int(word) if word.isdecimal() else 0

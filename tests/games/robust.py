"""Whatever is printed on a card, reading ends soon: checks for the readers of all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.text import Reading
from tests.games.work import calls, seconds

#: Reads a text as that of a card, and renders what was read of it again.
Read = Callable[[str], Reading]

#: No text takes longer than so many seconds of computing, nor more calls of functions than half of that has: those are
#: the same on every machine, and the seconds are what a pattern takes that calls nothing.
LONGEST = 1.0
MOST = 1_000_000
#: So many times a text is read that seemed to take too long: a busy machine is not the text's fault.
_TIMES = 3
_PLANES = 17


def check(text: str, read: Read) -> Reading:
    """Read a text in time; every problem points into its line."""
    readings: list[Reading] = []
    counts: list[int] = []
    took = seconds(lambda: counts.append(calls(lambda: readings.append(read(text)))))
    assert counts[0] < MOST
    assert took < LONGEST or min(seconds(lambda: read(text)) for _ in range(_TIMES)) < LONGEST
    reading = readings[0]
    for problem in reading.problems:
        assert 0 <= problem.offset <= len(problem.text)
    return reading


#: So many texts are tried; and so many more in a long sweep.
often = pytest.mark.parametrize("count", [10, pytest.param(140, marks=pytest.mark.long)])
#: One of so many parts of all letters; the others in a long sweep.
PARTS = 12
every_part = pytest.mark.parametrize(
    "part", [pytest.param(part, marks=pytest.mark.long if part else ()) for part in range(PARTS)]
)


def tried(texts: st.SearchStrategy[str], look: Callable[[str], object], count: int) -> None:
    """Look at some of these texts."""

    @settings(deadline=None, max_examples=count)
    @given(texts)
    def each(text: str) -> None:
        look(text)

    each()


def words_of(lines: Sequence[str], *more: str) -> st.SearchStrategy[str]:
    """Return texts of the words of these lines, in any order."""
    words = sorted({word for line in lines for word in line.split()} | set(more))
    return st.lists(st.sampled_from(words), max_size=60).map(" ".join)


def holes_in(lines: Sequence[str]) -> st.SearchStrategy[str]:
    """Return these lines with something else in some place."""

    @st.composite
    def holed(draw: st.DrawFn) -> str:
        line = draw(st.sampled_from(lines))
        start = draw(st.integers(0, len(line)))
        end = draw(st.integers(start, len(line)))
        return line[:start] + draw(st.text(max_size=5)) + line[end:]

    return holed()


def megabytes_of(word: str) -> Iterator[str]:
    """Return a word over and over: more than any card has, and just too much for one."""
    yield word * (2_000_000 // len(word))
    yield word * (11_000 // len(word))


def letters(part: int) -> Iterator[str]:
    """Return letters of all blocks of Unicode, some hundred at a time: one part of them, which is of all planes."""
    all_points = range(0, _PLANES * 0x10000, 0x40)
    found = "".join(chr(point) for point in all_points if not 0xD800 <= point < 0xE000)[part::PARTS]
    for start in range(0, len(found), 256):
        yield found[start : start + 256]

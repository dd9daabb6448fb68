"""Whatever is printed on a card, reading ends soon: checks for the readers of all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hypothesis import strategies as st

from engine.text import Reading
from tests.games.work import calls

#: Reads a text as that of a card, and renders what was read of it again.
Read = Callable[[str], Reading]

#: No text takes more calls of functions than half a second of computing has. A clock would count what else the machine
#: does, and the garbage of all the tests before.
MOST = 1_000_000
_PLANES = 17


def check(text: str, read: Read) -> Reading:
    """Read a text in time; every problem points into its line."""
    readings: list[Reading] = []
    assert calls(lambda: readings.append(read(text))) < MOST
    (reading,) = readings
    for problem in reading.problems:
        assert 0 <= problem.offset <= len(problem.text)
    return reading


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


def letters() -> Iterator[str]:
    """Return letters of all blocks of Unicode, some hundred at a time."""
    for plane in range(_PLANES):
        points = [plane * 0x10000 + place for place in range(0, 0x10000, 0x40)]
        found = "".join(chr(point) for point in points if not 0xD800 <= point < 0xE000)
        for start in range(0, len(found), 256):
            yield found[start : start + 256]

"""Names in a printed text: kept from whatever mends its words, and a card's own ones as they are spelled above.

A name is the name of a skill, before its category or its colon, or whatever stands between quotation marks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

_KIND = r"\|(?:CONT|ACT|AUTO|SPEC|BOND|HAND)\|"
_ICONS = r"(?:\[[^\]]*\] ?)*"
_NAMES = re.compile(
    rf"^{_ICONS}(?P<skill>[^|\[\]]+?)(?= ?{_KIND})"
    rf'|[("]{_ICONS}(?P<inner>[^|()"\[\]]+?)(?= ?{_KIND})'
    r"|SUPP\| (?P<support>[^:.\[|]+?)(?=:| \[)"
    r'|"(?P<quoted>[^"|\s](?:[^"|]*[^"|\s])?)"'
)
#: Letters that no card is printed with stand for names: the same one for the same name.
_FIRST = 0x10000
#: A reference to a card's own skill may be misspelled by so many letters, one in every so many, and no more.
_MOST, _EVERY = 3, 10


def shelter(text: str) -> tuple[str, list[str]]:
    """Put a letter in the place of each name; return the text and the names, which ``restore`` puts back."""
    names: list[str] = []

    def hide(match: re.Match[str]) -> str:
        name = next(one for one in match.groups() if one)
        if name not in names:
            names.append(name)
        start, end = match.span(match.lastgroup or 0)
        whole = match[0]
        return whole[: start - match.start()] + chr(_FIRST + names.index(name)) + whole[end - match.start() :]

    return _NAMES.sub(hide, text), names


def restore(text: str, names: Sequence[str]) -> str:
    """Put names back in their places."""
    for place, name in enumerate(names):
        text = text.replace(chr(_FIRST + place), name)
    return text


def own_names(lines: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the skills that stand in these lines, also of those that the card can come to have."""
    found = (match["skill"] or match["inner"] for line in lines for match in _NAMES.finditer(line))
    return tuple(dict.fromkeys(one.strip('" ') for one in found if one))


def spelled(line: str, own: Sequence[str]) -> str:
    """Return the line with its references to the card's own skills spelled as their names are."""

    def right(match: re.Match[str]) -> str:
        quoted = match["quoted"]
        if not quoted or quoted in own:
            return match[0]
        meant = [name for name in own if _is_slip(quoted, name)]
        return f'"{meant[0]}"' if len(meant) == 1 else match[0]

    return _NAMES.sub(right, line)


def _is_slip(printed: str, name: str) -> bool:
    most = min(_MOST, len(name) // _EVERY)
    return abs(len(printed) - len(name)) <= most and _letters_apart(printed, name) <= most


def _letters_apart(one: str, other: str) -> int:
    """Return how many letters have to be put in, left out or changed to make one of the other."""
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        row = list(_next_row(row, place, letter, other))
    return row[-1]


def _next_row(row: Sequence[int], place: int, letter: str, other: str) -> Iterator[int]:
    left = place
    yield left
    for there, (corner, above) in zip(other, pairwise(row), strict=True):
        left = min(above + 1, left + 1, corner + (letter != there))
        yield left

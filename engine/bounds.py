"""How large may be what comes into a match from outside: seats, cards, numbers, words, lists.

The types stand in the classes of answers, overrides and records, so that whatever is decoded keeps to them; the door
(:class:`engine.match.Match`) has everything else looked at by :func:`broken`.
"""

from __future__ import annotations

import re
from typing import Annotated

import msgspec
from msgspec import Meta

#: No number that is given is farther from 0.
LARGEST = 1_000_000
#: No words that are given are longer, and no word that names something (a zone, a counter).
LONGEST, LONGEST_WORD = 2000, 100
#: No list that is given is longer, and no match has more cards.
MOST = 2000
#: No part of a printed card has more letters; its number and its names have far fewer.
LONGEST_TEXT, LONGEST_PART = 10_000, 200

Seat = Annotated[int, Meta(ge=0, le=1)]
#: A seat, or -1 for both, for none, or for whoever owns the card.
AnySeat = Annotated[int, Meta(ge=-1, le=1)]
#: A card by its number, or by a seat's handle; what a seat does not see has handles below 0.
CardNumber = Annotated[int, Meta(ge=-(1 << 63), le=(1 << 63) - 1)]
#: What a seat is told by number: a turn, a count of cards, a place in a pile; -1 where there is none.
Told = Annotated[int, Meta(ge=-1, le=LARGEST)]
Amount = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
Words = Annotated[str, Meta(max_length=LONGEST)]
#: What is printed on a card: a number from 0, a short text such as a name, the text of its abilities.
PrintedNumber = Annotated[int, Meta(ge=0, lt=LARGEST)]
PrintedPart = Annotated[str, Meta(max_length=LONGEST_PART)]
PrintedParts = Annotated[tuple[PrintedPart, ...], Meta(max_length=20)]
PrintedText = Annotated[str, Meta(max_length=LONGEST_TEXT)]

#: What a value is that a seat is told: plain, or a few of these together, and nothing that becomes another on its way
#: to another machine.
Plain = bool | CardNumber | str | None
Several = Annotated[tuple[Plain, ...], Meta(max_length=MOST)]
_Rows = Annotated[tuple[Plain | Several | dict[Word, Plain | Several], ...], Meta(max_length=MOST)]
Value = Plain | _Rows | dict[Word, Amount]

_AT_SEAT = re.compile(r"at `\$[\w.\[\]]*seat`")
_TOO_LONG = re.compile(r"`str` of length <= (\d+)")


def broken(value: msgspec.Struct, decoder: msgspec.json.Decoder[object]) -> str:
    """Return in a sentence why this cannot come into a match, or nothing where it can."""
    try:
        decoder.decode(msgspec.json.encode(value))
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError) as problem:
        return _sentence(str(problem))
    return ""


def _sentence(problem: str) -> str:
    if _AT_SEAT.search(problem):
        return "There are two players, 0 and 1."
    if (found := _TOO_LONG.search(problem)) is not None:
        return f"Words given by hand have up to {found[1]} letters."
    if "`array` of length" in problem:
        return f"At most {MOST} can be named at once."
    if "`int` <=" in problem or "`int` >=" in problem or "out of range" in problem or "too big" in problem:
        return f"Numbers given by hand go up to {LARGEST}."
    return "This cannot be understood as an answer."

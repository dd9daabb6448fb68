"""Bounds of what comes from outside: its size, its letters, how long it is worked on.

The types stand in the classes of answers, overrides and records, so that whatever is decoded keeps to them; the door
(:class:`engine.match.Match`) has everything else looked at by :func:`broken`.
"""

from __future__ import annotations

import re
import threading
import time
import unicodedata
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
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


# Words of people


#: The longest name of a player that is shown; what is longer is cut.
LONGEST_NAME = 40
#: Marks that turn the direction of writing around, and those that hide between letters: two names that differ only in
#: these would look the same. The joiners of scripts and of signs stay.
_UNSEEN = frozenset("\u061c\u200b\u200e\u200f\u2060\u2061\u2062\u2063\u2064\ufeff\ufff9\ufffa\ufffb")
#: Control marks, halves of letters, places for private use, places without a letter.
_NO_LETTERS = frozenset(("Cc", "Cs", "Co", "Cn"))


def plain(words: str) -> str:
    """Return words on one line, without control marks and without marks that change the direction of writing.

    >>> plain("Ann\\u202e\\x07  of\\nthe Lamps")
    'Ann of the Lamps'
    """
    spaced = "".join(" " if letter.isspace() else letter for letter in words)
    return " ".join("".join(letter for letter in spaced if _shows(letter)).split())


def plain_name(words: str, otherwise: str) -> str:
    """Return the name of a player, or another where nothing is left of it."""
    return plain(words[: LONGEST_NAME * 4])[:LONGEST_NAME].strip() or otherwise


def _shows(letter: str) -> bool:
    if letter.isascii():
        return letter.isprintable()
    if letter in _UNSEEN or "\u202a" <= letter <= "\u202e" or "\u2066" <= letter <= "\u206f":
        return False
    return unicodedata.category(letter) not in _NO_LETTERS


# How long is worked on what one seat says: whatever takes longer is broken off, and all is as before


class OutOfTime(BaseException):
    """Raised in the middle of work that has taken too long. No failing text of a card stops it on its way."""


class _Watch:
    """Wakes up when the time of somebody's work is over, on a thread of its own, and breaks that work off."""

    def __init__(self) -> None:
        self.lock = threading.Condition()
        #: When the work of each thread is to end.
        self.ends: dict[int, float] = {}
        self._thread: threading.Thread | None = None

    def begin(self, thread: int, seconds: float) -> None:
        """A thread begins to work."""
        with self.lock:
            self.ends[thread] = time.monotonic() + seconds
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="tessera budget", daemon=True)
                self._thread.start()
            self.lock.notify()

    def end(self, thread: int) -> None:
        """A thread has done its work. From now on it is not broken off."""
        with self.lock:
            self.ends.pop(thread, None)

    def _run(self) -> None:
        import ctypes  # a program that plays alone needs none of it

        with self.lock:
            while True:
                now = time.monotonic()
                for thread in [one for one, end in self.ends.items() if end <= now]:
                    del self.ends[thread]
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(OutOfTime))
                first = min(self.ends.values(), default=None)
                # Work that is done leaves its end behind: at most one awakening a budget, whatever is worked on.
                self.lock.wait(None if first is None else max(0.0, first - now))


_watch = _Watch()

#: Work without an end, or with that of the work of which it is a part.
_AS_IT_IS: AbstractContextManager[None] = nullcontext()


def within(seconds: float) -> AbstractContextManager[None]:
    """Work for so many seconds at most, without an end where that is 0. Raises OutOfTime where it takes longer."""
    if seconds <= 0 or threading.get_ident() in _watch.ends:
        return _AS_IT_IS
    return _within(seconds)


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    thread = threading.get_ident()
    _watch.begin(thread, seconds)
    try:
        yield
    finally:
        # What is broken off at the very end is broken off here as well, and the end is told once.
        try:
            _watch.end(thread)
        except OutOfTime:
            _watch.end(thread)
            raise

"""The journal: boundaries and entries, from which every position of a match can be made again.

An entry is what a player contributed: an answer, an override, a concession. A boundary is a point between two
procedures. Undo, saving, recovery and reconnection are all the last boundary and the entries since.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engine.answers import AnyAnswer
from engine.bounds import Seat
from engine.loops import LoopWatch
from engine.overrides import AnyOverride


class Answered(msgspec.Struct, frozen=True, tag="answer"):
    """A seat's answer, its cards by number."""

    seat: Seat
    answer: AnyAnswer


class Overrode(msgspec.Struct, frozen=True, tag="override"):
    """A seat's override, its cards by number."""

    seat: Seat
    verb: AnyOverride


class Conceded(msgspec.Struct, frozen=True, tag="concede"):
    """A seat gave up."""

    seat: Seat


Entry = Answered | Overrode | Conceded


class Checkpoint(NamedTuple):
    """How many entries and how many changes had been made when a procedure began, and what loops were watched then."""

    entries: int
    log: int
    watch: LoopWatch

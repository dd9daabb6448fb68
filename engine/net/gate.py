"""The gate between a connection and a match: what may come through, how much and how fast, how long one waits for it.

Messages are written as MessagePack, and decoded into their classes and nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from engine.net import messages as say
from engine.net.messages import Asked, Told

T = TypeVar("T")

#: No frame from a player is longer; none from a table is.
LONGEST_ASKED, LONGEST_TOLD = 64 * 1024, 16 * 1024 * 1024
#: How many messages a second, and how many at once; and of these, things said, and pointed at.
RATE, BURST = 200.0, 400.0
CHATS, CHATS_AT_ONCE = 1.0, 8.0
POINTS, POINTS_AT_ONCE = 10.0, 20.0
#: How many seconds a handshake may take, how many may be going on, and how many from one machine.
HANDSHAKE, PENDING, PENDING_EACH = 10.0, 16, 6
#: How many seconds somebody who has the code may take to bring a deck.
SITTING = 60.0
#: For how many seconds the rules may work on what a guest says, before that is broken off.
BUDGET = 10.0
#: How many bytes may wait for a guest that does not take them, and how many may watch a table.
BACKLOG, ONLOOKERS = 24 * 1024 * 1024, 16

_encoder = msgspec.msgpack.Encoder()
_asked: msgspec.msgpack.Decoder[Asked] = msgspec.msgpack.Decoder(Asked)
_told: msgspec.msgpack.Decoder[Told] = msgspec.msgpack.Decoder(Told)


class Bucket:
    """So many a second, and so many at once."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._last = burst, now()

    def take(self) -> bool:
        """Take one; False where there is none now."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Gate:
    """The quota of one connection."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._all = Bucket(RATE, BURST, now)
        self._chat = Bucket(CHATS, CHATS_AT_ONCE, now)
        self._points = Bucket(POINTS, POINTS_AT_ONCE, now)

    def pause(self) -> float:
        """Return how long to wait before the next message is looked at, in seconds: meanwhile nothing more is read."""
        return 0.0 if self._all.take() else 1 / RATE

    def passes(self, message: Asked) -> bool:
        """Whether a message goes on; chatter beyond its quota is not passed on."""
        if isinstance(message, say.Chat | say.Wish):
            return self._chat.take()
        return self._points.take() if isinstance(message, say.Point) else True


# What is said, as bytes


class BadFrame(ValueError):
    """A frame that says nothing anybody may say. What was wrong is for the log here, never for the peer."""


def packed(message: msgspec.Struct) -> bytes:
    """Return a message as bytes."""
    return _encoder.encode(message)


def asked(data: bytes | str) -> Asked:
    """Return what a seat says. Raises BadFrame."""
    return decoded(_asked, data, LONGEST_ASKED)


def told(data: bytes | str) -> Told:
    """Return what a table says. Raises BadFrame."""
    return decoded(_told, data)


def decoded(decoder: msgspec.msgpack.Decoder[T], data: bytes | str, longest: int = LONGEST_TOLD) -> T:
    """Return what a frame says. Raises BadFrame."""
    if isinstance(data, str) or len(data) > longest:
        raise BadFrame("text" if isinstance(data, str) else f"a frame of {len(data)} bytes")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError, OverflowError) as problem:
        raise BadFrame(str(problem)) from None

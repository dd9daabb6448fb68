"""How messages are written for the wire: MessagePack, decoded into their classes and nothing else."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from engine.net.messages import Asked, Told

T = TypeVar("T")

#: No frame from a player is longer; none from a table is.
LONGEST_ASKED, LONGEST_TOLD = 64 * 1024, 16 * 1024 * 1024

_encoder = msgspec.msgpack.Encoder()
_asked: msgspec.msgpack.Decoder[Asked] = msgspec.msgpack.Decoder(Asked)
_told: msgspec.msgpack.Decoder[Told] = msgspec.msgpack.Decoder(Told)


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

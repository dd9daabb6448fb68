"""Randomness that lives in the state: pure functions over a place in a stream that nobody can foretell.

A stream is BLAKE2b keyed with 32 secret bytes, over a counter: whoever sees numbers of it learns neither the key nor
any other number. The place is part of the position, so that the same decks, seed and answers give the same game on
every machine, and so that undo takes a shuffle back exactly. Shuffles and the handles of cards have a stream each, with
keys that have nothing to do with each other: handles are told to players, shuffles are not. Neither key leaves the
host while the match goes on.
"""

from __future__ import annotations

import hashlib
import random
import secrets
import struct
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple, TypeVar

import msgspec

T = TypeVar("T")

_MASK = (1 << 64) - 1
#: How many bytes a key has.
SIZE = 32
_WORDS = struct.Struct("<8Q")


class Seed(NamedTuple):
    """What chance is made of in a match: a key of 32 bytes for shuffles and rolls, and one for the handles of cards."""

    shuffles: bytes
    handles: bytes


def drawn() -> Seed:
    """Return a seed from the system's own randomness, for a match between players."""
    return Seed(secrets.token_bytes(SIZE), secrets.token_bytes(SIZE))


def seeded(seed: Seed | int) -> Seed:
    """Return a seed, or the one that a number stands for: the same on every machine, and known to whoever knows the
    number. Raises ValueError for keys of another size.
    """
    if isinstance(seed, int):
        key = partial(hashlib.blake2b, str(seed).encode(), digest_size=SIZE)
        return Seed(key(person=b"shuffles").digest(), key(person=b"handles").digest())
    if any(len(key) != SIZE for key in seed):
        raise ValueError(f"each key of a seed has {SIZE} bytes")
    return seed


def of_programs(seed: Seed | int) -> random.Random:
    """Return what programs that play draw from: foretold by a number, but never by the seed of a match."""
    return random.Random(seed if isinstance(seed, int) else secrets.randbits(256))


class Stream(msgspec.Struct, frozen=True, gc=False):
    """A place in a stream of random numbers: its key, and how many have been drawn."""

    key: bytes
    drawn: int = 0


@lru_cache(maxsize=256)
def _block(key: bytes, number: int) -> tuple[int, ...]:
    digest = hashlib.blake2b(number.to_bytes(8, "little"), key=key, digest_size=_WORDS.size).digest()
    return _WORDS.unpack(digest)


def step(stream: Stream) -> tuple[Stream, int]:
    """Return the next place of a stream and a random 64-bit number.

    >>> step(Stream(bytes(32)))[1] == step(Stream(bytes(32)))[1]
    True
    """
    key, drawn = stream.key, stream.drawn
    return Stream(key, drawn + 1), _block(key, drawn >> 3)[drawn & 7]


def below(stream: Stream, bound: int) -> tuple[Stream, int]:
    """Return the next place and a number in ``range(bound)``, every one equally likely."""
    if bound < 1:
        raise ValueError(f"bound must be at least 1, not {bound}")
    limit = _MASK - (_MASK + 1) % bound
    while True:
        stream, value = step(stream)
        if value <= limit:
            return stream, value % bound


def shuffled(stream: Stream, items: Sequence[T]) -> tuple[Stream, list[T]]:
    """Return the next place and the items in a random order (Fisher-Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        stream, pick = below(stream, last + 1)
        order[last], order[pick] = order[pick], order[last]
    return stream, order

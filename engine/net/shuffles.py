"""Shuffles that both sides have a hand in, and that each can check at the end.

The host promises a secret number, its own deck and the key of the handles by their hash; then each guest adds a number
of its own; the key of all shuffles is the hash of all of them. At the end the host shows its number: whoever has the
record can see that the promise was kept and that every card came as these shuffles brought it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

import msgspec

from engine import rng
from engine.game import Deck, Game
from engine.net.messages import Count
from engine.record import RecordError, parse, replay
from engine.rng import Seed
from engine.views import View

#: What a record's options call these.
HOST, GUESTS = "nonce host", ("nonce 0", "nonce 1")
SIZE = 32


def deck_digest(game: Game, deck: Deck | None) -> bytes:
    """Return what tells a deck from every other; for none, what tells that there is none."""
    if deck is None:
        return bytes(SIZE)
    cards = [[name, [game.to_record(card) for card in section]] for name, section in deck.sections.items()]
    return hashlib.sha256(msgspec.json.encode([deck.name, cards], order="deterministic")).digest()


class HostShare:
    """The host's part: its secret numbers, and the promise that is sent before the guests say theirs."""

    def __init__(self, deck: bytes) -> None:
        self.nonce = secrets.token_bytes(SIZE)
        self.handles = secrets.token_bytes(SIZE)
        self.promise = promised(self.nonce, self.handles, deck)

    def seed(self, guests: tuple[bytes, bytes]) -> Seed:
        """Return the seed of the match; a seat that is no guest has added nothing."""
        return Seed(mixed(self.nonce, guests), self.handles)

    def options(self, guests: tuple[bytes, bytes]) -> dict[str, str]:
        """Return what the record keeps of it."""
        named = dict(zip(GUESTS, (one.hex() for one in guests), strict=True))
        return {HOST: self.nonce.hex(), **named}


def promised(nonce: bytes, handles: bytes, deck: bytes) -> bytes:
    """Return the promise of these."""
    return hashlib.sha256(b"tessera promise" + nonce + handles + deck).digest()


def mixed(host: bytes, guests: tuple[bytes, bytes]) -> bytes:
    """Return the key of all shuffles."""
    digest = hashlib.sha256(b"tessera shuffles" + host + b"".join(hashlib.sha256(one).digest() for one in guests))
    return digest.digest()[: rng.SIZE]


class Promise(msgspec.Struct, frozen=True):
    """What a guest keeps for checking: the host's promise, its own number, seat and deck, and what it saw last."""

    promise: bytes
    nonce: bytes
    seat: int
    deck: bytes
    number: Count = 0


class Verdict(msgspec.Struct, frozen=True):
    """Whether the shuffles are what they should be, in a sentence that says what that proves and what it does not."""

    kept: bool
    sentence: str


def check(data: bytes, promise: Promise, last: View | None, find: Callable[[str], Game], host_deck: bool) -> Verdict:
    """Check a record against what was promised and what was seen. ``host_deck`` tells that the host plays itself."""
    try:
        record = parse(data, "record")
        game = find(record.header.game)
        loaded = replay(game, record, "record")
    except (RecordError, ValueError) as problem:
        return Verdict(False, f"The host's record cannot be used: {problem}")
    options, seed = record.header.options, loaded.start.seed
    assert isinstance(seed, Seed)
    try:
        host = bytes.fromhex(options.get(HOST, ""))
        guests = (bytes.fromhex(options.get(GUESTS[0], "")), bytes.fromhex(options.get(GUESTS[1], "")))
    except ValueError:
        return Verdict(False, "The host's record does not say how its seed was made.")
    other = deck_digest(game, loaded.start.decks[1 - promise.seat] if host_deck else None)
    if promised(host, seed.handles, other) != promise.promise:
        return Verdict(False, "The host's number, or its deck, is not the one it had promised.")
    if guests[promise.seat] != promise.nonce or mixed(host, guests) != seed.shuffles:
        return Verdict(False, "The shuffles were not made from your number and the host's.")
    if deck_digest(game, loaded.start.decks[promise.seat]) != promise.deck:
        return Verdict(False, "Your deck is another one in the host's record.")
    if loaded.notes or (last is not None and loaded.match.view(promise.seat) != last):
        return Verdict(False, "What you have seen is not what these shuffles bring.")
    return Verdict(
        True,
        "The shuffles were made from a number of yours and one that the host had promised before, and every card came"
        " as they brought it. That shows that no deck was stacked; it does not show that nobody looked at the host's"
        " machine.",
    )

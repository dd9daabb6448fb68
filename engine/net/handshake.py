"""Who may sit down: a code that one player tells the other, and proof that nobody stands between the two machines.

The host shows a code of eight characters. Inside an encrypted connection both sides turn it into a shared key (SPAKE2)
and prove to each other that they have it, bound to the certificate that each side *saw*: who relays between them shows
another one. The guest proves first, so that a connection is good for one guess. After that both keep a secret, and
coming back needs no code.

Then the guest sits down. Its deck crosses with everything printed on its cards, as in a record, so that cards which one
player has brought need not be on the other's machine. A card that both have must be the same on both.
"""

from __future__ import annotations

import datetime
import hashlib
import hmac
import secrets
import ssl
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from msgspec import Meta
from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError

from engine import __version__
from engine.bounds import MOST, PrintedPart, Word, Words, plain, plain_name
from engine.decks import Copies, DeckList, Section
from engine.game import Deck, Game, GameError, placed
from engine.net.messages import Count

#: What both sides must speak. It changes with every change of the messages.
PROTOCOL = 2
#: Letters and digits that nobody takes for others when they are said aloud or copied.
_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE = 8
#: After so many wrong guesses, or so many seconds, there is another code.
GUESSES, LASTS = 5, 600.0

#: No deck has more cards.
LARGEST_DECK = 300
#: No first message of a guest, with its deck, is longer.
LONGEST_JOIN = 512 * 1024

_Bytes32 = Annotated[bytes, Meta(min_length=32, max_length=32)]
_Bytes33 = Annotated[bytes, Meta(min_length=33, max_length=33)]
_Places= Annotated[list[Annotated[int, Meta(ge=0, lt=LARGEST_DECK)]], Meta(max_length=LARGEST_DECK)]


class Handshake(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """A message before anybody is known."""


class Hello(Handshake, frozen=True, tag="hello"):
    """The guest begins: with the first half of the code's key, or with the name of a seat it has sat at before."""

    protocol: int
    build: Word
    half: _Bytes33 | None = None
    seat: _Bytes32 | None = None
    nonce: _Bytes32 = bytes(32)
    watch: bool = False


class Greeting(Handshake, frozen=True, tag="greeting"):
    """The host goes on: with the other half, or with a number for the proof."""

    protocol: int
    build: Word
    half: _Bytes33 | None = None
    nonce: _Bytes32 = bytes(32)


class Proof(Handshake, frozen=True, tag="proof"):
    """Proof of having the key, bound to the certificate that was seen."""

    mac: _Bytes32


class Denied(Handshake, frozen=True, tag="denied"):
    """No, and in a word why: "version" (with the host's build), "code", "busy", "full", "deck" (with a sentence); and
    to who would watch "closed" or "early".
    """

    why: Word
    detail: Annotated[str, Meta(max_length=500)] = ""


AnyHandshake = Hello | Greeting | Proof | Denied
HANDSHAKES: msgspec.msgpack.Decoder[AnyHandshake] = msgspec.msgpack.Decoder(AnyHandshake)


class NotLetIn(Exception):
    """The other side does not let one in, or is not who it should be; the message is one sentence for the player.

    ``unknown`` tells that the code, or the secret of a seat, is none of that table's.
    """

    def __init__(self, words: str, *, unknown: bool = False) -> None:
        super().__init__(words)
        self.unknown = unknown


def fingerprint(certificate: bytes) -> bytes:
    """Return what tells a certificate (DER) from every other."""
    return hashlib.sha256(certificate).digest()


class Certificate:
    """A certificate made for this table: its bytes and the TLS settings of a host that shows it."""

    def __init__(self) -> None:
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "tessera")])
        now = datetime.datetime.now(datetime.UTC)
        made = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=365))
            .sign(key, hashes.SHA256())
        )
        self.der = made.public_bytes(serialization.Encoding.DER)
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.minimum_version = ssl.TLSVersion.TLSv1_3
        private = key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        # The standard library takes certificates from files only; this one is gone again at once.
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "table.pem"
            file.touch(mode=0o600)
            file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
            self.context.load_cert_chain(file)


def guest_context() -> ssl.SSLContext:
    """Return the TLS settings of a guest: the certificate is not judged by who signed it, but by the proof."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class Codes:
    """The code of a host: another one after too many wrong guesses and after a while."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._failures = 0
        self._renew()

    def _renew(self) -> None:
        self._code = "".join(secrets.choice(_ALPHABET) for _ in range(CODE))
        self._failures, self._made = 0, self._now()

    @property
    def code(self) -> str:
        """The code that is good now."""
        if self._now() - self._made >= LASTS:
            self._renew()
        return self._code

    def failed(self, code: str) -> None:
        """Note that somebody guessed wrong while this was the code."""
        if code == self._code:
            self._failures += 1
            if self._failures >= GUESSES:
                self._renew()


def _mac(key: bytes, role: bytes, certificate: bytes, *nonces: bytes) -> bytes:
    return hmac.new(key, b"".join((b"tessera ", role, fingerprint(certificate), *nonces)), hashlib.sha256).digest()


def seat_name(secret: bytes) -> bytes:
    """Return the name under which a host finds the secret again of a guest that comes back; it tells nothing of it."""
    return hashlib.sha256(b"tessera seat" + secret).digest()


class HostSide:
    """One attempt to come in, as the host goes through it; ``certificate`` is its own."""

    def __init__(self, certificate: bytes, codes: Codes, secrets_of: Callable[[bytes], bytes | None]) -> None:
        self._certificate, self._codes, self._secrets_of = certificate, codes, secrets_of
        self._code = ""
        self._key = b""
        self._nonces: tuple[bytes, ...] = ()
        self.came_back = False

    def greet(self, hello: Hello) -> Greeting | Denied:
        """Answer the guest's first message."""
        if hello.protocol != PROTOCOL:
            return Denied("version", __version__)
        if hello.seat is not None:
            found = self._secrets_of(hello.seat)
            nonce = secrets.token_bytes(32)
            # Who names a seat that there is not is greeted all the same, and fails at the proof.
            self._key, self.came_back = found or secrets.token_bytes(32), found is not None
            self._nonces = (hello.nonce, nonce)
            return Greeting(PROTOCOL, __version__, None, nonce)
        if hello.half is None:
            return Denied("code")
        self._code = self._codes.code
        side = SPAKE2_B(self._code.encode(), b"guest", b"host")
        half = side.start()
        try:
            self._key = side.finish(hello.half)
        except (SPAKEError, ValueError, AssertionError):
            self._codes.failed(self._code)
            return Denied("code")
        return Greeting(PROTOCOL, __version__, half)

    def prove(self, proof: Proof | None) -> Proof | Denied:
        """Answer the guest's proof; None where none came, which counts as a wrong one."""
        right = _mac(self._key, b"guest", self._certificate, *self._nonces)
        if not self._key or proof is None or not hmac.compare_digest(right, proof.mac):
            if self._code:
                self._codes.failed(self._code)
            return Denied("code")
        return Proof(_mac(self._key, b"host", self._certificate, *self._nonces))

    @property
    def secret(self) -> bytes:
        """The secret with which the guest comes back."""
        return self._key if self.came_back else _mac(self._key, b"resume", self._certificate)


class GuestSide:
    """One attempt to come in, as the guest goes through it; ``certificate`` is the one it saw."""

    def __init__(self, certificate: bytes, code: str = "", secret: bytes = b"", *, watch: bool = False) -> None:
        self._certificate, self._secret, self._watch = certificate, secret, watch
        self._key, self._nonce = b"", bytes(32)
        # The code as it was meant: without blanks and hyphens, in capitals.
        tidy = "".join(letter for letter in plain(code[:40]).upper() if letter.isalnum())
        self._side = None if secret else SPAKE2_A(tidy.encode(), b"guest", b"host")
        self._nonces: tuple[bytes, ...] = ()

    def hello(self) -> Hello:
        """Return the first message."""
        if self._side is not None:
            return Hello(PROTOCOL, __version__, half=self._side.start(), watch=self._watch)
        self._nonce = secrets.token_bytes(32)
        return Hello(PROTOCOL, __version__, seat=seat_name(self._secret), nonce=self._nonce, watch=self._watch)

    def prove(self, greeting: AnyHandshake) -> Proof:
        """Answer the host's greeting. Raises NotLetIn."""
        if not isinstance(greeting, Greeting):
            raise refusal(greeting)
        if self._side is None:
            self._key, self._nonces = self._secret, (self._nonce, greeting.nonce)
        else:
            try:
                self._key = self._side.finish(greeting.half or b"")
            except (SPAKEError, ValueError, AssertionError, IndexError):
                raise refusal(None) from None
        return Proof(_mac(self._key, b"guest", self._certificate, *self._nonces))

    def check(self, proof: AnyHandshake) -> bytes:
        """Check the host's proof; return the secret with which to come back. Raises NotLetIn."""
        right = _mac(self._key, b"host", self._certificate, *self._nonces)
        if not isinstance(proof, Proof) or not hmac.compare_digest(right, proof.mac):
            raise refusal(proof)
        return self._secret or _mac(self._key, b"resume", self._certificate)


def refusal(message: Handshake | None) -> NotLetIn:
    """Say in a sentence why one is not let in."""
    if isinstance(message, Denied):
        if message.why == "version":
            theirs = plain(message.detail)[:40]
            if _numbers(theirs) < _numbers(__version__):
                return NotLetIn(f"The host has Tessera {theirs} and you have {__version__}: the host must update.")
            return NotLetIn(f"The host has Tessera {theirs} and you have {__version__}: update yours.")
        if message.why == "deck":
            return NotLetIn(plain(message.detail))
        if message.why in ("full", "busy"):
            return NotLetIn("There is no free seat at this table now.")
        if message.why == "closed":
            return NotLetIn("This table may not be watched.")
        if message.why == "early":
            return NotLetIn("The game has not begun yet: watch it when it has.")
    words = "The code is not right, or somebody stands between you and the host: ask the host for a new code."
    return NotLetIn(words, unknown=True)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdigit() and len(part) < 9)


# Sitting down


class DeckOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it crosses: its cards once each, and its sections as places among them."""

    name: PrintedPart
    cards: Annotated[list[dict[str, Any]], Meta(max_length=LARGEST_DECK)]
    sections: Annotated[dict[Word, _Places], Meta(max_length=20)]


class Welcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="welcome"):
    """The host tells a guest where it sits (-1: it watches), and promises its part of the shuffles.

    ``running`` tells that the match goes on; then nothing is needed but where the guest was. ``last`` is the number of
    the last thing that was asked from this seat.
    """

    game: Word
    table: Word
    seat: Annotated[int, Meta(ge=-1, le=1)]
    promise: _Bytes32
    host_plays: bool = True
    running: bool = False
    last: Count = 0
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = {}


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="join"):
    """The guest sits down: with its name, its deck and its part of the shuffles, or after change ``since``."""

    name: Word = ""
    deck: DeckOffer | None = None
    nonce: _Bytes32 = bytes(32)
    since: Annotated[int, Meta(ge=-1, le=(1 << 53) - 1)] = -1


class Joined(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="joined"):
    """The guest sits; the game begins when both are ready."""

    words: Words = ""


AnyJoining = Welcome | Join | Joined | Denied
JOININGS: msgspec.msgpack.Decoder[AnyJoining] = msgspec.msgpack.Decoder(AnyJoining)


def offered(game: Game, deck: Deck) -> DeckOffer:
    """Return a deck as it crosses."""
    cards, (sections,) = placed((deck,))
    return DeckOffer(deck.name[:100], list(map(game.to_record, cards)), sections)


class DeckRefused(ValueError):
    """A deck that may not be played at this table; the message is one sentence for its player."""


def taken(game: Game, offer: DeckOffer) -> Deck:
    """Return the deck that a guest offers, judged by the rules here. Raises DeckRefused."""
    try:
        cards = [game.from_record(values) for values in offer.cards]
        sections = {plain(name): tuple(cards[place] for place in places) for name, places in offer.sections.items()}
    except (ValueError, TypeError, KeyError, IndexError, RecursionError) as problem:
        raise DeckRefused("There is a card in this deck that the host cannot read.") from problem
    here = game.cards()
    for card in cards:
        if card.code in here and here[card.code] != card:
            raise DeckRefused(f"The host has another card of the number {plain(card.code)}: bring the same card list.")
    if sum(map(len, sections.values())) > LARGEST_DECK:
        raise DeckRefused(f"A deck has up to {LARGEST_DECK} cards.")
    deck = Deck(plain_name(offer.name, "Deck"), sections)
    parts = tuple(Section(name, _copies(section)) for name, section in sections.items() if section)
    listed = DeckList(deck.name, parts)
    try:
        refusals = game.check(listed, {card.code: card for card in cards if card.code not in here})
    except GameError as problem:
        raise DeckRefused(str(problem)) from None
    if refusals:
        raise DeckRefused(str(refusals[0]).strip())
    return deck


def _copies(section: tuple[Any, ...]) -> tuple[Copies, ...]:
    counts: dict[str, tuple[int, str]] = {}
    for card in section[:MOST]:
        count, _ = counts.get(card.code, (0, ""))
        counts[card.code] = (count + 1, card.name)
    return tuple(Copies(count, code, name) for code, (count, name) in counts.items())

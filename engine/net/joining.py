"""Sitting down: what host and guest say after the handshake and before the first card, and decks that cross with it.

A deck crosses with everything printed on its cards, as in a record, so that cards which one player has brought need not
be on the other's machine. A card that both have must be the same on both.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from engine.bounds import MOST, PrintedPart, Word, Words, plain, plain_name
from engine.decks import Copies, DeckList, Section
from engine.game import Deck, Game, GameError, placed
from engine.net.handshake import Denied
from engine.net.messages import Count

#: No deck has more cards.
LARGEST_DECK = 300
#: No first message of a guest, with its deck, is longer.
LONGEST_JOIN = 512 * 1024

_Bytes32 = Annotated[bytes, Meta(min_length=32, max_length=32)]
_Places = Annotated[list[Annotated[int, Meta(ge=0, lt=LARGEST_DECK)]], Meta(max_length=LARGEST_DECK)]


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

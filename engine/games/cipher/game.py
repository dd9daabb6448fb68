"""Fire Emblem Cipher as the program knows it: cards, decks, rulebook, matches."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path

from engine import turns
from engine.cards import Printed
from engine.decks import DeckList
from engine.game import NONE, Start
from engine.games.cipher import decks, importing, ledger, sets
from engine.games.cipher.cards import Card
from engine.games.cipher.readings import READINGS
from engine.match import Match
from engine.rulebook import Refusal, Rulebook
from engine.shelf import Shelf, ShelvedGame


class Cipher(ShelvedGame[Card]):
    """The game with its original cards, and with those of a file besides: a set file or a card list."""

    name = "cipher"
    title = "Fire Emblem Cipher"

    def __init__(self, extra: Path | None = None) -> None:
        super().__init__(Shelf("cipher", Card, sets.read_card, importing.LISTS, extra), READINGS)

    def rulebook(self) -> Rulebook:
        """The comprehensive rules."""
        return ledger.rulebook()

    def check(self, deck: DeckList, also: Mapping[str, Printed] = NONE) -> tuple[Refusal, ...]:
        """Everything for which the deck may not be played (Cipher 12.1)."""
        from engine.games.cipher.effects.characteristics import any_number_in_deck

        return decks.check(deck, self._shelf.besides(also), any_number_in_deck)

    def random_deck(self, source: random.Random) -> DeckList:
        """A legal deck, drawn at random."""
        return decks.random_deck(self.cards(), source)

    def new_match(self, start: Start) -> Match:
        """A match at its first question."""
        from engine.games.cipher.effects.characteristics import characteristics
        from engine.games.cipher.rules.law import CipherLaw
        from engine.games.cipher.rules.setup import set_up

        piles = [self._shelf.pile(deck) for deck in start.decks]
        # Nobody needs to know before the first turn what the cards say; it is read now, and kept.
        for card in {card.code: card for pile in piles for card in pile}.values():
            characteristics(card)
        READINGS.keep()
        state = set_up(piles, start.seed)
        turns.agree_on_first(state, start.options)
        return Match(CipherLaw(self.cards()), state, names=start.names)

    def full_field(self, source: random.Random, size: int) -> Callable[[], None]:
        """What works out anew the values of everything on a field with so many random cards a side."""
        from engine.games.cipher.fields import full_field

        return full_field(self.cards().values(), source, size)

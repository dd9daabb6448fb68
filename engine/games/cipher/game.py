"""Fire Emblem Cipher as the program knows it: cards, decks, rulebook, matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards import Printed
from engine.decks import DeckList
from engine.game import NONE, ShelvedGame, Start
from engine.games.cipher import decks, importing
from engine.games.cipher.cards import Card
from engine.games.cipher.readings import READINGS
from engine.games.cipher.scripts import SCRIPTS
from engine.procedures import Law
from engine.rulebook import Refusal
from engine.state import State


class Cipher(ShelvedGame[Card]):
    """The game with its original cards, and with those of a file besides: a set file or a card list."""

    name = "cipher"
    title = "Fire Emblem Cipher"
    kind = Card
    lists = importing.LISTS
    own_readings = READINGS
    read_card = staticmethod(importing.read_card)
    rules = "Cipher"
    scripts = SCRIPTS
    draw_deck = staticmethod(decks.random_deck)

    def check(self, deck: DeckList, also: Mapping[str, Printed] = NONE) -> tuple[Refusal, ...]:
        """Everything for which the deck may not be played (Cipher 12.1)."""
        from engine.games.cipher.effects.characteristics import any_number_in_deck

        return decks.check(deck, self.besides(also), any_number_in_deck)

    def begin(self, start: Start, piles: Sequence[tuple[tuple[Card, ...], ...]]) -> tuple[Law, State]:
        """Nobody needs to know before the first turn what the cards say; it is read now, and kept."""
        from engine.games.cipher.effects.characteristics import characteristics
        from engine.games.cipher.rules.law import CipherLaw
        from engine.games.cipher.rules.turn import set_up

        mains = [pile for (pile,) in piles]
        for card in {card.code: card for pile in mains for card in pile}.values():
            characteristics(card)
        return CipherLaw(self.cards()), set_up(mains, start.seed)

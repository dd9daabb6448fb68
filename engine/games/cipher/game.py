"""Fire Emblem Cipher as the program knows it: cards, decks, rulebook, matches."""

from __future__ import annotations

import enum
import random
from pathlib import Path
from typing import Any, TypeVar

from engine.cards import Printed
from engine.decks import DeckList
from engine.game import GameError, Start
from engine.games.cipher import decks, importing, ledger, sets
from engine.games.cipher.cards import Affinity, Card, Gender, Symbol, Weapon
from engine.games.cipher.readings import READINGS
from engine.games.cipher.report import UNDERSTANDING
from engine.match import Match
from engine.rulebook import Refusal, Rulebook
from engine.shelf import Shelf, ShelvedGame
from engine.text.report import Understanding

_Mark = TypeVar("_Mark", bound=enum.Enum)
#: The values of a card that are words, and those that are numbers.
_WORDS = ("code", "name", "text", "unit_name", "title", "class_type", "unit_class")
_NUMBERS = ("cost", "attack", "support")


class Cipher(ShelvedGame[Card]):
    """The game with its original cards, and with those of a file besides: a set file or a card list."""

    name = "cipher"
    title = "Fire Emblem Cipher"

    def __init__(self, extra: Path | None = None) -> None:
        super().__init__(Shelf("cipher", Card, sets.read_card, importing.LISTS, extra))

    def rulebook(self) -> Rulebook:
        """The comprehensive rules."""
        return ledger.rulebook()

    def check(self, deck: DeckList) -> tuple[Refusal, ...]:
        """Everything for which the deck may not be played (Cipher 12.1)."""
        from engine.games.cipher.deeds.compiled import any_number_in_deck

        return decks.check(deck, self.cards(), any_number_in_deck)

    def random_deck(self, source: random.Random) -> DeckList:
        """A legal deck, drawn at random."""
        try:
            return decks.random_deck(self.cards(), source)
        except decks.TooFewCards as problem:
            raise GameError(str(problem)) from None

    def new_match(self, start: Start) -> Match:
        """A match at its first question."""
        from engine.games.cipher.deeds.compiled import compiled
        from engine.games.cipher.law.law import CipherLaw
        from engine.games.cipher.law.setup import set_up

        piles = [self._shelf.pile(deck) for deck in start.decks]
        # Nobody needs to know before the first turn what the cards say; it is read now, and kept.
        for card in {card.code: card for pile in piles for card in pile}.values():
            compiled(card)
        READINGS.keep()
        return Match(CipherLaw(self.cards()), set_up(piles, start.seed), names=start.names)

    def understanding(self) -> Understanding[Card]:
        """How the game understands cards."""
        return UNDERSTANDING

    def keep_readings(self, folder: Path, ahead: Path | None = None) -> None:
        """Keep what is read of cards in a folder, and take from there, or from another, what was read before."""
        READINGS.open(folder, ahead)

    def read_ahead(self, folder: Path) -> None:
        """Read all cards of the game, and keep the readings in a folder. Raises OSError."""
        READINGS.read_ahead(folder, self.cards().values())

    def to_record(self, card: Printed) -> dict[str, Any]:
        """Everything printed on a card, as plain values."""
        assert isinstance(card, Card)
        values: dict[str, Any] = {name: getattr(card, name) for name in (*_WORDS, *_NUMBERS)}
        values["class_change_cost"] = card.class_change_cost
        values["ranges"] = list(card.ranges)
        for name in ("symbols", "genders", "weapons", "affinities"):
            values[name] = [mark.value for mark in getattr(card, name)]
        return values

    def from_record(self, values: dict[str, Any]) -> Printed:
        """The card of these values. Raises ValueError, KeyError or TypeError for values that are no card."""
        for name in _WORDS:
            if not isinstance(values[name], str):
                raise ValueError(f"its {name} is no text")
        change = values["class_change_cost"]
        for name, number in [*((name, values[name]) for name in _NUMBERS), ("class_change_cost", change or 0)]:
            if type(number) is not int:
                raise ValueError(f"its {name} is no number")
        return Card(
            **{name: values[name] for name in (*_WORDS, *_NUMBERS)},
            class_change_cost=change,
            ranges=tuple(int(distance) for distance in values["ranges"]),
            symbols=_marks(Symbol, values["symbols"]),
            genders=_marks(Gender, values["genders"]),
            weapons=_marks(Weapon, values["weapons"]),
            affinities=_marks(Affinity, values["affinities"]),
        )


def _marks(kind: type[_Mark], words: list[str]) -> tuple[_Mark, ...]:
    return tuple(kind(word) for word in words)

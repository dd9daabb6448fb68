"""Final Fantasy TCG as the program knows it: cards, decks, rulebook, matches."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Literal, cast

from engine import turns
from engine.cards import Printed
from engine.decks import MAIN, DeckList
from engine.game import NONE, GameError, Start
from engine.games.fftcg import decks, importing, ledger, sets
from engine.games.fftcg.cards import Card
from engine.games.fftcg.readings import READINGS
from engine.match import Match
from engine.rulebook import Refusal, Rulebook
from engine.shelf import Shelf, ShelvedGame


class FinalFantasy(ShelvedGame[Card]):
    """The game with its original cards, and with those of a file besides: a set file or a list as JSON lines."""

    name = "fftcg"
    title = "Final Fantasy Trading Card Game"

    def __init__(self, extra: Path | None = None) -> None:
        super().__init__(Shelf("fftcg", Card, sets.read_card, importing.LISTS, extra, (MAIN, decks.LB)), READINGS)

    def rulebook(self) -> Rulebook:
        """The comprehensive rules."""
        return ledger.rulebook()

    def check(self, deck: DeckList, also: Mapping[str, Printed] = NONE) -> tuple[Refusal, ...]:
        """Everything for which the deck may not be played in a constructed game (FFTCG 8.1)."""
        return decks.check(deck, self._shelf.besides(also))

    def random_deck(self, source: random.Random) -> DeckList:
        """A legal deck, drawn at random."""
        return decks.random_deck(self.cards(), source)

    def new_match(self, start: Start) -> Match:
        """A match at its first question; the option "format" is "constructed" or "limited" (FFTCG 3.1.1)."""
        from engine.games.fftcg.rules.law import FftcgLaw, set_up

        piles = [(self._shelf.pile(deck, MAIN), self._shelf.pile(deck, decks.LB)) for deck in start.decks]
        form = start.options.get("format", "constructed")
        if form not in decks.CONDITIONS:
            raise GameError(f"There is no format '{form}'; there is {', '.join(decks.CONDITIONS)}.")
        state = set_up(piles, start.seed, form=cast(Literal["constructed", "limited"], form))
        turns.agree_on_first(state, start.options)
        match = Match(FftcgLaw(self.cards()), state, names=start.names)
        READINGS.keep()
        return match

    def full_field(self, source: random.Random, size: int) -> Callable[[], None]:
        """What works out anew the values of everything on a field with so many random cards a side."""
        from engine.games.fftcg.fields import full_field

        return full_field(self.cards().values(), source, size)

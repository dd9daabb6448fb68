"""Final Fantasy TCG as the program knows it: cards, decks, rulebook, matches."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Literal, cast

from engine.cards import Printed
from engine.decks import MAIN, DeckList
from engine.game import GameError, Start
from engine.games.fftcg import decks, importing, ledger, sets
from engine.games.fftcg.cards import Card, CardType, Element
from engine.games.fftcg.readings import READINGS
from engine.games.fftcg.report import UNDERSTANDING
from engine.match import Match
from engine.rulebook import Refusal, Rulebook
from engine.shelf import Shelf, ShelvedGame
from engine.text.report import Understanding


class FinalFantasy(ShelvedGame[Card]):
    """The game with its original cards, and with those of a file besides: a set file or a list as JSON lines."""

    name = "fftcg"
    title = "Final Fantasy Trading Card Game"

    def __init__(self, extra: Path | None = None) -> None:
        super().__init__(Shelf("fftcg", Card, sets.read_card, importing.LISTS, extra, (MAIN, decks.LB)))

    def rulebook(self) -> Rulebook:
        """The comprehensive rules."""
        return ledger.rulebook()

    def check(self, deck: DeckList) -> tuple[Refusal, ...]:
        """Everything for which the deck may not be played in a constructed game (FFTCG 8.1)."""
        return decks.check(deck, self.cards())

    def random_deck(self, source: random.Random) -> DeckList:
        """A legal deck, drawn at random."""
        try:
            return decks.random_deck(self.cards(), source)
        except decks.TooFewCards as problem:
            raise GameError(str(problem)) from None

    def new_match(self, start: Start) -> Match:
        """A match at its first question; the option "format" is "constructed" or "limited" (FFTCG 3.1.1)."""
        from engine.games.fftcg.law.law import FftcgLaw, set_up

        piles = [(self._shelf.pile(deck, MAIN), self._shelf.pile(deck, decks.LB)) for deck in start.decks]
        form = start.options.get("format", "constructed")
        if form not in decks.CONDITIONS:
            raise GameError(f"There is no format '{form}'; there is {', '.join(decks.CONDITIONS)}.")
        state = set_up(piles, start.seed, form=cast(Literal["constructed", "limited"], form))
        match = Match(FftcgLaw(self.cards()), state, names=start.names)
        READINGS.keep()
        return match

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
        return {
            "code": card.code,
            "name": card.name,
            "text": card.text,
            "type": card.type.value,
            "elements": [element.value for element in card.elements],
            "cost": card.cost,
            "power": card.power,
            "jobs": list(card.jobs),
            "categories": list(card.categories),
            "generic": card.generic,
            "ex_burst": card.ex_burst,
            "limit_break": card.limit_break,
        }

    def from_record(self, values: dict[str, Any]) -> Printed:
        """The card of these values. Raises ValueError, KeyError or TypeError for values that are no card."""
        for name in ("code", "name", "text"):
            if not isinstance(values[name], str):
                raise ValueError(f"its {name} is no text")
        for name in ("cost", "power", "limit_break"):
            if type(values[name]) is not int:
                raise ValueError(f"its {name} is no number")
        return Card(
            code=values["code"],
            name=values["name"],
            text=values["text"],
            type=CardType(values["type"]),
            elements=tuple(Element(element) for element in values["elements"]),
            cost=values["cost"],
            power=values["power"],
            jobs=tuple(str(job) for job in values["jobs"]),
            categories=tuple(str(category) for category in values["categories"]),
            generic=bool(values["generic"]),
            ex_burst=bool(values["ex_burst"]),
            limit_break=values["limit_break"],
        )

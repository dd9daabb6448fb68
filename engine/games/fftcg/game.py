"""Final Fantasy TCG as the program knows it: cards, decks, rulebook, matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards import Printed
from engine.decks import MAIN, DeckList
from engine.game import NONE, GameError, ShelvedGame, Start
from engine.games.fftcg import decks, importing
from engine.games.fftcg.cards import Card
from engine.games.fftcg.readings import READINGS
from engine.games.fftcg.scripts import SCRIPTS
from engine.procedures import Law
from engine.rulebook import Refusal
from engine.state import State


class FinalFantasy(ShelvedGame[Card]):
    """The game with its original cards, and with those of a file besides: a set file or a list as JSON lines."""

    name = "fftcg"
    title = "Final Fantasy Trading Card Game"
    kind = Card
    lists = importing.LISTS
    own_readings = READINGS
    read_card = staticmethod(importing.read_card)
    rules = "FFTCG"
    scripts = SCRIPTS
    draw_deck = staticmethod(decks.random_deck)
    sections = (MAIN, decks.LB)

    def check(self, deck: DeckList, also: Mapping[str, Printed] = NONE) -> tuple[Refusal, ...]:
        """Everything for which the deck may not be played in a constructed game (FFTCG 8.1)."""
        return decks.check(deck, self.besides(also))

    def begin(self, start: Start, piles: Sequence[tuple[tuple[Card, ...], ...]]) -> tuple[Law, State]:
        """The option "format" is "constructed" or "limited" (FFTCG 3.1.1)."""
        from engine.games.fftcg.rules.law import FftcgLaw, set_up

        form = start.options.get("format", "constructed")
        if form not in decks.CONDITIONS:
            raise GameError(f"There is no format '{form}'; there is {', '.join(decks.CONDITIONS)}.")
        return FftcgLaw(self.cards()), set_up(piles, start.seed, form=form)

"""Force of Will as the program knows it: cards, decks, rulebook, matches."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cached_property

from engine import abilities as ab
from engine.cards import Catalogue, Printed
from engine.decks import DeckList
from engine.game import NONE, GameError, ShelvedGame, Start
from engine.games.fow import decks, importing
from engine.games.fow.cards import Card
from engine.games.fow.readings import READINGS
from engine.games.fow.scripts import SCRIPTS
from engine.procedures import Law
from engine.rulebook import Refusal
from engine.state import State

#: With these words a card speaks of how many of it a deck may have; no other is read for that.
_SAYS = "copies of this card"


class ForceOfWill(ShelvedGame[Card]):
    """The game with its original cards, and with those of a file besides: a set file or a card list."""

    name = "fow"
    title = "Force of Will"
    kind = Card
    lists = importing.LISTS
    own_readings = READINGS
    read_card = staticmethod(importing.read_card)
    rules = "FOW"
    scripts = SCRIPTS
    draw_deck = staticmethod(decks.random_deck)
    sections = decks.SECTIONS

    def cards(self) -> Catalogue[Card]:
        """All cards, each with its other side where that is among them."""
        return self._whole

    @cached_property
    def _whole(self) -> Catalogue[Card]:
        return self._cards.changed(importing.joined(self._cards))

    def check(self, deck: DeckList, also: Mapping[str, Printed] = NONE) -> tuple[Refusal, ...]:
        """Everything for which the deck may not be played (FOW 402)."""
        return decks.check(deck, importing.joined(self.besides(also)), _copies)

    def begin(self, start: Start, piles: Sequence[tuple[tuple[Card, ...], ...]]) -> tuple[Law, State]:
        """The option "valhalla" is "yes" where both players have agreed to those rules (FOW 1415.1).

        Raises GameError for any other word than "no", and for a card of which one side is missing, or that cannot be in
        its section.
        """
        from engine.games.fow.rules.law import FowLaw
        from engine.games.fow.rules.turn import set_up

        agreed = start.options.get("valhalla", "no")
        if agreed not in ("yes", "no"):
            raise GameError(f"The Valhalla rules are played or not, \"yes\" or \"no\", not '{agreed}'.")
        for pile in piles:
            for name, section in zip(self.sections, pile, strict=True):
                for card in section:
                    _refuse_section(card, name)
        return FowLaw(self.cards()), set_up(piles, start.seed, valhalla=agreed == "yes")


def _copies(card: Card) -> int:
    """How many of a card a deck may have, which its text may say (FOW 402.5, 402.6)."""
    if _SAYS not in card.text:
        return decks.MOST_OF_A_NAME
    from engine.games.fow import vocabulary as own

    fields = [one for one in READINGS.read(card).abilities if isinstance(one, ab.FieldAbility)]
    allowed = [one.count for field in fields for one in field.statics if isinstance(one, own.CopiesAllowed)]
    return max(map(_most, allowed), default=decks.MOST_OF_A_NAME)


def _most(count: ab.Count) -> int:
    match count:
        case ab.UpTo(ab.Number(number)):
            return number
    return sys.maxsize


def _refuse_section(card: Card, name: str) -> None:
    """Raise GameError for a card that cannot lie in the section of a deck with this name."""
    if importing.lacks_side(card):
        raise GameError(f"Of {card.code} {card.name} one side is missing; import the list that has it.")
    if card.reverse or name not in (decks.home(card), decks.SIDE):
        raise GameError(f"{card.code} {card.name} cannot lie in the section [{name}] of a deck.")

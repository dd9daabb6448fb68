"""Cardfight!! Vanguard as the program knows it: cards, decks, rulebook, matches."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from engine import abilities as ab
from engine.cards import Printed
from engine.decks import DeckList
from engine.game import NONE, GameError, ShelvedGame, Start
from engine.games.vanguard import decks, importing
from engine.games.vanguard.cards import Card
from engine.games.vanguard.readings import READINGS
from engine.games.vanguard.scripts import SCRIPTS
from engine.procedures import Law
from engine.rulebook import Refusal
from engine.state import State

#: With these words a card speaks of how many of it a deck may have; no other is read for that.
_SAYS = "may include"


class Vanguard(ShelvedGame[Card]):
    """The game with its original cards, and with those of a file besides: a set file or a card list."""

    name = "vanguard"
    title = "Cardfight!! Vanguard"
    kind = Card
    lists = importing.LISTS
    own_readings = READINGS
    read_card = staticmethod(importing.read_card)
    rules = "VG"
    scripts = SCRIPTS
    draw_deck = staticmethod(decks.random_deck)
    sections = decks.SECTIONS

    def check(
        self, deck: DeckList, also: Mapping[str, Printed] = NONE, form: str = decks.PREMIUM
    ) -> tuple[Refusal, ...]:
        """Everything for which the deck may not be played in a format (VG 2)."""
        return decks.check(deck, self.besides(also), _copies, form)

    def begin(self, start: Start, piles: Sequence[tuple[tuple[Card, ...], ...]]) -> tuple[Law, State]:
        """The option "format" names the format (VG 2.7); each of the switches is "yes" where the players have agreed on
        that later rule (VG 28). What the cards say is read now, and kept.

        Raises GameError for another word, and for a card that cannot be in its section or in a deck of this format.
        """
        from engine.games.vanguard.effects.characteristics import characteristics
        from engine.games.vanguard.rules import table
        from engine.games.vanguard.rules.law import VanguardLaw
        from engine.games.vanguard.rules.turn import set_up

        form = start.options.get("format", decks.PREMIUM)
        if form not in decks.FORMATS:
            raise GameError(f"There is no format '{form}'; there is {', '.join(decks.FORMATS)}.")
        for switch in table.SWITCHES:
            if start.options.get(switch, "no") not in ("yes", "no"):
                raise GameError(f"A later rule is played or not, \"yes\" or \"no\", not '{start.options[switch]}'.")
        for pile in piles:
            for refusal in decks.unfit(dict(zip(self.sections, pile, strict=True)), form):
                raise GameError(refusal.sentence)
        for card in {card.code: card for pile in piles for section in pile for card in section}.values():
            characteristics(card)
        return VanguardLaw(self.cards()), set_up(piles, start.seed, start.options)


def _copies(card: Card) -> int:
    """How many of a card a deck may have, which its text may say (VG 2.2, 2.6)."""
    if _SAYS not in card.text:
        return decks.MOST_OF_A_NAME
    from engine.games.vanguard import vocabulary as own

    skills = [one.ability for one in READINGS.read(card).abilities if isinstance(one, own.Ability)]
    statics = [static for skill in skills if isinstance(skill, ab.FieldAbility) for static in skill.statics]
    allowed = [one.count for one in statics if isinstance(one, own.CopiesInDeck) and one.name in ("", card.name)]
    return max(map(_most, allowed), default=decks.MOST_OF_A_NAME)


def _most(count: ab.Count) -> int:
    match count:
        case ab.UpTo(ab.Number(number)):
            return number
    return sys.maxsize

"""The context in which the words of one ability are understood, as far as Vanguard needs more than every game."""

from __future__ import annotations

from typing import ClassVar

from engine.effects import resolution, tables
from engine.effects.meaning import Policy, Rules
from engine.games.vanguard.rules.table import AREAS, DECK, G_ZONE, HAND, OFF_FIELD, SOUL, Cause, is_faceless
from engine.state import Ref, State

#: What the classes of the tree mean in Vanguard; its modules fill it.
MEANING = tables.begin()
MEANING.rules = Rules(
    may="VG 16.7", impossible="VG 1.6", either="VG 16.8", number="VG 1.10", apart="VG 16.14", reveals="VG 17.6",
    looks="VG 17.2", begins="VG 16.9", waits="VG 16.6", shuffles="VG 17.8", text="VG 1.6",
)
#: "If you do" asks for all of it (VG 16.7); as many as there are will do (VG 1.8); the turn player chooses first, the
#: other knowing that (VG 1.9); cards come from the deck one by one (VG 4); a choice is made where the text comes to it
#: (VG 16.8).
MEANING.policy = Policy(in_full=True, fewer_do=True, at_once=False, card_by_card=True, declares=False)
MEANING.controller = MEANING.belongs = lambda thing: (
    dominated - 1 if (dominated := thing.marks.get("dominated", 0)) else thing.zone & 1
)
MEANING.is_faceless = is_faceless
MEANING.is_on_field = lambda zone: zone < OFF_FIELD
MEANING.decks = DECK
MEANING.hands = HAND
MEANING.pairs = AREAS
#: Until somebody reads cards, nothing is written on them.
MEANING.abilities = lambda card: ()


class Resolution(resolution.Resolution):
    """One ability being used, carried out or asked about.

    - ``kind`` is "ability", "cost" or "trigger" (see Cause), ``index`` the place of the ability among those of the
      source, -1 for none.
    """

    __slots__ = ("index",)

    meaning = MEANING
    #: Who insists pays part by part what can be paid (costs.pay_short), so that no payment is short of anything.
    short: ClassVar[bool] = False

    def __init__(self, state: State, seat: int, source: Ref, kind: str = "ability", index: int = -1) -> None:
        resolution.Resolution.__init__(self, state, seat, source, kind)
        self.index = index

    def current(self, what: Ref) -> Ref:
        """Return the object that something has become; the source of "when rode upon" where the ride took it (VG 8.6).
        """
        found = resolution.Resolution.current(self, what)
        happening = self.happening
        if found == self.source and happening is not None and happening.key == "rode upon":
            card = self.state.cards[found.number]
            if card.entered != found.entered and (card.zone in SOUL or card.zone in G_ZONE):
                return Ref(card.number, card.entered)
        return found

    @property
    def cause(self) -> Cause:
        """What events that this causes name as their cause."""
        return Cause(self.kind, self.source, self.seat, self.index)

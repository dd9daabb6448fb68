"""The context in which the words of one ability are understood in Force of Will, and by which rules it asks."""

from __future__ import annotations

from engine.effects import tables
from engine.effects.meaning import Policy, Rules
from engine.games.fow import vocabulary as own
from engine.games.fow.rules.table import CHASE, DECK, FIELD, HAND, RULER_AREA, Cause, Ref, is_faceless
from engine.state import State
from engine.timing.items import Item, StackResolution

#: What the classes of the tree mean in Force of Will; its modules fill it.
MEANING = tables.begin()
MEANING.rules = Rules(
    may="FOW 908.1", impossible="FOW 104.2", either="FOW 1014.1", number="FOW 104.5", apart="FOW 1014.1",
    reveals="FOW 1005.1", looks="FOW 1014.2", begins="FOW 901.2b", waits="FOW 906.8", shuffles="FOW 1021.1",
    text="FOW 104.1", must="FOW 1014.1",
)
#: As much is done as can be (FOW 104.2), cards leave a deck one by one (FOW 304.3), and what is chosen is declared as a
#: spell or ability goes on the chase (FOW 903.2c, 903.2d).
MEANING.policy = Policy(in_full=False, fewer_do=False, at_once=True, card_by_card=True, declares=True)
MEANING.controller = lambda card: card.controller
#: Of the battle area and the chase a card is whoever's controls it, elsewhere whoever's owns it (FOW 105.3, 313.2).
MEANING.belongs = lambda thing: thing.controller if thing.zone in (FIELD, CHASE) else thing.owner
MEANING.is_faceless = is_faceless
MEANING.decks = DECK
MEANING.hands = HAND

#: The zones whose cards have abilities that work and values that change (FOW 313, 902.1).
BATTLE_AREA = (FIELD, *RULER_AREA)
MEANING.is_on_field = lambda zone: zone in BATTLE_AREA


class Resolution(StackResolution):
    """One spell or ability being played, resolved or asked about (FOW 903)."""

    meaning = MEANING

    def __init__(self, state: State, seat: int, source: Ref, kind: str = "ability") -> None:
        super().__init__(state, seat, source, kind)

    @property
    def cause(self) -> Cause:
        """What events that this causes name as their cause (FOW 912.1)."""
        return Cause(self.kind, self.source, self.seat)


def context_of(state: State, item: Item) -> Resolution:
    """Return the context in which an item's words are understood."""
    res = Resolution(state, item.seat, item.source, item.kind)
    item.known_to(res)
    return res


#: The kinds of cause (Cause.kind) that a word for spells and abilities means.
CAUSES: dict[own.ChaseKind, frozenset[str]] = {
    own.ChaseKind.SPELL: frozenset({"spell"}),
    own.ChaseKind.ABILITY: frozenset({"ability", "activate ability", "automatic ability", "will ability"}),
    own.ChaseKind.ACTIVATE: frozenset({"activate ability", "will ability"}),
    own.ChaseKind.NOT_WILL: frozenset({"activate ability"}),
    own.ChaseKind.AUTOMATIC: frozenset({"automatic ability"}),
    own.ChaseKind.JUDGMENT: frozenset({"judgment"}),
}

"""The context in which the words of one ability are understood, as far as FFTCG needs more than every game."""

from __future__ import annotations

from engine.effects import tables
from engine.effects.meaning import Policy, Rules
from engine.games.fftcg.rules.events import Cause
from engine.games.fftcg.rules.table import Ref
from engine.state import State
from engine.timing.items import Item, StackResolution

#: What the classes of the tree mean in FFTCG; its modules fill it.
MEANING = tables.begin()
MEANING.rules = Rules(
    may="FFTCG 11.8.14", impossible="FFTCG 2.3", either="FFTCG 11.11.5.1", number="FFTCG 11.11.5.1",
    apart="FFTCG 11.11.5.1", reveals="FFTCG 7.6.1", looks="FFTCG 7.6.1", begins="FFTCG 11.12.4.1",
    waits="FFTCG 11.8.17", must="FFTCG 11.11.5.1.1",
)
#: What cannot be done is skipped (FFTCG 2.3); players decide, then everything happens (11.11.6); what is chosen is
#: declared as an item goes on the stack (11.3.3).
MEANING.policy = Policy(in_full=False, fewer_do=False, at_once=True, card_by_card=False, declares=True)


#: What the events that an item causes are caused by, where that is not simply its kind.
_CAUSES = {"Summon": "summon", "Warp": "warp"}
#: Among what was paid for a Summon: it goes out of the game once it has resolved.
REMOVED_AFTER_USE = "removed after use"
#: Among what was paid for an ability: it is used as an EX Burst (FFTCG 11.10).
USED_AS_BURST = "as an EX Burst"


class Resolution(StackResolution):
    """One ability or Summon being used, resolved or asked about (FFTCG 6.4); ``burst`` tells that it is used as an EX
    Burst.
    """

    __slots__ = ("burst",)

    meaning = MEANING

    def __init__(self, state: State, seat: int, source: Ref, kind: str = "ability") -> None:
        super().__init__(state, seat, source, kind)
        self.burst = False

    @property
    def cause(self) -> Cause:
        """What events that this causes name as their cause."""
        return Cause(self.kind, self.source, self.seat, burst=self.burst)


def context_of(state: State, item: Item) -> Resolution:
    """Return the context in which an item's words are understood."""
    res = Resolution(state, item.seat, item.source, _CAUSES.get(item.kind, item.kind))
    item.known_to(res)
    res.burst = USED_AS_BURST in item.paid
    return res

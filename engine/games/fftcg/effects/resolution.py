"""The context in which the words of one ability are understood, as far as FFTCG needs more than every game, and what
kind of ability or cause something is (FFTCG 6.4, 11.5.2).
"""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import tables
from engine.effects.meaning import Policy, Rules
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.rules.table import Cause, Ref
from engine.state import State
from engine.timing.items import Item, StackResolution

#: What the classes of the tree mean in FFTCG; its modules fill it.
MEANING = tables.begin()
MEANING.rules = Rules(
    may="FFTCG 11.8.14", impossible="FFTCG 2.3", either="FFTCG 11.11.5.1", number="FFTCG 11.11.5.1",
    apart="FFTCG 11.11.5.1", reveals="FFTCG 7.6.1", looks="FFTCG 7.6.1", begins="FFTCG 11.12.4.1",
    waits="FFTCG 11.8.17", shuffles="FFTCG 15.1.1.6.1", text="FFTCG 2.1", must="FFTCG 11.11.5.1.1",
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


# Kinds of abilities, and of what they cause


#: What an ability is: a "special ability" with [S] in its cost, an "action ability" without (FFTCG 11.7.1).
kind_of: ab.Memo[ab.ActionAbility, str] = ab.Memo(
    lambda ability: "action ability" if without_same_name(ability.cost) == ability.cost else "special ability"
)


def without_same_name(cost: tuple[ab.Cost, ...]) -> tuple[ab.Cost, ...]:
    """Return what a cost asks for besides its [S]."""
    return tuple(part for part in cost if not isinstance(part, own.DiscardSameName))


def of_kinds(ability: ab.Ability, kinds: tuple[object, ...]) -> bool:
    """Whether an ability is of one of the kinds; every one is, when none is named."""
    if own.StackKind.ABILITY in kinds:
        return True
    if isinstance(ability, ab.ActionAbility) and kinds:
        return own.StackKind(kind_of(ability)) in kinds
    return not kinds or (isinstance(ability, ab.AutoAbility) and own.StackKind.AUTO_ABILITY in kinds)


#: The kinds of cause (Cause.kind) that a word for effects means.
CAUSES: dict[own.StackKind, frozenset[str]] = {
    own.StackKind.SUMMON: frozenset({"summon"}),
    own.StackKind.ABILITY: frozenset({"ability", "action ability", "special ability", "auto-ability", "warp"}),
    own.StackKind.AUTO_ABILITY: frozenset({"auto-ability", "warp"}),
    own.StackKind.ACTION_ABILITY: frozenset({"action ability"}),
    own.StackKind.SPECIAL_ABILITY: frozenset({"special ability"}),
    own.StackKind.WARP: frozenset({"warp"}),
    own.StackKind.CAST: frozenset(),
}


def is_of_kind(cause: Cause, kind: own.StackKind) -> bool:
    """Whether a cause is of a kind; as an EX Burst a Summon or an auto-ability is used (FFTCG 11.10.1)."""
    return cause.burst if kind is own.StackKind.EX_BURST else cause.kind in CAUSES[kind]

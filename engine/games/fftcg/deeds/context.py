"""The context in which the words of one ability are understood: whose it is, what was chosen, what "it" means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.fftcg.law.events import Cause
from engine.games.fftcg.law.now import Memory
from engine.games.fftcg.law.table import Ref
from engine.state import State

if TYPE_CHECKING:
    from engine.games.fftcg.deeds.happenings import Happening


class Deed:
    """One ability or Summon being used, resolved or asked about.

    It is made anew from plain data (an item of the stack, a pending auto-ability, a field ability) and lives only
    within one procedure.

    - ``seat`` controls it, ``source`` is the object whose ability it is (FFTCG 6.4); ``actor`` is the player who acts,
      its controller unless the text names another.
    - ``targets`` are the groups chosen when it went on the stack, one for each "choose" in printed order (11.3.3).
    - ``shares`` are the amounts of damage divided among a group when it was chosen (11.3.6).
    - ``item`` is the stamp of its item on the stack, 0 for none; ``burst`` tells that it is used as an EX Burst.
    - ``anyway`` tells that it is used by hand though what it must choose is not there, ``short`` that a cost which
      cannot be paid is paid as far as the player likes.
    - ``did`` tells whether the last thing that could be done was done ("if you do so").
    - ``modes`` are the actions selected from lists, one tuple for each list (11.3.4).
    - ``x`` is the X declared or paid; ``paid`` the names of extra and alternative costs paid.
    - ``it`` is what was spoken of last ("it", "them"); ``event`` the cards of the event that triggered the ability,
      ``amount`` that event's number, ``they`` the player the sentence speaks of.
    - ``looked`` are the cards looked at or revealed and not yet dealt with; ``done`` what past actions of this ability
      moved, by participle ("discarded"); ``moved`` says which objects they have become (FFTCG 7.4).
    - ``place`` says how many groups of targets, lists of actions and shares stand before the words being carried out.
    - ``memory`` holds what is remembered of objects that left, ``happening`` the event that triggered the ability.
    - ``veiled`` tells that a hidden card may be any card: the question is what the opponent can know (FFTCG 7.6.1).
    """

    __slots__ = (
        "actor",
        "amount",
        "anyway",
        "burst",
        "did",
        "done",
        "event",
        "happening",
        "it",
        "item",
        "kind",
        "looked",
        "memory",
        "modes",
        "moved",
        "named",
        "paid",
        "place",
        "seat",
        "shares",
        "short",
        "source",
        "state",
        "targets",
        "they",
        "veiled",
        "x",
    )

    def __init__(self, state: State, seat: int, source: Ref, kind: str = "ability") -> None:
        self.state = state
        self.seat = seat
        self.actor = seat
        self.source = source
        self.kind = kind
        self.targets: tuple[tuple[Ref, ...], ...] = ()
        self.modes: tuple[tuple[int, ...], ...] = ()
        self.shares: tuple[tuple[int, ...], ...] = ()
        self.item = 0
        self.burst = False
        self.anyway = False
        self.short = False
        self.x = 0
        self.paid: tuple[str, ...] = ()
        self.it: tuple[Ref, ...] = ()
        self.event: tuple[Ref, ...] = ()
        self.amount = 0
        self.they = 1 - seat
        self.looked: tuple[Ref, ...] = ()
        self.done: dict[str, tuple[Ref, ...]] = {}
        self.moved: dict[Ref, Ref] = {}
        self.place = (0, 0, 0)
        self.did = False
        self.named: dict[str, object] = {}
        self.memory: tuple[Memory, ...] = ()
        self.happening: Happening | None = None
        self.veiled = False

    @property
    def cause(self) -> Cause:
        """What events that this causes name as their cause."""
        return Cause(self.kind, self.source, self.seat, burst=self.burst)

    def current(self, what: Ref) -> Ref:
        """Return the object that something has become, where this ability or the event that triggered it moved it.

        Every other object that moved is lost (FFTCG 7.4, 11.8.16.1).
        """
        while what in self.moved:
            what = self.moved[what]
        if what == self.source and self.event and self.state.cards[what.number].entered != what.entered:
            return next((one for one in self.event if one.number == what.number), what)
        return what

    def recall(self, what: Ref) -> Memory | None:
        """Return what is remembered of an object that is not there any more (FFTCG 11.5.5)."""
        for memory in self.memory:
            if memory.number == what.number and memory.entered == what.entered:
                return memory
        found: dict[Ref, Memory] = self.state.vars.get("memory", {})
        return found.get(what)

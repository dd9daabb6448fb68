"""The context in which the words of one skill are understood: whose it is, what was chosen, what "it" means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.cipher.law.events import Cause
from engine.games.cipher.law.now import Memory
from engine.objects import Ref
from engine.state import State

if TYPE_CHECKING:
    from engine.games.cipher.deeds.happenings import Happening


class Deed:
    """One skill being used, carried out or asked about.

    It is made anew from plain data (a pending skill, a CONT skill, a support skill) and lives only within one
    procedure.

    - ``seat`` controls it, ``source`` is the object whose skill it is; ``actor`` is the player who acts, its
      controller unless the text names another. ``kind`` is "skill", "support skill" or "cost" (see Cause).
    - ``index`` is the place of the skill among those of the source, -1 for none.
    - ``targets`` are the groups that the text has had chosen so far, in printed order.
    - ``did`` tells whether the last thing that could be done was done in full ("if you do", Cipher 2.3.1.6), ``begun``
      whether any of it was (2.3.1.7).
    - ``x`` is the X chosen or paid.
    - ``it`` is what was spoken of last ("it", "them"); ``event`` the cards of the event that triggered the skill,
      ``amount`` that event's number, ``they`` the player the sentence speaks of.
    - ``looked`` are the cards looked at or revealed and not yet dealt with; ``done`` what past actions of this skill
      moved, by participle ("destroyed"); ``moved`` says which objects they have become (Cipher 6.5, 14.2.2).
    - ``veiled`` tells that a hidden card may be any card: the question is what the opponent can know (Cipher 6.4.4).
    - ``named`` keeps what the text gave a name; ``memory`` what is remembered of objects that left, ``happening`` the
      event that triggered the skill.
    """

    __slots__ = (
        "actor",
        "amount",
        "begun",
        "did",
        "done",
        "event",
        "happening",
        "index",
        "it",
        "kind",
        "looked",
        "memory",
        "moved",
        "named",
        "seat",
        "source",
        "state",
        "targets",
        "they",
        "veiled",
        "x",
    )

    def __init__(self, state: State, seat: int, source: Ref, kind: str = "skill", index: int = -1) -> None:
        self.state = state
        self.seat = seat
        self.actor = seat
        self.source = source
        self.kind = kind
        self.index = index
        self.targets: tuple[tuple[Ref, ...], ...] = ()
        self.x = 0
        self.it: tuple[Ref, ...] = ()
        self.event: tuple[Ref, ...] = ()
        self.amount = 0
        self.they = 1 - seat
        self.looked: tuple[Ref, ...] = ()
        self.done: dict[str, tuple[Ref, ...]] = {}
        self.moved: dict[Ref, Ref] = {}
        self.did = False
        self.begun = False
        self.veiled = False
        self.named: dict[str, object] = {}
        self.memory: tuple[Memory, ...] = ()
        self.happening: Happening | None = None

    @property
    def cause(self) -> Cause:
        """What events that this causes name as their cause."""
        return Cause(self.kind, self.source, self.seat, self.index)

    def current(self, what: Ref) -> Ref:
        """Return the object that something has become, where this skill or the event that triggered it moved it."""
        while what in self.moved:
            what = self.moved[what]
        if what == self.source and self.event and self.state.cards[what.number].entered != what.entered:
            return next((one for one in self.event if one.number == what.number), what)
        return what

    def recall(self, what: Ref) -> Memory | None:
        """Return what is remembered of an object that is not there any more."""
        for memory in self.memory:
            if memory.number == what.number and memory.entered == what.entered:
                return memory
        found: dict[Ref, Memory] = self.state.vars.get("memory", {})
        return found.get(what)

"""The context in which the words of one ability are understood: whose it is, what was chosen, what "it" means."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.effects.meaning import Meaning
from engine.state import Ref, State


class Resolution:
    """One ability being used, resolved or asked about.

    It is made anew from plain data (an item of the stack, a pending trigger, an ability in force) and lives only
    within one procedure. A game adds to it what only its own words need.

    - ``meaning`` is what the classes of the tree mean in the game.
    - ``seat`` controls it, ``source`` is the object whose ability it is; ``actor`` is the player who acts, its
      controller unless the text names another. ``kind`` is what the cause of what it does is called.
    - ``targets`` are the groups chosen so far, in printed order.
    - ``did`` tells whether the last thing that could be done was done ("if you do"), ``begun`` whether any of it was.
    - ``place`` says how many groups of targets, lists of actions and shares stand before the words being carried out.
    - ``x`` is the X declared or paid.
    - ``it`` is what was spoken of last ("it", "them"); ``event`` the cards of the event that triggered the ability,
      ``amount`` that event's number, ``they`` the player the sentence speaks of.
    - ``looked`` are the cards looked at or revealed and not yet dealt with; ``done`` what past actions of this ability
      moved, by participle ("discarded"); ``moved`` says which objects they have become.
    - ``veiled`` tells that a hidden card may be any card: the question is what the opponent can know (FFTCG 7.6.1,
      Cipher 6.4.4).
    - ``named`` keeps what the text gave a name; ``memory`` what is remembered of objects that left, ``happening`` the
      event that triggered the ability.
    """

    __slots__ = (
        "actor", "amount", "begun", "did", "done", "event", "happening", "it", "kind", "looked", "memory", "moved",
        "named", "place", "seat", "source", "state", "targets", "they", "veiled", "x",
    )

    meaning: ClassVar[Meaning]

    def __init__(self, state: State, seat: int, source: Ref, kind: str) -> None:
        self.state = state
        self.seat = seat
        self.actor = seat
        self.source = source
        self.kind = kind
        self.targets: tuple[tuple[Ref, ...], ...] = ()
        self.x = 0
        self.it: tuple[Ref, ...] = ()
        self.event: tuple[Ref, ...] = ()
        self.amount = 0
        self.they = 1 - seat
        self.looked: tuple[Ref, ...] = ()
        self.done: dict[str, tuple[Ref, ...]] = {}
        self.moved: dict[Ref, Ref] = {}
        self.did = self.begun = False
        self.place = (0, 0, 0)
        self.veiled = False
        self.named: dict[str, object] = {}
        self.memory: tuple[Any, ...] = ()
        self.happening: Any = None

    @property
    def cause(self) -> Any:
        """What events that this causes name as their cause."""
        raise NotImplementedError

    def current(self, what: Ref) -> Ref:
        """Return the object that something has become, where this ability or the event that triggered it moved it.

        Every other object that moved is lost (FFTCG 7.4, 11.8.16.1; Cipher 6.5).
        """
        while what in self.moved:
            what = self.moved[what]
        if what == self.source and self.event and self.state.cards[what.number].entered != what.entered:
            return next((one for one in self.event if one.number == what.number), what)
        return what

    def recall(self, what: Ref) -> Any:
        """Return what is remembered of an object that is not there any more, None for nothing (FFTCG 11.5.5)."""
        for memory in self.memory:
            if memory.number == what.number and memory.entered == what.entered:
                return memory
        found: dict[Ref, Any] = self.state.vars.get("memory", {})
        return found.get(what)

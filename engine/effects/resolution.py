"""The context in which the words of one ability are understood: whose it is, what was chosen, what "it" means; and what
came of what it has done so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.effects.meaning import Meaning, Refs
from engine.events import Event, Hurt, Move, SetCardField
from engine.state import Ref, State, ref


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

    def add_done(self, done: str, what: tuple[Ref, ...]) -> None:
        """Remember to what something has been done, as the text speaks of it afterwards."""
        self.done[done] = (*self.done.get(done, ()), *what)

    def recall(self, what: Ref) -> Any:
        """Return what is remembered of an object that is not there any more, None for nothing (FFTCG 11.5.5)."""
        for memory in self.memory:
            if memory.number == what.number and memory.entered == what.entered:
                return memory
        found: dict[Ref, Any] = self.state.vars.get("memory", {})
        return found.get(what)


# What came of it: which objects the cards moved have become, and how the text speaks of them afterwards

#: How else a text may say what was done: a card that was put on a deck was returned to it, or placed there.
OTHERWISE = {"put": ("returned", "placed")}


def settle(res: Resolution, events: Sequence[Event], wanted: int = 1, done: str = "", *, speaks: bool = True) -> None:
    """Note what an action did: whether anything, to what, and what "it" means from now on.

    ``wanted`` is how many objects it was to be done to. A move that took the place of the action's own is followed, but
    the action has not been done (FFTCG 11.12.5.4, Cipher 23.1).
    """
    own = [event for event in events if not isinstance(event, Move) or event.cause == res.cause]
    spoken = follow(res, events)
    to = spoken
    if len(own) < len(events):
        moved = {event.card for event in own if isinstance(event, Move)}
        to = tuple(one for one in spoken if one.number in moved)
    note(res, to, wanted, done, speaks=False)
    res.begun = bool(own)
    if not res.meaning.policy.in_full:
        res.did = res.begun
    if spoken and speaks:
        res.it = spoken
    put_aside(res, spoken)


def note(res: Resolution, spoken: Refs, wanted: int = 1, done: str = "", *, speaks: bool = True) -> None:
    """Note that this was done to these, of so many that it was meant for; done to none, it is not (Cipher 2.7)."""
    res.begun = bool(spoken)
    res.did = 0 < wanted <= len(spoken) if res.meaning.policy.in_full else res.begun
    if done:
        for word in (done, *OTHERWISE.get(done, ())):
            res.add_done(word, spoken)
    if spoken and speaks:
        res.it = spoken


def note_done(res: Resolution, did: bool = True) -> None:
    """Note that something was done, all of it; or nothing."""
    res.did = res.begun = did


def follow(res: Resolution, events: Sequence[Event]) -> Refs:
    """Note what the objects have become, and return those that the events were about.

    What is remembered as it left, of the field or the stack, is spoken of as it last was there (FFTCG 11.5.5);
    :meth:`Resolution.current` finds the object that it has become. What came from elsewhere is spoken of as it is now.
    """
    so_far = res.named.setdefault("events", [])
    assert isinstance(so_far, list)
    so_far.extend(events)
    about: dict[Ref, None] = {}
    for event in events:
        if isinstance(event, Move):
            if event.why == "unstack":
                # It went along with what lay on it.
                continue
            before, now = Ref(event.card, event.before[1]), ref(res.state, event.card)
            if now != before:
                res.moved[before] = now
            about[now if event.was is None else before] = None
        elif isinstance(event, SetCardField | Hurt):
            about[ref(res.state, event.card)] = None
    return tuple(about)


def put_aside(res: Resolution, gone: Refs) -> None:
    """Take cards out of those looked at or revealed that have not been dealt with."""
    if res.looked:
        numbers = {one.number for one in gone}
        res.looked = tuple(one for one in res.looked if one.number not in numbers)

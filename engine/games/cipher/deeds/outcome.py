"""What an action did: which objects the cards it moved have become, and how the text speaks of them afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Event, Mark, Move, Shift
from engine.games.cipher.deeds.context import Deed
from engine.games.cipher.law.table import OFF_FIELD
from engine.objects import Ref, ref

Refs = tuple[Ref, ...]


def settle(deed: Deed, events: Sequence[Event], wanted: int, done: str = "", *, speaks: bool = True) -> None:
    """Note what an action did: whether all of it (Cipher 2.3.1.6) or any (2.3.1.7), to what, and what "it" means now.

    ``wanted`` is how many objects it was to be done to; nothing done to none is nothing done (Cipher 2.7).
    """
    spoken = follow(deed, events)
    note(deed, spoken, wanted, done, speaks=speaks)
    put_aside(deed, spoken)


def note(deed: Deed, spoken: Refs, wanted: int, done: str = "", *, speaks: bool = True) -> None:
    """Note that something was done to these objects, of so many to which it was to be done."""
    deed.did = 0 < wanted <= len(spoken)
    deed.begun = bool(spoken)
    if done:
        deed.done[done] = (*deed.done.get(done, ()), *spoken)
    if spoken and speaks:
        deed.it = spoken


def follow(deed: Deed, events: Sequence[Event]) -> Refs:
    """Note what the objects have become, and return those that the events were about.

    A unit that left the battlefield is spoken of as it last was there; :meth:`Deed.current` finds the object that it
    has become. What came from elsewhere is spoken of as what it is now.
    """
    about: dict[Ref, None] = {}
    for event in events:
        if isinstance(event, Move):
            if event.why == "unstack":
                continue
            before, now = Ref(event.card, event.before[1]), ref(deed.state, event.card)
            if now != before:
                deed.moved[before] = now
            about[before if event.origin < OFF_FIELD <= event.to else now] = None
        elif isinstance(event, Mark | Shift):
            about[ref(deed.state, event.card)] = None
    return tuple(about)


def put_aside(deed: Deed, gone: Refs) -> None:
    """Take cards out of those looked at or revealed that have not been dealt with."""
    if deed.looked:
        numbers = {one.number for one in gone}
        deed.looked = tuple(one for one in deed.looked if one.number not in numbers)

"""What an action did: which objects the cards it moved have become, and how the text speaks of them afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Event, Move, SetCardField, Shift
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.table import OFF_FIELD
from engine.objects import Ref, ref

Refs = tuple[Ref, ...]


def settle(res: Resolution, events: Sequence[Event], wanted: int, done: str = "", *, speaks: bool = True) -> None:
    """Note what an action did: whether all of it (Cipher 2.3.1.6) or any (2.3.1.7), to what, and what "it" means now.

    ``wanted`` is how many objects it was to be done to; nothing done to none is nothing done (Cipher 2.7).
    """
    spoken = follow(res, events)
    note(res, spoken, wanted, done, speaks=speaks)
    put_aside(res, spoken)


def note(res: Resolution, spoken: Refs, wanted: int, done: str = "", *, speaks: bool = True) -> None:
    """Note that something was done to these objects, of so many to which it was to be done."""
    res.did = 0 < wanted <= len(spoken)
    res.begun = bool(spoken)
    if done:
        res.done[done] = (*res.done.get(done, ()), *spoken)
    if spoken and speaks:
        res.it = spoken


def follow(res: Resolution, events: Sequence[Event]) -> Refs:
    """Note what the objects have become, and return those that the events were about.

    A unit that left the battlefield is spoken of as it last was there; :meth:`Resolution.current` finds the object
    that it
    has become. What came from elsewhere is spoken of as what it is now.
    """
    about: dict[Ref, None] = {}
    for event in events:
        if isinstance(event, Move):
            if event.why == "unstack":
                continue
            before, now = Ref(event.card, event.before[1]), ref(res.state, event.card)
            if now != before:
                res.moved[before] = now
            about[before if event.origin < OFF_FIELD <= event.to else now] = None
        elif isinstance(event, SetCardField | Shift):
            about[ref(res.state, event.card)] = None
    return tuple(about)


def put_aside(res: Resolution, gone: Refs) -> None:
    """Take cards out of those looked at or revealed that have not been dealt with."""
    if res.looked:
        numbers = {one.number for one in gone}
        res.looked = tuple(one for one in res.looked if one.number not in numbers)

"""What an action did: which objects the cards it moved have become, and how the text speaks of them afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.effects.meaning import Refs
from engine.effects.resolution import Resolution
from engine.events import Event, Hurt, Move, SetCardField
from engine.state import Ref, ref

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
    """Note that something was done to these objects, of so many to which it was to be done; nothing done to none is
    nothing done (Cipher 2.7).
    """
    res.begun = bool(spoken)
    res.did = 0 < wanted <= len(spoken) if res.meaning.policy.in_full else res.begun
    if done:
        for word in (done, *OTHERWISE.get(done, ())):
            res.done[word] = (*res.done.get(word, ()), *spoken)
    if spoken and speaks:
        res.it = spoken


def note_done(res: Resolution, did: bool = True) -> None:
    """Note that something was done, all of it; or nothing."""
    res.did = res.begun = did


def follow(res: Resolution, events: Sequence[Event]) -> Refs:
    """Note what the objects have become, and return those that the events were about.

    What is remembered as it left, of the field or the stack, is spoken of as it last was there (FFTCG 11.5.5);
    :meth:`Resolution.current` finds the object that it has become. What came from elsewhere is spoken of as what it is
    now.
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

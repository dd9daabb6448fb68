"""What an action did: which objects the cards it moved have become, and how the text speaks of them afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Event, Hurt, Move, SetCardField
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.table import FIELD, STACK, Ref

Refs = tuple[Ref, ...]

#: What has become of cards that a text or a payment put into the Break Zone, as a participle.
PUT_AWAY = "put into the Break Zone"


def follow(res: Resolution, events: Sequence[Event]) -> Refs:
    """Note what the objects have become, and return those that the events were about.

    What left the field or the stack is spoken of as it last was there (FFTCG 11.5.5); :meth:`Resolution.current` finds
    the object that it has become. What came from elsewhere is spoken of as what it is now.
    """
    cards = res.state.cards
    so_far = res.named.setdefault("events", [])
    assert isinstance(so_far, list)
    so_far.extend(events)
    about: dict[Ref, None] = {}
    for event in events:
        if isinstance(event, Move):
            before = Ref(event.card, event.before[1])
            now = Ref(event.card, cards[event.card].entered)
            if now != before:
                res.moved[before] = now
            about[before if event.origin in (FIELD, STACK) else now] = None
        elif isinstance(event, SetCardField | Hurt):
            about[Ref(event.card, cards[event.card].entered)] = None
    return tuple(about)


def put_aside(res: Resolution, gone: Refs) -> None:
    """Take cards out of those looked at or revealed that have not been dealt with."""
    if res.looked:
        numbers = {one.number for one in gone}
        res.looked = tuple(one for one in res.looked if one.number not in numbers)

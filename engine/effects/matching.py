"""Holding the words for events against what happens: "When a Forward you control attacks".

Each deed of a game says which kinds of event it can be (``Meaning.keys``) and whether a happening of such a kind is
one (``Meaning.deeds``), apart from who does it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.abilities import events as words
from engine.abilities.events import Event, EventVerb, Turn
from engine.abilities.nouns import Noun, Quality
from engine.abilities.references import Pick, Reference
from engine.effects import evaluate
from engine.effects.meaning import Meaning
from engine.effects.resolution import Resolution
from engine.objects import Ref


def keys_of(event: Event, meaning: Meaning) -> tuple[str, ...]:
    """Return the kinds of event that words for one speak of."""
    return tuple(dict.fromkeys(_keys(event, meaning)))


def _keys(event: Event, meaning: Meaning) -> Iterator[str]:
    match event:
        case words.AnyEvent(events):
            for one in events:
                yield from _keys(one, meaning)
        case words.Happens(_, deeds) | words.PlayerActs(_, deeds):
            for deed in deeds:
                yield from meaning.keys[type(deed)](deed)
        case words.TimeComes(edge, _, phase):
            yield from meaning.times[phase, edge]
        case _:
            yield from meaning.event_keys.get(type(event), ())


def matches(event: Event, what: Any, res: Resolution) -> bool:
    """Whether something that happens is what the words speak of."""
    return res.meaning.events[type(event)](event, what, res)


def is_deed(deed: EventVerb, what: Any, res: Resolution) -> bool:
    """Whether a happening is a deed, whoever does or suffers it."""
    kind = type(deed)
    return what.key in res.meaning.keys[kind](deed) and res.meaning.deeds[kind](deed, what, res)


def groups(event: Event) -> tuple[Pick, ...]:
    """Return the "1 or more ..." in words for an event, which count everything that happens together as one."""
    if isinstance(event, words.AnyEvent):
        return tuple(one for part in event.events for one in groups(part))
    if isinstance(event, words.Happens):
        return tuple(one for one in event.who if isinstance(one, Pick))
    if isinstance(event, words.PlayerActs):
        found = (getattr(deed, "what", None) for deed in event.deeds)
        return tuple(one for one in found if isinstance(one, Pick))
    return ()


def enough(event: Event, times: int, res: Resolution) -> bool:
    """Whether something happened often enough for words that say "3 or more cards"; once is enough without them."""
    return times >= max((evaluate.span(one.count, 1 << 16, res)[0] for one in groups(event)), default=1)


def is_turn(turn: Turn, seat: int, res: Resolution) -> bool:
    """Whether the turn of a seat is one of those meant; a delayed trigger's "next" is the first that comes."""
    if turn in (Turn.YOURS, Turn.YOUR_NEXT):
        return seat == res.seat
    if turn in (Turn.OPPONENTS, Turn.OPPONENTS_NEXT):
        return seat != res.seat
    return True


def as_it_was(noun: Noun, what: Any, before: dict[str, type[Quality]]) -> Noun:
    """Return a noun without the state that the event itself ended: what became active was dull."""
    ended = before.get(what.key)
    if ended is None or not any(isinstance(one, ended) for one in noun.qualities):
        return noun
    return Noun(tuple(one for one in noun.qualities if not isinstance(one, ended)))


def with_any(who: Reference | None, others: tuple[Ref, ...], res: Resolution) -> bool:
    """Whether one of the others is whom the words name, where they name anybody."""
    return who is None or any(evaluate.denotes(who, one, res) for one in others)


def always(*keys: str) -> Callable[[Any], tuple[str, ...]]:
    """A deed that is of the same kinds of event whatever its words say."""
    return lambda deed: keys


def _player_acts(event: words.PlayerActs, what: Any, res: Resolution) -> bool:
    return what.seat in evaluate.seats(event.player, res) and any(is_deed(one, what, res) for one in event.deeds)


def _time_comes(event: words.TimeComes, what: Any, res: Resolution) -> bool:
    return what.key in res.meaning.times[event.phase, event.edge] and is_turn(event.turn, what.seat, res)


EVENTS: dict[type[Event], Callable[[Any, Any, Any], bool]] = {
    words.PlayerActs: _player_acts,
    words.AnyEvent: lambda event, what, res: any(matches(one, what, res) for one in event.events),
    words.TimeComes: _time_comes,
}

"""Holding the words for events against what happens, "When a Forward you control attacks", and against what has
happened this turn, as far as cards ask about it.

Each deed of a game says which kinds of event it can be (``Meaning.keys``) and whether a happening of such a kind is
one (``Meaning.deeds``), apart from who does it.

Trigger events are kept in the named value "this turn" until a turn begins, as far as some card asks about their kind.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import partial
from itertools import product
from typing import Any, NamedTuple

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.meaning import Meaning
from engine.effects.resolution import Resolution
from engine.state import Ref, State


def plain(deed: ab.EventVerb) -> ab.EventVerb:
    """Return a deed without what causes it."""
    return deed.deed if isinstance(deed, ab.Caused) else deed


def keys_of(event: ab.Event, meaning: Meaning) -> tuple[str, ...]:
    """Return the kinds of event that words for one speak of."""
    return tuple(dict.fromkeys(_keys(event, meaning)))


def _keys(event: ab.Event, meaning: Meaning) -> Iterator[str]:
    match event:
        case ab.AnyEvent(events):
            for one in events:
                yield from _keys(one, meaning)
        case ab.Happens(_, deeds) | ab.PlayerActs(_, deeds):
            for deed in deeds:
                yield from meaning.keys[type(deed)](deed)
        case ab.TimeComes(edge, _, phase):
            yield from meaning.times[phase, edge]
        case _:
            yield from meaning.event_keys.get(type(event), ())


def matches(event: ab.Event, what: Any, res: Resolution) -> bool:
    """Whether something that happens is what the words speak of."""
    return res.meaning.events[type(event)](event, what, res)


def is_deed(deed: ab.EventVerb, what: Any, res: Resolution) -> bool:
    """Whether a happening is a deed, whoever does or suffers it."""
    kind = type(deed)
    return what.key in res.meaning.keys[kind](deed) and res.meaning.deeds[kind](deed, what, res)


def _ends(meaning: Meaning, event: ab.Event) -> frozenset[int] | None:
    if isinstance(event, ab.AnyEvent):
        several = [_ends(meaning, one) for one in event.events]
        return None if None in several else frozenset[int]().union(*filter(None, several))
    deeds = map(plain, event.deeds) if isinstance(event, ab.Happens | ab.PlayerActs) else ()
    zones = [meaning.hands if type(one) is ab.Draws else meaning.pairs[one.to] if type(one) is ab.Moves else None
             for one in deeds]
    return frozenset([zone for pair in zones for zone in pair or ()]) if zones and None not in zones else None


def groups(event: ab.Event) -> tuple[ab.Pick, ...]:
    """Return the "1 or more ..." in words for an event, which count everything that happens together as one."""
    if isinstance(event, ab.AnyEvent):
        return tuple(one for part in event.events for one in groups(part))
    if isinstance(event, ab.Happens):
        return tuple(one for one in event.who if isinstance(one, ab.Pick))
    if isinstance(event, ab.PlayerActs):
        found = (getattr(deed, "what", None) for deed in event.deeds)
        return tuple(one for one in found if isinstance(one, ab.Pick))
    return ()


def enough(event: ab.Event, times: int, res: Resolution) -> bool:
    """Whether something happened often enough for words that say "3 or more cards"; once is enough without them."""
    return times >= max((evaluate.span(one.count, 1 << 16, res)[0] for one in groups(event)), default=1)


def is_turn(turn: ab.Turn, seat: int, res: Resolution) -> bool:
    """Whether the turn of a seat is one of those meant; a delayed trigger's "next" is the first that comes."""
    if turn in (ab.Turn.YOURS, ab.Turn.YOUR_NEXT):
        return seat == res.seat
    if turn in (ab.Turn.OPPONENTS, ab.Turn.OPPONENTS_NEXT):
        return seat != res.seat
    return True


def as_it_was(noun: ab.Noun, what: Any, res: Resolution) -> ab.Noun:
    """Return a noun without the state that the event itself ended: what became active was dull."""
    ended = res.meaning.before.get(what.key)
    if ended is None or not any(isinstance(one, ended) for one in noun.qualities):
        return noun
    return ab.Noun(tuple(one for one in noun.qualities if not isinstance(one, ended)))


def doers(event: ab.Happens, what: Any, res: Resolution) -> Iterator[Ref]:
    """The objects of which it is true that they do or suffer what the words say: "deals damage or is dealt damage" is
    said of one that deals it, and of one to which it is dealt.
    """
    for deed in event.deeds:
        if is_deed(deed, what, res):
            for actor in res.meaning.actors(deed, what, res):
                if any(is_actor(one, actor, what, res) for one in event.who):
                    yield actor


def doer(event: ab.Event, what: Any, res: Resolution) -> tuple[Ref, ...]:
    """Return whom a sentence says to do or suffer what happens, nobody where it is about no object."""
    found = next(doers(event, what, res), None) if isinstance(event, ab.Happens) else None
    return () if found is None else (found,)


def is_actor(who: ab.Reference, actor: Ref, what: Any, res: Resolution) -> bool:
    """Whether a reference means the object that acts or suffers, as it was then (FFTCG 11.8.16)."""
    if actor.number < 0:
        return False
    own = res.meaning.acting.get(type(who))
    if own is not None:
        return own(who, actor, what, res)
    if isinstance(who, ab.Any | ab.Every | ab.The | ab.Pick):
        return evaluate.fitted(as_it_was(who.noun, what, res), actor, what, res)
    if isinstance(who, ab.Source | ab.This):
        return is_own(actor, what, res)
    return evaluate.denotes(who, actor, res)


def is_own(actor: Ref, what: Any, res: Resolution) -> bool:
    """Whether the object that acts or suffers is the ability's own card, as it was or has become."""
    return res.source == actor or (actor == what.what and res.source == what.after)


def dealers(what: Any) -> tuple[Ref, ...]:
    """Return who deals the damage that something is: a party all together (FFTCG 15.1.1.9.8)."""
    if what.cause is None or what.cause.source is None:
        return ()
    found: tuple[Ref, ...] = what.others or (what.cause.source,)
    return found


def subjects(event: ab.Event, what: Any, res: Resolution) -> tuple[Ref, ...]:
    """Return the objects that "it" means in what follows "when ...", as they are afterwards (FFTCG 11.8.16.1).

    That is the one the sentence is about; where that is the ability's own card, the other one it speaks of.
    """
    if isinstance(event, ab.AnyEvent):
        return next((subjects(one, what, res) for one in event.events if matches(one, what, res)), ())
    spoken = res.meaning.spoken_of(event, what, res)
    if spoken is not None:
        return spoken
    if of_itself(event) and what.others and any(
        getattr(deed, name, None) is not None
        for deed in event.deeds for name in ("whom", "by", "cause")  # type: ignore[attr-defined]
    ):
        others: tuple[Ref, ...] = what.others
        return others
    return (what.after,) if what.after.number >= 0 else ()


def of_itself(event: ab.Event) -> bool:
    """Whether a sentence is about the ability's own card."""
    return isinstance(event, ab.Happens) and all(isinstance(one, ab.Source | ab.This) for one in event.who)


#: Whether what a part of a deed's words says is so of a happening.
Part = Callable[[Any, Any, Any], bool]


class Deed(NamedTuple):
    """The kinds of event that a deed can be; why these must have happened, if any of them will not do; what is asked
    of its words as a whole, and of each part of them that is said.
    """

    keys: Callable[[Any], tuple[str, ...]]
    why: Container[str]
    test: Part | None
    parts: Mapping[str, Part]


def when(
    *keys: str, of: Callable[[Any], tuple[str, ...]] | None = None, why: Container[str] = (), test: Part | None = None,
    **parts: Part,
) -> Deed:
    """A deed by the kinds of event that it can be, ``of`` its words where these say that; ``parts`` by the fields of
    its words that mean something else than they usually do.
    """
    return Deed(of or (lambda deed: keys), why, test, parts)


def others(who: ab.Reference, what: Any, res: Resolution) -> bool:
    """Whether one of those with whom something was done is meant."""
    return any(evaluate.denotes(who, one, res) for one in what.others)


def itself(who: ab.Reference, what: Any, res: Resolution) -> bool:
    """Whether what acts or suffers is meant."""
    return evaluate.denotes(who, what.what, res)


def player(who: ab.Player, what: Any, res: Resolution) -> bool:
    """Whether it is this player's."""
    return what.seat in evaluate.seats(who, res)


def holder(zone: str) -> Part:
    """Whether the zone that a card left or went to is this player's: of the field, who controls the card there."""

    def held(who: ab.Player, what: Any, res: Resolution) -> bool:
        if res.meaning.is_on_field(getattr(what, zone)):
            return player(who, what, res)
        return res.state.cards[what.what.number].owner in evaluate.seats(who, res)

    return held


def _to(zone: Any, what: Any, res: Resolution) -> bool:
    return what.to in res.meaning.pairs[zone]


def _from(zone: Any, what: Any, res: Resolution) -> bool:
    return what.origin in res.meaning.pairs[zone]


#: What the parts of a deed's words say, by the name of the field, where nothing else is said of it.
PARTS: dict[str, Part] = {
    "to": _to,
    "area": _to,
    "zone": _to,
    "origin": _from,
    "besides": lambda zone, what, res: not _from(zone, what, res),
    "field": player,
    "into": holder("to"),
    "whom": others,
    "what": lambda who, what, res: is_actor(who, what.what, what, res),
    "counter": lambda name, what, res: what.name == name,
    "name": lambda name, what, res: what.name == name,
    "deed": is_deed,
}


def learn(meaning: Meaning, deeds: Mapping[type[ab.EventVerb], Deed], **usual: Part) -> None:
    """Let a game know what its deeds are; ``usual`` what parts of their words usually say in it."""
    meaning.ends = ab.Memo(partial(_ends, meaning))
    caused = when(of=lambda caused: meaning.keys[type(caused.deed)](caused.deed))
    for kind, deed in {**deeds, ab.Caused: caused}.items():
        known = {**PARTS, **usual, **deed.parts}
        meaning.keys[kind] = deed.keys
        meaning.deeds[kind] = partial(_is, deed, [(one.name, known[one.name]) for one in fields(kind)
                                                  if one.name in known])


def _is(deed: Deed, parts: Sequence[tuple[str, Part]], words: ab.EventVerb, what: Any, res: Resolution) -> bool:
    if deed.why and what.why not in deed.why:
        return False
    for name, part in parts:
        said = getattr(words, name)
        if said and not part(said, what, res):
            return False
    return deed.test is None or deed.test(words, what, res)


#: Whether something that happens is an event; a state never happens.
EVENTS: dict[type[ab.Event], Callable[[Any, Any, Any], bool]] = {
    ab.Happens: lambda event, what, res: next(doers(event, what, res), None) is not None,
    ab.Stands: lambda event, what, res: False,
    ab.PlayerActs: lambda event, what, res: (
        what.seat in evaluate.seats(event.player, res) and any(is_deed(one, what, res) for one in event.deeds)
    ),
    ab.AnyEvent: lambda event, what, res: any(matches(one, what, res) for one in event.events),
    ab.TimeComes: lambda event, what, res: (
        what.key in res.meaning.times[event.phase, event.edge] and is_turn(event.turn, what.seat, res)
    ),
}


# What has happened this turn

#: The named value of a position that keeps what has happened.
THIS_TURN = "this turn"


def so_far(state: State) -> tuple[Any, ...]:
    """Return what has happened this turn, in order."""
    found: tuple[Any, ...] = state.vars.get(THIS_TURN, ())
    return found


def times(event: ab.Event, res: Resolution) -> int:
    """Return how often an event has happened this turn; where several are told as one, how many."""
    meaning = res.meaning
    wanted = keys_of(event, meaning)
    found = [one for one in so_far(res.state) if one.key in wanted and matches(event, one, res)]
    return sum(one.amount if one.key in meaning.counted else 1 for one in found)


def asks(parts: Iterable[ab.Node], meaning: Meaning) -> frozenset[str]:
    """Return the kinds of event whose past some parts of the tree ask about."""
    found: set[str] = set()
    for one in parts:
        if isinstance(one, ab.HappenedThisTurn | ab.EventCount):
            found.update(keys_of(one.event, meaning))
        elif isinstance(one, ab.DidThisTurn):
            found.update(meaning.keys[type(one.deed)](one.deed))
        elif type(one) in meaning.asks:
            found.update(meaning.asks[type(one)](one))
        elif isinstance(one, ab.Trigger | ab.Replacement) and one.first:
            found.update(keys_of(one.event, meaning))
    return frozenset(found)


def waits(parts: Iterable[ab.Node], meaning: Meaning) -> frozenset[Any]:
    """Return the kinds of event for which abilities wait among some parts of the tree, those of moves with each zone
    where these end, if the words name any.
    """
    found: set[Any] = set()
    for one in parts:
        if isinstance(one, ab.Trigger):
            zones, keys = meaning.ends(one.event), keys_of(one.event, meaning)
            found.update(keys if zones is None else product(keys, zones))
    return frozenset(found)

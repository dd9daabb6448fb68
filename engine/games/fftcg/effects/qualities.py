"""What each quality of a noun asks of an object: of a card as it is, or of what is remembered of one.

Values come from :class:`~engine.games.fftcg.cards.Now`, so that continuous effects count (FFTCG 11.12.4). What was
named while an ability was carried out, and what has happened this turn, can be such a quality too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate, nouns
from engine.effects.matching import keys_of, so_far
from engine.effects.nouns import EVERY, of_zone
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType, Now
from engine.games.fftcg.effects.resolution import MEANING, Resolution, context_of, is_of_kind, of_kinds
from engine.games.fftcg.rules.table import BREAK, FIELD, REMOVED, STACK, Ref, alive, attacking, blocking, face
from engine.state import CardState
from engine.timing.items import Item, stack
from engine.triggers.trigger_event import LastKnown, dealers

# What was named (FFTCG 11.11.5.1)

#: What it is to have what was named.
NAMED: dict[ab.NameKind, Callable[[Any], ab.Quality]] = {
    ab.NameKind.ELEMENT: own.OfElement,
    ab.NameKind.JOB: own.WithJob,
    ab.NameKind.CATEGORY: own.OfCategory,
    ab.NameKind.CARD_NAME: ab.Named,
    ab.NameKind.CARD_TYPE: ab.OfType,
    ab.NameKind.COST: lambda number: ab.TraitIs(ab.Trait.COST, ab.Comparison.EXACTLY, ab.Number(number)),
    ab.NameKind.NUMBER: lambda number: ab.TraitIs(ab.Trait.COST, ab.Comparison.EXACTLY, ab.Number(number)),
    ab.NameKind.PARITY: ab.CostOfParity,
}


def named_quality(quality: ab.OfNamed, res: Resolution) -> ab.Quality | None:
    """Return the quality that was named while this ability was carried out, None where nothing was."""
    kind = quality.kind
    assert isinstance(kind, ab.NameKind)
    value: Any = res.named.get(kind.value)
    return None if value is None else NAMED[kind](value)


MEANING.named_quality = named_quality


# What has happened this turn

#: Kinds of event of which several are one.
_BY_AMOUNT = frozenset({"gain crystal", "pay crystals"})


_keys = partial(keys_of, meaning=MEANING)
MEANING.counted = _BY_AMOUNT
MEANING.asks |= {
    ab.EventCount: lambda node: _keys(node.event),
    ab.Trigger: lambda node: _keys(node.event) if node.first else (),
    ab.Replacement: lambda node: _keys(node.event) if node.first else (),
    own.NthCast: lambda node: ("cast",),
    own.CastLimit: lambda node: ("cast",),
    ab.Casts: lambda node: () if node.ordinal is None else ("cast",),
    own.AttackLimit: lambda node: ("attack",),
    ab.DamagedBy: lambda node: ("hurt",),
}


# Qualities

Thing = CardState | LastKnown
Test = Callable[[Any, Thing, Now, Resolution], bool]

CHARACTERS = (CardType.FORWARD, CardType.BACKUP, CardType.MONSTER)

#: What has become of cards that a text or a payment put into the Break Zone, as a participle.
PUT_AWAY = "put into the Break Zone"
#: Where something went that this was done to, by the participle.
GOES_TO: dict[str, tuple[int, int]] = {PUT_AWAY: BREAK, "broken": BREAK, "discarded": BREAK, "removed": REMOVED}

#: The values that two cards are compared by when they are to share a trait.
TRAITS: dict[ab.Trait, Callable[[Now], Iterable[object]]] = {
    ab.Trait.NAME: lambda now: now.names,
    ab.Trait.COST: lambda now: (now.cost,),
    # Only Forwards have power (FFTCG 5.2.6.1).
    ab.Trait.POWER: lambda now: (now.power,) if now.is_forward else (),
    ab.Trait.ELEMENT: lambda now: now.elements,
    ab.Trait.TYPE: lambda now: now.types,
    ab.Trait.JOB: lambda now: now.jobs,
    ab.Trait.CATEGORY: lambda now: now.categories,
}


def _in_zone(quality: ab.InZone, thing: Thing, now: Now, res: Resolution) -> bool:
    if thing.zone not in of_zone(quality, res):
        return False
    if quality.zone is own.Zone.FIELD and quality.player is not None:
        return thing.controller in evaluate.seats(quality.player, res)
    return True


def counters_on(thing: Thing, name: str) -> int:
    """Return how many counters of a name lie on something; of every name when it is empty (FFTCG 6.7.2)."""
    return thing.counters.get(name, 0) if name else sum(thing.counters.values())


def party(res: Resolution, gone: Ref | None = None) -> tuple[Ref, ...]:
    """Return the Forwards of the attacking party; one of which only 1 is left is dissolved (FFTCG 15.1.1.9.5).

    With one that is ``gone``, those of the party that it has just left, and all that left together with it.
    """
    if not res.state.vars.get("party"):
        return ()
    with_it = () if gone is None else (gone, res.source)
    left = tuple(one for one in attacking(res.state) if one in with_it or alive(res.state, one))
    return left if len(left) > 1 else ()


def _blocked_by(quality: ab.BlockedBy, thing: Thing, now: Now, res: Resolution) -> bool:
    by = blocking(res.state)
    return by is not None and nouns.object_of(thing) in attacking(res.state) and evaluate.denotes(quality.whom, by, res)


def _with_counters(quality: ab.WithCounters, thing: Thing, now: Now, res: Resolution) -> bool:
    there = counters_on(thing, quality.counter)
    return there > 0 if quality.quantity is None else evaluate.meets(quality.quantity, there, res)


def _done(quality: ab.Done, thing: Thing, now: Now, res: Resolution) -> bool:
    """Whether the ability has done it: to the object as it was, or as it is since."""
    me = nouns.object_of(thing)
    if quality.player is not None and thing.owner not in evaluate.seats(quality.player, res):
        return False
    there = res.done.get(quality.word, ())
    if quality.word == PUT_AWAY:
        # To be broken is one way to get there (FFTCG 15.1.1.3.1).
        there += res.done.get("broken", ())
    if any(me in (one, res.current(one)) for one in there):
        return True
    # What was paid is spoken of as it was; it is still meant where it went.
    return thing.zone in GOES_TO.get(quality.word, ()) and any(one.number == me.number for one in there)


def _removed_by(quality: ab.RemovedBy, thing: Thing, now: Now, res: Resolution) -> bool:
    by = Ref(thing.marks.get("removed by", -1), thing.marks.get("removed by object", -1))
    return thing.zone in REMOVED and by in evaluate.refs(quality.by, res)


def _of_named(quality: ab.OfNamed, thing: Thing, now: Now, res: Resolution) -> bool:
    named = named_quality(quality, res)
    return named is not None and MEANING.qualities[type(named)](named, thing, now, res)


def _in_party(quality: own.InParty, thing: Thing, now: Now, res: Resolution) -> bool:
    me = nouns.object_of(thing)
    # What has left was in its party until then.
    members = party(res) if isinstance(thing, CardState) else party(res, me)
    if me not in members:
        return False
    return quality.whose is None or any(
        evaluate.denotes(quality.whose, one, res) for one in members if one != me
    )


def _has_chosen(item: Item, quality: own.Targets, res: Resolution) -> bool:
    chosen = [one for group in item.targets for one in group]
    found = [evaluate.denotes(quality.what, one, res) for one in chosen]
    return any(found) and (not quality.only or len(chosen) == 1)


def ability_fits(noun: ab.Noun, number: int, res: Resolution) -> bool:
    """Whether an ability on the stack, which has nothing but its description (FFTCG 11.6.4), fits a noun."""
    for item in stack(res.state):
        if item.stamp == -number:
            return all(_ability_has(quality, item, res) for quality in noun.qualities)
    return False


def _ability_has(quality: ab.Quality, item: Item, res: Resolution) -> bool:
    match quality:
        case own.OnStack(kinds):
            cause = context_of(res.state, item).cause
            return any(is_of_kind(cause, kind) for kind in kinds)
        case ab.ControlledBy(player):
            return item.seat in evaluate.seats(player, res)
        case own.Targets():
            return _has_chosen(item, quality, res)
        case own.ComesFrom(source):
            return evaluate.denotes(source, item.source, res)
        case ab.AnyOf(options):
            return any(all(_ability_has(one, item, res) for one in option.qualities) for option in options)
        case ab.OtherThan(what) if isinstance(what, ab.Reference):
            return Ref(-item.stamp, item.stamp) not in evaluate.refs(what, res)
    return False


MEANING.traits |= TRAITS
MEANING.qualities |= {
    ab.OfType: lambda quality, thing, now, res: quality.type in now.types,
    ab.ControlledBy: lambda quality, thing, now, res: (
        thing.zone in (FIELD, STACK) and thing.controller in evaluate.seats(quality.player, res)
    ),
    ab.Property: lambda quality, thing, now, res: thing.owner in evaluate.seats(quality.player, res),
    ab.OfNamed: _of_named,
    ab.RemovedBy: _removed_by,
    ab.Done: _done,
    ab.InZone: _in_zone,
    ab.Attacking: lambda quality, thing, now, res: nouns.object_of(thing) in attacking(res.state),
    ab.Blocking: lambda quality, thing, now, res: nouns.object_of(thing) == blocking(res.state) and (
        quality.whom is None or any(evaluate.denotes(quality.whom, one, res) for one in attacking(res.state))
    ),
    ab.BlockedBy: _blocked_by,
    ab.Damaged: lambda quality, thing, now, res: thing.damage > 0,
    ab.WithCounters: _with_counters,
    ab.HasAbility: lambda quality, thing, now, res: quality.keyword.value in now.keywords,
    ab.DamagedBy: lambda quality, thing, now, res: (
        any(
            evaluate.denotes(quality.by, source, res) for one in so_far(res.state)
            if one.key == "hurt" and one.what == nouns.object_of(thing) for source in dealers(one)
        )
    ),
    own.IsCharacter: lambda quality, thing, now, res: any(one in CHARACTERS for one in now.types),
    own.OfElement: lambda quality, thing, now, res: quality.element in now.elements,
    own.MultiElement: lambda quality, thing, now, res: len(now.elements) > 1,
    own.EveryOne: lambda quality, thing, now, res: EVERY in TRAITS[quality.trait](now),
    own.WithJob: lambda quality, thing, now, res: quality.job in now.jobs or EVERY in now.jobs,
    own.OfCategory: lambda quality, thing, now, res: (
        quality.category in now.categories or EVERY in now.categories
    ),
    own.IsFrozen: lambda quality, thing, now, res: "frozen" in thing.marks,
    own.IsGeneric: lambda quality, thing, now, res: now.generic,
    own.HasAbilities: lambda quality, thing, now, res: (
        any(of_kinds(one, quality.kinds) for one in now.abilities) or (not quality.kinds and bool(now.keywords))
        or (own.StackKind.EX_BURST in quality.kinds and face(res.state, thing.number).ex_burst)
    ),
    own.InParty: _in_party,
    own.IsParty: lambda quality, thing, now, res: _in_party(own.InParty(), thing, now, res),
    own.OnStack: lambda quality, thing, now, res: thing.zone == STACK and own.StackKind.SUMMON in quality.kinds,
    own.Targets: lambda quality, thing, now, res: any(
        _has_chosen(one, quality, res) for one in stack(res.state)
        if one.source == nouns.object_of(thing) and one.kind == "Summon"
    ),
    own.ComesFrom: lambda quality, thing, now, res: False,
}

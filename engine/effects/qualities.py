"""What each quality of a noun asks of an object, of a card as it is, or of what is remembered of one: where every game
means the same, and those do in which players control what lies on one field.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate, matching
from engine.effects.evaluate import compares
from engine.effects.matching import so_far
from engine.effects.resolution import Resolution
from engine.state import CardState, Ref

Test = Callable[[Any, Any, Any, Any], bool]
#: What stands among the values of a card that has every one that there is: every Job, every Category.
EVERY = "*"


def object_of(thing: Any) -> Ref:
    """Return the object that a card is, or was."""
    return Ref(thing.number, thing.entered)


def is_face_down(thing: Any) -> bool:
    """Whether a card lies face down; what is remembered lay open."""
    return isinstance(thing, CardState) and thing.face_down


def is_read(thing: Any, res: Resolution) -> bool:
    """Whether what stands on a card can be referred to, also to say what it is not (FFTCG 7.13.3, Cipher 6.4.2.2.1)."""
    return not (isinstance(thing, CardState) and res.meaning.is_faceless(thing))


def denotes(what: ab.Reference, thing: Any, now: Any, res: Resolution) -> bool:
    """Whether a reference means just this thing, or it fits the noun of "a ..."."""
    if isinstance(what, ab.Any | ab.Every):
        return evaluate.fits_thing(what.noun, thing, now, res)
    return object_of(thing) in evaluate.refs(what, res)


def _other_than(quality: ab.OtherThan, thing: Any, now: Any, res: Resolution) -> bool:
    what = quality.what
    if isinstance(what, ab.Noun):
        return not evaluate.fits_thing(what, thing, now, res) and is_read(thing, res)
    return not denotes(what, thing, now, res)


def _did(quality: ab.DidThisTurn, thing: Any, now: Any, res: Resolution) -> bool:
    me = object_of(thing)
    did = any(me in (one.what, one.after) and matching.is_deed(quality.deed, one, res) for one in so_far(res.state))
    return did is not quality.never


def _trait_is(quality: ab.TraitIs, thing: Any, now: Any, res: Resolution) -> bool:
    # What is less than 0 is 0 wherever it is asked about (FFTCG 4.3).
    worths = [max(0, one) for one in res.meaning.traits[quality.trait](now)]
    there = any(compares(one, quality.comparison, evaluate.value(quality.amount, res)) for one in worths)
    return there and is_read(thing, res)


def _same(quality: ab.Same, thing: Any, now: Any, res: Resolution) -> bool:
    whose = res.it or res.event if quality.whose is None else evaluate.refs(quality.whose, res)
    trait = res.meaning.traits[quality.trait]
    mine = set(trait(now))
    others = [evaluate.now_of(one, res) for one in whose]
    return any(other is not None and _in_common(mine, set(trait(other))) for other in others)


def _in_common(mine: set[object], others: set[object]) -> bool:
    """Whether two share a value; who has every one shares whatever there is."""
    return bool(mine & others) or (EVERY in mine | others and bool(mine) and bool(others))


def counters_on(thing: Any, name: str) -> int:
    """Return how many counters of a name lie on something; of every name when it is empty."""
    there: Mapping[str, int] = thing.counters
    return there.get(name, 0) if name else sum(there.values())


def _with_counters(quality: ab.WithCounters, thing: Any, now: Any, res: Resolution) -> bool:
    there = counters_on(thing, quality.counter)
    return there > 0 if quality.quantity is None else evaluate.meets(quality.quantity, there, res)


def _in_zone(quality: ab.InZone, thing: Any, now: Any, res: Resolution) -> bool:
    """Whether it lies there; of the field a place is that of whoever controls what lies in it."""
    meaning = res.meaning
    if thing.zone not in meaning.of_zone(quality, res):
        return False
    if quality.player is not None and meaning.pairs[quality.zone][0] == meaning.pairs[quality.zone][1]:
        return thing.controller in evaluate.seats(quality.player, res)
    return True


def _done(quality: ab.Done, thing: Any, now: Any, res: Resolution) -> bool:
    """Whether the ability has done it: to the object as it was, or as it is since."""
    me = object_of(thing)
    if quality.player is not None and thing.owner not in evaluate.seats(quality.player, res):
        return False
    meaning = res.meaning
    there = res.done.get(quality.word, ())
    for word in meaning.ways.get(quality.word, ()):
        there += res.done.get(word, ())
    if any(me in (one, res.current(one)) for one in there):
        return True
    # What was paid is spoken of as it was; it is still meant where it went.
    return thing.zone in meaning.goes_to.get(quality.word, ()) and any(one.number == me.number for one in there)


def taken_by(thing: Any) -> Ref:
    """Return the object whose ability put a card where it lies."""
    return Ref(thing.marks.get("removed by", -1), thing.marks.get("removed by object", -1))


def _of_named(quality: ab.OfNamed, thing: Any, now: Any, res: Resolution) -> bool:
    named = res.meaning.named_quality(quality, res)
    return named is not None and res.meaning.qualities[type(named)](named, thing, now, res)


#: The named value that says what was chosen as cards entered the field, by their numbers.
CHOSEN = "chosen as it enters"


def named_quality(quality: ab.OfNamed, res: Resolution) -> ab.Quality | None:
    """Return the quality named while this ability was carried out, or chosen as its card entered; None for none."""
    kind = quality.kind
    assert isinstance(kind, ab.NameKind)
    value: Any = res.named.get(kind.value)
    if value is None:
        value = res.state.vars.get(CHOSEN, {}).get(res.source.number, {}).get(kind.value)
    return None if value is None else res.meaning.called[kind](value)


#: What it is to have what was named.
CALLED: dict[ab.NameKind, Callable[[Any], ab.Quality]] = {
    ab.NameKind.CARD_NAME: ab.Named,
    ab.NameKind.CARD_TYPE: ab.OfType,
    ab.NameKind.COST: lambda number: ab.TraitIs(ab.Trait.COST, ab.Comparison.EXACTLY, ab.Number(number)),
    ab.NameKind.NUMBER: lambda number: ab.TraitIs(ab.Trait.COST, ab.Comparison.EXACTLY, ab.Number(number)),
    ab.NameKind.PARITY: ab.CostOfParity,
}


def _attacking(quality: ab.Attacking, thing: Any, now: Any, res: Resolution) -> bool:
    fight = res.meaning.fight
    if object_of(thing) not in fight.attackers(res.state):
        return False
    whom = fight.attacked(res.state)
    return quality.whom is None or (whom is not None and evaluate.denotes(quality.whom, whom, res))


def _blocking(quality: ab.Blocking, thing: Any, now: Any, res: Resolution) -> bool:
    fight = res.meaning.fight
    if object_of(thing) not in fight.blockers(res.state):
        return False
    return quality.whom is None or any(evaluate.denotes(quality.whom, one, res) for one in fight.attackers(res.state))


def _blocked_by(quality: ab.BlockedBy, thing: Any, now: Any, res: Resolution) -> bool:
    fight = res.meaning.fight
    by = fight.blockers(res.state)
    return bool(by) and object_of(thing) in fight.attackers(res.state) and evaluate.denotes(quality.whom, by[0], res)


def _damaged_by(quality: ab.DamagedBy, thing: Any, now: Any, res: Resolution) -> bool:
    """Whether it was dealt damage this turn by what is meant."""
    me = object_of(thing)
    return any(
        evaluate.denotes(quality.by, source, res) for one in so_far(res.state)
        if one.key == "hurt" and one.what == me for source in matching.dealers(one)
    )


QUALITIES: dict[type[ab.Quality], Test] = {
    ab.AnyOf: lambda quality, thing, now, res: (
        any(evaluate.fits_thing(option, thing, now, res) for option in quality.options)
    ),
    ab.CostOfParity: lambda quality, thing, now, res: now.cost % 2 == (quality.parity is ab.Parity.ODD),
    ab.Tapped: lambda quality, thing, now, res: thing.dull,
    ab.Untapped: lambda quality, thing, now, res: not thing.dull,
    ab.IsCard: lambda quality, thing, now, res: True,
    ab.Named: lambda quality, thing, now, res: quality.name in now.names,
    ab.OtherThan: _other_than,
    ab.Among: lambda quality, thing, now, res: object_of(thing) in evaluate.refs(quality.them, res),
    ab.DidThisTurn: _did,
    ab.TraitIs: _trait_is,
    ab.CostOneOf: lambda quality, thing, now, res: now.cost in quality.numbers,
    ab.Same: _same,
    # Another than what was spoken of last; where nothing was, than the ability's own card.
    ab.Other: lambda quality, thing, now, res: object_of(thing) not in (res.it or res.event or (res.source,)),
    ab.OwnedBy: lambda quality, thing, now, res: (
        res.meaning.belongs(thing) in evaluate.seats(quality.player, res)
    ),
    ab.AllDifferent: lambda quality, thing, now, res: True,
    ab.TotalIs: lambda quality, thing, now, res: True,
    ab.FaceUp: lambda quality, thing, now, res: not is_face_down(thing),
    ab.FaceDown: lambda quality, thing, now, res: is_face_down(thing),
}
#: What a game asks besides in which players control what lies on one field, where it bears damage and counters, attacks
#: and blocks.
ON_FIELD: dict[type[ab.Quality], Test] = {
    ab.OfType: lambda quality, thing, now, res: quality.type in now.types,
    ab.Property: lambda quality, thing, now, res: thing.owner in evaluate.seats(quality.player, res),
    ab.OfNamed: _of_named,
    ab.RemovedBy: lambda quality, thing, now, res: (
        thing.zone in res.meaning.removed and taken_by(thing) in evaluate.refs(quality.by, res)
    ),
    ab.Done: _done,
    ab.InZone: _in_zone,
    ab.Attacking: _attacking,
    ab.Blocking: _blocking,
    ab.BlockedBy: _blocked_by,
    ab.Damaged: lambda quality, thing, now, res: thing.damage > 0,
    ab.WithCounters: _with_counters,
    ab.DamagedBy: _damaged_by,
}

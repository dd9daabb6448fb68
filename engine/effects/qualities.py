"""What each quality of a noun asks of an object, where every game means the same: of a card as it is, or of what is
remembered of one, with its values.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate, matching
from engine.effects.history import so_far
from engine.effects.numbers import compares
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
    did = any(
        me in (one.what, one.after) and matching.is_deed(quality.deed, one, res)
        for one in so_far(res.state)
    )
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


def _other(quality: ab.Other, thing: Any, now: Any, res: Resolution) -> bool:
    """Whether it is another than what was spoken of last; where nothing was, than the ability's own card."""
    return object_of(thing) not in (res.it or res.event or (res.source,))


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
    ab.Other: _other,
    ab.OwnedBy: lambda quality, thing, now, res: (
        res.meaning.belongs(thing) in evaluate.seats(quality.player, res)
    ),
    ab.AllDifferent: lambda quality, thing, now, res: True,
    ab.TotalIs: lambda quality, thing, now, res: True,
    ab.FaceUp: lambda quality, thing, now, res: not is_face_down(thing),
    ab.FaceDown: lambda quality, thing, now, res: is_face_down(thing),
}

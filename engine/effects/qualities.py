"""What each quality of a noun asks of an object, where every game means the same: of a card as it is, or of what is
remembered of one, with its values.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities import nouns as words
from engine.abilities.nouns import Noun, Quality
from engine.abilities.references import Any as AnyOne
from engine.abilities.references import Every, Reference
from engine.effects import evaluate, matching
from engine.effects.history import so_far
from engine.effects.resolution import Resolution
from engine.objects import Ref
from engine.state import CardState

Test = Callable[[Any, Any, Any, Any], bool]


def object_of(thing: Any) -> Ref:
    """Return the object that a card is, or was."""
    return Ref(thing.number, thing.entered)


def is_face_down(thing: Any) -> bool:
    """Whether a card lies face down; what is remembered lay open."""
    return isinstance(thing, CardState) and thing.face_down


def denotes(what: Reference, thing: Any, now: Any, res: Resolution) -> bool:
    """Whether a reference means just this thing, or it fits the noun of "a ..."."""
    if isinstance(what, AnyOne | Every):
        return evaluate.fits_thing(what.noun, thing, now, res)
    return object_of(thing) in evaluate.refs(what, res)


def _any_of(quality: words.AnyOf, thing: Any, now: Any, res: Resolution) -> bool:
    return any(evaluate.fits_thing(option, thing, now, res) for option in quality.options)


def _other_than(quality: words.OtherThan, thing: Any, now: Any, res: Resolution) -> bool:
    what = quality.what
    if isinstance(what, Noun):
        return not evaluate.fits_thing(what, thing, now, res)
    return not denotes(what, thing, now, res)


def _did(quality: words.DidThisTurn, thing: Any, now: Any, res: Resolution) -> bool:
    me = object_of(thing)
    did = any(
        me in (one.what, one.after) and matching.is_deed(quality.deed, one, res)
        for one in so_far(res.state)
    )
    return did is not quality.never


QUALITIES: dict[type[Quality], Test] = {
    words.AnyOf: _any_of,
    words.IsCard: lambda quality, thing, now, res: True,
    words.Named: lambda quality, thing, now, res: quality.name in now.names,
    words.OtherThan: _other_than,
    words.Among: lambda quality, thing, now, res: object_of(thing) in evaluate.refs(quality.them, res),
    words.DidThisTurn: _did,
    words.AllDifferent: lambda quality, thing, now, res: True,
    words.TotalIs: lambda quality, thing, now, res: True,
    words.FaceUp: lambda quality, thing, now, res: not is_face_down(thing),
    words.FaceDown: lambda quality, thing, now, res: is_face_down(thing),
}

"""What a text says of itself: how many choices each part of it holds, in printed order, and which words depend on what
was spoken of before them.

Groups of targets, lists of actions and shares of damage are kept in printed order with an item of the stack; parts of
the text that are not carried out keep their places, so that nothing shifts.
"""

from __future__ import annotations

from typing import NamedTuple

from engine import abilities as ab
from engine.abilities.node import walk
from engine.state import Ref


class Size(NamedTuple):
    """How many groups of targets, lists of actions and shares."""

    groups: int = 0
    lists: int = 0
    shares: int = 0


NOTHING = Size()
Place = tuple[int, int, int]


def inner(effect: ab.Effect) -> tuple[ab.Effect, ...]:
    """Return the effects directly inside one, in printed order, that belong to the same ability.

    A delayed ability and one that triggers "when you do so" are abilities of their own (FFTCG 11.8.17).
    """
    match effect:
        case ab.Sequence(effects) | ab.EitherEffect(effects):
            return effects
        case ab.Unless(_, escape, then):
            return (escape, then)
        case ab.Delayed() | ab.WhenYouDoSo() | ab.WhenDone() | ab.WhenSo():
            return ()
        case ab.SelectModes(modes=modes):
            return tuple(one for mode in modes for one in mode.effects)
    within = getattr(effect, "effect", None)
    return (within,) if isinstance(within, ab.Effect) else ()


def _measure(effect: ab.Effect) -> Size:
    groups = len(effect.targets) if isinstance(effect, ab.Choose) else 0
    lists = int(isinstance(effect, ab.SelectModes))
    shares = int(isinstance(effect, ab.DivideDamage))
    for one in inner(effect):
        more = size_of(one)
        groups, lists, shares = groups + more.groups, lists + more.lists, shares + more.shares
    return Size(groups, lists, shares) if groups or lists or shares else NOTHING


#: How many choices an effect holds.
size_of: ab.Memo[ab.Effect, Size] = ab.Memo(_measure)


def after(place: Place, effect: ab.Effect) -> Place:
    """Return the place that follows an effect that stands at a place."""
    size = size_of(effect)
    if size is NOTHING:
        return place
    return place[0] + size.groups, place[1] + size.lists, place[2] + size.shares


def total(effects: tuple[ab.Effect, ...]) -> Size:
    """Return how many choices several effects hold."""
    return Size(*_sum(effects))


def _sum(effects: tuple[ab.Effect, ...]) -> Place:
    place = (0, 0, 0)
    for one in effects:
        place = after(place, one)
    return place


# Words that depend on others, and words made fast, whose objects stay what they were


class LockedIn(ab.Reference):
    """Just these objects, whatever happens to be spoken of later."""

    objects: tuple[Ref, ...]


#: References that mean something only while the effect that speaks is carried out.
SPOKEN: frozenset[type[ab.Reference]] = frozenset({
    ab.It, ab.Them, ab.That, ab.Former, ab.Latter, ab.TheRest, ab.TheDealt,
})
#: Players that are known only through what is spoken of.
SPOKEN_PLAYERS = (ab.Player.THEY, ab.Player.ITS_CONTROLLER, ab.Player.ITS_OWNER)

#: Whether a part of the tree means nothing without what was said before it.
speaks_of_context: ab.Memo[object, bool] = ab.Memo(lambda tree: any(
    type(one) in SPOKEN or (isinstance(one, ab.Same) and one.whose is None) for one in walk(tree)
))

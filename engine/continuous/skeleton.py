"""What a board is worked out from: who stands where, and what is in force."""

from __future__ import annotations

from typing import Generic, TypeVar

from engine.continuous.dependence import LASTING, OBJECTS, OUTSIDE
from engine.continuous.in_force import EffectsInForce, Standing, Watching, sources
from engine.continuous.lasting import all_of
from engine.continuous.layering import Layering
from engine.continuous.values import Values
from engine.derived import ChangeCursor
from engine.state import Ref, State
from engine.triggers.pending import TriggerSource

V = TypeVar("V", bound=Values)

#: The aspects of what a board is worked out from.
STRUCTURE = frozenset({OBJECTS, LASTING, OUTSIDE})


class Skeleton(Generic[V]):
    """What a board is worked out from: the objects with what their cards come with, and everything in force.

    ``others`` change objects and have no values themselves; ``outside`` is what is on the lookout elsewhere; ``known``
    are objects as they were last seen.
    """

    __slots__ = ("_watching", "cursor", "force", "known", "now", "objects", "others", "outside")

    def __init__(
        self,
        cursor: ChangeCursor,
        objects: list[Standing],
        others: list[Standing],
        outside: list[tuple[Ref, int, Watching]],
        force: EffectsInForce,
        known: dict[int, Standing],
    ) -> None:
        self.cursor = cursor
        self.objects = objects
        self.others = others
        self.outside = outside
        self.force = force
        self.known = known
        #: The values that nothing has changed yet.
        self.now: dict[int, V] = {one.number: one.now for one in objects}  # type: ignore[misc]
        self._watching: dict[str, list[TriggerSource]] = {}

    def watching(self, key: str) -> list[TriggerSource]:
        """Return what watches for a kind of event where no card's abilities have changed."""
        found = self._watching.get(key)
        if found is None:
            found = self._watching[key] = [
                source for one in self.objects if key in one.watching for source in one.sources(key)
            ] + self.watching_outside(key)
        return found

    def watching_outside(self, key: str) -> list[TriggerSource]:
        """Return what watches for it elsewhere."""
        return [
            one for source, seat, watching in self.outside if key in watching
            for one in sources(source, seat, watching, key)
        ]

    def is_as(self, other: Skeleton[V]) -> bool:
        """Whether it is what the other is: the same objects, and the same in force."""
        return self is other or (
            self.force is other.force and self.now == other.now and self.outside is other.outside
        )


def skeleton_of(
    layering: Layering[V], state: State, old: Skeleton[V] | None = None, found: set[str] | None = None
) -> Skeleton[V]:
    """Return what a board is worked out from, after these aspects of the old one have been touched."""
    known = {} if old is None else old.known
    kept = None if found is None else old
    cursor = ChangeCursor(state) if kept is None else kept.cursor
    objects = layering.objects(state, known) if kept is None or OBJECTS in (found or ()) else kept.objects
    if kept is None or OUTSIDE in (found or ()):
        others, outside = layering.others(state), layering.outside(state)
    else:
        others, outside = kept.others, kept.outside
    active = [one for one in objects if one.influence.changes] + others
    lasting = all_of(state)
    # What is in force is the same as long as it comes from the same objects and effects.
    if old is not None and old.force.lasting is lasting and old.force.active == active:
        force = old.force
    else:
        force = EffectsInForce(active, lasting, [layering.splitter.of_effect(one) for one in lasting])
    return Skeleton(cursor, objects, others, outside, force, known)

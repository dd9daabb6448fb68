"""The layers that a game declares, with what else differs between games, and what a board is worked out from."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine import abilities as ab
from engine.continuous.in_force import (
    EffectsInForce,
    InForce,
    RestInForce,
    Standing,
    Values,
    Watching,
    are_apart,
    are_entangled,
    by_order,
    concerned,
    sources,
)
from engine.continuous.lasting import all_of
from engine.continuous.modifiers import LASTING, OBJECTS, OUTSIDE, Influence, Modifier, Splitter
from engine.derived import ChangeCursor, Touch
from engine.effects.resolution import Resolution
from engine.state import Ref, State
from engine.triggers.trigger_event import TriggerSource

V = TypeVar("V", bound=Values)


@dataclass(frozen=True, eq=False)
class Layering(Generic[V]):
    """The layers of a game in their order, and what else its boards are worked out by.

    ``splitter`` takes statics apart, ``influence`` is what an ability that is gained changes, ``watching`` which
    abilities trigger on what. ``objects`` are the objects that have values, given those known from before; ``outside``
    what is on the lookout elsewhere; ``outsiders`` the cards of which that may be said; ``others`` what only changes
    objects. ``last`` is greater for what applies later than others of its layer whatever the time stamps say;
    ``arrange`` may move what waits for a later layer. ``lazy`` are the layers, at the end, whose values are worked out
    when somebody asks, ``eager`` the others.
    """

    layers: tuple[int, ...]
    splitter: Splitter
    resolution: Callable[..., Resolution]
    influence: Callable[[ab.Ability], Influence]
    watching: Callable[[Iterable[tuple[int, ab.Ability]]], Watching]
    objects: Callable[[State, dict[int, Standing]], list[Standing]]
    outside: Callable[[State], list[tuple[Ref, int, Watching]]]
    outsiders: Callable[[State], Container[int]]
    touched: Touch
    others: Callable[[State], list[Standing]] = lambda state: []
    last: Callable[[Modifier, Ref], int] = lambda modifier, source: 0
    arrange: Callable[[dict[int, list[InForce]]], None] = lambda layers: None
    lazy: tuple[int, ...] = ()
    eager: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "eager", tuple([layer for layer in self.layers if layer not in self.lazy]))

    def gather(self, force: EffectsInForce, state: State) -> dict[int, list[InForce]]:
        """Return the modifiers of everything in force, in their layers; put together once."""
        if force.layers is not None:
            return force.layers
        found: dict[int, list[InForce]] = {layer: [] for layer in self.layers}
        for one in force.active:
            for modifier in self._taken_apart(one, state):
                found[modifier.modifier.layer].append(modifier)
            force.rests += one.rests
        for effect in force.lasting:
            res = self.resolution(state, effect.seat, effect.source, effect.kind)
            influence = self.splitter.of_effect(effect)
            for _, part in influence.modifiers:
                last = self.last(part, effect.source)
                found[part.layer].append(InForce(part, res, effect.stamp, None, last, effect))
            force.rests += [RestInForce(rest, res, None, effect) for _, rest in influence.rests]
        several = [layer for layer, those in found.items() if len(those) > 1]
        for layer in several:
            found[layer].sort(key=by_order)
        force.layers = found
        force.entangled = frozenset([layer for layer in several if are_entangled(found[layer])])
        force.apart = frozenset([layer for layer in self.lazy if are_apart(found[layer])])
        force.linked = concerned([one for layer in self.lazy for one in found[layer]])
        return found

    def _taken_apart(self, one: Standing, state: State) -> tuple[InForce, ...]:
        if one.in_force is None:
            res = self.resolution(state, one.seat, one.source)
            # "If Osk is on the field, it gains ...": the card itself is spoken of.
            res.it = (one.source,)
            stamp = one.source.entered
            one.in_force = tuple([
                InForce(modifier, res, stamp, ability, self.last(modifier, one.source))
                for ability, modifier in one.influence.modifiers
            ])
            one.rests = tuple([RestInForce(rest, res, ability, None) for ability, rest in one.influence.rests])
        return one.in_force


# What a board is worked out from: who stands where, and what is in force

#: The aspects of what a board is worked out from.
STRUCTURE = frozenset({OBJECTS, LASTING, OUTSIDE})


@dataclass(eq=False, slots=True)
class Skeleton(Generic[V]):
    """What a board is worked out from: the objects with what their cards come with, and everything in force.

    ``others`` change objects and have no values themselves; ``outside`` is what is on the lookout elsewhere,
    ``outsiders`` the cards of the game of which that may be said; ``known`` are objects as they were last seen,
    ``now`` the values that nothing has changed yet.
    """

    cursor: ChangeCursor
    outsiders: Container[int]
    objects: list[Standing]
    others: list[Standing]
    outside: list[tuple[Ref, int, Watching]]
    force: EffectsInForce
    known: dict[int, Standing]
    now: dict[int, V] = field(init=False)
    _watching: dict[str, list[TriggerSource]] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        self.now = {one.number: one.now for one in self.objects}  # type: ignore[misc]

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


def skeleton_of(
    layering: Layering[V], state: State, old: Skeleton[V] | None = None, found: set[str] | None = None
) -> Skeleton[V]:
    """Return what a board is worked out from, after these aspects of the old one have been touched."""
    known = {} if old is None else old.known
    kept = None if found is None else old
    if kept is None:
        cursor, outsiders = ChangeCursor(state), layering.outsiders(state)
    else:
        cursor, outsiders = kept.cursor, kept.outsiders
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
    made: Skeleton[V] = Skeleton(cursor, outsiders, objects, others, outside, force, known)
    if kept is not None and kept.objects == objects and kept.outside is outside:
        made._watching = kept._watching
    return made

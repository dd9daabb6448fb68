"""The layers that a game declares for its continuous effects, and what else differs from game to game."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine import abilities as ab
from engine.continuous.in_force import (
    EffectsInForce,
    InForce,
    RestInForce,
    Standing,
    Watching,
    are_apart,
    are_entangled,
    by_order,
    concerned,
)
from engine.continuous.modifiers import Influence, Modifier, Splitter
from engine.continuous.values import Values
from engine.derived import Touch
from engine.effects.resolution import Resolution
from engine.state import Ref, State

V = TypeVar("V", bound=Values)


@dataclass(frozen=True, eq=False)
class Layering(Generic[V]):
    """The layers of a game in their order, and what else its boards are worked out by.

    ``splitter`` takes statics apart, ``influence`` is what an ability that is gained changes, ``watching`` which
    abilities trigger on what. ``objects`` are the objects that have values, given those known from before; ``outside``
    what is on the lookout elsewhere; ``outsiders`` the cards of which that may be said; ``others`` what only changes
    objects. ``last`` is greater for what applies later than others of its layer whatever the time stamps say;
    ``arrange`` may move what waits for a later layer. ``lazy`` are the layers, at the end, whose values are worked out
    when somebody asks.
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
        for layer in self.layers:
            found[layer].sort(key=by_order)
        force.layers = found
        force.entangled = frozenset([
            layer for layer in self.layers if len(found[layer]) > 1 and are_entangled(found[layer])
        ])
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

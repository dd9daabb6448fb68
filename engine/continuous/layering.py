"""The layers that a game declares for its continuous effects, and what else differs from game to game."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Any, Generic, TypeVar

from engine import abilities as ab
from engine.change_cursor import Touch
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
from engine.continuous.lasting import ContinuousEffect
from engine.continuous.modifiers import Influence, Modifier
from engine.continuous.values import Values
from engine.effects.resolution import Resolution
from engine.objects import Ref
from engine.state import State

V = TypeVar("V", bound=Values)


class Layering(Generic[V]):
    """The layers of a game in their order, and what else its boards are worked out by.

    ``apply`` says how each class of change changes the values of a card, ``extents`` what besides the objects and the
    amount of a change may depend on others. ``last`` is greater for what applies later than others of its layer
    whatever the time stamps say; ``arrange`` may move what waits for a later layer. ``lazy`` are the layers, at the
    end, whose values are worked out when somebody asks. ``influence`` is what an ability that is gained changes,
    ``of_effect`` what an effect that lasts does, ``watching`` which abilities trigger on what. ``objects`` are the
    objects that have values, given those known from before; ``others`` those that only change others; ``outside`` what
    is on the lookout elsewhere; ``outsiders`` the cards of which either may be said. ``replaces`` are the statics that
    replace events.
    """

    def __init__(
        self,
        layers: tuple[int, ...],
        apply: dict[type, Callable[[Any, InForce, Any, int], None]],
        resolution: Callable[..., Resolution],
        influence: Callable[[ab.Ability], Influence],
        of_effect: Callable[[ContinuousEffect], Influence],
        watching: Callable[[Iterable[tuple[int, ab.Ability]]], Watching],
        objects: Callable[[State, dict[int, Standing]], list[Standing]],
        outside: Callable[[State], list[tuple[Ref, int, Watching]]],
        outsiders: Callable[[State], Container[int]],
        touched: Touch,
        replaces: type[ab.Static],
        others: Callable[[State], list[Standing]] = lambda state: [],
        last: Callable[[Modifier, Ref], int] = lambda modifier, source: 0,
        extents: dict[type, Callable[[Any, InForce], object]] | None = None,
        arrange: Callable[[dict[int, list[InForce]]], None] = lambda layers: None,
        lazy: tuple[int, ...] = (),
    ) -> None:
        self.early = tuple(layer for layer in layers if layer not in lazy)
        self.lazy = lazy
        self.layers = layers
        self.apply = apply
        self.resolution = resolution
        self.influence = influence
        self.of_effect = of_effect
        self.watching = watching
        self.objects = objects
        self.others = others
        self.outside = outside
        self.outsiders = outsiders
        self.touched = touched
        self.replaces = replaces
        self.last = last
        self.extents = extents or {}
        self.arrange = arrange

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
            influence = self.of_effect(effect)
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

"""The groups of targets that a text asks for (FFTCG 11.3.3), in printed order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.abilities import targets
from engine.abilities.effects import Effect
from engine.abilities.memo import Memo
from engine.abilities.targets import Target
from engine.effects.layout import inner
from engine.games.fftcg.effects import places


def _targets(effects: tuple[Effect, ...]) -> tuple[Target, ...]:
    return tuple(_targets_in(effects))


def _targets_in(effects: tuple[Effect, ...]) -> Iterator[Target]:
    for one in effects:
        if isinstance(one, targets.Choose):
            yield from groups_of(one)
        else:
            yield from _targets_in(inner(one))


def _groups(effect: targets.Choose) -> tuple[Target, ...]:
    nouns = places.spread(tuple(one.noun for one in effect.targets))
    return tuple(replace(one, noun=noun) for one, noun in zip(effect.targets, nouns, strict=True))


#: The groups of targets that one "choose" asks for, each with its place.
groups_of: Memo[targets.Choose, tuple[Target, ...]] = Memo(_groups)
#: Every group of targets that a text asks for, in printed order.
targets_of: Memo[tuple[Effect, ...], tuple[Target, ...]] = Memo(_targets)

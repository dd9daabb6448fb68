"""A printed ability made ready before anything is worked out: said plainly where it leans on other words, and where
it works.

What only the last of a list says holds for all of it: "the Card Name Vell Forward and the Job Pilot Forwards you
control"; and so does what stands before the first: "your Card Name Vell or Card Name Rook". "This Forward", after a
Forward was chosen, is that one: a card calls itself by its name, and "this" only in quotes, in what it gives to others.
Outside the field an ability works where its text says so (FFTCG 11.9.1, 11.6.4).
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk, with_parts
from engine.effects.nouns import lists_said, of_zone
from engine.effects.places import used_from
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects.nouns import MISSING
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.table import FIELD

_HEADS = (ab.OfType, own.IsCharacter)
#: What stands before a list of alternatives and holds for all of them, by what it is about.
_LEADING: tuple[tuple[type[ab.Quality], ...], ...] = ((ab.OwnedBy, ab.ControlledBy), (ab.Untapped, ab.Tapped))


def said_plainly(ability: ab.Ability) -> ab.Ability:
    """Return a printed ability with what leans on other words said plainly."""
    parts = list(walk(ability))
    if any(isinstance(one, ab.Both) for one in parts):
        ability = lists_said(ability, MISSING, _says_which)
    if any(isinstance(one, ab.AnyOf) for one in parts):
        ability = _led(ability)
    if any(isinstance(one, ab.This) for one in parts) and any(isinstance(one, ab.Choose) for one in parts):
        said = [getattr(ability, name) for name in ("trigger", "cost", "condition") if hasattr(ability, name)]
        if not any(_is_one(one) for part in said for one in walk(part)):
            ability = _chosen(ability)
    return ability


def paired(ability: ab.Ability) -> ab.Ability:
    """Return an ability in which an "instead" that has an end of its own stands in the place of what it replaces, with
    its end (FFTCG 11.12.5.6).

    "Selects 1. Put it ... If ..., selects 2 instead. Put them ...": either the first two, or the last two.
    """
    if isinstance(ability, own.WithDamage):
        return replace(ability, ability=paired(ability.ability))
    if not isinstance(ability, ab.ActionAbility | ab.AutoAbility | own.SummonEffect):
        return ability
    effects = _led_on(ability.effects)
    if effects != ability.effects:
        ability = replace(ability, effects=effects)
    for place in range(len(effects) - 3):
        first, end, later, other = effects[place : place + 4]
        if isinstance(later, ab.IfThen) and isinstance(later.effect, ab.Instead) and _parallel(
            (first, end), (later.effect.effect, other)
        ):
            instead = ab.IfThen(later.condition, ab.Instead(ab.Sequence((later.effect.effect, other))))
            return replace(
                ability, effects=(*effects[:place], ab.Sequence((first, end)), instead, *effects[place + 4 :])
            )
    return ability


def _led_on(effects: tuple[ab.Effect, ...]) -> tuple[ab.Effect, ...]:
    """Return effects in which what "then" leads on from "if you do so" is done only if they did (FFTCG 11.11.5b)."""
    for place, (one, later) in enumerate(pairwise(effects)):
        if isinstance(one, ab.IfYouDoSo) and isinstance(later, ab.Then):
            both = ab.IfYouDoSo(ab.Sequence((one.effect, later.effect)), one.player)
            return _led_on((*effects[:place], both, *effects[place + 2 :]))
    return effects


def _parallel(effects: tuple[ab.Effect, ab.Effect], others: tuple[ab.Effect, ab.Effect]) -> bool:
    """Whether two sentences do what two others do, in the same order, and each something else."""
    kinds = [_kind(one) for one in effects]
    return kinds == [_kind(one) for one in others] and kinds[0] != kinds[1]


def _kind(effect: ab.Effect) -> tuple[type[ab.Effect], ...]:
    if isinstance(effect, ab.Then):
        return _kind(effect.effect)
    return (ab.ByPlayer, *_kind(effect.effect)) if isinstance(effect, ab.ByPlayer) else (type(effect),)


def _led(node: Any) -> Any:
    """Return a part of the tree with what stands before the first of some alternatives put into the others."""
    found = with_parts(node, _led)
    if not isinstance(found, ab.AnyOf):
        return found
    for about in _LEADING:
        found = _led_by(found, about)
    return found


def _led_by(either: ab.AnyOf, about: tuple[type[ab.Quality], ...]) -> ab.AnyOf:
    first, *others = either.options
    leading = next((one for one in first.qualities if isinstance(one, about)), None)
    if leading is None or len(first.qualities) < 2 or any(isinstance(one, about) for noun in others
                                                          for one in noun.qualities):
        return either
    return ab.AnyOf((first, *(ab.Noun((leading, *noun.qualities)) for noun in others)))


def _says_which(one: ab.Reference) -> bool:
    """Whether a reference says more than what kind of card: "the Forward" alone is one that was spoken of."""
    noun: ab.Noun = one.noun  # type: ignore[attr-defined]
    return not isinstance(one, ab.The) or not all(
        isinstance(quality, (ab.IsCard, *_HEADS)) for quality in noun.qualities
    )


def _chosen(node: Any) -> Any:
    """Return a part of the tree with "this Forward" as what was chosen, but for what stands in quotes."""
    if isinstance(node, ab.Granted):
        return node
    if _is_one(node):
        return ab.That(node.noun)
    return with_parts(node, _chosen)


def _is_one(node: object) -> bool:
    """Whether this is "this Forward", and not "this card"."""
    return isinstance(node, ab.This) and any(isinstance(one, _HEADS) for one in node.noun.qualities)


# Where it works


def spots(ability: ab.ActionAbility) -> tuple[ab.InZone, ...]:
    """Return the places besides the field that an ability can be used from."""
    return used_from(ability, own.Zone.HAND, own.Zone.FIELD)


def places_of_use(ability: ab.ActionAbility, res: Resolution) -> frozenset[int]:
    """Return the zones besides the field that an ability can be used from."""
    return frozenset(zone for spot in spots(ability) for zone in of_zone(spot, res)) - {FIELD}

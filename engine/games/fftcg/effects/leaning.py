"""Words that lean on those around them, said plainly before anything is worked out.

What only the last of a list says holds for all of it: "the Card Name Vell Forward and the Job Pilot Forwards you
control"; and so does what stands before the first: "your Card Name Vell or Card Name Rook". "This Forward", after a
Forward was chosen, is that one: a card calls itself by its name, and "this" only in quotes, in what it gives to others.
"""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import pairwise
from typing import Any

from engine.abilities.effects import ByPlayer, Effect, IfThen, IfYouDoSo, Instead, Sequence, Then
from engine.abilities.kinds import Ability, ActionAbility, AutoAbility
from engine.abilities.node import Node, walk
from engine.abilities.nouns import AnyOf, ControlledBy, IsCard, Noun, OfType, OwnedBy, Quality
from engine.abilities.references import Any as AnyOne
from engine.abilities.references import Both, Every, Pick, Reference, That, The, This
from engine.abilities.statics import Granted
from engine.abilities.targets import Choose
from engine.abilities.turning import Tapped, Untapped
from engine.effects.locking import rebuilt
from engine.games.fftcg.effects.places import spread
from engine.games.fftcg.vocabulary import IsCharacter, SummonEffect, WithDamage

#: References that find what fits a noun.
_FINDING = (AnyOne, Every, Pick, The)
_HEADS = (OfType, IsCharacter)
#: What stands before a list of alternatives and holds for all of them, by what it is about.
_LEADING: tuple[tuple[type[Quality], ...], ...] = ((OwnedBy, ControlledBy), (Untapped, Tapped))


def said_plainly(ability: Ability) -> Ability:
    """Return a printed ability with what leans on other words said plainly."""
    parts = list(walk(ability))
    if any(isinstance(one, Both) for one in parts):
        ability = _lists(ability)
    if any(isinstance(one, AnyOf) for one in parts):
        ability = _led(ability)
    if any(isinstance(one, This) for one in parts) and any(isinstance(one, Choose) for one in parts):
        said = [getattr(ability, name) for name in ("trigger", "cost", "condition") if hasattr(ability, name)]
        if not any(_is_one(one) for part in said for one in walk(part)):
            ability = _chosen(ability)
    return ability


def paired(ability: Ability) -> Ability:
    """Return an ability in which an "instead" that has an end of its own stands in the place of what it replaces, with
    its end (FFTCG 11.12.5.6).

    "Selects 1. Put it ... If ..., selects 2 instead. Put them ...": either the first two, or the last two.
    """
    if isinstance(ability, WithDamage):
        return replace(ability, ability=paired(ability.ability))
    if not isinstance(ability, ActionAbility | AutoAbility | SummonEffect):
        return ability
    effects = _led_on(ability.effects)
    if effects != ability.effects:
        ability = replace(ability, effects=effects)
    for place in range(len(effects) - 3):
        first, end, later, other = effects[place : place + 4]
        if isinstance(later, IfThen) and isinstance(later.effect, Instead) and _parallel(
            (first, end), (later.effect.effect, other)
        ):
            instead = IfThen(later.condition, Instead(Sequence((later.effect.effect, other))))
            return replace(
                ability, effects=(*effects[:place], Sequence((first, end)), instead, *effects[place + 4 :])
            )
    return ability


def _led_on(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return effects in which what "then" leads on from "if you do so" is done only if they did (FFTCG 11.11.5b)."""
    for place, (one, later) in enumerate(pairwise(effects)):
        if isinstance(one, IfYouDoSo) and isinstance(later, Then):
            both = IfYouDoSo(Sequence((one.effect, later.effect)), one.player)
            return _led_on((*effects[:place], both, *effects[place + 2 :]))
    return effects


def _parallel(effects: tuple[Effect, Effect], others: tuple[Effect, Effect]) -> bool:
    """Whether two sentences do what two others do, in the same order, and each something else."""
    kinds = [_kind(one) for one in effects]
    return kinds == [_kind(one) for one in others] and kinds[0] != kinds[1]


def _kind(effect: Effect) -> tuple[type[Effect], ...]:
    if isinstance(effect, Then):
        return _kind(effect.effect)
    return (ByPlayer, *_kind(effect.effect)) if isinstance(effect, ByPlayer) else (type(effect),)


def _lists(node: Any) -> Any:
    """Return a part of the tree with what only the last of a list says put into the others."""
    found = _inside(node, _lists)
    return _shared(found) if isinstance(found, Both) else found


def _led(node: Any) -> Any:
    """Return a part of the tree with what stands before the first of some alternatives put into the others."""
    found = _inside(node, _led)
    if not isinstance(found, AnyOf):
        return found
    for about in _LEADING:
        found = _led_by(found, about)
    return found


def _led_by(either: AnyOf, about: tuple[type[Quality], ...]) -> AnyOf:
    first, *others = either.options
    leading = next((one for one in first.qualities if isinstance(one, about)), None)
    if leading is None or len(first.qualities) < 2 or any(isinstance(one, about) for noun in others
                                                          for one in noun.qualities):
        return either
    return AnyOf((first, *(Noun((leading, *noun.qualities)) for noun in others)))


def _shared(both: Both) -> Both:
    """Return a list whose parts all say where, whose and what they are."""
    places = [place for place, one in enumerate(both.references) if isinstance(one, _FINDING) and _says_which(one)]
    if len(places) < 2 or places[-1] != len(both.references) - 1:
        return both
    nouns = spread(tuple(both.references[place].noun for place in places))  # type: ignore[attr-defined]
    parts: list[Reference] = list(both.references)
    for place, noun in zip(places, nouns, strict=True):
        parts[place] = replace(parts[place], noun=noun)  # type: ignore[call-arg]
    return replace(both, references=tuple(parts))


def _says_which(one: Reference) -> bool:
    """Whether a reference says more than what kind of card: "the Forward" alone is one that was spoken of."""
    noun: Noun = one.noun  # type: ignore[attr-defined]
    return not isinstance(one, The) or not all(isinstance(quality, (IsCard, *_HEADS)) for quality in noun.qualities)


def _chosen(node: Any) -> Any:
    """Return a part of the tree with "this Forward" as what was chosen, but for what stands in quotes."""
    if isinstance(node, Granted):
        return node
    if _is_one(node):
        return That(node.noun)
    return _inside(node, _chosen)


def _is_one(node: object) -> bool:
    """Whether this is "this Forward", and not "this card"."""
    return isinstance(node, This) and any(isinstance(one, _HEADS) for one in node.noun.qualities)


def _inside(node: Any, change: Any) -> Any:
    if isinstance(node, tuple):
        found = tuple(change(one) for one in node)
        return node if all(new is old for new, old in zip(found, node, strict=True)) else found
    if not isinstance(node, Node):
        return node
    return rebuilt(node, {field.name: change(getattr(node, field.name)) for field in fields(node)})

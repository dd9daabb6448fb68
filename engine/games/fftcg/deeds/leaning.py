"""Words that lean on those around them, said plainly before anything is worked out.

What only the last of a list says holds for all of it: "the Card Name Vell Forward and the Job Pilot Forwards you
control". "This Forward", after a Forward was chosen, is that one: a card calls itself by its name, and "this" only in
quotes, in what it gives to others.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from engine.abilities.effects import Choose
from engine.abilities.kinds import Ability
from engine.abilities.node import Node, walk
from engine.abilities.nouns import IsCard, Noun, OfType
from engine.abilities.references import Any as AnyOne
from engine.abilities.references import Both, Every, Pick, Reference, That, The, This
from engine.abilities.statics import Granted
from engine.effects.locking import rebuilt
from engine.games.fftcg.deeds.places import spread
from engine.games.fftcg.vocabulary import IsCharacter

#: References that find what fits a noun.
_FINDING = (AnyOne, Every, Pick, The)
_HEADS = (OfType, IsCharacter)


def said_plainly(ability: Ability) -> Ability:
    """Return a printed ability with what leans on other words said plainly."""
    parts = list(walk(ability))
    if any(isinstance(one, Both) for one in parts):
        ability = _lists(ability)
    if any(isinstance(one, This) for one in parts) and any(isinstance(one, Choose) for one in parts):
        said = [getattr(ability, name) for name in ("trigger", "cost", "condition") if hasattr(ability, name)]
        if not any(_is_one(one) for part in said for one in walk(part)):
            ability = _chosen(ability)
    return ability


def _lists(node: Any) -> Any:
    """Return a part of the tree with what only the last of a list says put into the others."""
    found = _inside(node, _lists)
    return _shared(found) if isinstance(found, Both) else found


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

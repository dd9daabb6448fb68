"""What an article means by where it stands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any as Anything

from engine import abilities as ab

_ONE = ab.Exactly(ab.Number(1))


def settled(node: object) -> object:
    """The tree with each indefinite reference as what it means there: print says both "a card" and "1 card" of both.
    What is done is done to one that a player picks, what happens or is so concerns any. And "the Forward you control",
    of which there may be many and which no name tells apart, is every one.
    """
    if isinstance(node, tuple):
        found = tuple(settled(one) for one in node)
        return found if any(one is not other for one, other in zip(found, node, strict=True)) else node
    if not isinstance(node, ab.Node):
        return node
    changed: dict[str, Anything] = {}
    for name in node.field_names:
        value = getattr(node, name)
        if isinstance(value, ab.Node | tuple) and (other := _meant(node, name, settled(value))) is not value:
            changed[name] = other
    return replace(node, **changed) if changed else node


def _are_many(noun: ab.Noun) -> bool:
    """Whether a noun is that of all whom a player controls, not of one by its name."""
    kinds = {type(quality) for quality in noun.qualities}
    return ab.ControlledBy in kinds and ab.Named not in kinds


def _meant(node: ab.Node, name: str, value: Anything) -> Anything:
    match node, value:
        case ab.Effect(), ab.Any(noun) if name == "what":
            return ab.Pick(_ONE, noun)
        case ab.Effect(), ab.Both(references) if name == "what":
            found = tuple(_meant(node, name, one) for one in references)
            return replace(value, references=found) if found != references else value
        # "Only 1" says how many.
        case ab.Targets(only=True), ab.Pick():
            return value
        case (ab.Event() | ab.EventVerb() | ab.Condition() | ab.Quality()), ab.Pick(count, noun) if count == _ONE:
            return ab.Any(noun)
        case _, ab.The(noun) if _are_many(noun):
            return ab.Every(noun)
        case ab.Event(), tuple():
            found = tuple(_meant(node, name, one) for one in value)
            return found if found != value else value
    return value

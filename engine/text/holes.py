"""Trees with holes: one tree that says both how the slots of a pattern are put together and how they are taken out.

    tree(ByPlayer(Player.OPPONENT, GainControl(hole("what"), RestOfGame())), "~give control of {what:obj} to them")

A hole holds any value but None; `hole("count", Exactly, UpTo)` only values of these classes. The same hole twice holds
equal values. `rest("qualities")` stands for what is left of a tuple, in any place of it; `rest("noun", Noun)` for the
same where the slot has it inside a node of its own: Noun((rest("noun", Noun), ControlledBy(player))).
`each("nouns", ...)` is a tuple of one tree for each value of the slot. `altered("verb", "what", It(), hole("what"))` is
what the slot holds, with something else in a field of it: verbs that stand before their common object.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine import abilities as ab


class _Hole:
    """A place in a tree that a slot fills."""

    __slots__ = ("inside", "kinds", "name", "several")

    def __init__(self, name: str, kinds: tuple[type, ...] = (), *, several: bool = False, inside: Any = None) -> None:
        self.name = name
        self.kinds = kinds
        self.several = several
        #: The class of nodes that the slot has what is left of a tuple in.
        self.inside = inside


def hole(name: str, *kinds: type) -> Any:
    """The place of the slot of this name, for values of these classes if any are named."""
    return _Hole(name, kinds)


def rest(name: str, inside: type[ab.Node] | None = None) -> Any:
    """What is left of a tuple, as a tuple, or as that of a node: the slot of this name."""
    return _Hole(name, several=True, inside=inside)


class _Each:
    """A tuple of one tree for each value of a slot."""

    __slots__ = ("made", "name")

    def __init__(self, name: str, made: object) -> None:
        self.name = name
        self.made = made


def each(name: str, made: object) -> Any:
    """As many of this tree as the slot of this name has values: And(each("nouns", Has(YOU, SOME, hole("nouns"))))."""
    return _Each(name, made)


class _Altered:
    """What a slot holds, with something else in a field of it."""

    __slots__ = ("field", "made", "name", "usual")

    def __init__(self, name: str, field: str, usual: object, made: object) -> None:
        self.name = name
        self.field = field
        self.usual = usual
        self.made = made


def altered(name: str, field: str, usual: object, made: object) -> Any:
    """The node of the slot of this name with something else in a field, where the slot itself has what is usual."""
    return _Altered(name, field, usual, made)


def filled(made: object, slots: Mapping[str, object]) -> object:
    """The tree with its holes filled from the slots."""
    if isinstance(made, _Hole):
        return slots[made.name]
    if isinstance(made, _Altered):
        held: Any = slots[made.name]
        return replace(held, **{made.field: filled(made.made, slots)})
    if isinstance(made, _Each):
        several: Any = slots[made.name]
        return tuple(filled(made.made, {**slots, made.name: one}) for one in several)
    if isinstance(made, tuple):
        found: tuple[object, ...] = ()
        for part in made:
            if isinstance(part, _Hole) and part.several:
                found += _left(slots[part.name])
            else:
                found += (filled(part, slots),)
        return found
    if isinstance(made, ab.Node):
        told: dict[str, Any] = {name: filled(getattr(made, name), slots) for name in made.field_names}
        return replace(made, **told)
    return made


def _left(held: object) -> tuple[object, ...]:
    """What is left of a tuple, as itself or inside a node."""
    if isinstance(held, ab.Node):
        held = getattr(held, held.field_names[0])
    assert isinstance(held, tuple)
    return held


def fillings(made: object, value: object) -> Mapping[str, object] | None:
    """What the slots hold where the value is the tree with its holes filled; None where it is not."""
    found: dict[str, object] = {}
    return found if _fits(made, value, found) else None


def _fits(made: object, value: object, found: dict[str, object]) -> bool:
    if isinstance(made, _Hole):
        fits = value is not None and (not made.kinds or isinstance(value, made.kinds))
        return fits and found.setdefault(made.name, value) == value
    if isinstance(made, _Altered):
        return _altered_fits(made, value, found)
    if isinstance(made, _Each):
        return isinstance(value, tuple) and _each_fits(made, value, found)
    if isinstance(made, tuple):
        return isinstance(value, tuple) and _tuple_fits(made, value, found)
    if isinstance(made, ab.Node):
        if type(value) is not type(made):
            return False
        return all(_fits(getattr(made, name), getattr(value, name), found) for name in made.field_names)
    return made == value


def _altered_fits(made: _Altered, value: Any, found: dict[str, object]) -> bool:
    if not isinstance(value, ab.Node) or made.field not in value.field_names:
        return False
    changed: dict[str, Any] = {made.field: made.usual}
    held = replace(value, **changed)
    return _fits(made.made, getattr(value, made.field), found) and found.setdefault(made.name, held) == held


def _each_fits(made: _Each, value: tuple[object, ...], found: dict[str, object]) -> bool:
    several = []
    for one in value:
        own = {name: held for name, held in found.items() if name != made.name}
        if not _fits(made.made, one, own):
            return False
        several.append(own.pop(made.name))
        found.update(own)
    return found.setdefault(made.name, tuple(several)) == tuple(several)


def _tuple_fits(made: tuple[object, ...], value: tuple[object, ...], found: dict[str, object]) -> bool:
    place = next((at for at, part in enumerate(made) if isinstance(part, _Hole) and part.several), None)
    if place is None:
        return len(made) == len(value) and all(
            _fits(part, one, found) for part, one in zip(made, value, strict=True)
        )
    after = len(made) - place - 1
    if len(value) < place + after:
        return False
    several = made[place]
    assert isinstance(several, _Hole)
    middle: Any = value[place : len(value) - after]
    if several.inside is not None:
        middle = several.inside(middle)
    ends = (*value[:place], *value[len(value) - after :])
    kept = (*made[:place], *made[place + 1 :])
    return found.setdefault(several.name, middle) == middle and _tuple_fits(kept, ends, found)
